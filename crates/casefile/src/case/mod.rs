//! Rule cases: a position, some inputs, and what is expected of them.
//!
//! docs/cases.md describes the format. A case is first taken apart ([`game_of`] tells whose it
//! is), then read with the notation of its game, then run.

mod expect;
mod facts;
mod files;
mod header;
mod listing;
mod message;
mod parse;
mod perft;
mod play;
mod run;
mod sheet;
mod step;
mod update;
mod verbs;
mod verdict;

pub use files::{End, Report, run_dir, run_file, run_file_with, run_folder};
pub use header::{Header, is_rule_id};
pub use run::run;
pub use sheet::{game_of, position_of, rules_of};
pub use verbs::{HEADINGS, VERBS};
pub use verdict::{Note, Rewritten, Verdict};

/// What kind of case a text is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A rule by example: it names its rules and says what it shows.
    Case,
    /// A count of positions: it need not.
    Perft,
}

/// What is done about expectations that do not hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    /// They fail.
    Check,
    /// They are rewritten, if a program can say what should stand there.
    Update,
}

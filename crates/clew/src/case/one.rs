//! One case file.

use std::path::Path;

use casefile::case::{self, Kind, Mode, Report};
use game::{Outline, Unreadable};
use games::{Complete, Visitor};

/// Runs a case on the game that it names, and writes it anew if something was rewritten.
pub(super) fn run(path: &Path, mode: Mode) -> Report {
    case::run_file_with(path, mode, |text, kind, mode| {
        let name = case::game_of(text)?;
        match games::visit(name, Run { text, kind, mode }) {
            Ok(verdict) => verdict,
            Err(unknown) => Err(unknown.unreadable().on_line(game_line(text))),
        }
    })
}

fn game_line(text: &str) -> usize {
    let outline = Outline::read(text).unwrap_or_default();
    outline.find("game").map_or(1, |entry| entry.line)
}

struct Run<'t> {
    text: &'t str,
    kind: Kind,
    mode: Mode,
}

impl Visitor for Run<'_> {
    type Output = Result<case::Verdict, Unreadable>;

    fn visit<G: Complete>(self) -> Self::Output {
        case::run::<G>(self.text, self.kind, self.mode)
    }
}

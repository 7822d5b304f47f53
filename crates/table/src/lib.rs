//! A table and its records, without IO.
//!
//! Everything that happens at a table is a [`Record`]; docs/journal.md describes the text format. A
//! [`Table`] is the state that follows from the records: [`Table::plan`] turns a [`Command`] into an
//! append on a copy, the caller stores the append, and [`Table::commit`] adopts the copy. [`replay()`]
//! rebuilds the table from its stored records. A [`Vault`] holds the secret seed that decides every
//! outcome of chance; when the seed is published at the end, [`verify()`] recomputes each outcome.
//!
//! This crate reads no clock and no file. Only `system.rs` asks the operating system for randomness.

mod alias;
mod append;
mod apply;
mod chain;
mod command;
mod dice;
mod draft;
mod end;
mod file;
mod format;
pub mod hex;
mod keys;
mod names;
mod note;
mod people;
mod plan;
mod planning;
mod record;
mod rejected;
mod rematch;
mod replay;
mod secret;
mod system;
mod table;
mod timeline;
mod unix_millis;
mod value;
mod vault;
mod verify;
mod walk;

pub use alias::{Alias, AliasKey};
pub use append::Append;
pub use chain::Hash;
pub use command::{Actor, Command};
pub use dice::SeededDice;
pub use end::{End, Reason};
pub use file::{Records, file_header};
pub use format::Format;
pub use keys::Keys;
pub use names::{Key, Level, Name, Person, TableId};
pub use note::{Closing, Note, Notes, SeatLink, Switch};
pub use people::{People, Sitter};
pub use plan::{Outdated, Parts, Plan};
pub use record::Record;
pub use rejected::{Rejected, Unfit};
pub use replay::{Broken, follow, replay, replay_events};
pub use secret::{Entropy, Salt, Seed};
pub use system::{NoRandomness, random};
pub use table::Table;
pub use unix_millis::UnixMillis;
pub use value::Value;
pub use vault::Vault;
pub use verify::{Outcomes, Verified, verify};
pub use walk::{Step, walk};

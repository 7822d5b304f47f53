//! A table and its records.
//!
//! All that ever happens at a table is a list of [`Record`]s; docs/journal.md says what they look
//! like. A [`Table`] is what follows from them: [`Table::plan`] makes records of a command, on a
//! copy; [`Table::commit`] takes them over; [`replay`] makes an equal table of the same records.
//! A [`Vault`] holds the seed that every die follows from, and [`verify`] draws them all again.
//!
//! Nothing here reads a clock or a file. Only `system.rs` asks for randomness.

mod again;
mod alias;
mod append;
mod apply;
mod bare;
mod chain;
mod command;
mod draft;
mod draws;
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
mod replay;
mod secret;
mod start_value;
mod system;
mod table;
mod timeline;
mod value;
mod vault;
mod verify;
mod walk;
mod wall;

pub use alias::{Alias, AliasKey};
pub use append::Append;
pub use bare::{Inputs, bare};
pub use chain::Hash;
pub use command::{Command, Hand};
pub use draws::Draws;
pub use end::{End, Reason};
pub use file::Records;
pub use format::Format;
pub use keys::Keys;
pub use names::{Key, Level, Name, Person, TableId};
pub use note::{Note, Notes, SeatLink, Switch};
pub use people::{People, Sitter};
pub use plan::{Outdated, Parts, Plan};
pub use record::Record;
pub use rejected::{Rejected, Unfit};
pub use replay::{Broken, follow, replay, retell};
pub use secret::{Entropy, Salt, Seed};
pub use system::{NoRandomness, random};
pub use table::Table;
pub use value::Value;
pub use vault::Vault;
pub use verify::{Outcomes, Verified, verify};
pub use walk::{Step, walk};
pub use wall::UnixMillis;

//! The append-only log of tables.
//!
//! A [`Journal`] keeps what happened at tables: [`Journal::append`] writes all or nothing and
//! answers when it is durable, [`Journal::read`] gives it back checked. The number of an append is
//! the fence between several writers: one gets it, the others are told of a conflict.
//!
//! Beside the log it keeps what the lobby lists, who sits where and when a table wants to be woken;
//! all of that is written together with the append that changed it. docs/journal.md says where
//! things lie on disk.

mod chain;
mod entry;
mod faulty;
mod journal;
mod keep;
mod memory;
mod notice;
mod postgres;
mod sqlite;
mod summary;
#[cfg(test)]
mod tests;
mod trouble;

pub use entry::{AppendId, Entry, Row, ServerId};
pub use faulty::{Outage, When};
pub use journal::Journal;
pub use keep::Keep;
pub use notice::{Notice, Notices};
pub use postgres::ConnectError;
pub use sqlite::OpenError;
pub use summary::{Access, Chat, Held, Listed, State, Summary};
pub use trouble::{AppendError, Damage, ReadError, Trouble};

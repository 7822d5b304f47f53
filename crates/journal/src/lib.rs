//! The append-only log of tables, in memory, in SQLite or in PostgreSQL.
//!
//! [`Journal::append`] stores records all or nothing and returns when they are durable;
//! [`Journal::read`] returns them checked. The sequence number of an append decides between writers: one
//! of them gets it, the others get [`AppendError::Conflict`].
//!
//! ```
//! use journal::{Access, AppendId, Chat, Entry, Journal, State, Summary};
//! use table::{Append, Format, Hash, Record, TableId, UnixMillis, Vault};
//!
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let journal = Journal::memory();
//! let table: TableId = "blue-fox-7".parse()?;
//! let vault = Vault::from_system(Format::NEWEST)?;
//! let opened = Record::Open {
//!     table: table.clone(),
//!     game: "mago-magino".to_owned(),
//!     commitment: vault.commitment(),
//!     rules: Some(1),
//! };
//! let now = UnixMillis(1_700_000_000_000);
//! let entry = Entry {
//!     table: table.clone(),
//!     append: Append::new(1, Hash::START, vec![opened]),
//!     id: AppendId(table::random()?),
//!     summary: Summary {
//!         game: "mago-magino".to_owned(),
//!         state: State::Waiting,
//!         access: Access::Public,
//!         seats: 2,
//!         free: 2,
//!         chat: Chat::On,
//!         opened: now,
//!         changed: now,
//!         wake: None,
//!     },
//!     seats: None,
//!     vault: Some(vault),
//! };
//! journal.append(entry).await?;
//!
//! let rows = journal.read(&table, 1).await?;
//! assert_eq!(rows[0].seq(), 1);
//! assert_eq!(journal.lobby(10).await?[0].table, table);
//! # Ok(())
//! # }
//! ```
//!
//! Besides the log, the journal keeps what the lobby lists, who sits where and when a table has a
//! deadline. All of that is written in one transaction with the append that changed it. docs/journal.md
//! describes the database schema.

mod chain;
mod entry;
mod faulty;
mod journal;
mod memory;
mod postgres;
mod presence;
mod retention;
mod sqlite;
mod summary;
#[cfg(test)]
mod tests;
mod trouble;

pub use entry::{AppendId, Entry, Row, ServerId};
pub use faulty::{Outage, When};
pub use journal::{Journal, Notice, Notices};
pub use postgres::ConnectError;
pub use presence::Presence;
pub use retention::Retention;
pub use sqlite::OpenError;
pub use summary::{Access, Chat, LobbyTable, SeatedTable, State, Summary};
pub use trouble::{AppendError, Damage, ReadError, Trouble};

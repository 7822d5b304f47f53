//! How large a table may become, and what happens at tables that people have left.

use std::time::Duration;

use table::{Closing, Command, Reason, UnixMillis};

use super::task::Room;

/// How large a table may become, and when the server stops playing at one that people have left.
#[derive(Clone, Copy, Debug)]
pub struct TableBounds {
    /// Maximum number of appends. With the last one the table is closed.
    pub appends: u64,
    /// Maximum size of the records in bytes. The append that reaches it is the last one.
    pub bytes: u64,
    /// After this time without a person, player or spectator, bots stop.
    pub deserted: Duration,
    /// After this time without an append a running table is closed.
    pub abandoned: Duration,
}

impl Default for TableBounds {
    fn default() -> Self {
        Self {
            appends: 50_000,
            bytes: 32 * 1024 * 1024,
            deserted: Duration::from_secs(5 * 60),
            abandoned: Duration::from_secs(30 * 24 * 3600),
        }
    }
}

impl Room {
    /// Closes the table if it has as many records as one table may have.
    pub(super) async fn close_if_full(&mut self) {
        let TableBounds { appends, bytes, .. } = self.context.bounds;
        // The append that closes the table is the last one.
        let is_full = self.table.seq() + 1 >= appends || self.turns.bytes() >= bytes;
        if !is_full || self.table.end().is_some() {
            return;
        }
        let table = self.table.id().clone();
        tracing::warn!(%table, limit = "records of one table", "a limit was hit: the table is closed");
        if self.try_append(Command::CloseFor(Closing::Limit)).await.is_err() {
            tracing::error!(%table, "a table that is full could not be closed");
        }
    }

    /// Whether no person has been at the table for a while.
    pub(super) fn is_deserted(&self) -> bool {
        let since = self.presence.last_person();
        let deserted = self.context.bounds.deserted.as_millis() as u64;
        !self.is_watched() && self.now.0.saturating_sub(since.0) >= deserted
    }

    /// Closes a running table at which nothing has happened for a long time.
    pub(super) async fn close_if_abandoned(&mut self) {
        let abandoned = self.context.bounds.abandoned.as_millis() as u64;
        let is_old = self.now.0.saturating_sub(self.summary.changed.0) >= abandoned;
        if !is_old || !self.table.is_started() || self.table.end().is_some() {
            return;
        }
        // If that fails, it is tried again with the next sweep.
        if self.append(Command::Close { reason: Reason::Abandoned }).await.is_ok() {
            tracing::info!(table = %self.table.id(), "an abandoned table was closed");
        }
    }
}

/// The time before which a running table must have changed last to count as abandoned.
pub(crate) fn abandoned_before(bounds: TableBounds, now: UnixMillis) -> UnixMillis {
    UnixMillis(now.0.saturating_sub(bounds.abandoned.as_millis() as u64))
}

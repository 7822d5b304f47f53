//! How many public tables one person and one address may have in the lobby.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use journal::{Journal, State};
use table::TableId;

use super::{Client, ClientKey, RateLimits};
use crate::Error;
use crate::error::RequestError;

/// Maximum number of public tables that one person has opened and that have not ended.
const MAX_OF_PERSON: usize = 5;
/// The same for all people at one address.
const MAX_OF_ADDRESS: usize = 60;
/// Seconds after which a place may be free again.
const RETRY_AFTER_S: u32 = 60;
/// Number of clients at which those without open tables are forgotten.
const MAX_KEYS: usize = 10_000;

/// The public tables that clients have opened. They are known in memory alone: after a restart everybody has all
/// places again.
#[derive(Debug)]
pub(crate) struct LobbyPlaces {
    limits: RateLimits,
    tables: Mutex<HashMap<ClientKey, Vec<TableId>>>,
}

impl LobbyPlaces {
    pub(crate) fn new(limits: RateLimits) -> Self {
        Self { limits, tables: Mutex::default() }
    }

    /// Checks that a client may open another public table.
    ///
    /// # Errors
    /// If the person or the address has too many, or the store cannot be read.
    pub(crate) async fn check(&self, journal: &Journal, client: &Client) -> Result<(), Error> {
        if self.limits == RateLimits::Off {
            return Ok(());
        }
        let person = client.person.map(|person| (person, MAX_OF_PERSON));
        for (key, max) in person.into_iter().chain([(client.address, MAX_OF_ADDRESS)]) {
            if self.of(key).len() < max {
                continue;
            }
            if self.refresh(journal, key).await >= max {
                tracing::warn!(limit = "public tables", client = %key, "a limit was hit");
                return Err(RequestError::TooManyPlaces { seconds: RETRY_AFTER_S }.into());
            }
        }
        Ok(())
    }

    /// Counts a public table that a client has opened.
    pub(crate) fn add(&self, client: &Client, table: &TableId) {
        let mut tables = self.lock();
        if tables.len() >= MAX_KEYS {
            // Most tables have ended by now, and nobody knows which.
            tables.clear();
        }
        for key in client.person.into_iter().chain([client.address]) {
            let open = tables.entry(key).or_default();
            if !open.contains(table) {
                open.push(table.clone());
            }
        }
    }

    /// Drops the tables of a client that have ended, and returns how many are left.
    async fn refresh(&self, journal: &Journal, key: ClientKey) -> usize {
        let mut ended = Vec::new();
        for table in self.of(key) {
            // A table that cannot be read now is still there.
            let state = journal.summary(&table).await.map(|summary| summary.state);
            if matches!(
                state,
                Ok(State::Over | State::Closed) | Err(journal::ReadError::NoSuchTable)
            ) {
                ended.push(table);
            }
        }
        let mut tables = self.lock();
        let left = tables.entry(key).or_default();
        left.retain(|table| !ended.contains(table));
        left.len()
    }

    fn of(&self, key: ClientKey) -> Vec<TableId> {
        self.lock().get(&key).cloned().unwrap_or_default()
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<ClientKey, Vec<TableId>>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

//! Puts the records of a table into a data folder, as a server would have.

use anyhow::{Result, anyhow};
use game::{Game, Seat};
use journal::{Access, AppendId, Chat, Entry, Journal, State, Summary};
use table::{Append, Person, Table, Vault, replay};

use super::world::BEGIN;

/// Writes a table that has started.
///
/// # Errors
/// If the records make no table, or the journal does not take them.
pub(super) async fn keep<G: Game>(
    journal: &Journal,
    appends: &[Append],
    vault: &Vault,
    persons: &[(Seat, Person)],
) -> Result<()> {
    for (nth, append) in appends.iter().enumerate() {
        let table: Table<G> = replay(&appends[..=nth]).map_err(|broken| anyhow!("{broken}"))?;
        let entry = Entry {
            table: table.id().clone(),
            append: append.clone(),
            id: AppendId(table::random()?),
            summary: summary(&table),
            seats: (!table.is_started()).then(|| sitters(&table, persons)),
            vault: (nth == 0).then(|| vault.clone()),
        };
        journal.append(entry).await.map_err(|error| anyhow!("{error}"))?;
    }
    journal.close().await;
    Ok(())
}

fn summary<G: Game>(table: &Table<G>) -> Summary {
    Summary {
        game: G::NAME.to_owned(),
        state: if table.is_started() { State::Running } else { State::Waiting },
        access: Access::Private,
        seats: table.people().seats(),
        free: table.people().free().len(),
        chat: Chat::On,
        opened: BEGIN,
        changed: BEGIN,
        wake: table.deadline(),
    }
}

/// Those of these persons who have sat down.
fn sitters<G: Game>(table: &Table<G>, persons: &[(Seat, Person)]) -> Vec<(Seat, Person)> {
    let players: Vec<Seat> = table.people().players().collect();
    persons.iter().copied().filter(|(seat, _)| players.contains(seat)).collect()
}

//! Opens tables of any game, and loads them from their records.

use std::sync::Arc;

use table::{Append, Broken, Command, Record, Table, TableId, Vault, replay};

use crate::{AnyPlan, AnyTable, Complete, Happened, Refused, UnknownGame, Visitor, visit};

/// The reason why records do not make a table.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unloadable {
    /// The game is unknown.
    #[error("{0}")]
    Game(#[from] UnknownGame),
    /// The records are invalid, or were written by newer rules.
    #[error("{0}")]
    Broken(#[from] Broken),
    /// There is no record, or the first one is not `open`.
    #[error("the first record must be `open`")]
    NotOpened,
}

/// Plans the first append of a table of this game, with first settings and players in it.
///
/// # Errors
/// If no game has this name; the inner error: if one of the commands is rejected.
pub fn open(
    game: &str,
    id: TableId,
    vault: &Vault,
    commands: Vec<Command>,
) -> Result<Result<AnyPlan, Refused>, UnknownGame> {
    visit(game, Open { id, vault, commands })
}

/// Rebuilds a table from all its appends.
///
/// # Errors
/// The first invalid record.
pub fn load(appends: &[Append]) -> Result<Arc<dyn AnyTable>, Unloadable> {
    Ok(visit(game(appends)?, Load(appends))??)
}

/// The events of each of these appends, from the first on. Bots that return to a table catch up by them.
///
/// # Errors
/// The first invalid record.
pub fn replay_events(appends: &[Append]) -> Result<Vec<Happened>, Unloadable> {
    Ok(visit(game(appends)?, ReplayEvents(appends))??)
}

fn game(appends: &[Append]) -> Result<&str, Unloadable> {
    match appends.first().and_then(|append| append.records().first()) {
        Some(Record::Open { game, .. }) => Ok(game),
        _ => Err(Unloadable::NotOpened),
    }
}

struct Open<'v> {
    id: TableId,
    vault: &'v Vault,
    commands: Vec<Command>,
}

impl Visitor for Open<'_> {
    type Output = Result<AnyPlan, Refused>;

    fn visit<G: Complete>(self) -> Self::Output {
        Ok(AnyPlan::of(Table::<G>::open_with(self.id, self.vault, self.commands)?))
    }
}

struct Load<'a>(&'a [Append]);

impl Visitor for Load<'_> {
    type Output = Result<Arc<dyn AnyTable>, Broken>;

    fn visit<G: Complete>(self) -> Self::Output {
        Ok(Arc::new(replay::<G>(self.0)?))
    }
}

struct ReplayEvents<'a>(&'a [Append]);

impl Visitor for ReplayEvents<'_> {
    type Output = Result<Vec<Happened>, Broken>;

    fn visit<G: Complete>(self) -> Self::Output {
        let mut happened = Vec::new();
        table::replay_events::<G>(self.0, |seq, events| {
            if !events.is_empty() {
                happened.push(Happened::new::<G>(seq, events));
            }
        })?;
        Ok(happened)
    }
}

#[cfg(test)]
mod tests;

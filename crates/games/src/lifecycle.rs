//! How tables of any game come into being: opened, or made again of their records.

use std::sync::Arc;

use table::{Append, Broken, Command, Record, Table, TableId, Vault, replay};

use crate::{AnyPlan, AnyTable, Complete, Happened, Refused, UnknownGame, Visitor, visit};

/// Why records do not make a table.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Unloadable {
    /// The game is not known here.
    #[error("{0}")]
    Game(#[from] UnknownGame),
    /// They are no game, or were written by newer rules.
    #[error("{0}")]
    Broken(#[from] Broken),
    /// There is no first record, or it is no `open`.
    #[error("the first record must be `open`")]
    NotOpened,
}

/// Plans the first append of a table of the game of this name, with what is set and who sits down
/// at once.
///
/// # Errors
/// If no game has that name. The inner one: if one of the commands is rejected.
pub fn open(
    game: &str,
    id: TableId,
    vault: &Vault,
    commands: Vec<Command>,
) -> Result<Result<AnyPlan, Refused>, UnknownGame> {
    visit(game, Open { id, vault, commands })
}

/// The table that these appends make, from the first on.
///
/// # Errors
/// The first record that cannot be.
pub fn load(appends: &[Append]) -> Result<Arc<dyn AnyTable>, Unloadable> {
    Ok(visit(game(appends)?, Load(appends))??)
}

/// What happened in each of these appends, from the first on: for bots that come back to a table.
///
/// # Errors
/// The first record that cannot be.
pub fn retell(appends: &[Append]) -> Result<Vec<Happened>, Unloadable> {
    Ok(visit(game(appends)?, Retell(appends))??)
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

struct Retell<'a>(&'a [Append]);

impl Visitor for Retell<'_> {
    type Output = Result<Vec<Happened>, Broken>;

    fn visit<G: Complete>(self) -> Self::Output {
        let mut told = Vec::new();
        table::retell::<G>(self.0, |seq, events| {
            if !events.is_empty() {
                told.push(Happened::new::<G>(seq, events));
            }
        })?;
        Ok(told)
    }
}

#[cfg(test)]
mod tests;

//! The campaign: which scenarios of a game a group of people has tried and won (MZ-80).

use std::sync::Arc;

use game::{Outcome, Seat, SeatSet};
use games::AnyTable;
use table::{Append, End, Person, Record, TableId};
use ui::CampaignResult;
use ui::pages::{Tried, has_campaign};

use crate::Error;
use crate::app::App;
use crate::error::RoomError;
use crate::room::catch_game_panic;

/// The number of a person's newest tables that are searched.
const MAX_TABLES: usize = 200;

/// The result of a finished game that counts for the campaign.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct GameResult {
    result: CampaignResult,
    is_won: bool,
    /// The people who acted in it.
    acted: Vec<Person>,
}

/// For each scenario: how often all of these people tried it together, and how often they won.
///
/// # Errors
/// If the store cannot be read.
pub(crate) async fn tried(app: &App, people: &[Person]) -> Result<Vec<Tried>, Error> {
    let Some(&first) = people.first() else { return Ok(Vec::new()) };
    let tables = app.journal.of_person(first, MAX_TABLES).await?;
    let mut tried = Vec::new();
    for held in tables {
        if !has_campaign(&held.summary.game) || held.summary.state != journal::State::Over {
            continue;
        }
        if let Some(result) = result(app, &held.table).await?
            && people.iter().all(|person| result.acted.contains(person))
        {
            count(&result, &mut tried);
        }
    }
    Ok(tried)
}

/// The people at a table. Only the store knows them: the records have another id for each at every
/// table.
///
/// # Errors
/// If the store cannot be read.
pub(crate) async fn people(app: &App, table: &TableId) -> Result<Vec<Person>, Error> {
    Ok(sitters(app, table).await?.into_iter().map(|(_, person)| person).collect())
}

async fn sitters(app: &App, table: &TableId) -> Result<Vec<(Seat, Person)>, Error> {
    Ok(app.journal.sitters(table).await.map_err(RoomError::unreadable(table))?)
}

/// The result of a finished table, from the cache, or else by replaying its records.
async fn result(app: &App, id: &TableId) -> Result<Option<Arc<GameResult>>, Error> {
    if let Some(known) = app.results.get(id) {
        return Ok(known);
    }
    let (appends, sitters) = (app.appends(id).await?, sitters(app, id).await?);
    // A table that can no longer be replayed does not count, and hides no other.
    let result = catch_game_panic(|| result_of(&*games::load(&appends).ok()?, &appends, &sitters));
    let result = result.flatten().map(Arc::new);
    app.results.insert(id.clone(), result.clone());
    Ok(result)
}

/// The result of a game; `None` if it does not count.
fn result_of(
    table: &dyn AnyTable,
    appends: &[Append],
    sitters: &[(Seat, Person)],
) -> Option<GameResult> {
    let Some(End::Over(outcome)) = table.end() else { return None };
    let result = table.campaign_result()?;
    let acted = acted(table, appends);
    let acted = sitters.iter().filter(|(seat, _)| acted.contains(*seat));
    let is_won = matches!(outcome, Outcome::Won(_));
    Some(GameResult { result, is_won, acted: acted.map(|(_, person)| *person).collect() })
}

/// The seats whose last player took an action of the game (MZ-19), not counting those of bots.
fn acted(table: &dyn AnyTable, appends: &[Append]) -> SeatSet {
    let (mut acted, mut covered) = (SeatSet::NOBODY, SeatSet::NOBODY);
    for record in appends.iter().flat_map(Append::records) {
        match record {
            Record::Join { seat, .. } => {
                (acted, covered) = (acted.without(*seat), covered.without(*seat));
            }
            Record::Cover { seat, .. } => covered = covered.with(*seat),
            Record::Uncover { seat } => covered = covered.without(*seat),
            Record::Act { seat, action, .. }
                if !covered.contains(*seat) && table.takes_part(action) =>
            {
                acted = acted.with(*seat);
            }
            _ => {}
        }
    }
    acted
}

fn count(&GameResult { result, is_won, .. }: &GameResult, tried: &mut Vec<Tried>) {
    let CampaignResult { scenario, best } = result;
    if tried.len() < scenario {
        tried.resize(scenario, Tried::default());
    }
    let tried = &mut tried[scenario - 1];
    tried.games += 1;
    if is_won {
        tried.won += 1;
        tried.best = Some(tried.best.map_or(best, |so_far| so_far.better(best)));
    }
}

#[cfg(test)]
mod tests {
    use ui::pages::Best;

    use super::*;

    #[test]
    fn games_are_counted_by_scenario_and_a_defeat_is_never_the_best() {
        let mut tried = Vec::new();
        let best = |timers| Best { timers, left: Some(1) };
        for (scenario, is_won, timers) in [(3, false, 0), (1, true, 4), (3, true, 3), (3, true, 2)]
        {
            let result = CampaignResult { scenario, best: best(timers) };
            count(&GameResult { result, is_won, acted: Vec::new() }, &mut tried);
        }
        let counts: Vec<_> = tried.iter().map(|tried| (tried.games, tried.won)).collect();
        assert_eq!(counts, [(1, 1), (0, 0), (3, 2)]);
        assert_eq!(tried[2].best, Some(best(2)));
    }
}

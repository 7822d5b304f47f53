//! The campaign of Magic Maze: which scenarios a group of people has tried and won (MZ-80).

use std::sync::Arc;

use game::{Game, Millis, Outcome, Seat, SeatSet};
use magic_maze::{MagicMaze, Sand};
use table::{Append, End, Person, Record, Table, TableId};
use ui::pages::{Best, Tried};

use crate::Error;
use crate::app::App;
use crate::error::RoomError;
use crate::room::catch_game_panic;

/// The game that has a campaign.
pub(crate) const GAME: &str = MagicMaze::NAME;
/// The number of a person's newest tables that are searched.
const MAX_TABLES: usize = 200;
/// The seconds of the timer in the rules as printed.
const SAND_SECONDS: u16 = 180;
/// MZ-19: inputs that are sent like actions and do not count as such.
const NO_ACTIONS: [&str; 4] = ["discard", "do-something", "give-up", "play-on"];

/// The result of a finished game that counts for the campaign.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct GameResult {
    /// The scenario, from 1.
    scenario: usize,
    is_won: bool,
    best: Best,
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
        if held.summary.game != GAME || held.summary.state != journal::State::Over {
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
    let table = catch_game_panic(|| table::replay::<MagicMaze>(&appends).ok()).flatten();
    let result = table.and_then(|table| result_of(&table, &appends, &sitters)).map(Arc::new);
    app.results.insert(id.clone(), result.clone());
    Ok(result)
}

/// MZ-80: the result of a game; `None` if it was not played to its end, or its deck, rules, tiles or
/// time were changed, or it was paused.
fn result_of(
    table: &Table<MagicMaze>,
    appends: &[Append],
    sitters: &[(Seat, Person)],
) -> Option<GameResult> {
    let Some(End::Over(outcome)) = table.end() else { return None };
    let view = table.truth()?.0;
    let options = view.options;
    if options.changed || options.sand != SAND_SECONDS || table.is_interrupted() {
        return None;
    }
    let left = match view.sand {
        Sand::Stopped { left: Millis(left) } => Some(left),
        Sand::Still | Sand::Runs { .. } => None,
    };
    let acted = acted(appends);
    let acted = sitters.iter().filter(|(seat, _)| acted.contains(*seat));
    Some(GameResult {
        scenario: Some(usize::from(options.scenario)).filter(|&number| number > 0)?,
        is_won: matches!(outcome, Outcome::Won(_)),
        best: Best { timers: u32::from(view.totals.timers), left },
        acted: acted.map(|(_, person)| *person).collect(),
    })
}

/// The seats whose last player took an action of the game (MZ-19), not counting those of bots.
fn acted(appends: &[Append]) -> SeatSet {
    let (mut acted, mut covered) = (SeatSet::NOBODY, SeatSet::NOBODY);
    for record in appends.iter().flat_map(Append::records) {
        match record {
            Record::Join { seat, .. } => {
                (acted, covered) = (acted.without(*seat), covered.without(*seat));
            }
            Record::Cover { seat, .. } => covered = covered.with(*seat),
            Record::Uncover { seat } => covered = covered.without(*seat),
            Record::Act { seat, action, .. } if !covered.contains(*seat) => {
                let verb = action.split(' ').next().unwrap_or_default();
                if !NO_ACTIONS.contains(&verb) {
                    acted = acted.with(*seat);
                }
            }
            _ => {}
        }
    }
    acted
}

fn count(result: &GameResult, tried: &mut Vec<Tried>) {
    if tried.len() < result.scenario {
        tried.resize(result.scenario, Tried::default());
    }
    let tried = &mut tried[result.scenario - 1];
    tried.games += 1;
    if result.is_won {
        tried.won += 1;
        tried.best = Some(tried.best.map_or(result.best, |best| best.better(result.best)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_are_counted_by_scenario_and_a_defeat_is_never_the_best() {
        let mut tried = Vec::new();
        let best = |timers| Best { timers, left: Some(1) };
        for (scenario, is_won, timers) in [(3, false, 0), (1, true, 4), (3, true, 3), (3, true, 2)]
        {
            let acted = Vec::new();
            count(&GameResult { scenario, is_won, best: best(timers), acted }, &mut tried);
        }
        let counts: Vec<_> = tried.iter().map(|tried| (tried.games, tried.won)).collect();
        assert_eq!(counts, [(1, 1), (0, 0), (3, 2)]);
        assert_eq!(tried[2].best, Some(best(2)));
    }
}

//! How far people have come in the campaign of Magic Maze.

use game::{Outcome, Seat, SeatSet};
use games::AnyTable;
use table::{Append, End, Person, Record, TableId, Value};
use ui::pages::{Best, Tried};

use crate::Error;
use crate::app::App;
use crate::room::{RoomError, load};

/// The game that has a campaign.
pub(crate) const GAME: &str = "magic-maze";
/// So many of the tables of a person are looked at, the newest first.
const MOST: usize = 200;

/// How often all of these people together tried each scenario, and how often they won.
///
/// # Errors
/// If the tables cannot be read.
pub(crate) async fn tried(app: &App, people: &[Person]) -> Result<Vec<Tried>, Error> {
    let Some(&first) = people.first() else { return Ok(Vec::new()) };
    let held = app.journal.of_person(first, MOST).await;
    let held = held.map_err(|trouble| crate::error::trouble(&trouble))?;
    let ended = |held: &&journal::Held| {
        held.summary.game == GAME && held.summary.state == journal::State::Over
    };
    let mut tried = Vec::new();
    for held in held.iter().filter(ended) {
        let rows = app
            .journal
            .read(&held.table, 1)
            .await
            .map_err(|error| RoomError::unreadable(&held.table, &error))?;
        let appends: Vec<Append> = rows.into_iter().map(|row| row.append).collect();
        let sat = sitters(app, &held.table).await?;
        // One table that cannot be read any more is no reason to hide the others.
        if let Ok(table) = load(&held.table, &appends) {
            count(&*table, &appends, (&sat, people), &mut tried);
        }
    }
    Ok(tried)
}

/// Those who sit at a table. Only the store knows: records have another id for them at each table.
///
/// # Errors
/// If they cannot be read.
pub(crate) async fn people(app: &App, table: &TableId) -> Result<Vec<Person>, Error> {
    Ok(sitters(app, table).await?.into_iter().map(|(_, person)| person).collect())
}

async fn sitters(app: &App, table: &TableId) -> Result<Vec<(Seat, Person)>, Error> {
    app.journal.sitters(table).await.map_err(|error| RoomError::unreadable(table, &error).into())
}

/// MZ-80: counts a game of a scenario that nothing was changed of, if each of the group did something
/// in it. `sat` is who sat where.
fn count(
    table: &dyn AnyTable,
    appends: &[Append],
    (sat, group): (&[(Seat, Person)], &[Person]),
    tried: &mut Vec<Tried>,
) {
    let Some(truth) = table.truth() else { return };
    let Ok(truth) = serde_json::from_str(&truth) else { return };
    let Some(scenario) = scenario(table, &truth) else { return };
    let Some(End::Over(outcome)) = table.end() else { return };
    let acted = acted(appends);
    let has_acted = |person: &Person| {
        sat.iter().any(|(seat, sitter)| sitter == person && acted.contains(*seat))
    };
    if !group.iter().all(has_acted) {
        return;
    }
    note(scenario, (outcome, best(&truth)), tried);
}

/// The seats whose last sitter did something there: an action of the game (MZ-19), and not by a bot.
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

/// MZ-19: what is sent like an action and is none.
const NO_ACTIONS: [&str; 4] = ["discard", "do-something", "give-up", "play-on"];

/// MZ-80: how well it was played, as far as the game tells.
fn best(truth: &serde_json::Value) -> Option<Best> {
    let timers = u32::try_from(truth["totals"]["timers"].as_u64()?).ok()?;
    Some(Best { timers, left: truth["sand"]["stopped"]["left"].as_u64() })
}

fn note(scenario: usize, (outcome, best): (Outcome, Option<Best>), tried: &mut Vec<Tried>) {
    if tried.len() < scenario {
        tried.resize(scenario, Tried::default());
    }
    let tried = &mut tried[scenario - 1];
    tried.games += 1;
    if let Outcome::Won(_) = outcome {
        tried.won += 1;
        tried.best = match (tried.best, best) {
            (Some(before), Some(now)) => Some(before.better(now)),
            (before, now) => before.or(now),
        };
    }
}

/// MZ-80: which scenario was played; `None` if something of it was changed: its deck or rules, the
/// tiles themselves, the time, or by a pause.
fn scenario(table: &dyn AnyTable, truth: &serde_json::Value) -> Option<usize> {
    let options = &truth["options"];
    let own_tiles = !matches!(table.settings().get("tiles"), None | Some(Value::Default));
    let is_changed = options["changed"].as_bool()? || options["sand"].as_u64()? != SAND;
    if own_tiles || is_changed || table.is_interrupted() {
        return None;
    }
    usize::try_from(options["scenario"].as_u64()?).ok().filter(|&number| number > 0)
}

/// How many seconds the glass holds.
const SAND: u64 = 180;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_are_counted_by_scenario_and_those_that_were_won_among_them() {
        let mut tried = Vec::new();
        let best = |timers| Some(Best { timers, left: Some(1) });
        let won = Outcome::Won(SeatSet::first(2));
        for (scenario, outcome, timers) in
            [(3, Outcome::Lost, 0), (1, won, 4), (3, won, 3), (3, won, 2)]
        {
            note(scenario, (outcome, best(timers)), &mut tried);
        }
        let counts: Vec<_> = tried.iter().map(|tried| (tried.games, tried.won)).collect();
        assert_eq!(counts, [(1, 1), (0, 0), (3, 2)]);
        assert_eq!(tried[2].best, best(2), "a defeat is never the best");
    }
}

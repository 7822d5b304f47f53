//! How far people have come in the campaign of Magic Maze.

use face::pages::{Best, Tried};
use game::Outcome;
use games::AnyTable;
use table::{Append, End, Person, Sitter, Value};

use crate::Error;
use crate::app::App;
use crate::room::{load, unreadable};

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
        let rows = app.journal.read(&held.table, 1).await.map_err(|error| unreadable(&error))?;
        let appends: Vec<Append> = rows.into_iter().map(|row| row.append).collect();
        // One table that cannot be read any more is no reason to hide the others.
        if let Ok(table) = load(&held.table, &appends) {
            count(&*table, people, &mut tried);
        }
    }
    Ok(tried)
}

/// Those who sit at a table.
pub(crate) fn people(table: &dyn AnyTable) -> Vec<Person> {
    let sits = |sitter: &Sitter| match sitter {
        Sitter::Player { person, .. } => Some(*person),
        Sitter::Bot { .. } => None,
    };
    table.people().iter().filter_map(|(_, sitter)| sits(sitter)).collect()
}

fn count(table: &dyn AnyTable, group: &[Person], tried: &mut Vec<Tried>) {
    let sat = people(table);
    let Some(scenario) = scenario(table) else { return };
    let Some(End::Over(outcome)) = table.end() else { return };
    if !group.iter().all(|person| sat.contains(person)) {
        return;
    }
    note(scenario, (outcome, best(table)), tried);
}

/// MZ-80: how well it was played, as far as the game tells.
fn best(table: &dyn AnyTable) -> Option<Best> {
    let truth: serde_json::Value = serde_json::from_str(&table.truth()?).ok()?;
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

/// Which scenario was played; with tiles of one's own it was another.
fn scenario(table: &dyn AnyTable) -> Option<usize> {
    let settings = table.settings();
    if !matches!(settings.get("tiles"), None | Some(Value::Default)) {
        return None;
    }
    match settings.get("scenario") {
        None | Some(Value::Default) => Some(1),
        Some(Value::Line(number)) => number.parse().ok().filter(|&number| number > 0),
        Some(Value::Block(_)) => None,
    }
}

#[cfg(test)]
mod tests {
    use game::SeatSet;

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

//! How far people have come in the campaign of Magic Maze.

use face::pages::Tried;
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
    note(scenario, outcome, tried);
}

fn note(scenario: usize, outcome: Outcome, tried: &mut Vec<Tried>) {
    if tried.len() < scenario {
        tried.resize(scenario, Tried::default());
    }
    let tried = &mut tried[scenario - 1];
    tried.games += 1;
    tried.won += u32::from(matches!(outcome, Outcome::Won(_)));
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
        for (scenario, outcome) in [
            (3, Outcome::Lost),
            (1, Outcome::Won(SeatSet::first(2))),
            (3, Outcome::Won(SeatSet::first(2))),
        ] {
            note(scenario, outcome, &mut tried);
        }
        let counts: Vec<_> = tried.iter().map(|tried| (tried.games, tried.won)).collect();
        assert_eq!(counts, [(1, 1), (0, 0), (2, 1)]);
    }
}

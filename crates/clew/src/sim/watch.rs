//! Plays the first games of a run again and counts what a watcher sees.
//!
//! Putting sights into words is slow beside playing; so it is done for a report alone, for some of
//! the games, and one after another: what is counted does not depend on the number of threads.

use std::collections::BTreeMap;

use anyhow::Result;
use game::Game;

use super::engine::Table;
use super::options::Plan;
use crate::play::Broadcast;

/// At most so many games are watched,
const GAMES: u64 = 2_000;
/// at most so many inputs of each,
const INPUTS: u64 = 5_000;
/// and no further game once so many things were seen.
const SIGHTS: u64 = 2_000_000;

/// What was seen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Watched {
    /// How many games were watched.
    pub(crate) games: u64,
    /// At most so many inputs of each.
    pub(crate) cap: u64,
    /// How many of the games were longer.
    pub(crate) cut: u64,
    /// For each sight, as a line, how often it was seen.
    pub(crate) sights: BTreeMap<String, u64>,
}

/// Watches the first games of a run.
///
/// # Errors
/// If a game could not be played on: a fault of the game or of a bot.
pub(super) fn watch<G: Game>(plan: &Plan<G>) -> Result<Watched> {
    let cap = plan.cap.min(INPUTS);
    let mut watched = Watched { games: 0, cap, cut: 0, sights: BTreeMap::new() };
    let mut table = Table::new(plan);
    let mut seen = 0;
    for number in plan.from..plan.from.saturating_add(plan.games.min(GAMES)) {
        if seen >= SIGHTS {
            break;
        }
        let mut count = |sight: &G::Sight| {
            seen += 1;
            *watched.sights.entry(casefile::lines::of_sight(sight)).or_default() += 1;
        };
        let played = table.game(number, cap, &mut Broadcast::new(&mut count));
        let (played, _) = played.map_err(|error| error.at(number, plan.seed))?;
        watched.games += 1;
        watched.cut += u64::from(played.outcome.is_none());
    }
    Ok(watched)
}

#[cfg(test)]
mod tests {
    use bots::Bot;

    use super::*;
    use crate::play::toy::Toy;

    #[test]
    fn what_was_seen_is_counted() {
        let config = "goal 3000".parse().expect("good settings");
        let bots = vec![Bot::RANDOM];
        let plan = Plan::<Toy> {
            config,
            seats: 2,
            bots,
            games: 9,
            from: 0,
            seed: 9,
            threads: 2,
            cap: 1_000_000,
            title: String::new(),
        };
        let watched = watch(&plan).expect("the toy keeps its contract");
        assert_eq!((watched.games, watched.cut), (9, 9));
        let lines: Vec<&str> = watched.sights.keys().map(String::as_str).collect();
        assert_eq!(lines, ["0", "1", "2"]);
        assert_eq!(watched.sights.values().sum::<u64>(), 9 * INPUTS / 2);
    }
}

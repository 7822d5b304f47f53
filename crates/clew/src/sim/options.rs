//! What was asked for, checked against the game.

use std::thread;

use bots::{Bot, Roster};
use game::Game;

use super::{Args, settings};
use crate::exit::UsageError;

/// A run of games.
#[derive(Clone, Debug)]
pub(crate) struct Plan<G: Game> {
    /// The settings of every game.
    pub(crate) config: G::Config,
    /// How many sit at the table.
    pub(crate) seats: u8,
    /// One for all seats, or one for each.
    pub(crate) bots: Vec<Bot<G>>,
    /// How many games.
    pub(crate) games: u64,
    /// The number of the first of them.
    pub(crate) from: u64,
    /// Where all dice come from.
    pub(crate) seed: u64,
    /// How many threads play.
    pub(crate) threads: usize,
    /// Inputs after which a game is broken off.
    pub(crate) cap: u64,
    /// What stands before the progress bar.
    pub(crate) title: String,
}

impl<G: Roster> Plan<G> {
    /// Checks what was asked for, with these settings beside.
    ///
    /// # Errors
    /// If a setting or a bot is wrong, or there are not as many bots as seats.
    pub(super) fn new(args: &Args, beside: &[String]) -> Result<Self, UsageError> {
        let plan = Self::alone(args, beside)?;
        Ok(Self { bots: bots(&args.bots, plan.seats)?, ..plan })
    }

    /// The same without bots.
    pub(super) fn alone(args: &Args, beside: &[String]) -> Result<Self, UsageError> {
        let scenario = args.scenario.iter().map(|number| format!("scenario={number}"));
        let sets = args.sets.iter().cloned().chain(scenario).chain(beside.iter().cloned());
        let sets: Vec<String> = sets.collect();
        let config = settings::read::<G>(args.seats.as_deref(), &sets)?;
        let seats = G::seats(&config);
        let threads = args.threads.map_or_else(cores, |threads| threads as usize);
        Ok(Self {
            bots: Vec::new(),
            config,
            seats,
            games: args.games,
            from: args.from,
            seed: args.seed,
            threads,
            cap: args.cap,
            title: String::new(),
        })
    }
}

impl<G: Game> Plan<G> {
    /// How many cores are at work.
    pub(crate) fn cores(&self) -> usize {
        self.threads.min(cores())
    }

    /// The bots' names in the order they were given.
    pub(crate) fn bot_names(&self) -> Vec<&'static str> {
        self.bots.iter().map(|bot| bot.name()).collect()
    }
}

fn cores() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}

fn bots<G: Roster>(names: &[String], seats: u8) -> Result<Vec<Bot<G>>, UsageError> {
    let read = |name: &String| Bot::named(name.trim());
    let bots: Vec<Bot<G>> =
        names.iter().map(read).collect::<Result<_, _>>().map_err(UsageError::new)?;
    if bots.len() == 1 || bots.len() == usize::from(seats) {
        return Ok(bots);
    }
    Err(UsageError::new(format!(
        "--bots expected one name for all seats or {seats} with commas between, found {}",
        bots.len()
    )))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::toy::Toy;

    fn check(names: &str, seats: u8, expected: Result<usize, &str>) {
        let names: Vec<String> = names.split(',').map(str::to_owned).collect();
        let found = bots::<Toy>(&names, seats).map(|bots| bots.len());
        let found = found.map_err(|error| error.to_string());
        assert_eq!(found, expected.map_err(str::to_owned));
    }

    #[test]
    fn one_bot_for_all_or_one_for_each() {
        check("random", 3, Ok(1));
        check("random, random,random", 3, Ok(3));
        let wrong = "--bots expected one name for all seats or 3 with commas between, found 2";
        check("random,random", 3, Err(wrong));
        check("random,oracle", 2, Err("expected a bot (random), found `oracle`"));
        check("", 2, Err("expected a bot (random), found nothing"));
    }
}

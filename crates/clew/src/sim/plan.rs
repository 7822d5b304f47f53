//! A run of games as the command line describes it, checked against the game.

use std::thread;

use bots::{Bot, Roster};
use game::{Game, Kind, Unreadable};
use games::Complete;

use super::Args;
use crate::exit::UsageError;

/// A run of games.
#[derive(Clone, Debug)]
pub(crate) struct Plan<G: Game> {
    /// The settings of every game.
    pub(crate) config: G::Config,
    pub(crate) seats: u8,
    /// One bot for all seats, or one for each seat.
    pub(crate) bots: Vec<Bot<G>>,
    /// The number of games.
    pub(crate) games: u64,
    /// The number of the first game.
    pub(crate) from: u64,
    /// The seed of all dice.
    pub(crate) seed: u64,
    pub(crate) threads: usize,
    /// The number of inputs after which a game is stopped.
    pub(crate) cap: u64,
    /// The text before the progress bar.
    pub(crate) title: String,
}

impl<G: Complete> Plan<G> {
    /// A run with the bots of `--bots`, and these settings besides those of the command line.
    ///
    /// # Errors
    /// If a setting or a bot is wrong, or the number of bots does not fit the number of seats.
    pub(super) fn new(args: &Args, more: &[(String, String)]) -> Result<Self, UsageError> {
        let plan = Self::without_bots(args, more)?;
        Ok(Self { bots: bots(&args.bots, plan.seats)?, ..plan })
    }

    /// A run whose bots are chosen later.
    ///
    /// # Errors
    /// If a setting is wrong.
    pub(super) fn without_bots(args: &Args, more: &[(String, String)]) -> Result<Self, UsageError> {
        let own = [("seats", &args.seats), ("scenario", &args.scenario)];
        let own = own.into_iter().filter_map(|(key, value)| Some((key, value.as_deref()?)));
        let sets = args.sets.iter().chain(more).map(|(key, value)| (&**key, &**value));
        let config = config::<G>(&own.chain(sets).collect::<Vec<_>>())?;
        Ok(Self {
            bots: Vec::new(),
            seats: G::seats(&config),
            config,
            games: args.games,
            from: args.from,
            seed: args.seed,
            threads: args.threads.map_or_else(cores, |threads| threads as usize),
            cap: args.cap,
            title: String::new(),
        })
    }
}

impl<G: Game> Plan<G> {
    /// The number of cores that the threads can use.
    pub(crate) fn cores(&self) -> usize {
        self.threads.min(cores())
    }

    /// The names of the bots in the order of `--bots`.
    pub(crate) fn bot_names(&self) -> Vec<&'static str> {
        self.bots.iter().map(|bot| bot.name()).collect()
    }
}

fn cores() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}

fn bots<G: Complete>(names: &[String], seats: u8) -> Result<Vec<Bot<G>>, UsageError> {
    let bots: Result<Vec<Bot<G>>, _> =
        names.iter().map(|name| <G::Bots>::named(name.trim())).collect();
    let bots = bots.map_err(UsageError::new)?;
    if bots.len() == 1 || bots.len() == usize::from(seats) {
        return Ok(bots);
    }
    Err(UsageError::new(format!(
        "--bots expected one name for all seats or {seats} names separated by commas, found {}",
        bots.len()
    )))
}

/// The config with these settings, each a key and a value. A value of several lines is a drawing.
///
/// # Errors
/// Names the setting that is wrong and the values that it can have.
fn config<G: Game>(settings: &[(&str, &str)]) -> Result<G::Config, UsageError> {
    let mut text = String::new();
    let mut first_lines = Vec::new();
    for &(key, value) in settings {
        first_lines.push((text.lines().count() + 1, key));
        text.push_str(&entry::<G>(key, value));
    }
    text.parse().map_err(|error: Unreadable| {
        let setting = first_lines.iter().rev().find(|(line, _)| *line <= error.line());
        UsageError::new(with_setting(setting.map(|&(_, key)| key), &error))
    })
}

/// A setting as it is written in the text of a config.
fn entry<G: Game>(key: &str, value: &str) -> String {
    let is_drawing = |kind| matches!(kind, Kind::Drawing { .. });
    let drawn = G::SETTINGS.iter().any(|setting| setting.key == key && is_drawing(setting.kind));
    if !drawn && !value.trim().contains('\n') {
        return format!("{key} {}\n", value.trim());
    }
    let rows: String = value.lines().map(|row| format!("    {row}\n")).collect();
    format!("{key}\n{rows}")
}

/// The error with the name of its setting, unless it contains the name.
fn with_setting(key: Option<&str>, error: &Unreadable) -> String {
    match key {
        Some(key) if !error.to_string().contains(&format!("`{key}`")) => {
            format!("setting `{key}`: {error}")
        }
        _ => error.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use magic_maze::MagicMaze;
    use toy_game::Toy;

    use super::*;

    fn check_bots(names: &str, seats: u8, expected: Result<usize, &str>) {
        let names: Vec<String> = names.split(',').map(str::to_owned).collect();
        let found = bots::<MagicMaze>(&names, seats).map(|bots| bots.len());
        let found = found.map_err(|error| error.to_string());
        assert_eq!(found, expected.map_err(str::to_owned));
    }

    #[test]
    fn one_bot_for_all_or_one_for_each() {
        check_bots("random", 3, Ok(1));
        check_bots("random, random,random", 3, Ok(3));
        let wrong =
            "--bots expected one name for all seats or 3 names separated by commas, found 2";
        check_bots("random,random", 3, Err(wrong));
        let names =
            bots::<MagicMaze>(&["oracle".to_owned()], 2).expect_err("no such bot").to_string();
        assert!(names.starts_with("expected a bot (random, "), "{names}");
        assert!(names.ends_with("found `oracle`"), "{names}");
        check_bots("random,oracle", 2, Err(&names));
        check_bots("", 2, Err(&names.replace("`oracle`", "nothing")));
    }

    fn check(settings: &[(&str, &str)], expected: Result<&str, &str>) {
        let found = config::<Toy<true>>(settings);
        let found = found.map(|config| config.to_string()).map_err(|error| error.to_string());
        assert_eq!(found, expected.map(str::to_owned).map_err(str::to_owned));
    }

    #[test]
    fn settings_become_a_config() {
        check(&[], Ok("seats 2\ngoal 40\n"));
        check(&[("seats", "3"), ("goal", " 70 ")], Ok("seats 3\ngoal 70\n"));
        check(&[("flag", "x x\n  x")], Ok("seats 2\ngoal 40\nflag\n    x x\n      x\n"));
        check(&[("goal", "70 # seventy")], Ok("seats 2\ngoal 70\n"));
    }

    #[test]
    fn a_wrong_setting_is_named() {
        check(&[("seats", "9")], Err("expected `seats` from 1 to 4, found `9`"));
        check(&[("gaol", "4")], Err("expected a setting: seats, goal, flag, found `gaol`"));
        check(&[("seats", "2"), ("seats", "2")], Err("expected `seats` once, found it twice"));
        let wrong = "expected `goal` from 10 to 90000, found nothing";
        check(&[("goal", "40\nflag on")], Err(wrong));
    }

    #[test]
    fn an_error_that_does_not_name_its_setting_gets_the_name() {
        let error = Unreadable::new("three of red, blue", "red");
        assert_eq!(
            with_setting(Some("colours"), &error),
            "setting `colours`: expected three of red, blue, found `red`"
        );
    }
}

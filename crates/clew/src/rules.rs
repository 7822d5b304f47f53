//! `clew rules`: lists each rule with the cases and tests that name it.

use std::collections::BTreeSet;
use std::io::{self, Write};

use anyhow::Result;

use crate::exit::{UsageError, Verdict};

/// The most characters that are shown of a rule.
const MAX_TEXT: usize = 84;

/// All games that have rules; the build script writes the list.
const GAMES: &[Game] = include!(concat!(env!("OUT_DIR"), "/rules.rs"));

/// A game with its rules from docs/rules.
#[derive(Debug)]
struct Game {
    name: &'static str,
    rules: &'static [Rule],
}

/// A rule, and the cases and tests that name it.
#[derive(Debug)]
struct Rule {
    /// Its id, such as `ML-23`.
    id: &'static str,
    /// The rule in one line.
    text: &'static str,
    /// Cases, as `path:line`.
    cases: &'static [&'static str],
    /// Tests, as `path:line`.
    tests: &'static [&'static str],
}

impl Rule {
    fn is_untested(&self) -> bool {
        self.cases.is_empty() && self.tests.is_empty()
    }
}

/// List the rules of a game, each with the cases and tests that name it
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Game, such as `magic-labyrinth`; without it, print one line per game
    game: Option<String>,
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<Verdict> {
    let Some(name) = &args.game else {
        let width = GAMES.iter().map(|game| game.name.len()).max().unwrap_or(0);
        for game in GAMES {
            writeln!(out, "{:width$}  {}", game.name, sums(game))?;
        }
        return Ok(Verdict::Passed);
    };
    games::rules(name).map_err(UsageError::new)?;
    match GAMES.iter().find(|game| game.name == name) {
        Some(game) => list(out, game)?,
        None => writeln!(out, "{name} has no numbered rules")?,
    }
    Ok(Verdict::Passed)
}

/// The ids of the rules of a game; `None` if it has no numbered rules.
pub(crate) fn ids(game: &str) -> Option<impl Iterator<Item = &'static str> + Clone> {
    let game = GAMES.iter().find(|known| known.name == game)?;
    Some(game.rules.iter().map(|rule| rule.id))
}

fn list(out: &mut impl Write, game: &Game) -> io::Result<()> {
    for rule in game.rules {
        writeln!(out, "{}  {}", rule.id, first_words(rule.text, MAX_TEXT))?;
        for case in rule.cases {
            writeln!(out, "    case  {case}")?;
        }
        for test in rule.tests {
            writeln!(out, "    test  {test}")?;
        }
        if rule.is_untested() {
            writeln!(out, "    no case and no test names it")?;
        }
    }
    writeln!(out, "{}", sums(game))
}

/// The numbers of rules, case files, test files, and rules that none of these files names.
fn sums(game: &Game) -> String {
    let files = |places: fn(&Rule) -> &[&'static str]| {
        let file = |place: &'static str| place.rsplit_once(':').map_or(place, |(file, _)| file);
        game.rules.iter().flat_map(places).map(|place| file(place)).collect::<BTreeSet<_>>().len()
    };
    let untested = game.rules.iter().filter(|rule| rule.is_untested()).count();
    let (cases, tests) = (files(|rule| rule.cases), files(|rule| rule.tests));
    format!("{} rules, {cases} cases, {tests} test files, {untested} untested", game.rules.len())
}

/// As many whole words as fit into `max` characters.
fn first_words(text: &str, max: usize) -> String {
    if text.chars().count() <= max {
        return text.to_owned();
    }
    let mut short = String::new();
    for word in text.split_whitespace() {
        if short.chars().count() + word.chars().count() + 2 > max {
            break;
        }
        short += word;
        short += " ";
    }
    format!("{}…", short.trim_end())
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULES: &[Rule] = &[
        Rule { id: "XX-01", text: "One.", cases: &["a.case:1", "b.case:2"], tests: &["t.rs:9"] },
        Rule { id: "XX-02", text: "Two.", cases: &["a.case:1"], tests: &["t.rs:12"] },
        Rule { id: "XX-03", text: "Three.", cases: &[], tests: &[] },
    ];

    #[test]
    fn each_file_is_counted_once() {
        let sums = sums(&Game { name: "x", rules: RULES });
        assert_eq!(sums, "3 rules, 2 cases, 1 test files, 1 untested");
    }

    #[test]
    fn long_texts_are_cut_between_words() {
        assert_eq!(first_words("Short.", 20), "Short.");
        assert_eq!(first_words("A text that does not fit here", 20), "A text that does…");
        assert_eq!(first_words("Unbrokenlongwordwithoutend", 10), "…");
    }

    #[test]
    fn a_rule_that_nothing_names_says_so() {
        let mut out = Vec::new();
        list(&mut out, &Game { name: "x", rules: RULES }).expect("memory can be written");
        let text = String::from_utf8(out).expect("words");
        assert!(text.contains("XX-03  Three.\n    no case and no test names it\n"), "{text}");
    }
}

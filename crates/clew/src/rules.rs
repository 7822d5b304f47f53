//! `clew rules`: each rule with the cases and tests that name it.

mod index;

use std::collections::BTreeSet;
use std::io::{self, Write};

use anyhow::Result;
use games::{Complete, Visitor};

use crate::exit::{UsageError, Verdict};
use index::{GAMES, Game, Rule};

/// Lists each rule with the cases and tests that name it
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The game; a line for each game if left out
    game: Option<String>,
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<Verdict> {
    let Some(name) = &args.game else {
        let wide = GAMES.iter().map(|game| game.name.len()).max().unwrap_or(0);
        for game in GAMES {
            writeln!(out, "{:wide$}  {}", game.name, sums(game))?;
        }
        return Ok(Verdict::Passed);
    };
    match GAMES.iter().find(|game| game.name == name) {
        Some(game) => list(out, game)?,
        None => {
            games::visit(name, Known).map_err(UsageError::new)?;
            writeln!(out, "{name} has no rules written down")?;
        }
    }
    Ok(Verdict::Passed)
}

/// The ids of a game's rules; `None` if no rules are written down for it.
pub(crate) fn ids(game: &str) -> Option<impl Iterator<Item = &'static str> + Clone> {
    let game = GAMES.iter().find(|known| known.name == game)?;
    Some(game.rules.iter().map(|rule| rule.id))
}

/// Is there such a game?
struct Known;

impl Visitor for Known {
    type Output = ();

    fn visit<G: Complete>(self) {}
}

fn list(out: &mut impl Write, game: &Game) -> io::Result<()> {
    for rule in game.rules {
        writeln!(out, "{}  {}", rule.id, first_words(rule.text, 84))?;
        for case in rule.cases {
            writeln!(out, "    case  {case}")?;
        }
        for test in rule.tests {
            writeln!(out, "    test  {test}")?;
        }
        if rule.is_bare() {
            writeln!(out, "    no case and no test names it")?;
        }
    }
    writeln!(out, "{}", sums(game))
}

/// How many rules, case files and test files there are, and how many rules none of them names.
fn sums(game: &Game) -> String {
    let files = |places: fn(&Rule) -> &[&'static str]| {
        let places = game.rules.iter().flat_map(places);
        places.map(|place| file(place)).collect::<BTreeSet<_>>().len()
    };
    let bare = game.rules.iter().filter(|rule| rule.is_bare()).count();
    let (cases, tests) = (files(|rule| rule.cases), files(|rule| rule.tests));
    format!("{} rules, {cases} cases, {tests} test files, {bare} without any", game.rules.len())
}

/// A place without its line.
fn file(place: &str) -> &str {
    place.rsplit_once(':').map_or(place, |(file, _)| file)
}

/// As many whole words as fit.
fn first_words(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    let mut short = String::new();
    for word in text.split_whitespace() {
        if short.chars().count() + word.chars().count() + 2 > most {
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
    fn files_are_counted_once() {
        let sums = sums(&Game { name: "x", rules: RULES });
        assert_eq!(sums, "3 rules, 2 cases, 1 test files, 1 without any");
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

//! Which rule is shown by which case and named by which test.
//!
//! The rules of a game are the lines `- ML-01 text` of docs/rules/GAME.md. A case names them on its
//! line `rule`; a test names one by having its id as a word anywhere in its file.

mod names;
mod rules;
mod tree;

use std::fmt;
use std::io;
use std::path::Path;

use crate::case;

/// All rules of a checkout, with the cases and tests that name them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Index {
    /// The games that have rules, by name.
    pub games: Vec<GameRules>,
    problems: Vec<String>,
}

/// The rules of one game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameRules {
    /// The game's name: that of its file in docs/rules, without the ending.
    pub name: String,
    /// Its rules, in the order of that file.
    pub rules: Vec<Rule>,
}

/// One rule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rule {
    /// Its id, such as `ML-23`.
    pub id: String,
    /// What it says, in one line.
    pub text: String,
    /// Where it stands.
    pub at: Place,
    /// The cases that name it.
    pub cases: Vec<Place>,
    /// The tests that name it: the first line of each file that does.
    pub tests: Vec<Place>,
}

/// A line of a file.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Place {
    /// The path from the checkout's root, with `/` between its parts.
    pub path: String,
    /// The line, counted from 1.
    pub line: usize,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.path, self.line)
    }
}

impl Index {
    /// Reads the checkout in this folder.
    ///
    /// # Errors
    /// If a file or folder cannot be read; folders that are not there count as empty.
    pub fn read(root: &Path) -> io::Result<Self> {
        let mut index = Self { games: Vec::new(), problems: Vec::new() };
        for file in tree::rule_files(root)? {
            index.add_game(&file);
        }
        for file in tree::case_files(root)? {
            index.add_case(&file);
        }
        for file in tree::test_files(root)? {
            index.add_test(&file);
        }
        for rule in index.games.iter().flat_map(|game| &game.rules) {
            if rule.cases.is_empty() && rule.tests.is_empty() {
                let problem = format!("{}: no case and no test names {}", rule.at, rule.id);
                index.problems.push(problem);
            }
        }
        Ok(index)
    }

    /// What is not as it should be, each as `path:line: message`: a rule that no case and no test
    /// names, a rule that is written twice, a case or test that names a rule that is not there, a
    /// case that names none or more than two.
    pub fn problems(&self) -> &[String] {
        &self.problems
    }

    /// The rules of this game.
    pub fn game(&self, name: &str) -> Option<&GameRules> {
        self.games.iter().find(|game| game.name == name)
    }

    fn add_game(&mut self, file: &tree::File) {
        let name = file.stem().to_owned();
        let mut rules: Vec<Rule> = Vec::new();
        for rule in rules::of(file) {
            if rules.iter().any(|other| other.id == rule.id) || self.find(&rule.id).is_some() {
                self.problems.push(format!("{}: {} is written twice", rule.at, rule.id));
            } else {
                rules.push(rule);
            }
        }
        self.games.push(GameRules { name, rules });
    }

    fn add_case(&mut self, file: &tree::File) {
        let named = match case::rules_of(&file.text) {
            Ok(named) => named,
            Err(error) => {
                self.problems.push(format!("{}: {error}", file.place(error.line())));
                return;
            }
        };
        let place = file.place(named.first().map_or(1, |(line, _)| *line));
        if !(1..=2).contains(&named.len()) {
            let found = named.len();
            self.problems.push(format!("{place}: expected one or two rule ids, found {found}"));
        }
        for (line, id) in named {
            let place = file.place(line);
            match self.find(id) {
                None => self.problems.push(format!("{place}: there is no rule {id}")),
                Some(rule) if rule.cases.contains(&place) => {}
                Some(rule) => rule.cases.push(place),
            }
        }
    }

    fn add_test(&mut self, file: &tree::File) {
        for (line, id) in names::ids(&file.text) {
            let place = file.place(line);
            if let Some(rule) = self.find(id) {
                if rule.tests.iter().all(|other| other.path != place.path) {
                    rule.tests.push(place);
                }
            } else if self.has_prefix_of(id) {
                self.problems.push(format!("{place}: there is no rule {id}"));
            }
        }
    }

    fn find(&mut self, id: &str) -> Option<&mut Rule> {
        self.games.iter_mut().flat_map(|game| &mut game.rules).find(|rule| rule.id == id)
    }

    /// Whether the word begins like the ids of some game; else it is no rule id at all.
    fn has_prefix_of(&self, id: &str) -> bool {
        let prefix = |id: &str| id.split('-').next().map(str::to_owned);
        let mut rules = self.games.iter().flat_map(|game| &game.rules);
        rules.any(|rule| prefix(&rule.id) == prefix(id))
    }
}

#[cfg(test)]
mod tests;

//! The table that was made when the program was built.

/// A game with its rules.
#[derive(Debug)]
pub(super) struct Game {
    /// Its name.
    pub(super) name: &'static str,
    /// Its rules, as they stand in docs/rules.
    pub(super) rules: &'static [Rule],
}

/// A rule with what names it.
#[derive(Debug)]
pub(super) struct Rule {
    /// Its id, such as `ML-23`.
    pub(super) id: &'static str,
    /// What it says, in one line.
    pub(super) text: &'static str,
    /// The cases that name it, as `path:line`.
    pub(super) cases: &'static [&'static str],
    /// The tests that name it, as `path:line`.
    pub(super) tests: &'static [&'static str],
}

impl Rule {
    /// Whether nothing names it.
    pub(super) fn is_bare(&self) -> bool {
        self.cases.is_empty() && self.tests.is_empty()
    }
}

/// All games that have rules.
pub(super) const GAMES: &[Game] = include!(concat!(env!("OUT_DIR"), "/rules.rs"));

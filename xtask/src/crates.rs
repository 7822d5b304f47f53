//! The crates that several chores speak of by name.

/// The games as pure rules, those to come included.
pub(crate) const RULES: [&str; 4] =
    ["magic-labyrinth", "magic-maze", "labyrinth-cards", "mago-magino"];

/// The crates without clock, chance, files and floats: the contract, the nouns and the rules.
pub(crate) fn pure() -> impl Iterator<Item = &'static str> {
    ["game", "maze"].into_iter().chain(RULES)
}

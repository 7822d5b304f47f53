//! Crates that several commands name.

/// The rules crates.
pub(crate) const RULES: [&str; 4] =
    ["magic-labyrinth", "magic-maze", "labyrinth-cards", "mago-magino"];

/// The crates without clock, randomness, files and floats: the contract, mazes and the rules.
pub(crate) fn pure() -> impl Iterator<Item = &'static str> {
    ["game", "maze"].into_iter().chain(RULES)
}

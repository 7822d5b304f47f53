//! How fast each game must be.

/// A bar: one step in the time of so many draws of bare numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Bar {
    /// So many draws.
    pub(super) one_in: u32,
    /// The settings that it is measured with.
    pub(super) settings: &'static str,
}

const BARS: &[(&str, Bar)] = &[
    ("labyrinth-cards", Bar { one_in: 500, settings: "" }),
    ("magic-labyrinth", Bar { one_in: 30, settings: "" }),
    ("magic-maze", Bar { one_in: 500, settings: "scenario 7" }),
    ("mago-magino", Bar { one_in: 30, settings: "" }),
];

/// The bar of this game, if one is set.
pub(super) fn of(game: &str) -> Option<Bar> {
    BARS.iter().find(|(name, _)| *name == game).map(|&(_, bar)| bar)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_game_has_a_bar_and_each_bar_a_game() {
        assert!(games::NAMES.iter().all(|name| of(name).is_some()));
        assert!(BARS.iter().all(|(name, _)| games::NAMES.contains(name)));
    }
}

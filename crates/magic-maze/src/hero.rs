//! The four heroes, and what action tiles let players do with them.

use std::fmt;
use std::str::FromStr;

use game::Unreadable;
use maze::Side;

game::words! {
    /// A hero. Whatever has a hero's colour has the symbol too (MZ-01).
    pub enum Hero, "a hero" {
        #[default]
        Barbarian = "barbarian",
        Mage = "mage",
        Elf = "elf",
        Dwarf = "dwarf",
    }
}

impl Hero {
    /// The colour of the pawn and of the squares that are this hero's.
    pub fn colour(self) -> &'static str {
        ["yellow", "purple", "green", "orange"][self.index()]
    }

    /// What the hero steals, and the symbol that goes with the colour.
    pub fn symbol(self) -> &'static str {
        ["sword", "potion", "bow", "axe"][self.index()]
    }

    /// The hero of this colour.
    pub fn of_colour(colour: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|hero| hero.colour() == colour)
    }
}

game::words! {
    /// One thing that can be done (MZ-10). Playing alone, there is one tile for each (MZ-70).
    pub enum Ability, "an ability" {
        /// Sliding to this side of the board.
        #[default]
        North = "north",
        East = "east",
        South = "south",
        West = "west",
        /// Using a vortex.
        Vortex = "vortex",
        /// Exploring.
        Explore = "explore",
        /// Taking an escalator.
        Escalator = "escalator",
    }
}

impl Ability {
    /// Sliding to this side.
    pub fn slide(side: Side) -> Self {
        Self::ALL[side as usize]
    }
}

game::set_of! {
    /// An action tile: some abilities, or none (MZ-59). Written as words, or `nothing`.
    pub struct Abilities(u8) of Ability, Ability::COUNT, |index| {
        Some(Ability::ALL[usize::from(index)])
    }
}

impl Abilities {
    /// No tile.
    pub const NOTHING: Self = Self::NONE;

    /// These.
    pub const fn of(abilities: &[Ability]) -> Self {
        let (mut bits, mut nth) = (0, 0);
        while nth < abilities.len() {
            bits |= 1 << abilities[nth] as u8;
            nth += 1;
        }
        Self(bits)
    }
}

impl fmt::Display for Abilities {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("nothing");
        }
        for (nth, ability) in self.iter().enumerate() {
            write!(f, "{}{ability}", if nth > 0 { " " } else { "" })?;
        }
        Ok(())
    }
}

impl FromStr for Abilities {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        if text == "nothing" {
            return Ok(Self::NOTHING);
        }
        let abilities: Vec<Ability> = text.split(' ').map(str::parse).collect::<Result<_, _>>()?;
        if !abilities.is_sorted_by(|one, next| one < next) {
            let expected = "each once, in the order north east south west vortex explore escalator";
            return Err(Unreadable::new(expected, text));
        }
        Ok(Self::of(&abilities))
    }
}

const TWO: [Abilities; 2] = {
    use Ability::{East, Escalator, Explore, North, South, Vortex, West};
    [Abilities::of(&[North, East, Vortex]), Abilities::of(&[South, West, Explore, Escalator])]
};

const THREE: [Abilities; 3] = {
    use Ability::{East, Escalator, Explore, North, South, Vortex, West};
    [
        Abilities::of(&[North, East]),
        Abilities::of(&[West, Vortex]),
        Abilities::of(&[South, Explore, Escalator]),
    ]
};

const FOUR_AND_MORE: [Abilities; 8] = {
    use Ability::{East, Escalator, Explore, North, South, Vortex, West};
    [
        Abilities::of(&[North]),
        Abilities::of(&[West, Vortex]),
        Abilities::of(&[South, Explore]),
        Abilities::of(&[East, Escalator]),
        Abilities::of(&[West]),
        Abilities::of(&[East]),
        Abilities::of(&[South]),
        Abilities::of(&[North]),
    ]
};

/// MZ-10: the action tiles for this number of players, 2 to 8.
pub fn action_tiles(players: u8) -> &'static [Abilities] {
    match players {
        0 | 1 => &[],
        2 => &TWO,
        3 => &THREE,
        more => &FOUR_AND_MORE[..usize::from(more).min(FOUR_AND_MORE.len())],
    }
}

/// The pile of action tiles. A tile's place in it does not exist before it is turned up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Pile {
    /// The order, as far as it was seen since the last shuffle.
    order: [Ability; 7],
    /// How many were seen.
    seen: u8,
    /// How many lie turned up; the last of them can be used.
    up: u8,
}

impl Pile {
    /// One of which these were seen in order, and `up` lie turned up.
    pub(crate) fn new(seen: &[Ability], up: u8) -> Option<Self> {
        let mut pile = Self::default();
        for &ability in seen {
            if !pile.unseen().any(|unseen| unseen == ability) {
                return None;
            }
            pile.turn_up(ability);
        }
        let whole = pile.seen == 7 && up <= 7;
        (whole || up == pile.seen).then_some(Self { up, ..pile })
    }

    /// The tile that can be used.
    #[inline]
    pub(crate) fn up(&self) -> Option<Ability> {
        (self.up > 0).then(|| self.order[usize::from(self.up) - 1])
    }

    /// How many lie turned up.
    pub(crate) fn count_up(&self) -> u8 {
        self.up
    }

    /// Those seen since the last shuffle, in order.
    pub(crate) fn seen(&self) -> &[Ability] {
        &self.order[..usize::from(self.seen)]
    }

    /// Those not seen since then.
    pub(crate) fn unseen(&self) -> impl Iterator<Item = Ability> + '_ {
        Ability::ALL.into_iter().filter(|ability| !self.seen().contains(ability))
    }

    /// Whether all lie turned up, so that the pile is turned over next.
    pub(crate) fn is_through(&self) -> bool {
        self.up == 7
    }

    /// Turns the pile over: nothing can be done until a tile is turned up.
    pub(crate) fn turn_over(&mut self) {
        self.up = 0;
    }

    /// The tile that comes next, where it is known.
    pub(crate) fn known(&self) -> Option<Ability> {
        self.seen().get(usize::from(self.up)).copied()
    }

    /// Turns up the next tile, which is this one.
    pub(crate) fn turn_up(&mut self, ability: Ability) {
        if self.up == self.seen {
            self.order[usize::from(self.seen)] = ability;
            self.seen += 1;
        }
        self.up += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mz_10_every_ability_is_somebodys() {
        for players in 2..=8 {
            let tiles = action_tiles(players);
            assert_eq!(tiles.len(), usize::from(players));
            for ability in Ability::ALL {
                assert!(tiles.iter().any(|tile| tile.contains(ability)), "{players}: {ability}");
            }
        }
        assert!(action_tiles(1).is_empty());
    }

    #[test]
    fn action_tiles_survive_text_and_back() {
        for tile in TWO.iter().chain(&THREE).chain(&FOUR_AND_MORE).chain(&[Abilities::NOTHING]) {
            assert_eq!(tile.to_string().parse(), Ok(*tile));
        }
        assert_eq!(TWO[1].to_string(), "south west explore escalator");
        for text in ["", "north north", "east north", "up", "north  east", "nothing north"] {
            assert!(text.parse::<Abilities>().is_err(), "{text}");
        }
    }

    #[test]
    fn slides_are_the_sides() {
        for side in Side::ALL {
            assert_eq!(Ability::slide(side).name(), side.name());
        }
    }
}

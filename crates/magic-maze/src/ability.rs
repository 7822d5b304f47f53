//! What an action tile lets its holder do (MZ-10).

use std::fmt;
use std::str::FromStr;

use game::Unreadable;
use maze::Side;
use serde::{Serialize, Serializer};

/// One thing that can be done.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Ability {
    /// Sliding to one side of the board.
    #[default]
    North,
    /// Sliding east.
    East,
    /// Sliding south.
    South,
    /// Sliding west.
    West,
    /// Using a vortex.
    Vortex,
    /// Exploring.
    Explore,
    /// Taking an escalator.
    Escalator,
}

impl Ability {
    /// All seven: one tile each when playing alone (MZ-70).
    pub const ALL: [Self; 7] = [
        Self::North,
        Self::East,
        Self::South,
        Self::West,
        Self::Vortex,
        Self::Explore,
        Self::Escalator,
    ];

    /// Sliding to this side.
    pub fn slide(side: Side) -> Self {
        Self::ALL[side as usize]
    }

    /// The name.
    pub fn name(self) -> &'static str {
        ["north", "east", "south", "west", "vortex", "explore", "escalator"][self as usize]
    }
}

impl fmt::Display for Ability {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Ability {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        Self::ALL.into_iter().find(|ability| ability.name() == text).ok_or_else(|| {
            let expected = "north, east, south, west, vortex, explore or escalator";
            Unreadable::new(expected, text)
        })
    }
}

impl Serialize for Ability {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

/// An action tile: some abilities, or none (MZ-59). Written as words, or `nothing`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Abilities(u8);

impl Abilities {
    /// No tile.
    pub const NOTHING: Self = Self(0);

    /// These.
    pub const fn of(abilities: &[Ability]) -> Self {
        let (mut bits, mut nth) = (0, 0);
        while nth < abilities.len() {
            bits |= 1 << abilities[nth] as u8;
            nth += 1;
        }
        Self(bits)
    }

    /// Whether it lets one do this.
    #[inline]
    pub const fn contains(self, ability: Ability) -> bool {
        self.0 >> ability as u8 & 1 == 1
    }

    /// Whether it lets one do nothing.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// What it lets one do.
    pub fn iter(self) -> impl Iterator<Item = Ability> {
        Ability::ALL.into_iter().filter(move |&ability| self.contains(ability))
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

impl Serialize for Abilities {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
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

/// MZ-10: the action tiles for so many players, 2 to 8.
pub fn action_tiles(players: u8) -> &'static [Abilities] {
    match players {
        0 | 1 => &[],
        2 => &TWO,
        3 => &THREE,
        more => &FOUR_AND_MORE[..usize::from(more).min(FOUR_AND_MORE.len())],
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

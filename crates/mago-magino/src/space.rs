//! The spaces of the ring.

use std::fmt;
use std::str::FromStr;

use game::Unreadable;
use serde::{Serialize, Serializer};

/// MM-02: how many spaces the forest has.
pub(crate) const FOREST: u8 = 3;
/// MM-02: the shortest meadow that there can be.
pub(crate) const SHORTEST_MEADOW: u8 = 4;
/// The longest meadow that there can be.
pub(crate) const LONGEST_MEADOW: u8 = 20;
/// How many spaces there are with the longest meadow.
pub(crate) const MOST_SPACES: usize = (2 + FOREST + LONGEST_MEADOW) as usize;

/// A space of the ring, written `house`, `forest-1` to `forest-3`, `hideout`, `meadow-1` and so on,
/// clockwise in this order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Space(u8);

impl Space {
    /// The magician's house.
    pub const HOUSE: Self = Self(0);
    /// The crystal hideout.
    pub const HIDEOUT: Self = Self(1 + FOREST);
    /// How many there are on the longest ring.
    pub const MOST: usize = MOST_SPACES;

    /// The space with this number, counted clockwise from 0 at the house; `None` if no ring has so
    /// many.
    pub fn new(index: usize) -> Option<Self> {
        (index < MOST_SPACES).then_some(Self(index as u8))
    }

    /// A number below that of the longest ring, as the walking of pieces gives it.
    #[inline]
    pub(crate) fn at(index: u8) -> Self {
        Self(index)
    }

    /// Its number, counted clockwise from 0 at the house.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    #[inline]
    pub(crate) fn number(self) -> u8 {
        self.0
    }

    /// Whether it lies in the forest.
    #[inline]
    pub fn is_forest(self) -> bool {
        (1..=FOREST).contains(&self.0)
    }

    /// Whether it lies in the meadow.
    #[inline]
    pub fn is_meadow(self) -> bool {
        self.0 > Self::HIDEOUT.0
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::HOUSE => f.write_str("house"),
            Self::HIDEOUT => f.write_str("hideout"),
            Self(number) if self.is_forest() => write!(f, "forest-{number}"),
            Self(number) => write!(f, "meadow-{}", number - Self::HIDEOUT.0),
        }
    }
}

impl FromStr for Space {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let numbered = |of: &str, most: u8| {
            let digits = text.strip_prefix(of)?.strip_prefix('-')?;
            let plain =
                digits.bytes().all(|byte| byte.is_ascii_digit()) && !digits.starts_with('0');
            digits.parse::<u8>().ok().filter(|number| plain && (1..=most).contains(number))
        };
        let forest = numbered("forest", FOREST).map(Self);
        let meadow = numbered("meadow", LONGEST_MEADOW).map(|nth| Self(Self::HIDEOUT.0 + nth));
        let named = match text {
            "house" => Some(Self::HOUSE),
            "hideout" => Some(Self::HIDEOUT),
            _ => None,
        };
        named.or(forest).or(meadow).ok_or_else(|| {
            let expected = format!(
                "a space: house, forest-1 to forest-{FOREST}, hideout, meadow-1 to \
                 meadow-{LONGEST_MEADOW}"
            );
            Unreadable::new(expected, text)
        })
    }
}

impl Serialize for Space {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

//! What can be marked on a square of a tile.

use std::fmt;
use std::str::FromStr;

use game::Unreadable;

use crate::Hero;

/// A mark on a square. Written as in a file of tiles: `timer`, `vortex yellow`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Mark {
    /// Nobody can enter the square.
    Solid,
    /// MZ-04: the white arrow.
    Entry,
    /// MZ-04: an exploration square.
    Explore(Hero),
    /// MZ-13: a vortex.
    Vortex(Hero),
    /// MZ-20: what a hero steals.
    Item(Hero),
    /// MZ-21: where a hero leaves.
    Exit(Hero),
    /// MZ-31: a timer square.
    Timer,
    /// MZ-55: a crystal ball.
    Ball,
    /// MZ-56: a camera.
    Camera,
}

impl Mark {
    /// All marks, in their order.
    pub fn all() -> impl Iterator<Item = Self> {
        let coloured = [Self::Explore, Self::Vortex, Self::Item, Self::Exit];
        let coloured = coloured.into_iter().flat_map(|mark| Hero::ALL.map(mark));
        [Self::Solid, Self::Entry].into_iter().chain(coloured).chain([
            Self::Timer,
            Self::Ball,
            Self::Camera,
        ])
    }

    /// The word for this kind of mark.
    pub fn kind(self) -> &'static str {
        match self {
            Self::Solid => "solid",
            Self::Entry => "entry",
            Self::Explore(_) => "explore",
            Self::Vortex(_) => "vortex",
            Self::Item(_) => "item",
            Self::Exit(_) => "exit",
            Self::Timer => "timer",
            Self::Ball => "ball",
            Self::Camera => "camera",
        }
    }

    /// Whose colour it has, if it has one.
    pub fn hero(self) -> Option<Hero> {
        match self {
            Self::Explore(hero) | Self::Vortex(hero) | Self::Item(hero) | Self::Exit(hero) => {
                Some(hero)
            }
            Self::Solid | Self::Entry | Self::Timer | Self::Ball | Self::Camera => None,
        }
    }
}

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.kind())?;
        match self.hero() {
            Some(hero) => write!(f, " {}", hero.colour()),
            None => Ok(()),
        }
    }
}

impl FromStr for Mark {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let read = match words[..] {
            [word] => Self::all().find(|mark| mark.hero().is_none() && mark.kind() == word),
            [word, colour] => Hero::of_colour(colour).and_then(|hero| {
                Self::all().find(|mark| mark.hero() == Some(hero) && mark.kind() == word)
            }),
            _ => None,
        };
        read.ok_or_else(|| {
            let expected = "a mark: solid, entry, timer, ball, camera, or one of explore, vortex, \
                            item and exit with yellow, purple, green or orange";
            Unreadable::new(expected, text)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_survive_text_and_back() {
        assert_eq!(Mark::all().count(), 21);
        assert!(Mark::all().is_sorted());
        for mark in Mark::all() {
            assert_eq!(mark.to_string().parse(), Ok(mark));
        }
    }

    #[test]
    fn other_texts_are_refused() {
        for text in ["", "floor", "vortex", "vortex red", "timer yellow", "vortex yellow yellow"] {
            assert!(text.parse::<Mark>().is_err(), "{text}");
        }
    }
}

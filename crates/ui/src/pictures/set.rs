//! The sets of pictures.

use super::list;

/// A set of pictures. Its folder in `crates/ui/pictures` has the same name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Set {
    /// The Magic Labyrinth: the 24 symbols.
    Symbols,
    /// The Magic Labyrinth: the magicians by their colours, chips, and other things.
    Garden,
    /// Labyrinth, the card game: the 25 treasures.
    Treasures,
    /// Labyrinth, the card game: the shapes of ways as they lie unturned, cut out of the card.
    Cards,
    /// Magic Maze: the heroes and their items.
    Heroes,
    /// Magic Maze: marks of the tiles, abilities, and signs of the scenarios.
    Mall,
    /// Mago Magino: the children by their colours, the other pieces, the spaces of the ring.
    Ring,
    /// Faces of dice.
    Dice,
    /// Small signs for buttons and lists.
    Signs,
    /// A shape for each seat, in seating order.
    Seats,
    /// One large picture for each game, named as the game is.
    Scenes,
    /// The mark of Clew itself.
    Logo,
}

/// One picture.
#[derive(Clone, Copy, Debug)]
pub struct Picture {
    /// Its name, unique within its set.
    pub name: &'static str,
    /// The whole file: an SVG that stands on its own.
    pub svg: &'static str,
}

impl Set {
    /// All sets.
    pub const ALL: [Self; 12] = [
        Self::Symbols,
        Self::Garden,
        Self::Treasures,
        Self::Cards,
        Self::Heroes,
        Self::Mall,
        Self::Ring,
        Self::Dice,
        Self::Signs,
        Self::Seats,
        Self::Scenes,
        Self::Logo,
    ];

    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Self::Symbols => "symbols",
            Self::Garden => "garden",
            Self::Treasures => "treasures",
            Self::Cards => "cards",
            Self::Heroes => "heroes",
            Self::Mall => "mall",
            Self::Ring => "ring",
            Self::Dice => "dice",
            Self::Signs => "signs",
            Self::Seats => "seats",
            Self::Scenes => "scenes",
            Self::Logo => "logo",
        }
    }

    /// Its pictures.
    pub fn pictures(self) -> &'static [Picture] {
        match self {
            Self::Symbols => list::SYMBOLS,
            Self::Garden => list::GARDEN,
            Self::Treasures => list::TREASURES,
            Self::Cards => list::CARDS,
            Self::Heroes => list::HEROES,
            Self::Mall => list::MALL,
            Self::Ring => list::RING,
            Self::Dice => list::DICE,
            Self::Signs => list::SIGNS,
            Self::Seats => list::SEATS,
            Self::Scenes => list::SCENES,
            Self::Logo => list::LOGO,
        }
    }

    /// The picture of this name.
    pub fn find(self, name: &str) -> Option<&'static Picture> {
        self.pictures().iter().find(|picture| picture.name == name)
    }

    /// The id that a picture of this set has on a sheet: `symbols-owl`.
    pub fn id(self, name: &str) -> String {
        format!("{}-{name}", self.name())
    }

    /// The view box of all its pictures.
    pub fn view(self) -> &'static str {
        match self {
            Self::Scenes => "0 0 320 200",
            _ => "0 0 48 48",
        }
    }
}

impl Picture {
    /// The content of the `svg` element.
    pub(super) fn inside(&self) -> &'static str {
        let (_, rest) = self.svg.split_once(">\n").unwrap_or_default();
        rest.strip_suffix("</svg>\n").unwrap_or_default()
    }
}

//! Our own pictures: one small SVG file each, sorted into sets.
//!
//! A page takes a picture from a sheet by `<use href="SHEET#symbols-owl"/>`. The colours come from the
//! place where it is used: `color` is the ink, `--tint` the main fill (the colour of a seat or of a
//! thing), and `--paper`, `--gold` and `--shade` the rest; without them a picture has colours that go
//! together. Scenes want a dark ink on every page; they also take `--night`, `--dusk`, `--leaf`,
//! `--rose`, `--sky`, `--violet` and `--orange`. Every picture differs from the others of its set
//! by its outline and holes alone.

use std::sync::LazyLock;

use crate::games;

/// Declares the sets, each with its folder and the names of its files. The names of the scenes are those of
/// the games.
macro_rules! sets {
    ($($(#[$doc:meta])* $set:ident = $folder:literal: $($name:literal)*;)*) => {
        /// A set of pictures. Its folder in `crates/ui/pictures` has the same name.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Set {
            $($(#[$doc])* $set,)*
            /// One large picture for each game with a user interface of its own, named as the game is.
            Scenes,
        }

        impl Set {
            /// All sets.
            pub const ALL: [Self; [$($folder),*].len() + 1] = [$(Self::$set,)* Self::Scenes];

            /// Its name.
            pub fn name(self) -> &'static str {
                match self { $(Self::$set => $folder,)* Self::Scenes => "scenes" }
            }

            /// Its pictures.
            pub fn pictures(self) -> &'static [Picture] {
                match self { $(Self::$set => &[$(Picture {
                    name: $name,
                    svg: include_str!(concat!("../pictures/", $folder, "/", $name, ".svg")),
                }),*],)* Self::Scenes => &SCENES }
            }
        }
    };
}

static SCENES: LazyLock<Vec<Picture>> =
    LazyLock::new(|| games::ALL.iter().filter_map(|extras| extras.scene).collect());

sets! {
    /// The Magic Labyrinth: the 24 symbols.
    Symbols = "symbols":
        "acorn" "bell" "candle" "cat" "comet" "crown" "feather" "fish" "flask" "harp" "key"
        "kite" "lantern" "leaf" "mirror" "moon" "moth" "owl" "ring" "shell" "snail" "star" "sun"
        "tower";
    /// The Magic Labyrinth: the magicians by their colours, chips, and other things.
    Garden = "garden":
        "bag" "ball" "blue" "bump" "chip" "chip-back" "green" "maze" "red" "steps" "wall"
        "yellow";
    /// Labyrinth, the card game: the 25 treasures.
    Treasures = "treasures":
        "amber" "anchor" "banner" "barrel" "comb" "compass" "drum" "fan" "flute" "globe"
        "hourglass" "kettle" "lute" "mask" "pearl" "plume" "quill" "saddle" "scales" "spindle"
        "teapot" "thimble" "urn" "whistle" "zither";
    /// Labyrinth, the card game: the shapes of ways as they lie unturned, cut out of the card.
    Cards = "cards":
        "back" "bend" "crossing" "straight" "tee";
    /// Magic Maze: the heroes and their items.
    Heroes = "heroes":
        "axe" "barbarian" "bow" "dwarf" "elf" "mage" "potion" "sword";
    /// Magic Maze: marks of the tiles, abilities, and signs of the scenarios.
    Mall = "mall":
        "ball" "camera" "crowds" "deck" "dimensions" "door" "east" "entry" "escalator" "exit"
        "explore" "face-up" "foreign" "give-up" "item" "leader" "loudspeaker" "north" "nothing"
        "out-of-order" "pass" "passage" "pawn" "reconfigure" "silence" "solid" "south" "talk"
        "theft" "tile" "timer" "turn-up" "vortex" "west";
    /// Mago Magino: the children by their colours, the other pieces, the spaces of the ring.
    Ring = "ring":
        "arrow" "blue" "crystal" "forest" "frog" "green" "hideout" "house" "magician" "meadow"
        "puff" "red" "violet" "witch" "yellow";
    /// Faces of dice.
    Dice = "dice":
        "1" "2" "3" "4" "blank" "witch";
    /// Small signs for buttons and lists.
    Signs = "signs":
        "again" "back" "book" "bot" "chat" "check" "clock" "copy" "cross" "dark" "dice" "down"
        "download" "earlier" "eye" "eyes" "fit" "guest" "hint" "home" "host" "language" "later" "leave" "light" "link"
        "lock" "log" "menu" "minus" "offline" "pause" "pencil" "person" "play" "plus" "point"
        "qr" "react" "send" "settings" "share" "sound-off" "sound-on" "step" "step-back" "stop"
        "trophy" "turn" "warning" "words";
    /// A shape for each seat, in seating order.
    Seats = "seats":
        "circle" "square" "triangle" "diamond" "star" "heart" "drop" "clover" "moon";
    /// The lobby: a chair in two layers, a free one, and the lantern above it.
    Chairs = "chairs":
        "back" "free" "front" "lantern";
    /// The mark of Clew itself.
    Logo = "logo":
        "clew";
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
            Self::Chairs => "0 0 96 120",
            _ => "0 0 48 48",
        }
    }
}

impl Picture {
    /// The content of the `svg` element.
    pub(crate) fn inside(&self) -> &'static str {
        let (_, rest) = self.svg.split_once(">\n").unwrap_or_default();
        rest.strip_suffix("</svg>\n").unwrap_or_default()
    }
}

/// The picture as an element for a sheet, `<symbol id="symbols-owl" viewBox="0 0 48 48">`; `None` if
/// the set has no picture of that name.
pub fn symbol(set: Set, name: &str) -> Option<String> {
    set.find(name).map(|picture| element(set, picture))
}

/// An SVG file with every picture of these sets as a symbol, in the order of the lists, and these shapes.
pub fn sheet(sets: &[Set], shapes: &str) -> String {
    let all = sets.iter().flat_map(|&set| set.pictures().iter().map(move |it| (set, it)));
    let symbols: String = all.map(|(set, picture)| element(set, picture)).collect();
    format!("<svg xmlns=\"http://www.w3.org/2000/svg\">\n{symbols}{shapes}</svg>\n")
}

/// The same sheet with outlines that keep their weight of two pixels however large a picture is.
pub fn steady_sheet(sets: &[Set]) -> String {
    let shapes = ["<path ", "<circle ", "<ellipse ", "<rect "];
    shapes.iter().fold(sheet(sets, ""), |sheet, shape| {
        sheet.replace(shape, &format!("{shape}vector-effect=\"non-scaling-stroke\" "))
    })
}

fn element(set: Set, picture: &Picture) -> String {
    let (id, view) = (set.id(picture.name), set.view());
    let inside = picture.inside();
    format!("<symbol id=\"{id}\" viewBox=\"{view}\">\n{inside}</symbol>\n")
}

#[cfg(test)]
pub(crate) mod tests;

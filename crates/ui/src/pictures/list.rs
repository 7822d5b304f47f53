//! Which pictures there are.

use super::Picture;

/// The pictures of a folder, each by the name of its file.
macro_rules! pictures {
    ($folder:literal: $($name:literal)*) => {
        &[$(Picture {
            name: $name,
            svg: include_str!(concat!("../../pictures/", $folder, "/", $name, ".svg")),
        }),*]
    };
}

pub(super) const SYMBOLS: &[Picture] = pictures! { "symbols":
    "acorn" "bell" "candle" "cat" "comet" "crown" "feather" "fish" "flask" "harp" "key"
    "kite" "lantern" "leaf" "mirror" "moon" "moth" "owl" "ring" "shell" "snail" "star" "sun"
    "tower"
};

pub(super) const GARDEN: &[Picture] = pictures! { "garden":
    "bag" "ball" "blue" "bump" "chip" "chip-back" "green" "maze" "red" "steps" "wall"
    "yellow"
};

pub(super) const TREASURES: &[Picture] = pictures! { "treasures":
    "amber" "anchor" "banner" "barrel" "comb" "compass" "drum" "fan" "flute" "globe"
    "hourglass" "kettle" "lute" "mask" "pearl" "plume" "quill" "saddle" "scales" "spindle"
    "teapot" "thimble" "urn" "whistle" "zither"
};

pub(super) const CARDS: &[Picture] = pictures! { "cards":
    "back" "bend" "crossing" "straight" "tee"
};

pub(super) const HEROES: &[Picture] = pictures! { "heroes":
    "axe" "barbarian" "bow" "dwarf" "elf" "mage" "potion" "sword"
};

pub(super) const MALL: &[Picture] = pictures! { "mall":
    "ball" "camera" "crowds" "deck" "dimensions" "door" "east" "entry" "escalator" "exit"
    "explore" "face-up" "foreign" "give-up" "item" "leader" "loudspeaker" "north" "nothing"
    "out-of-order" "pass" "passage" "pawn" "reconfigure" "silence" "solid" "south" "talk"
    "theft" "tile" "timer" "turn-up" "vortex" "west"
};

pub(super) const RING: &[Picture] = pictures! { "ring":
    "arrow" "blue" "crystal" "forest" "frog" "green" "hideout" "house" "magician" "meadow"
    "puff" "red" "violet" "witch" "yellow"
};

pub(super) const DICE: &[Picture] = pictures! { "dice":
    "1" "2" "3" "4" "blank" "witch"
};

pub(super) const SIGNS: &[Picture] = pictures! { "signs":
    "again" "back" "book" "bot" "chat" "check" "clock" "copy" "cross" "dark" "dice" "down"
    "download" "earlier" "eye" "eyes" "fit" "hint" "home" "host" "language" "later" "leave" "light" "link"
    "lock" "log" "menu" "minus" "offline" "pause" "pencil" "person" "play" "plus" "point"
    "qr" "react" "send" "settings" "share" "sound-off" "sound-on" "step" "step-back" "stop"
    "trophy" "turn" "warning" "words"
};

pub(super) const SEATS: &[Picture] = pictures! { "seats":
    "circle" "square" "triangle" "diamond" "star" "heart" "drop" "clover" "moon"
};

pub(super) const SCENES: &[Picture] = pictures! { "scenes":
    "labyrinth-cards" "magic-labyrinth" "magic-maze" "mago-magino"
};

pub(super) const LOGO: &[Picture] = pictures! { "logo":
    "clew"
};

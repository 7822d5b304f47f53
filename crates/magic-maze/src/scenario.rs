//! The 17 scenarios (MZ-51 to MZ-67) as data: which tiles, which side of tile 1, which rules.
//!
//! A scenario is a row of [`SCENARIOS`]. Rules add up from 2 to 7 and hold from 8 on; each row says
//! only what it changes. An own scenario (MZ-69) is a row with changes.

use serde::Serialize;

use crate::tile::Up;

/// A scenario.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Scenario {
    /// The last tile of the deck; from 8 on the least of the levels (MZ-68).
    pub deck: u8,
    /// Which side of tile 1 is up; from 8 on at choice.
    pub up: Up,
    /// MZ-55: whether tile 15 lies on top of the deck.
    pub ball_first: bool,
    /// The rules that hold.
    pub special: Special,
}

/// The rules that a scenario switches.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Special {
    /// What is stolen, and who leaves where.
    pub exits: Exits,
    /// When players may talk.
    pub talk: TalkRule,
    /// MZ-53: action tiles pass on at every turning of the timer.
    pub pass: bool,
    /// MZ-54: the dwarf fits through gaps.
    pub gaps: bool,
    /// MZ-54: exploring with the elf opens a talk phase.
    pub loudspeakers: bool,
    /// MZ-55: the mage uses crystal balls.
    pub balls: bool,
    /// MZ-56: two working cameras bar the timers.
    pub cameras: bool,
    /// MZ-58: the deck lies face up.
    pub face_up: bool,
    /// MZ-59: one player has no action tile, and the pawn alone.
    pub leader: bool,
    /// MZ-61: two tiles are taken away at every turning of the timer before the theft.
    pub reconfigure: bool,
    /// MZ-63: two dimensions.
    pub dimensions: bool,
    /// MZ-13, MZ-66: vortices work.
    pub vortices: bool,
    /// MZ-67: several heroes may be on one tile.
    pub crowds: bool,
}

game::words! {
    /// What is stolen, and who leaves where.
    pub enum Exits, "exits" {
        /// MZ-51: the own item; all by the purple exit.
        #[default]
        Purple = "purple",
        /// MZ-52: the own item and the own exit.
        Own = "own",
        /// MZ-60: items and exits of other colours.
        Foreign = "foreign",
    }
}

game::words! {
    /// When players may talk, and how.
    pub enum TalkRule, "a rule for talk" {
        /// MZ-51: always.
        #[default]
        Free = "free",
        /// MZ-40: in talk phases.
        Phases = "phases",
        /// MZ-62: in talk phases, without words.
        Gestures = "gestures",
        /// MZ-64: never; there is the pawn.
        Pawn = "pawn",
        /// MZ-65: never, and there is no pawn either.
        Eyes = "eyes",
    }
}

/// The scenarios, from 1.
pub const SCENARIOS: [Scenario; 17] = [
    Scenario { deck: 9, up: Up::A, ball_first: false, special: DISCOVERY },
    Scenario { deck: 12, up: Up::A, ball_first: false, special: SEVERAL_EXITS },
    Scenario { deck: 12, up: Up::A, ball_first: false, special: PASS },
    Scenario { deck: 14, up: Up::A, ball_first: false, special: DWARF_AND_ELF },
    Scenario { deck: 15, up: Up::B, ball_first: true, special: MAGE },
    Scenario { deck: 17, up: Up::B, ball_first: false, special: BARBARIAN },
    Scenario { deck: 19, up: Up::B, ball_first: false, special: BARBARIAN },
    // 8 to 17: one more rule each, none of which stays.
    challenge(Special { face_up: true, ..BARBARIAN }),
    challenge(Special { leader: true, ..BARBARIAN }),
    challenge(Special { exits: Exits::Foreign, ..BARBARIAN }),
    challenge(Special { reconfigure: true, ..BARBARIAN }),
    challenge(Special { talk: TalkRule::Gestures, ..BARBARIAN }),
    challenge(Special { dimensions: true, face_up: true, ..BARBARIAN }),
    challenge(Special { talk: TalkRule::Pawn, ..BARBARIAN }),
    challenge(Special { talk: TalkRule::Eyes, ..BARBARIAN }),
    challenge(Special { vortices: false, ..BARBARIAN }),
    challenge(Special { crowds: false, ..BARBARIAN }),
];

/// MZ-68: side and level of 8 to 17 are at choice; these hold if nothing is said.
const fn challenge(special: Special) -> Scenario {
    Scenario { deck: 12, up: Up::A, ball_first: false, special }
}

const DISCOVERY: Special = Special {
    exits: Exits::Purple,
    talk: TalkRule::Free,
    pass: false,
    gaps: false,
    loudspeakers: false,
    balls: false,
    cameras: false,
    face_up: false,
    leader: false,
    reconfigure: false,
    dimensions: false,
    vortices: true,
    crowds: true,
};
const SEVERAL_EXITS: Special = Special { exits: Exits::Own, talk: TalkRule::Phases, ..DISCOVERY };
const PASS: Special = Special { pass: true, ..SEVERAL_EXITS };
const DWARF_AND_ELF: Special = Special { gaps: true, loudspeakers: true, ..PASS };
const MAGE: Special = Special { balls: true, ..DWARF_AND_ELF };
const BARBARIAN: Special = Special { cameras: true, ..MAGE };

/// MZ-68: the last tiles that a deck can have; with 9 there is one exit only.
pub const LEVELS: [u8; 8] = [9, 12, 14, 15, 17, 19, 22, 24];

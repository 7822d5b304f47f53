//! What a player can do.

use std::fmt;
use std::str::FromStr;

use game::{Seat, Unreadable};
use maze::Side;

use crate::Hero;
use crate::square::Square;
use crate::tile::Tile;

/// What a player can do, written `move elf 1:1,1 north 2`, `vortex mage 2:0,0 7:3,3`,
/// `escalator dwarf 4:0,1`, `explore elf 1:2,0`, `gaze 15:0,0`, `place 7:2,0`, `turn-up`,
/// `discard 7`, `do-something B`, `give-up`, `play-on`.
///
/// Those of MZ-19 end with `glass 2` once the timer was turned: how often the sender had seen it
/// turned (MZ-16).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// MZ-19: what starts the sand and ends a talk phase.
    Do {
        /// What.
        deed: Deed,
        /// How often the timer had been turned.
        glass: u16,
    },
    /// MZ-61: take a tile away.
    Discard(Tile),
    /// MZ-42: set the pawn before this player.
    DoSomething(Seat),
    /// MZ-23: be for giving up.
    GiveUp,
    /// MZ-23: be for it no longer.
    PlayOn,
}

/// MZ-19: an action in the words of the rules.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Deed {
    /// MZ-11: slide so many squares.
    Move {
        /// Who.
        hero: Hero,
        /// From here.
        from: Square,
        /// To this side of the board.
        side: Side,
        /// So many squares.
        count: u8,
    },
    /// MZ-13.
    Vortex {
        /// Who.
        hero: Hero,
        /// From here.
        from: Square,
        /// To here.
        to: Square,
    },
    /// MZ-14.
    Escalator {
        /// Who.
        hero: Hero,
        /// From here, to its other end.
        from: Square,
    },
    /// MZ-15.
    Explore {
        /// Who.
        hero: Hero,
        /// From here.
        from: Square,
    },
    /// MZ-55: turn a tile up by the crystal ball on which the mage stands.
    Gaze {
        /// Where the mage stands.
        from: Square,
    },
    /// MZ-55: lay the tile that was turned up at this exploration square.
    Place {
        /// There.
        at: Square,
    },
    /// MZ-70: turn up the next action tile.
    TurnUp,
}

impl Deed {
    /// The hero with whom it is done; none if it is done with no hero.
    pub fn hero(self) -> Option<Hero> {
        match self {
            Self::Move { hero, .. }
            | Self::Vortex { hero, .. }
            | Self::Escalator { hero, .. }
            | Self::Explore { hero, .. } => Some(hero),
            // MZ-55
            Self::Gaze { .. } => Some(Hero::Mage),
            Self::Place { .. } | Self::TurnUp => None,
        }
    }
}

impl fmt::Display for Deed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Move { hero, from, side, count } => {
                write!(f, "move {hero} {from} {side} {count}")
            }
            Self::Vortex { hero, from, to } => write!(f, "vortex {hero} {from} {to}"),
            Self::Escalator { hero, from } => write!(f, "escalator {hero} {from}"),
            Self::Explore { hero, from } => write!(f, "explore {hero} {from}"),
            Self::Gaze { from } => write!(f, "gaze {from}"),
            Self::Place { at } => write!(f, "place {at}"),
            Self::TurnUp => f.write_str("turn-up"),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Do { deed, glass: 0 } => write!(f, "{deed}"),
            Self::Do { deed, glass } => write!(f, "{deed} glass {glass}"),
            Self::Discard(tile) => write!(f, "discard {tile}"),
            Self::DoSomething(seat) => write!(f, "do-something {seat}"),
            Self::GiveUp => f.write_str("give-up"),
            Self::PlayOn => f.write_str("play-on"),
        }
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let words: Vec<&str> = text.split(' ').collect();
        match words[..] {
            ["give-up"] => Ok(Self::GiveUp),
            ["play-on"] => Ok(Self::PlayOn),
            ["discard", tile] => Ok(Self::Discard(tile.parse()?)),
            ["do-something", seat] => Ok(Self::DoSomething(seat.parse()?)),
            [ref deed @ .., "glass", glass] => {
                Ok(Self::Do { deed: read_deed(deed, text)?, glass: number(glass, 1, u16::MAX)? })
            }
            _ => Ok(Self::Do { deed: read_deed(&words, text)?, glass: 0 }),
        }
    }
}

fn read_deed(words: &[&str], text: &str) -> Result<Deed, Unreadable> {
    Ok(match *words {
        ["move", hero, from, side, count] => Deed::Move {
            hero: hero.parse()?,
            from: from.parse()?,
            side: side.parse()?,
            count: number(count, 1, u8::MAX.into())? as u8,
        },
        ["vortex", hero, from, to] => {
            Deed::Vortex { hero: hero.parse()?, from: from.parse()?, to: to.parse()? }
        }
        ["escalator", hero, from] => Deed::Escalator { hero: hero.parse()?, from: from.parse()? },
        ["explore", hero, from] => Deed::Explore { hero: hero.parse()?, from: from.parse()? },
        ["gaze", from] => Deed::Gaze { from: from.parse()? },
        ["place", at] => Deed::Place { at: at.parse()? },
        ["turn-up"] => Deed::TurnUp,
        _ => {
            let expected = "an action such as `move elf 1:1,1 north 2`, `vortex`, `escalator`, \
                            `explore`, `gaze`, `place`, `turn-up`, `discard`, `do-something`, \
                            `give-up` or `play-on`";
            return Err(Unreadable::new(expected, text));
        }
    })
}

fn number(text: &str, least: u16, most: u16) -> Result<u16, Unreadable> {
    let plain = !text.starts_with('0') && text.bytes().all(|byte| byte.is_ascii_digit());
    (text.parse().ok())
        .filter(|number| plain && (least..=most).contains(number))
        .ok_or_else(|| Unreadable::new(format!("a number, {least} to {most}"), text))
}

//! What players and nature can do, with its notation, and why a player may not.

use std::fmt;
use std::str::FromStr;

use game::{Fields, Seat, Unreadable};
use maze::Side;

use crate::hero::{Abilities, Ability, Hero};
use crate::place::Square;
use crate::tile::Tile;

/// What a player can do: a deed, or one of the others.
///
/// A deed ends with `glass 2` once the timer was turned: how often the sender had seen it turned
/// (MZ-16).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// MZ-19: what starts the sand and ends a talk phase.
    Do {
        /// What.
        deed: Deed,
        /// How often the timer had been turned.
        glass: u16,
    },
    /// MZ-61: take a tile away, written `discard 7`.
    Discard(Tile),
    /// MZ-42: set the pawn before this player, written `do-something B`.
    DoSomething(Seat),
    /// MZ-23: be for giving up, written `give-up`.
    GiveUp,
    /// MZ-23: be for it no longer, written `play-on`.
    PlayOn,
}

game::notation! {
    /// MZ-19: an action in the words of the rules.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub enum Deed {
        /// MZ-11: slide by a number of squares.
        Move {
            /// Who.
            hero: Hero,
            /// From here.
            from: Square,
            /// To this side of the board.
            side: Side,
            /// The number of squares.
            count: u8 = 1..=u8::MAX,
        } = "move {hero} {from} {side} {count}",
        /// MZ-13.
        Vortex {
            /// Who.
            hero: Hero,
            /// From here.
            from: Square,
            /// To here.
            to: Square,
        } = "vortex {hero} {from} {to}",
        /// MZ-14.
        Escalator {
            /// Who.
            hero: Hero,
            /// From here, to its other end.
            from: Square,
        } = "escalator {hero} {from}",
        /// MZ-15.
        Explore {
            /// Who.
            hero: Hero,
            /// From here.
            from: Square,
        } = "explore {hero} {from}",
        /// MZ-55: turn a tile up by the crystal ball on which the mage stands.
        Gaze {
            /// Where the mage stands.
            from: Square,
        } = "gaze {from}",
        /// MZ-55: lay the tile that was turned up at this exploration square.
        Place {
            /// There.
            at: Square,
        } = "place {at}",
        /// MZ-70: turn up the next action tile.
        TurnUp = "turn-up",
    }
}

game::notation! {
    /// What nature can do.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Chance {
        /// MZ-10: the action tile that a player gets.
        Deal(seat: Seat, abilities: Abilities) = "deal {seat} {abilities}",
        /// MZ-18: where a hero starts.
        Start(hero: Hero, at: Square) = "start {hero} {at}",
        /// MZ-15, MZ-58: the tile on top of the deck.
        Tile(tile: Tile) = "tile {tile}",
        /// MZ-70: the action tile that is turned up.
        TurnUp(ability: Ability) = "turn-up {ability}",
    }
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
        match text.split_once(' ') {
            None if text == "give-up" => Ok(Self::GiveUp),
            None if text == "play-on" => Ok(Self::PlayOn),
            Some(("discard", tile)) => Ok(Self::Discard(tile.parse()?)),
            Some(("do-something", seat)) => Ok(Self::DoSomething(seat.parse()?)),
            _ => {
                let (deed, glass) = text.rsplit_once(" glass ").unwrap_or((text, ""));
                let glass = match Fields::find("{glass}", glass) {
                    Some(fields) if deed != text => fields.number("glass", &(1..=u16::MAX))?,
                    _ => 0,
                };
                deed.parse().map(|deed| Self::Do { deed, glass }).map_err(|error: Unreadable| {
                    let others = "or `discard TILE`, `do-something SEAT`, `give-up`, `play-on`";
                    if deed.contains(' ') { error } else { error.hint(others) }
                })
            }
        }
    }
}

game::refusals! {
    /// Why a player may not do that.
    pub enum Refusal {
        GameOver = "game-over", "the game is over";
        Wait = "wait", "wait until the game goes on";
        NobodyThere = "nobody-there", "nobody sits there";
        TimePassed = "time-passed", "that time has passed already";
        /// MZ-33.
        SandRunOut = "sand-run-out", "the sand has run out";
        /// MZ-16: the sender had not seen the latest turning of the timer.
        GlassTurned = "glass-turned", "the timer has just been turned: look again";
        /// MZ-10.
        NotOnYourTile = "not-on-your-tile", "your action tile does not let you do that";
        /// MZ-70.
        TurnUpFirst = "turn-up-first", "turn up an action tile first";
        /// MZ-70: not alone.
        NotAlone = "not-alone", "only who plays alone turns up action tiles";
        /// MZ-16.
        HeroMoved = "hero-moved", "the hero is no longer there";
        /// MZ-21.
        HeroLeft = "hero-left", "the hero has left";
        /// MZ-60, MZ-67.
        HeroStays = "hero-stays", "the hero stays at the exit";
        /// MZ-55.
        MageStays = "mage-stays", "the mage stays until the tile is placed";
        /// MZ-11.
        Wall = "wall", "a wall stands in the way";
        /// MZ-11.
        InTheWay = "in-the-way", "another hero stands in the way";
        /// MZ-12.
        SlideEnds = "slide-ends", "the slide ends on an earlier square";
        /// MZ-56.
        Watched = "watched", "two cameras watch: no timer can be entered";
        /// MZ-67.
        Crowded = "crowded", "another hero is on that tile";
        /// MZ-13, MZ-66.
        VorticesOff = "vortices-off", "the vortices are off";
        /// MZ-13.
        NoVortex = "no-vortex", "that is no vortex of the hero's colour";
        /// MZ-13, MZ-14.
        Taken = "taken", "another hero stands there";
        /// MZ-63.
        NotFromVortex = "not-from-vortex", "between dimensions one goes from vortex to vortex";
        /// MZ-63.
        SameDimension = "same-dimension", "that vortex is in the same dimension";
        /// MZ-63.
        AllTogether = "all-together", "all four heroes would be in one dimension";
        /// MZ-14.
        NoEscalator = "no-escalator", "there is no escalator";
        /// MZ-15.
        NotExploring = "not-exploring", "the hero is on no exploration square of the own colour";
        /// MZ-05.
        Explored = "explored", "a tile lies there already";
        /// MZ-15.
        NoTileLeft = "no-tile-left", "no tile is left";
        /// MZ-55.
        PlaceFirst = "place-first", "place the tile that was turned up first";
        /// MZ-55.
        NoBall = "no-ball", "the mage is on no crystal ball that works";
        /// MZ-55.
        NothingOpen = "nothing-open", "no exploration square is open";
        /// MZ-55.
        NothingShown = "nothing-shown", "no tile was turned up";
        /// MZ-55.
        NotOpen = "not-open", "that is no open exploration square";
        /// MZ-61.
        DiscardFirst = "discard-first", "take two tiles away first";
        /// MZ-61.
        NoDiscard = "no-discard", "no tile is to be taken away";
        /// MZ-61.
        TileStays = "tile-stays",
            "that tile must stay: it is tile 1, or a hero or an out-of-order mark is on it";
        /// MZ-61.
        FallsApart = "falls-apart", "the mall would fall apart";
        /// MZ-61.
        NoSecond = "no-second", "no second tile could then be taken away";
        /// MZ-42, MZ-65.
        NoPawn = "no-pawn", "there is no pawn";
        /// MZ-59.
        LeadersPawn = "leaders-pawn", "only the leader uses the pawn";
        /// MZ-42.
        AnotherPlayer = "another-player", "the pawn is set before another player";
        /// MZ-23.
        AlreadyForIt = "already-for-it", "you are for giving up already";
        /// MZ-23.
        NotForIt = "not-for-it", "you are not for giving up";
        /// MZ-40, MZ-64, MZ-65.
        Silence = "silence", "no talking now";
        /// MZ-62.
        GesturesOnly = "gestures-only", "gestures only";
    }
}

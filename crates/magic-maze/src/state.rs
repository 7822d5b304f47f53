//! All that is the case in a game.

use game::{BySeat, Millis, Outcome, Seat, SeatSet};
use serde::Serialize;

use crate::hero::{Abilities, Ability, Hero, Pile, action_tiles};
use crate::mall::Mall;
use crate::place::Square;
use crate::settings::{Config, Options};
use crate::tile::{Cell, Cells, Deck, TILES, Tile};

/// A game of Magic Maze. Nothing in it is secret: what nobody may know yet is drawn when it is
/// needed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MagicMaze {
    /// The rules number it is played by.
    pub(crate) rules: u16,
    /// What was settled before the start.
    pub(crate) options: Options,
    /// What comes next.
    pub(crate) stage: Stage,
    /// The time of the last input.
    pub(crate) now: Millis,
    /// MZ-30: the glass.
    pub(crate) sand: Sand,
    /// How often the timer was turned.
    pub(crate) turned: u16,
    /// MZ-32: whether an action was taken yet.
    pub(crate) begun: bool,
    /// MZ-40: whether a talk phase is open.
    pub(crate) talk: bool,
    /// The tiles that lie.
    pub(crate) mall: Mall,
    /// Timers, balls and cameras that are out of order.
    pub(crate) used: Used,
    /// The tiles that do not lie yet.
    pub(crate) deck: Deck,
    /// Where the heroes are.
    pub(crate) heroes: [Where; 4],
    /// MZ-20: whether the theft has happened.
    pub(crate) theft: bool,
    /// MZ-55: the tile that was turned up by a crystal ball and is to be placed.
    pub(crate) shown: Option<Tile>,
    /// MZ-55: whether one tile was placed by the ball on which the mage stands.
    pub(crate) gazed: bool,
    /// MZ-61: how many tiles are to be taken away now.
    pub(crate) discards: u8,
    /// MZ-10: the players' action tiles; nothing in solo.
    pub(crate) hands: BySeat<Abilities>,
    /// MZ-70: the pile of solo.
    pub(crate) pile: Pile,
    /// MZ-42: before whom the pawn stands.
    pub(crate) pawn: Option<Seat>,
    /// MZ-42: whether that player has done something since.
    pub(crate) answered: bool,
    /// MZ-23: who is for giving up.
    pub(crate) giving_up: SeatSet,
}

/// What comes next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// MZ-10: this player gets an action tile.
    Deal(Seat),
    /// MZ-18: this hero's first square is drawn.
    Start(Hero),
    /// MZ-58: the top of the deck is turned up.
    Top,
    /// Everybody may act.
    Play,
    /// MZ-15: a tile is drawn and laid at this exploration square.
    Lay(Square),
    /// MZ-55: a tile is drawn and shown.
    Show,
    /// MZ-70: an action tile is drawn from the pile.
    TurnUp,
    /// It has ended.
    Over(Outcome),
}

game::notation! {
    /// MZ-30: the glass.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Sand {
        /// It does not run: not yet, or there is none (MZ-34).
        Still = "still",
        /// It runs.
        Runs {
            /// When it runs out.
            until: Millis,
        } = "until {until}",
        /// The game has ended.
        Stopped {
            /// How much was left.
            left: Millis,
        } = "left {left}",
    }
}

game::notation! {
    /// Where a hero is.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Where {
        /// Not on the board yet.
        Waiting = "waiting",
        /// On this square.
        At(square: Square) = "{square}",
        /// MZ-60, MZ-67: on this exit, for good.
        Stays(square: Square) = "stays {square}",
        /// MZ-21: off the board.
        Left = "left",
    }
}

game::notation! {
    impl Stage {
        Play = "",
        Deal(seat) = "draw deal {seat}",
        Start(hero) = "draw start {hero}",
        Top = "draw top",
        Lay(at) = "draw lay {at}",
        Show = "draw show",
        TurnUp = "draw turn-up",
        _ = "",
    }
}

impl Where {
    /// The square that the hero takes up.
    #[inline]
    pub fn square(self) -> Option<Square> {
        match self {
            Self::At(square) | Self::Stays(square) => Some(square),
            Self::Waiting | Self::Left => None,
        }
    }
}

/// Squares that are out of order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Used([u16; TILES]);

impl Used {
    #[inline]
    pub(crate) fn contains(self, square: Square) -> bool {
        self.0[square.tile.index()] >> square.cell.index() & 1 == 1
    }

    pub(crate) fn add(&mut self, square: Square) {
        self.0[square.tile.index()] |= 1 << square.cell.index();
    }

    /// Whether some square of a tile is out of order.
    pub(crate) fn on(self, tile: Tile) -> bool {
        self.0[tile.index()] != 0
    }

    /// All of them, ascending.
    pub(crate) fn iter(self) -> impl Iterator<Item = Square> {
        Tile::all()
            .flat_map(|tile| Cell::all().map(move |cell| Square::new(tile, cell)))
            .filter(move |&square| self.contains(square))
    }
}

impl MagicMaze {
    pub(crate) fn at_start(rules: u16, config: &Config) -> Self {
        let options = config.options;
        Self {
            rules,
            options,
            stage: if options.solo() {
                Stage::Start(Hero::Barbarian)
            } else {
                Stage::Deal(Seat::A)
            },
            now: Millis::ZERO,
            sand: Sand::Still,
            turned: 0,
            begun: false,
            talk: false,
            mall: Mall::new(config.tiles(), options.up, options.apart()),
            used: Used::default(),
            deck: Deck::new(&options),
            heroes: [Where::Waiting; 4],
            theft: false,
            shown: None,
            gazed: false,
            discards: 0,
            hands: BySeat::from_fn(options.seats, |_| Abilities::NOTHING),
            pile: Pile::default(),
            pawn: None,
            answered: false,
            giving_up: SeatSet::NOBODY,
        }
    }

    /// What a player can do now: by the action tile, or in solo by the one that is up.
    #[inline]
    pub(crate) fn hand(&self, seat: Seat) -> Abilities {
        // There is a pile in solo alone (MZ-70).
        self.pile.up().map_or(self.hands[seat], |up| Abilities::of(&[up]))
    }

    /// The hero on a square, one that stays there included.
    #[inline]
    pub(crate) fn hero_on(&self, square: Square) -> Option<Hero> {
        Hero::ALL.into_iter().find(|hero| self.heroes[hero.index()].square() == Some(square))
    }

    /// Whether a hero is on a tile.
    #[inline]
    pub(crate) fn is_peopled(&self, tile: Tile) -> bool {
        self.heroes.iter().any(|hero| hero.square().is_some_and(|square| square.tile == tile))
    }

    /// MZ-56: how many cameras work among the tiles that lie.
    pub(crate) fn cameras(&self) -> usize {
        let cameras = |tile: Tile| {
            self.mall.face(tile).cameras.iter().map(move |cell| Square::new(tile, cell))
        };
        let all = self.mall.lying().flat_map(|(tile, _)| cameras(tile));
        all.filter(|&camera| !self.used.contains(camera)).count()
    }

    /// MZ-10, MZ-59: the action tiles that are not dealt yet; one is empty with a leader.
    pub(crate) fn undealt(&self) -> impl Iterator<Item = Abilities> {
        let dealt = match self.stage {
            Stage::Deal(seat) => seat.index(),
            _ => usize::from(self.options.seats),
        };
        let mut gone: [Option<Abilities>; game::MAX_SEATS] = [None; game::MAX_SEATS];
        for (place, hand) in gone.iter_mut().zip(&self.hands.values()[..dealt]) {
            *place = Some(*hand);
        }
        let empty = self.options.special.leader.then_some(Abilities::NOTHING);
        let all = action_tiles(self.options.holders()).iter().copied().chain(empty);
        all.filter(move |tile| {
            let taken = gone.iter_mut().find(|gone| **gone == Some(*tile));
            taken.map(Option::take).is_none()
        })
    }

    /// MZ-18, MZ-63: the squares on which a hero can start, ascending.
    pub(crate) fn starts(&self, hero: Hero) -> impl Iterator<Item = Square> + '_ {
        let apart = self.options.apart().filter(|_| matches!(hero, Hero::Barbarian | Hero::Mage));
        let (tile, cells) = match apart {
            Some(tile) => (tile, self.mall.face(tile).plain()),
            None => (Tile::START, middle()),
        };
        cells
            .iter()
            .map(move |cell| Square::new(tile, cell))
            .filter(|&square| self.hero_on(square).is_none())
    }

    /// MZ-10: which ability one needs for a thing.
    pub(crate) fn holds(&self, seat: Seat, ability: Ability) -> bool {
        self.hand(seat).contains(ability)
    }
}

/// The four middle squares of a tile.
pub(crate) fn middle() -> Cells {
    let middle = |place: u8| (1..=2).contains(&place);
    Cell::all().filter(|cell| middle(cell.column()) && middle(cell.row())).collect()
}

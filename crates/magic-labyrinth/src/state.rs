//! All that is the case in a game.

use game::{BySeat, Seat, SeatSet};
use serde::Serialize;

use crate::board::{SYMBOL_SQUARES, Square, Squares, Symbol, SymbolSet, Walls};
use crate::settings::{Config, Options};

/// A game of The Magic Labyrinth.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MagicLabyrinth {
    /// The rules number it is played by.
    pub(crate) rules: u16,
    /// What was settled before the start.
    pub(crate) options: Options,
    /// What comes next.
    pub(crate) stage: Stage,
    /// Whose turn it is, or will be once nature has moved.
    pub(crate) turn: Seat,
    /// How many turns have begun.
    pub(crate) turns: u32,
    /// Where each magician stands.
    pub(crate) mage: BySeat<Square>,
    /// The walls. Secret.
    pub(crate) walls: Walls,
    /// ML-41: walls and passages that stay visible; empty without the options.
    pub(crate) found: Walls,
    pub(crate) trail: Walls,
    /// Where each symbol lies, by its number.
    pub(crate) place: [Square; 24],
    /// The symbol that all look for; none before the first chip and while one is drawn.
    pub(crate) look: Option<Symbol>,
    /// The chips not yet drawn. Their order does not exist before they are drawn.
    pub(crate) bag: SymbolSet,
    /// The chips that each player has won.
    pub(crate) chips: BySeat<SymbolSet>,
}

/// What comes next. Public: it tells nothing of what is hidden.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// The maze is to be drawn.
    Maze,
    /// A maze built by hand is to be turned.
    Turning,
    /// The symbols are to be shuffled.
    Shuffling,
    /// The first player is to be drawn.
    First,
    /// The chip to look for is to be drawn.
    Chip,
    /// ML-29: each of these gets a chip from the bag.
    Bonus(SeatSet),
    /// The player is to roll.
    Roll,
    /// The die is to fall.
    Die,
    /// The player is to move.
    Move {
        /// What the die showed.
        rolled: u8,
        /// How many steps are left.
        left: u8,
    },
    /// This player has won.
    Over(Seat),
}

game::notation! {
    impl Stage {
        Roll = "",
        Die = "rolling",
        Move { rolled = 1..=4, left = 1..=4 } = "rolled {rolled} left {left}",
        Turning = "\ndraw turning",
        Shuffling = "\ndraw symbols",
        First = "\ndraw first",
        Chip = "\ndraw chip",
        Bonus(seats) = "\ndraw bonus {seats}",
        Over(seat) = "\nwon {seat}",
        _ = "",
    }
}

impl MagicLabyrinth {
    pub(crate) fn at_start(rules: u16, config: &Config) -> Self {
        let options = config.options;
        let mut game = Self {
            rules,
            options,
            stage: Stage::Maze,
            turn: options.first.unwrap_or_default(),
            turns: 0,
            mage: BySeat::from_fn(options.seats, |seat| options.home(seat)),
            walls: config.maze.unwrap_or_default(),
            found: Walls::NONE,
            trail: Walls::NONE,
            place: placed(&Symbol::fixed_order()),
            look: None,
            bag: SymbolSet::ALL,
            chips: BySeat::from_fn(options.seats, |_| SymbolSet::NONE),
        };
        match (config.maze, options.turned) {
            (None, _) => {}
            (Some(_), true) => game.stage = Stage::Turning,
            (Some(_), false) => game.after_maze(),
        }
        game
    }

    /// What is drawn once the walls stand.
    pub(crate) fn after_maze(&mut self) {
        if self.options.shuffled {
            self.stage = Stage::Shuffling;
        } else {
            self.after_symbols();
        }
    }

    /// What is drawn once the symbols lie.
    pub(crate) fn after_symbols(&mut self) {
        let drawn = self.options.first.is_none() && self.options.seats > 1;
        self.stage = if drawn { Stage::First } else { Stage::Chip };
    }

    /// The chips that are neither won nor looked for.
    pub(crate) fn bag_without(chips: &BySeat<SymbolSet>, look: Option<Symbol>) -> SymbolSet {
        let won = chips.values().iter().fold(SymbolSet::NONE, |won, chips| won.with(*chips));
        SymbolSet::ALL.except(won).except(look.into_iter().collect())
    }

    /// Where the looked-for symbol lies.
    #[inline]
    pub(crate) fn goal(&self) -> Option<Square> {
        self.look.map(|symbol| self.place[symbol.index()])
    }

    /// The squares on which others than this player stand.
    #[inline]
    pub(crate) fn others(&self, seat: Seat) -> Squares {
        let others = self.mage.iter().filter(|(other, _)| *other != seat);
        others.map(|(_, square)| *square).collect()
    }

    /// Who stands on a square.
    pub(crate) fn standing_on(&self, square: Square) -> SeatSet {
        self.mage.iter().filter(|(_, at)| **at == square).map(|(seat, _)| seat).collect()
    }
}

/// Where each symbol lies when they are laid out in this order.
pub(crate) fn placed(order: &[Symbol; 24]) -> [Square; 24] {
    let mut place = [Square::default(); 24];
    for (symbol, square) in order.iter().zip(SYMBOL_SQUARES) {
        place[symbol.index()] = square;
    }
    place
}

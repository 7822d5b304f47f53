//! What players and nature can do, with its notation, and why a player may not.

use std::fmt;
use std::str::FromStr;

use game::{Seat, Unreadable};
use maze::Side;

use crate::board::{Symbol, SymbolSet, Walls};

game::notation! {
    /// What a player can do.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub enum Action {
        /// ML-20: throw the die.
        Roll = "roll",
        /// ML-20: one square in this direction.
        Step(side: Side) = "step {side}",
        /// ML-21: end the move before all steps are used.
        Stop = "stop",
    }
}

game::notation! {
    /// What nature can do.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Chance {
        /// ML-12: the maze.
        Walls(walls: Walls) = "walls {walls}",
        /// ML-13: by how many quarter turns clockwise a maze built by hand is turned.
        Turn(quarters: u8 = 0..=3) = "turn {quarters}",
        /// ML-03: the symbols in reading order of the board.
        Symbols(order: Order) = "symbols {order}",
        /// ML-16: who begins.
        First(seat: Seat) = "first {seat}",
        /// ML-15, ML-28: the chip that is drawn.
        Chip(symbol: Symbol) = "chip {symbol}",
        /// ML-04: the face of the die.
        Roll(steps: u8 = 1..=4) = "roll {steps}",
    }
}

game::refusals! {
    /// Why a player may not do that.
    pub enum Refusal {
        GameOver = "game-over", "the game is over";
        Wait = "wait", "something is still to be drawn";
        /// ML-17.
        NotYourTurn = "not-your-turn", "it is not your turn";
        /// ML-20.
        RollFirst = "roll-first", "roll the die first";
        /// ML-17.
        AlreadyRolled = "already-rolled", "you have rolled already";
        /// ML-20.
        EdgeOfBoard = "edge-of-board", "the board ends there";
        /// ML-24.
        CouldNotStop = "could-not-stop",
            "somebody stands there, and you could not go on to a free square";
        /// ML-25.
        SquareTaken = "square-taken", "somebody else stands here: go on to a free square";
    }
}

/// ML-03: all 24 symbols, each once, in the reading order of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Order(pub [Symbol; 24]);

impl fmt::Display for Order {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.map(Symbol::name).join(" "))
    }
}

impl FromStr for Order {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let (mut order, mut seen) = ([Symbol::default(); 24], SymbolSet::NONE);
        let mut words = text.split_whitespace();
        for place in &mut order {
            let word = words.next().unwrap_or_default();
            *place = word.parse()?;
            if seen.contains(*place) {
                return Err(Unreadable::new("each symbol once", word));
            }
            seen.add(*place);
        }
        match words.next() {
            None => Ok(Self(order)),
            Some(word) => Err(Unreadable::new("24 symbols and no more", word)),
        }
    }
}

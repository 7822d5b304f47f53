//! What nature can do.

use std::fmt;
use std::str::FromStr;

use game::{Seat, Unreadable};

use crate::{Symbol, SymbolSet, Walls};

/// What nature can do, written `walls 2,2 east ..`, `turn 3`, `symbols moon ..`, `first B`,
/// `chip moon`, `roll 4`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Chance {
    /// ML-12: the maze.
    Walls(Walls),
    /// ML-13: by how many quarter turns clockwise a maze built by hand is turned.
    Turn(u8),
    /// ML-03: the symbols in reading order of the board.
    Symbols([Symbol; 24]),
    /// ML-16: who begins.
    First(Seat),
    /// ML-15, ML-28: the chip that is drawn.
    Chip(Symbol),
    /// ML-04: the face of the die.
    Roll(u8),
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Walls(walls) => write!(f, "walls {walls}"),
            Self::Turn(quarters) => write!(f, "turn {quarters}"),
            Self::Symbols(order) => {
                f.write_str("symbols")?;
                order.iter().try_for_each(|symbol| write!(f, " {symbol}"))
            }
            Self::First(seat) => write!(f, "first {seat}"),
            Self::Chip(symbol) => write!(f, "chip {symbol}"),
            Self::Roll(steps) => write!(f, "roll {steps}"),
        }
    }
}

impl FromStr for Chance {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let (kind, value) = text.split_once(' ').unwrap_or((text, ""));
        match kind {
            "walls" => Ok(Self::Walls(value.parse()?)),
            "turn" => digit(value, 0..=3, "`turn` 0 to 3").map(Self::Turn),
            "symbols" => read_order(value).map(Self::Symbols),
            "first" => Ok(Self::First(value.parse()?)),
            "chip" => Ok(Self::Chip(value.parse()?)),
            "roll" => digit(value, 1..=4, "`roll` 1 to 4").map(Self::Roll),
            _ => {
                let expected = "walls, turn, symbols, first, chip or roll, and what came up";
                Err(Unreadable::new(expected, text))
            }
        }
    }
}

fn digit(
    text: &str,
    range: std::ops::RangeInclusive<u8>,
    expected: &str,
) -> Result<u8, Unreadable> {
    match text.as_bytes() {
        [byte] if range.contains(&byte.wrapping_sub(b'0')) => Ok(byte - b'0'),
        _ => Err(Unreadable::new(expected, text)),
    }
}

/// Reads all 24 symbols, each once.
pub(crate) fn read_order(text: &str) -> Result<[Symbol; 24], Unreadable> {
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
        None => Ok(order),
        Some(word) => Err(Unreadable::new("24 symbols and no more", word)),
    }
}

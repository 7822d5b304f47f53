//! The whole state as text; docs/cases.md shows how to write one.

mod read;

use std::fmt::Write;

use game::{Diagram, Unreadable};
use maze::Drawing;

use crate::board::{SYMBOL_SQUARES, Square, bears_symbol};
use crate::state::{MagicLabyrinth, Stage};
use crate::symbol::{Symbol, SymbolSet};

impl Diagram for MagicLabyrinth {
    const LINES: &'static [&'static str] = &[
        "board", "symbols", "mage", "turn", "draw", "won", "turns", "look", "chips", "found",
        "trail",
    ];

    fn draw(&self) -> String {
        let mut text = String::new();
        self.write(&mut text).expect("writing to a string never fails");
        text
    }

    fn read(text: &str) -> Result<Self, Unreadable> {
        read::read(text)
    }
}

impl MagicLabyrinth {
    fn write(&self, out: &mut String) -> std::fmt::Result {
        writeln!(out, "rules {}", self.rules)?;
        for line in self.options.to_string().lines() {
            writeln!(out, "set {line}")?;
        }
        if self.stage == Stage::Maze {
            return Ok(()); // Nothing has happened yet: the settings say it all.
        }
        self.write_board(out)?;
        self.write_stage(out)?;
        writeln!(out, "turns {}", self.turns)?;
        if let Some(symbol) = self.look {
            writeln!(out, "look {symbol}")?;
        }
        for (seat, chips) in self.chips.iter() {
            writeln!(out, "chips {seat} {}", names(*chips))?;
        }
        self.found.slots().try_for_each(|slot| writeln!(out, "found {slot}"))?;
        self.trail.slots().try_for_each(|slot| writeln!(out, "trail {slot}"))
    }

    fn write_board(&self, out: &mut String) -> std::fmt::Result {
        let letter = |square| match self.standing_on(square).iter().next() {
            Some(seat) => seat.letter().chars().next().unwrap_or('?'),
            None => empty(square),
        };
        writeln!(out, "board")?;
        for line in Drawing::new(self.walls, letter).to_string().lines() {
            writeln!(out, "    {line}")?;
        }
        if self.place != crate::state::placed(&Symbol::fixed_order()) {
            writeln!(out, "symbols")?;
            for square in SYMBOL_SQUARES {
                let on = Symbol::all().find(|symbol| self.place[symbol.index()] == square);
                writeln!(out, "    {}", on.map_or("?", Symbol::name))?;
            }
        }
        self.mage.iter().try_for_each(|(seat, square)| writeln!(out, "mage {seat} {square}"))
    }

    fn write_stage(&self, out: &mut String) -> std::fmt::Result {
        write!(out, "turn {}", self.turn)?;
        match self.stage {
            Stage::Maze | Stage::Roll => writeln!(out),
            Stage::Die => writeln!(out, " rolling"),
            Stage::Move { rolled, left } => writeln!(out, " rolled {rolled} left {left}"),
            Stage::Turning => writeln!(out, "\ndraw turning"),
            Stage::Shuffling => writeln!(out, "\ndraw symbols"),
            Stage::First => writeln!(out, "\ndraw first"),
            Stage::Chip => writeln!(out, "\ndraw chip"),
            Stage::Bonus(seats) => writeln!(out, "\ndraw bonus {seats}"),
            Stage::Over(seat) => writeln!(out, "\nwon {seat}"),
        }
    }
}

fn empty(square: Square) -> char {
    if bears_symbol(square) { 'o' } else { '.' }
}

fn names(chips: SymbolSet) -> String {
    let names: Vec<&str> = chips.iter().map(Symbol::name).collect();
    if names.is_empty() { "none".to_owned() } else { names.join(" ") }
}

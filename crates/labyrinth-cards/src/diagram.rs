//! The whole state as text; docs/cases.md shows how to write one.

mod drawing;
mod read;

use std::fmt::Write;

use game::{Diagram, Unreadable};

use crate::state::{LabyrinthCards, Stage};
use crate::{CardSet, InPlay};

impl Diagram for LabyrinthCards {
    const LINES: &'static [&'static str] =
        &["half", "layout", "gone", "hand", "taken", "deck", "largest", "turn", "draw", "won"];

    fn draw(&self) -> String {
        let mut text = String::new();
        self.write(&mut text).expect("writing to a string never fails");
        text
    }

    fn read(text: &str) -> Result<Self, Unreadable> {
        read::read(text)
    }
}

impl LabyrinthCards {
    fn write(&self, out: &mut String) -> std::fmt::Result {
        writeln!(out, "rules {}", self.rules)?;
        for line in self.options.to_string().lines() {
            writeln!(out, "set {line}")?;
        }
        if *self == Self::at_start(self.rules, &self.options) {
            return Ok(()); // Nothing has happened yet: the settings say it all.
        }
        if let InPlay::Half(cards) = self.cards() {
            writeln!(out, "half {cards}")?;
        }
        drawing::write(&self.layout, out)?;
        for card in self.gone.by_place() {
            let (at, token) = (self.gone.place(card), drawing::token(&self.gone, card));
            writeln!(out, "gone {at} {token}")?;
        }
        self.hands.iter().try_for_each(|(seat, hand)| writeln!(out, "hand {seat} {hand}"))?;
        self.taken.iter().try_for_each(|(seat, taken)| writeln!(out, "taken {seat} {taken}"))?;
        writeln!(out, "deck {}", self.deck.len())?;
        writeln!(out, "largest {}", self.largest)?;
        self.write_stage(out)
    }

    fn write_stage(&self, out: &mut String) -> std::fmt::Result {
        write!(out, "turn {}", self.turn)?;
        match self.stage {
            Stage::Half | Stage::Place => writeln!(out),
            Stage::Take(card) => writeln!(out, " placed {card}"),
            Stage::Deal => writeln!(out, "\ndraw deal"),
            Stage::Lay => writeln!(out, "\ndraw lay"),
            Stage::First => writeln!(out, "\ndraw first"),
            Stage::Draw => writeln!(out, "\ndraw card"),
            Stage::Over => writeln!(out, "\nwon {}", self.winners()),
        }
    }

    /// All cards that are nowhere else.
    fn rest(&self) -> CardSet {
        let held = self.hands.values().iter().chain(self.taken.values());
        held.fold(self.in_play.except(self.layout.cards()), |rest, cards| rest.except(*cards))
    }
}

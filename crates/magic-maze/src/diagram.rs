//! The whole state as text; docs/cases.md shows how to write one.

mod read;

use std::fmt::{Display, Write};

use game::{Diagram, Outcome, Unreadable};

use crate::state::{MagicMaze, Sand, Stage, Where};
use crate::tile::TileSet;
use crate::{Config, Hero};

impl Diagram for MagicMaze {
    const LINES: &'static [&'static str] = &[
        "tile",
        "hero",
        "hand",
        "deck",
        "top",
        "under",
        "used",
        "now",
        "sand",
        "turned",
        "facts",
        "shown",
        "discards",
        "pile",
        "pawn",
        "answered",
        "giving-up",
        "draw",
        "end",
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

impl MagicMaze {
    fn write(&self, out: &mut String) -> std::fmt::Result {
        writeln!(out, "rules {}", self.rules)?;
        let own = *self.mall.tiles() != crate::Tiles::built_in();
        let tiles = own.then(|| self.mall.tiles().clone());
        for line in (Config { options: self.options, tiles }).to_string().lines() {
            let block = line.starts_with(' ');
            writeln!(out, "{}{line}", if block { "" } else { "set " })?;
        }
        self.write_board(out)?;
        self.write_deck(out)?;
        self.write_time(out)?;
        writeln!(out, "shown {}", or_none(self.shown))?;
        writeln!(out, "discards {}", self.discards)?;
        if self.options.solo() {
            let seen: String = self.pile.seen().iter().map(|seen| format!(" {seen}")).collect();
            writeln!(out, "pile {}{seen}", self.pile.count_up())?;
        }
        match self.pawn {
            Some(seat) => writeln!(out, "pawn {seat}")?,
            None => writeln!(out, "pawn nobody")?,
        }
        if let Some(seat) = self.pawn.filter(|_| self.answered) {
            writeln!(out, "answered {seat}")?;
        }
        writeln!(out, "giving-up {}", self.giving_up)?;
        self.write_stage(out)
    }

    fn write_board(&self, out: &mut String) -> std::fmt::Result {
        for (tile, laid) in self.mall.lying() {
            writeln!(out, "tile {tile} turn {} at {}", laid.turn, laid.place)?;
        }
        for hero in Hero::ALL {
            match self.heroes[hero.index()] {
                Where::Waiting => writeln!(out, "hero {hero} waiting")?,
                Where::At(square) => writeln!(out, "hero {hero} {square}")?,
                Where::Stays(square) => writeln!(out, "hero {hero} stays {square}")?,
                Where::Left => writeln!(out, "hero {hero} left")?,
            }
        }
        for (seat, hand) in self.hands.iter().filter(|_| !self.options.solo()) {
            writeln!(out, "hand {seat} {hand}")?;
        }
        Ok(())
    }

    fn write_deck(&self, out: &mut String) -> std::fmt::Result {
        let under: Vec<String> = self.deck.under().map(|tile| tile.to_string()).collect();
        writeln!(out, "deck {}", self.deck.shuffled)?;
        writeln!(out, "top {}", or_none(self.deck.top))?;
        let none = under.is_empty();
        writeln!(out, "under {}", if none { TileSet::NONE.to_string() } else { under.join(" ") })?;
        for square in self.used.iter() {
            writeln!(out, "used {square}")?;
        }
        Ok(())
    }

    fn write_time(&self, out: &mut String) -> std::fmt::Result {
        writeln!(out, "now {}", self.now)?;
        match self.sand {
            Sand::Still => writeln!(out, "sand still")?,
            Sand::Runs { until } => writeln!(out, "sand until {until}")?,
            Sand::Stopped { left } => writeln!(out, "sand left {left}")?,
        }
        writeln!(out, "turned {}", self.turned)?;
        let facts = [self.begun, self.talk, self.theft, self.gazed].into_iter().zip(FACTS);
        let facts: String =
            facts.filter(|(holds, _)| *holds).map(|(_, name)| format!(" {name}")).collect();
        writeln!(out, "facts{}", if facts.is_empty() { " none" } else { &facts })
    }

    fn write_stage(&self, out: &mut String) -> std::fmt::Result {
        match self.stage {
            Stage::Deal(seat) => writeln!(out, "draw deal {seat}"),
            Stage::Start(hero) => writeln!(out, "draw start {hero}"),
            Stage::Top => writeln!(out, "draw top"),
            Stage::Play => Ok(()),
            Stage::Lay(at) => writeln!(out, "draw lay {at}"),
            Stage::Show => writeln!(out, "draw show"),
            Stage::TurnUp => writeln!(out, "draw turn-up"),
            Stage::Over(Outcome::Won(_)) => writeln!(out, "end won"),
            Stage::Over(Outcome::Lost) => writeln!(out, "end lost"),
        }
    }
}

/// What can be so or not: an action was taken, a talk phase is open, the theft has happened, one
/// tile was placed by the ball on which the mage stands.
const FACTS: [&str; 4] = ["begun", "talk", "theft", "gazed"];

fn or_none(thing: Option<impl Display>) -> String {
    thing.map_or_else(|| "none".to_owned(), |thing| thing.to_string())
}

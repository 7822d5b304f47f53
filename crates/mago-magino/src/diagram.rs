//! The whole state as text; docs/cases.md shows how to write one.

mod read;

use std::fmt::Write;

use game::{Diagram, Unreadable};

use crate::Space;
use crate::pieces::{Form, Piece};
use crate::state::{MagoMagino, Stage, Then};

impl Diagram for MagoMagino {
    const LINES: &'static [&'static str] =
        &["turn", "draw", "won", "turns", "magician", "child", "crystals", "delivered", "hopped"];

    fn draw(&self) -> String {
        let mut text = String::new();
        self.write(&mut text).expect("writing to a string never fails");
        text
    }

    fn read(text: &str) -> Result<Self, Unreadable> {
        read::read(text)
    }
}

impl MagoMagino {
    fn write(&self, out: &mut String) -> std::fmt::Result {
        writeln!(out, "rules {}", self.rules)?;
        for line in self.options.to_string().lines() {
            writeln!(out, "{}{line}", if line.starts_with(' ') { "" } else { "set " })?;
        }
        self.write_stage(out)?;
        writeln!(out, "turns {}", self.turns)?;
        writeln!(out, "magician {}", self.magician)?;
        for child in self.children() {
            let Piece { at, form } = self.pieces[child];
            write!(out, "child {child} {at}")?;
            match form {
                Form::Child => writeln!(out)?,
                Form::Carrier => writeln!(out, " crystal")?,
                Form::Frog(frog) => writeln!(out, " frog {frog}")?,
                Form::Nameless => writeln!(out, " frog")?,
            }
        }
        for space in self.options.ring.all() {
            let count = self.crystals[space];
            if count > 0 || space == Space::HIDEOUT {
                writeln!(out, "crystals {space} {count}")?;
            }
        }
        for (seat, count) in self.delivered.iter() {
            writeln!(out, "delivered {seat} {count}")?;
        }
        if let Some(hop) = self.hop {
            write!(out, "hopped {} to {}", hop.from, hop.to)?;
            hop.frogs.iter().try_for_each(|frog| write!(out, " {frog}"))?;
            writeln!(out)?;
        }
        Ok(())
    }

    fn write_stage(&self, out: &mut String) -> std::fmt::Result {
        write!(out, "turn {}", self.turn)?;
        match self.stage {
            Stage::First => writeln!(out, "\ndraw first"),
            Stage::Roll => writeln!(out),
            Stage::Die => writeln!(out, " rolling"),
            Stage::Arrow => writeln!(out, " rolled witch\ndraw arrow"),
            Stage::Naming(Then::Move) => writeln!(out, " rolled witch\ndraw frogs"),
            Stage::Naming(Then::Roll) => writeln!(out, "\ndraw frogs"),
            Stage::Move(face) => writeln!(out, " rolled {face}"),
            Stage::Again => writeln!(out, " again"),
            Stage::Over(seat) => writeln!(out, "\nwon {seat}"),
        }
    }
}

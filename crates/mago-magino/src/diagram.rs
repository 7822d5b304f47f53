//! The whole state as text; docs/cases.md shows how to write one.

use game::{Diagram, Entry, Game, Head, Line, Lines, Unreadable};

use crate::pieces::{ALL_CRYSTALS, Crystals, Form, Piece};
use crate::state::MagoMagino;
use crate::{Child, Frog, FrogSet, Hop, Options, Space};

impl Diagram for MagoMagino {
    const LINES: &'static [Line] = &game::lines! {
        "turn", "draw", "won", "turns", "magician", many "child", many "crystals", many "delivered",
        "hopped",
    };

    fn settled(&self) -> (u16, Options) {
        (self.rules, self.options)
    }

    fn lines(&mut self, lines: &mut Lines<'_, '_>) -> Result<(), Unreadable> {
        let options @ Options { seats, ring, .. } = self.options;
        lines.turn(&["draw", "won"], seats, &mut self.turn, &mut self.stage)?;
        lines.number("turns", &mut self.turns, u32::MAX)?;
        if let Some(entry) = lines.one("magician", Some(self.magician)) {
            self.magician = space(entry, entry.value, &options)?;
        }
        let children = Child::all(seats).zip(&mut self.pieces.0);
        lines.each("child", children, |entry, text| piece(entry, text, &options))?;
        let reading = lines.is_reading();
        let crystals = ring.all().zip(&mut self.crystals.0).filter(|(space, count)| {
            // Spaces without crystals are not shown, but for the hideout.
            reading || **count > 0 || *space == Space::HIDEOUT
        });
        let number = |entry: &Entry<'_>, text: &str| entry.number_up_to(text, ALL_CRYSTALS);
        lines.each("crystals", crystals, number)?;
        lines.each("delivered", self.delivered.iter_mut(), number)?;
        if let Some(entry) = lines.one("hopped", self.hop) {
            self.hop = Some(hop(entry, &options)?);
        }
        Ok(())
    }

    fn position(head: Head<'_>) -> Result<Self, Unreadable> {
        let lines = &head.lines;
        let mut game = Self::new(head.rules, &head.config()?);
        game.crystals = Crystals::NONE;
        game.lines(&mut Lines::reading(lines))?;
        for child in game.children() {
            if let Form::Frog(frog) = game.pieces[child].form {
                game.owners.set(frog, child);
            }
        }
        if !lines.all("crystals").any(|entry| entry.words().next() == Some("hideout")) {
            // The hideout has what is nowhere else.
            let rest = u32::from(ALL_CRYSTALS).saturating_sub(game.count_crystals());
            game.crystals[Space::HIDEOUT] = rest as u8;
        }
        let turn = lines.find("turn").map_or(1, |entry| entry.line);
        let next = lines.find("draw").map_or(turn, |entry| entry.line);
        game.check_board().map_err(|why| Unreadable::impossible(turn, why))?;
        game.check_stage().map_err(|why| Unreadable::impossible(next, why))?;
        game.check().map_err(|why| Unreadable::impossible(turn, why))?;
        Ok(game)
    }
}

/// `SPACE`, and after it nothing, `crystal`, `frog 7` or `frog`.
fn piece(entry: &Entry<'_>, text: &str, options: &Options) -> Result<Piece, Unreadable> {
    let (at, form) = text.split_at(text.find(' ').unwrap_or(text.len()));
    let piece = Piece { at: space(entry, at, options)?, form: entry.read(form)? };
    match piece.form {
        Form::Frog(frog) if !Frog::all(options.seats).any(|known| known == frog) => {
            Err(entry.expected(format!("a frog from 1 to {}", 2 * options.seats)))
        }
        _ => Ok(piece),
    }
}

fn hop(entry: &Entry<'_>, options: &Options) -> Result<Hop, Unreadable> {
    let [from, "to", to, ref frogs @ ..] = entry.words().collect::<Vec<_>>()[..] else {
        return Err(entry.expected("`hopped SPACE to SPACE` and the frog"));
    };
    let frogs = frogs.iter().map(|frog| entry.read(frog)).collect::<Result<FrogSet, _>>()?;
    Ok(Hop { from: space(entry, from, options)?, to: space(entry, to, options)?, frogs })
}

fn space(entry: &Entry<'_>, word: &str, options: &Options) -> Result<Space, Unreadable> {
    options.ring.space(word).map_err(|error| error.on_line(entry.line))
}

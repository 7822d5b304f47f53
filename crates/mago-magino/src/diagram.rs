//! The whole state as text; docs/cases.md shows how to write one.

use std::fmt::{self, Write};

use game::{BySeat, Diagram, Entry, Head, Line, Outline, Seat, Unreadable};

use crate::pieces::{ALL_CRYSTALS, Crystals, Form, MOST_CHILDREN, Owners, Piece, Pieces};
use crate::state::{MagoMagino, Stage, Then};
use crate::{Child, Face, Frog, FrogSet, Hop, Options, Space};

impl Diagram for MagoMagino {
    const LINES: &'static [Line] = &game::lines! {
        "turn", "draw", "won", "turns", "magician", many "child", many "crystals", many "delivered",
        "hopped",
    };

    fn settled(&self) -> (u16, Options) {
        (self.rules, self.options)
    }

    fn write_lines(&self, out: &mut String) -> fmt::Result {
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

    fn position(head: Head<'_>) -> Result<Self, Unreadable> {
        let lines = &head.lines;
        let Some(turn_line) = lines.find("turn") else {
            let first = &lines.entries[0];
            return Err(Unreadable::new("a line `turn SEAT`", first.key).on_line(first.line));
        };
        let options: Options = head.config()?;
        let (turn, stage) = turn_and_stage(lines, turn_line, options.seats)?;
        let (pieces, owners) = children(lines, &options)?;
        let delivered = delivered(lines, options.seats)?;
        let turns = lines.find("turns").map_or(Ok(0), |entry| {
            entry.number(entry.value, u32::MAX).ok_or_else(|| entry.expected("a number of turns"))
        })?;
        let game = Self {
            rules: head.rules,
            options,
            stage,
            turn,
            turns,
            magician: match lines.find("magician") {
                Some(entry) => space(entry, entry.value, &options)?,
                None => Space::HOUSE,
            },
            pieces,
            owners,
            crystals: crystals(lines, &options, &pieces, &delivered)?,
            delivered,
            hop: lines.find("hopped").map(|entry| hop(entry, &options)).transpose()?,
        };
        let next = lines.find("draw").unwrap_or(turn_line).line;
        game.check_board().map_err(|why| Unreadable::impossible(turn_line.line, why))?;
        game.check_stage().map_err(|why| Unreadable::impossible(next, why))?;
        game.check().map_err(|why| Unreadable::impossible(turn_line.line, why))?;
        Ok(game)
    }
}

impl MagoMagino {
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

fn turn_and_stage(
    lines: &Outline<'_>,
    entry: &Entry<'_>,
    seats: u8,
) -> Result<(Seat, Stage), Unreadable> {
    const TURN: &str = "`turn SEAT`, or after it `rolling`, `rolled 3`, `rolled witch` or `again`";
    let (turn, rest) = entry.seat_and_rest(seats, TURN)?;
    let stage = match rest.split_whitespace().collect::<Vec<_>>()[..] {
        [] => Stage::Roll,
        ["rolling"] => Stage::Die,
        ["again"] => Stage::Again,
        ["rolled", face] => Stage::Move(entry.read(face)?),
        _ => return Err(entry.expected(TURN)),
    };
    match (lines.find("draw"), lines.find("won")) {
        (None, None) => Ok((turn, stage)),
        (Some(_), Some(won)) => Err(won.expected("either `draw` or `won`")),
        (Some(draw), None) => match (draw.value, stage) {
            ("first", Stage::Roll) => Ok((turn, Stage::First)),
            ("arrow", Stage::Move(Face::Witch)) => Ok((turn, Stage::Arrow)),
            ("frogs", Stage::Move(Face::Witch)) => Ok((turn, Stage::Naming(Then::Move))),
            ("frogs", Stage::Roll) => Ok((turn, Stage::Naming(Then::Roll))),
            _ => Err(draw.expected(
                "`draw first` or `draw frogs` after `turn SEAT`, `draw arrow` or `draw frogs` \
                 after `turn SEAT rolled witch`",
            )),
        },
        (None, Some(won)) => {
            let (seat, rest) = won.seat_and_rest(seats, "`won SEAT`")?;
            if !rest.is_empty() || stage != Stage::Roll {
                return Err(won.expected("`won SEAT`, and `turn SEAT` with nothing after it"));
            }
            Ok((turn, Stage::Over(seat)))
        }
    }
}

/// Children without a line are in the house.
fn children(lines: &Outline<'_>, options: &Options) -> Result<(Pieces, Owners), Unreadable> {
    const CHILD: &str = "`child A1 SPACE`, and after it nothing, `crystal`, `frog 7` or `frog`";
    let (mut pieces, mut owners) = (Pieces::default(), Owners::default());
    let mut seen = [false; MOST_CHILDREN];
    for entry in lines.all("child") {
        let [name, at, ref rest @ ..] = entry.words().collect::<Vec<_>>()[..] else {
            return Err(entry.expected(CHILD));
        };
        let child: Child = entry.read(name)?;
        if child.seat().index() >= usize::from(options.seats) {
            let expected = format!("a child of one of the {} players", options.seats);
            return Err(entry.expected_for(name, expected));
        }
        if std::mem::replace(&mut seen[child.index()], true) {
            return Err(entry.expected_for(name, "each child once"));
        }
        let form = match *rest {
            [] => Form::Child,
            ["crystal"] => Form::Carrier,
            ["frog"] => Form::Nameless,
            ["frog", id] => {
                let frog = frog(entry, id, options)?;
                if owners.of(frog).is_some() {
                    return Err(entry.expected_for(id, "each frog once"));
                }
                owners.set(frog, child);
                Form::Frog(frog)
            }
            _ => return Err(entry.expected(CHILD)),
        };
        pieces[child] = Piece { at: space(entry, at, options)?, form };
    }
    Ok((pieces, owners))
}

/// The hideout has what is nowhere else, unless it has a line of its own.
fn crystals(
    lines: &Outline<'_>,
    options: &Options,
    pieces: &Pieces,
    delivered: &BySeat<u8>,
) -> Result<Crystals, Unreadable> {
    let mut crystals = Crystals::NONE;
    let mut seen = Vec::new();
    for entry in lines.all("crystals") {
        let [at, count] = entry.words().collect::<Vec<_>>()[..] else {
            return Err(entry.expected("`crystals SPACE NUMBER`"));
        };
        let at = space(entry, at, options)?;
        if seen.contains(&at) {
            return Err(entry.expected("each space once"));
        }
        seen.push(at);
        crystals[at] = number(entry, count)?;
    }
    if !seen.contains(&Space::HIDEOUT) {
        let carried =
            Child::all(options.seats).filter(|&child| pieces[child].form == Form::Carrier);
        let delivered: u32 = delivered.values().iter().map(|&count| u32::from(count)).sum();
        let elsewhere = crystals.count() + carried.count() as u32 + delivered;
        crystals[Space::HIDEOUT] = u32::from(ALL_CRYSTALS).saturating_sub(elsewhere) as u8;
    }
    Ok(crystals)
}

fn delivered(lines: &Outline<'_>, seats: u8) -> Result<BySeat<u8>, Unreadable> {
    const DELIVERED: &str = "`delivered SEAT NUMBER`";
    let mut all: BySeat<Option<u8>> = BySeat::from_fn(seats, |_| None);
    for entry in lines.all("delivered") {
        let (seat, count) = entry.seat_and_rest(seats, DELIVERED)?;
        if all[seat].is_some() {
            return Err(entry.expected(format!("{DELIVERED}, once for each seat")));
        }
        all[seat] = Some(number(entry, count)?);
    }
    Ok(BySeat::from_fn(seats, |seat| all[seat].unwrap_or(0)))
}

fn hop(entry: &Entry<'_>, options: &Options) -> Result<Hop, Unreadable> {
    let [from, "to", to, ref ids @ ..] = entry.words().collect::<Vec<_>>()[..] else {
        return Err(entry.expected("`hopped SPACE to SPACE` and the frog"));
    };
    let frogs = ids.iter().map(|id| frog(entry, id, options)).collect::<Result<FrogSet, _>>()?;
    Ok(Hop { from: space(entry, from, options)?, to: space(entry, to, options)?, frogs })
}

/// How many crystals.
fn number(entry: &Entry<'_>, word: &str) -> Result<u8, Unreadable> {
    entry.number(word, ALL_CRYSTALS).ok_or_else(|| {
        entry.expected_for(word, format!("a number of crystals, at most {ALL_CRYSTALS}"))
    })
}

fn space(entry: &Entry<'_>, word: &str, options: &Options) -> Result<Space, Unreadable> {
    options.ring.space(word).map_err(|error| error.on_line(entry.line))
}

fn frog(entry: &Entry<'_>, word: &str, options: &Options) -> Result<Frog, Unreadable> {
    let known = Frog::all(options.seats).find(|frog| frog.to_string() == word);
    known.ok_or_else(|| entry.expected_for(word, format!("a frog from 1 to {}", 2 * options.seats)))
}

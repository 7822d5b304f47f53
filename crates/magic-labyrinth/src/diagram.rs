//! The whole state as text; docs/cases.md shows how to write one.

use std::fmt;
use std::str::FromStr;

use game::{BySeat, Diagram, Entry, Head, Line, Lines, Seat, Unreadable};
use maze::Drawing;

use crate::actions::Order;
use crate::board::{SYMBOL_SQUARES, Square, Symbol, bears_symbol};
use crate::settings::{Config, Options, check_built};
use crate::state::{MagicLabyrinth, Stage, placed};

impl Diagram for MagicLabyrinth {
    const LINES: &'static [Line] = &game::lines! {
        block "board", block "symbols", many "mage", "turn", "draw", "won", "turns", "look",
        many "chips", many "found", many "trail",
    };

    fn settled(&self) -> (u16, Config) {
        (self.rules, Config { options: self.options, maze: None })
    }

    fn lines(&mut self, lines: &mut Lines<'_, '_>) -> Result<(), Unreadable> {
        if !lines.is_reading() && self.stage == Stage::Maze {
            return Ok(()); // Nothing has happened yet: the settings say it all.
        }
        self.board_lines(lines)?;
        let mut next = Next(self.stage);
        lines.turn(&["draw", "won"], self.options.seats, &mut self.turn, &mut next)?;
        self.stage = next.0;
        lines.number("turns", &mut self.turns, u32::MAX)?;
        if let Some(entry) = lines.one("look", self.look) {
            self.look = Some(entry.parse()?);
        }
        lines.each("chips", self.chips.iter_mut(), Entry::read)?;
        for (key, slots) in [("found", &mut self.found), ("trail", &mut self.trail)] {
            for entry in lines.many(key, slots.slots()) {
                slots.add(entry.parse()?);
            }
        }
        Ok(())
    }

    fn position(head: Head<'_>) -> Result<Self, Unreadable> {
        let lines = &head.lines;
        let Some(board) = lines.find("board") else {
            let first = &lines.entries[0];
            let expected = "a `board` with its drawing";
            return Err(Unreadable::new(expected, first.key).on_line(first.line));
        };
        let settings = head.settings::<Config>()?;
        if let Some(entry) = settings.entry("maze") {
            let expected = "no `maze` in a position: its walls are drawn on the board";
            return Err(Unreadable::new(expected, entry.key).on_line(entry.line));
        }
        let walls = Drawing::read(board)?.walls;
        check_built(walls).map_err(|error| error.on_line(board.line))?;
        let options = Options::read(&settings, Some(walls.count()))?;
        let mut game = Self::at_start(head.rules, &Config { options, maze: Some(walls) });
        game.lines(&mut Lines::reading(lines))?;
        game.bag = Self::bag_without(&game.chips, game.look);
        game.check_board().map_err(|why| Unreadable::impossible(board.line, why))?;
        let next = lines.find("draw").or(lines.find("turn")).map_or(board.line, |entry| entry.line);
        game.check_turn().map_err(|why| Unreadable::impossible(next, why))?;
        Ok(game)
    }
}

impl MagicLabyrinth {
    /// A magician is placed by its letter on the board, by a line `mage B 5,5`, or by both.
    fn board_lines(&mut self, lines: &mut Lines<'_, '_>) -> Result<(), Unreadable> {
        let letter = |square| match self.standing_on(square).iter().next() {
            Some(seat) => seat.letter().chars().next().unwrap_or('?'),
            None if bears_symbol(square) => 'o',
            None => '.',
        };
        let mut drawn = BySeat::from_fn(self.options.seats, |_| None);
        let board = lines.block("board", Some(Drawing::new(self.walls, letter)));
        if let Some(entry) = board {
            drawn = drawn_mages(&Drawing::read(entry)?, self.options.seats)?;
        }
        let order = SYMBOL_SQUARES.map(|square| {
            let on = Symbol::all().find(|symbol| self.place[symbol.index()] == square);
            on.unwrap_or_default()
        });
        let moved = (order != Symbol::fixed_order()).then(|| order.map(Symbol::name).join("\n"));
        if let Some(entry) = lines.block("symbols", moved) {
            let words: Vec<&str> = entry.block.iter().map(|row| row.text).collect();
            self.place = placed(&entry.read::<Order>(&words.join(" "))?.0);
        }
        lines.each("mage", self.mage.iter_mut(), |entry, text| {
            let (seat, square) = (entry.seat_and_rest(drawn.seats(), "")?.0, entry.read(text)?);
            match drawn[seat].replace(square).filter(|drawn| *drawn != square) {
                None => Ok(square),
                Some(_) => Err(entry.expected(format!("{seat} in one place only"))),
            }
        })?;
        for (seat, square) in drawn.iter().filter(|_| board.is_some()) {
            self.mage[seat] = square.ok_or_else(|| {
                let expected =
                    format!("the letter {seat} on the board, or a line `mage {seat} SQUARE`");
                Unreadable::wrong(expected, "neither").on_line(board.map_or(1, |board| board.line))
            })?;
        }
        Ok(())
    }
}

/// The magicians whose letters stand on the board.
fn drawn_mages(drawing: &Drawing<6, 6>, seats: u8) -> Result<BySeat<Option<Square>>, Unreadable> {
    let mut at: BySeat<Option<Square>> = BySeat::from_fn(seats, |_| None);
    for square in Square::all() {
        let letter = drawing.letter(square).to_string();
        let seat = letter.parse::<Seat>().ok().filter(|seat| at.get(*seat).is_some());
        match seat {
            Some(seat) if at[seat].is_none() => at[seat] = Some(square),
            None if letter == "." || (letter == "o" && bears_symbol(square)) => {}
            _ => {
                let expected = match (letter.as_str(), seat) {
                    ("o", _) => format!("`.` on {square}: no symbol lies there (ML-03)"),
                    (_, Some(_)) => "each magician once".to_owned(),
                    _ => format!("`.`, `o` or the letter of one of {seats} seats on {square}"),
                };
                return Err(Unreadable::new(expected, &letter).on_line(drawing.line(square)));
            }
        }
    }
    Ok(at)
}

/// What comes next. A player who has not stepped yet has as many steps left as were rolled, so that
/// `rolled 3` will do.
struct Next(Stage);

impl fmt::Display for Next {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Next {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let rolled = text.strip_prefix("rolled ").filter(|rolled| !rolled.contains([' ', '\n']));
        let left = rolled.map_or_else(String::new, |rolled| format!(" left {rolled}"));
        format!("{text}{left}").parse().map(Self)
    }
}

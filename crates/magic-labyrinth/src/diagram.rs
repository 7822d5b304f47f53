//! The whole state as text; docs/cases.md shows how to write one.

use std::fmt::{self, Write};

use game::{BySeat, Diagram, Entry, Head, Line, Outline, Seat, SeatSet, Unreadable};
use maze::Drawing;

use crate::actions::Order;
use crate::board::{SYMBOL_SQUARES, Slot, Square, Symbol, SymbolSet, Walls, bears_symbol};
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

    fn write_lines(&self, out: &mut String) -> fmt::Result {
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
            let names: Vec<&str> = chips.iter().map(Symbol::name).collect();
            let names = if names.is_empty() { "none".to_owned() } else { names.join(" ") };
            writeln!(out, "chips {seat} {names}")?;
        }
        self.found.slots().try_for_each(|slot| writeln!(out, "found {slot}"))?;
        self.trail.slots().try_for_each(|slot| writeln!(out, "trail {slot}"))
    }

    fn position(head: Head<'_>) -> Result<Self, Unreadable> {
        let lines = &head.lines;
        let Some(board) = lines.find("board") else {
            let first = &lines.entries[0];
            return Err(
                Unreadable::new("a `board` with its drawing", first.key).on_line(first.line)
            );
        };
        let settings = head.settings::<Config>()?;
        if let Some(entry) = settings.entry("maze") {
            let expected = "no `maze` in a position: its walls are drawn on the board";
            return Err(Unreadable::new(expected, entry.key).on_line(entry.line));
        }
        let drawing = Drawing::read(board)?;
        let walls = drawing.walls;
        check_built(walls).map_err(|error| error.on_line(board.line))?;
        let options = Options::read(&settings, Some(walls.count()))?;
        let mage = mages(lines, board, &drawing, options.seats)?;
        let (turn, stage) = turn_and_stage(lines, board, options.seats)?;
        let chips = chips(lines, options.seats)?;
        let look = lines.one("look")?;
        let order = match lines.find("symbols") {
            None => Symbol::fixed_order(),
            Some(entry) => {
                let words: Vec<&str> = entry.block.iter().map(|row| row.text).collect();
                entry.read::<Order>(&words.join(" "))?.0
            }
        };
        let turns = lines.find("turns").map_or(Ok(0), |entry| {
            entry.number(entry.value, u32::MAX).ok_or_else(|| entry.expected("a number of turns"))
        })?;
        let slots = |key| lines.all(key).map(Entry::parse::<Slot>).collect::<Result<Walls, _>>();
        let game = Self {
            rules: head.rules,
            options,
            stage,
            turn,
            turns,
            mage,
            walls,
            found: slots("found")?,
            trail: slots("trail")?,
            place: placed(&order),
            look,
            bag: Self::bag_without(&chips, look),
            chips,
        };
        game.check_look(lines, board)?;
        game.check_board().map_err(|why| Unreadable::impossible(board.line, why))?;
        let next = lines.find("draw").or(lines.find("turn")).map_or(board.line, |entry| entry.line);
        game.check_turn().map_err(|why| Unreadable::impossible(next, why))?;
        Ok(game)
    }
}

impl MagicLabyrinth {
    fn write_board(&self, out: &mut String) -> fmt::Result {
        let letter = |square| match self.standing_on(square).iter().next() {
            Some(seat) => seat.letter().chars().next().unwrap_or('?'),
            None if bears_symbol(square) => 'o',
            None => '.',
        };
        writeln!(out, "board")?;
        for line in Drawing::new(self.walls, letter).to_string().lines() {
            writeln!(out, "    {line}")?;
        }
        if self.place != placed(&Symbol::fixed_order()) {
            writeln!(out, "symbols")?;
            for square in SYMBOL_SQUARES {
                let on = Symbol::all().find(|symbol| self.place[symbol.index()] == square);
                writeln!(out, "    {}", on.map_or("?", Symbol::name))?;
            }
        }
        self.mage.iter().try_for_each(|(seat, square)| writeln!(out, "mage {seat} {square}"))
    }

    fn write_stage(&self, out: &mut String) -> fmt::Result {
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

    /// What is looked for is known exactly while somebody is to roll or to move.
    fn check_look(&self, lines: &Outline<'_>, board: &Entry<'_>) -> Result<(), Unreadable> {
        let playing = matches!(self.stage, Stage::Roll | Stage::Die | Stage::Move { .. });
        match lines.find("look") {
            None if playing => {
                let expected = "a line `look SYMBOL`: the symbol that all look for";
                Err(Unreadable::wrong(expected, "none").on_line(board.line))
            }
            Some(entry) if !playing => Err(entry.expected("no `look` while nothing is looked for")),
            _ => Ok(()),
        }
    }
}

/// A magician is placed by its letter on the board, by a line `mage B 5,5`, or by both.
fn mages(
    lines: &Outline<'_>,
    board: &Entry<'_>,
    drawing: &Drawing<6, 6>,
    seats: u8,
) -> Result<BySeat<Square>, Unreadable> {
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
    for entry in lines.all("mage") {
        let (seat, rest) = entry.seat_and_rest(seats, "`mage SEAT SQUARE`")?;
        let square = entry.read(rest)?;
        if at[seat].is_some_and(|drawn| drawn != square) {
            return Err(entry.expected(format!("{seat} in one place only")));
        }
        at[seat] = Some(square);
    }
    if let Some((seat, _)) = at.iter().find(|(_, square)| square.is_none()) {
        let expected = format!("the letter {seat} on the board, or a line `mage {seat} SQUARE`");
        return Err(Unreadable::wrong(expected, "neither").on_line(board.line));
    }
    Ok(BySeat::from_fn(seats, |seat| at[seat].unwrap_or_default()))
}

fn turn_and_stage(
    lines: &Outline<'_>,
    board: &Entry<'_>,
    seats: u8,
) -> Result<(Seat, Stage), Unreadable> {
    const TURN: &str = "`turn SEAT`, `turn SEAT rolling` or `turn SEAT rolled 3 left 2`";
    let Some(entry) = lines.find("turn") else {
        return Err(Unreadable::wrong(TURN, "no `turn` line").on_line(board.line));
    };
    let (turn, rest) = entry.seat_and_rest(seats, TURN)?;
    let steps = |word: &str| {
        let steps = entry.number(word, 4).filter(|steps| *steps > 0 && word.len() == 1);
        steps.ok_or_else(|| entry.expected_for(word, "1 to 4 steps"))
    };
    let stage = match rest.split_whitespace().collect::<Vec<_>>()[..] {
        [] => Stage::Roll,
        ["rolling"] => Stage::Die,
        ["rolled", rolled] => Stage::Move { rolled: steps(rolled)?, left: steps(rolled)? },
        ["rolled", rolled, "left", left] => {
            let (rolled, steps_left) = (steps(rolled)?, steps(left)?);
            if steps_left > rolled {
                return Err(entry.expected_for(left, format!("at most {rolled} steps left")));
            }
            Stage::Move { rolled, left: steps_left }
        }
        _ => return Err(entry.expected(TURN)),
    };
    match (lines.find("draw"), lines.find("won")) {
        (None, None) => Ok((turn, stage)),
        (Some(other), _) | (_, Some(other)) if stage != Stage::Roll => {
            Err(other.expected("nothing else to happen after `rolling` or `rolled`"))
        }
        (Some(_), Some(won)) => Err(won.expected("either `draw` or `won`")),
        (Some(draw), None) => Ok((turn, draw_stage(draw, seats)?)),
        (None, Some(won)) => match won.seat_and_rest(seats, "`won SEAT`")? {
            (seat, "") => Ok((turn, Stage::Over(seat))),
            _ => Err(won.expected("`won SEAT`")),
        },
    }
}

fn draw_stage(entry: &Entry<'_>, seats: u8) -> Result<Stage, Unreadable> {
    const DRAW: &str = "`draw` turning, symbols, first, chip or `bonus SEATS`";
    match entry.value {
        "turning" => Ok(Stage::Turning),
        "symbols" => Ok(Stage::Shuffling),
        "first" => Ok(Stage::First),
        "chip" => Ok(Stage::Chip),
        value => {
            let waiting: Option<SeatSet> =
                value.strip_prefix("bonus ").and_then(|seats| seats.trim().parse().ok());
            waiting
                .filter(|set| !set.is_empty() && set.iter().all(|s| s.index() < usize::from(seats)))
                .map(Stage::Bonus)
                .ok_or_else(|| entry.expected(DRAW))
        }
    }
}

fn chips(lines: &Outline<'_>, seats: u8) -> Result<BySeat<SymbolSet>, Unreadable> {
    const CHIPS: &str = "`chips SEAT SYMBOL ..` or `chips SEAT none`";
    let mut chips = BySeat::from_fn(seats, |_| SymbolSet::NONE);
    let mut seen = SymbolSet::NONE;
    for entry in lines.all("chips") {
        let (seat, rest) = entry.seat_and_rest(seats, CHIPS)?;
        if rest.is_empty() || !chips[seat].is_empty() {
            return Err(entry.expected(format!("{CHIPS}, once for each seat")));
        }
        for word in rest.split_whitespace().filter(|_| rest != "none") {
            let symbol = entry.read(word)?;
            if seen.contains(symbol) {
                return Err(entry.expected_for(word, "each chip once"));
            }
            seen.add(symbol);
            chips[seat].add(symbol);
        }
    }
    Ok(chips)
}

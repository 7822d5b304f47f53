//! Reading a position.

use game::{BySeat, Entry, Game, Head, Outline, Seat, SeatSet, Settings, Unreadable};
use maze::Drawing;

use crate::board::{Slot, Square, Walls, bears_symbol};
use crate::chance::read_order;
use crate::config::{Config, check_built};
use crate::options::{Options, SETTINGS};
use crate::state::{MagicLabyrinth, Stage, placed};
use crate::symbol::{Symbol, SymbolSet};

const KEYS: &str =
    "rules, set, board, symbols, mage, turn, draw, won, turns, look, chips, found or trail";

pub(super) fn read(text: &str) -> Result<MagicLabyrinth, Unreadable> {
    let head = Head::read(text, MagicLabyrinth::RULES)?;
    let lines = &head.rest;
    check_keys(lines)?;
    let Some(board) = lines.find("board") else {
        return match lines.entries.first() {
            None => Ok(MagicLabyrinth::new(head.rules, &Config::from_outline(head.settings)?)),
            Some(entry) => {
                Err(Unreadable::new("a `board` with its drawing", entry.key).on_line(entry.line))
            }
        };
    };
    let settings = Settings::check(SETTINGS, head.settings)?;
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
    let look = match lines.find("look") {
        Some(entry) => Some(entry.parse()?),
        None => None,
    };
    let mut bag = SymbolSet::ALL;
    let won = chips.values().iter().flat_map(|chips| chips.iter());
    won.chain(look).for_each(|symbol| bag.remove(symbol));
    let game = MagicLabyrinth {
        rules: head.rules,
        options,
        stage,
        turn,
        turns: turns(lines)?,
        mage,
        walls,
        found: slots(lines, "found")?,
        trail: slots(lines, "trail")?,
        place: placed(&symbols(lines)?),
        look,
        bag,
        chips,
    };
    check_look(&game, lines, board)?;
    let wrong = |error: String| Unreadable::wrong("a position that can be", error);
    game.check_board().map_err(|error| wrong(error).on_line(board.line))?;
    let next = lines.find("draw").or(lines.find("turn")).map_or(board.line, |entry| entry.line);
    game.check_turn().map_err(|error| wrong(error).on_line(next))?;
    Ok(game)
}

fn check_keys(lines: &Outline<'_>) -> Result<(), Unreadable> {
    for (nth, entry) in lines.entries.iter().enumerate() {
        let (many, block) = match entry.key {
            "board" | "symbols" => (false, true),
            "turn" | "draw" | "won" | "turns" | "look" => (false, false),
            "mage" | "chips" | "found" | "trail" => (true, false),
            key => return Err(Unreadable::new(KEYS, key).on_line(entry.line)),
        };
        if !block {
            entry.without_block()?;
        } else if !entry.value.is_empty() {
            let expected = format!("`{}` alone, and its lines indented below", entry.key);
            return Err(entry.expected(expected));
        }
        if !many && lines.entries[..nth].iter().any(|earlier| earlier.key == entry.key) {
            let expected = format!("`{}` once", entry.key);
            return Err(Unreadable::wrong(expected, "it twice").on_line(entry.line));
        }
    }
    Ok(())
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
        let (seat, rest) = seat_and_rest(entry, seats, "`mage SEAT SQUARE`")?;
        let square: Square = rest.parse().map_err(|error: Unreadable| error.on_line(entry.line))?;
        if at[seat].is_some_and(|drawn| drawn != square) {
            let expected = format!("{seat} in one place only");
            return Err(entry.expected(expected));
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
    let (turn, rest) = seat_and_rest(entry, seats, TURN)?;
    let words: Vec<&str> = rest.split_whitespace().collect();
    let steps = |word: &str| match word.as_bytes() {
        [digit @ b'1'..=b'4'] => Ok(digit - b'0'),
        _ => Err(Unreadable::new("1 to 4 steps", word).on_line(entry.line)),
    };
    let stage = match words[..] {
        [] => Stage::Roll,
        ["rolling"] => Stage::Die,
        ["rolled", rolled] => Stage::Move { rolled: steps(rolled)?, left: steps(rolled)? },
        ["rolled", rolled, "left", left] => {
            let (rolled, steps_left) = (steps(rolled)?, steps(left)?);
            if steps_left > rolled {
                let expected = format!("at most {rolled} steps left");
                return Err(Unreadable::new(expected, left).on_line(entry.line));
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
        (None, Some(won)) => {
            let (seat, rest) = seat_and_rest(won, seats, "`won SEAT`")?;
            if !rest.is_empty() {
                return Err(won.expected("`won SEAT`"));
            }
            Ok((turn, Stage::Over(seat)))
        }
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

/// What is looked for is known exactly while somebody is to roll or to move.
fn check_look(
    game: &MagicLabyrinth,
    lines: &Outline<'_>,
    board: &Entry<'_>,
) -> Result<(), Unreadable> {
    let playing = matches!(game.stage, Stage::Roll | Stage::Die | Stage::Move { .. });
    match lines.find("look") {
        None if playing => {
            let expected = "a line `look SYMBOL`: the symbol that all look for";
            Err(Unreadable::wrong(expected, "none").on_line(board.line))
        }
        Some(entry) if !playing => Err(entry.expected("no `look` while nothing is looked for")),
        _ => Ok(()),
    }
}

fn chips(lines: &Outline<'_>, seats: u8) -> Result<BySeat<SymbolSet>, Unreadable> {
    let mut chips = BySeat::from_fn(seats, |_| SymbolSet::NONE);
    let mut seen = SymbolSet::NONE;
    for entry in lines.all("chips") {
        const CHIPS: &str = "`chips SEAT SYMBOL ..` or `chips SEAT none`";
        let (seat, rest) = seat_and_rest(entry, seats, CHIPS)?;
        if rest.is_empty() || !chips[seat].is_empty() {
            return Err(entry.expected(format!("{CHIPS}, once for each seat")));
        }
        for word in rest.split_whitespace().filter(|_| rest != "none") {
            let symbol = word.parse().map_err(|error: Unreadable| error.on_line(entry.line))?;
            if seen.contains(symbol) {
                return Err(Unreadable::new("each chip once", word).on_line(entry.line));
            }
            seen.add(symbol);
            chips[seat].add(symbol);
        }
    }
    Ok(chips)
}

fn turns(lines: &Outline<'_>) -> Result<u32, Unreadable> {
    let Some(entry) = lines.find("turns") else { return Ok(0) };
    let plain = entry.value.bytes().all(|byte| byte.is_ascii_digit());
    let number = entry.value.parse().ok().filter(|_| plain);
    number.ok_or_else(|| entry.expected("a number of turns"))
}

fn slots(lines: &Outline<'_>, key: &str) -> Result<Walls, Unreadable> {
    lines.all(key).map(Entry::parse::<Slot>).collect()
}

fn symbols(lines: &Outline<'_>) -> Result<[Symbol; 24], Unreadable> {
    let Some(entry) = lines.find("symbols") else { return Ok(Symbol::fixed_order()) };
    let words: Vec<&str> = entry.block.iter().map(|row| row.text).collect();
    read_order(&words.join(" ")).map_err(|error| error.on_line(entry.line))
}

/// The seat at the start of a value, and what follows it.
fn seat_and_rest<'t>(
    entry: &Entry<'t>,
    seats: u8,
    expected: &str,
) -> Result<(Seat, &'t str), Unreadable> {
    let (word, rest) = entry.value.split_once(' ').unwrap_or((entry.value, ""));
    let seat = word.parse::<Seat>().ok().filter(|seat| seat.index() < usize::from(seats));
    seat.map(|seat| (seat, rest.trim())).ok_or_else(|| {
        let last = Seat::first(seats).next_back().map_or("A", Seat::letter);
        entry.expected(format!("{expected}, with a seat from A to {last}"))
    })
}

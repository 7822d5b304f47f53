//! Reading a position.

use game::{BySeat, Entry, Game, Head, Outline, Seat, Settings, Unreadable};

use crate::child::MOST_CHILDREN;
use crate::crystals::{ALL_CRYSTALS, Crystals};
use crate::frog::Owners;
use crate::options::{Options, SETTINGS};
use crate::pieces::{Form, Piece, Pieces};
use crate::state::{MagoMagino, Stage, Then};
use crate::{Child, Config, Face, Frog, FrogSet, Hop, Space};

const KEYS: &str = "rules, set, turn, draw, won, turns, magician, child, crystals, delivered or \
                    hopped";

pub(super) fn read(text: &str) -> Result<MagoMagino, Unreadable> {
    let head = Head::read(text, MagoMagino::RULES)?;
    let lines = &head.rest;
    check_keys(lines)?;
    let Some(turn_line) = lines.find("turn") else {
        return match lines.entries.first() {
            None => Ok(MagoMagino::new(head.rules, &Config::from_outline(head.settings)?)),
            Some(entry) => {
                Err(Unreadable::new("a line `turn SEAT`", entry.key).on_line(entry.line))
            }
        };
    };
    let options = Options::read(&Settings::check(SETTINGS, head.settings)?)?;
    let (turn, stage) = turn_and_stage(lines, turn_line, options.seats)?;
    let (pieces, owners) = children(lines, &options)?;
    let delivered = delivered(lines, options.seats)?;
    let game = MagoMagino {
        rules: head.rules,
        options,
        stage,
        turn,
        turns: turns(lines)?,
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
    let wrong = |error: String| Unreadable::wrong("a position that can be", error);
    game.check_board().map_err(|error| wrong(error).on_line(turn_line.line))?;
    let next = lines.find("draw").unwrap_or(turn_line).line;
    game.check_stage().map_err(|error| wrong(error).on_line(next))?;
    game.check().map_err(|error| wrong(error).on_line(turn_line.line))?;
    Ok(game)
}

fn check_keys(lines: &Outline<'_>) -> Result<(), Unreadable> {
    for (nth, entry) in lines.entries.iter().enumerate() {
        let many = match entry.key {
            "turn" | "draw" | "won" | "turns" | "magician" | "hopped" => false,
            "child" | "crystals" | "delivered" => true,
            key => return Err(Unreadable::new(KEYS, key).on_line(entry.line)),
        };
        entry.without_block()?;
        if !many && lines.entries[..nth].iter().any(|earlier| earlier.key == entry.key) {
            let expected = format!("`{}` once", entry.key);
            return Err(Unreadable::wrong(expected, "it twice").on_line(entry.line));
        }
    }
    Ok(())
}

fn turn_and_stage(
    lines: &Outline<'_>,
    entry: &Entry<'_>,
    seats: u8,
) -> Result<(Seat, Stage), Unreadable> {
    const TURN: &str = "`turn SEAT`, or after it `rolling`, `rolled 3`, `rolled witch` or `again`";
    let (turn, rest) = seat_and_rest(entry, seats, TURN)?;
    let words: Vec<&str> = rest.split_whitespace().collect();
    let stage = match words[..] {
        [] => Stage::Roll,
        ["rolling"] => Stage::Die,
        ["again"] => Stage::Again,
        ["rolled", face] => {
            Stage::Move(face.parse().map_err(|error: Unreadable| error.on_line(entry.line))?)
        }
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
            let (seat, rest) = seat_and_rest(won, seats, "`won SEAT`")?;
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
        let words: Vec<&str> = entry.words().collect();
        let (name, at, rest) = match words[..] {
            [name, at, ref rest @ ..] => (name, at, rest),
            _ => return Err(entry.expected(CHILD)),
        };
        let child: Child = name.parse().map_err(|error: Unreadable| error.on_line(entry.line))?;
        if child.seat().index() >= usize::from(options.seats) {
            let expected = format!("a child of one of the {} players", options.seats);
            return Err(Unreadable::new(expected, name).on_line(entry.line));
        }
        if std::mem::replace(&mut seen[child.index()], true) {
            return Err(Unreadable::new("each child once", name).on_line(entry.line));
        }
        let form = match *rest {
            [] => Form::Child,
            ["crystal"] => Form::Carrier,
            ["frog"] => Form::Nameless,
            ["frog", id] => {
                let frog = frog(entry, id, options)?;
                if owners.of(frog).is_some() {
                    return Err(Unreadable::new("each frog once", id).on_line(entry.line));
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
        let words: Vec<&str> = entry.words().collect();
        let [at, count] = words[..] else {
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
        let (seat, count) = seat_and_rest(entry, seats, DELIVERED)?;
        if all[seat].is_some() {
            return Err(entry.expected(format!("{DELIVERED}, once for each seat")));
        }
        all[seat] = Some(number(entry, count)?);
    }
    Ok(BySeat::from_fn(seats, |seat| all[seat].unwrap_or(0)))
}

fn hop(entry: &Entry<'_>, options: &Options) -> Result<Hop, Unreadable> {
    let words: Vec<&str> = entry.words().collect();
    let [from, "to", to, ref ids @ ..] = words[..] else {
        return Err(entry.expected("`hopped SPACE to SPACE` and the frog"));
    };
    let mut frogs = FrogSet::NONE;
    for id in ids {
        frogs.add(frog(entry, id, options)?);
    }
    Ok(Hop { from: space(entry, from, options)?, to: space(entry, to, options)?, frogs })
}

fn turns(lines: &Outline<'_>) -> Result<u32, Unreadable> {
    let Some(entry) = lines.find("turns") else { return Ok(0) };
    let plain = entry.value.bytes().all(|byte| byte.is_ascii_digit());
    let number = entry.value.parse().ok().filter(|_| plain);
    number.ok_or_else(|| entry.expected("a number of turns"))
}

/// How many crystals.
fn number(entry: &Entry<'_>, word: &str) -> Result<u8, Unreadable> {
    let plain = word.bytes().all(|byte| byte.is_ascii_digit());
    let number = word.parse().ok().filter(|number| plain && *number <= ALL_CRYSTALS);
    number.ok_or_else(|| {
        let expected = format!("a number of crystals, at most {ALL_CRYSTALS}");
        Unreadable::new(expected, word).on_line(entry.line)
    })
}

fn space(entry: &Entry<'_>, word: &str, options: &Options) -> Result<Space, Unreadable> {
    options.ring.space(word).map_err(|error| error.on_line(entry.line))
}

fn frog(entry: &Entry<'_>, word: &str, options: &Options) -> Result<Frog, Unreadable> {
    let known = Frog::all(options.seats).find(|frog| frog.to_string() == word);
    known.ok_or_else(|| {
        let expected = format!("a frog from 1 to {}", 2 * options.seats);
        Unreadable::new(expected, word).on_line(entry.line)
    })
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

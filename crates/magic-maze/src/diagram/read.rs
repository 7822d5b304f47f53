//! Reading a position. Lines that are left out stand for what is usual in the middle of a game.

use std::str::FromStr;

use game::{BySeat, Entry, Game, Head, Millis, Outcome, Outline, Seat, SeatSet, Unreadable};

use super::FACTS;
use crate::ability::{Abilities, Ability, action_tiles};
use crate::config::Config;
use crate::deck::Deck;
use crate::mall::{Laid, Mall};
use crate::pile::Pile;
use crate::state::{MagicMaze, Sand, Stage, Used, Where};
use crate::tile::{Tile, TileSet};
use crate::{Hero, Options};

const KEYS: &str = "rules, set, tile, hero, hand, deck, top, under, used, now, sand, turned, facts, \
                    shown, discards, pile, pawn, answered, giving-up, draw or end";

pub(super) fn read(text: &str) -> Result<MagicMaze, Unreadable> {
    let head = Head::read(text, MagicMaze::RULES)?;
    let lines = &head.rest;
    check_keys(lines)?;
    let config = Config::from_outline(head.settings)?;
    let Some(first) = lines.entries.first() else {
        return Ok(MagicMaze::new(head.rules, &config));
    };
    let options = config.options;
    let mall = mall(lines, &config)?;
    let shown = optional(lines, "shown")?;
    let stage = stage(lines, &options)?;
    let [begun, talk, theft, gazed] = facts(lines)?;
    let pawn = pawn(lines)?;
    let game = MagicMaze {
        rules: head.rules,
        options,
        stage,
        now: one(lines, "now")?.unwrap_or(Millis::ZERO),
        sand: sand(lines)?,
        turned: number(lines, "turned", u16::MAX)?,
        begun,
        talk,
        deck: deck(lines, &options, &mall, shown)?,
        mall,
        used: used(lines)?,
        heroes: heroes(lines)?,
        theft,
        shown,
        gazed,
        discards: number(lines, "discards", 2)? as u8,
        hands: hands(lines, &options, stage)?,
        pile: pile(lines, &options)?,
        pawn,
        answered: answered(lines, pawn)?,
        giving_up: one(lines, "giving-up")?.unwrap_or(SeatSet::NOBODY),
    };
    let wrong = |error: String| Unreadable::wrong("a position that can be", error);
    if let Some(draw) = lines.find("draw") {
        game.check_stage().map_err(|error| wrong(error).on_line(draw.line))?;
    }
    game.check().map_err(|error| wrong(error).on_line(first.line))?;
    Ok(game)
}

fn check_keys(lines: &Outline<'_>) -> Result<(), Unreadable> {
    for (nth, entry) in lines.entries.iter().enumerate() {
        let many = match entry.key {
            "tile" | "hero" | "hand" | "used" => true,
            "deck" | "top" | "under" | "now" | "sand" | "turned" | "facts" | "shown"
            | "discards" | "pile" | "pawn" | "answered" | "giving-up" | "draw" | "end" => false,
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

/// The value of a line that may be left out.
fn one<T: FromStr<Err = Unreadable>>(
    lines: &Outline<'_>,
    key: &str,
) -> Result<Option<T>, Unreadable> {
    lines.find(key).map(Entry::parse).transpose()
}

/// A value or `none`.
fn optional(lines: &Outline<'_>, key: &str) -> Result<Option<Tile>, Unreadable> {
    match lines.find(key) {
        Some(entry) if entry.value != "none" => entry.parse().map(Some),
        _ => Ok(None),
    }
}

fn number(lines: &Outline<'_>, key: &str, most: u16) -> Result<u16, Unreadable> {
    let Some(entry) = lines.find(key) else { return Ok(0) };
    let plain = entry.value.bytes().all(|byte| byte.is_ascii_digit());
    let number = entry.value.parse().ok().filter(|number| plain && *number <= most);
    number.ok_or_else(|| entry.expected(format!("`{key}` 0 to {most}")))
}

/// Tile 1 lies where it always does, and so does the one apart, unless a line says so.
fn mall(lines: &Outline<'_>, config: &Config) -> Result<Mall, Unreadable> {
    const TILE: &str = "`tile 7 at 1,0`, or `tile 7 turn 2 at 1,0`";
    let options = &config.options;
    let mut mall = Mall::new(config.tiles(), options.up, options.apart());
    for entry in lines.all("tile") {
        let (how, place) = entry.value.split_once(" at ").ok_or_else(|| entry.expected(TILE))?;
        let place = place.trim().parse().map_err(|error: Unreadable| error.on_line(entry.line))?;
        let words: Vec<&str> = how.split_whitespace().collect();
        let (tile, turn) = match words[..] {
            [tile] => (tile, 0),
            [tile, "turn", turn @ ("0" | "1" | "2" | "3")] => (tile, turn.as_bytes()[0] - b'0'),
            _ => return Err(entry.expected(TILE)),
        };
        let tile: Tile = tile.parse().map_err(|error: Unreadable| error.on_line(entry.line))?;
        let laid = Laid { place, turn };
        if mall.laid(tile) == Some(laid) {
            continue;
        }
        if mall.laid(tile).is_some() || mall.at(place).is_some() {
            return Err(entry.expected("each tile once, each at a place of its own"));
        }
        mall.lay(tile, laid);
    }
    Ok(mall)
}

/// All four must be somewhere.
fn heroes(lines: &Outline<'_>) -> Result<[Where; 4], Unreadable> {
    const HERO: &str =
        "`hero elf 1:1,1`, `hero elf stays 12:0,0`, `hero elf left` or `hero elf waiting`";
    let mut heroes = [Where::Waiting; 4];
    let mut seen = [false; 4];
    for entry in lines.all("hero") {
        let words: Vec<&str> = entry.words().collect();
        let line = |error: Unreadable| error.on_line(entry.line);
        let [hero, ref is @ ..] = words[..] else { return Err(entry.expected(HERO)) };
        let hero: Hero = hero.parse().map_err(line)?;
        if std::mem::replace(&mut seen[hero.index()], true) {
            return Err(entry.expected("each hero once"));
        }
        heroes[hero.index()] = match *is {
            ["waiting"] => Where::Waiting,
            ["left"] => Where::Left,
            ["stays", square] => Where::Stays(square.parse().map_err(line)?),
            [square] => Where::At(square.parse().map_err(line)?),
            _ => return Err(entry.expected(HERO)),
        };
    }
    Ok(heroes)
}

/// Without a line the action tiles are dealt in their order.
fn hands(
    lines: &Outline<'_>,
    options: &Options,
    stage: Stage,
) -> Result<BySeat<Abilities>, Unreadable> {
    let dealt = lines.find("hand").is_none() && !matches!(stage, Stage::Deal(_));
    let tiles = action_tiles(options.holders());
    let mut hands = BySeat::from_fn(options.seats, |seat| match tiles.get(seat.index()) {
        Some(tile) if dealt => *tile,
        _ => Abilities::NOTHING,
    });
    for entry in lines.all("hand") {
        let (seat, hand) = entry.value.split_once(' ').unwrap_or((entry.value, ""));
        let seat = seat.parse::<Seat>().ok();
        let seat = seat.filter(|seat| seat.index() < usize::from(options.seats));
        let Some(seat) = seat.filter(|_| !options.solo()) else {
            let expected = format!("`hand SEAT ABILITIES`, with one of {} seats", options.seats);
            return Err(entry.expected(expected));
        };
        hands[seat] = hand.parse().map_err(|error: Unreadable| error.on_line(entry.line))?;
    }
    Ok(hands)
}

/// Left out: all the tiles of the scenario that are nowhere else.
fn deck(
    lines: &Outline<'_>,
    options: &Options,
    mall: &Mall,
    shown: Option<Tile>,
) -> Result<Deck, Unreadable> {
    let top = optional(lines, "top")?;
    let under: Vec<Tile> = match lines.find("under") {
        Some(entry) if entry.value != "none" => {
            let read =
                |word: &str| word.parse().map_err(|error: Unreadable| error.on_line(entry.line));
            entry.words().map(read).collect::<Result<_, _>>()?
        }
        _ => Vec::new(),
    };
    let elsewhere = mall.lying().map(|(tile, _)| tile).chain(top).chain(shown);
    let elsewhere: TileSet = elsewhere.chain(under.iter().copied()).collect();
    let rest = options.deck().iter().filter(|&tile| !elsewhere.contains(tile)).collect();
    let shuffled = one(lines, "deck")?.unwrap_or(rest);
    Ok(Deck::with(top, shuffled, &under))
}

fn used(lines: &Outline<'_>) -> Result<Used, Unreadable> {
    let mut used = Used::default();
    for entry in lines.all("used") {
        used.add(entry.parse()?);
    }
    Ok(used)
}

fn sand(lines: &Outline<'_>) -> Result<Sand, Unreadable> {
    const SAND: &str = "`sand still`, `sand until 03:00.000` or `sand left 00:10.000`";
    let Some(entry) = lines.find("sand") else { return Ok(Sand::Still) };
    let time = |text: &str| text.parse().map_err(|error: Unreadable| error.on_line(entry.line));
    match entry.words().collect::<Vec<_>>()[..] {
        ["still"] => Ok(Sand::Still),
        ["until", until] => Ok(Sand::Runs { until: time(until)? }),
        ["left", left] => Ok(Sand::Stopped { left: time(left)? }),
        _ => Err(entry.expected(SAND)),
    }
}

fn facts(lines: &Outline<'_>) -> Result<[bool; 4], Unreadable> {
    let mut facts = [false; 4];
    let Some(entry) = lines.find("facts") else { return Ok(facts) };
    for word in entry.words().filter(|_| entry.value != "none") {
        match FACTS.iter().position(|fact| *fact == word) {
            Some(nth) => facts[nth] = true,
            None => {
                let expected = "facts: begun, talk, theft, gazed, or `none`";
                return Err(Unreadable::new(expected, word).on_line(entry.line));
            }
        }
    }
    Ok(facts)
}

fn pile(lines: &Outline<'_>, options: &Options) -> Result<Pile, Unreadable> {
    const PILE: &str = "`pile 2 north west ..`: how many lie turned up, and those seen, in order";
    let Some(entry) = lines.find("pile") else { return Ok(Pile::default()) };
    if !options.solo() {
        return Err(entry.expected("no `pile`, unless somebody plays alone (MZ-70)"));
    }
    let (up, seen) = entry.value.split_once(' ').unwrap_or((entry.value, ""));
    let up = match up.as_bytes() {
        [digit @ b'0'..=b'7'] => digit - b'0',
        _ => return Err(entry.expected(PILE)),
    };
    let read = |word: &str| word.parse().map_err(|error: Unreadable| error.on_line(entry.line));
    let seen: Vec<Ability> = seen.split_whitespace().map(read).collect::<Result<_, _>>()?;
    Pile::new(&seen, up).ok_or_else(|| entry.expected(PILE))
}

fn pawn(lines: &Outline<'_>) -> Result<Option<Seat>, Unreadable> {
    match lines.find("pawn") {
        Some(entry) if entry.value != "nobody" => entry.parse().map(Some),
        _ => Ok(None),
    }
}

/// MZ-42: whether the one before whom the pawn stands has done something since.
fn answered(lines: &Outline<'_>, pawn: Option<Seat>) -> Result<bool, Unreadable> {
    let Some(entry) = lines.find("answered") else { return Ok(false) };
    match pawn == Some(entry.parse()?) {
        true => Ok(true),
        false => Err(entry.expected("`answered` with the player before whom the pawn stands")),
    }
}

fn stage(lines: &Outline<'_>, options: &Options) -> Result<Stage, Unreadable> {
    const DRAW: &str = "`draw` deal SEAT, start HERO, top, lay SQUARE, show or turn-up";
    let (draw, end) = (lines.find("draw"), lines.find("end"));
    match (draw, end) {
        (None, None) => Ok(Stage::Play),
        (Some(_), Some(end)) => Err(end.expected("either `draw` or `end`")),
        (None, Some(end)) => match end.value {
            "won" => Ok(Stage::Over(Outcome::Won(SeatSet::first(options.seats)))),
            "lost" => Ok(Stage::Over(Outcome::Lost)),
            _ => Err(end.expected("`end won` or `end lost`")),
        },
        (Some(entry), None) => {
            let line = |error: Unreadable| error.on_line(entry.line);
            match entry.words().collect::<Vec<_>>()[..] {
                ["deal", seat] => Ok(Stage::Deal(seat.parse().map_err(line)?)),
                ["start", hero] => Ok(Stage::Start(hero.parse().map_err(line)?)),
                ["top"] => Ok(Stage::Top),
                ["lay", square] => Ok(Stage::Lay(square.parse().map_err(line)?)),
                ["show"] => Ok(Stage::Show),
                ["turn-up"] => Ok(Stage::TurnUp),
                _ => Err(entry.expected(DRAW)),
            }
        }
    }
}

//! The whole state as text; docs/cases.md shows how to write one. Lines that are left out stand for
//! what is usual in the middle of a game.

use std::fmt::{self, Display, Write};
use std::str::FromStr;

use game::{
    BySeat, Diagram, Entry, Head, Line, Millis, Outcome, Outline, Seat, SeatSet, Unreadable,
};

use crate::hero::{Abilities, Ability, Hero, Pile, action_tiles};
use crate::mall::{Laid, Mall};
use crate::settings::{Config, Options};
use crate::state::{MagicMaze, Sand, Stage, Used, Where};
use crate::tile::{Deck, Tile, TileSet};
use crate::tiles::Tiles;

impl Diagram for MagicMaze {
    const LINES: &'static [Line] = &game::lines! {
        many "tile", many "hero", many "hand", "deck", "top", "under", many "used", "now", "sand",
        "turned", "facts", "shown", "discards", "pile", "pawn", "answered", "giving-up", "draw",
        "end",
    };

    fn settled(&self) -> (u16, Config) {
        let tiles = self.mall.tiles();
        let tiles = (*tiles != Tiles::built_in()).then(|| tiles.clone());
        (self.rules, Config { options: self.options, tiles })
    }

    fn write_lines(&self, out: &mut String) -> fmt::Result {
        for (tile, laid) in self.mall.lying() {
            writeln!(out, "tile {tile} turn {} at {}", laid.turn, laid.place)?;
        }
        for hero in Hero::ALL {
            writeln!(out, "hero {hero} {}", self.heroes[hero.index()])?;
        }
        for (seat, hand) in self.hands.iter().filter(|_| !self.options.solo()) {
            writeln!(out, "hand {seat} {hand}")?;
        }
        self.write_deck(out)?;
        let facts = [self.begun, self.talk, self.theft, self.gazed].into_iter().zip(FACTS);
        let facts: Vec<&str> = facts.filter(|(holds, _)| *holds).map(|(_, name)| name).collect();
        writeln!(out, "now {}\nsand {}\nturned {}", self.now, self.sand, self.turned)?;
        writeln!(out, "facts {}", if facts.is_empty() { "none".into() } else { facts.join(" ") })?;
        writeln!(out, "shown {}\ndiscards {}", or(self.shown, "none"), self.discards)?;
        if self.options.solo() {
            let seen: String = self.pile.seen().iter().map(|seen| format!(" {seen}")).collect();
            writeln!(out, "pile {}{seen}", self.pile.count_up())?;
        }
        writeln!(out, "pawn {}", or(self.pawn, "nobody"))?;
        if let Some(seat) = self.pawn.filter(|_| self.answered) {
            writeln!(out, "answered {seat}")?;
        }
        writeln!(out, "giving-up {}", self.giving_up)?;
        self.write_stage(out)
    }

    fn position(head: Head<'_>) -> Result<Self, Unreadable> {
        let lines = &head.lines;
        let config: Config = head.config()?;
        let options = config.options;
        let mall = mall(lines, &config)?;
        let shown = optional(lines, "shown", "none")?;
        let stage = stage(lines, &options)?;
        let [begun, talk, theft, gazed] = facts(lines)?;
        let pawn = optional(lines, "pawn", "nobody")?;
        let mut used = Used::default();
        for entry in lines.all("used") {
            used.add(entry.parse()?);
        }
        let game = Self {
            rules: head.rules,
            options,
            stage,
            now: lines.one("now")?.unwrap_or(Millis::ZERO),
            sand: lines.one("sand")?.unwrap_or(Sand::Still),
            turned: number(lines, "turned", u16::MAX)?,
            begun,
            talk,
            deck: deck(lines, &options, &mall, shown)?,
            mall,
            used,
            heroes: heroes(lines)?,
            theft,
            shown,
            gazed,
            discards: number(lines, "discards", 2)? as u8,
            hands: hands(lines, &options, stage)?,
            pile: pile(lines, &options)?,
            pawn,
            answered: answered(lines, pawn)?,
            giving_up: lines.one("giving-up")?.unwrap_or(SeatSet::NOBODY),
        };
        if let Some(draw) = lines.find("draw") {
            game.check_stage().map_err(|why| Unreadable::impossible(draw.line, why))?;
        }
        game.check().map_err(|why| Unreadable::impossible(lines.entries[0].line, why))?;
        Ok(game)
    }
}

impl MagicMaze {
    fn write_deck(&self, out: &mut String) -> std::fmt::Result {
        let under: Vec<String> = self.deck.under().map(|tile| tile.to_string()).collect();
        writeln!(out, "deck {}", self.deck.shuffled)?;
        writeln!(out, "top {}", or(self.deck.top, "none"))?;
        let none = under.is_empty();
        writeln!(out, "under {}", if none { TileSet::NONE.to_string() } else { under.join(" ") })?;
        for square in self.used.iter() {
            writeln!(out, "used {square}")?;
        }
        Ok(())
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

fn or(thing: Option<impl Display>, none: &str) -> String {
    thing.map_or_else(|| none.to_owned(), |thing| thing.to_string())
}

/// A value, or the word for none; a line that is left out stands for none.
fn optional<T: FromStr<Err = Unreadable>>(
    lines: &Outline<'_>,
    key: &str,
    none: &str,
) -> Result<Option<T>, Unreadable> {
    lines.find(key).filter(|entry| entry.value != none).map(Entry::parse).transpose()
}

fn number(lines: &Outline<'_>, key: &str, most: u16) -> Result<u16, Unreadable> {
    let Some(entry) = lines.find(key) else { return Ok(0) };
    entry.number(entry.value, most).ok_or_else(|| entry.expected(format!("`{key}` 0 to {most}")))
}

/// Tile 1 lies where it always does, and so does the one apart, unless a line says so.
fn mall(lines: &Outline<'_>, config: &Config) -> Result<Mall, Unreadable> {
    const TILE: &str = "`tile 7 at 1,0`, or `tile 7 turn 2 at 1,0`";
    let options = &config.options;
    let mut mall = Mall::new(config.tiles(), options.up, options.apart());
    for entry in lines.all("tile") {
        let (how, place) = entry.value.split_once(" at ").ok_or_else(|| entry.expected(TILE))?;
        let place = entry.read(place.trim())?;
        let (tile, turn) = match how.split_whitespace().collect::<Vec<_>>()[..] {
            [tile] => (tile, 0),
            [tile, "turn", turn @ ("0" | "1" | "2" | "3")] => (tile, turn.as_bytes()[0] - b'0'),
            _ => return Err(entry.expected(TILE)),
        };
        let tile = entry.read(tile)?;
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
    let mut heroes = [None; 4];
    for entry in lines.all("hero") {
        let words: Vec<&str> = entry.words().collect();
        let (hero, is) = words.split_first().unwrap_or((&"", &[]));
        let hero: Hero = entry.read(hero)?;
        if heroes[hero.index()].replace(entry.read(&is.join(" "))?).is_some() {
            return Err(entry.expected("each hero once"));
        }
    }
    Ok(heroes.map(|hero| hero.unwrap_or(Where::Waiting)))
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
        if options.solo() {
            return Err(entry.expected("no `hand` where somebody plays alone (MZ-70)"));
        }
        let (seat, hand) = entry.seat_and_rest(options.seats, "`hand SEAT ABILITIES`")?;
        hands[seat] = entry.read(hand)?;
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
    let top = optional(lines, "top", "none")?;
    let under: Vec<Tile> = match lines.find("under") {
        Some(entry) if entry.value != "none" => {
            entry.words().map(|word| entry.read(word)).collect::<Result<_, _>>()?
        }
        _ => Vec::new(),
    };
    let elsewhere = mall.lying().map(|(tile, _)| tile).chain(top).chain(shown);
    let elsewhere: TileSet = elsewhere.chain(under.iter().copied()).collect();
    let rest = options.deck().iter().filter(|&tile| !elsewhere.contains(tile)).collect();
    let shuffled = lines.one("deck")?.unwrap_or(rest);
    Ok(Deck::with(top, shuffled, &under))
}

fn facts(lines: &Outline<'_>) -> Result<[bool; 4], Unreadable> {
    let mut facts = [false; 4];
    let Some(entry) = lines.find("facts") else { return Ok(facts) };
    for word in entry.words().filter(|_| entry.value != "none") {
        match FACTS.iter().position(|fact| *fact == word) {
            Some(nth) => facts[nth] = true,
            None => {
                let expected = "facts: begun, talk, theft, gazed, or `none`";
                return Err(entry.expected_for(word, expected));
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
    let seen = seen.split_whitespace().map(|word| entry.read(word));
    let seen: Vec<Ability> = seen.collect::<Result<_, _>>()?;
    let pile = entry.number(up, 7).and_then(|up| Pile::new(&seen, up));
    pile.ok_or_else(|| entry.expected(PILE))
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
    match (lines.find("draw"), lines.find("end")) {
        (None, None) => Ok(Stage::Play),
        (Some(_), Some(end)) => Err(end.expected("either `draw` or `end`")),
        (None, Some(end)) => match end.value {
            "won" => Ok(Stage::Over(Outcome::Won(SeatSet::first(options.seats)))),
            "lost" => Ok(Stage::Over(Outcome::Lost)),
            _ => Err(end.expected("`end won` or `end lost`")),
        },
        (Some(entry), None) => match entry.words().collect::<Vec<_>>()[..] {
            ["deal", seat] => Ok(Stage::Deal(entry.read(seat)?)),
            ["start", hero] => Ok(Stage::Start(entry.read(hero)?)),
            ["top"] => Ok(Stage::Top),
            ["lay", square] => Ok(Stage::Lay(entry.read(square)?)),
            ["show"] => Ok(Stage::Show),
            ["turn-up"] => Ok(Stage::TurnUp),
            _ => Err(entry.expected(DRAW)),
        },
    }
}

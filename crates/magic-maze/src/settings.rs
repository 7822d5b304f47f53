//! What is settled before the start, tiles of one's own included; and what does not go together.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use game::{Entry, FromSettings, Kind, Setting, Settings, Unreadable};
use serde::Serialize;

use crate::Hero;
use crate::scenario::{Exits, SCENARIOS, Scenario, Special, TalkRule};
use crate::tile::{Tile, TileSet, Up};
use crate::tiles::Tiles;

/// How this game is played. All of it is public.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Options {
    /// How many players.
    pub seats: u8,
    /// The scenario, 1 to 17.
    pub scenario: u8,
    /// MZ-69: whether something of the scenario was changed.
    pub changed: bool,
    /// Which side of tile 1 is up.
    pub up: Up,
    /// The last tile of the deck.
    pub deck: u8,
    /// MZ-55: whether tile 15 lies on top of the deck.
    pub ball_first: bool,
    /// MZ-30, MZ-34: how many seconds the glass holds; 0 for no sand.
    pub sand: u16,
    /// The rules that hold.
    #[serde(flatten)]
    pub special: Special,
}

/// The word for what the scenario says.
const AS_SCENARIO: &str = "as-scenario";

const FIRST: [Setting; 7] = game::setting_rows! {
    "seats", Kind::number(1, 9, 4),
        "How many players; one plays alone with a pile of action tiles, nine need `leader`.";
    "scenario", Kind::choice(&[
        "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16", "17",
    ]), "Which scenario: 1 to 7 bring in the rules one by one, 8 to 17 are challenges.";
    "deck", Kind::choice(&[AS_SCENARIO, "9", "12", "14", "15", "17", "19", "22", "24"]),
        "The last tile of the deck: the more tiles, the harder.";
    "side", Kind::choice(&[AS_SCENARIO, "A", "B"]),
        "Which side of tile 1 is up: A has vortices, B has none.";
    "sand", Kind::number(0, 600, 180), "How many seconds the glass holds, 5 to 600; 0 for no sand.";
    "exits", Kind::choice(&[AS_SCENARIO, "purple", "own", "foreign"]),
        "Who leaves where: all by the purple exit, each by the own, or each by another's.";
    "talk", Kind::choice(&[AS_SCENARIO, "free", "phases", "gestures", "pawn", "eyes"]),
        "When players may talk: always, in phases, in phases by gestures, or never.";
};

const TILES: [Setting; 1] = game::setting_rows! {
    "tiles", Kind::drawing(&[crate::tiles::CLEW_1]), "Tiles of one's own, as a file of tiles.";
};

/// A rule that the scenario switches and a table may change: its key, what it does, its field.
type Switch = (&'static str, &'static str, fn(&mut Options) -> &mut bool);

const SWITCHES: [Switch; 12] = [
    ("tile-15-first", "Tile 15, with a crystal ball, lies on top of the deck.", |o| {
        &mut o.ball_first
    }),
    ("pass", "Action tiles pass on when the timer is turned.", |o| &mut o.special.pass),
    ("dwarf-passages", "The dwarf fits through gaps in walls.", |o| &mut o.special.gaps),
    ("loudspeakers", "Exploring with the elf lets all talk.", |o| &mut o.special.loudspeakers),
    ("crystal-balls", "The mage explores by crystal ball.", |o| &mut o.special.balls),
    ("cameras", "Two working cameras bar the timers.", |o| &mut o.special.cameras),
    ("face-up", "The next tile can always be seen.", |o| &mut o.special.face_up),
    ("leader", "One player has the pawn and nothing else.", |o| &mut o.special.leader),
    ("reconfigure", "Turning the timer takes two tiles away.", |o| &mut o.special.reconfigure),
    ("dimensions", "Two malls, joined by vortices alone.", |o| &mut o.special.dimensions),
    ("vortices", "Heroes can use vortices before the theft.", |o| &mut o.special.vortices),
    ("crowds", "Several heroes may be on one tile.", |o| &mut o.special.crowds),
];

const SETTINGS: [Setting; FIRST.len() + SWITCHES.len() + 1] = {
    let mut all = [TILES[0]; FIRST.len() + SWITCHES.len() + 1];
    let mut nth = 0;
    while nth < FIRST.len() + SWITCHES.len() {
        all[nth] = if nth < FIRST.len() {
            FIRST[nth]
        } else {
            let (key, says, _) = SWITCHES[nth - FIRST.len()];
            Setting { key, says, kind: Kind::choice(&[AS_SCENARIO, "on", "off"]) }
        };
        nth += 1;
    }
    all
};

impl Options {
    /// Reads all settings but the tiles.
    fn read(settings: &Settings<'_>) -> Self {
        let scenario = settings.choice("scenario").parse::<u8>().unwrap_or(1);
        let row = SCENARIOS[usize::from(scenario).clamp(1, SCENARIOS.len()) - 1];
        let mut options = Self {
            seats: settings.number("seats") as u8,
            scenario,
            changed: false,
            up: choice(settings, "side").unwrap_or(row.up),
            deck: choice(settings, "deck").unwrap_or(row.deck),
            ball_first: row.ball_first,
            sand: settings.number("sand") as u16,
            special: Special {
                exits: choice(settings, "exits").unwrap_or(row.special.exits),
                talk: choice(settings, "talk").unwrap_or(row.special.talk),
                ..row.special
            },
        };
        for (key, _, field) in SWITCHES {
            match settings.choice(key) {
                "on" => *field(&mut options) = true,
                "off" => *field(&mut options) = false,
                _ => {}
            }
        }
        options.changed = options.differs_from(&row);
        options
    }

    /// MZ-69: whether this is another game than the scenario. MZ-51, MZ-68: some things are at
    /// choice.
    fn differs_from(&self, row: &Scenario) -> bool {
        let free = self.scenario >= 8;
        let talk = if self.scenario == 1 && self.special.talk == TalkRule::Phases {
            TalkRule::Free
        } else {
            self.special.talk
        };
        Special { talk, ..self.special } != row.special
            || self.ball_first != row.ball_first
            || !free && (self.up != row.up || self.deck != row.deck)
    }

    /// The tiles of the deck at the start.
    pub fn deck(&self) -> TileSet {
        let deck = TileSet::range(2, self.deck);
        if self.special.dimensions { deck.except(TileSet::only(Tile::APART)) } else { deck }
    }

    /// MZ-63: the tile that lies apart.
    pub fn apart(&self) -> Option<Tile> {
        self.special.dimensions.then_some(Tile::APART)
    }

    /// How many players have an action tile (MZ-59).
    pub fn holders(&self) -> u8 {
        if self.special.leader { self.seats - 1 } else { self.seats }
    }

    /// MZ-70: whether somebody plays alone.
    pub fn solo(&self) -> bool {
        self.seats == 1
    }
}

/// What was chosen; `None` for what the scenario says.
fn choice<T: FromStr>(settings: &Settings<'_>, key: &str) -> Option<T> {
    settings.choice(key).parse().ok()
}

/// Every setting but the tiles, one a line, as it holds.
impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { seats, scenario, deck, up, sand, special, .. } = *self;
        writeln!(f, "seats {seats}\nscenario {scenario}\ndeck {deck}\nside {up}\nsand {sand}")?;
        writeln!(f, "exits {}\ntalk {}", special.exits, special.talk)?;
        let mut options = *self;
        for (key, _, field) in SWITCHES {
            writeln!(f, "{key} {}", if *field(&mut options) { "on" } else { "off" })?;
        }
        Ok(())
    }
}

/// All that is settled before the start.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Config {
    /// How the game is played.
    pub options: Options,
    /// MZ-09: tiles that are not ours.
    pub tiles: Option<Arc<Tiles>>,
}

impl Config {
    /// The tiles to play with.
    pub fn tiles(&self) -> Arc<Tiles> {
        self.tiles.clone().unwrap_or_else(Tiles::built_in)
    }
}

impl FromSettings for Config {
    const SETTINGS: &'static [Setting] = &SETTINGS;

    fn from_settings(settings: &Settings<'_>) -> Result<Self, Unreadable> {
        let options = Options::read(settings);
        let sense = Sense { options, settings };
        sense.rules()?;
        let tiles = settings.entry("tiles").map(own_tiles).transpose()?;
        sense.deck(tiles.as_deref().unwrap_or(&Tiles::built_in()))?;
        let tiles = tiles.filter(|tiles| **tiles != *Tiles::built_in());
        let changed = options.changed || tiles.is_some(); // MZ-69
        Ok(Self { options: Options { changed, ..options }, tiles })
    }
}

game::config_text!(Config);

impl fmt::Display for Config {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.options)?;
        let Some(tiles) = &self.tiles else { return Ok(()) };
        writeln!(f, "tiles")?;
        tiles.to_string().lines().try_for_each(|line| writeln!(f, "    {line}"))
    }
}

/// MZ-09: the tiles in the block of an entry, if they can be played with.
fn own_tiles(entry: &Entry<'_>) -> Result<Arc<Tiles>, Unreadable> {
    let tiles = Tiles::from_entry(entry)?;
    let unfit = tiles.errors().next();
    match unfit {
        None => Ok(Arc::new(tiles)),
        Some(breach) => {
            let expected = "tiles that can be played with (`clew tiles FILE` shows what is wrong)";
            Err(Unreadable::wrong(expected, breach.to_string()).on_line(entry.line))
        }
    }
}

/// MZ-69: a mix must not contradict itself. Each refusal says which rules meet, and stands on the
/// line of the first one that was written.
struct Sense<'s, 't> {
    options: Options,
    settings: &'s Settings<'t>,
}

impl Sense<'_, '_> {
    fn refuse(&self, keys: &[&str], expected: &str, found: &str) -> Unreadable {
        let error = Unreadable::wrong(expected, found);
        let written = keys.iter().chain(&["scenario"]).find_map(|key| self.settings.entry(key));
        match written {
            Some(entry) => error.on_line(entry.line),
            None => error,
        }
    }

    fn rules(&self) -> Result<(), Unreadable> {
        let Options { seats, sand, special, ball_first, .. } = self.options;
        let (seats_found, sand_found) = (seats.to_string(), sand.to_string());
        let deck_found = format!("a deck that ends with {}", self.options.deck);
        // Whether it contradicts; the settings that meet; what is expected; what was found.
        let rules: [(bool, &[&str], &str, &str); 8] = [
            (
                special.leader && seats < 3,
                &["leader", "seats"],
                "at least 3 seats with a leader (MZ-59)",
                &seats_found,
            ),
            (
                !special.leader && seats > 8,
                &["leader", "seats"],
                "at most 8 seats without a leader (MZ-59)",
                &seats_found,
            ),
            (
                (1..5).contains(&sand),
                &["sand"],
                "`sand` 5 to 600 seconds, or 0 for none (MZ-34)",
                &sand_found,
            ),
            (
                !special.crowds && special.dimensions,
                &["crowds", "dimensions"],
                "no `dimensions` where heroes may not crowd (MZ-67)",
                "both",
            ),
            (
                !special.crowds && special.exits == Exits::Purple,
                &["crowds", "exits"],
                "more than one exit where heroes may not crowd (MZ-67)",
                "all leaving by the purple one",
            ),
            (
                special.reconfigure && special.dimensions,
                &["reconfigure", "dimensions"],
                "one mall that hangs together, if tiles are taken away (MZ-61)",
                "two dimensions",
            ),
            (
                special.leader && special.talk == TalkRule::Eyes,
                &["leader", "talk"],
                "the pawn in play, if a leader has nothing else (MZ-59)",
                "`talk eyes`",
            ),
            (
                ball_first && !self.options.deck().contains(Tile::BALL),
                &["tile-15-first", "deck"],
                "tile 15 in the deck, if it lies on top (MZ-55)",
                &deck_found,
            ),
        ];
        match rules.iter().find(|(contradicts, ..)| *contradicts) {
            None => Ok(()),
            Some((_, keys, expected, found)) => Err(self.refuse(keys, expected, found)),
        }
    }

    /// MZ-69: the goal must be within reach of the deck.
    fn deck(&self, tiles: &Tiles) -> Result<(), Unreadable> {
        let Options { up, special, .. } = self.options;
        let first = [Some(Tile::START), self.options.apart()].into_iter().flatten();
        let faces = || first.clone().chain(self.options.deck().iter()).map(|t| tiles.face(t, up));
        let lacks = |hero: Hero| !faces().any(|face| !face.exits[hero.index()].is_empty());
        // All items are on tiles that are in every deck, and everybody can explore where they start
        // (MZ-08).
        for hero in Hero::ALL {
            let needed = special.exits != Exits::Purple || hero == Hero::Mage;
            if needed && lacks(hero) {
                let expected = format!("a deck with the {} exit (MZ-69)", hero.colour());
                let found = format!("none up to tile {}", self.options.deck);
                return Err(self.refuse(&["deck", "exits", "tiles"], &expected, &found));
            }
        }
        Ok(())
    }
}

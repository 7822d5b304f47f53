//! What is settled before the start, tiles of one's own included; and what does not go together.

use std::fmt;
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

const ON_OFF: Kind = Kind::choice(&[AS_SCENARIO, "on", "off"]);

game::settings! {
    impl Options {
        seats = "seats", Kind::number(1, 9, 4),
            "How many players; one plays alone with a pile of action tiles, nine need `leader`.";
        scenario = "scenario", Kind::choice(&[
            "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16", "17",
        ]), "Which scenario: 1 to 7 bring in the rules one by one, 8 to 17 are challenges.";
        deck = "deck", Kind::choice(&[AS_SCENARIO, "9", "12", "14", "15", "17", "19", "22", "24"]),
            "The last tile of the deck: the more tiles, the harder.";
        up = "side", Kind::choice(&[AS_SCENARIO, "A", "B"]),
            "Which side of tile 1 is up: A has vortices, B has none.";
        sand = "sand", Kind::number(0, 600, 180),
            "How many seconds the glass holds, 5 to 600; 0 for no sand.";
        special.exits = "exits", Kind::choice(&[AS_SCENARIO, "purple", "own", "foreign"]),
            "Who leaves where: all by the purple exit, each by the own, or each by another's.";
        special.talk = "talk",
            Kind::choice(&[AS_SCENARIO, "free", "phases", "gestures", "pawn", "eyes"]),
            "When players may talk: always, in phases, in phases by gestures, or never.";
        ball_first = "tile-15-first", ON_OFF,
            "Tile 15, with a crystal ball, lies on top of the deck.";
        special.pass = "pass", ON_OFF, "Action tiles pass on when the timer is turned.";
        special.gaps = "dwarf-passages", ON_OFF, "The dwarf fits through gaps in walls.";
        special.loudspeakers = "loudspeakers", ON_OFF, "Exploring with the elf lets all talk.";
        special.balls = "crystal-balls", ON_OFF, "The mage explores by crystal ball.";
        special.cameras = "cameras", ON_OFF, "Two working cameras bar the timers.";
        special.face_up = "face-up", ON_OFF, "The next tile can always be seen.";
        special.leader = "leader", ON_OFF, "One player has the pawn and nothing else.";
        special.reconfigure = "reconfigure", ON_OFF, "Turning the timer takes two tiles away.";
        special.dimensions = "dimensions", ON_OFF, "Two malls, joined by vortices alone.";
        special.vortices = "vortices", ON_OFF, "Heroes can use vortices before the theft.";
        special.crowds = "crowds", ON_OFF, "Several heroes may be on one tile.";
        _ = "tiles", Kind::drawing(&[crate::tiles::CLEW_1]), "Tiles of one's own, as a file of tiles.";
    }
}

impl Options {
    /// Reads all settings but the tiles.
    fn read(settings: &Settings<'_>) -> Result<Self, Unreadable> {
        let scenario: u8 = settings.choice("scenario").parse().unwrap_or(1);
        let row = SCENARIOS[usize::from(scenario).clamp(1, SCENARIOS.len()) - 1];
        let Scenario { deck, up, ball_first, special } = row;
        let mut options =
            Self { seats: 0, scenario, changed: false, up, deck, ball_first, sand: 0, special };
        options.set(settings)?;
        options.changed = options.differs_from(&row);
        Ok(options)
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
    const SETTINGS: &'static [Setting] = Options::SETTINGS;

    fn from_settings(settings: &Settings<'_>) -> Result<Self, Unreadable> {
        let options = Options::read(settings)?;
        check_rules(&options, settings)?;
        let tiles = settings.entry("tiles").map(own_tiles).transpose()?;
        check_exits(&options, tiles.as_deref().unwrap_or(&Tiles::built_in()), settings)?;
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

/// MZ-69: a mix must not contradict itself. A refusal says which rules meet, and stands on the line
/// of the first one that was written.
fn check_rules(options: &Options, settings: &Settings<'_>) -> Result<(), Unreadable> {
    let Options { seats, sand, special, ball_first, .. } = *options;
    // The settings that meet; what is expected; what was found.
    let (keys, expected, found) = if special.leader && seats < 3 {
        let expected = "at least 3 seats with a leader (MZ-59)";
        (["leader", "seats"], expected, seats.to_string())
    } else if !special.leader && seats > 8 {
        let expected = "at most 8 seats without a leader (MZ-59)";
        (["leader", "seats"], expected, seats.to_string())
    } else if (1..5).contains(&sand) {
        let expected = "`sand` 5 to 600 seconds, or 0 for none (MZ-34)";
        (["sand", "sand"], expected, sand.to_string())
    } else if !special.crowds && special.dimensions {
        let expected = "no `dimensions` where heroes may not crowd (MZ-67)";
        (["crowds", "dimensions"], expected, "both".to_owned())
    } else if !special.crowds && special.exits == Exits::Purple {
        let expected = "more than one exit where heroes may not crowd (MZ-67)";
        (["crowds", "exits"], expected, "all leaving by the purple one".to_owned())
    } else if special.reconfigure && special.dimensions {
        let expected = "one mall that hangs together, if tiles are taken away (MZ-61)";
        (["reconfigure", "dimensions"], expected, "two dimensions".to_owned())
    } else if special.leader && special.talk == TalkRule::Eyes {
        let expected = "the pawn in play, if a leader has nothing else (MZ-59)";
        (["leader", "talk"], expected, "`talk eyes`".to_owned())
    } else if ball_first && !options.deck().contains(Tile::BALL) {
        let expected = "tile 15 in the deck, if it lies on top (MZ-55)";
        (["tile-15-first", "deck"], expected, format!("a deck that ends with {}", options.deck))
    } else {
        return Ok(());
    };
    Err(settings.conflict(&[keys[0], keys[1], "scenario"], expected, found))
}

/// MZ-69: the goal must be within reach of the deck. All items are on tiles that are in every deck,
/// and everybody can explore where they start (MZ-08).
fn check_exits(
    options: &Options,
    tiles: &Tiles,
    settings: &Settings<'_>,
) -> Result<(), Unreadable> {
    let first = [Some(Tile::START), options.apart()].into_iter().flatten();
    let faces = || first.clone().chain(options.deck().iter()).map(|t| tiles.face(t, options.up));
    let lacks = |hero: Hero| !faces().any(|face| !face.exits[hero.index()].is_empty());
    let needs = |hero: Hero| options.special.exits != Exits::Purple || hero == Hero::Mage;
    let Some(hero) = Hero::ALL.into_iter().find(|&hero| needs(hero) && lacks(hero)) else {
        return Ok(());
    };
    let expected = format!("a deck with the {} exit (MZ-69)", hero.colour());
    let found = format!("none up to tile {}", options.deck);
    Err(settings.conflict(&["deck", "exits", "tiles", "scenario"], expected, found))
}

//! What was settled before the start. All of it is public.

use std::fmt;

use game::{Kind, Setting, Settings, Unreadable};
use serde::Serialize;

use crate::scenario::{Exits, SCENARIOS, Scenario, Special, TalkRule};
use crate::tile::{Tile, TileSet, Up};

/// How this game is played.
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

/// What stands for whatever the scenario says.
const AS_SCENARIO: &str = "as-scenario";

const SWITCH: Kind = Kind::Choice { of: &[AS_SCENARIO, "on", "off"], default: AS_SCENARIO };

pub(crate) const SETTINGS: &[Setting] = &[
    Setting {
        key: "seats",
        says: "How many players; one plays alone with a pile of action tiles, nine need `leader`.",
        kind: Kind::Number { least: 1, most: 9, default: 4 },
    },
    Setting {
        key: "scenario",
        says: "Which scenario: 1 to 7 bring in the rules one by one, 8 to 17 are challenges.",
        kind: Kind::Choice {
            of: &[
                "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15",
                "16", "17",
            ],
            default: "1",
        },
    },
    Setting {
        key: "deck",
        says: "The last tile of the deck: the more tiles, the harder.",
        kind: Kind::Choice {
            of: &[AS_SCENARIO, "9", "12", "14", "15", "17", "19", "22", "24"],
            default: AS_SCENARIO,
        },
    },
    Setting {
        key: "side",
        says: "Which side of tile 1 is up: A has vortices, B has none.",
        kind: Kind::Choice { of: &[AS_SCENARIO, "A", "B"], default: AS_SCENARIO },
    },
    Setting {
        key: "sand",
        says: "How many seconds the glass holds, 5 to 600; 0 for no sand.",
        kind: Kind::Number { least: 0, most: 600, default: 180 },
    },
    Setting {
        key: "exits",
        says: "Who leaves where: all by the purple exit, each by the own, or each by another's.",
        kind: Kind::Choice { of: &[AS_SCENARIO, "purple", "own", "foreign"], default: AS_SCENARIO },
    },
    Setting {
        key: "talk",
        says: "When players may talk: always, in phases, in phases by gestures, or never.",
        kind: Kind::Choice {
            of: &[AS_SCENARIO, "free", "phases", "gestures", "pawn", "eyes"],
            default: AS_SCENARIO,
        },
    },
    Setting {
        key: "tile-15-first",
        says: "Tile 15, with a crystal ball, lies on top of the deck.",
        kind: SWITCH,
    },
    Setting { key: "pass", says: "Action tiles pass on when the timer is turned.", kind: SWITCH },
    Setting { key: "dwarf-passages", says: "The dwarf fits through gaps in walls.", kind: SWITCH },
    Setting { key: "loudspeakers", says: "Exploring with the elf lets all talk.", kind: SWITCH },
    Setting { key: "crystal-balls", says: "The mage explores by crystal ball.", kind: SWITCH },
    Setting { key: "cameras", says: "Two working cameras bar the timers.", kind: SWITCH },
    Setting { key: "face-up", says: "The next tile can always be seen.", kind: SWITCH },
    Setting { key: "leader", says: "One player has the pawn and nothing else.", kind: SWITCH },
    Setting { key: "reconfigure", says: "Turning the timer takes two tiles away.", kind: SWITCH },
    Setting { key: "dimensions", says: "Two malls, joined by vortices alone.", kind: SWITCH },
    Setting { key: "vortices", says: "Heroes can use vortices before the theft.", kind: SWITCH },
    Setting { key: "crowds", says: "Several heroes may be on one tile.", kind: SWITCH },
    Setting {
        key: "tiles",
        says: "Tiles of one's own, as a file of tiles.",
        kind: Kind::Drawing { examples: &[crate::tiles::CLEW_1] },
    },
];

impl Options {
    /// Reads all settings but the tiles.
    pub(crate) fn read(settings: &Settings<'_>) -> Result<Self, Unreadable> {
        let scenario = settings.choice("scenario").parse::<u8>().unwrap_or(1);
        let row = SCENARIOS[usize::from(scenario).clamp(1, SCENARIOS.len()) - 1];
        let set = |key: &str, otherwise: bool| match settings.choice(key) {
            "on" => true,
            "off" => false,
            _ => otherwise,
        };
        let special = Special {
            exits: exits(settings.choice("exits")).unwrap_or(row.special.exits),
            talk: talk(settings.choice("talk")).unwrap_or(row.special.talk),
            pass: set("pass", row.special.pass),
            gaps: set("dwarf-passages", row.special.gaps),
            loudspeakers: set("loudspeakers", row.special.loudspeakers),
            balls: set("crystal-balls", row.special.balls),
            cameras: set("cameras", row.special.cameras),
            face_up: set("face-up", row.special.face_up),
            leader: set("leader", row.special.leader),
            reconfigure: set("reconfigure", row.special.reconfigure),
            dimensions: set("dimensions", row.special.dimensions),
            vortices: set("vortices", row.special.vortices),
            crowds: set("crowds", row.special.crowds),
        };
        let mut options = Self {
            seats: settings.number("seats") as u8,
            scenario,
            changed: false,
            up: match settings.choice("side") {
                "A" => Up::A,
                "B" => Up::B,
                _ => row.up,
            },
            deck: settings.choice("deck").parse().unwrap_or(row.deck),
            ball_first: set("tile-15-first", row.ball_first),
            sand: settings.number("sand") as u16,
            special,
        };
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
        if self.special.dimensions { deck.without(Tile::APART) } else { deck }
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

fn exits(word: &str) -> Option<Exits> {
    [("purple", Exits::Purple), ("own", Exits::Own), ("foreign", Exits::Foreign)]
        .into_iter()
        .find_map(|(name, exits)| (name == word).then_some(exits))
}

const TALKS: [(&str, TalkRule); 5] = [
    ("free", TalkRule::Free),
    ("phases", TalkRule::Phases),
    ("gestures", TalkRule::Gestures),
    ("pawn", TalkRule::Pawn),
    ("eyes", TalkRule::Eyes),
];

fn talk(word: &str) -> Option<TalkRule> {
    TALKS.into_iter().find_map(|(name, talk)| (name == word).then_some(talk))
}

/// Every setting but the tiles, one a line, as it holds.
impl fmt::Display for Options {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Special { exits, talk, .. } = self.special;
        let talk = TALKS.iter().find(|(_, rule)| *rule == talk).map_or("", |(name, _)| name);
        writeln!(f, "seats {}", self.seats)?;
        writeln!(f, "scenario {}", self.scenario)?;
        writeln!(f, "deck {}", self.deck)?;
        writeln!(f, "side {}", self.up)?;
        writeln!(f, "sand {}", self.sand)?;
        let exits = match exits {
            Exits::Purple => "purple",
            Exits::Own => "own",
            Exits::Foreign => "foreign",
        };
        writeln!(f, "exits {exits}")?;
        writeln!(f, "talk {talk}")?;
        for (key, on) in [
            ("tile-15-first", self.ball_first),
            ("pass", self.special.pass),
            ("dwarf-passages", self.special.gaps),
            ("loudspeakers", self.special.loudspeakers),
            ("crystal-balls", self.special.balls),
            ("cameras", self.special.cameras),
            ("face-up", self.special.face_up),
            ("leader", self.special.leader),
            ("reconfigure", self.special.reconfigure),
            ("dimensions", self.special.dimensions),
            ("vortices", self.special.vortices),
            ("crowds", self.special.crowds),
        ] {
            writeln!(f, "{key} {}", if on { "on" } else { "off" })?;
        }
        Ok(())
    }
}

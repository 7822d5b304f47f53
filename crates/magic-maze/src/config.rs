//! All that is settled before the start, tiles of one's own included; and what does not go together.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use game::{Entry, Outline, Settings, Unreadable};

use crate::options::SETTINGS;
use crate::scenario::{Exits, TalkRule};
use crate::tile::Tile;
use crate::tiles::Tiles;
use crate::{Hero, Options};

/// All that is settled before the start.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Config {
    /// How the game is played.
    pub options: Options,
    /// MZ-09: tiles that are not ours.
    pub tiles: Option<Arc<Tiles>>,
}

impl Config {
    pub(crate) fn from_outline(outline: Outline<'_>) -> Result<Self, Unreadable> {
        let settings = Settings::check(SETTINGS, outline)?;
        let options = Options::read(&settings)?;
        let sense = Sense { options, settings: &settings };
        sense.seats()?;
        sense.sand()?;
        sense.rules()?;
        let tiles = settings.entry("tiles").map(own_tiles).transpose()?;
        sense.deck(tiles.as_deref().unwrap_or(&Tiles::built_in()))?;
        let tiles = tiles.filter(|tiles| **tiles != *Tiles::built_in());
        let changed = options.changed || tiles.is_some(); // MZ-69
        Ok(Self { options: Options { changed, ..options }, tiles })
    }

    /// The tiles to play with.
    pub fn tiles(&self) -> Arc<Tiles> {
        self.tiles.clone().unwrap_or_else(Tiles::built_in)
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

    fn seats(&self) -> Result<(), Unreadable> {
        let Options { seats, special, .. } = self.options;
        let found = format!("{seats}");
        let refuse = |expected| Err(self.refuse(&["leader", "seats"], expected, &found));
        match (special.leader, seats) {
            (true, 0..=2) => refuse("at least 3 seats with a leader (MZ-59)"),
            (false, 9..) => refuse("at most 8 seats without a leader (MZ-59)"),
            _ => Ok(()),
        }
    }

    fn sand(&self) -> Result<(), Unreadable> {
        match self.options.sand {
            sand @ 1..=4 => {
                let expected = "`sand` 5 to 600 seconds, or 0 for none (MZ-34)";
                Err(self.refuse(&["sand"], expected, &format!("{sand}")))
            }
            _ => Ok(()),
        }
    }

    fn rules(&self) -> Result<(), Unreadable> {
        let special = self.options.special;
        let refuse = |keys: &[&str], expected, found| Err(self.refuse(keys, expected, found));
        if !special.crowds && special.dimensions {
            let expected = "no `dimensions` where heroes may not crowd (MZ-67)";
            return refuse(&["crowds", "dimensions"], expected, "both");
        }
        if !special.crowds && special.exits == Exits::Purple {
            let expected = "more than one exit where heroes may not crowd (MZ-67)";
            return refuse(&["crowds", "exits"], expected, "all leaving by the purple one");
        }
        if special.reconfigure && special.dimensions {
            let expected = "one mall that hangs together, if tiles are taken away (MZ-61)";
            return refuse(&["reconfigure", "dimensions"], expected, "two dimensions");
        }
        if special.leader && special.talk == TalkRule::Eyes {
            let expected = "the pawn in play, if a leader has nothing else (MZ-59)";
            return refuse(&["leader", "talk"], expected, "`talk eyes`");
        }
        if self.options.ball_first && !self.options.deck().contains(Tile::BALL) {
            let expected = "tile 15 in the deck, if it lies on top (MZ-55)";
            let found = format!("a deck that ends with {}", self.options.deck);
            return Err(self.refuse(&["tile-15-first", "deck"], expected, &found));
        }
        Ok(())
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

impl FromStr for Config {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        Self::from_outline(Outline::read(text)?)
    }
}

impl fmt::Display for Config {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.options)?;
        if let Some(tiles) = &self.tiles {
            writeln!(f, "tiles")?;
            for line in tiles.to_string().lines() {
                writeln!(f, "    {line}")?;
            }
        }
        Ok(())
    }
}

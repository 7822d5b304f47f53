//! All that is settled before the start, a maze built by hand included.

use std::fmt;
use std::str::FromStr;

use game::{Outline, Settings, Unreadable};
use maze::Drawing;

use crate::Options;
use crate::board::{MOST_WALLS, Square, Squares, Walls};
use crate::options::SETTINGS;

/// All that is settled before the start. Holds a secret if the maze was built by hand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Config {
    /// What everybody may know.
    pub options: Options,
    /// ML-10, ML-13: the walls as they were built, before the box is turned.
    pub maze: Option<Walls>,
}

impl Config {
    pub(crate) fn from_outline(outline: Outline<'_>) -> Result<Self, Unreadable> {
        let settings = Settings::check(SETTINGS, outline)?;
        let maze = match settings.entry("maze") {
            None => None,
            Some(entry) => {
                let drawing = Drawing::read(entry)?;
                check_built(drawing.walls).map_err(|error| error.on_line(entry.line))?;
                for square in Square::all() {
                    if !matches!(drawing.letter(square), '.' | 'o') {
                        let found = drawing.letter(square).to_string();
                        let error = Unreadable::new("`.` or `o` on every square", &found);
                        return Err(error.on_line(drawing.line(square)));
                    }
                }
                Some(drawing.walls)
            }
        };
        let options = Options::read(&settings, maze.map(Walls::count))?;
        Ok(Self { options, maze })
    }
}

/// ML-10, ML-11: what a maze must keep to, however it was made.
pub(crate) fn check_built(walls: Walls) -> Result<(), Unreadable> {
    if walls.count() > MOST_WALLS {
        let expected = format!("at most {MOST_WALLS} walls (ML-10)");
        return Err(Unreadable::wrong(expected, format!("{}", walls.count())));
    }
    if let Some(square) = walls.closed_in().next() {
        let expected = "every square to keep an open side (ML-10)";
        return Err(Unreadable::wrong(expected, format!("{square} closed in")));
    }
    let corner = Square::default();
    if let Some(beyond) = Squares::ALL.except(walls.reach(corner)).iter().next() {
        let expected = "every square to be reachable from every other (ML-11)";
        let found = format!("no way between {corner} and {beyond}");
        return Err(Unreadable::wrong(expected, found));
    }
    Ok(())
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
        if let Some(walls) = self.maze {
            writeln!(f, "maze")?;
            for line in Drawing::new(walls, |_| '.').to_string().lines() {
                writeln!(f, "    {line}")?;
            }
        }
        Ok(())
    }
}

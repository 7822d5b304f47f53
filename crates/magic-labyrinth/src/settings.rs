//! What is settled before the start: options that everybody may know, and a maze built by hand.

use std::fmt;

use game::{BySeat, FromSettings, Kind, Seat, Setting, Settings, Unreadable};
use maze::Drawing;
use serde::Serialize;

use crate::board::{MOST_WALLS, Magician, Square, Squares, Walls, home};

game::settings! {
    /// How this game is played. All of it is public.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
    #[serde(rename_all = "kebab-case")]
    pub struct Options {
        seats: u8 = "seats", Kind::number(1, 4, 2),
            "How many players; one plays alone against the turns.";
        /// ML-02.
        walls: u8 = "walls", Kind::number(0, MOST_WALLS as u32, 19),
            "How many walls are hidden: 19 is easy, 24 is hard.";
        _ = "maze", Kind::drawing(&[EXAMPLE]), "A maze built by hand, in place of a random one.";
        /// ML-13.
        turned: bool = "turned", Kind::switch(true),
            "A maze built by hand is turned, so that its builder does not know how it lies.";
        /// ML-12.
        fair: bool = "fair", Kind::switch(true),
            "Random mazes give every corner about the same way to the symbols.";
        /// ML-03.
        shuffled: bool = "symbols", Kind::choice(&["fixed", "shuffled"]),
            "Whether the symbols lie as printed or are shuffled.";
        /// ML-05.
        magicians: BySeat<Magician> = "magicians", Kind::each_seat(&Magician::NAMES),
            "Which magician each player moves.";
        /// ML-16.
        first: Option<Seat> = "first", Kind::first_player(4), "Who begins.";
        /// ML-30.
        chips: u8 = "chips", Kind::number(3, 24, 5), "How many chips win; 3 make a short game.";
        /// ML-29.
        shared_squares: bool = "shared-squares", Kind::switch(false),
            "Several magicians may stop on one square.";
        /// ML-41.
        keep_found_walls: bool = "keep-found-walls", Kind::switch(false),
            "Walls that somebody walked into stay visible.";
        /// ML-41.
        trail: bool = "trail", Kind::switch(false), "Passages that somebody walked stay visible.";
    }
}

const EXAMPLE: &str = "\
. . .|. . .
  -   -
. .|. . .|.
    - -
. . . .|. .
-         -
. .|. . . .
  - -
. . .|. . .
      - -
. .|. . . .
";

impl Options {
    /// Reads all settings but the drawing; `drawn` is its number of walls, if there is one.
    pub(crate) fn read(settings: &Settings<'_>, drawn: Option<u8>) -> Result<Self, Unreadable> {
        let mut options = Self::from_settings(settings)?;
        if let Some(drawn) = drawn {
            if let Some(entry) = settings.entry("walls").filter(|_| options.walls != drawn) {
                return Err(entry.expected(format!("`walls {drawn}`, as many as are drawn")));
            }
            options.walls = drawn;
        }
        // ML-30: the bag must last until somebody has enough.
        let (seats, most) = (options.seats, 23 / options.seats.max(1) + 1);
        match settings.entry("chips") {
            Some(entry) if options.chips > most => {
                Err(entry.expected(format!("`chips` 3 to {most} with {seats} seats (ML-30)")))
            }
            _ => Ok(options),
        }
    }

    /// ML-14: where a seat's magician starts and goes back to.
    pub fn home(&self, seat: Seat) -> Square {
        home(self.seats, seat)
    }
}

/// All that is settled before the start. Holds a secret if the maze was built by hand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Config {
    /// What everybody may know.
    pub options: Options,
    /// ML-10, ML-13: the walls as they were built, before the box is turned.
    pub maze: Option<Walls>,
}

impl FromSettings for Config {
    const SETTINGS: &'static [Setting] = Options::SETTINGS;

    fn from_settings(settings: &Settings<'_>) -> Result<Self, Unreadable> {
        let Some(entry) = settings.entry("maze") else {
            return Ok(Self { options: Options::read(settings, None)?, maze: None });
        };
        let drawing = Drawing::read(entry)?;
        check_built(drawing.walls).map_err(|error| error.on_line(entry.line))?;
        if let Some(square) = Square::all().find(|&at| !matches!(drawing.letter(at), '.' | 'o')) {
            let found = drawing.letter(square).to_string();
            let error = Unreadable::new("`.` or `o` on every square", &found);
            return Err(error.on_line(drawing.line(square)));
        }
        let options = Options::read(settings, Some(drawing.walls.count()))?;
        Ok(Self { options, maze: Some(drawing.walls) })
    }
}

game::config_text!(Config);

impl fmt::Display for Config {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.options)?;
        let Some(walls) = self.maze else { return Ok(()) };
        writeln!(f, "maze")?;
        let drawing = Drawing::new(walls, |_| '.').to_string();
        drawing.lines().try_for_each(|line| writeln!(f, "    {line}"))
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

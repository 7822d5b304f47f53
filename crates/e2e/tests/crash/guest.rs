//! A player at several tables, who continues after every restart of the server.

use e2e::{Dice, GAMES, Lost, Playing, Setup};

use crate::hall::{Hall, Line};
use crate::ours::Ours;

/// A player at several tables.
pub(crate) struct Guest<'h> {
    hall: &'h Hall,
    nth: usize,
    token: String,
    dice: Dice,
    /// The tables at which they play; `None` for a free place.
    places: Vec<Option<Ours>>,
    finished: Vec<Ours>,
}

impl<'h> Guest<'h> {
    pub(crate) fn new(hall: &'h Hall, nth: usize) -> Self {
        let mut dice = Dice::new(nth as u64);
        let token = dice.hex();
        Self { hall, nth, token, dice, places: Vec::new(), finished: Vec::new() }
    }

    /// Plays until the last game at every place is over, and returns all tables.
    pub(crate) fn play(mut self, tables: usize) -> Vec<Ours> {
        self.places.resize_with(tables, || None);
        let mut line = self.hall.line(&self.token);
        let mut went = Ok(());
        loop {
            if let Err(lost) = went {
                line = line.after(&lost, &self.token);
                went = self.check(&mut line);
                continue;
            }
            if self.hall.is_late() && self.places.iter().all(Option::is_none) {
                return self.finished;
            }
            went = self.round(&mut line);
        }
    }

    /// Performs one action at each table.
    fn round(&mut self, line: &mut Line<'_>) -> Result<(), Lost> {
        for at in 0..self.places.len() {
            let Some(table) = &mut self.places[at] else {
                if !self.hall.is_late() {
                    let setup = setup(self.nth * self.places.len() + at);
                    let dice = Dice::new(self.dice.any());
                    let playing = Playing::open(&mut line.client, setup, dice)?;
                    self.places[at] = Some(Ours::new(playing, &self.token));
                }
                continue;
            };
            table.go_on(line)?;
            if table.is_over {
                self.finished.extend(self.places[at].take());
            }
        }
        Ok(())
    }

    /// Checks after a restart that everything is there.
    fn check(&mut self, line: &mut Line<'_>) -> Result<(), Lost> {
        let mut tables = self.places.iter_mut().flatten();
        tables.try_for_each(|table| table.check(line, &mut self.dice))
    }
}

/// The games in turn; at some tables a bot plays, and some games have little time.
fn setup(nth: usize) -> Setup {
    let setup = GAMES[nth % GAMES.len()];
    let round = nth / GAMES.len();
    let settings: &[_] = match setup.real_time {
        true if round.is_multiple_of(2) => &[("sand", "5")],
        true => &[("sand", "60")],
        false => setup.settings,
    };
    Setup { bots: usize::from(round.is_multiple_of(3)), settings, ..setup }
}

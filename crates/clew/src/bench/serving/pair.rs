//! Both servers side by side: each has its tables open, and they play by turns.

use std::time::Duration;

use anyhow::{Context, Result, ensure};
use indicatif::ProgressBar;

use super::child::{Children, Running, Which};
use super::keeper::Keeper;
use crate::load::{Figures, Looks, Plan, Session};

/// What both servers do in a round.
#[derive(Clone, Copy, Debug)]
pub(super) struct Turns {
    /// How many tables each of them has.
    pub(super) tables: usize,
    /// How often a table acts in a second; `None` for as often as it can.
    pub(super) pace: Option<f64>,
    /// How often each of them plays,
    pub(super) slices: usize,
    /// and for how long.
    pub(super) slice: Duration,
    /// How the viewers of the real one look on; those of the bare one hear states.
    pub(super) looks: Looks,
}

/// What one of them did.
#[derive(Clone, Debug)]
pub(super) struct Side {
    /// What was measured.
    pub(super) figures: Figures,
    /// How many bytes of memory it held before any table was open.
    pub(super) empty: u64,
}

/// Lets both play by turns, in short slices: what else the machine does slows both down alike. The
/// real one comes first.
pub(super) fn run(children: &Children<'_>, round: usize, turns: Turns) -> Result<[Side; 2]> {
    let data = [children.folder("real"), children.folder("bare")];
    let states = Turns { looks: Looks::Json, ..turns };
    let mut real = Seated::open(children.start(Which::Real, &data[0])?, turns)?;
    let mut bare = Seated::open(children.start(Which::Bare, &data[1])?, states)?;
    for slice in 0..turns.slices {
        for which in Which::both(round + slice) {
            let seated = match which {
                Which::Real => &mut real,
                Which::Bare => &mut bare,
            };
            seated.session.play(turns.slice, &ProgressBar::hidden());
        }
    }
    let sides = [real.end().context("the server")?, bare.end().context("the bare server")?];
    data.iter().for_each(|folder| Keeper::remove(folder));
    Ok(sides)
}

/// A server with its tables.
struct Seated<'k> {
    session: Session,
    empty: u64,
    /// Stands below the tables: it must not end before them.
    _server: Running<'k>,
}

impl<'k> Seated<'k> {
    fn open(server: Running<'k>, turns: Turns) -> Result<Self> {
        let empty = server.process.memory()?;
        let session = Session::open(Plan {
            address: server.address.clone(),
            tables: turns.tables,
            game: None,
            pace: turns.pace,
            process: Some(server.process),
            record: 0,
            looks: turns.looks,
        })?;
        Ok(Self { session, empty, _server: server })
    }

    fn end(self) -> Result<Side> {
        let (figures, _) = self.session.end();
        ensure!(figures.is_well(), "it did not do all that it was asked: {:?}", figures.errors);
        Ok(Side { figures, empty: self.empty })
    }
}

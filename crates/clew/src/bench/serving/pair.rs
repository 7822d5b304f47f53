//! Servers side by side: each has its tables open, and they play by turns.

use std::time::Duration;

use anyhow::{Context, Result, ensure};
use indicatif::ProgressBar;

use super::child::{Children, Running, Which};
use super::keeper::Keeper;
use crate::load::{Figures, Looks, Plan, Session};

/// What the servers do in a round.
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

/// Lets them play by turns, in short slices, each time beginning with another: what else the machine
/// does slows all down alike.
pub(super) fn run<const N: usize>(
    children: &Children<'_>,
    whose: [Which; N],
    round: usize,
    turns: Turns,
) -> Result<[Side; N]> {
    let folder = |which: Which| children.folder(&format!("{which:?}"));
    let mut all = Vec::with_capacity(N);
    for which in whose {
        let looks = if which == Which::Real { turns.looks } else { Looks::Json };
        let server = children.start(which, &folder(which))?;
        all.push(Seated::open(server, Turns { looks, ..turns })?);
    }
    for slice in 0..turns.slices {
        for nth in order::<N>(round + slice) {
            all[nth].session.play(turns.slice, &ProgressBar::hidden());
        }
    }
    let mut sides = Vec::with_capacity(N);
    for (seated, which) in all.into_iter().zip(whose) {
        sides.push(seated.end().with_context(|| format!("{which:?}"))?);
        Keeper::remove(&folder(which));
    }
    Ok(sides.try_into().expect("there is one for each"))
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
            addresses: vec![server.address.clone()],
            tables: turns.tables,
            game: None,
            pace: turns.pace,
            processes: vec![server.process],
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

/// All of them, each time beginning with another.
fn order<const N: usize>(turn: usize) -> [usize; N] {
    std::array::from_fn(|nth| (nth + turn) % N)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn none_is_always_first() {
        assert_eq!([0, 1, 2].map(order::<2>), [[0, 1], [1, 0], [0, 1]]);
        assert_eq!([0, 1, 2].map(order::<3>), [[0, 1, 2], [1, 2, 0], [2, 0, 1]]);
    }
}

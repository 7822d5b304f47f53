//! How much of a machine the server needs, beside one that does no more than it must.
//!
//! Both are this very program, started as processes of their own; both keep the same journal and
//! send the same bytes to the same viewers. They take turns in one run, so that what else the
//! machine does slows both down alike.

mod child;
mod keeper;
mod paced;
mod pages;
mod pair;
mod recording;
mod sheet;
mod sleeping;
mod speed;

use std::io::Write;
use std::time::Duration;

use anyhow::Result;

use crate::fault::Verdict;
use crate::load;
use child::{Children, Real};
use keeper::Keeper;
use sheet::Sheet;

/// How long each part takes.
#[derive(Clone, Copy, Debug)]
struct Extent {
    /// How often everything is measured.
    rounds: usize,
    /// In how many slices of a round both servers take turns.
    slices: usize,
    /// How long a slice is in which tables act as fast as they can,
    fast: Duration,
    /// and one in which they act at a pace.
    paced: Duration,
    /// How many stored tables are many.
    many: usize,
}

const FULL: Extent = Extent {
    rounds: 5,
    slices: 6,
    fast: Duration::from_millis(1_500),
    paced: Duration::from_millis(2_500),
    many: 100_000,
};
const QUICK: Extent = Extent {
    rounds: 3,
    slices: 2,
    fast: Duration::from_millis(1_000),
    paced: Duration::from_millis(1_500),
    many: 10_000,
};

/// To see that all of it runs: nothing is to be learnt from it.
const TRIAL: Extent = Extent { rounds: 1, slices: 1, ..QUICK };

/// How thorough a measurement is, and of what.
#[derive(Clone, Copy, Debug)]
pub(super) struct Wanted {
    /// A look rather than a measurement.
    pub(super) quick: bool,
    /// The bare server takes the part of the real one: what is measured then is chance alone.
    pub(super) control: bool,
}

/// Measures, in folders that are gone afterwards.
pub(super) fn run(wanted: Wanted, out: &mut impl Write) -> Result<Verdict> {
    let extent = match wanted {
        Wanted { quick: true, control: true } => TRIAL,
        Wanted { quick: true, .. } => QUICK,
        Wanted { .. } => FULL,
    };
    let real = if wanted.control { Real::Control } else { Real::Serve };
    load::check_files(2 * paced::TABLES)?;
    let keeper = Keeper::new()?;
    let mut children = Children::new(&keeper, real)?;
    let mut sheet = Sheet::default();
    recording::record(&mut children, out)?;
    speed::measure(&children, extent, &mut sheet, out)?;
    if !wanted.control {
        pages::measure(&children, extent, &mut sheet, out)?;
    }
    paced::measure(&children, extent, &mut sheet, out)?;
    sleeping::measure(&children, extent, &mut sheet, out)?;
    sheet.write(out)
}

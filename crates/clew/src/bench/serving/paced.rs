//! Many tables at the pace of people: how soon the last viewer has seen an action.

use std::io::Write;

use anyhow::Result;

use super::Extent;
use super::child::{Children, Which};
use super::pair::{self, Turns};
use super::sheet::{Bar, Sheet, median};
use crate::load::Looks;

/// So many tables play at once at each server,
pub(super) const TABLES: usize = 1_000;
/// each acting so often in a second.
const PACE: f64 = 1.0;
/// The real server takes so many milliseconds more than the bare one.
const LATER: Bar = Bar::AtMost(10.0);

/// Measures it for some rounds.
pub(super) fn measure(
    children: &Children<'_>,
    extent: Extent,
    sheet: &mut Sheet,
    out: &mut impl Write,
) -> Result<()> {
    writeln!(out, "\n{TABLES} tables, each acting once a second: 99 of 100 have been seen by all")?;
    writeln!(out, "{:5}  {:>12}  {:>12}  {:>12}", "round", "real", "bare", "later")?;
    let (slices, slice) = (extent.slices, extent.paced);
    let turns = Turns { tables: TABLES, pace: Some(PACE), slices, slice, looks: Looks::Json };
    let mut later = Vec::new();
    for number in 1..=extent.rounds {
        let sides = pair::run(children, [Which::Real, Which::Bare], number, turns)?;
        let [real, bare] = sides.map(|side| side.figures.shown_ms.p99);
        let more = real - bare;
        writeln!(out, "{number:<5}  {real:>9.2} ms  {bare:>9.2} ms  {more:>9.2} ms")?;
        out.flush()?;
        later.push(more);
    }
    sheet.judge("seen by all (p99), real - bare", median(later), LATER, " ms");
    Ok(())
}

//! Many tables at the pace of people: how soon the last viewer has seen an action.

use std::io::Write;

use anyhow::{Result, ensure};
use indicatif::ProgressBar;

use super::Extent;
use super::child::{Children, Which};
use super::keeper::Keeper;
use super::sheet::{Bar, Sheet, median};
use crate::load::{self, Plan};

/// So many tables play at once,
const TABLES: usize = 1_000;
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
    let mut later = Vec::new();
    for number in 1..=extent.rounds {
        let (mut real, mut bare) = (f64::NAN, f64::NAN);
        for which in Which::both(number) {
            let p99 = run(children, which, extent)?;
            match which {
                Which::Real => real = p99,
                Which::Bare => bare = p99,
            }
        }
        let more = real - bare;
        writeln!(out, "{number:<5}  {real:>9.2} ms  {bare:>9.2} ms  {more:>9.2} ms")?;
        out.flush()?;
        later.push(more);
    }
    sheet.judge("seen by all (p99), real - bare", median(later), LATER, " ms");
    Ok(())
}

/// One server, started for this alone: milliseconds.
fn run(children: &Children<'_>, which: Which, extent: Extent) -> Result<f64> {
    let data = children.folder("paced");
    let server = children.start(which, &data)?;
    let plan = Plan {
        address: server.address.clone(),
        tables: TABLES,
        game: None,
        time: extent.paced,
        pace: Some(PACE),
        process: Some(server.process),
        record: 0,
    };
    let (figures, _) = load::drive(&plan, &ProgressBar::hidden())?;
    ensure!(figures.is_well(), "{which:?}: {:?}", figures.errors);
    drop(server);
    Keeper::remove(&data);
    Ok(figures.shown_ms.p99)
}

//! Tables that are looked at as pages: time on a processor, beside bare servers that send states.

use std::io::Write;

use anyhow::{Context, Result};

use super::Extent;
use super::child::{Children, Which};
use super::pair::{self, Side, Turns};
use super::sheet::{Bar, Sheet, median};
use crate::load::Looks;

/// So many tables play at once.
const TABLES: usize = 250;
/// So much more time an action may need with pages than the bare server needs for it with states.
const TIME: Bar = Bar::AtMost(2.0);

/// Measures it for some rounds.
pub(super) fn measure(
    children: &Children<'_>,
    extent: Extent,
    sheet: &mut Sheet,
    out: &mut impl Write,
) -> Result<()> {
    writeln!(out, "\n{TABLES} tables with four pages each, as fast as they can")?;
    writeln!(out, "{:5} {:5}  {:>10}  {:>12}", "round", "", "actions/s", "cpu/action")?;
    let (slices, slice) = (extent.slices, extent.fast);
    let turns = Turns { tables: TABLES, pace: None, slices, slice, looks: Looks::Pages };
    let (mut beside_bare, mut beside_plain) = (Vec::new(), Vec::new());
    for number in 1..=extent.rounds {
        let sides = pair::run(children, [Which::Real, Which::Bare, Which::Plain], number, turns)?;
        let mut times = [0.0; 3];
        for ((name, side), time) in ["pages", "bare", "plain"].iter().zip(&sides).zip(&mut times) {
            *time = cpu(side)?;
            let speed = side.figures.actions_per_s;
            writeln!(out, "{number:<5} {name:5}  {speed:>10.0}  {time:>9.1} µs")?;
        }
        out.flush()?;
        let [pages, bare, plain] = times;
        beside_bare.push(pages / bare);
        beside_plain.push(pages / plain);
    }
    sheet.judge("time on a processor, pages / bare", median(beside_bare), TIME, "");
    sheet.tell("time on a processor, pages / plain bare", median(beside_plain));
    Ok(())
}

/// Microseconds on a processor for each action.
fn cpu(side: &Side) -> Result<f64> {
    let used = side.figures.server.context("the system does not say what a server uses")?;
    Ok(used.cpu_us_per_action)
}

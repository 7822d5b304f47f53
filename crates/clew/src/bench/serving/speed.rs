//! Tables that act as fast as they can: actions in a second, time on a processor, memory.

use std::io::Write;

use anyhow::{Context, Result};

use super::Extent;
use super::child::{Children, Which};
use super::pair::{self, Side, Turns};
use super::sheet::{Bar, Sheet, median};
use crate::load::{Figures, Looks};

/// So many tables play at once.
const TABLES: usize = 250;
/// The real server does so much of what the bare one does.
const SPEED: Bar = Bar::AtLeast(0.7);
/// It needs so much more time for an action.
const TIME: Bar = Bar::AtMost(1.4);
/// And so much more memory for a table.
const MEMORY: Bar = Bar::AtMost(1.3);
/// Beside a bare server that is slower than this every server looks good.
const BARE: Bar = Bar::AtLeast(8_000.0);

/// What one server did in one round.
#[derive(Clone, Copy, Debug)]
struct Run {
    actions_per_s: f64,
    /// Microseconds on a processor for each action.
    cpu: f64,
    /// Kilobytes for each table that was just opened.
    opened: f64,
    /// Kilobytes for each table that has played.
    played: f64,
    /// How busy client and server were together, in cores.
    cores: f64,
}

/// All servers in one round.
#[derive(Clone, Copy, Debug)]
struct Round {
    real: Run,
    bare: Run,
    /// The bare one without the real one's way with memory.
    plain: Run,
}

/// Measures it for some rounds.
pub(super) fn measure(
    children: &Children<'_>,
    extent: Extent,
    sheet: &mut Sheet,
    out: &mut impl Write,
) -> Result<()> {
    writeln!(out, "\n{TABLES} tables with four viewers each, as fast as they can")?;
    writeln!(
        out,
        "{:5} {:5}  {:>10}  {:>12}  {:>12}  {:>12}  {:>6}",
        "round", "", "actions/s", "cpu/action", "kB opened", "kB played", "cores"
    )?;
    let turns = Turns {
        tables: TABLES,
        pace: None,
        slices: extent.slices,
        slice: extent.fast,
        looks: Looks::Json,
    };
    let mut rounds = Vec::new();
    for number in 1..=extent.rounds {
        let whose = [Which::Real, Which::Bare, Which::Plain];
        let [real, bare, plain] = pair::run(children, whose, number, turns)?;
        let round = Round { real: Run::of(&real)?, bare: Run::of(&bare)?, plain: Run::of(&plain)? };
        for (name, run) in [("real", round.real), ("bare", round.bare), ("plain", round.plain)] {
            let Run { actions_per_s, cpu, opened, played, cores } = run;
            writeln!(
                out,
                "{number:<5} {name:5}  {actions_per_s:>10.0}  {cpu:>9.1} µs  {opened:>12.1}  \
                 {played:>12.1}  {cores:>6.2}"
            )?;
        }
        out.flush()?;
        rounds.push(round);
    }
    let of = |figure: fn(&Round) -> f64| median(rounds.iter().map(figure));
    let bare = of(|round| round.bare.actions_per_s);
    sheet.judge("actions, the bare server", bare, BARE, "/s");
    let speed = of(|round| round.real.actions_per_s / round.bare.actions_per_s);
    sheet.judge("actions, real / bare", speed, SPEED, "");
    let time = of(|round| round.real.cpu / round.bare.cpu);
    sheet.judge("time on a processor, real / bare", time, TIME, "");
    let memory = of(|round| round.real.opened / round.bare.opened);
    sheet.judge("memory of an open table, real / bare", memory, MEMORY, "");
    // Tables whose game has ended stay awake for half a minute: there are more of them than play.
    let memory = of(|round| round.real.played / round.bare.played);
    sheet.judge("memory after play, real / bare", memory, MEMORY, "");
    let speed = of(|round| round.real.actions_per_s / round.plain.actions_per_s);
    sheet.tell("actions, real / plain bare", speed);
    let time = of(|round| round.real.cpu / round.plain.cpu);
    sheet.tell("time on a processor, real / plain bare", time);
    Ok(())
}

impl Run {
    fn of(side: &Side) -> Result<Self> {
        let Figures { actions_per_s, server, client_cores, .. } = side.figures;
        let used = server.context("the system does not say what a server uses")?;
        let each = |memory: u64| memory.saturating_sub(side.empty) as f64 / 1024.0 / TABLES as f64;
        Ok(Self {
            actions_per_s,
            cpu: used.cpu_us_per_action,
            opened: each(used.memory_opened),
            played: each(used.memory),
            cores: used.cores + client_cores.unwrap_or(0.0),
        })
    }
}

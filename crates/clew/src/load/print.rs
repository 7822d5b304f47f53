//! What a run has shown, for people and for programs.

use std::io::{self, Write};

use super::figures::{Figures, Server};
use super::spread::Spans;
use crate::words::{grouped, time};

/// One object.
pub(super) fn json(out: &mut impl Write, figures: &Figures) -> io::Result<()> {
    serde_json::to_writer_pretty(&mut *out, figures)?;
    writeln!(out)
}

/// Some lines.
pub(super) fn text(out: &mut impl Write, figures: &Figures) -> io::Result<()> {
    let Figures { tables, seconds, actions, actions_per_s, .. } = figures;
    writeln!(
        out,
        "{} tables of 4 seats, {seconds:.1} s: {} actions",
        grouped(*tables as u64),
        grouped(*actions)
    )?;
    writeln!(out, "{:24} {:>12.1}", "actions/s", actions_per_s)?;
    writeln!(out, "{:24} {:>12} {:>12} {:>12}", "", "p50", "p99", "max")?;
    for (name, Spans { p50, p99, max }) in
        [("to the answer", figures.answer_ms), ("to the last viewer", figures.shown_ms)]
    {
        writeln!(out, "{name:24} {:>12} {:>12} {:>12}", time(p50), time(p99), time(max))?;
    }
    if let Some(server) = &figures.server {
        let Server { cpu_us_per_action, cores, memory, memory_per_table, .. } = server;
        let cpu = time(cpu_us_per_action / 1e3);
        writeln!(out, "{:24} {cpu:>12} an action, {cores:.2} cores", "server, time")?;
        let each = *memory_per_table as f64 / 1024.0;
        let all = *memory as f64 / 1024.0 / 1024.0;
        writeln!(out, "{:24} {all:>9.1} MB, {each:.1} kB a table", "server, memory")?;
    }
    if let Some(cores) = figures.client_cores {
        writeln!(out, "{:24} {cores:>12.2} cores", "this program")?;
    }
    writeln!(out, "{:24} {:>12}", "games that ended", grouped(figures.games_ended))?;
    writeln!(out, "{:24} {:>12}", "stale", grouped(figures.stale))?;
    for (what, count) in &figures.errors {
        writeln!(out, "{:24} {:>12}  {what}", "error", grouped(*count))?;
    }
    if *actions == 0 {
        writeln!(out, "nothing was done while it was measured")?;
    }
    Ok(())
}

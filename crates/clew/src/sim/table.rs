//! A run as a small table for people.

use std::io::{self, Write};

use game::Game;

use super::options::Plan;
use super::summary::{Share, Summary};
use super::totals::Total;
use crate::numbers::{grouped, percent, time};

pub(super) fn write<G: Game>(
    out: &mut impl Write,
    plan: &Plan<G>,
    summary: &Summary,
) -> io::Result<()> {
    let Summary { length, .. } = summary;
    writeln!(
        out,
        "{}: {} games, {} seats, seed {}",
        G::NAME,
        grouped(summary.games),
        plan.seats,
        plan.seed
    )?;
    writeln!(out)?;
    shares(out, "seat", &summary.by_seat)?;
    writeln!(out)?;
    shares(out, "bot", &summary.bots)?;
    writeln!(out)?;
    writeln!(
        out,
        "length     mean {:.1}, 10 % up to {}, half up to {}, 90 % up to {} actions of players",
        length.mean,
        grouped(length.p10),
        grouped(length.p50),
        grouped(length.p90)
    )?;
    for (name, Total { mean, least, most }) in &summary.totals {
        writeln!(out, "{name:<9}  mean {mean:.1}, {} to {}", grouped(*least), grouped(*most))?;
    }
    if summary.undecided > 0 {
        let (undecided, cap) = (grouped(summary.undecided), grouped(plan.cap));
        writeln!(out, "undecided  {undecided}, broken off at {cap} inputs")?;
    }
    writeln!(
        out,
        "speed      {} games a second, {:.2} million steps a second on one core",
        grouped(summary.games_per_s as u64),
        summary.steps_per_s_per_core / 1e6
    )
}

fn shares(out: &mut impl Write, title: &str, shares: &[Share]) -> io::Result<()> {
    let wide = shares.iter().map(|share| share.name.len()).max().unwrap_or(0).max(8);
    let rated = shares.iter().any(|share| share.elo.is_some());
    let points = if rated { "   Elo" } else { "" };
    writeln!(out, "{title:wide$}      wins      95 % interval  decides in   at most{points}")?;
    for Share { name, win_share, low, high, ms_p50, ms_p99, elo } in shares {
        let elo = elo.map_or_else(String::new, |elo| format!("{elo:>+6.0}"));
        let (win_share, low, high) = (percent(*win_share), percent(*low), percent(*high));
        let (p50, p99) = (time(*ms_p50), time(*ms_p99));
        writeln!(
            out,
            "{name:wide$}  {win_share:>8}  {low:>7} to {high:>7}  {p50:>10}  {p99:>8}{elo}"
        )?;
    }
    Ok(())
}

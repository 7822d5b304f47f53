//! `clew bench`: how fast random play is on one core, beside dice that do nothing but roll.
//!
//! A step is one accepted input; a legal list is made for each action, nature's moves are sampled,
//! and games follow one another from setup to end. The dice alone are measured in the same run,
//! turn and turn about, so that the ratio means the same on a fast and on a slow machine.

mod bars;
mod drawing;
mod replaying;
mod round;
mod serving;
mod storing;

use std::io::Write;
use std::time::Duration;

use anyhow::Result;
use games::{Complete, Visitor};

use crate::fault::{Verdict, WrongUse};
use bars::Bar;
use round::{Bench, Round};
use serving::Wanted;

/// Measures random play on one core, beside dice that do nothing but roll
///
/// Fails if the median of the ratio is below the game's bar. A debug build does not judge.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The games; all if left out
    games: Vec<String>,

    /// Takes about two seconds in all; a minute with --serve
    #[arg(long)]
    quick: bool,

    /// Measures how fast records are replayed instead, beside the bare rules
    #[arg(long)]
    #[arg(conflicts_with = "store")]
    replay: bool,

    /// Measures how fast appends are on disk instead, beside bare SQLite
    #[arg(long)]
    #[arg(conflicts_with = "games")]
    store: bool,

    /// Measures how fast pages are drawn instead, beside writing the same bytes
    #[arg(long)]
    #[arg(conflicts_with_all = ["replay", "store", "serve"])]
    draw: bool,

    /// Measures the server instead, beside one that does no more than it must; takes some minutes
    #[arg(long)]
    #[arg(conflicts_with_all = ["games", "replay", "store"])]
    serve: bool,

    /// With --serve: measures the bare server against itself, to see what chance alone does
    #[arg(long, hide = true, requires = "serve")]
    control: bool,
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<Verdict> {
    if args.serve {
        return serving::run(Wanted { quick: args.quick, control: args.control }, out);
    }
    let all: Vec<&str> = games::NAMES.to_vec();
    let named: Vec<&str> = args.games.iter().map(String::as_str).collect();
    let names = if named.is_empty() { all } else { named };
    for name in &names {
        games::visit(name, Known).map_err(WrongUse::new)?;
    }
    let (rounds, each) = match args.quick {
        true => (5, Duration::from_millis(200) / names.len() as u32),
        false => (9, Duration::from_millis(500)),
    };
    if args.store {
        return storing::run(rounds, each * names.len() as u32, out);
    }
    let mut verdict = Verdict::Well;
    for name in names {
        let measure = Measure { replay: args.replay, draw: args.draw, rounds, each, out };
        verdict = verdict.max(games::visit(name, measure).map_err(WrongUse::new)??);
    }
    Ok(verdict)
}

/// Is there such a game?
struct Known;

impl Visitor for Known {
    type Output = ();

    fn visit<G: Complete>(self) {}
}

struct Measure<'a, W> {
    replay: bool,
    draw: bool,
    rounds: usize,
    /// How long each half of a round takes.
    each: Duration,
    out: &'a mut W,
}

impl<W: Write> Visitor for Measure<'_, W> {
    type Output = Result<Verdict>;

    fn visit<G: Complete>(self) -> Result<Verdict> {
        let Measure { replay, draw, rounds, each, out } = self;
        let settings = bars::of(G::NAME).map_or("", |bar| bar.settings);
        if draw {
            return drawing::run::<G>((settings, each), out);
        }
        if replay {
            return replaying::run::<G>(rounds, each, out);
        }
        let with = if settings.is_empty() { String::new() } else { format!(", {settings}") };
        writeln!(out, "{}{with}: random play on one core", G::NAME)?;
        writeln!(out, "{:8}  {:>11}  {:>11}  {:>8}", "round", "M steps/s", "M draws/s", "ratio")?;
        let mut bench = Bench::<G>::new(settings)?;
        bench.round(each / 4)?;
        let mut measured = Vec::new();
        for number in 1..=rounds {
            let round = bench.round(each)?;
            line(out, &number.to_string(), round)?;
            out.flush()?;
            measured.push(round);
        }
        let median = Round::median(&measured);
        line(out, "median", median)?;
        judge(out, G::NAME, median)
    }
}

fn line(out: &mut impl Write, name: &str, round: Round) -> std::io::Result<()> {
    let (steps, draws) = (round.steps / 1e6, round.draws / 1e6);
    let ratio = format!("1/{:.1}", 1.0 / round.ratio);
    writeln!(out, "{name:8}  {steps:>11.2}  {draws:>11.2}  {ratio:>8}")
}

fn judge(out: &mut impl Write, game: &str, median: Round) -> Result<Verdict> {
    let Some(Bar { one_in, .. }) = bars::of(game) else {
        writeln!(out, "no bar is set for {game}")?;
        return Ok(Verdict::Well);
    };
    let reached = median.ratio * f64::from(one_in) >= 1.0;
    if cfg!(debug_assertions) {
        writeln!(
            out,
            "the bar is 1/{one_in}; a debug build is not judged, try `cargo run --release`"
        )?;
        return Ok(Verdict::Well);
    }
    let (word, verdict) = match reached {
        true => ("reached", Verdict::Well),
        false => ("missed", Verdict::Failed),
    };
    writeln!(out, "the bar is 1/{one_in}: {word}")?;
    Ok(verdict)
}

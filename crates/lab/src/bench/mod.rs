//! `clew-lab bench`: measures the performance goals, each against a reference in the same run.

mod goals;
mod rules;
mod serve;

use std::io::Write;
use std::time::Duration;

use anyhow::Result;
use clew::exit::{UsageError, Verdict};
use games::{Complete, Visitor};
use goals::Goals;

/// Measure the rules, or with --serve the server
///
/// Fails if a performance goal is missed. The figures of a debug build are printed, but not judged.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Measure only the rules of these games
    games: Vec<String>,

    /// Measure for a few seconds only; a minute with --serve
    #[arg(long)]
    quick: bool,

    /// Measure the server: speed, memory, pages, stored tables; takes some minutes
    #[arg(long, conflicts_with = "games")]
    serve: bool,
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<Verdict> {
    if args.serve {
        return serve::run(args.quick, out);
    }
    let all = || games::NAMES.iter().map(|&name| name.to_owned()).collect();
    let names: Vec<String> = if args.games.is_empty() { all() } else { args.games.clone() };
    for name in &names {
        games::rules(name).map_err(UsageError::new)?;
    }
    let (rounds, each) = match args.quick {
        true => (5, Duration::from_millis(200) / names.len() as u32),
        false => (9, Duration::from_millis(500)),
    };
    let mut goals = Goals::default();
    for name in &names {
        let measure = Measure { rounds, each, goals: &mut goals, out };
        games::visit(name, measure).map_err(UsageError::new)??;
    }
    goals.write(out)
}

struct Measure<'a, W> {
    rounds: usize,
    /// The time of each half of a round.
    each: Duration,
    goals: &'a mut Goals,
    out: &'a mut W,
}

impl<W: Write> Visitor for Measure<'_, W> {
    type Output = Result<()>;

    fn visit<G: Complete>(self) -> Result<()> {
        rules::run::<G>(self.rounds, self.each, self.goals, self.out)
    }
}

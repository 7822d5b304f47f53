//! `clew sim`: plays many games between bots without a server and counts how they went.

mod each;
mod engine;
mod paired;
mod plan;
mod stats;
mod summary;
mod tally;

use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use games::{Complete, Visitor};

use crate::exit::{UsageError, Verdict, write_json};
use crate::parse::{key_value, number};
use crate::report::{self, Report};
use plan::Plan;
pub(crate) use stats::length_at;
pub(crate) use summary::{Length, Share, Summary};

/// Play many games between bots and report wins, lengths and speed
///
/// The same seed gives the same games on any number of threads. Bots change seats from game to game. The
/// length of a game is the number of player actions.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Game to play, such as `magic-labyrinth`
    game: String,

    /// Number of players; by default that of the game
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    seats: Option<String>,

    /// Number of games to play
    #[arg(long, value_name = "N", default_value = "1000", allow_negative_numbers = true)]
    #[arg(value_parser = number(1, 1_000_000_000_000))]
    games: u64,

    /// Number of the first game: `--games 100 --from 100` plays the second hundred
    #[arg(long, value_name = "N", default_value = "0", allow_negative_numbers = true)]
    #[arg(value_parser = number(0, 1_000_000_000_000))]
    from: u64,

    /// Bots: one name for all seats, or one name per seat
    #[arg(long, value_name = "A,B", default_value = "random", value_delimiter = ',')]
    bots: Vec<String>,

    /// Seed of all dice
    #[arg(long, value_name = "SEED", default_value = "1", allow_negative_numbers = true)]
    #[arg(value_parser = number(0, u64::MAX))]
    seed: u64,

    /// Number of threads; by default one per core
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    #[arg(value_parser = number(1, 1_024))]
    threads: Option<u64>,

    /// Change a setting of the game, such as `walls=19`; may be repeated
    #[arg(long = "set", value_name = "KEY=VALUE", value_parser = key_value)]
    sets: Vec<(String, String)>,

    /// Scenario, in games that have scenarios; the same as `--set scenario=N`
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    scenario: Option<String>,

    /// Stop a game as undecided after N inputs
    #[arg(long, value_name = "N", default_value = "1000000", allow_negative_numbers = true)]
    #[arg(value_parser = number(1, u64::MAX))]
    cap: u64,

    /// Let each bot play every game alone, at all seats, and report how much the bots differ. In some
    /// games the bot `seer` knows what is hidden
    #[arg(long, conflicts_with_all = ["each", "report"])]
    paired: bool,

    /// Repeat the run for each value of a setting, such as `seats=1-8` or `symbols=fixed,shuffled`, and
    /// print a table of wins; give it twice for rows and columns
    #[arg(long, value_name = "KEY=VALUES", conflicts_with = "report", value_parser = each::axis)]
    each: Vec<each::Axis>,

    /// Print the result as JSON
    #[arg(long)]
    json: bool,

    /// Also write an HTML page with charts to FILE
    #[arg(long, value_name = "FILE")]
    report: Option<PathBuf>,
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<Verdict> {
    games::visit(&args.game, Simulate { args, out }).map_err(UsageError::new)?
}

struct Simulate<'a, W> {
    args: &'a Args,
    out: &'a mut W,
}

impl<W: Write> Visitor for Simulate<'_, W> {
    type Output = Result<Verdict>;

    fn visit<G: Complete>(self) -> Result<Verdict> {
        let Simulate { args, out } = self;
        if args.paired {
            return paired::run::<G>(args, out);
        }
        if !args.each.is_empty() {
            return each::run::<G>(args, out);
        }
        let plan = Plan::<G>::new(args, &[])?;
        // Before the games are played, so that a long run does not end without its page.
        args.report.as_deref().map_or(Ok(()), check_writable)?;
        let (tally, time) = engine::run(&plan)?;
        let summary = Summary::new(&plan, &tally, time);
        match args.json {
            true => write_json(&summary, out)?,
            false => summary.write(&plan, out)?,
        }
        if let Some(path) = &args.report {
            let report = Report {
                game: G::NAME,
                config: plan.config.to_string(),
                seed: plan.seed,
                bots: plan.bot_names(),
                summary: &summary,
                lengths: &tally.lengths,
            };
            fs::write(path, report::page(&report))
                .with_context(|| format!("cannot write {}", path.display()))?;
        }
        Ok(Verdict::Passed)
    }
}

/// Fails if a file cannot be written. Its content stays as it is.
fn check_writable(path: &Path) -> Result<(), UsageError> {
    OpenOptions::new().append(true).create(true).open(path).map(drop).map_err(|error| {
        UsageError::new(format!("--report cannot write to {}: {error}", path.display()))
    })
}

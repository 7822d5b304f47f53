//! `clew sim`: plays many games without a server and counts how they went.

mod each;
mod elo;
mod engine;
mod options;
mod paired;
mod settings;
mod summary;
mod table;
mod tally;
mod timed;
mod times;
mod totals;
mod watch;
mod wilson;
mod workers;

use std::fs::{File, OpenOptions};
use std::io::{Seek, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use games::{Complete, Visitor};

use crate::exit::{UsageError, Verdict};
use crate::numbers::number;
use crate::report::{self, Report};
use options::Plan;
pub(crate) use summary::{Length, Share, Summary};
pub(crate) use watch::Watched;

/// Plays games without a server: who wins how often, and how long it takes
///
/// The same seed gives the same games for any number of threads. Bots change seats from game to
/// game. A game's length counts the inputs that its players gave.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The game, such as `magic-labyrinth`
    game: String,

    /// How many sit at the table: the game's setting `seats`
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    seats: Option<String>,

    /// How many games to play
    #[arg(long, value_name = "N", default_value = "1000", allow_negative_numbers = true)]
    #[arg(value_parser = number(1, 1_000_000_000_000))]
    games: u64,

    /// The number of the first game: `--games 100 --from 100` are the second hundred
    #[arg(long, value_name = "N", default_value = "0", allow_negative_numbers = true)]
    #[arg(value_parser = number(0, 1_000_000_000_000))]
    from: u64,

    /// Who plays: one bot for all seats, or one for each seat
    #[arg(long, value_name = "A,B", default_value = "random", value_delimiter = ',')]
    bots: Vec<String>,

    /// Where all dice come from
    #[arg(long, value_name = "S", default_value = "1", allow_negative_numbers = true)]
    #[arg(value_parser = number(0, u64::MAX))]
    seed: u64,

    /// How many threads to play on; as many as the machine has cores if left out
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    #[arg(value_parser = number(1, 1_024))]
    threads: Option<u64>,

    /// A setting of the game, such as `walls=19`; may be given several times
    #[arg(long = "set", value_name = "KEY=VALUE")]
    sets: Vec<String>,

    /// The scenario, in a game that has some: the same as `--set scenario=N`
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    scenario: Option<String>,

    /// Inputs after which a game is broken off as undecided
    #[arg(long, value_name = "N", default_value = "1000000", allow_negative_numbers = true)]
    #[arg(value_parser = number(1, u64::MAX))]
    cap: u64,

    /// Each bot plays each game alone, at all its seats: how far they are apart. `seer` knows what is
    /// hidden, in a game that has one
    #[arg(long, conflicts_with_all = ["each", "report"])]
    paired: bool,

    /// Plays for each value of a setting, such as `seats=1-8` or `symbols=fixed,shuffled`, and makes a
    /// table of who wins; may be given twice
    #[arg(long, value_name = "KEY=VALUES", conflicts_with = "report")]
    each: Vec<String>,

    /// Prints JSON
    #[arg(long)]
    json: bool,

    /// Also writes a page with plots
    #[arg(long, value_name = "FILE.html")]
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
        // Opened before the games are played: who waited for them should get the page.
        let page = args.report.as_deref().map(|path| Ok::<_, UsageError>((path, open(path)?)));
        let page = page.transpose()?;

        let (tally, time) = engine::run(&plan)?;
        let summary = Summary::new(&plan, &tally, time);
        if args.json {
            serde_json::to_writer_pretty(&mut *out, &summary).map_err(std::io::Error::from)?;
            writeln!(out)?;
        } else {
            table::write(out, &plan, &summary)?;
        }
        if let Some((path, file)) = page {
            let report = Report {
                game: G::NAME,
                config: plan.config.to_string(),
                seed: plan.seed,
                bots: plan.bot_names(),
                summary: &summary,
                lengths: &tally.lengths,
                watched: &watch::watch(&plan)?,
            };
            write(file, &report::page(&report))
                .with_context(|| format!("cannot write {}", path.display()))?;
        }
        Ok(Verdict::Passed)
    }
}

/// Opens a file without yet throwing away what is in it.
fn open(path: &Path) -> Result<File, UsageError> {
    OpenOptions::new().write(true).create(true).truncate(false).open(path).map_err(|error| {
        let place = path.display();
        UsageError::new(format!(
            "--report expected a file that can be written, found {place}: {error}"
        ))
    })
}

fn write(mut file: File, text: &str) -> std::io::Result<()> {
    file.set_len(0)?;
    file.rewind()?;
    file.write_all(text.as_bytes())?;
    file.sync_all()
}

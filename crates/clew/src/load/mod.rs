//! `clew load`: plays many tables against a server and says how fast it answers.

mod begin;
mod complaint;
mod course;
mod crowd;
mod figures;
pub(crate) mod http;
mod look;
mod offer;
mod opening;
mod people;
mod print;
mod process;
mod recorder;
mod schedule;
mod session;
mod spread;
mod table;
mod tally;
#[cfg(test)]
mod tests;
mod turn;

use std::io::Write;
use std::time::Duration;

use anyhow::Result;
use game::Unreadable;
use indicatif::{ProgressBar, ProgressStyle};

use crate::fault::{Verdict, WrongUse};
use crate::number::number;
pub(crate) use begin::{check_files, greet};
pub(crate) use figures::Figures;
pub(crate) use http::{Address, Reach};
pub(crate) use opening::Looks;
pub(crate) use process::Process;
pub(crate) use recorder::Recorder;
pub(crate) use session::{Plan, Session};

/// Plays many tables against a server: how many actions it takes, and how soon all have seen them
///
/// Four people sit at each table, each with a stream of events. Whoever's turn it is does one of
/// the things that are open, at random. The first tenth of the time is not counted. Fails if the
/// server refuses anything but an action that came too late.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The server's address, such as `http://127.0.0.1:7077`; if there are several on one store, they
    /// share the tables
    #[arg(value_name = "URL", required = true)]
    urls: Vec<String>,

    /// How many tables play at once
    #[arg(long, value_name = "N", default_value = "100", allow_negative_numbers = true)]
    #[arg(value_parser = number(1, 100_000))]
    tables: u64,

    /// The game of all tables, or `all` for all games by turns
    #[arg(long, value_name = "GAME", default_value = "all")]
    game: String,

    /// How long they play
    #[arg(long, value_name = "S", default_value = "10", allow_negative_numbers = true)]
    #[arg(value_parser = number(1, 86_400))]
    seconds: u64,

    /// How often each table acts in a second; as often as it can if left out. Times then count from
    /// the moment that was meant, whether or not the server was free
    #[arg(long, value_name = "PER_SECOND", allow_negative_numbers = true)]
    #[arg(value_parser = pace)]
    pace: Option<f64>,

    /// The server's process on this machine: also says what it uses. Once for each of several
    #[arg(long, value_name = "PID", allow_negative_numbers = true)]
    #[arg(value_parser = number(1, u32::MAX as u64))]
    pid: Vec<u64>,

    /// The four look on as pages do, and do what these offer
    #[arg(long)]
    pages: bool,

    /// Prints JSON
    #[arg(long)]
    json: bool,

    /// Lets the server be on another machine
    #[arg(long)]
    anywhere: bool,
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<Verdict> {
    let reach = if args.anywhere { Reach::Anywhere } else { Reach::Here };
    let processes: Vec<Process> = args.pid.iter().map(|pid| Process(*pid as u32)).collect();
    if let Some(error) = processes.iter().find_map(|process| process.cpu().err()) {
        return Err(WrongUse::new(format!("--pid expected a process: {error:#}")).into());
    }
    let plan = Plan {
        addresses: args.urls.iter().map(|url| Address::read(url, reach)).collect::<Result<_>>()?,
        tables: args.tables as usize,
        game: (args.game != "all").then(|| args.game.clone()),
        pace: args.pace,
        processes,
        record: 0,
        looks: if args.pages { Looks::Pages } else { Looks::Json },
    };
    let mut session = Session::open(plan)?;
    session.play(Duration::from_secs(args.seconds), &bar());
    let (figures, _) = session.end();
    match args.json {
        true => print::json(out, &figures)?,
        false => print::text(out, &figures)?,
    }
    Ok(if figures.is_well() { Verdict::Well } else { Verdict::Failed })
}

/// How far it is, for those who look on.
fn bar() -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {msg}").expect("a template that is right");
    ProgressBar::new(0).with_style(style)
}

fn pace(text: &str) -> Result<f64, Unreadable> {
    let number = text.parse().ok().filter(|number| (0.001..=1000.0).contains(number));
    number.ok_or_else(|| Unreadable::new("a number from 0.001 to 1000", text))
}

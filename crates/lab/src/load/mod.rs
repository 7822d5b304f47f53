//! `clew-lab load`: plays many tables against a server and measures how fast it answers.

mod events;
mod figures;
mod table;
#[cfg(test)]
mod tests;

use std::cell::RefCell;
use std::io::Write;
use std::rc::Rc;
use std::time::Duration;

use anyhow::{Context, Result, anyhow, ensure};
use clew::clock::Since;
use clew::exit::{UsageError, Verdict, write_json};
use clew::http::{Address, Reach};
use clew::parse::number;
use game::{FastDice, Unreadable};
use tokio::sync::Semaphore;
use tokio::task::{JoinSet, LocalSet};
use tokio::time::{sleep, timeout};

use crate::process::{self, Process};
use figures::{Counts, Sample};
pub(crate) use figures::{Figures, ServerUse};
use table::{SEATS, STEP_TIMEOUT, Schedule, Table};

/// Tables that are opened concurrently.
const MAX_CONCURRENT_OPENINGS: usize = 32;
/// Files that the program needs besides its connections.
const OTHER_FILES: u64 = 32;
/// The interval at which the run is checked for the failure of all tables.
const CHECK_INTERVAL: Duration = Duration::from_millis(100);

/// Play many tables against a server and measure throughput and latency
///
/// Each table has four players, each with a stream of events, who choose their actions at random. The
/// first tenth of the time is not measured. The result is printed as JSON. Fails if the server refuses anything but an action that came
/// too late.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// URL of the server, such as `http://127.0.0.1:7077`; several servers on one store share the tables
    #[arg(value_name = "URL", required = true)]
    urls: Vec<String>,

    /// Number of tables that play at the same time
    #[arg(long, value_name = "N", default_value = "100", allow_negative_numbers = true)]
    #[arg(value_parser = number(1, 100_000))]
    tables: u64,

    /// Game of all tables, or `all` for all games in turn
    #[arg(long, value_name = "GAME", default_value = "all")]
    game: String,

    /// Seconds to play
    #[arg(long, value_name = "S", default_value = "10", allow_negative_numbers = true)]
    #[arg(value_parser = number(1, 86_400))]
    seconds: u64,

    /// Actions per second of each table; by default as many as possible. With a pace, latency counts from
    /// the planned time of an action, even if the server was not ready for it
    #[arg(long, value_name = "PER_SECOND", allow_negative_numbers = true)]
    #[arg(value_parser = pace)]
    pace: Option<f64>,

    /// Process id of the server on this machine, to measure its processor time and memory; once per server
    #[arg(long, value_name = "PID", allow_negative_numbers = true)]
    #[arg(value_parser = number(1, u32::MAX as u64))]
    pid: Vec<u64>,

    /// Let the players look at pages instead of JSON; they request the state before each action
    #[arg(long)]
    pages: bool,

    /// Allow a server on another machine
    #[arg(long)]
    anywhere: bool,
}

/// Runs the command.
pub(crate) fn run(args: &Args, out: &mut impl Write) -> Result<Verdict> {
    let reach = if args.anywhere { Reach::Anywhere } else { Reach::Here };
    let processes: Vec<Process> = args.pid.iter().map(|pid| Process(*pid as u32)).collect();
    if let Some(error) = processes.iter().find_map(|process| process.cpu().err()) {
        return Err(UsageError::new(format!(
            "--pid expected a process of this machine: {error:#}"
        ))
        .into());
    }
    let figures = play(&Plan {
        addresses: args.urls.iter().map(|url| Address::parse(url, reach)).collect::<Result<_>>()?,
        tables: args.tables as usize,
        game: (args.game != "all").then(|| args.game.clone()),
        time: Duration::from_secs(args.seconds),
        pace: args.pace,
        processes,
        viewers: if args.pages { Viewers::Pages } else { Viewers::Json },
    })?;
    write_json(&figures, out)?;
    Ok(if figures.is_ok() { Verdict::Passed } else { Verdict::Failed })
}

/// What is played.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    /// The servers, which share the tables.
    pub(crate) addresses: Vec<Address>,
    /// Tables that play at once.
    pub(crate) tables: usize,
    /// The game of all tables; `None` for all games in turn.
    pub(crate) game: Option<String>,
    pub(crate) time: Duration,
    /// Actions per second of each table; `None` for as many as possible.
    pub(crate) pace: Option<f64>,
    /// The processes of the servers, if they are known.
    pub(crate) processes: Vec<Process>,
    pub(crate) viewers: Viewers,
}

/// What the streams of events contain.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Viewers {
    /// States as JSON.
    Json,
    /// Parts of a page.
    Pages,
}

/// What all tables of a run share. All are on one thread, which is enough for many thousand actions
/// per second and takes least from a server on the same machine.
#[derive(Debug)]
struct Run {
    viewers: Viewers,
    /// All times of the run count from here.
    start: Since,
    counts: RefCell<Counts>,
}

impl Run {
    fn now(&self) -> Duration {
        self.start.passed()
    }

    /// No action begins later.
    fn end(&self) -> Duration {
        self.counts.borrow().window.1
    }
}

/// Opens all tables, lets them play, and closes them.
///
/// # Errors
/// If a table cannot be opened. Later errors are in the figures.
pub(crate) fn play(plan: &Plan) -> Result<Figures> {
    check_open_files(plan.tables)?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let run =
        Rc::new(Run { viewers: plan.viewers, start: Since::now(), counts: RefCell::default() });
    LocalSet::new().block_on(&runtime, async {
        let tables = open_tables(plan, &run, &games(plan).await?).await?;
        let opened = process::sum(&plan.processes, Process::memory)?;
        let start = run.now();
        let (warm, end) = (start + plan.time / 10, start + plan.time);
        run.counts.borrow_mut().window = (warm, end);
        let mut playing = JoinSet::new();
        for (number, table) in tables.into_iter().enumerate() {
            let schedule = plan.pace.map(|pace| Schedule::new(start, pace, number, plan.tables));
            playing.spawn_local(table.play(schedule));
        }
        let first = sample_at(plan, &run, warm).await;
        let last = sample_at(plan, &run, end).await;
        // All streams are still open. The memory of a server that has gone is unknown.
        let memory = process::sum(&plan.processes, Process::memory).ok().flatten();
        if timeout(STEP_TIMEOUT * 3, playing.join_all()).await.is_err() {
            run.counts.borrow_mut().error(&anyhow!("a table did not finish its last action"));
        }
        let memory = opened.zip(memory);
        Ok(Figures::new(plan.tables, &run.counts.borrow(), last.since(first), memory))
    })
}

/// Checks that the system allows enough connections: one for each seat and one for the requests of
/// each table.
///
/// # Errors
/// Says how to raise the limit.
pub(crate) fn check_open_files(tables: usize) -> Result<()> {
    let needed = (tables * (SEATS + 1)) as u64 + OTHER_FILES;
    let allowed = process::max_open_files().unwrap_or(u64::MAX);
    ensure!(
        needed <= allowed,
        "{tables} tables need {needed} open files, but the system allows {allowed}: run `ulimit -n \
         {needed}` first, for the server too, or use fewer tables"
    );
    Ok(())
}

/// The names of the games of the tables.
async fn games(plan: &Plan) -> Result<Vec<String>> {
    let mut all = Vec::new();
    for address in &plan.addresses {
        all = table::games(address).await?;
    }
    let Some(name) = &plan.game else { return Ok(all) };
    if all.contains(name) {
        return Ok(vec![name.clone()]);
    }
    let names = all.join(", ");
    let wrong = format!("--game expected `all` or a game ({names}), found `{name}`");
    Err(UsageError::new(wrong).into())
}

async fn open_tables(plan: &Plan, run: &Rc<Run>, games: &[String]) -> Result<Vec<Table>> {
    ensure!(!games.is_empty(), "the server has no games");
    // Other players in each run, so that no server knows them.
    let mut dice = FastDice::new(u64::from_le_bytes(::table::random()?));
    let gate = Rc::new(Semaphore::new(MAX_CONCURRENT_OPENINGS));
    let mut opening = JoinSet::new();
    for nth in 0..plan.tables {
        // Each of several servers has tables of all games.
        let address = plan.addresses[nth / games.len() % plan.addresses.len()].clone();
        let game = games[nth % games.len()].clone();
        let (run, gate) = (Rc::clone(run), Rc::clone(&gate));
        let own = FastDice::new(dice.bits());
        opening.spawn_local(async move {
            let _permit = gate.acquire().await;
            Table::open(run, address, game, own).await
        });
    }
    let mut tables = Vec::with_capacity(plan.tables);
    while let Some(opened) = opening.join_next().await {
        tables.push(opened.context("the task of a table panicked")??);
    }
    Ok(tables)
}

/// Waits until this time, or until all tables have failed, and takes a sample.
async fn sample_at(plan: &Plan, run: &Run, time: Duration) -> Sample {
    while run.now() < time && run.counts.borrow().lost_tables < plan.tables {
        sleep(CHECK_INTERVAL.min(time - run.now())).await;
    }
    Sample {
        time: run.now(),
        actions: run.counts.borrow().actions,
        server: process::sum(&plan.processes, Process::cpu).ok().flatten(),
        client: Process::own().cpu().ok(),
    }
}

fn pace(text: &str) -> Result<f64, Unreadable> {
    let number = text.parse().ok().filter(|number| (0.001..=1000.0).contains(number));
    number.ok_or_else(|| Unreadable::new("a number from 0.001 to 1000", text))
}

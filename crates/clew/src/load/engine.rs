//! Opens all tables, lets them play, and looks at the clock and at the server meanwhile.

use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::Duration;

use anyhow::{Context, Result, anyhow};
use game::FastDice;
use indicatif::ProgressBar;
use tokio::sync::Semaphore;
use tokio::task::{JoinSet, LocalSet};
use tokio::time::{sleep, timeout};

use super::complaint::Complaint;
use super::course::{Course, GRACE};
use super::figures::{Figures, Sample};
use super::http::{Address, Caller};
use super::offer::{self, Game};
use super::people::{self, SEATS};
use super::process::{Process, most_files};
use super::recorder::Recorder;
use super::schedule::Schedule;
use super::table::Table;
use super::tally::Tally;
use crate::clock::Since;
use crate::fault::WrongUse;
use crate::words::grouped;

/// So many tables are opened at once.
const AT_ONCE: usize = 32;
/// How often the bar moves.
const GLANCE: Duration = Duration::from_millis(100);
/// So many files the program needs beside its connections.
const OTHER_FILES: u64 = 32;

/// What is to be done.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    /// Where the server is.
    pub(crate) address: Address,
    /// How many tables play.
    pub(crate) tables: usize,
    /// The game of all tables; `None` for all games by turns.
    pub(crate) game: Option<String>,
    /// How long they play, warming up included.
    pub(crate) time: Duration,
    /// How often each table acts in a second; `None` for as often as it can.
    pub(crate) pace: Option<f64>,
    /// The server, if it can be asked what it uses.
    pub(crate) process: Option<Process>,
    /// How many moments are kept of what the server shows.
    pub(crate) record: usize,
}

/// Carries a plan out; also gives what was recorded.
///
/// # Errors
/// If the plan cannot be carried out at all. What goes wrong later is in the figures.
pub(crate) fn run(plan: &Plan, bar: &ProgressBar) -> Result<(Figures, Option<Recorder>)> {
    // One thread is enough for many thousand actions a second, and takes the least from the server.
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    check_files(plan.tables)?;
    LocalSet::new().block_on(&runtime, drive(plan, bar))
}

/// Asks a server for its games, to see that it answers.
///
/// # Errors
/// If it does not.
pub(crate) fn greet(address: &Address) -> Result<()> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let mut caller = caller(address).await?;
        offer::all(&mut caller, address).await?;
        Ok(())
    })
}

async fn drive(plan: &Plan, bar: &ProgressBar) -> Result<(Figures, Option<Recorder>)> {
    let games = games(plan).await?;
    let warm = plan.time / 10;
    let course = Rc::new(Course {
        address: plan.address.clone(),
        start: Cell::new(Since::now()),
        end: plan.time,
        tally: RefCell::new(Tally::new(warm, plan.time)),
        recorder: RefCell::new((plan.record > 0).then(|| Recorder::new(plan.record))),
    });
    bar.set_length(plan.time.as_millis() as u64);
    let tables = open(plan, &course, &games).await?;
    let opened = plan.process.map(Process::memory).transpose()?;

    course.begin();
    let mut playing = JoinSet::new();
    for (number, table) in tables.into_iter().enumerate() {
        let schedule = plan.pace.map(|pace| Schedule::new(pace, number, plan.tables));
        playing.spawn_local(table.play(schedule));
    }
    let first = watch(plan, &course, warm, bar).await;
    let last = watch(plan, &course, plan.time, bar).await;
    // All streams are still open.
    let memory = plan.process.and_then(|process| process.memory().ok());
    let ended = async { while playing.join_next().await.is_some() {} };
    if timeout(GRACE * 3, ended).await.is_err() {
        let complaint = Complaint::odd("events", "a table did not come to an end");
        course.tally.borrow_mut().complain(complaint);
    }
    bar.finish_and_clear();
    let figures =
        Figures::new(plan.tables, &course.tally.borrow(), [first, last], [opened, memory]);
    Ok((figures, course.recorder.take()))
}

async fn caller(address: &Address) -> Result<Caller> {
    let nobody = || format!("no server answers at http://{}", address.host());
    Caller::new(address).await.with_context(nobody)
}

/// The games that tables are opened for, by turns.
async fn games(plan: &Plan) -> Result<Vec<Game>> {
    let mut caller = caller(&plan.address).await?;
    let all = offer::all(&mut caller, &plan.address).await?;
    let Some(name) = &plan.game else {
        return if all.is_empty() { Err(anyhow!("the server has no games")) } else { Ok(all) };
    };
    let names = all.iter().map(|game| &*game.name).collect::<Vec<_>>().join(", ");
    let one: Vec<Game> = all.iter().filter(|game| game.name == *name).cloned().collect();
    if one.is_empty() {
        let what = format!("--game expected `all` or a game ({names}), found `{name}`");
        return Err(WrongUse::new(what).into());
    }
    Ok(one)
}

/// Opens all tables. What goes wrong here goes wrong for good.
async fn open(plan: &Plan, course: &Rc<Course>, games: &[Game]) -> Result<Vec<Table>> {
    let mut dice = people::dice()?;
    let gate = Rc::new(Semaphore::new(AT_ONCE));
    let mut opening = JoinSet::new();
    for game in games.iter().cycle().take(plan.tables).cloned() {
        let (course, gate) = (Rc::clone(course), Rc::clone(&gate));
        let own = FastDice::new(dice.bits());
        opening.spawn_local(async move {
            let _leave = gate.acquire().await;
            Table::open(course, game, own).await
        });
    }
    let mut tables = Vec::with_capacity(plan.tables);
    while let Some(opened) = opening.join_next().await {
        tables.push(opened.context("a table has broken down")??);
    }
    Ok(tables)
}

/// Waits for a moment and says how things stand then.
async fn watch(plan: &Plan, course: &Course, until: Duration, bar: &ProgressBar) -> Sample {
    let mut now = course.now();
    while now < until && course.tally.borrow().lost < plan.tables {
        bar.set_position(now.as_millis() as u64);
        bar.set_message(format!("{} actions", grouped(course.tally.borrow().actions)));
        sleep(GLANCE.min(until - now)).await;
        now = course.now();
    }
    Sample {
        at: now,
        actions: course.tally.borrow().actions,
        // A server that has gone away tells nothing; the complaints say so.
        server: plan.process.and_then(|process| process.cpu().ok()),
        client: Process::own().cpu().ok(),
    }
}

/// Every table has a connection for each seat and one for what it asks.
fn check_files(tables: usize) -> Result<()> {
    let needed = (tables * (SEATS + 1)) as u64 + OTHER_FILES;
    match most_files() {
        Some(most) if most < needed => Err(anyhow!(
            "{tables} tables need {needed} open files and the system allows {most}: say `ulimit -n \
             {needed}` before, for the server too, or ask for fewer tables"
        )),
        _ => Ok(()),
    }
}

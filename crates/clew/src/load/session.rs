//! Tables that are open and play, once or several times, while somebody looks at the clock and at
//! the server.

use std::cell::{Cell, RefCell};
use std::rc::Rc;
use std::time::Duration;

use anyhow::Result;
use indicatif::ProgressBar;
use tokio::runtime::Runtime;
use tokio::task::{JoinSet, LocalSet};
use tokio::time::{sleep, timeout};

use super::begin;
use super::complaint::Complaint;
use super::course::{Course, GRACE};
use super::figures::{Figures, Memory, Sample};
use super::http::Address;
use super::opening::Looks;
use super::process::{self, Process};
use super::recorder::Recorder;
use super::schedule::Schedule;
use super::table::Table;
use super::tally::Tally;
use crate::clock::Since;
use crate::words::grouped;

/// How often the bar moves.
const GLANCE: Duration = Duration::from_millis(100);

/// What is to be done.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    /// Where the server is; if there are several on one store, they share the tables.
    pub(crate) addresses: Vec<Address>,
    /// How many tables play.
    pub(crate) tables: usize,
    /// The game of all tables; `None` for all games by turns.
    pub(crate) game: Option<String>,
    /// How often each table acts in a second; `None` for as often as it can.
    pub(crate) pace: Option<f64>,
    /// The servers, if they can be asked what they use.
    pub(crate) processes: Vec<Process>,
    /// How many moments are kept of what the server shows.
    pub(crate) record: usize,
    /// How the viewers look at the tables.
    pub(crate) looks: Looks,
}

/// Tables that are open.
#[derive(Debug)]
pub(crate) struct Session {
    plan: Plan,
    runtime: Runtime,
    /// All tables are on one thread: it is enough for many thousand actions a second, and takes the
    /// least from the server.
    local: LocalSet,
    course: Rc<Course>,
    tables: Vec<Table>,
    /// What was done and used while it was measured.
    total: Sample,
    memory: Memory,
}

impl Session {
    /// Opens all tables.
    ///
    /// # Errors
    /// If that cannot be done. What goes wrong later is in the figures.
    pub(crate) fn open(plan: Plan) -> Result<Self> {
        begin::check_files(plan.tables)?;
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let course = Rc::new(Course {
            looks: plan.looks,
            start: Since::now(),
            end: Cell::new(Duration::ZERO),
            tally: RefCell::new(Tally::new()),
            recorder: RefCell::new((plan.record > 0).then(|| Recorder::new(plan.record))),
        });
        let local = LocalSet::new();
        let tables = local.block_on(&runtime, async {
            let games = begin::games(&plan).await?;
            begin::open(&plan, &course, &games).await
        })?;
        let opened = process::sum(&plan.processes, Process::memory)?;
        let (total, memory) = (Sample::default(), Memory { opened, last: None });
        Ok(Self { plan, runtime, local, course, tables, total, memory })
    }

    /// Lets all tables play for so long. The first tenth is not counted.
    pub(crate) fn play(&mut self, time: Duration, bar: &ProgressBar) {
        let Self { plan, runtime, local, course, tables, total, memory } = self;
        local.block_on(runtime, async {
            let start = course.now();
            let (warm, end) = (start + time / 10, start + time);
            course.end.set(end);
            course.tally.borrow_mut().time(warm, end);
            let mut playing = JoinSet::new();
            for (number, table) in tables.drain(..).enumerate() {
                let schedule =
                    plan.pace.map(|pace| Schedule::new(start, pace, number, plan.tables));
                playing.spawn_local(table.play(schedule));
            }
            bar.set_length(time.as_millis() as u64);
            let first = watch(plan, course, [start, warm], bar).await;
            let last = watch(plan, course, [start, end], bar).await;
            total.add(first, last);
            // All streams are still open. A server that has gone tells nothing.
            memory.last = process::sum(&plan.processes, Process::memory).ok().flatten();
            let finish = async {
                while let Some(done) = playing.join_next().await {
                    tables.extend(done.ok().flatten());
                }
            };
            if timeout(GRACE * 3, finish).await.is_err() {
                let complaint = Complaint::odd("events", "a table did not come to an end");
                course.tally.borrow_mut().complain(complaint);
            }
        });
        bar.finish_and_clear();
    }

    /// What has been measured in all, and what was recorded.
    pub(crate) fn end(self) -> (Figures, Option<Recorder>) {
        let Self { plan, course, total, memory, .. } = self;
        let figures = Figures::new(plan.tables, &course.tally.borrow(), total, memory);
        (figures, course.recorder.take())
    }
}

/// Waits for a moment and says how things stand then.
async fn watch(
    plan: &Plan,
    course: &Course,
    [start, until]: [Duration; 2],
    bar: &ProgressBar,
) -> Sample {
    let mut now = course.now();
    while now < until && course.tally.borrow().lost < plan.tables {
        bar.set_position((now - start).as_millis() as u64);
        bar.set_message(format!("{} actions", grouped(course.tally.borrow().actions)));
        sleep(GLANCE.min(until - now)).await;
        now = course.now();
    }
    Sample {
        time: now,
        actions: course.tally.borrow().actions,
        // A server that has gone away tells nothing; the complaints say so.
        server: process::sum(&plan.processes, Process::cpu).ok().flatten(),
        client: Process::own().cpu().ok(),
    }
}

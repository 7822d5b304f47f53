//! Benchmarks of the server: speed and memory of tables, pages, and stored tables.
//!
//! For each measurement, this program starts its `serve` as another process.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use std::{env, fs, thread};

use anyhow::{Context, Result, ensure};
use clew::clock::Since;
use clew::exit::Verdict;
use clew::http::{Address, Connection, Reach, Request};
use clew::numbers::grouped;
use games::{Complete, Visitor};
use journal::{Entry, Journal};
use tempfile::TempDir;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

use super::goals::{Goal, Goals, median};
use crate::load::{self, Figures, Plan, ServerUse, Viewers};
use crate::process::Process;
use crate::random_table::RandomTable;

/// The extent of the measurements.
#[derive(Clone, Copy, Debug)]
struct Extent {
    rounds: usize,
    /// Time of each measurement in which tables act as fast as they can.
    fast: Duration,
    /// Time of the measurement of pages.
    paced: Duration,
    /// The number of stored tables, which must cost nothing.
    stored_tables: usize,
}

const FULL: Extent = Extent {
    rounds: 5,
    fast: Duration::from_secs(5),
    paced: Duration::from_secs(15),
    stored_tables: 100_000,
};
const QUICK: Extent = Extent {
    rounds: 1,
    fast: Duration::from_secs(2),
    paced: Duration::from_secs(4),
    stored_tables: 10_000,
};

/// Tables of the measurement of speed.
const FAST_TABLES: usize = 250;
/// Tables of the measurement of pages.
const PACED_TABLES: usize = 1_000;
/// Actions per second of each of them.
const PACE: f64 = 0.5;
/// Interval at which a server that starts is asked whether it is ready, and the longest time to wait for it.
const READY_INTERVAL: Duration = Duration::from_millis(10);
const READY_TIMEOUT: Duration = Duration::from_secs(30);
/// Tables that are written concurrently, so that they share transactions.
const CONCURRENT_WRITES: usize = 512;
const KB: f64 = 1024.0;

/// Measures everything, in temporary folders.
pub(super) fn run(quick: bool, out: &mut impl Write) -> Result<Verdict> {
    let extent = if quick { QUICK } else { FULL };
    load::check_open_files(PACED_TABLES)?;
    let folder = TempDir::new()?;
    let mut goals = Goals::default();
    speed(&folder, extent, &mut goals, out)?;
    pages(&folder, extent, &mut goals, out)?;
    stored(&folder, extent, &mut goals, out)?;
    goals.write(out)
}

/// Tables that act as fast as they can, with states as JSON: on SQLite and in memory.
fn speed(folder: &TempDir, extent: Extent, goals: &mut Goals, out: &mut impl Write) -> Result<()> {
    writeln!(out, "{FAST_TABLES} tables with four viewers each, as fast as they can")?;
    writeln!(
        out,
        "{:5} {:6}  {:>10}  {:>12}  {:>12}  {:>12}  {:>12}",
        "round", "store", "actions/s", "cpu/action", "KB opened", "KB played", "client cores"
    )?;
    let (mut ratios, mut opened, mut played) = (Vec::new(), Vec::new(), Vec::new());
    for round in 1..=extent.rounds {
        let mut speeds = [0.0; 2];
        for (name, speed) in ["memory", "sqlite"].into_iter().zip(&mut speeds) {
            let data = folder.path().join("speed");
            let store = if name == "memory" { "--store" } else { "--data" };
            let value = if name == "memory" { Path::new(name) } else { &data };
            let server = Server::start(folder, &[Path::new(store), value])?;
            let empty = server.process.memory()?;
            let figures = server.play(FAST_TABLES, extent.fast, None, Viewers::Json)?;
            let used = server_use(&figures)?;
            let each = |memory: u64| memory.saturating_sub(empty) as f64 / KB / FAST_TABLES as f64;
            let (fresh, after) = (each(used.memory_opened), each(used.memory));
            *speed = figures.actions_per_s;
            writeln!(
                out,
                "{round:<5} {name:6}  {speed:>10.0}  {:>9.1} µs  {fresh:>12.1}  {after:>12.1}  {:>12.2}",
                used.cpu_us_per_action,
                figures.client_cores.unwrap_or(f64::NAN),
            )?;
            out.flush()?;
            // With `--store memory` the process also holds the records of all tables, ended ones too.
            if name == "sqlite" {
                opened.push(fresh);
                played.push(after);
            }
            drop(server);
            // The next round starts with an empty store.
            let _ = fs::remove_dir_all(&data);
        }
        ratios.push(speeds[1] / speeds[0]);
    }
    goals.add("actions/s, SQLite / memory", median(ratios), Goal::AtLeast(0.7), "");
    goals.add("memory of an open table", median(opened), Goal::AtMost(150.0), " KB");
    goals.add("memory of a table after play", median(played), Goal::AtMost(220.0), " KB");
    Ok(())
}

/// Many tables with pages, which act at the pace of people.
fn pages(folder: &TempDir, extent: Extent, goals: &mut Goals, out: &mut impl Write) -> Result<()> {
    let every = 1.0 / PACE;
    writeln!(out, "\n{PACED_TABLES} tables with four pages each, an action every {every} s")?;
    let server = Server::start(folder, &[Path::new("--data"), &folder.path().join("pages")])?;
    let figures = server.play(PACED_TABLES, extent.paced, Some(PACE), Viewers::Pages)?;
    let used = server_use(&figures)?;
    let p99 = figures.shown_ms.p99;
    writeln!(
        out,
        "{} actions, p99 to the last page {p99:.2} ms, {:.2} cores; this includes a request for the \
         state before each action",
        figures.actions, used.cores
    )?;
    goals.add("1,000 tables with pages, p99 to the last page", p99, Goal::AtMost(20.0), " ms");
    goals.add("1,000 tables with pages, cores", used.cores, Goal::AtMost(0.5), "");
    let sizes = figures.update_bytes.context("no page was updated")?;
    goals.add("update of a page, median", sizes.p50 as f64 / KB, Goal::AtMost(4.0), " KB");
    goals.add("update of a page, largest", sizes.max as f64 / KB, Goal::AtMost(16.0), " KB");
    Ok(())
}

fn server_use(figures: &Figures) -> Result<ServerUse> {
    figures.server.context("the system has no /proc")
}

/// The cost of stored tables without viewers for a server that starts.
fn stored(folder: &TempDir, extent: Extent, goals: &mut Goals, out: &mut impl Write) -> Result<()> {
    let many = grouped(extent.stored_tables as u64);
    let folders = ["few", "many"].map(|name| folder.path().join(name));
    for (data, count) in folders.iter().zip([10, extent.stored_tables]) {
        fill(data, count)?;
        // The first start reads files that later ones find in memory.
        drop(Server::start(folder, &[Path::new("--data"), data])?);
    }
    writeln!(out, "\n{many} stored tables, compared with 10")?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let (mut memory, mut time) = (Vec::new(), Vec::new());
    for round in 1..=extent.rounds {
        let mut figures = [(0.0, 0.0); 2];
        for (data, figure) in folders.iter().zip(&mut figures) {
            let server = Server::start(folder, &[Path::new("--data"), data])?;
            runtime.block_on(async { timeout(READY_TIMEOUT, server.until_ready()).await })??;
            let megabytes = server.process.memory()? as f64 / KB / KB;
            *figure = (megabytes, server.started.as_secs_f64() * 1e3);
        }
        let [few, many] = figures;
        let ((few_mb, few_ms), (many_mb, many_ms)) = (few, many);
        writeln!(
            out,
            "{round:<5} {few_mb:.1} and {many_mb:.1} MB, {few_ms:.0} and {many_ms:.0} ms"
        )?;
        out.flush()?;
        memory.push(many_mb - few_mb);
        time.push(many_ms - few_ms);
    }
    let name = |what: &str| format!("{what} for {many} stored tables");
    goals.add(&name("more memory"), median(memory), Goal::AtMost(10.0), " MB");
    goals.add(&name("later start"), median(time), Goal::AtMost(50.0), " ms");
    Ok(())
}

/// Writes tables with a player at every seat.
fn fill(data: &Path, tables: usize) -> Result<()> {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).build()?;
    let journal = Journal::sqlite(data)?;
    runtime.block_on(async {
        let mut tasks = JoinSet::new();
        for first in 0..CONCURRENT_WRITES {
            let journal = journal.clone();
            tasks.spawn(async move {
                for number in (first..tables).step_by(CONCURRENT_WRITES) {
                    for entry in games::visit(games::NAMES[0], FullTable(number as u64))?? {
                        journal.append(entry).await?;
                    }
                }
                anyhow::Ok(())
            });
        }
        for written in tasks.join_all().await {
            written?;
        }
        journal.close().await;
        Ok(())
    })
}

/// Makes the entries of the table with this number, which waits for its start with a player at every seat.
struct FullTable(u64);

impl Visitor for FullTable {
    type Output = Result<Vec<Entry>>;

    fn visit<G: Complete>(self) -> Self::Output {
        let id = format!("table-{}", self.0);
        let mut table = RandomTable::<G>::open("clew bench ", self.0, &id, &[])?;
        table.join_all()?;
        table.entries(&table.appends)
    }
}

/// A server in its own process, killed when this is dropped.
#[derive(Debug)]
struct Server {
    child: Child,
    process: Process,
    address: Address,
    /// The time from its start until it printed its address.
    started: Duration,
}

impl Server {
    /// Starts `serve` with these arguments and waits for its address. Its log goes to a file.
    fn start<A: AsRef<std::ffi::OsStr>>(folder: &TempDir, args: &[A]) -> Result<Self> {
        let log = folder.path().join("log");
        let mut command = Command::new(env::current_exe().context("cannot find this program")?);
        command.args(["serve", "--limits", "off", "--addr", "127.0.0.1:0"]).args(args);
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(fs::File::create(&log)?);
        let since = Since::now();
        let mut child = command.spawn().context("cannot start a server")?;
        let process = Process(child.id());
        let lines = child.stdout.take().context("its output is piped")?;
        let mut lines = BufReader::new(lines).lines().map_while(Result::ok);
        let url = lines.find_map(|line| line.strip_prefix("Clew is at ").map(str::to_owned));
        let started = since.passed();
        let Some(url) = url else {
            let _ = child.wait();
            let text = fs::read_to_string(&log).unwrap_or_default();
            let cause = text.lines().last().unwrap_or("its log is empty");
            anyhow::bail!("the server did not start: {cause}");
        };
        let mut server =
            Self { child, process, address: Address::parse(&url, Reach::Here)?, started };
        // Later lines are read too, so that the server never waits for us. The thread ends with it.
        thread::spawn(move || lines.for_each(drop));
        let exited = server.child.try_wait()?;
        ensure!(exited.is_none(), "the server ended at once");
        Ok(server)
    }

    /// Waits until the server has recovered and has written its first heartbeat.
    async fn until_ready(&self) -> Result<()> {
        let request = Request { path: "/ready", token: None, accept: "text/plain", json: None };
        let mut connection = Connection::open(&self.address).await?;
        while connection.request(&request).await?.0 != 200 {
            sleep(READY_INTERVAL).await;
        }
        Ok(())
    }

    fn play(
        &self,
        tables: usize,
        time: Duration,
        pace: Option<f64>,
        viewers: Viewers,
    ) -> Result<Figures> {
        let figures = load::play(&Plan {
            addresses: vec![self.address.clone()],
            tables,
            game: None,
            time,
            pace,
            processes: vec![self.process],
            viewers,
        })?;
        ensure!(figures.is_ok(), "the server did not accept everything: {:?}", figures.errors);
        Ok(figures)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

//! How many appends a second are on disk, for many tables at once: the journal, beside bare SQLite
//! with one transaction for each append, and with one for each round of all tables.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Duration;
use std::{env, fs, process};

use anyhow::Result;
use journal::{Bare, Entry, Journal};
use tokio::runtime::Runtime;
use tokio::task::JoinSet;

use crate::clock::Since;
use crate::fault::Verdict;
use crate::sitting::Sitting;

/// So many tables play at once.
const TABLES: usize = 250;
/// So many appends each of them makes in a row before it is the others' turn.
const ROW: u64 = 8;

/// Measures for so many rounds, in a folder that is gone afterwards.
pub(super) fn run(rounds: usize, each: Duration, out: &mut impl Write) -> Result<Verdict> {
    let folder = Folder::new();
    let mut bench = Bench::new(&folder.0)?;
    writeln!(
        out,
        "appends that are on disk, {TABLES} tables at once; {}",
        bench.journal.describe()
    )?;
    let [round, journal, together, singly] = ["round", "journal/s", "batches/s", "singly/s"];
    writeln!(out, "{round:8}  {journal:>10}  {together:>10}  {singly:>10}  {:>8}", "ratio")?;
    let mut ratios = Vec::new();
    for number in 1..=rounds {
        let [journal, together, singly] = bench.round(each)?;
        let ratio = journal / together;
        writeln!(
            out,
            "{number:<8}  {journal:>10.0}  {together:>10.0}  {singly:>10.0}  {ratio:>8.2}"
        )?;
        out.flush()?;
        ratios.push(ratio);
    }
    ratios.sort_by(f64::total_cmp);
    let median = ratios.get(ratios.len() / 2).copied().unwrap_or(f64::NAN);
    writeln!(out, "median {median:.2} of bare batches")?;
    bench.runtime.block_on(bench.journal.close());
    Ok(Verdict::Well)
}

struct Bench {
    runtime: Runtime,
    journal: Journal,
    tables: Vec<Sitting>,
    bare: Bare,
    others: Vec<Sitting>,
}

impl Bench {
    fn new(folder: &Path) -> Result<Self> {
        let players = || (0..TABLES).map(Sitting::numbered).collect::<Vec<_>>();
        Ok(Self {
            runtime: tokio::runtime::Builder::new_multi_thread().worker_threads(2).build()?,
            journal: Journal::sqlite(&folder.join("journal"))?,
            tables: players(),
            bare: Bare::open(&folder.join("bare"))?,
            others: players(),
        })
    }

    /// Does it all by turns; appends in a second for each.
    fn round(&mut self, each: Duration) -> Result<[f64; 3]> {
        let mut times = [Duration::ZERO; 3];
        let mut counts = [0_u64; 3];
        while times[0] < each {
            let since = Since::now();
            counts[0] += self.by_journal()?;
            times[0] += since.passed();
            let since = Since::now();
            for _ in 0..ROW {
                let round: Vec<Entry> = self.others.iter_mut().map(Sitting::roll).collect();
                counts[1] += round.len() as u64;
                self.bare.write(round)?;
            }
            times[1] += since.passed();
            let since = Since::now();
            for player in self.others.iter_mut().take(20) {
                self.bare.write(vec![player.roll()])?;
                counts[2] += 1;
            }
            times[2] += since.passed();
        }
        Ok([0, 1, 2].map(|at| counts[at] as f64 / times[at].as_secs_f64()))
    }

    /// Every table is a task that waits for each of its appends.
    fn by_journal(&mut self) -> Result<u64> {
        let mut tasks = JoinSet::new();
        for mut player in self.tables.drain(..) {
            let journal = self.journal.clone();
            let play = async move {
                for _ in 0..ROW {
                    journal.append(player.roll()).await?;
                }
                Ok::<_, journal::AppendError>(player)
            };
            tasks.spawn_on(play, self.runtime.handle());
        }
        let players = self.runtime.block_on(tasks.join_all());
        self.tables = players.into_iter().collect::<Result<_, _>>()?;
        Ok(ROW * self.tables.len() as u64)
    }
}

/// On the disk on which temporary files lie.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Self {
        Self(env::temp_dir().join(format!("clew-bench-{}", process::id())))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // What is left in a folder for temporary files does no harm.
        let _ = fs::remove_dir_all(&self.0);
    }
}

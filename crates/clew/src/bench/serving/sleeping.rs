//! Tables that sleep in the journal: what they cost a server that starts.

use std::io::Write;
use std::path::Path;
use std::time::Duration;

use anyhow::Result;
use journal::{AppendError, Journal};
use tokio::runtime::Runtime;
use tokio::task::JoinSet;

use super::Extent;
use super::child::{Children, Which};
use super::sheet::{Bar, Sheet, median};
use crate::clock::Since;
use crate::sitting::Sitting;
use crate::words::grouped;

/// So few tables are nearly none.
const FEW: usize = 10;
/// So many more megabytes the many may take.
const MEMORY: Bar = Bar::AtMost(10.0);
/// So much longer the start may take: some milliseconds and a share.
const LONGER: (f64, f64) = (50.0, 1.1);
/// So many tables are written at once: they share transactions.
const AT_ONCE: usize = 512;
/// After so long a server has done what it does at its start.
const SETTLED: Duration = Duration::from_secs(1);

/// Measures it for some rounds.
pub(super) fn measure(
    children: &Children<'_>,
    extent: Extent,
    sheet: &mut Sheet,
    out: &mut impl Write,
) -> Result<()> {
    let folders = [children.folder("few"), children.folder("many")];
    let since = Since::now();
    fill(&folders[0], FEW)?;
    fill(&folders[1], extent.many)?;
    let many = grouped(extent.many as u64);
    let time = since.passed().as_secs_f64();
    writeln!(out, "\n{many} sleeping tables beside {FEW}; it took {time:.1} s to write them")?;
    let [few_mb, many_mb] = [format!("MB, {FEW}"), format!("MB, {many}")];
    let [few_ms, many_ms] = [format!("start, {FEW}"), format!("start, {many}")];
    writeln!(out, "{:5}  {few_mb:>12}  {many_mb:>12}  {few_ms:>14}  {many_ms:>14}", "round")?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    for folder in &folders {
        // The first start has files to read that later ones find in memory.
        start(children, folder, &runtime)?;
    }
    let (mut more, mut longer, mut allowed) = (Vec::new(), Vec::new(), Vec::new());
    for number in 1..=extent.rounds {
        let few = start(children, &folders[0], &runtime)?;
        let many = start(children, &folders[1], &runtime)?;
        writeln!(
            out,
            "{number:<5}  {:>12.1}  {:>12.1}  {:>11.1} ms  {:>11.1} ms",
            few.memory, many.memory, few.time, many.time
        )?;
        out.flush()?;
        more.push(many.memory - few.memory);
        longer.push(many.time);
        allowed.push(few.time * LONGER.1 + LONGER.0);
    }
    sheet.judge(&format!("memory with {many} sleeping tables"), median(more), MEMORY, " MB");
    let bar = Bar::AtMost(median(allowed));
    sheet.judge(&format!("start with {many} sleeping tables"), median(longer), bar, " ms");
    Ok(())
}

/// A server that has just started.
#[derive(Clone, Copy, Debug)]
struct Started {
    /// In megabytes.
    memory: f64,
    /// To the first answer, in milliseconds.
    time: f64,
}

fn start(children: &Children<'_>, folder: &Path, runtime: &Runtime) -> Result<Started> {
    let server = children.start(Which::Real, folder)?;
    runtime.block_on(async { tokio::time::sleep(SETTLED).await });
    let memory = server.process.memory()? as f64 / 1024.0 / 1024.0;
    Ok(Started { memory, time: server.started.as_secs_f64() * 1e3 })
}

/// Writes so many tables at which four people sit.
fn fill(folder: &Path, tables: usize) -> Result<()> {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).build()?;
    let journal = Journal::sqlite(folder)?;
    runtime.block_on(async {
        let mut tasks = JoinSet::new();
        for first in 0..AT_ONCE {
            let numbers = (first..tables).step_by(AT_ONCE);
            tasks.spawn(write(journal.clone(), numbers));
        }
        for written in tasks.join_all().await {
            written?;
        }
        journal.close().await;
        Ok(())
    })
}

async fn write(journal: Journal, numbers: impl Iterator<Item = usize>) -> Result<(), AppendError> {
    for number in numbers {
        let mut sitting = Sitting::numbered(number);
        journal.append(sitting.open()).await?;
        journal.append(sitting.seat_four()).await?;
    }
    Ok(())
}

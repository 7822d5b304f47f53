//! Tables from a file.

use std::fs::File;
use std::io::{BufReader, Read, Write};

use anyhow::{Context, Result, bail, ensure};
use journal::{Access, AppendError, Entry, Journal, ReadError};
use table::Append;
use tokio::task::JoinSet;

use super::text::{Reader, Shipped};
use super::{Import, Store, bar};
use crate::fault::{Verdict, WrongUse};
use crate::serve::open_store;

/// So many tables are written at once: what they write shares transactions.
const TOGETHER: usize = 64;
/// So often an append is sent again when nobody knows whether it is there.
const TRIES: usize = 10;

/// What became of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Came {
    New,
    /// It was begun, or had fewer appends.
    Completed,
    Known,
}

/// Runs the command.
pub(crate) fn run(args: &Import, out: &mut impl Write) -> Result<Verdict> {
    let Store { data, store, file } = &args.store;
    let unread = |error| WrongUse::new(format!("{} cannot be read: {error}", file.display()));
    let opened = File::open(file).map_err(unread)?;
    let size = opened.metadata().map_or(0, |about| about.len());
    let bar = bar(size, "bytes");
    let watched = bar.wrap_read(opened);
    let runtime = tokio::runtime::Runtime::new().context("the system gives no threads")?;
    runtime.block_on(async {
        let journal = open_store(data.as_deref(), store.as_deref()).await?;
        let came = read(&journal, watched, args).await;
        journal.close().await;
        bar.finish_and_clear();
        let came = came.with_context(|| {
            format!("{}: what came before is imported, and it may be run again", file.display())
        })?;
        ensure!(
            !came.is_empty() || args.table.is_none(),
            "there is no such table in {}",
            file.display()
        );
        let count = |what| came.iter().filter(|&&came| came == what).count();
        let (new, completed, known) =
            (count(Came::New), count(Came::Completed), count(Came::Known));
        writeln!(
            out,
            "{new} tables came in, {completed} were completed, {known} were there already."
        )?;
        Ok(Verdict::Well)
    })
}

async fn read(journal: &Journal, file: impl Read, args: &Import) -> Result<Vec<Came>> {
    let mut reader = Reader::new(BufReader::new(file))?;
    let (mut came, mut writing) = (Vec::new(), JoinSet::new());
    let mut wrong = None;
    loop {
        match reader.next() {
            Ok(Some(shipped)) if args.table.as_ref().is_some_and(|only| *only != shipped.id) => {}
            Ok(Some(shipped)) => {
                if writing.len() == TOGETHER
                    && let Some(done) = writing.join_next().await
                {
                    came.push(done??);
                }
                writing.spawn(write(journal.clone(), shipped));
            }
            Ok(None) => break,
            Err(error) => {
                wrong = Some(error);
                break;
            }
        }
    }
    // What was whole is written, whatever comes after it.
    while let Some(done) = writing.join_next().await {
        came.push(done??);
    }
    wrong.map_or(Ok(came), Err)
}

/// Writes what is missing of a table.
async fn write(journal: Journal, shipped: Shipped) -> Result<Came> {
    let id = shipped.id.clone();
    write_one(journal, shipped).await.with_context(|| format!("table {id}"))
}

async fn write_one(journal: Journal, shipped: Shipped) -> Result<Came> {
    let Shipped { id, summary, vault, seats, rows } = shipped;
    let appends: Vec<Append> = rows.iter().map(|row| row.append.clone()).collect();
    ensure!(games::load(&appends).is_ok(), "its records make no game that this program knows");
    let there = match journal.read(&id, 1).await {
        Ok(there) => there,
        Err(ReadError::NoSuchTable) => Vec::new(),
        Err(error) => return Err(error.into()),
    };
    let same = rows.iter().zip(&there).all(|(row, there)| row.append == there.append);
    ensure!(same, "another table of this name is there: it is left as it is");
    let came = match there.len() {
        0 => Came::New,
        count if count >= rows.len() => return Ok(Came::Known),
        _ => Came::Completed,
    };
    let last = rows.len() as u64;
    for row in rows.into_iter().skip(there.len()) {
        let seq = row.seq();
        // Until it is whole nobody finds it, and nobody wakes it.
        let mut now = summary.clone();
        if seq < last {
            (now.access, now.wake) = (Access::Private, None);
        }
        now.changed = row.wall;
        let entry = Entry {
            table: id.clone(),
            append: row.append,
            id: row.id,
            summary: now,
            seats: (seq == last).then(|| seats.clone()),
            vault: (seq == 1).then(|| vault.clone()),
        };
        append(&journal, entry).await?;
    }
    Ok(came)
}

/// The same append twice is written once, so it may be sent again if nobody knows.
async fn append(journal: &Journal, entry: Entry) -> Result<()> {
    for _ in 0..TRIES {
        match journal.append(entry.clone()).await {
            Ok(()) => return Ok(()),
            Err(AppendError::Unknown) => {}
            Err(AppendError::Conflict) => bail!("somebody else writes to it at the same time"),
            Err(error) => return Err(error.into()),
        }
    }
    bail!("the store does not answer")
}

//! `clew import`: reads tables from a file.

use std::fs::File;
use std::io::{BufReader, Read, Write};

use anyhow::{Context, Result, bail, ensure};
use journal::{Access, AppendError, Entry, Journal, ReadError};
use table::Append;
use tokio::task::JoinSet;

use super::text::{Reader, StoredTable};
use super::{Import, Store, bar};
use crate::exit::{UsageError, Verdict};
use crate::store;

/// Tables that are written concurrently, so that their appends share transactions.
const MAX_CONCURRENT_TABLES: usize = 64;
/// Attempts to write an append whose fate is unknown.
const MAX_APPEND_ATTEMPTS: usize = 10;

/// What was done for a table of the file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Imported {
    New,
    /// The store had its first appends only.
    Completed,
    Unchanged,
}

/// Runs the command.
pub(crate) fn run(args: &Import, out: &mut impl Write) -> Result<Verdict> {
    let Store { data, store, file } = &args.store;
    let unread = |error| UsageError::new(format!("{} cannot be read: {error}", file.display()));
    let opened = File::open(file).map_err(unread)?;
    let size = opened.metadata().map_or(0, |about| about.len());
    let bar = bar(size, "bytes");
    let watched = bar.wrap_read(opened);
    let runtime = tokio::runtime::Runtime::new().context("the system gives no threads")?;
    runtime.block_on(async {
        let journal = store::open(data.as_deref(), store.as_deref()).await?;
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
            (count(Imported::New), count(Imported::Completed), count(Imported::Unchanged));
        writeln!(
            out,
            "{new} tables came in, {completed} were completed, {known} were there already."
        )?;
        Ok(Verdict::Passed)
    })
}

async fn read(journal: &Journal, file: impl Read, args: &Import) -> Result<Vec<Imported>> {
    let mut reader = Reader::new(BufReader::new(file))?;
    let (mut came, mut writing) = (Vec::new(), JoinSet::new());
    let mut wrong = None;
    loop {
        match reader.next() {
            Ok(Some(stored)) if args.table.as_ref().is_some_and(|only| *only != stored.id) => {}
            Ok(Some(stored)) => {
                if writing.len() == MAX_CONCURRENT_TABLES
                    && let Some(done) = writing.join_next().await
                {
                    came.push(done??);
                }
                writing.spawn(write(journal.clone(), stored));
            }
            Ok(None) => break,
            Err(error) => {
                wrong = Some(error);
                break;
            }
        }
    }
    // Tables before the error are written.
    while let Some(done) = writing.join_next().await {
        came.push(done??);
    }
    wrong.map_or(Ok(came), Err)
}

/// Writes the missing appends of a table.
async fn write(journal: Journal, stored: StoredTable) -> Result<Imported> {
    let id = stored.id.clone();
    write_one(journal, stored).await.with_context(|| format!("table {id}"))
}

async fn write_one(journal: Journal, stored: StoredTable) -> Result<Imported> {
    let StoredTable { id, summary, vault, seats, rows } = stored;
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
        0 => Imported::New,
        count if count >= rows.len() => return Ok(Imported::Unchanged),
        _ => Imported::Completed,
    };
    let last = rows.len() as u64;
    for row in rows.into_iter().skip(there.len()) {
        let seq = row.seq();
        // Until it is complete it is not listed and no server wakes it.
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

/// Appends, and tries again if the outcome is unknown: an append that is there already is accepted.
async fn append(journal: &Journal, entry: Entry) -> Result<()> {
    for _ in 0..MAX_APPEND_ATTEMPTS {
        match journal.append(entry.clone()).await {
            Ok(()) => return Ok(()),
            Err(AppendError::Unknown) => {}
            Err(AppendError::Conflict) => bail!("somebody else writes to it at the same time"),
            Err(error) => return Err(error.into()),
        }
    }
    bail!("the store does not answer")
}

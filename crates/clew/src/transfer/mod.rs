//! `clew export` and `clew import`: move tables as text from one store to another.

mod text;

use std::fs::{self, File, OpenOptions};
use std::io::{BufReader, BufWriter, Read, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail, ensure};
use journal::{Access, AppendError, Entry, Journal, ReadError, Row};
use table::{Append, TableId};
use tokio::runtime::Runtime;
use tokio::task::JoinSet;

use crate::exit::{UsageError, Verdict, progress_bar};
use crate::storage;
use text::{HEADER, Reader, StoredTable};

/// Attempts to read a table while a server writes to it.
const MAX_READ_ATTEMPTS: usize = 20;
/// Tables that are written concurrently, so that their appends share transactions.
const MAX_CONCURRENT_TABLES: usize = 64;
/// Attempts to write an append of which it is unknown whether it was written.
const MAX_APPEND_ATTEMPTS: usize = 10;

/// The options of `export` and `import`.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Folder with the tables; by default the data folder of the system
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,

    /// PostgreSQL database with the tables, instead of a folder: `postgres://user@host:port/database`
    #[arg(long, value_name = "URL", conflicts_with = "data")]
    store: Option<String>,

    /// Export or import only this table
    #[arg(long, value_name = "TABLE")]
    table: Option<TableId>,

    /// File to write or read; it contains the secrets of its tables
    #[arg(value_name = "FILE")]
    file: PathBuf,
}

/// Runs `clew export`.
pub(crate) fn export(args: &Args, out: &mut impl Write) -> Result<Verdict> {
    let file = &args.file;
    Runtime::new()?.block_on(async {
        let journal = storage::open(args.data.as_deref(), args.store.as_deref()).await?;
        let tables = match &args.table {
            Some(table) => vec![table.clone()],
            None => journal.tables().await?,
        };
        // Written under another name first, so that an incomplete file is not mistaken for a whole one.
        let part = file.with_extension("part");
        let written = write_file(&journal, &tables, &part).await;
        journal.close().await;
        if written.is_err() {
            // A part that cannot be removed does no harm.
            let _ = fs::remove_file(&part);
        }
        let damaged = written?;
        let file = file.display();
        fs::rename(&part, &args.file).with_context(|| format!("cannot write {file}"))?;
        let count = tables.len() - damaged.len();
        writeln!(
            out,
            "Exported {count} tables to {file}. It contains their secrets: keep it safe."
        )?;
        for error in &damaged {
            writeln!(out, "Left out: {error}")?;
        }
        Ok(if damaged.is_empty() { Verdict::Passed } else { Verdict::Failed })
    })
}

/// Writes the tables to a file. Returns the errors of tables that cannot be read.
async fn write_file(journal: &Journal, tables: &[TableId], path: &Path) -> Result<Vec<String>> {
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let cannot = || format!("cannot write {}", path.display());
    let file =
        options.open(path).map_err(|error| UsageError::new(format!("{}: {error}", cannot())))?;
    let mut file = BufWriter::new(file);
    writeln!(file, "{HEADER}").with_context(cannot)?;
    let (bar, mut damaged) = (progress_bar("", tables.len() as u64, "tables"), Vec::new());
    for id in tables {
        match read_table(journal, id).await {
            Ok(stored) => write!(file, "{stored}").with_context(cannot)?,
            // If only one table was wanted, its error is the result.
            Err(error) if tables.len() == 1 => return Err(error),
            Err(error) => damaged.push(format!("{error:#}")),
        }
        bar.inc(1);
    }
    bar.finish_and_clear();
    file.into_inner().map_err(|error| error.into_error()).with_context(cannot)?.sync_all()?;
    Ok(damaged)
}

/// Reads everything about a table, as it was at one point in time.
async fn read_table(journal: &Journal, id: &TableId) -> Result<StoredTable> {
    for _ in 0..MAX_READ_ATTEMPTS {
        let summary = journal.summary(id).await.with_context(|| format!("table {id}"))?;
        let vault = journal.vault(id).await?;
        let seats = journal.sitters(id).await?;
        let rows = journal.read(id, 1).await?;
        // If an append came between the reads, the times differ.
        if rows.last().is_some_and(|row| row.wall == summary.changed) {
            check_game(&rows).with_context(|| format!("table {id}"))?;
            return Ok(StoredTable { id: id.clone(), summary, vault, seats, rows });
        }
    }
    bail!("table {id} changes too fast: stop the server, or try again")
}

/// Fails if the records of a table are not a game. The error does not say why: that could be a secret.
fn check_game(rows: &[Row]) -> Result<()> {
    let appends: Vec<Append> = rows.iter().map(|row| row.append.clone()).collect();
    ensure!(games::load(&appends).is_ok(), "its records are not a game that this version knows");
    Ok(())
}

/// The result of importing a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Imported {
    New,
    /// The store had only its first appends.
    Completed,
    Unchanged,
}

/// Runs `clew import`.
pub(crate) fn import(args: &Args, out: &mut impl Write) -> Result<Verdict> {
    let name = args.file.display();
    let cannot_read = |error| UsageError::new(format!("cannot read {name}: {error}"));
    let file = File::open(&args.file).map_err(cannot_read)?;
    let bar = progress_bar("", file.metadata().map_or(0, |metadata| metadata.len()), "bytes");
    Runtime::new()?.block_on(async {
        let journal = storage::open(args.data.as_deref(), args.store.as_deref()).await?;
        let imported = read_file(&journal, bar.wrap_read(file), args).await;
        journal.close().await;
        bar.finish_and_clear();
        let imported = imported.with_context(|| {
            format!("{name}: tables before the error are imported, and the command can be run again")
        })?;
        ensure!(!imported.is_empty() || args.table.is_none(), "{name} does not contain that table");
        let count = |what| imported.iter().filter(|&&imported| imported == what).count();
        let [new, completed, skipped] =
            [Imported::New, Imported::Completed, Imported::Unchanged].map(count);
        writeln!(
            out,
            "Imported {new} tables, completed {completed}, skipped {skipped} that the store already had."
        )?;
        Ok(Verdict::Passed)
    })
}

async fn read_file(journal: &Journal, file: impl Read, args: &Args) -> Result<Vec<Imported>> {
    let mut reader = Reader::new(BufReader::new(file))?;
    let (mut imported, mut writing) = (Vec::new(), JoinSet::new());
    let end = loop {
        match reader.next() {
            Ok(Some(stored)) if args.table.as_ref().is_some_and(|only| *only != stored.id) => {}
            Ok(Some(stored)) => {
                if writing.len() == MAX_CONCURRENT_TABLES
                    && let Some(written) = writing.join_next().await
                {
                    imported.push(written??);
                }
                writing.spawn(import_table(journal.clone(), stored));
            }
            Ok(None) => break Ok(()),
            Err(error) => break Err(error),
        }
    };
    // Tables before an error are written.
    while let Some(written) = writing.join_next().await {
        imported.push(written??);
    }
    end.map(|()| imported)
}

async fn import_table(journal: Journal, stored: StoredTable) -> Result<Imported> {
    let id = stored.id.clone();
    write_missing(&journal, stored).await.with_context(|| format!("table {id}"))
}

/// Writes those appends of a table that the store does not have.
async fn write_missing(journal: &Journal, stored: StoredTable) -> Result<Imported> {
    let StoredTable { id, summary, vault, seats, rows } = stored;
    check_game(&rows)?;
    let known = match journal.read(&id, 1).await {
        Ok(known) => known,
        Err(ReadError::NoSuchTable) => Vec::new(),
        Err(error) => return Err(error.into()),
    };
    let same = rows.iter().zip(&known).all(|(row, known)| row.append == known.append);
    ensure!(same, "the store has another table with this id, which stays unchanged");
    let imported = match known.len() {
        0 => Imported::New,
        count if count >= rows.len() => return Ok(Imported::Unchanged),
        _ => Imported::Completed,
    };
    let last = rows.len() as u64;
    for row in rows.into_iter().skip(known.len()) {
        let seq = row.seq();
        let mut summary = summary.clone();
        summary.changed = row.wall;
        // Until the table is complete, it is not listed and no server wakes it.
        if seq < last {
            (summary.access, summary.wake) = (Access::Private, None);
        }
        let entry = Entry {
            table: id.clone(),
            append: row.append,
            id: row.id,
            summary,
            seats: (seq == last).then(|| seats.clone()),
            vault: (seq == 1).then(|| vault.clone()),
        };
        append(journal, entry).await?;
    }
    Ok(imported)
}

/// Appends, and tries again if the outcome is unknown: the store accepts an append that it has already.
async fn append(journal: &Journal, entry: Entry) -> Result<()> {
    for _ in 0..MAX_APPEND_ATTEMPTS {
        match journal.append(entry.clone()).await {
            Ok(()) => return Ok(()),
            Err(AppendError::Unknown) => {}
            Err(AppendError::Conflict) => bail!("another program writes to it at the same time"),
            Err(error) => return Err(error.into()),
        }
    }
    bail!("the store does not answer")
}

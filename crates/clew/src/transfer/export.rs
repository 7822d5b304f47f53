//! `clew export`: writes tables to a file.

use std::fs::{self, OpenOptions};
use std::io::{BufWriter, Write};
use std::path::Path;

use anyhow::{Context, Result, bail, ensure};
use journal::Journal;
use table::{Append, TableId};

use super::text::{HEADER, StoredTable};
use super::{Export, Store, bar};
use crate::exit::{UsageError, Verdict};
use crate::store;

/// Attempts to read a table of a running server at one consistent moment.
const MAX_READ_ATTEMPTS: usize = 20;

/// Runs the command.
pub(crate) fn run(args: &Export, out: &mut impl Write) -> Result<Verdict> {
    let Store { data, store, file } = &args.store;
    let runtime = tokio::runtime::Runtime::new().context("the system gives no threads")?;
    runtime.block_on(async {
        let journal = store::open(data.as_deref(), store.as_deref()).await?;
        let tables = match &args.table {
            Some(table) => vec![table.clone()],
            None => journal.tables().await?,
        };
        // Written under another name first: half a file is never taken for a whole one.
        let half = file.with_extension("part");
        let done = write(&journal, &tables, &half).await;
        journal.close().await;
        if done.is_err() {
            // A part that cannot be removed keeps its own name and does no harm.
            let _ = fs::remove_file(&half);
        }
        let damaged = done?;
        fs::rename(&half, file).with_context(|| format!("{} cannot be written", file.display()))?;
        let count = tables.len() - damaged.len();
        writeln!(
            out,
            "{count} tables are in {}. It holds their secrets: keep it safe.",
            file.display()
        )?;
        for told in &damaged {
            writeln!(out, "Left out: {told}")?;
        }
        Ok(if damaged.is_empty() { Verdict::Passed } else { Verdict::Failed })
    })
}

/// Writes the tables to the file. The result names those that could not be read.
async fn write(journal: &Journal, tables: &[TableId], path: &Path) -> Result<Vec<String>> {
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let unwritten = || format!("{} cannot be written", path.display());
    let file =
        options.open(path).map_err(|error| UsageError::new(format!("{}: {error}", unwritten())))?;
    let mut file = BufWriter::new(file);
    writeln!(file, "{HEADER}").with_context(unwritten)?;
    let (bar, mut damaged) = (bar(tables.len() as u64, "tables"), Vec::new());
    for id in tables {
        match read_table(journal, id).await {
            Ok(stored) => write!(file, "{stored}").with_context(unwritten)?,
            // If only one table was wanted, its error is the result.
            Err(error) if tables.len() == 1 => return Err(error),
            Err(error) => damaged.push(format!("{error:#}")),
        }
        bar.inc(1);
    }
    bar.finish_and_clear();
    file.into_inner().map_err(|error| error.into_error()).with_context(unwritten)?.sync_all()?;
    Ok(damaged)
}

/// Reads all of a table, at one moment.
async fn read_table(journal: &Journal, id: &TableId) -> Result<StoredTable> {
    for _ in 0..MAX_READ_ATTEMPTS {
        let summary = journal.summary(id).await.with_context(|| format!("table {id}"))?;
        let vault = journal.vault(id).await?;
        let seats = journal.sitters(id).await?;
        let rows = journal.read(id, 1).await?;
        // An append may have come between the reads: then the times differ.
        if rows.last().is_none_or(|row| row.wall != summary.changed) {
            continue;
        }
        let appends: Vec<Append> = rows.iter().map(|row| row.append.clone()).collect();
        // Without the text of the error, which may contain hidden facts.
        let known = games::load(&appends).is_ok();
        ensure!(known, "table {id}: its records make no game that this program knows");
        return Ok(StoredTable { id: id.clone(), summary, vault, seats, rows });
    }
    bail!("table {id} is played at too fast: stop the server, or try again")
}

//! The SQLite store: what it survives, and which errors it reports.

mod damage;
mod full;
mod group;
mod opening;
mod settings;
mod survival;

use table::TableId;
use tokio::sync::oneshot;

use super::Sqlite;
use super::write_connection::WriteConnection;
use super::writer::Write;
use crate::tests::world::{Scratch, TestTable};
use crate::{Damage, Journal, ReadError};

impl Sqlite {
    /// Runs a closure on the writer thread.
    async fn probe<T: Send + 'static>(
        &self,
        look: impl FnOnce(&WriteConnection) -> T + Send + 'static,
    ) -> T {
        let (reply, answer) = oneshot::channel();
        let look = move |connection: &WriteConnection| drop(reply.send(look(connection)));
        let sent = self.writer.send(Write::Probe(Box::new(look))).await;
        assert!(sent.is_ok(), "the writer lives");
        answer.await.expect("the writer answers")
    }

    /// Runs a statement on the writer thread.
    async fn execute(&self, sql: &'static str) {
        let done = self.probe(move |connection| connection.connection().execute_batch(sql)).await;
        done.expect(sql);
    }
}

/// The file without a journal.
fn with_file<T>(scratch: &Scratch, work: impl FnOnce(&rusqlite::Connection) -> T) -> T {
    let connection = rusqlite::Connection::open(scratch.file()).expect("it is a database");
    work(&connection)
}

/// Creates tables `t0`, `t1`, .. with this number of appends each, and closes the file.
async fn planted(tables: usize, appends: u64) -> (Scratch, Vec<TestTable>) {
    let scratch = Scratch::new();
    let journal = scratch.journal();
    let mut sittings = Vec::new();
    for number in 0..tables {
        let mut sitting = TestTable::new(&format!("t{number}"));
        sitting.play(&journal, appends).await;
        sittings.push(sitting);
    }
    journal.close().await;
    (scratch, sittings)
}

/// Whether a table can be read and continued.
async fn is_playable(journal: &Journal, sitting: &mut TestTable) -> bool {
    let rows = journal.read(&sitting.id, 1).await;
    let is_whole = rows.is_ok_and(|rows| rows.len() as u64 == sitting.seq);
    is_whole && journal.append(sitting.next()).await.is_ok()
}

fn damaged(table: &TableId, seq: u64, what: Damage) -> ReadError {
    ReadError::Damaged { table: table.clone(), seq, what }
}

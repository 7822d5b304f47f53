//! The file: what it survives, and what is said when it cannot.

mod damage;
mod doors;
mod full;
mod group;
mod plans;
mod settings;
mod survival;

use table::TableId;
use tokio::sync::oneshot;

use super::Sqlite;
use super::desk::Desk;
use super::writer::Write;
use crate::tests::world::{Scratch, Sitting};
use crate::{Damage, Journal, ReadError};

impl Sqlite {
    /// Runs this on the thread that writes.
    async fn probe<T: Send + 'static>(&self, look: impl FnOnce(&Desk) -> T + Send + 'static) -> T {
        let (reply, answer) = oneshot::channel();
        let look = move |desk: &Desk| drop(reply.send(look(desk)));
        let sent = self.writer.send(Write::Probe(Box::new(look))).await;
        assert!(sent.is_ok(), "the writer lives");
        answer.await.expect("the writer answers")
    }

    /// Runs this statement on the thread that writes.
    async fn execute(&self, sql: &'static str) {
        let done = self.probe(move |desk| desk.connection().execute_batch(sql)).await;
        done.expect(sql);
    }
}

/// The same file, without the journal around it.
fn with_file<T>(scratch: &Scratch, work: impl FnOnce(&rusqlite::Connection) -> T) -> T {
    let connection = rusqlite::Connection::open(scratch.file()).expect("it is a database");
    work(&connection)
}

/// Makes tables `t0`, `t1`, .. with so many appends each, and closes the file.
async fn planted(tables: usize, appends: u64) -> (Scratch, Vec<Sitting>) {
    let scratch = Scratch::new();
    let journal = scratch.journal();
    let mut sittings = Vec::new();
    for number in 0..tables {
        let mut sitting = Sitting::new(&format!("t{number}"));
        sitting.play(&journal, appends).await;
        sittings.push(sitting);
    }
    journal.close().await;
    (scratch, sittings)
}

/// Whether a table is read whole, and can be played on.
async fn is_playable(journal: &Journal, sitting: &mut Sitting) -> bool {
    let rows = journal.read(&sitting.id, 1).await;
    let is_whole = rows.is_ok_and(|rows| rows.len() as u64 == sitting.seq);
    is_whole && journal.append(sitting.next()).await.is_ok()
}

fn damaged(table: &TableId, seq: u64, what: Damage) -> ReadError {
    ReadError::Damaged { table: table.clone(), seq, what }
}

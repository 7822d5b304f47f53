//! A full disk, and a file without write permission.

use super::Sqlite;
use crate::tests::world::{Scratch, TestTable};
use crate::{AppendError, Trouble};

/// Appends until it fails, and returns the error.
async fn write_on(sqlite: &Sqlite, sitting: &mut TestTable) -> AppendError {
    loop {
        let entry = sitting.entry("");
        match sqlite.append(entry.clone()).await {
            Ok(()) => sitting.commit(&entry),
            Err(error) => return error,
        }
    }
}

#[tokio::test]
async fn a_full_disk_heals_when_it_is_freed() {
    let scratch = Scratch::new();
    let sqlite = Sqlite::open(&scratch.0).expect("an own folder can be used");
    let mut sitting = TestTable::new("t1");
    sqlite.append(sitting.next()).await.expect("there is room");
    // SQLite rounds this up to the current number of pages.
    sqlite.execute("PRAGMA max_page_count = 1").await;
    let full = AppendError::Unavailable(Trouble::Full);
    assert_eq!(write_on(&sqlite, &mut sitting).await, full);
    assert_eq!(write_on(&sqlite, &mut sitting).await, full, "it stays full");
    let rows = sqlite.read(&sitting.id, 1, u64::MAX).await.expect("it can be read");
    assert_eq!(rows.len() as u64, sitting.seq, "what failed is not there");

    sqlite.execute("PRAGMA max_page_count = 1000000").await;
    for _ in 0..50 {
        assert_eq!(sqlite.append(sitting.next()).await, Ok(()));
    }
    let rows = sqlite.read(&sitting.id, 1, u64::MAX).await.expect("it can be read");
    assert_eq!(rows.len() as u64, sitting.seq);
}

#[tokio::test]
async fn a_store_that_may_not_be_written_says_so_and_heals() {
    let scratch = Scratch::new();
    let sqlite = Sqlite::open(&scratch.0).expect("an own folder can be used");
    let mut sitting = TestTable::new("t1");
    sqlite.append(sitting.next()).await.expect("it may be written");
    sqlite.execute("PRAGMA query_only = ON").await;
    let read_only = Err(AppendError::Unavailable(Trouble::ReadOnly));
    assert_eq!(sqlite.append(sitting.entry("")).await, read_only);
    let rows = sqlite.read(&sitting.id, 1, u64::MAX).await.expect("it can be read");
    assert_eq!(rows.len(), 1);
    sqlite.execute("PRAGMA query_only = OFF").await;
    assert_eq!(sqlite.append(sitting.next()).await, Ok(()));
}

#[tokio::test]
async fn a_program_that_holds_the_file_is_told_as_such() {
    let scratch = Scratch::new();
    let sqlite = Sqlite::open(&scratch.0).expect("an own folder can be used");
    let mut sitting = TestTable::new("t1");
    sqlite.append(sitting.next()).await.expect("nobody else is there");
    sqlite.execute("PRAGMA busy_timeout = 1").await;
    let other = rusqlite::Connection::open(scratch.file()).expect("it is a database");
    other.execute_batch("BEGIN IMMEDIATE").expect("nobody else is there");
    let busy = Err(AppendError::Unavailable(Trouble::Busy));
    assert_eq!(sqlite.append(sitting.entry("")).await, busy);
    other.execute_batch("ROLLBACK").expect("it was begun");
    assert_eq!(sqlite.append(sitting.next()).await, Ok(()));
}

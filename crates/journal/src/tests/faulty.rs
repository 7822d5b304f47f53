//! The journal that fails on demand.

use super::world::TestTable;
use crate::{AppendError, Journal, When};

/// A correct writer: after an unknown result it looks for its own append.
async fn play_on(journal: &Journal, sitting: &mut TestTable, appends: u64) -> u64 {
    let mut unknown = 0;
    while sitting.seq < appends {
        let entry = sitting.entry("");
        match journal.append(entry.clone()).await {
            Ok(()) => sitting.commit(&entry),
            Err(AppendError::Unknown) => {
                unknown += 1;
                let rows = journal.read(&sitting.id, sitting.seq + 1).await.unwrap_or_default();
                if rows.last().is_some_and(|row| row.id == entry.id) {
                    sitting.commit(&entry);
                }
            }
            Err(other) => panic!("{other}"),
        }
    }
    unknown
}

#[tokio::test]
async fn a_writer_that_looks_loses_nothing_wherever_it_fails() {
    for when in [When::Before, When::After] {
        for n in 1..=8 {
            let inner = Journal::memory();
            let journal = Journal::faulty(inner.clone(), n, when);
            let mut sitting = TestTable::new("t1");
            assert_eq!(play_on(&journal, &mut sitting, 7).await, u64::from(n <= 7), "{n} {when:?}");
            let rows = inner.read(&sitting.id, 1).await.expect("it is there");
            assert_eq!(rows.len(), 7);
        }
    }
}

#[tokio::test]
async fn before_means_not_there_and_after_means_there() {
    for (when, there) in [(When::Before, 1), (When::After, 2)] {
        let journal = Journal::faulty(Journal::memory(), 2, when);
        let mut sitting = TestTable::new("t1");
        sitting.play(&journal, 1).await;
        let entry = sitting.next();
        assert_eq!(journal.append(entry.clone()).await, Err(AppendError::Unknown));
        assert_eq!(journal.read(&sitting.id, 1).await.map(|rows| rows.len()), Ok(there));
        assert_eq!(journal.append(entry).await, Ok(()), "it fails once");
        assert_eq!(journal.read(&sitting.id, 1).await.map(|rows| rows.len()), Ok(2));
    }
}

#[tokio::test]
async fn who_hears_nothing_hears_of_no_conflict_either() {
    let journal = Journal::faulty(Journal::memory(), 2, When::After);
    let mut sitting = TestTable::new("t1");
    sitting.play(&journal, 1).await;
    let again = TestTable::new("t1").entry("again");
    assert_eq!(journal.append(again).await, Err(AppendError::Unknown));
}

#[test]
fn it_says_what_it_is() {
    let line = Journal::faulty(Journal::memory(), 3, When::After).describe();
    assert!(line.ends_with("; append 3 fails after it is written"), "{line}");
}

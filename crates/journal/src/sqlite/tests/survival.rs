//! Closing, opening again, and crashing in between.

use std::fs;

use super::{is_playable, planted};
use crate::tests::world::{Scratch, TestTable, person};
use crate::{AppendError, Journal, ReadError, ServerId, Trouble};
use table::UnixMillis;

#[tokio::test]
async fn everything_is_there_after_closing_and_opening() {
    let scratch = Scratch::new();
    let journal = scratch.journal();
    let mut sitting = TestTable::new("t1").with(|summary| summary.wake = Some(UnixMillis(7)));
    sitting.seat(&journal, &[person("Ada")]).await;
    sitting.play(&journal, 4).await;
    journal.heartbeat(ServerId([1; 16]), UnixMillis(9)).await.expect("it can be written");
    journal.close().await;

    let journal = scratch.journal();
    assert_eq!(journal.vault(&sitting.id).await.as_ref(), Ok(&sitting.vault));
    assert_eq!(journal.summary(&sitting.id).await.as_ref(), Ok(&sitting.summary));
    assert_eq!(journal.due(UnixMillis(7), 9).await, Ok(vec![(sitting.id.clone(), UnixMillis(7))]));
    assert_eq!(journal.of_person(person("Ada"), 9).await.map(|held| held.len()), Ok(1));
    assert_eq!(journal.last_heartbeat().await, Ok(Some(UnixMillis(9))));
    assert!(is_playable(&journal, &mut sitting).await);
}

/// Copies the files as a killed process would leave them.
#[tokio::test]
async fn everything_is_there_after_dying() {
    let (scratch, copy) = (Scratch::new(), Scratch::new());
    let journal = scratch.journal();
    let mut sitting = TestTable::new("t1");
    fs::create_dir_all(&copy.0).expect("a folder");
    for _ in 0..5 {
        sitting.play(&journal, 3).await;
        for name in ["clew.db", "clew.db-wal"] {
            fs::copy(scratch.0.join(name), copy.0.join(name)).expect("it is there");
        }
        let after = copy.journal();
        assert!(is_playable(&after, &mut sitting.clone()).await);
        after.close().await;
        fs::remove_file(copy.file()).expect("it is there");
    }
}

#[tokio::test]
async fn what_was_begun_is_finished_and_what_comes_later_is_told() {
    let scratch = Scratch::new();
    let journal = scratch.journal();
    let mut sitting = TestTable::new("t1");
    sitting.play(&journal, 1).await;
    let begun = journal.append(sitting.next());
    let (begun, ()) = tokio::join!(begun, journal.close());
    assert_eq!(begun, Ok(()));

    let closed = AppendError::Unavailable(Trouble::Closed);
    assert_eq!(journal.append(sitting.next()).await, Err(closed));
    let closed = Err(ReadError::Unavailable(Trouble::Closed));
    assert_eq!(journal.read(&sitting.id, 1).await, closed);
    assert_eq!(journal.lobby(1).await, Err(Trouble::Closed));
    assert_eq!(journal.heartbeat(ServerId([1; 16]), UnixMillis(1)).await, Err(Trouble::Closed));
    assert_eq!(
        journal.sweep(UnixMillis(1), crate::Retention::default()).await,
        Err(Trouble::Closed)
    );
    journal.close().await;
    let again = scratch.journal();
    assert_eq!(again.read(&sitting.id, 1).await.map(|rows| rows.len()), Ok(2));
}

#[tokio::test]
async fn a_journal_that_is_dropped_gives_its_folder_free() {
    let scratch = Scratch::new();
    for _ in 0..5 {
        let journal = scratch.journal();
        TestTable::new("t1").entry("");
        drop(journal);
    }
}

#[tokio::test]
async fn closing_leaves_one_file() {
    let (scratch, _) = planted(3, 3).await;
    let names = fs::read_dir(&scratch.0).expect("a folder");
    let mut names: Vec<_> =
        names.map(|entry| entry.expect("an entry").file_name().into_string()).collect();
    names.sort();
    assert_eq!(names, [Ok("clew.db".to_owned()), Ok("clew.lock".to_owned())]);
}

/// Checkpoints keep the log short, even while there are readers.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_log_does_not_grow_without_end() {
    let scratch = Scratch::new();
    let journal = scratch.journal();
    let reads = tokio::spawn({
        let journal = journal.clone();
        async move { while journal.lobby(1).await != Err(Trouble::Closed) {} }
    });
    let mut longest = 0;
    let mut sittings: Vec<_> = (0..250).map(|n| TestTable::new(&format!("t{n}"))).collect();
    for _ in 0..60 {
        write_together(&journal, &mut sittings).await;
        let log = fs::metadata(scratch.0.join("clew.db-wal")).expect("a log");
        longest = longest.max(log.len());
    }
    journal.close().await;
    reads.await.expect("it reads until the end");
    let written = 60 * 250 * 4096;
    assert!(longest < written * 2 / 3, "{longest} of {written}");
}

async fn write_together(journal: &Journal, sittings: &mut [TestTable]) {
    let mut appends = tokio::task::JoinSet::new();
    for sitting in sittings {
        let (journal, entry) = (journal.clone(), sitting.next());
        appends.spawn(async move { journal.append(entry).await.expect("it is the next one") });
    }
    appends.join_all().await;
}

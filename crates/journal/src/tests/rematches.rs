//! Rematches.

use table::{TableId, UnixMillis};

use super::every_kind;
use super::world::{TestTable, table};
use crate::{Journal, ReadError, Retention, State};

every_kind! {
    a_rematch_is_written_once
    a_rematch_is_replaced_only_by_one_who_knows_it
    of_many_that_write_a_rematch_all_are_told_the_same
    a_rematch_is_no_part_of_the_log
    a_swept_table_takes_its_rematch_along
}

async fn set(
    journal: &Journal,
    before: Option<&TableId>,
    next: &str,
) -> Result<TableId, ReadError> {
    journal.set_rematch((&table("t1"), 3), before, &table(next)).await
}

async fn ended(journal: &Journal) -> TestTable {
    let mut sitting = TestTable::new("t1").with(|summary| summary.state = State::Over);
    sitting.play(journal, 3).await;
    sitting
}

async fn a_rematch_is_written_once(journal: Journal) {
    assert_eq!(journal.rematch(&table("t1")).await, Err(ReadError::NoSuchTable));
    assert_eq!(set(&journal, None, "n1").await, Err(ReadError::NoSuchTable));
    ended(&journal).await;
    assert_eq!(journal.rematch(&table("t1")).await, Ok(None));
    assert_eq!(set(&journal, None, "n1").await, Ok(table("n1")));
    assert_eq!(set(&journal, None, "n2").await, Ok(table("n1")));
    assert_eq!(set(&journal, None, "n1").await, Ok(table("n1")));
    assert_eq!(journal.rematch(&table("t1")).await, Ok(Some(table("n1"))));
}

async fn a_rematch_is_replaced_only_by_one_who_knows_it(journal: Journal) {
    ended(&journal).await;
    set(&journal, None, "n1").await.expect("it is the first");
    assert_eq!(set(&journal, Some(&table("other")), "n2").await, Ok(table("n1")));
    assert_eq!(set(&journal, Some(&table("n1")), "n2").await, Ok(table("n2")));
    assert_eq!(set(&journal, Some(&table("n1")), "n3").await, Ok(table("n2")));
    assert_eq!(journal.rematch(&table("t1")).await, Ok(Some(table("n2"))));
}

async fn of_many_that_write_a_rematch_all_are_told_the_same(journal: Journal) {
    ended(&journal).await;
    let mut writing = tokio::task::JoinSet::new();
    for number in 0..8 {
        let journal = journal.clone();
        writing.spawn(async move { set(&journal, None, &format!("n{number}")).await });
    }
    let told = writing.join_all().await;
    let kept = journal.rematch(&table("t1")).await.expect("it can be read").expect("one was set");
    assert!(told.iter().all(|told| *told == Ok(kept.clone())), "{told:?}");
}

async fn a_rematch_is_no_part_of_the_log(journal: Journal) {
    let mut sitting = ended(&journal).await;
    let (rows, summary) = (journal.read(&sitting.id, 1).await, journal.summary(&sitting.id).await);
    set(&journal, None, "n1").await.expect("it is the first");
    assert_eq!(journal.read(&sitting.id, 1).await, rows);
    assert_eq!(journal.summary(&sitting.id).await, summary);
    // An append does not change the rematch.
    sitting.play(&journal, 1).await;
    assert_eq!(journal.rematch(&sitting.id).await, Ok(Some(table("n1"))));
}

async fn a_swept_table_takes_its_rematch_along(journal: Journal) {
    let sitting = ended(&journal).await;
    set(&journal, None, "n1").await.expect("it is the first");
    let late = UnixMillis(u64::MAX / 4);
    assert_eq!(journal.sweep(late, Retention { finished: 0, waiting: 0 }).await, Ok(1));
    assert_eq!(journal.rematch(&sitting.id).await, Err(ReadError::NoSuchTable));
    ended(&journal).await;
    assert_eq!(journal.rematch(&sitting.id).await, Ok(None));
}

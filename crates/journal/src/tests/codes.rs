//! The codes by which people join tables that wait for players.

use table::{TableId, UnixMillis};

use super::every_kind;
use super::world::{TestTable, table};
use crate::{Journal, Retention, State};

every_kind! {
    a_waiting_table_has_one_code
    no_two_waiting_tables_have_the_same_code
    a_code_ends_with_the_start_and_can_be_given_again
    of_many_that_claim_all_are_told_the_same
    a_swept_table_takes_its_code_along
}

async fn waiting(journal: &Journal, id: &str) -> TestTable {
    let mut sitting = TestTable::new(id);
    sitting.play(journal, 1).await;
    sitting
}

async fn claim(journal: &Journal, id: &str, code: &str) -> Option<String> {
    journal.claim_code(&table(id), code).await.expect("it can be written")
}

async fn find(journal: &Journal, code: &str) -> Option<TableId> {
    journal.table_of_code(code).await.expect("it can be read")
}

async fn a_waiting_table_has_one_code(journal: Journal) {
    assert_eq!(claim(&journal, "t1", "MUBEL").await, None, "there is no such table");
    waiting(&journal, "t1").await;
    assert_eq!(claim(&journal, "t1", "MUBEL").await.as_deref(), Some("MUBEL"));
    assert_eq!(claim(&journal, "t1", "DOGAN").await.as_deref(), Some("MUBEL"));
    assert_eq!(find(&journal, "MUBEL").await, Some(table("t1")));
    assert_eq!(find(&journal, "DOGAN").await, None);
}

async fn no_two_waiting_tables_have_the_same_code(journal: Journal) {
    waiting(&journal, "t1").await;
    waiting(&journal, "t2").await;
    claim(&journal, "t1", "MUBEL").await;
    assert_eq!(claim(&journal, "t2", "MUBEL").await, None);
    assert_eq!(claim(&journal, "t2", "DOGAN").await.as_deref(), Some("DOGAN"));
    assert_eq!(find(&journal, "MUBEL").await, Some(table("t1")));
    assert_eq!(find(&journal, "DOGAN").await, Some(table("t2")));
}

async fn a_code_ends_with_the_start_and_can_be_given_again(journal: Journal) {
    let mut first = waiting(&journal, "t1").await;
    waiting(&journal, "t2").await;
    claim(&journal, "t1", "MUBEL").await;
    first = first.with(|summary| summary.state = State::Running);
    first.play(&journal, 1).await;
    assert_eq!(find(&journal, "MUBEL").await, None);
    assert_eq!(claim(&journal, "t2", "MUBEL").await.as_deref(), Some("MUBEL"));
    assert_eq!(find(&journal, "MUBEL").await, Some(table("t2")));
    assert_eq!(claim(&journal, "t1", "DOGAN").await, None, "it waits no longer");
}

async fn of_many_that_claim_all_are_told_the_same(journal: Journal) {
    waiting(&journal, "t1").await;
    let mut writing = tokio::task::JoinSet::new();
    for letter in "BDFGKLMN".chars() {
        let journal = journal.clone();
        writing.spawn(async move { claim(&journal, "t1", &format!("{letter}UBEL")).await });
    }
    let told = writing.join_all().await;
    let known = claim(&journal, "t1", "DOGAN").await.expect("one was given");
    assert!(told.iter().flatten().all(|told| *told == known), "{told:?}");
    assert_eq!(find(&journal, &known).await, Some(table("t1")));
}

async fn a_swept_table_takes_its_code_along(journal: Journal) {
    waiting(&journal, "t1").await;
    claim(&journal, "t1", "MUBEL").await;
    let late = UnixMillis(u64::MAX / 4);
    assert_eq!(journal.sweep(late, Retention { finished: 0, waiting: 0 }).await, Ok(1));
    assert_eq!(find(&journal, "MUBEL").await, None);
    waiting(&journal, "t1").await;
    assert_eq!(claim(&journal, "t1", "DOGAN").await.as_deref(), Some("DOGAN"));
}

//! Many appends share a statement, and each succeeds or fails alone.

use std::sync::Arc;

use table::UnixMillis;
use tokio::task::JoinSet;

use super::{database, is_slow};
use crate::postgres::Postgres;
use crate::tests::world::TestTable;
use crate::{AppendError, State, Trouble};

/// Number of committed transactions.
async fn commits(client: &tokio_postgres::Client) -> i64 {
    let sql = "SELECT count(DISTINCT xmin::text) FROM clew.appends";
    client.query_one(sql, &[]).await.expect("it can be read").get(0)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn appends_of_many_tables_share_statements() {
    if !is_slow() {
        return;
    }
    let database = database().await;
    let postgres = Postgres::open(&database.url(), None).await.expect("an own database");
    let postgres = Arc::new(postgres);
    let mut tables = JoinSet::new();
    for number in 0..100 {
        let postgres = Arc::clone(&postgres);
        tables.spawn(async move {
            let mut sitting = TestTable::new(&format!("t{number}"));
            for _ in 0..20 {
                postgres.append(sitting.next()).await.expect("it is the next one");
            }
        });
    }
    tables.join_all().await;
    let commits = commits(&database.client().await).await;
    assert!(commits < 700, "{commits} transactions for 2000 appends");
}

/// An append whose row is damaged fails alone, while the peers of the statement are stored.
#[tokio::test]
async fn who_cannot_be_written_fails_alone() {
    if !is_slow() {
        return;
    }
    let database = database().await;
    let postgres = Postgres::open(&database.url(), None).await.expect("an own database");
    let mut sittings: Vec<_> = (0..20).map(|n| TestTable::new(&format!("t{n}"))).collect();
    for sitting in &mut sittings {
        postgres.append(sitting.next()).await.expect("it is the first");
    }
    // The row was tampered with: the append exists although the table does not count it.
    let meddle =
        "INSERT INTO clew.appends SELECT key, 2, 'x', 0, 'x', 'x' FROM clew.tables WHERE id = 't7'";
    database.execute(meddle).await;
    let appends = sittings.iter_mut().map(|sitting| postgres.append(sitting.next()));
    let mut answers = Vec::new();
    let mut waiting: Vec<_> = appends.map(Box::pin).collect();
    std::future::poll_fn(|cx| {
        waiting.retain_mut(|append| match append.as_mut().poll(cx) {
            std::task::Poll::Ready(answer) => {
                answers.push(answer);
                false
            }
            std::task::Poll::Pending => true,
        });
        if waiting.is_empty() { std::task::Poll::Ready(()) } else { std::task::Poll::Pending }
    })
    .await;
    let failed: Vec<_> = answers.iter().filter(|answer| answer.is_err()).collect();
    assert_eq!(failed.len(), 1, "{failed:?}");
    assert!(matches!(failed[0], Err(AppendError::Unavailable(Trouble::Other(_)))), "{failed:?}");
}

/// Two machines that write to the same tables in any order never deadlock.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn machines_that_write_to_the_same_tables_never_lock_each_other_out() {
    if !is_slow() {
        return;
    }
    let database = database().await;
    let (one, other) = (database.journal().await, database.journal().await);
    let mut sittings: Vec<_> = (0..30).map(|n| TestTable::new(&format!("t{n}"))).collect();
    for sitting in &mut sittings {
        sitting.play(&one, 1).await;
    }
    for _ in 0..10 {
        let mut appends = JoinSet::new();
        for (nth, sitting) in sittings.iter().enumerate() {
            let (mine, theirs) = (sitting.entry("one"), sitting.entry("other"));
            let (one, other) = (one.clone(), other.clone());
            appends.spawn(async move {
                let (a, b) = tokio::join!(one.append(mine.clone()), other.append(theirs.clone()));
                (nth, [(a, mine), (b, theirs)])
            });
        }
        for (nth, answers) in appends.join_all().await {
            let won: Vec<_> = answers.iter().filter(|(answer, _)| answer.is_ok()).collect();
            assert_eq!(won.len(), 1, "{answers:?}");
            let lost = answers.iter().find(|(answer, _)| answer.is_err());
            assert_eq!(lost.map(|(answer, _)| answer), Some(&Err(AppendError::Conflict)));
            sittings[nth].commit(&won[0].1);
        }
    }
}

/// A move changes no indexed column, so PostgreSQL updates the row in place. The time of the last change
/// is still reported.
#[tokio::test]
async fn a_move_touches_no_index() {
    if !is_slow() {
        return;
    }
    let database = database().await;
    let journal = database.journal().await;
    let mut sitting = TestTable::new("t1").with(|summary| summary.state = State::Running);
    for now in 1..=5 {
        sitting = sitting.with(|summary| summary.changed = UnixMillis(100 + now));
        sitting.play(&journal, 1).await;
    }
    let client = database.client().await;
    let kept = client.query_one("SELECT changed FROM clew.tables", &[]).await.expect("a table");
    assert_eq!(kept.get::<_, i64>(0), 101);
    let summary = journal.summary(&sitting.id).await.expect("it is there");
    assert_eq!(summary.changed, UnixMillis(105));
    let mut sitting =
        sitting.with(|summary| (summary.state, summary.changed) = (State::Over, UnixMillis(106)));
    sitting.play(&journal, 1).await;
    let kept = client.query_one("SELECT changed FROM clew.tables", &[]).await.expect("a table");
    assert_eq!(kept.get::<_, i64>(0), 106);
}

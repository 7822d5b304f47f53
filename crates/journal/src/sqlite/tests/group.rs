//! Many appends share a transaction.

use std::sync::Arc;

use tokio::task::JoinSet;

use super::Sqlite;
use crate::AppendError;
use crate::tests::world::{Scratch, TestTable};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn appends_of_many_tables_share_transactions() {
    let scratch = Scratch::new();
    let sqlite = Arc::new(Sqlite::open(&scratch.0).expect("an own folder can be used"));
    let mut tables = JoinSet::new();
    for number in 0..100 {
        let sqlite = Arc::clone(&sqlite);
        tables.spawn(async move {
            let mut sitting = TestTable::new(&format!("t{number}"));
            for _ in 0..20 {
                sqlite.append(sitting.next()).await.expect("it is the next one");
            }
        });
    }
    tables.join_all().await;
    let commits = sqlite.probe(|connection| connection.commits()).await;
    assert!(commits < 400, "{commits} transactions for 2000 appends");
}

/// The writer is blocked until all requests wait; then they share one transaction.
#[tokio::test]
async fn who_conflicts_fails_alone() {
    let scratch = Scratch::new();
    let sqlite = Sqlite::open(&scratch.0).expect("an own folder can be used");
    let (one, mut other) = (TestTable::new("t1"), TestTable::new("t2"));
    let (open, hold) = std::sync::mpsc::channel::<()>();
    let held = sqlite.probe(move |_| hold.recv().is_ok());
    let appends = async {
        let first = other.next();
        tokio::join!(
            sqlite.append(one.entry("one")),
            sqlite.append(one.entry("other")),
            sqlite.append(first.clone()),
            sqlite.append(other.next()),
            sqlite.append(first),
            async { open.send(()).expect("the writer waits") },
        )
    };
    let (is_held, answers) = tokio::join!(held, appends);
    assert!(is_held);
    assert_eq!(answers, (Ok(()), Err(AppendError::Conflict), Ok(()), Ok(()), Ok(()), ()));
    assert_eq!(sqlite.probe(|connection| connection.commits()).await, 1);
}

//! Machines get notices of each other's writes.

use super::{Server, database, is_slow};
use crate::tests::world::TestTable;
use crate::{Journal, Notice, Notices};

/// Waits for notices about this number of appends.
async fn grown(notices: &mut Notices, count: usize) -> Vec<(String, u64)> {
    let mut heard = Vec::new();
    while heard.len() < count {
        if let Notice::Grown(tables) = notices.next().await {
            heard.extend(tables.iter().map(|(table, seq)| (table.to_string(), *seq)));
        }
    }
    heard
}

fn named(name: &str, seqs: &[u64]) -> Vec<(String, u64)> {
    seqs.iter().map(|&seq| (name.to_owned(), seq)).collect()
}

#[tokio::test]
async fn a_table_that_grows_is_heard_of_elsewhere() {
    if !is_slow() {
        return;
    }
    let database = database().await;
    let (one, other) = (database.journal().await, database.journal().await);
    let mut notices = other.notices();
    TestTable::new("t1").play(&one, 3).await;
    assert_eq!(grown(&mut notices, 3).await, named("t1", &[1, 2, 3]));
}

#[tokio::test]
async fn nobody_hears_of_what_they_wrote_themselves() {
    if !is_slow() {
        return;
    }
    let database = database().await;
    let (one, other) = (database.journal().await, database.journal().await);
    let mut notices = one.notices();
    TestTable::new("mine").play(&one, 2).await;
    TestTable::new("theirs").play(&other, 1).await;
    assert_eq!(grown(&mut notices, 1).await, named("theirs", &[1]));
}

/// A notice may be lost with the machine that should send it.
#[tokio::test]
async fn what_has_grown_is_found_without_news() {
    if !is_slow() {
        return;
    }
    let database = database().await;
    let (one, other) = (database.journal().await, database.journal().await);
    let mut known = Vec::new();
    for (name, appends, seen) in [("t1", 3, 2), ("t2", 2, 2), ("t3", 1, 7)] {
        let mut sitting = TestTable::new(name);
        sitting.play(&one, appends).await;
        known.push((sitting.id, seen));
    }
    known.push(("nowhere".parse().expect("a name"), 0));
    assert_eq!(other.grown(&known).await, Ok(vec![(known[0].0.clone(), 3)]));
    assert_eq!(other.grown(&[]).await, Ok(Vec::new()));
}

/// Data outside the log may change, too.
#[tokio::test]
async fn what_is_lent_to_chance_is_heard_of_and_found() {
    if !is_slow() {
        return;
    }
    use crate::tests::world::person;
    let database = database().await;
    let (one, other) = (database.journal().await, database.journal().await);
    let mut notices = other.notices();
    let mut sitting = TestTable::new("t1");
    sitting.play(&one, 2).await;
    let lent = |byte| (game::Seat::A, person("Ada"), table::Entropy([byte; 16]));
    for byte in [7, 8] {
        one.put_entropy(&sitting.id, 2, lent(byte)).await.expect("it can be written");
    }
    let notices = grown(&mut notices, 4).await;
    assert_eq!(notices, named("t1", &[1, 2, 2, 2]), "the same number: look beside");
    assert_eq!(other.entropy(&sitting.id).await, Ok(vec![lent(8)]));
}

#[tokio::test]
async fn who_was_cut_off_is_told_that_notices_may_be_missing() {
    if !is_slow() {
        return;
    }
    let mut server = Server::start(&[]);
    let database = server.database().await;
    let journal: Journal = database.journal().await;
    let mut notices = journal.notices();
    server.0.crash();
    server.0.start_again();
    assert_eq!(notices.next().await, Notice::Missed);
    journal.close().await;
}

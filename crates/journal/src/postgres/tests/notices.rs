//! Machines hear of each other.

use super::{Server, database, is_slow};
use crate::tests::world::Sitting;
use crate::{Journal, Notice, Notices};

async fn grown(notices: &mut Notices) -> (String, u64) {
    loop {
        if let Notice::Grown(table, seq) = notices.next().await {
            return (table.to_string(), seq);
        }
    }
}

#[tokio::test]
async fn a_table_that_grows_is_heard_of_elsewhere() {
    if !is_slow() {
        return;
    }
    let database = database().await;
    let (one, other) = (database.journal().await, database.journal().await);
    let mut notices = other.notices();
    Sitting::new("t1").play(&one, 3).await;
    assert_eq!(grown(&mut notices).await, ("t1".to_owned(), 1));
    assert_eq!(grown(&mut notices).await, ("t1".to_owned(), 2));
    assert_eq!(grown(&mut notices).await, ("t1".to_owned(), 3));
}

#[tokio::test]
async fn nobody_hears_of_what_they_wrote_themselves() {
    if !is_slow() {
        return;
    }
    let database = database().await;
    let (one, other) = (database.journal().await, database.journal().await);
    let mut notices = one.notices();
    Sitting::new("mine").play(&one, 2).await;
    Sitting::new("theirs").play(&other, 1).await;
    assert_eq!(grown(&mut notices).await, ("theirs".to_owned(), 1));
}

/// A table that waits may change beside its log.
#[tokio::test]
async fn what_is_lent_to_chance_is_heard_of_and_found() {
    if !is_slow() {
        return;
    }
    use crate::tests::world::person;
    let database = database().await;
    let (one, other) = (database.journal().await, database.journal().await);
    let mut notices = other.notices();
    let mut sitting = Sitting::new("t1");
    sitting.play(&one, 2).await;
    let lent = |byte| (game::Seat::A, person("Ada"), table::Entropy([byte; 16]));
    for byte in [7, 8] {
        one.lend(&sitting.id, 2, lent(byte)).await.expect("it can be written");
    }
    while grown(&mut notices).await.1 != 2 {}
    assert_eq!(grown(&mut notices).await, ("t1".to_owned(), 2), "the same number: look beside");
    assert_eq!(other.lent(&sitting.id).await, Ok(vec![lent(8)]));
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

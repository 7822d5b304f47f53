//! The lobby, a person's tables, and deadlines.

use table::UnixMillis;

use super::every_kind;
use super::world::{TestTable, person, table};
use crate::{Access, Journal, SeatedTable, ServerId, State};

every_kind! {
    the_lobby_lists_who_waits_then_who_plays_the_newest_first
    the_lobby_lists_no_private_and_no_ended_tables
    a_table_moves_in_the_lobby_when_it_starts
    a_person_finds_their_tables_the_newest_first
    a_person_may_hold_several_seats
    who_has_left_does_not_find_the_table
    tables_are_due_in_the_order_of_their_times
    a_table_that_was_woken_is_due_no_more
    the_last_sign_of_life_of_any_server_counts
    all_tables_are_listed_the_oldest_first
    running_tables_that_nobody_plays_at_are_found
}

async fn running_tables_that_nobody_plays_at_are_found(journal: Journal) {
    for (id, state, changed) in [
        ("old", State::Running, 10),
        ("older", State::Running, 5),
        ("new", State::Running, 20),
        ("waits", State::Waiting, 5),
        ("over", State::Over, 5),
    ] {
        let mut sitting = TestTable::new(id).with(|summary| summary.state = state);
        sitting.play(&journal, 1).await;
        let mut sitting = sitting.with(|summary| summary.changed = UnixMillis(2_000 + changed));
        sitting.play(&journal, 1).await;
    }
    let found = async |before: u64, most: usize| {
        let found = journal.unchanged_since(UnixMillis(2_000 + before), most).await;
        let mut found: Vec<String> =
            found.expect("it can be read").iter().map(ToString::to_string).collect();
        found.sort();
        found
    };
    assert_eq!(found(20, 9).await, ["old", "older"]);
    assert_eq!(found(10, 9).await, ["older"]);
    assert_eq!(found(5, 9).await, [""; 0]);
    assert_eq!(found(99, 2).await.len(), 2);
}

async fn lobby(journal: &Journal, most: usize) -> Vec<String> {
    let listed = journal.lobby(most).await.expect("it can be read");
    listed.into_iter().map(|listed| listed.table.to_string()).collect()
}

async fn the_lobby_lists_who_waits_then_who_plays_the_newest_first(journal: Journal) {
    let tables = [
        ("old", State::Waiting, 10),
        ("plays", State::Running, 50),
        ("new", State::Waiting, 30),
        ("twin", State::Waiting, 30),
        ("played-on", State::Running, 5),
        ("middle", State::Waiting, 20),
    ];
    for (id, state, opened) in tables {
        let mut sitting = TestTable::new(id).with(|summary| {
            summary.state = state;
            summary.opened = UnixMillis(opened);
        });
        sitting.play(&journal, 2).await;
    }
    let all = ["twin", "new", "middle", "old", "plays", "played-on"];
    assert_eq!(lobby(&journal, 100).await, all);
    assert_eq!(lobby(&journal, 3).await, all[..3]);
    assert_eq!(lobby(&journal, 0).await, [""; 0]);
    let listed = journal.lobby(1).await.expect("it can be read");
    assert_eq!(journal.summary(&table("twin")).await.as_ref(), Ok(&listed[0].summary));
}

async fn the_lobby_lists_no_private_and_no_ended_tables(journal: Journal) {
    TestTable::new("a").with(|summary| summary.access = Access::Private).play(&journal, 1).await;
    TestTable::new("b").with(|summary| summary.state = State::Over).play(&journal, 1).await;
    TestTable::new("c").with(|summary| summary.state = State::Closed).play(&journal, 1).await;
    assert_eq!(lobby(&journal, 9).await, [""; 0]);
    TestTable::new("d").play(&journal, 1).await;
    assert_eq!(lobby(&journal, 9).await, ["d"]);
}

async fn a_table_moves_in_the_lobby_when_it_starts(journal: Journal) {
    let [mut a, mut b] = ["a", "b"].map(TestTable::new);
    a.play(&journal, 1).await;
    b.play(&journal, 1).await;
    assert_eq!(lobby(&journal, 9).await, ["b", "a"]);
    b.summary.state = State::Running;
    b.play(&journal, 1).await;
    assert_eq!(lobby(&journal, 9).await, ["a", "b"]);
    b.summary.state = State::Over;
    b.play(&journal, 1).await;
    assert_eq!(lobby(&journal, 9).await, ["a"]);
}

async fn a_person_finds_their_tables_the_newest_first(journal: Journal) {
    let (ada, bo) = (person("Ada"), person("Bo"));
    for id in ["t1", "t2", "t3"] {
        let mut sitting = TestTable::new(id);
        sitting.play(&journal, 1).await;
        sitting.seat(&journal, &[bo, ada]).await;
    }
    TestTable::new("t4").seat(&journal, &[bo]).await;
    let found = journal.of_person(ada, 9).await.expect("it can be read");
    let ids: Vec<_> = found.iter().map(|held| held.table.as_str()).collect();
    assert_eq!(ids, ["t3", "t2", "t1"]);
    assert!(found.iter().all(|held| held.seats.len() == 1 && held.seats[0].letter() == "B"));
    assert_eq!(journal.of_person(ada, 2).await.as_deref(), Ok(&found[..2]));
    assert_eq!(journal.of_person(ada, 0).await, Ok(Vec::new()));
    assert_eq!(journal.of_person(bo, 9).await.map(|held| held.len()), Ok(4));
    assert_eq!(journal.of_person(person("Cy"), 9).await, Ok(Vec::new()));
}

async fn a_person_may_hold_several_seats(journal: Journal) {
    let (ada, bo) = (person("Ada"), person("Bo"));
    let mut sitting = TestTable::new("t1");
    sitting.seat(&journal, &[ada, bo, ada]).await;
    let found = journal.of_person(ada, 1).await.expect("it can be read");
    let [SeatedTable { seats, summary, .. }] = &found[..] else { panic!("{found:?}") };
    assert_eq!(seats.iter().map(|seat| seat.letter()).collect::<String>(), "AC");
    assert_eq!(*summary, sitting.summary);
}

async fn who_has_left_does_not_find_the_table(journal: Journal) {
    let (ada, bo) = (person("Ada"), person("Bo"));
    let mut sitting = TestTable::new("t1");
    sitting.seat(&journal, &[ada, bo]).await;
    sitting.play(&journal, 1).await;
    assert_eq!(journal.of_person(ada, 9).await.map(|held| held.len()), Ok(1));
    sitting.seat(&journal, &[bo]).await;
    assert_eq!(journal.of_person(ada, 9).await, Ok(Vec::new()));
    let held = journal.of_person(bo, 9).await.expect("it can be read");
    assert_eq!(held[0].seats[0].letter(), "A");
    sitting.seat(&journal, &[]).await;
    assert_eq!(journal.of_person(bo, 9).await, Ok(Vec::new()));
}

async fn tables_are_due_in_the_order_of_their_times(journal: Journal) {
    for (id, wake) in
        [("a", Some(30)), ("b", Some(10)), ("c", None), ("d", Some(20)), ("e", Some(20))]
    {
        let mut sitting = TestTable::new(id).with(|summary| summary.wake = wake.map(UnixMillis));
        sitting.play(&journal, 1).await;
    }
    let due =
        [("b", 10), ("d", 20), ("e", 20), ("a", 30)].map(|(id, at)| (table(id), UnixMillis(at)));
    assert_eq!(journal.due(UnixMillis(99), 9).await.as_deref(), Ok(&due[..]));
    assert_eq!(journal.due(UnixMillis(20), 9).await.as_deref(), Ok(&due[..3]));
    assert_eq!(journal.due(UnixMillis(19), 9).await.as_deref(), Ok(&due[..1]));
    assert_eq!(journal.due(UnixMillis(99), 2).await.as_deref(), Ok(&due[..2]));
    assert_eq!(journal.due(UnixMillis(9), 9).await, Ok(Vec::new()));
}

async fn a_table_that_was_woken_is_due_no_more(journal: Journal) {
    let mut sitting = TestTable::new("t1").with(|summary| summary.wake = Some(UnixMillis(10)));
    sitting.play(&journal, 1).await;
    sitting.summary.wake = Some(UnixMillis(30));
    sitting.play(&journal, 1).await;
    assert_eq!(journal.due(UnixMillis(20), 9).await, Ok(Vec::new()));
    assert_eq!(journal.due(UnixMillis(30), 9).await.map(|due| due.len()), Ok(1));
    sitting.summary.wake = None;
    sitting.play(&journal, 1).await;
    assert_eq!(journal.due(UnixMillis(30), 9).await, Ok(Vec::new()));
}

async fn the_last_sign_of_life_of_any_server_counts(journal: Journal) {
    let (one, other) = (ServerId([1; 16]), ServerId([2; 16]));
    assert_eq!(journal.last_heartbeat().await, Ok(None));
    let day = 24 * 60 * 60 * 1000;
    for (server, now, last) in [
        (one, 1_000, 1_000),
        (other, 3_000, 3_000),
        (one, 2_000, 3_000),
        (one, 1_500, 3_000),
        (one, 4_000, 4_000),
        (other, 4_000 + 2 * day, 4_000 + 2 * day),
    ] {
        assert_eq!(journal.heartbeat(server, UnixMillis(now)).await, Ok(()));
        assert_eq!(journal.last_heartbeat().await, Ok(Some(UnixMillis(last))));
    }
}

async fn all_tables_are_listed_the_oldest_first(journal: Journal) {
    assert_eq!(journal.tables().await, Ok(Vec::new()));
    for (id, state) in ["zoo", "a", "m", "b"].into_iter().zip(State::ALL) {
        TestTable::new(id).with(|summary| summary.state = state).play(&journal, 2).await;
    }
    let all = ["zoo", "a", "m", "b"].map(table);
    assert_eq!(journal.tables().await.as_deref(), Ok(&all[..]));
}

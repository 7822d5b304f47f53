//! Deletion of old tables.

use table::UnixMillis;

use super::every_kind;
use super::world::{TestTable, person, table};
use crate::{AppendError, Journal, ReadError, Retention, State};

every_kind! {
    old_tables_go_and_running_ones_stay
    nothing_is_left_of_a_swept_table
    a_swept_table_takes_no_appends_and_its_name_is_free
    many_tables_go_in_one_sweep
}

const DAY_MS: u64 = 24 * 60 * 60 * 1000;

async fn old_tables_go_and_running_ones_stay(journal: Journal) {
    let now = 1_000 * DAY_MS;
    let ages = [
        ("over-old", State::Over, 366),
        ("over-new", State::Over, 365),
        ("closed-old", State::Closed, 400),
        ("closed-new", State::Closed, 20),
        ("waits-old", State::Waiting, 8),
        ("waits-new", State::Waiting, 7),
        ("plays", State::Running, 999),
    ];
    for (id, state, days) in ages {
        let mut sitting = TestTable::new(id).with(|summary| {
            summary.state = state;
            summary.changed = UnixMillis(now - days * DAY_MS);
        });
        sitting.play(&journal, 3).await;
    }
    assert_eq!(journal.sweep(UnixMillis(now), Retention::default()).await, Ok(3));
    assert_eq!(journal.sweep(UnixMillis(now), Retention::default()).await, Ok(0));
    for (id, ..) in ages {
        let is_gone = journal.read(&table(id), 1).await == Err(ReadError::NoSuchTable);
        assert_eq!(is_gone, id.ends_with("-old"), "{id}");
    }
    let none = Retention { finished: 0, waiting: 0 };
    assert_eq!(journal.sweep(UnixMillis(u64::MAX / 4), none).await, Ok(3));
    assert_eq!(journal.read(&table("plays"), 1).await.map(|rows| rows.len()), Ok(3));
}

async fn nothing_is_left_of_a_swept_table(journal: Journal) {
    let mut sitting = TestTable::new("t1").with(|summary| summary.wake = Some(UnixMillis(5)));
    sitting.seat(&journal, &[person("Ada")]).await;
    assert_eq!(journal.sweep(UnixMillis(100 * DAY_MS), Retention::default()).await, Ok(1));
    assert_eq!(journal.summary(&sitting.id).await, Err(ReadError::NoSuchTable));
    assert_eq!(journal.vault(&sitting.id).await, Err(ReadError::NoSuchTable));
    assert_eq!(journal.of_person(person("Ada"), 9).await, Ok(Vec::new()));
    assert_eq!(journal.lobby(9).await, Ok(Vec::new()));
    assert_eq!(journal.due(UnixMillis(u64::MAX), 9).await, Ok(Vec::new()));
}

async fn a_swept_table_takes_no_appends_and_its_name_is_free(journal: Journal) {
    let mut sitting = TestTable::new("t1");
    sitting.play(&journal, 2).await;
    assert_eq!(journal.sweep(UnixMillis(100 * DAY_MS), Retention::default()).await, Ok(1));
    assert_eq!(journal.append(sitting.next()).await, Err(AppendError::Conflict));
    TestTable::new("t1").play(&journal, 4).await;
    assert_eq!(journal.read(&table("t1"), 1).await.map(|rows| rows.len()), Ok(4));
}

async fn many_tables_go_in_one_sweep(journal: Journal) {
    for number in 0..150 {
        let mut sitting = TestTable::new(&format!("t{number}"));
        // Some changed at the same time, and some have many appends.
        sitting.summary.changed = UnixMillis(1_000 + number / 70);
        sitting.summary.state = if number % 10 == 3 { State::Running } else { State::Over };
        sitting.play(&journal, if number % 40 == 0 { 30 } else { 1 }).await;
    }
    assert_eq!(journal.sweep(UnixMillis(1_000 * DAY_MS), Retention::default()).await, Ok(135));
    assert_eq!(journal.lobby(usize::MAX).await.map(|listed| listed.len()), Ok(15));
}

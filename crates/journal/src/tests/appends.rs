//! Which appends are stored, and which are refused.

use game::Seat;
use table::{Append, Hash, Record, UnixMillis};

use super::every_kind;
use super::world::{TestTable, person, table};
use crate::{AppendError, Journal, ReadError, State, Trouble};

every_kind! {
    a_table_is_read_in_parts
    appends_are_read_in_order
    a_reading_may_begin_anywhere
    an_unknown_table_is_told_as_such
    a_second_append_of_the_same_number_is_a_conflict
    a_gap_is_a_conflict
    an_append_on_another_seal_is_a_conflict
    a_table_cannot_be_opened_twice
    the_same_append_once_more_is_written_once
    what_fails_changes_nothing_beside_it_either
    a_summary_is_replaced_with_each_append
    a_vault_is_kept_and_never_changed
    a_vault_of_another_seed_is_damage
    what_no_table_can_have_is_refused
    an_end_that_is_far_away_changes_nothing
}

async fn appends_are_read_in_order(journal: Journal) {
    let mut sitting = TestTable::new("t1").with(|summary| summary.changed = UnixMillis(55));
    let written: Vec<_> = (0..20).map(|_| sitting.next()).collect();
    for entry in &written {
        assert_eq!(journal.append(entry.clone()).await, Ok(()));
    }
    let read = journal.read(&sitting.id, 1).await.expect("it is there");
    assert_eq!(read.len(), 20);
    for (seq, (row, entry)) in (1..).zip(read.iter().zip(&written)) {
        assert_eq!((row.seq(), row.id, row.wall), (seq, entry.id, UnixMillis(55)));
        assert_eq!(row.append, entry.append);
    }
}

async fn a_reading_may_begin_anywhere(journal: Journal) {
    let mut sitting = TestTable::new("t1");
    sitting.play(&journal, 5).await;
    let all = journal.read(&sitting.id, 0).await.expect("it is there");
    assert_eq!(all.len(), 5);
    assert_eq!(journal.read(&sitting.id, 4).await.as_deref(), Ok(&all[3..]));
    for from in [6, 7, u64::MAX] {
        assert_eq!(journal.read(&sitting.id, from).await, Ok(Vec::new()));
    }
}

async fn an_unknown_table_is_told_as_such(journal: Journal) {
    TestTable::new("t1").play(&journal, 1).await;
    let other = table("t2");
    assert_eq!(journal.read(&other, 1).await, Err(ReadError::NoSuchTable));
    assert_eq!(journal.summary(&other).await, Err(ReadError::NoSuchTable));
    assert_eq!(journal.vault(&other).await, Err(ReadError::NoSuchTable));
}

async fn a_second_append_of_the_same_number_is_a_conflict(journal: Journal) {
    let mut sitting = TestTable::new("t1");
    sitting.play(&journal, 3).await;
    let (one, other) = (sitting.entry("one"), sitting.entry("other"));
    assert_eq!(journal.append(one.clone()).await, Ok(()));
    assert_eq!(journal.append(other).await, Err(AppendError::Conflict));
    let rows = journal.read(&sitting.id, 4).await.expect("it is there");
    assert_eq!(rows.iter().map(|row| row.id).collect::<Vec<_>>(), [one.id]);
}

async fn a_gap_is_a_conflict(journal: Journal) {
    let mut sitting = TestTable::new("t1");
    sitting.play(&journal, 3).await;
    let _ = sitting.next();
    assert_eq!(journal.append(sitting.next()).await, Err(AppendError::Conflict));
    let mut unopened = TestTable::new("t2");
    let _ = unopened.next();
    assert_eq!(journal.append(unopened.next()).await, Err(AppendError::Conflict));
    assert_eq!(journal.read(&sitting.id, 1).await.map(|rows| rows.len()), Ok(3));
    assert_eq!(journal.read(&unopened.id, 1).await, Err(ReadError::NoSuchTable));
}

async fn an_append_on_another_seal_is_a_conflict(journal: Journal) {
    let mut sitting = TestTable::new("t1");
    sitting.play(&journal, 2).await;
    sitting.seal = Hash::of(&[b"another"]);
    assert_eq!(journal.append(sitting.next()).await, Err(AppendError::Conflict));
    assert_eq!(journal.read(&sitting.id, 1).await.map(|rows| rows.len()), Ok(2));
}

async fn a_table_cannot_be_opened_twice(journal: Journal) {
    TestTable::new("t1").play(&journal, 1).await;
    let again = TestTable::new("t1").entry("again");
    assert_eq!(journal.append(again).await, Err(AppendError::Conflict));
}

async fn the_same_append_once_more_is_written_once(journal: Journal) {
    let mut sitting = TestTable::new("t1");
    let written: Vec<_> = (0..4).map(|_| sitting.next()).collect();
    for entry in &written {
        assert_eq!(journal.append(entry.clone()).await, Ok(()));
        assert_eq!(journal.append(entry.clone()).await, Ok(()));
    }
    for entry in written {
        assert_eq!(journal.append(entry).await, Ok(()), "also when others came after it");
    }
    assert_eq!(journal.read(&sitting.id, 1).await.map(|rows| rows.len()), Ok(4));
}

async fn what_fails_changes_nothing_beside_it_either(journal: Journal) {
    let (ada, bo) = (person("Ada"), person("Bo"));
    let mut sitting = TestTable::new("t1");
    sitting.seat(&journal, &[ada]).await;
    let before = journal.summary(&sitting.id).await;

    let mut late = TestTable::new("t1").with(|summary| {
        summary.state = State::Running;
        summary.wake = Some(UnixMillis(1));
    });
    late.vault = TestTable::new("another").vault;
    let mut entry = late.entry("late");
    entry.seats = Some(vec![(Seat::A, bo)]);
    assert_eq!(journal.append(entry).await, Err(AppendError::Conflict));

    assert_eq!(journal.summary(&sitting.id).await, before);
    assert_eq!(journal.vault(&sitting.id).await, Ok(sitting.vault));
    assert_eq!(journal.due(UnixMillis(10), 9).await, Ok(vec![]));
    assert_eq!(journal.of_person(bo, 9).await, Ok(vec![]));
    assert_eq!(journal.of_person(ada, 9).await.map(|held| held.len()), Ok(1));
}

async fn a_summary_is_replaced_with_each_append(journal: Journal) {
    let mut sitting = TestTable::new("t1");
    for (state, wake) in
        State::ALL.into_iter().zip([None, Some(UnixMillis(77)), None, Some(UnixMillis(0))])
    {
        sitting.summary.state = state;
        sitting.summary.wake = wake;
        sitting.summary.free = state as u8;
        sitting.summary.changed = UnixMillis(2_000 + state as u64);
        sitting.play(&journal, 1).await;
        assert_eq!(journal.summary(&sitting.id).await.as_ref(), Ok(&sitting.summary));
    }
}

async fn a_vault_is_kept_and_never_changed(journal: Journal) {
    let mut sitting = TestTable::new("t1");
    sitting.play(&journal, 1).await;
    assert_eq!(journal.vault(&sitting.id).await.as_ref(), Ok(&sitting.vault));
    let mut entry = sitting.next();
    entry.vault = Some(TestTable::new("another").vault);
    assert_eq!(journal.append(entry).await, Ok(()));
    assert_eq!(journal.vault(&sitting.id).await, Ok(sitting.vault));
}

async fn a_vault_of_another_seed_is_damage(journal: Journal) {
    let mut entry = TestTable::new("t1").entry("");
    entry.vault = Some(TestTable::new("another").vault);
    assert_eq!(journal.append(entry).await, Ok(()));
    let mut without = TestTable::new("t2").entry("");
    without.vault = None;
    assert_eq!(journal.append(without).await, Ok(()));
    for id in ["t1", "t2"] {
        let found = journal.vault(&table(id)).await;
        assert!(matches!(found, Err(ReadError::Damaged { seq: 1, .. })), "{found:?}");
    }
}

async fn what_no_table_can_have_is_refused(journal: Journal) {
    let mut sitting = TestTable::new("t1");
    let open = sitting.entry("").append.records().to_vec();
    let leave = vec![Record::Leave { seat: Seat::A }];
    let elsewhere = TestTable::new("t2").entry("").append;
    let wrong = [
        Append::new(1, Hash::START, Vec::new()),
        Append::new(0, Hash::START, leave.clone()),
        Append::new(1, Hash::START, leave),
        Append::new(1, Hash::of(&[]), open.clone()),
        Append::new(2, Hash::START, open),
        elsewhere,
    ];
    for append in wrong {
        let mut entry = sitting.entry("");
        entry.append = append;
        let told = journal.append(entry).await;
        assert!(matches!(told, Err(AppendError::Unavailable(Trouble::Misfit(_)))), "{told:?}");
    }
    sitting.play(&journal, 1).await;
}

async fn an_end_that_is_far_away_changes_nothing(journal: Journal) {
    let mut sitting = TestTable::new("t1").with(|summary| {
        summary.opened = UnixMillis(i64::MAX as u64);
        summary.wake = Some(UnixMillis(i64::MAX as u64));
    });
    sitting.play(&journal, 2).await;
    assert_eq!(journal.summary(&sitting.id).await, Ok(sitting.summary));
    let due = journal.due(UnixMillis(u64::MAX), usize::MAX).await;
    assert_eq!(due, Ok(vec![(sitting.id, UnixMillis(i64::MAX as u64))]));
}

async fn a_table_is_read_in_parts(journal: Journal) {
    let mut sitting = TestTable::new("t1");
    sitting.play(&journal, 7).await;
    let all = journal.read(&sitting.id, 1).await.expect("it can be read");
    for most in 1..=8 {
        let mut found = Vec::new();
        loop {
            let from = found.len() as u64 + 1;
            let part = journal.read_part(&sitting.id, from, most).await.expect("it can be read");
            assert!(part.len() as u64 <= most);
            if part.is_empty() {
                break;
            }
            found.extend(part);
        }
        assert_eq!(found, all, "{most}");
    }
}

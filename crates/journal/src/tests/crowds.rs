//! Many writers at once.

use tokio::task::JoinSet;

use super::every_kind;
use super::world::TestTable;
use crate::{AppendError, Journal};

every_kind! {
    of_many_writers_of_the_same_append_one_wins
    two_rooms_for_one_table_take_turns
    two_hundred_tables_at_once
}

async fn of_many_writers_of_the_same_append_one_wins(journal: Journal) {
    let mut sitting = TestTable::new("t1");
    for _ in 0..10 {
        let mut writers = JoinSet::new();
        for writer in 0..40 {
            let (journal, entry) = (journal.clone(), sitting.entry(&format!("{writer}")));
            writers.spawn(async move { (journal.append(entry.clone()).await, entry) });
        }
        let answers = writers.join_all().await;
        let won: Vec<_> = answers.iter().filter(|(answer, _)| answer.is_ok()).collect();
        assert_eq!(won.len(), 1);
        let lost = answers.iter().filter(|(answer, _)| *answer == Err(AppendError::Conflict));
        assert_eq!(lost.count(), 39);
        let rows = journal.read(&sitting.id, sitting.seq + 1).await.expect("it is there");
        assert_eq!(rows.iter().map(|row| row.id).collect::<Vec<_>>(), [won[0].1.id]);
        sitting.commit(&won[0].1);
    }
}

/// Each writer decides by what it has read, and reads again after a conflict.
async fn two_rooms_for_one_table_take_turns(journal: Journal) {
    let mut sitting = TestTable::new("t1");
    sitting.play(&journal, 1).await;
    let mut rooms = JoinSet::new();
    for room in ["one", "other"] {
        let (journal, mut sitting) = (journal.clone(), sitting.clone());
        rooms.spawn(async move {
            let mut won = 0;
            while won < 50 {
                let entry = sitting.entry(&format!("{room} {won}"));
                match journal.append(entry.clone()).await {
                    Ok(()) => {
                        won += 1;
                        sitting.commit(&entry);
                    }
                    Err(AppendError::Conflict) => {
                        let rows = journal.read(&sitting.id, sitting.seq + 1).await.expect("rows");
                        let last = rows.last().expect("somebody wrote first");
                        (sitting.seq, sitting.seal) = (last.seq(), last.append.seal());
                    }
                    Err(other) => panic!("{other}"),
                }
            }
        });
    }
    rooms.join_all().await;
    assert_eq!(journal.read(&sitting.id, 1).await.map(|rows| rows.len()), Ok(101));
}

async fn two_hundred_tables_at_once(journal: Journal) {
    let mut tables = JoinSet::new();
    for number in 0..200 {
        let journal = journal.clone();
        tables.spawn(async move {
            let mut sitting = TestTable::new(&format!("t{number}"));
            sitting.play(&journal, 10).await;
            sitting
        });
    }
    for sitting in tables.join_all().await {
        let rows = journal.read(&sitting.id, 1).await.expect("it is there");
        assert_eq!(rows.len(), 10);
        assert_eq!(rows.last().map(|row| row.append.seal()), Some(sitting.seal));
    }
}

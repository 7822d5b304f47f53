//! A damaged file: errors name the table and the append; other tables can be continued.

use std::fs;
use std::os::unix::fs::FileExt;

use super::{damaged, is_playable, planted, with_file};
use crate::tests::world::{TestTable, table};
use crate::{AppendError, Damage, Journal, OpenError, ReadError, Retention, Trouble};
use table::UnixMillis;

/// Changes the closed file by these statements, and reads table t1 from append `from` on.
async fn check(sql: &str, from: u64, seq: u64, what: Damage) {
    let (scratch, mut sittings) = planted(3, 6).await;
    with_file(&scratch, |file| file.execute_batch(sql)).expect(sql);
    let journal = scratch.journal();
    let id = table("t1");
    assert_eq!(journal.read(&id, from).await, Err(damaged(&id, seq, what)), "{sql}");
    for at in [0, 2] {
        assert!(is_playable(&journal, &mut sittings[at]).await, "{sql}");
    }
}

#[tokio::test]
async fn a_changed_text_does_not_fit_its_seal() {
    let sql = "UPDATE appends SET body = replace(body, 'N4', 'N5') WHERE tab = 2 AND seq = 4";
    check(sql, 1, 4, Damage::Seal).await;
    check(sql, 4, 4, Damage::Seal).await;
    let sql = "UPDATE appends SET body = replace(body, 'name', 'nome') WHERE tab = 2 AND seq = 4";
    check(sql, 1, 4, Damage::Text(1)).await;
    let sql = "UPDATE appends SET body = CAST(x'ff' AS TEXT) WHERE tab = 2 AND seq = 2";
    check(sql, 1, 2, Damage::Seal).await;
}

#[tokio::test]
async fn a_changed_seal_is_found() {
    let sql = "UPDATE appends SET seal = zeroblob(32) WHERE tab = 2 AND seq = 3";
    check(sql, 1, 3, Damage::Seal).await;
    check(sql, 4, 4, Damage::Seal).await;
    let sql = "UPDATE appends SET seal = zeroblob(31) WHERE tab = 2 AND seq = 3";
    check(sql, 1, 3, Damage::File).await;
}

#[tokio::test]
async fn a_missing_append_is_found() {
    check("DELETE FROM appends WHERE tab = 2 AND seq = 3", 1, 3, Damage::Missing).await;
    check("DELETE FROM appends WHERE tab = 2 AND seq = 3", 4, 3, Damage::Missing).await;
    check("DELETE FROM appends WHERE tab = 2 AND seq = 6", 1, 6, Damage::Missing).await;
    check("DELETE FROM appends WHERE tab = 2", 1, 1, Damage::Missing).await;
}

#[tokio::test]
async fn an_append_too_many_is_found() {
    check("UPDATE tables SET seq = 4 WHERE key = 2", 1, 4, Damage::Seal).await;
    check("UPDATE tables SET seal = zeroblob(32) WHERE key = 2", 1, 6, Damage::Seal).await;
}

#[tokio::test]
async fn the_records_of_another_table_are_not_shown() {
    let sql = "DELETE FROM appends WHERE tab = 2; UPDATE appends SET tab = 2 WHERE tab = 1;
        UPDATE appends SET tab = 1 WHERE tab = 9";
    let (scratch, _) = planted(3, 6).await;
    with_file(&scratch, |file| file.execute_batch(sql)).expect(sql);
    let journal = scratch.journal();
    let id = table("t1");
    assert_eq!(journal.read(&id, 1).await, Err(damaged(&id, 1, Damage::Stranger)));
}

#[tokio::test]
async fn a_changed_seed_is_found() {
    let (scratch, sittings) = planted(2, 2).await;
    let sql = "UPDATE vaults SET seed = zeroblob(32) WHERE tab = 2";
    with_file(&scratch, |file| file.execute_batch(sql)).expect(sql);
    let journal = scratch.journal();
    let id = table("t1");
    assert_eq!(journal.vault(&id).await, Err(damaged(&id, 1, Damage::Vault)));
    assert_eq!(journal.vault(&sittings[0].id).await.as_ref(), Ok(&sittings[0].vault));
}

/// Flips each byte of a record in turn.
#[tokio::test]
async fn a_flipped_byte_in_a_body_is_found_and_told() {
    let (scratch, mut sittings) = planted(3, 6).await;
    let bytes = fs::read(scratch.file()).expect("it is there");
    let text = b"open t1 magic-labyrinth ";
    let at = bytes.windows(text.len()).position(|found| found == text).expect("t1 was opened");
    let file = fs::File::options().write(true).open(scratch.file()).expect("it is there");
    let flipped = at + text.len() + 5;
    file.write_all_at(&[bytes[flipped] ^ 1], flipped as u64).expect("it can be written");
    drop(file);

    let journal = scratch.journal();
    let id = table("t1");
    assert_eq!(journal.read(&id, 1).await, Err(damaged(&id, 1, Damage::Seal)));
    assert!(is_playable(&journal, &mut sittings[0]).await);
    assert!(is_playable(&journal, &mut sittings[2]).await);
}

/// Zeroes one page of appends at a time, except root pages, which all tables need: tables are intact or
/// damaged, never partly read, and most are intact.
#[tokio::test]
async fn a_torn_page_concerns_few() {
    let (scratch, sittings) = planted(20, 12).await;
    let whole = fs::read(scratch.file()).expect("it is there");
    let roots = with_file(&scratch, |file| {
        let mut roots = file.prepare("SELECT rootpage FROM sqlite_schema")?;
        roots.query_map([], |row| row.get(0))?.collect::<rusqlite::Result<Vec<i64>>>()
    });
    let roots = roots.expect("the schema is whole");
    let body = b"name A N";
    let holds_records = |page: &[u8]| page.windows(body.len()).any(|found| found == body);
    let torn: Vec<_> = (0..whole.len() / 4096)
        .filter(|page| {
            !roots.contains(&(*page as i64 + 1)) && holds_records(&whole[page * 4096..][..4096])
        })
        .collect();
    assert!(torn.len() >= 3, "{torn:?}");
    for page in torn {
        let mut bytes = whole.clone();
        bytes[page * 4096..][..4096].fill(0);
        fs::write(scratch.file(), bytes).expect("it can be written");
        let journal = scratch.journal();
        let mut hurt = 0;
        for sitting in &sittings {
            match journal.read(&sitting.id, 1).await {
                Ok(rows) => assert_eq!(rows.len() as u64, sitting.seq),
                Err(ReadError::Damaged { table, .. }) => {
                    assert_eq!(table, sitting.id);
                    hurt += 1;
                }
                Err(other) => panic!("{other}"),
            }
        }
        assert!((1..10).contains(&hurt), "page {page} hurt {hurt}");
        // All other tables can be continued, although SQLite stores rows of several tables on one page,
        // and new tables can be opened.
        let new = TestTable::new("another");
        for mut sitting in sittings.iter().cloned().chain([new]) {
            let before = journal.read(&sitting.id, 1).await;
            if matches!(before, Ok(_) | Err(ReadError::NoSuchTable)) {
                sitting.play(&journal, 9).await;
                let rows = journal.read(&sitting.id, 1).await.expect("it was whole");
                assert_eq!(rows.len() as u64, sitting.seq);
                let rows = journal.read(&sitting.id, sitting.seq - 3).await;
                assert_eq!(rows.map(|rows| rows.len()), Ok(4));
            }
        }
        assert!(journal.vault(&table("another")).await.is_ok());
        journal.close().await;
    }
}

/// A truncated file is opened or refused with a named error; a table in it is intact or damaged.
#[tokio::test]
async fn a_file_that_ends_early_keeps_what_is_left() {
    let (scratch, sittings) = planted(60, 10).await;
    let whole = fs::read(scratch.file()).expect("it is there");
    let pages = whole.len() / 4096;
    let mut saved = Vec::new();
    for length in (0..=pages).map(|page| page * 4096).chain([1, 99, 3000, whole.len() - 7]) {
        fs::write(scratch.file(), &whole[..length]).expect("it can be written");
        let journal = match Journal::sqlite(&scratch.0) {
            Ok(journal) => journal,
            Err(OpenError::NotADatabase { .. } | OpenError::Damaged { .. }) => continue,
            Err(other) => panic!("{length}: {other}"),
        };
        let is_cut = length >= 4096 && length < whole.len();
        assert_eq!(journal.describe().ends_with("are lost"), is_cut, "{length}");
        let mut count = 0;
        for sitting in &sittings {
            match journal.read(&sitting.id, 1).await {
                Ok(rows) => {
                    assert_eq!(rows.len() as u64, sitting.seq);
                    count += 1;
                }
                Err(ReadError::Damaged { .. }) => {}
                // SQLite treats a file of one byte as empty.
                Err(ReadError::NoSuchTable) if length <= 1 => {}
                Err(other) => panic!("{length}: {other}"),
            }
        }
        saved.push(count);
        journal.close().await;
    }
    assert!(saved.contains(&60) && saved.iter().any(|count| (1..60).contains(count)), "{saved:?}");
}

#[tokio::test]
async fn a_damaged_table_takes_no_others_with_it() {
    let (scratch, mut sittings) = planted(6, 3).await;
    // An append that is stored although the table does not count it.
    let sql = "INSERT INTO appends SELECT tab, 4, id, wall, seal, body FROM appends
        WHERE tab = 3 AND seq = 3";
    with_file(&scratch, |file| file.execute_batch(sql)).expect(sql);
    let journal = scratch.journal();
    let together = sittings.iter_mut().map(|sitting| journal.append(sitting.next()));
    let mut answers = Vec::new();
    let mut tasks: Vec<_> = together.map(Box::pin).collect();
    // All requests are sent before the first is answered.
    for task in &mut tasks {
        answers.push(task.await);
    }
    for (at, answer) in answers.into_iter().enumerate() {
        let wanted = match at {
            2 => Err(AppendError::Unavailable(Trouble::Damaged)),
            _ => Ok(()),
        };
        assert_eq!(answer, wanted, "{at}");
    }
}

#[tokio::test]
async fn a_list_leaves_out_a_damaged_row() {
    let (scratch, _) = planted(4, 1).await;
    let sql = "UPDATE tables SET chat = 9, wake = 5 WHERE key = 2;
        UPDATE tables SET id = 'T?', wake = 6 WHERE key = 3; UPDATE tables SET wake = 7 WHERE key = 4";
    with_file(&scratch, |file| file.execute_batch(sql)).expect(sql);
    let journal = scratch.journal();
    let listed = journal.lobby(9).await.expect("it can be read");
    let ids: Vec<_> = listed.iter().map(|listed| listed.table.as_str()).collect();
    assert_eq!(ids, ["t3", "t0"]);
    let due = journal.due(UnixMillis(9), 9).await.expect("it can be read");
    assert_eq!(due, [(table("t1"), UnixMillis(5)), (table("t3"), UnixMillis(7))]);
    let id = table("t1");
    assert_eq!(journal.summary(&id).await, Err(damaged(&id, 1, Damage::Summary)));
}

#[tokio::test]
async fn sweeping_goes_on_past_a_torn_page() {
    let (scratch, sittings) = planted(40, 12).await;
    let mut bytes = fs::read(scratch.file()).expect("it is there");
    let text = b"open t20 magic-labyrinth ";
    let at = bytes.windows(text.len()).position(|found| found == text).expect("it was opened");
    bytes[at / 4096 * 4096..][..4096].fill(0);
    fs::write(scratch.file(), bytes).expect("it can be written");
    let journal = scratch.journal();
    let now = UnixMillis(1_000_000_000_000);
    let swept = journal.sweep(now, Retention::default()).await.expect("others can be swept");
    assert!((20..40).contains(&swept), "{swept}");
    assert_eq!(journal.sweep(now, Retention::default()).await, Ok(0));
    assert!(matches!(journal.read(&table("t20"), 1).await, Err(ReadError::Damaged { .. })));
    assert_eq!(journal.read(&sittings[0].id, 1).await, Err(ReadError::NoSuchTable));
}

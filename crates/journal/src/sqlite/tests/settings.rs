//! The settings of SQLite are in force, and its query plans follow indexes.

use super::Sqlite;
use crate::OpenError;
use crate::State;
use crate::sqlite::pragmas;
use crate::sqlite::schema::NEWEST;
use crate::sqlite::{lists, sweep};
use crate::tests::world::Scratch;

#[tokio::test]
async fn an_answer_means_that_it_is_on_disk() {
    let scratch = Scratch::new();
    let sqlite = Sqlite::open(&scratch.0).expect("an own folder can be used");
    for (name, wanted) in [("synchronous", "2"), ("journal_mode", "wal"), ("mmap_size", "0")] {
        let found =
            sqlite.probe(move |connection| pragmas::read_back(connection.connection(), name)).await;
        assert_eq!(found.as_deref(), Ok(wanted), "{name}");
    }
}

#[test]
fn a_setting_that_is_not_kept_is_found() {
    let connection = rusqlite::Connection::open_in_memory().expect("memory");
    let path = std::path::Path::new("clew.db");
    pragmas::apply(&connection).expect("pragmas can be set");
    let told = pragmas::check(&connection, path);
    assert!(matches!(told, Err(OpenError::Setting { name: "journal_mode", .. })), "{told:?}");

    let scratch = Scratch::new();
    std::fs::create_dir_all(&scratch.0).expect("a folder");
    let connection = rusqlite::Connection::open(scratch.file()).expect("a file");
    pragmas::apply(&connection).expect("pragmas can be set");
    assert_eq!(pragmas::check(&connection, path), Ok(()));
    for (name, weak) in [("synchronous", "NORMAL"), ("synchronous", "OFF"), ("mmap_size", "65536")]
    {
        pragmas::apply(&connection).expect("pragmas can be set");
        connection.pragma_update(None, name, weak).expect("pragmas can be set");
        let told = pragmas::check(&connection, path);
        assert!(matches!(&told, Err(OpenError::Setting { name: found, .. }) if *found == name));
    }
}

#[test]
fn sqlite_is_new_enough() {
    assert!(rusqlite::version_number() >= 3_051_003, "{}", rusqlite::version());
}

#[test]
fn the_line_for_the_log_says_how_safe_it_is() {
    let scratch = Scratch::new();
    let line = scratch.journal().describe();
    assert!(line.contains("clew.db: SQLite 3."), "{line}");
    let safe = format!("schema {NEWEST}, journal_mode wal, synchronous 2");
    assert!(line.ends_with(&safe), "{line}");
}

#[test]
fn a_journal_that_waits_for_nothing_says_so_loudly() {
    let scratch = Scratch::new();
    let line = crate::Journal::unsafe_sqlite(&scratch.0).expect("an own folder").describe();
    assert!(line.contains("synchronous 0; UNSAFE: nothing waits for the disk"), "{line}");
}

#[cfg(unix)]
#[tokio::test]
async fn nobody_else_on_the_machine_reads_the_seeds() {
    use std::os::unix::fs::PermissionsExt;
    let scratch = Scratch::new();
    let sqlite = Sqlite::open(&scratch.0).expect("an own folder can be used");
    let mut seen = 0;
    for entry in std::fs::read_dir(&scratch.0).expect("its folder").flatten() {
        if entry.file_name().to_string_lossy().starts_with("clew.db") {
            let mode = entry.metadata().expect("a file").permissions().mode();
            assert_eq!(mode & 0o077, 0, "{:?}", entry.file_name());
            seen += 1;
        }
    }
    assert!(seen >= 2, "the file and its log");
    drop(sqlite);
}

#[tokio::test]
async fn every_list_follows_an_index() {
    let scratch = Scratch::new();
    let sqlite = Sqlite::open(&scratch.0).expect("an own folder can be used");
    let mut statements = vec![lists::DUE.to_owned(), lists::lobby_sql(), lists::person_sql()];
    statements.extend([State::Waiting, State::Over, State::Closed].map(sweep::sql));
    for sql in statements {
        let plan = sqlite.probe({
            let sql = sql.clone();
            move |connection| -> rusqlite::Result<Vec<String>> {
                let mut plan =
                    connection.connection().prepare(&format!("EXPLAIN QUERY PLAN {sql}"))?;
                plan.raw_query().mapped(|row| row.get(3)).collect()
            }
        });
        let plan = plan.await.expect("it has a plan");
        let sorts = plan.iter().any(|step| step.contains("TEMP B-TREE"));
        let scans = plan.iter().any(|step| step.starts_with("SCAN") && !step.contains("INDEX"));
        assert!(!sorts && !scans, "{sql}\n{plan:#?}");
    }
}

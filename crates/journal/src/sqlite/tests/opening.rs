//! Opening a folder: folders and files that cannot be used, and older schemas.

use std::path::Path;
use std::process::Command;
use std::{env, fs};

use super::{planted, with_file};
use crate::sqlite::schema::NEWEST;
use crate::tests::world::Scratch;
use crate::{Journal, OpenError};

fn refused(folder: &Path) -> OpenError {
    let error = Journal::sqlite(folder).expect_err("it cannot be used");
    let line = error.to_string();
    assert!(!line.contains('\n') && line.contains("; "), "{line}");
    error
}

#[test]
fn a_file_that_is_no_database_is_refused_and_kept() {
    for garbage in [vec![b'x'; 10_000], b"my shopping list".to_vec(), vec![0; 5000]] {
        let scratch = Scratch::new();
        fs::create_dir_all(&scratch.0).expect("a folder");
        fs::write(scratch.file(), &garbage).expect("a file");
        let file = scratch.file();
        assert_eq!(refused(&scratch.0), OpenError::NotADatabase { file });
        assert_eq!(fs::read(scratch.file()).ok(), Some(garbage));
    }
}

#[test]
fn an_empty_file_is_a_new_one() {
    let scratch = Scratch::new();
    fs::create_dir_all(&scratch.0).expect("a folder");
    fs::write(scratch.file(), "").expect("a file");
    scratch.journal();
}

#[test]
fn the_file_of_another_program_is_refused() {
    for sql in
        ["CREATE TABLE recipes (name TEXT)", "PRAGMA application_id = 7", "PRAGMA user_version = 1"]
    {
        let scratch = Scratch::new();
        fs::create_dir_all(&scratch.0).expect("a folder");
        with_file(&scratch, |file| file.execute_batch(sql)).expect(sql);
        assert_eq!(refused(&scratch.0), OpenError::Foreign { file: scratch.file() });
    }
}

#[tokio::test]
async fn a_newer_file_is_refused() {
    let (scratch, _) = planted(1, 1).await;
    with_file(&scratch, |file| file.execute_batch("PRAGMA user_version = 99")).expect("a pragma");
    let newer = OpenError::Newer { file: scratch.file(), found: 99, known: NEWEST };
    assert_eq!(refused(&scratch.0), newer);
}

#[tokio::test]
async fn a_file_of_schema_1_is_brought_up_to_date_with_all_that_is_in_it() {
    let (scratch, mut sittings) = planted(2, 3).await;
    // Without their alias keys these tables cannot be continued, but their records can be read.
    let back = "ALTER TABLE tables DROP COLUMN rematch; ALTER TABLE vaults DROP COLUMN alias_key;
        DROP TABLE codes; PRAGMA user_version = 1";
    with_file(&scratch, |file| file.execute_batch(back)).expect("as it was before");
    let journal = scratch.journal();
    for sitting in &mut sittings {
        assert_eq!(journal.read(&sitting.id, 1).await.map(|rows| rows.len()), Ok(3));
        assert_eq!(journal.rematch(&sitting.id).await, Ok(None));
        sitting.play(&journal, 1).await;
    }
    let (one, next) = (&sittings[0].id, &sittings[1].id);
    assert_eq!(journal.set_rematch((one, 4), None, next).await, Ok(next.clone()));
    journal.close().await;
    assert_eq!(scratch.journal().rematch(one).await, Ok(Some(next.clone())));
}

#[test]
fn a_folder_that_cannot_be_written_is_refused() {
    // Even root cannot create files here.
    for folder in ["/proc/self/clew", "/proc/self"] {
        assert!(matches!(refused(Path::new(folder)), OpenError::Unavailable { .. }));
    }
    let scratch = Scratch::new();
    fs::write(&scratch.0, "not a folder").expect("a file");
    assert!(matches!(refused(&scratch.0), OpenError::Unavailable { .. }));
    fs::remove_file(&scratch.0).expect("it is there");
    fs::create_dir_all(scratch.file()).expect("a folder in place of the file");
    assert!(matches!(refused(&scratch.0), OpenError::Unavailable { .. }));
}

#[test]
fn a_folder_in_use_is_refused() {
    let scratch = Scratch::new();
    let journal = scratch.journal();
    let OpenError::InUse { holder, .. } = refused(&scratch.0) else { panic!("it is in use") };
    assert_eq!(holder, format!(" (process {})", std::process::id()));
    drop(journal);
    scratch.journal();
}

const FOLDER: &str = "CLEW_TEST_FOLDER";

/// The test starts itself as a second process, which must be refused.
#[test]
fn a_second_process_is_refused() {
    if let Some(folder) = env::var_os(FOLDER) {
        assert!(matches!(refused(Path::new(&folder)), OpenError::InUse { .. }));
        return;
    }
    let scratch = Scratch::new();
    let _journal = scratch.journal();
    let this = env::current_exe().expect("this program");
    let name = "sqlite::tests::opening::a_second_process_is_refused";
    let second = Command::new(this).args(["--exact", name]).env(FOLDER, &scratch.0).output();
    let second = second.expect("it starts");
    let said = String::from_utf8_lossy(&second.stdout);
    assert!(second.status.success() && said.contains("1 passed"), "{said}");
}

//! The server stops and starts again, has no free connection, or is read-only.

use std::time::Duration;

use super::{Server, database, is_slow};
use crate::postgres::Postgres;
use crate::tests::world::{TestTable, person};
use crate::{AppendError, Journal, ReadError, ServerId, Trouble};
use table::UnixMillis;

/// Whether a table can be read and continued.
async fn is_playable(journal: &Journal, sitting: &mut TestTable) -> bool {
    let rows = journal.read(&sitting.id, 1).await;
    let is_whole = rows.is_ok_and(|rows| rows.len() as u64 == sitting.seq);
    is_whole && journal.append(sitting.next()).await.is_ok()
}

#[tokio::test]
async fn everything_is_there_after_the_server_died() {
    if !is_slow() {
        return;
    }
    let mut server = Server::start(&[]);
    let database = server.database().await;
    let journal = database.journal().await;
    let mut sitting = TestTable::new("t1").with(|summary| summary.wake = Some(UnixMillis(7)));
    sitting.seat(&journal, &[person("Ada")]).await;
    for _ in 0..3 {
        sitting.play(&journal, 5).await;
        server.0.crash();
        let entry = sitting.entry("meanwhile");
        let told = journal.append(entry.clone()).await;
        // An append that waits for a connection is not stored; one that was under way may be.
        let known =
            matches!(told, Err(AppendError::Unavailable(Trouble::Other(_)) | AppendError::Unknown));
        assert!(known, "{told:?}");
        let told = journal.read(&sitting.id, 1).await;
        assert!(matches!(told, Err(ReadError::Unavailable(_))), "{told:?}");
        server.0.start_again();
        assert!(is_playable(&journal, &mut sitting).await, "nothing need be restarted");
    }
    assert_eq!(journal.vault(&sitting.id).await.as_ref(), Ok(&sitting.vault));
    assert_eq!(journal.of_person(person("Ada"), 9).await.map(|held| held.len()), Ok(1));
    journal.close().await;
}

#[tokio::test]
async fn a_database_that_may_not_be_written_says_so_and_heals() {
    if !is_slow() {
        return;
    }
    let database = database().await;
    let mut sitting = TestTable::new("t1");
    let first = database.journal().await;
    sitting.play(&first, 1).await;
    let client = database.client().await;
    let name: String =
        client.query_one("SELECT current_database()::text", &[]).await.expect("a name").get(0);
    let set = async |to: &str| {
        let sql = format!("ALTER DATABASE {name} SET default_transaction_read_only = {to}");
        client
            .batch_execute(&format!("SET default_transaction_read_only = off; {sql}"))
            .await
            .expect("owner");
    };
    set("on").await;
    // The journal opens, because existing data can be read.
    let journal = database.journal().await;
    let read_only = Err(AppendError::Unavailable(Trouble::ReadOnly));
    assert_eq!(journal.append(sitting.entry("")).await, read_only);
    assert_eq!(journal.heartbeat(ServerId([1; 16]), UnixMillis(1)).await, Err(Trouble::ReadOnly));
    assert_eq!(journal.read(&sitting.id, 1).await.map(|rows| rows.len()), Ok(1));
    set("off").await;
    let journal = database.journal().await;
    assert_eq!(journal.append(sitting.next()).await, Ok(()));
}

/// The database reports a full disk, and after that nothing needs a restart.
#[tokio::test]
async fn a_database_that_says_its_disk_is_full_heals_when_it_is_freed() {
    if !is_slow() {
        return;
    }
    let database = database().await;
    let journal = database.journal().await;
    let mut sitting = TestTable::new("t1");
    sitting.play(&journal, 1).await;
    database
        .execute(
            "CREATE FUNCTION clew.no_room() RETURNS trigger LANGUAGE plpgsql AS
                $$ BEGIN RAISE EXCEPTION 'no space left' USING ERRCODE = 'disk_full'; END $$;
            CREATE TRIGGER full_disk BEFORE INSERT ON clew.appends
                FOR EACH ROW EXECUTE FUNCTION clew.no_room()",
        )
        .await;
    let full = Err(AppendError::Unavailable(Trouble::Full));
    assert_eq!(journal.append(sitting.entry("")).await, full);
    database.execute("DROP TRIGGER full_disk ON clew.appends").await;
    assert_eq!(journal.append(sitting.next()).await, Ok(()));
    assert_eq!(journal.read(&sitting.id, 1).await.map(|rows| rows.len()), Ok(2));
}

/// Another program holds the row of a table: only appends to that table wait and fail.
#[tokio::test]
async fn a_program_that_holds_a_table_is_told_as_such() {
    if !is_slow() {
        return;
    }
    let database = database().await;
    let journal = database.journal().await;
    let (mut held, mut free) = (TestTable::new("t1"), TestTable::new("t2"));
    held.play(&journal, 1).await;
    free.play(&journal, 1).await;
    let client = database.client().await;
    client
        .batch_execute("BEGIN; SELECT FROM clew.tables WHERE id = 't1' FOR UPDATE")
        .await
        .expect("a lock");
    let busy = Err(AppendError::Unavailable(Trouble::Busy));
    let (told, ()) = tokio::join!(journal.append(held.entry("")), free.play(&journal, 3));
    assert_eq!(told, busy);
    client.batch_execute("ROLLBACK").await.expect("it was begun");
    assert_eq!(journal.append(held.next()).await, Ok(()));
}

#[tokio::test]
async fn a_server_that_has_no_line_left_is_told_as_such() {
    if !is_slow() {
        return;
    }
    let server = Server::start(&["max_connections=14", "superuser_reserved_connections=1"]);
    let database = server.database().await;
    let journal = database.journal().await;
    let mut sitting = TestTable::new("t1");
    sitting.play(&journal, 1).await;
    let url = database.url();
    let mut peers = Vec::new();
    while let Ok((client, line)) = tokio_postgres::connect(&url, tokio_postgres::NoTls).await {
        drop(tokio::spawn(line));
        peers.push(client);
        assert!(peers.len() < 20, "there must be an end");
    }
    // The existing connections keep working; new ones fail.
    let told = Journal::postgres(&url, None).await.expect_err("there is no place");
    assert!(told.to_string().contains("cannot be reached"), "{told}");
    assert_eq!(journal.append(sitting.next()).await, Ok(()));
    drop(peers);
    journal.close().await;
}

/// All connections are in use: a caller that waits gets an error, and nothing is stuck afterwards.
#[tokio::test]
async fn a_pool_without_a_free_line_is_told_as_such() {
    if !is_slow() {
        return;
    }
    let database = database().await;
    let postgres = Postgres::open(&database.url(), None).await.expect("an own database");
    let mut sitting = TestTable::new("t1");
    postgres.append(sitting.next()).await.expect("it is the first");
    let mut taken = Vec::new();
    while let Ok(Ok(line)) =
        tokio::time::timeout(Duration::from_millis(500), postgres.pool.get()).await
    {
        taken.push(line);
    }
    assert!(!taken.is_empty());
    let busy = AppendError::Unavailable(Trouble::Busy);
    let (append, lobby) = tokio::join!(postgres.append(sitting.entry("")), postgres.lobby(1));
    assert_eq!((append, lobby), (Err(busy), Err(Trouble::Busy)));
    drop(taken);
    assert_eq!(postgres.append(sitting.next()).await, Ok(()));
    postgres.close().await;
}

#[tokio::test]
async fn what_was_begun_is_finished_and_what_comes_later_is_told() {
    if !is_slow() {
        return;
    }
    let database = database().await;
    let journal = database.journal().await;
    let mut sitting = TestTable::new("t1");
    sitting.play(&journal, 1).await;
    let begun = journal.append(sitting.next());
    let (begun, ()) = tokio::join!(begun, journal.close());
    assert_eq!(begun, Ok(()));
    let closed = AppendError::Unavailable(Trouble::Closed);
    assert_eq!(journal.append(sitting.next()).await, Err(closed));
    let closed = Err(ReadError::Unavailable(Trouble::Closed));
    assert_eq!(journal.read(&sitting.id, 1).await, closed);
    assert_eq!(journal.lobby(1).await, Err(Trouble::Closed));
    let again = database.journal().await;
    assert_eq!(again.read(&sitting.id, 1).await.map(|rows| rows.len()), Ok(2));
}

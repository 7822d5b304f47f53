//! Opening a database: logins, schemas and TLS.

use super::{Server, database, is_slow};
use crate::postgres::schema::NEWEST;
use crate::tests::world::TestTable;
use crate::{ConnectError, Journal};

async fn refused(url: &str) -> ConnectError {
    let told = Journal::postgres(url, None).await.expect_err("it must not open");
    let line = told.to_string();
    assert!(!line.contains('\n') && !line.contains("thread"), "{line}");
    told
}

#[tokio::test]
async fn a_wrong_password_is_told() {
    if !is_slow() {
        return;
    }
    let database = database().await;
    let told = refused(&database.url_with("clew", "yarn")).await;
    assert!(matches!(told, ConnectError::Refused { .. }), "{told:?}");
    let told = refused(&database.url_with("nobody", "yarn")).await;
    assert!(matches!(told, ConnectError::Refused { .. }), "{told:?}");
}

#[tokio::test]
async fn a_database_that_is_not_there_is_told() {
    if !is_slow() {
        return;
    }
    let url = database().await.url() + "_no";
    let told = refused(&url).await;
    assert!(matches!(told, ConnectError::Refused { .. }), "{told:?}");
}

#[tokio::test]
async fn no_server_is_told() {
    let free = std::net::TcpListener::bind(("127.0.0.1", 0)).expect("a port");
    let port = free.local_addr().expect("it is bound").port();
    drop(free);
    let told = refused(&format!("postgres://clew:thread@127.0.0.1:{port}/clew")).await;
    assert!(matches!(told, ConnectError::Unreachable { .. }), "{told:?}");
}

#[tokio::test]
async fn a_newer_schema_is_refused_and_left_as_it_is() {
    if !is_slow() {
        return;
    }
    let database = database().await;
    database.journal().await.close().await;
    database.execute("INSERT INTO clew.migrations (number) VALUES (99)").await;
    let told = refused(&database.url()).await;
    assert!(matches!(told, ConnectError::Newer { found: 99, known: NEWEST, .. }), "{told:?}");
    let said = format!("has schema 99 and this program knows {NEWEST}");
    assert!(told.to_string().contains(&said), "{told}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_of_schema_1_is_brought_up_to_date_while_it_is_used() {
    if !is_slow() {
        return;
    }
    let database = database().await;
    let older = database.journal().await;
    database.execute("ALTER TABLE clew.tables DROP COLUMN rematch").await;
    database.execute("DELETE FROM clew.migrations WHERE number > 1").await;
    let mut sitting = TestTable::new("t1");
    sitting.play(&older, 3).await;
    let newer = database.journal().await;
    // A running older program that does not know the column keeps working.
    sitting.play(&older, 1).await;
    let next = TestTable::new("t2").id;
    assert_eq!(newer.set_rematch((&sitting.id, 4), None, &next).await, Ok(next.clone()));
    sitting.play(&older, 1).await;
    assert_eq!(newer.rematch(&sitting.id).await, Ok(Some(next)));
    assert_eq!(newer.read(&sitting.id, 1).await.map(|rows| rows.len()), Ok(5));
    older.close().await;
    newer.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_many_that_start_at_once_one_sets_it_up() {
    if !is_slow() {
        return;
    }
    let database = database().await;
    let url = database.url();
    let mut starting = tokio::task::JoinSet::new();
    for _ in 0..6 {
        let url = url.clone();
        starting.spawn(async move { Journal::postgres(&url, None).await.map(drop) });
    }
    for started in starting.join_all().await {
        assert_eq!(started, Ok(()));
    }
    let rows = database.client().await.query("SELECT number FROM clew.migrations", &[]).await;
    assert_eq!(rows.expect("it is set up").len(), NEWEST as usize);
}

#[tokio::test]
async fn somebody_who_may_not_make_tables_is_told() {
    if !is_slow() {
        return;
    }
    let database = database().await;
    database.execute("CREATE ROLE guest_of_doors LOGIN PASSWORD 'guest'").await;
    let told = refused(&database.url_with("guest_of_doors", "guest")).await;
    assert!(matches!(told, ConnectError::Setup { .. }), "{told:?}");
}

/// A TLS connection is accepted if the server's certificate is trusted, and refused otherwise.
#[tokio::test]
async fn a_line_that_is_not_vouched_for_is_refused() {
    if !is_slow() {
        return;
    }
    let mut server = Server::start(&[]);
    let folder = server.0.folder().to_owned();
    let made = std::process::Command::new("openssl")
        .current_dir(&folder)
        .args([
            "req",
            "-x509",
            "-newkey",
            "rsa:2048",
            "-nodes",
            "-days",
            "2",
            "-subj",
            "/CN=localhost",
        ])
        .args(["-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1"])
        .args(["-addext", "basicConstraints=critical,CA:FALSE"])
        .args(["-keyout", "data/server.key", "-out", "data/server.crt"])
        .output();
    assert!(made.is_ok_and(|made| made.status.success()), "openssl makes a certificate");
    let given = std::process::Command::new("chown")
        .arg("--reference=data/PG_VERSION")
        .args(["data/server.key", "data/server.crt"])
        .current_dir(&folder)
        .status();
    assert!(given.is_ok_and(|status| status.success()));
    server.0.crash();
    server.0.start_with("ssl=on");
    let database = server.database().await;
    let safe = database.url() + "?sslmode=require";
    let told = refused(&safe).await;
    assert!(matches!(told, ConnectError::Unsafe { .. }), "{told:?}");

    let authority = folder.join("data/server.crt");
    let url = format!("{safe}&sslrootcert={}", authority.display());
    let journal = Journal::postgres(&url, None).await.expect("its certificate is vouched for");
    TestTable::new("t1").play(&journal, 3).await;
    let sql = "SELECT count(*) FROM pg_stat_ssl JOIN pg_stat_activity USING (pid)
        WHERE ssl AND application_name = 'clew'";
    let row = database.client().await.query_one(sql, &[]).await.expect("it can be asked");
    assert!(row.get::<_, i64>(0) > 0, "the lines are safe");
    journal.close().await;
}

//! Queries: they follow indexes, show only what they may, and agree on a record format.

use table::{Format, UnixMillis};

use super::{database, is_slow};
use crate::ServerId;
use crate::State;
use crate::postgres::schema::NEWEST;
use crate::postgres::{lists, upkeep};
use crate::tests::world::TestTable;

/// A user with access to the view sees tables that have ended, and nothing else.
#[tokio::test]
async fn the_view_shows_ended_tables_and_nothing_else_is_shown() {
    if !is_slow() {
        return;
    }
    let database = database().await;
    let journal = database.journal().await;
    for (id, state) in ["t0", "t1", "t2", "t3"].into_iter().zip(State::ALL) {
        TestTable::new(id).with(|summary| summary.state = state).play(&journal, 2).await;
    }
    database
        .execute(
            "CREATE ROLE guest_of_views; GRANT USAGE ON SCHEMA clew TO guest_of_views;
            GRANT SELECT ON clew.finished TO guest_of_views",
        )
        .await;
    let guest = database.client().await;
    guest.batch_execute("SET ROLE guest_of_views").await.expect("a role");
    let rows = guest.query("SELECT DISTINCT table_id FROM clew.finished ORDER BY 1", &[]).await;
    let shown: Vec<String> = rows.expect("it may").iter().map(|row| row.get(0)).collect();
    assert_eq!(shown, ["t2", "t3"]);
    for secret in ["tables", "appends", "vaults", "sitters", "lent", "servers", "presence"] {
        let told = guest.query(&format!("SELECT * FROM clew.{secret}"), &[]).await;
        assert!(told.is_err(), "{secret}");
    }
}

#[tokio::test]
async fn the_line_for_the_log_says_how_safe_it_is() {
    if !is_slow() {
        return;
    }
    let line = database().await.journal().await.describe();
    assert!(line.starts_with("in PostgreSQL 1"), "{line}");
    let end = format!("schema {NEWEST}, synchronous_commit on");
    assert!(line.ends_with(&end), "{line}");
    assert!(!line.contains("thread"), "{line}");
}

#[tokio::test]
async fn every_list_follows_an_index() {
    if !is_slow() {
        return;
    }
    let database = database().await;
    database.journal().await.close().await;
    let client = database.client().await;
    // PostgreSQL scans small tables anyway, so scans are disabled.
    client.batch_execute("SET enable_seqscan = off").await.expect("a setting");
    let grown = lists::GROWN.replace("$1", "'{t1}'").replace("$2", "'{1}'");
    let mut statements =
        vec![lists::DUE.to_owned(), lists::lobby_sql(), lists::person_sql(), grown];
    statements.extend([State::Waiting, State::Over, State::Closed].map(upkeep::sweep_sql));
    for sql in statements {
        let sql = sql.replace("person = $1", "person = 'x'").replace("$1", "9").replace("$2", "9");
        let rows = client.query(&format!("EXPLAIN {sql}"), &[]).await.expect(&sql);
        let plan: Vec<String> = rows.iter().map(|row| row.get(0)).collect();
        let scans = plan.iter().any(|step| step.contains("Seq Scan"));
        assert!(!scans, "{sql}\n{plan:#?}");
    }
}

/// A version that does not know of formats writes only its heartbeat.
const OLD_BUILD: &str = "INSERT INTO clew.servers (id, seen) VALUES ('\\x01', 100000)";

#[tokio::test]
async fn a_format_is_written_when_every_living_server_reads_it() {
    if !is_slow() {
        return;
    }
    let database = database().await;
    let journal = database.journal().await;
    let common = async |now| journal.common_format(UnixMillis(now)).await;
    assert_eq!(common(100_000).await, Ok(Format::Two), "nobody else is there");
    journal.heartbeat(ServerId([7; 16]), UnixMillis(100_000)).await.expect("it can be written");
    assert_eq!(common(100_000).await, Ok(Format::Two));
    database.execute(OLD_BUILD).await;
    assert_eq!(common(100_000).await, Ok(Format::One), "the older build would not read it");
    assert_eq!(common(120_000).await, Ok(Format::One), "it may be alive still");
    journal.heartbeat(ServerId([7; 16]), UnixMillis(120_001)).await.expect("it can be written");
    assert_eq!(common(120_001).await, Ok(Format::Two), "it has been silent for long");
    journal.close().await;
}

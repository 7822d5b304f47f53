//! What an operator may give out.

use super::{database, is_slow};
use crate::State;
use crate::postgres::schema::NEWEST;
use crate::tests::world::Sitting;

/// Somebody who may look at the view sees tables that have ended, and nothing else.
#[tokio::test]
async fn the_view_shows_ended_tables_and_nothing_else_is_shown() {
    if !is_slow() {
        return;
    }
    let database = database().await;
    let journal = database.journal().await;
    for (id, state) in ["t0", "t1", "t2", "t3"].into_iter().zip(State::ALL) {
        Sitting::new(id).with(|summary| summary.state = state).play(&journal, 2).await;
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
    for secret in ["tables", "appends", "vaults", "sitters", "lent", "servers"] {
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

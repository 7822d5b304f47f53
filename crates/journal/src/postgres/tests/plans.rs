//! No list and no lookup walks over all tables.

use super::{database, is_slow};
use crate::State;
use crate::postgres::{chores, lists};

#[tokio::test]
async fn every_list_follows_an_index() {
    if !is_slow() {
        return;
    }
    let database = database().await;
    database.journal().await.close().await;
    let client = database.client().await;
    // Small tables are walked over in any case; so that is made dear.
    client.batch_execute("SET enable_seqscan = off").await.expect("a setting");
    let grown = lists::GROWN.replace("$1", "'{t1}'").replace("$2", "'{1}'");
    let mut statements =
        vec![lists::DUE.to_owned(), lists::lobby_sql(), lists::person_sql(), grown];
    statements.extend([State::Waiting, State::Over, State::Closed].map(chores::sweep_sql));
    for sql in statements {
        let sql = sql.replace("person = $1", "person = 'x'").replace("$1", "9").replace("$2", "9");
        let rows = client.query(&format!("EXPLAIN {sql}"), &[]).await.expect(&sql);
        let plan: Vec<String> = rows.iter().map(|row| row.get(0)).collect();
        let scans = plan.iter().any(|step| step.contains("Seq Scan"));
        assert!(!scans, "{sql}\n{plan:#?}");
    }
}

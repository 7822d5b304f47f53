//! No list and no lookup walks over all tables.

use super::Sqlite;
use crate::State;
use crate::sqlite::{lists, sweep};
use crate::tests::world::Scratch;

#[tokio::test]
async fn every_list_follows_an_index() {
    let scratch = Scratch::new();
    let sqlite = Sqlite::open(&scratch.0).expect("an own folder can be used");
    let mut statements = vec![lists::DUE.to_owned(), lists::lobby_sql(), lists::person_sql()];
    statements.extend([State::Waiting, State::Over, State::Closed].map(sweep::sql));
    for sql in statements {
        let plan = sqlite.probe({
            let sql = sql.clone();
            move |desk| -> rusqlite::Result<Vec<String>> {
                let mut plan = desk.connection().prepare(&format!("EXPLAIN QUERY PLAN {sql}"))?;
                plan.raw_query().mapped(|row| row.get(3)).collect()
            }
        });
        let plan = plan.await.expect("it has a plan");
        let sorts = plan.iter().any(|step| step.contains("TEMP B-TREE"));
        let scans = plan.iter().any(|step| step.starts_with("SCAN") && !step.contains("INDEX"));
        assert!(!sorts && !scans, "{sql}\n{plan:#?}");
    }
}

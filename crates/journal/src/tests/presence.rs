//! Signs of life that machines share.

use table::{Alias, Hash, UnixMillis};

use super::every_kind;
use super::world::{TestTable, table};
use crate::{Journal, Presence, ServerId};

every_kind! {
    others_are_told_who_was_seen
    a_newer_sign_replaces_the_older_one_of_the_same_server
    signs_expire
    signs_of_no_table_are_dropped
}

const ONE: ServerId = ServerId([1; 16]);
const OTHER: ServerId = ServerId([2; 16]);
/// Some time.
const NOW: u64 = 1_700_000_000_000;

fn sign(id: &str, person: u8, seen: u64, pause: Option<u64>) -> Presence {
    let person = Alias(Hash::from([person; 32]));
    Presence { table: table(id), person, seen: UnixMillis(NOW + seen), pause }
}

/// The presence at these tables that a server reads, in a fixed order.
async fn seen(journal: &Journal, by: ServerId, ids: &[&str], since: u64) -> Vec<Presence> {
    let ids: Vec<_> = ids.iter().map(|id| table(id)).collect();
    let mut found =
        journal.presence(&ids, by, UnixMillis(NOW + since)).await.expect("it can be read");
    found.sort_by_key(|sign| (sign.table.to_string(), sign.person.to_string(), sign.seen));
    found
}

async fn opened(journal: &Journal) {
    for id in ["t1", "t2"] {
        TestTable::new(id).play(journal, 1).await;
    }
}

/// A journal of one machine keeps no signs: its rooms know them.
fn expected(journal: &Journal, signs: Vec<Presence>) -> Vec<Presence> {
    if journal.is_shared() { signs } else { Vec::new() }
}

async fn others_are_told_who_was_seen(journal: Journal) {
    opened(&journal).await;
    let signs = [sign("t1", 1, 5, None), sign("t1", 2, 6, Some(4)), sign("t2", 1, 7, None)];
    journal.put_presence(ONE, &signs).await.expect("it can be written");
    assert_eq!(seen(&journal, ONE, &["t1", "t2"], 0).await, [], "the server itself knows");
    let told = expected(&journal, signs.to_vec());
    assert_eq!(seen(&journal, OTHER, &["t1", "t2"], 0).await, told);
    let told = expected(&journal, signs[2..].to_vec());
    assert_eq!(seen(&journal, OTHER, &["t2"], 0).await, told);
    let told = expected(&journal, signs[1..2].to_vec());
    assert_eq!(seen(&journal, OTHER, &["t1"], 5).await, told, "later than that");
}

async fn a_newer_sign_replaces_the_older_one_of_the_same_server(journal: Journal) {
    opened(&journal).await;
    for (server, seen, pause) in [(ONE, 1, Some(9)), (OTHER, 2, Some(9)), (ONE, 3, None)] {
        let signs = [sign("t1", 1, seen, pause)];
        journal.put_presence(server, &signs).await.expect("it can be written");
    }
    let told = vec![sign("t1", 1, 2, Some(9)), sign("t1", 1, 3, None)];
    let third = ServerId([3; 16]);
    assert_eq!(seen(&journal, third, &["t1"], 0).await, expected(&journal, told));
}

async fn signs_expire(journal: Journal) {
    opened(&journal).await;
    let put = async |server, signs: &[Presence]| {
        journal.put_presence(server, signs).await.expect("it can be written");
    };
    put(ONE, &[sign("t1", 1, 1, None)]).await;
    put(OTHER, &[sign("t1", 2, 300_000, None)]).await;
    let told = vec![sign("t1", 2, 300_000, None)];
    assert_eq!(seen(&journal, ServerId([3; 16]), &["t1"], 0).await, expected(&journal, told));
}

async fn signs_of_no_table_are_dropped(journal: Journal) {
    let signs = [sign("t9", 1, 1, None)];
    journal.put_presence(ONE, &signs).await.expect("nothing fails");
    journal.put_presence(ONE, &[]).await.expect("nothing fails");
    if !journal.describe().contains("memory") {
        assert_eq!(seen(&journal, OTHER, &["t9"], 0).await, []);
    }
}

//! Checks finished tables by what players received, not by what a server says about itself.

use std::collections::BTreeMap;

use e2e::{Act, Clew, Folder, Record, verify};

use crate::ledger::{Ledger, Table};

/// Checks all tables, which have ended, and returns the number of acknowledged actions. All machines are
/// killed first, so that what they show is made from the records alone.
pub(crate) fn check(tables: &[Table], machines: &mut [Clew]) -> usize {
    for machine in machines.iter_mut() {
        machine.kill();
        machine.start_again();
    }
    let folder = Folder::new();
    let mut files = Vec::new();
    let mut acknowledged = 0;
    for (nth, table) in tables.iter().enumerate() {
        let id = &table.id;
        let record = |machine: &Clew| {
            let mut client = machine.client(&table.tokens[0]);
            let answer = client.get_text(&format!("/tables/{id}/record"));
            answer.expect("the machine lives").expect(200).text
        };
        let text = record(&machines[nth % machines.len()]);
        assert_eq!(text, record(&machines[(nth + 1) % machines.len()]), "{id}: two histories");
        once(table, &Record::read(&text)).unwrap_or_else(|wrong| panic!("{id}: {wrong}"));
        for (ledger, token) in table.ledgers.iter().zip(&table.tokens) {
            let machine = &machines[(nth + 2) % machines.len()];
            last_view(id, ledger, machine, token);
            acknowledged += ledger.done.len();
        }
        files.push(folder.write(id, &text));
    }
    verify(&files);
    acknowledged
}

/// Checks that each acknowledged action is recorded once, at the reported append; that refused actions
/// are not; and that there is nothing else.
fn once(table: &Table, record: &Record) -> Result<(), String> {
    let mut found: BTreeMap<(String, String), u64> = BTreeMap::new();
    for done in record.done().into_iter().filter(|done| !done.key.starts_with("bot-")) {
        if found.insert((done.seat, done.key.clone()), done.seq).is_some() {
            return Err(format!("{} was done twice", done.key));
        }
    }
    let name = |act: &Act| (act.seat.clone(), act.key.clone());
    for ledger in &table.ledgers {
        for (act, seq) in &ledger.done {
            let there = found.remove(&name(act));
            if there != Some(*seq) {
                return Err(format!("{act:?} was acknowledged in {seq}, and is in {there:?}"));
            }
        }
        for act in &ledger.open {
            found.remove(&name(act));
        }
        if let Some(act) = ledger.refused.iter().find(|act| found.contains_key(&name(act))) {
            return Err(format!("{act:?} was refused, and is there"));
        }
    }
    if found.is_empty() { Ok(()) } else { Err(format!("nobody was told of {found:?}")) }
}

/// Checks that the last view of a player is what the records yield.
fn last_view(id: &str, ledger: &Ledger, machine: &Clew, token: &str) {
    let state = machine.client(token).get(&format!("/tables/{id}"));
    let state = state.expect("the machine lives").expect(200).json();
    let (last, seen) = ledger.views.last_key_value().expect("they have played");
    assert_eq!(state["seq"].as_u64(), Some(*last), "{id}: the end was seen");
    let is_same = ledger.compare.is_same(seen, &state["view"]);
    assert!(is_same, "{id}: seen last {seen}, shown now {}", state["view"]);
}

fn act(key: &str) -> Act {
    Act { seat: "A".to_owned(), action: "roll".to_owned(), seen: 1, key: key.to_owned() }
}

fn told(done: &[(&str, u64)], refused: &[&str]) -> Table {
    let done = done.iter().map(|(key, seq)| (act(key), *seq)).collect();
    let refused = refused.iter().map(|key| act(key)).collect();
    let ledger = Ledger { done, refused, ..Ledger::default() };
    let tokens = ["a".to_owned(), "b".to_owned()];
    Table { id: "table".to_owned(), tokens, ledgers: [ledger, Ledger::default()] }
}

/// The checker must be able to find faults.
#[test]
fn what_is_lost_doubled_or_made_up_is_found() {
    let record = |keys: &[&str]| Record {
        appends: keys.iter().map(|key| vec![format!("act 1 A {key} roll")]).collect(),
    };
    let check = |told: Table, keys: &[&str]| once(&told, &record(keys));
    assert_eq!(check(told(&[("k1", 1), ("k2", 2)], &["k3"]), &["k1", "k2"]), Ok(()));
    let wrong = [
        (told(&[("k1", 1), ("k2", 2)], &[]), &["k1"][..], "and is in None"),
        (told(&[("k1", 1), ("k2", 3)], &[]), &["k1", "k2"], "and is in Some(2)"),
        (told(&[("k1", 1)], &[]), &["k1", "k1"], "done twice"),
        (told(&[("k1", 1)], &["k2"]), &["k1", "k2"], "was refused, and is there"),
        (told(&[("k1", 1)], &[]), &["k1", "k9"], "nobody was told"),
    ];
    for (told, keys, word) in wrong {
        let found = check(told, keys).expect_err(word);
        assert!(found.contains(word), "{word}: {found}");
    }
}

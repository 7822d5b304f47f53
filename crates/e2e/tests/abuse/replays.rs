//! A request that is sent twice has no second effect.

use e2e::{Clew, Options};
use serde_json::json;

use super::table::{Table, error, status_and_code};

#[test]
fn an_old_post_is_answered_as_it_was_and_done_once() {
    let clew = Clew::start(Options::default());
    let table = Table::start(clew.address());
    let mut sent = Vec::new();
    for nth in 0..20 {
        let player = if table.look(0)["turn"] == json!(["A"]) { 0 } else { 1 };
        let state = table.look(player);
        let seat = ["A", "B"][player];
        let action = state["legal"][seat].as_array().and_then(|legal| legal.first());
        let action = action.expect("whose turn it is may do something");
        let act = json!({"seat": seat, "action": action, "seen": state["seq"], "key": format!("k-{nth}")});
        let heard = table.post(&table.players[player], "/act", &act);
        assert_eq!(heard.status(), 200, "{}", heard.0);
        sent.push((player, act, heard.undated()));
    }
    let before = table.look(0);
    for (player, act, first) in &sent {
        let again = table.post(&table.players[*player], "/act", act);
        assert_eq!(again.undated(), *first, "{act}");
        // A key stands for one action.
        let mut changed = act.clone();
        changed["action"] = json!("step nowhere");
        let changed = table.post(&table.players[*player], "/act", &changed);
        assert_eq!(status_and_code(&changed), error(409, "key-used"), "{act}");
        // With another key it is another action, on a state that is outdated.
        let mut other = act.clone();
        other["key"] = json!(format!("{}-again", act["key"].as_str().expect("a text")));
        let other = table.post(&table.players[*player], "/act", &other);
        assert_eq!(status_and_code(&other), error(409, "stale"), "{act}");
        // Keys belong to a seat: from another seat the key means nothing.
        let mut stolen = act.clone();
        stolen["seat"] = json!(["B", "A"][*player]);
        let stolen = table.post(&table.players[1 - *player], "/act", &stolen);
        assert_eq!(status_and_code(&stolen), error(409, "stale"), "{act}");
    }
    // A client cannot have seen an append that does not exist yet.
    let ahead = json!({"seat": "A", "action": "roll", "seen": 1_000_000, "key": "ahead"});
    assert_eq!(
        status_and_code(&table.post(&table.players[0], "/act", &ahead)),
        error(409, "stale")
    );
    assert_eq!(table.look(0), before, "nothing of it was done");
}

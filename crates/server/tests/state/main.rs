//! The state as it is sent has the fields that `/openapi.json` describes, and no other: for tables
//! of all games, from their opening to their end.

mod schema;
mod wire;

use schema::Described;
use serde_json::{Value, json};
use wire::TestServer;

/// The settings of a short game for two. A game in real time is given up, so it has its usual clock.
fn settings(game: &Value) -> Value {
    if game["pace"] == "real-time" { json!({"seats": 2}) } else { game["quick"].clone() }
}

/// The state of a table as its players and a watcher get it, each compared with its description.
async fn look(wire: &TestServer, described: &mut Described, table: &str, expected: &str) -> Value {
    for (who, seat) in [(1, "A"), (1, "watcher"), (2, "B"), (3, "watcher")] {
        let state = wire.get(who, &format!("{table}?seat={seat}")).await;
        assert_eq!((&state["state"], &state["viewer"]), (&json!(expected), &json!(seat)));
        assert!(state.get("sights").is_none(), "sights are for streams");
        described.check("StateDoc", &state);
    }
    wire.get(1, table).await
}

/// A player who may act does so. The actions are tried in turn, so that no two go back and forth for ever.
async fn act(wire: &TestServer, table: &str, nth: usize) {
    // Where both may act, they take turns.
    for who in if nth.is_multiple_of(2) { [1, 2] } else { [2, 1] } {
        let state = wire.get(who, table).await;
        let seat = if who == 1 { "A" } else { "B" };
        let Some(legal) = state["legal"][seat].as_array() else { continue };
        // A team gives up after a while, because winning would take long.
        let give_up = legal.iter().find(|action| *action == "give-up" && nth > 5);
        let action = give_up.unwrap_or(&legal[nth * 7 % legal.len()]);
        let order = json!({"action": action, "seen": state["seq"], "key": format!("k-{nth}")});
        wire.post(who, &format!("{table}/act"), order).await;
        return;
    }
    panic!("nobody may act at {table}");
}

#[tokio::test]
async fn the_state_has_the_documented_fields_and_no_other() {
    let wire = TestServer::new().await;
    let mut described = Described::new(wire.get(1, "/openapi.json").await);
    let listed = wire.get(1, "/games").await;
    for info in listed["games"].as_array().expect("all games") {
        let game = info["name"].as_str().expect("a name");
        let table = wire.open(game, settings(info)).await;
        look(&wire, &mut described, &table, "waiting").await;
        wire.start(&table).await;
        let mut following = wire.follow(1, &table).await;
        described.check("StateDoc", &following.next().await);
        look(&wire, &mut described, &table, "running").await;
        pause(&wire, &mut described, &table, info["pace"] == "real-time").await;
        for nth in 0.. {
            assert!(nth < 20_000, "{game} does not end");
            act(&wire, &table, nth).await;
            let state = following.next().await;
            described.check("StateDoc", &state);
            if state["state"] == "over" {
                break;
            }
        }
        wire.post(1, &format!("{table}/again"), json!({})).await;
        look(&wire, &mut described, &table, "over").await;
        let record = wire.get(3, &format!("{table}/record")).await;
        described.check("RecordDoc", &record);

        let table = wire.open(game, settings(info)).await;
        wire.post(1, &format!("{table}/close"), json!({})).await;
        look(&wire, &mut described, &table, "closed").await;
        let record = wire.get(3, &format!("{table}/record")).await;
        described.check("RecordDoc", &record);
    }
    crowded(&wire, &mut described).await;
    for name in ["StateDoc", "SeatDoc", "SightDoc", "RecordDoc"] {
        for property in described.properties(name) {
            assert!(described.met.contains(&property), "{property} is documented and never sent");
        }
    }
}

/// A real-time game is paused once both have asked; the others have no clock.
async fn pause(wire: &TestServer, described: &mut Described, table: &str, is_real_time: bool) {
    let address = format!("{table}/pause");
    if !is_real_time {
        let (status, told) = wire.ask(1, &address, Some(json!({}))).await;
        assert_eq!((status, &told["error"]["code"]), (409, &json!("no-clock")));
        described.check("ErrorBody", &told);
        return;
    }
    wire.post(1, &address, json!({})).await;
    let state = look(wire, described, table, "running").await;
    assert_eq!(state["pausing"], json!(["A"]));
    wire.post(2, &address, json!({})).await;
    let state = look(wire, described, table, "paused").await;
    assert_eq!(state["view"], Value::Null);
    wire.post(2, &format!("{table}/resume"), json!({})).await;
}

/// All kinds of seats: free ones, bots, and players who are late or covered.
async fn crowded(wire: &TestServer, described: &mut Described) {
    let table = wire.open("mago-magino", json!({"seats": 3, "first": "B"})).await;
    let state = look(wire, described, &table, "waiting").await;
    assert_eq!(state["seats"][2], json!({"kind": "free", "seat": "C"}));
    wire.post(1, &format!("{table}/seats/C/bot"), json!({"level": "random"})).await;
    wire.start(&table).await;
    wire.pass(60_000);
    // The next snapshot shows who is late.
    wire.post(1, &format!("{table}/chat"), json!({"chat": false})).await;
    let state = look(wire, described, &table, "running").await;
    assert_eq!(state["seats"][1]["late"], true);
    wire.post(1, &format!("{table}/seats/B/cover"), json!({"level": "random"})).await;
    let state = look(wire, described, &table, "running").await;
    assert_eq!(state["seats"][1]["covered"], "random");
}

/// After loading a table everybody counts as present.
#[tokio::test]
async fn who_wakes_a_table_sees_who_is_there() {
    let wire = TestServer::new().await;
    let table = wire.open("magic-labyrinth", json!({"seats": 2})).await;
    let wire = wire.again().await;
    let state = wire.get(3, &table).await;
    let here = state["seats"].as_array().into_iter().flatten().map(|seat| &seat["here"]);
    assert_eq!(here.collect::<Vec<_>>(), [true, true], "{state}");
}

//! Actions, and what is refused.

use axum::body::Body;
use serde_json::json;

use crate::world::{World, pass, request};

#[tokio::test(start_paused = true)]
async fn every_game_is_played_to_its_end() {
    let world = World::new().await;
    let listed = world.get(1, "/games").await.ok();
    for info in listed["games"].as_array().expect("all games") {
        let (game, settings) = (&info["name"], &info["quick"]);
        let opened = world.post(1, "/tables", json!({"game": game, "settings": settings})).await;
        let table = format!("/tables/{}", opened.ok()["table"].as_str().expect("a name"));
        for person in 1..=2 {
            let entropy = format!("{person:032x}");
            let joining = json!({"name": "Somebody", "entropy": entropy});
            world.post(person, &format!("{table}/join"), joining).await.ok();
        }
        world.get(1, &format!("{table}/record")).await.is(409, "not-ended");
        world.ready(&table).await;
        world.post(1, &format!("{table}/start"), json!({})).await.ok();
        for number in 0..20_000 {
            if world.state(1, &table).await["state"] == "over" {
                break;
            }
            let key = format!("k{number}");
            let person = 1 + number % 2;
            let action = any(&world, person as u8, &table, &key, number).await;
            match action {
                Some(action) => {
                    world.post(person as u8, &format!("{table}/act"), action).await;
                }
                None => pass(1).await,
            }
            if info["pace"] == "real-time" {
                pass(1).await;
            }
        }
        let state = world.state(3, &table).await;
        assert_eq!(state["state"], "over", "{game}");
        assert!(state["outcome"].is_string());
        let record = world.get(3, &format!("{table}/record")).await.ok();
        assert!(record["truth"].is_object() && record["seed"].is_string(), "{game}");
    }
}

/// A legal action of a person, another one each time.
async fn any(
    world: &World,
    person: u8,
    table: &str,
    key: &str,
    number: usize,
) -> Option<serde_json::Value> {
    let state = world.state(person, table).await;
    let (seat, legal) = state["legal"].as_object()?.iter().next()?;
    let legal = legal.as_array()?;
    let action = &legal[number.wrapping_mul(0x9e37_79b9) / 7 % legal.len()];
    Some(json!({"seat": seat, "action": action, "seen": state["seq"], "key": key}))
}

#[tokio::test(start_paused = true)]
async fn the_same_action_sent_twice_is_done_once() {
    let world = World::new().await;
    let table = world.started("magic-labyrinth", 1).await;
    let act = format!("{table}/act");
    let action = world.action(1, &table, "k1").await.expect("a turn");
    let first = world.post(1, &act, action.clone()).await.ok();
    let second = world.post(1, &act, action).await.ok();
    assert_eq!(first["seq"], second["seq"]);
    assert_eq!(world.state(1, &table).await["seq"], first["seq"]);
}

#[tokio::test(start_paused = true)]
async fn an_action_on_an_old_view_is_refused() {
    let world = World::new().await;
    let table = world.started("magic-labyrinth", 1).await;
    let act = format!("{table}/act");
    let mut action = world.action(1, &table, "k1").await.expect("a turn");
    world.post(1, &act, action.clone()).await.ok();
    action["key"] = json!("k2");
    let seq = world.state(1, &table).await["seq"].clone();
    world.post(1, &act, action).await.is(409, "stale");
    assert_eq!(world.state(1, &table).await["seq"], seq);
}

#[tokio::test(start_paused = true)]
async fn wrong_requests_get_a_clear_answer() {
    let world = World::new().await;
    let table = world.started("magic-labyrinth", 2).await;
    let act = format!("{table}/act");
    let action = |action: &str| json!({"action": action, "seen": 3, "key": "k"});
    world.post(9, &act, action("roll")).await.is(403, "not-your-seat");
    world.post(1, &act, json!({"action": "roll"})).await.is(422, "bad-field");
    world.post(1, &act, json!([])).await.is(422, "bad-field");
    world.post(1, "/tables/no-such-table/act", action("roll")).await.is(404, "no-such-table");
    world.post(1, "/tables/NO!/act", action("roll")).await.is(404, "no-such-table");
    let seen = world.state(1, &table).await["seq"].clone();
    let fly = json!({"action": "fly", "seen": seen, "key": "k"});
    world.post(1, &act, fly).await.is(422, "unreadable");
    world.get(1, &format!("{table}?seat=B")).await.is(403, "not-your-seat");
    world.get(1, &format!("{table}?seat=Z")).await.is(422, "bad-field");
    let plain = request("POST", 1, &act).header("content-type", "text/plain");
    let plain = plain.body(Body::from("roll")).expect("a request");
    world.send(plain).await.is(415, "bad-content-type");
    // A browser without cookies.
    let nobody = axum::http::Request::post(&act)
        .header("host", "clew.test")
        .header("origin", "http://clew.test");
    world.send(nobody.body(Body::empty()).expect("a request")).await.is(401, "who-are-you");
}

#[tokio::test(start_paused = true)]
async fn a_watcher_sees_and_may_do_nothing() {
    let world = World::new().await;
    let table = world.started("labyrinth-cards", 2).await;
    let state = world.state(9, &table).await;
    assert_eq!((&state["viewer"], &state["legal"]), (&json!("watcher"), &json!({})));
    assert_ne!(state["view"], world.state(1, &table).await["view"]);
    assert_eq!(state["view"], world.get(1, &format!("{table}?seat=watcher")).await.ok()["view"]);
}

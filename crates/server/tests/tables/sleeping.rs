//! Rooms that go idle and end, and servers that shut down.

use serde_json::json;

use crate::world::{World, pass};

#[tokio::test(start_paused = true)]
async fn a_table_that_slept_is_the_same() {
    let world = World::new().await;
    let table = world.started("magic-labyrinth", 2).await;
    world.act(&table, 2, "k1").await.expect("somebody's turn");
    let before = world.state(1, &table).await;
    pass(3600).await;
    let after = world.state(1, &table).await;
    assert_eq!((&after["view"], &after["seq"]), (&before["view"], &before["seq"]));
    world.act(&table, 2, "k2").await.expect("somebody's turn");
}

#[tokio::test(start_paused = true)]
async fn a_table_whose_game_is_over_falls_asleep_sooner() {
    let world = World::new().await;
    let _goes_on = world.started("magic-labyrinth", 2).await;
    let over = world.started("magic-labyrinth", 2).await;
    let seq = world.post(1, &format!("{over}/close"), json!({})).await.ok()["seq"].clone();
    assert_eq!(world.awake().await, 2);
    pass(5).await;
    assert_eq!(world.awake().await, 1);
    pass(60).await;
    assert_eq!(world.awake().await, 0);
    assert_eq!(world.state(1, &over).await["seq"], seq);
}

#[tokio::test(start_paused = true)]
async fn another_server_goes_on_where_one_stopped() {
    let world = World::new().await;
    let table = world.started("magic-maze", 2).await;
    world.act(&table, 2, "k1").await.expect("all may act");
    assert!(world.state(1, &table).await["deadline"].is_number());
    let (journal, clock) = world.leave().await;
    let world = World::over(journal, clock).await;
    let state = world.state(1, &table).await;
    assert_eq!((&state["state"], &state["view"]), (&json!("paused"), &json!(null)));
    assert_eq!(state["interrupted"], true);
    world.post(2, &format!("{table}/resume"), json!({})).await.ok();
    assert_eq!(world.state(1, &table).await["state"], "running");
}

#[tokio::test(start_paused = true)]
async fn time_in_which_no_server_lived_is_given_back() {
    let world = World::new().await;
    let table = world.started("magic-maze", 2).await;
    world.act(&table, 2, "k1").await.expect("all may act");
    pass(1).await;
    let (journal, clock) = world.die();
    pass(1000).await;
    let world = World::over(journal, clock).await;
    let state = world.state(1, &table).await;
    assert_eq!(state["state"], "paused");
    world.post(1, &format!("{table}/resume"), json!({})).await.ok();
    let left = world.state(1, &table).await["deadline"].as_u64().expect("the sand runs");
    pass(100).await;
    assert_eq!(world.state(1, &table).await["state"], "running", "{left}");
    pass(100).await;
    assert_eq!(world.state(1, &table).await["state"], "over");
}

#[tokio::test(start_paused = true)]
async fn a_pause_needs_all_who_are_there() {
    let world = World::new().await;
    let table = world.started("magic-maze", 2).await;
    world.act(&table, 2, "k1").await.expect("all may act");
    let pause = format!("{table}/pause");
    world.post(1, &pause, json!({})).await.ok();
    let state = world.state(2, &table).await;
    assert_eq!((&state["state"], &state["pausing"]), (&json!("running"), &json!(["A"])));
    world.post(2, &pause, json!({})).await.ok();
    assert_eq!(world.state(2, &table).await["state"], "paused");
    // A refused request for a pause does not count later.
    world.post(1, &pause, json!({})).await.is(409, "paused");
    world.post(1, &format!("{table}/resume"), json!({})).await.ok();
    assert_eq!(world.state(2, &table).await.get("pausing"), None);
    let waiting = world.seated("magic-maze", 2).await;
    world.post(1, &format!("{waiting}/pause"), json!({})).await.is(409, "not-started");
    assert_eq!(world.state(2, &waiting).await.get("pausing"), None);
    let turns = world.started("mago-magino", 2).await;
    world.post(1, &format!("{turns}/pause"), json!({})).await.is(409, "no-clock");
}

#[tokio::test(start_paused = true)]
async fn bots_play_on_by_themselves() {
    let world = World::new().await;
    let opened = world.post(1, "/tables", json!({"game": "labyrinth-cards"})).await.ok();
    let table = format!("/tables/{}", opened["table"].as_str().expect("a name"));
    let joining = json!({"name": "Ada", "entropy": "0".repeat(32)});
    world.post(1, &format!("{table}/join"), joining).await.ok();
    world.post(1, &format!("{table}/seats/B/bot"), json!({})).await.ok();
    world.ready(&table).await;
    world.post(1, &format!("{table}/start"), json!({})).await.ok();
    for number in 0..500 {
        if world.state(1, &table).await["state"] == "over" {
            break;
        }
        if world.act(&table, 1, &format!("k{number}")).await.is_none() {
            pass(1).await;
        }
    }
    assert_eq!(world.state(1, &table).await["state"], "over");
}

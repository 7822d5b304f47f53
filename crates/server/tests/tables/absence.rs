//! Absent players: bots that cover them, links to their seats, and who becomes the host.

use journal::{Journal, When};
use serde_json::json;

use crate::world::{World, pass};

/// The other of the two persons.
fn other(person: u8) -> u8 {
    3 - person
}

fn letter(person: u8) -> char {
    char::from(b'A' + person - 1)
}

/// Whose turn it is at a table of two.
async fn turn(world: &World, table: &str) -> u8 {
    let state = world.state(1, table).await;
    if state["turn"][0] == "A" { 1 } else { 2 }
}

#[tokio::test(start_paused = true)]
async fn a_bot_steps_in_for_who_keeps_all_waiting_and_goes_when_they_act() {
    let world = World::new().await;
    let table = world.started("magic-labyrinth", 2).await;
    let absent = turn(&world, &table).await;
    let cover = format!("{table}/seats/{}/cover", letter(absent));
    world.post(other(absent), &cover, json!({})).await.is(409, "not-late");
    // Whether the table sleeps meanwhile or not.
    pass(59).await;
    world.post(other(absent), &cover, json!({})).await.is(409, "not-late");
    pass(1).await;
    world.post(3, &cover, json!({})).await.is(403, "not-your-seat");
    world.post(other(absent), &cover, json!({"level": "random"})).await.ok();
    let before = world.state(1, &table).await["seq"].as_u64().expect("a number");
    pass(2).await;
    let state = world.state(1, &table).await;
    assert!(state["seq"].as_u64().expect("a number") > before, "the bot has not played");
    // The player comes back and acts in their turn, and the bot stops.
    while turn(&world, &table).await != absent {
        world.act(&table, 2, &format!("a{}", world.state(1, &table).await["seq"])).await;
    }
    let action = world.action(absent, &table, "back").await.expect("it is their turn");
    world.post(absent, &format!("{table}/act"), action).await.ok();
    let seat = world.state(1, &table).await["seats"][usize::from(absent - 1)].clone();
    assert!(seat.get("covered").is_none(), "{seat}");
}

#[tokio::test(start_paused = true)]
async fn who_leaves_a_game_is_played_for_and_may_come_back() {
    let world = World::new().await;
    let table = world.started("mago-magino", 2).await;
    world.post(2, &format!("{table}/seats/B/free"), json!({})).await.ok();
    let seat = world.state(1, &table).await["seats"][1].clone();
    assert!(seat["covered"].is_string(), "{seat}");
    world.post(1, &format!("{table}/seats/B/free"), json!({})).await.is(409, "started");
}

#[tokio::test(start_paused = true)]
async fn the_hosts_office_passes_to_the_next_who_does_something_after_a_minute() {
    let world = World::new().await;
    let table = world.seated("magic-labyrinth", 2).await;
    pass(59).await;
    world.post(2, &format!("{table}/seats/B/name"), json!({"name": "Bo"})).await.ok();
    assert_eq!(world.state(2, &table).await["host"], "A");
    pass(1).await;
    world.post(2, &format!("{table}/seats/B/name"), json!({"name": "Bob"})).await.ok();
    assert_eq!(world.state(2, &table).await["host"], "B");
}

#[tokio::test(start_paused = true)]
async fn the_seat_of_a_missing_player_is_handed_on() {
    let world = World::new().await;
    let table = world.started("magic-labyrinth", 2).await;
    let hand_on = format!("{table}/seats/B/hand-on");
    world.post(1, &hand_on, json!({})).await.is(409, "not-missing");
    // The host has a stream open, so the room stays in memory.
    for _ in 0..4 {
        pass(20).await;
        world.post(1, &format!("{table}/seats/A/name"), json!({"name": "Ada"})).await.ok();
    }
    let answer = world.post(1, &hand_on, json!({})).await.ok();
    let take = answer["take"].as_str().expect("an address");
    world.post(7, take, json!({"name": "Eve"})).await.ok();
    let state = world.state(7, &table).await;
    assert_eq!((&state["you"], &state["seats"][1]["name"]), (&json!(["B"]), &json!("Eve")));
}

/// The store fails just when the sand runs out: the alarm is appended at the next try.
#[tokio::test(start_paused = true)]
async fn what_was_due_and_could_not_be_written_is_tried_again() {
    // Opening; one joins, another joins; the first contributes again; the start; the first action; then
    // the alarm.
    let journal = Journal::faulty(Journal::memory(), 7, When::Before);
    let world = World::over(journal, World::new().await.clock.clone()).await;
    let opening = json!({"game": "magic-maze", "settings": {"seats": 2, "sand": 5}});
    let opened = world.post(1, "/tables", opening).await.ok();
    let table = format!("/tables/{}", opened["table"].as_str().expect("a name"));
    for person in 1..=2 {
        let joining = json!({"name": "Somebody", "entropy": format!("{person:032x}")});
        world.post(person, &format!("{table}/join"), joining).await.ok();
    }
    world.ready(&table).await;
    world.post(1, &format!("{table}/start"), json!({})).await.ok();
    world.act(&table, 2, "k1").await.expect("somebody may act");
    assert_eq!(world.state(1, &table).await["seq"], 6);
    pass(6).await;
    let state = world.state(1, &table).await;
    assert_eq!((&state["state"], &state["outcome"]), (&json!("over"), &json!("lost")));
}

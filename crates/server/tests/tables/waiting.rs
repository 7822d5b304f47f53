//! Late and absent players: a refused or repeated request changes nothing, and lateness depends on recorded
//! times alone.

use serde_json::json;

use crate::world::{Ears, World, pass};

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

async fn cover(world: &World, person: u8, table: &str) -> crate::world::Reply {
    let path = format!("{table}/seats/{}/cover", letter(person));
    world.post(other(person), &path, json!({"level": "random"})).await
}

async fn rename(world: &World, person: u8, table: &str, name: &str) {
    let path = format!("{table}/seats/{}/name", letter(person));
    world.post(person, &path, json!({"name": name})).await.ok();
}

#[tokio::test(start_paused = true)]
async fn a_refused_action_gives_no_more_time() {
    let world = World::new().await;
    let table = world.started("magic-labyrinth", 2).await;
    let absent = turn(&world, &table).await;
    let seq = world.state(1, &table).await["seq"].clone();
    pass(55).await;
    let act = json!({"action": "step north", "seen": seq, "key": "k1"});
    assert_eq!(world.post(absent, &format!("{table}/act"), act).await.status, 409);
    pass(4).await;
    cover(&world, absent, &table).await.is(409, "not-late");
    pass(1).await;
    cover(&world, absent, &table).await.ok();
}

#[tokio::test(start_paused = true)]
async fn a_repeated_action_gives_no_more_time() {
    let world = World::new().await;
    let table = world.started("magic-labyrinth", 2).await;
    let absent = turn(&world, &table).await;
    let first = world.action(absent, &table, "k1").await.expect("it is their turn");
    world.post(absent, &format!("{table}/act"), first.clone()).await.ok();
    // The turn goes round, and comes back.
    let mut moves = 0;
    while turn(&world, &table).await == absent || moves == 0 {
        world.act(&table, 2, &format!("a{moves}")).await.expect("somebody's turn");
        moves += 1;
    }
    while turn(&world, &table).await != absent {
        world.act(&table, 2, &format!("b{moves}")).await.expect("somebody's turn");
        moves += 1;
    }
    pass(55).await;
    world.post(absent, &format!("{table}/act"), first).await.ok();
    pass(5).await;
    cover(&world, absent, &table).await.ok();
}

/// What the player does in a turn does not begin it again.
#[tokio::test(start_paused = true)]
async fn an_action_in_the_middle_of_a_turn_does_not_begin_it_anew() {
    let world = World::new().await;
    let table = world.started("magic-labyrinth", 2).await;
    let slow = turn(&world, &table).await;
    pass(50).await;
    let roll = world.action(slow, &table, "k1").await.expect("it is their turn");
    world.post(slow, &format!("{table}/act"), roll).await.ok();
    assert_eq!(turn(&world, &table).await, slow, "the steps come after the roll");
    pass(10).await;
    cover(&world, slow, &table).await.ok();
}

/// How the time passes in a turn before the test asks whether the player is late.
#[derive(Clone, Copy, Debug)]
enum Between {
    Sleep,
    Restart,
    OtherMachine,
}

#[tokio::test(start_paused = true)]
async fn a_turn_lasts_since_its_beginning_whatever_else_is_recorded_and_wherever_one_asks() {
    for between in [Between::Sleep, Between::Restart, Between::OtherMachine] {
        let [world, machine] = World::two(Ears::Open).await;
        let table = world.started("magic-labyrinth", 2).await;
        let absent = turn(&world, &table).await;
        pass(35).await;
        rename(&world, other(absent), &table, "Ann").await;
        let world = match between {
            Between::Sleep => world,
            Between::Restart => {
                let (journal, clock) = world.leave().await;
                World::over(journal, clock).await
            }
            Between::OtherMachine => machine,
        };
        pass(24).await;
        cover(&world, absent, &table).await.is(409, "not-late");
        rename(&world, other(absent), &table, "Anna").await;
        pass(1).await;
        let reply = cover(&world, absent, &table).await;
        assert!(reply.status.is_success(), "{between:?}: {reply:?}");
    }
}

/// An append that is no action, then a long sleep: neither changes when the turn began.
#[tokio::test(start_paused = true)]
async fn a_new_name_before_a_sleep_gives_no_more_time() {
    let world = World::new().await;
    let table = world.started("magic-labyrinth", 2).await;
    let absent = turn(&world, &table).await;
    pass(40).await;
    rename(&world, other(absent), &table, "Ann").await;
    pass(31).await;
    assert_eq!(world.awake().await, 0, "it sleeps");
    cover(&world, absent, &table).await.ok();
}

/// Where everybody acts at once, a seat is late that has done nothing for a minute of running time.
#[tokio::test(start_paused = true)]
async fn in_real_time_a_seat_is_late_after_a_minute_without_an_action_that_was_done() {
    let world = World::new().await;
    let table = world.started("magic-maze", 2).await;
    pass(50).await;
    let action = world.action(1, &table, "k1").await.expect("all may act");
    world.post(1, &format!("{table}/act"), action).await.ok();
    // A repeated action is none.
    let wrong = json!({"action": "discard 7", "seen": 1, "key": "k2"});
    assert_eq!(world.post(2, &format!("{table}/act"), wrong).await.status, 409);
    pass(9).await;
    cover(&world, 2, &table).await.is(409, "not-late");
    pass(1).await;
    cover(&world, 1, &table).await.is(409, "not-late");
    cover(&world, 2, &table).await.ok();
    let back = world.action(2, &table, "k3").await.expect("all may act");
    world.post(2, &format!("{table}/act"), back).await.ok();
    for person in [1, 2] {
        world.post(person, &format!("{table}/pause"), json!({})).await.ok();
    }
    assert_eq!(world.state(1, &table).await["state"], "paused");
    pass(300).await;
    cover(&world, 2, &table).await.is(409, "not-late");
    world.post(2, &format!("{table}/resume"), json!({})).await.ok();
    pass(59).await;
    cover(&world, 2, &table).await.is(409, "not-late");
    pass(1).await;
    cover(&world, 2, &table).await.ok();
}

#[tokio::test(start_paused = true)]
async fn who_asks_for_what_is_refused_is_no_more_there_than_before() {
    let world = World::new().await;
    let table = world.seated("magic-labyrinth", 2).await;
    for _ in 0..2 {
        pass(28).await;
        rename(&world, 2, &table, "Bo").await;
    }
    // The host asks for something that is refused, and that is all they do.
    let wrong = json!({"settings": {"walls": "many"}});
    world.post(1, &format!("{table}/settings"), wrong).await.is(422, "unreadable");
    pass(10).await;
    rename(&world, 2, &table, "Bob").await;
    assert_eq!(world.state(2, &table).await["host"], "B");
}

#[tokio::test(start_paused = true)]
async fn nobody_becomes_host_by_what_is_refused_and_an_heir_may_act_as_host() {
    let world = World::new().await;
    let table = world.opened("magic-labyrinth", 3).await;
    for person in 1..=2 {
        world.join(person, &table).await;
    }
    for _ in 0..3 {
        pass(25).await;
        rename(&world, 2, &table, "Bo").await;
        if world.state(2, &table).await["host"] == json!("B") {
            break;
        }
    }
    // With a new name they have become the host; with a refused request they do not.
    let table = world.opened("magic-labyrinth", 3).await;
    for person in 1..=2 {
        world.join(person, &table).await;
    }
    for _ in 0..3 {
        pass(25).await;
        world.state(2, &table).await;
    }
    world.post(2, &format!("{table}/start"), json!({})).await.is(409, "seats-free");
    let state = world.state(2, &table).await;
    assert_eq!(state["host"], "A", "{state}");
    world.post(2, &format!("{table}/seats/C/bot"), json!({"level": "random"})).await.ok();
    let state = world.state(2, &table).await;
    assert_eq!((&state["host"], &state["seats"][2]["kind"]), (&json!("B"), &json!("bot")));
}

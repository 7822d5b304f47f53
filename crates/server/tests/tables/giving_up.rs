//! Giving up Magic Maze (MZ-23): all present players must agree; bots and absent players have no vote.

use serde_json::{Value, json};
use table::{Append, End, Record};

use crate::streams::Stream;
use crate::world::{World, pass};

/// People 1, 2, .. at a game of Magic Maze, and bots at the other seats.
async fn started(world: &World, seats: u8, people: u8) -> String {
    let table = world.opened("magic-maze", seats).await;
    for person in 1..=people {
        world.join(person, &table).await;
    }
    for seat in people..seats {
        let seat = char::from(b'A' + seat);
        world.post(1, &format!("{table}/seats/{seat}/bot"), json!({})).await.ok();
    }
    world.ready(&table).await;
    world.post(1, &format!("{table}/start"), json!({})).await.ok();
    table
}

async fn vote(world: &World, person: u8, table: &str, action: &str) {
    let seq = world.state(person, table).await["seq"].clone();
    let act = json!({"action": action, "seen": seq, "key": format!("{action}-{seq}")});
    world.post(person, &format!("{table}/act"), act).await.ok();
}

async fn appends(world: &World, table: &str) -> Vec<Append> {
    let id = table.trim_start_matches("/tables/").parse().expect("a table's name");
    let rows = world.journal.read(&id, 1).await.expect("it is there");
    rows.into_iter().map(|row| row.append).collect()
}

/// Which seats gave up, in this order.
async fn votes(world: &World, table: &str) -> Vec<String> {
    let appends = appends(world, table).await;
    let records = appends.iter().flat_map(Append::records);
    let votes = records.filter_map(|record| match record {
        Record::Act { seat, action, .. } if action == "give-up" => Some(seat.to_string()),
        _ => None,
    });
    votes.collect()
}

/// The game was given up, and its record says so to everybody who replays it.
async fn is_lost(world: &World, table: &str, seats: usize) {
    let state = world.state(1, table).await;
    assert_eq!((&state["state"], &state["outcome"]), (&json!("over"), &json!("lost")), "{state}");
    assert_eq!(votes(world, table).await.len(), seats);
    let replayed = games::load(&appends(world, table).await).expect("it replays");
    assert!(matches!(replayed.end(), Some(End::Over(game::Outcome::Lost))), "{replayed:?}");
    let record = world.get(1, &format!("{table}/record")).await;
    assert!(record.status.is_success(), "{record:?}");
}

#[tokio::test(start_paused = true)]
async fn a_person_with_bots_can_give_up() {
    for bots in [1, 3] {
        let world = World::new().await;
        let table = started(&world, 1 + bots, 1).await;
        vote(&world, 1, &table, "give-up").await;
        is_lost(&world, &table, usize::from(1 + bots)).await;
    }
}

#[tokio::test(start_paused = true)]
async fn two_people_with_bots_must_both_agree() {
    let world = World::new().await;
    let table = started(&world, 4, 2).await;
    vote(&world, 2, &table, "give-up").await;
    assert_eq!(world.state(1, &table).await["state"], "running");
    assert_eq!(votes(&world, &table).await, ["B"], "bots have no vote of their own");
    vote(&world, 2, &table, "play-on").await;
    vote(&world, 1, &table, "give-up").await;
    assert_eq!(world.state(1, &table).await["state"], "running");
    vote(&world, 2, &table, "give-up").await;
    let state = world.state(1, &table).await;
    assert_eq!((&state["state"], &state["outcome"]), (&json!("over"), &json!("lost")));
}

/// A player without a sign of life for a minute is absent; one with an open stream is not.
#[tokio::test(start_paused = true)]
async fn who_is_away_has_no_vote() {
    let world = World::new().await;
    let table = started(&world, 2, 2).await;
    let mut stream = Stream::open(&world, 1, &table, None).await;
    let mut looks_on = Stream::open(&world, 2, &table, None).await;
    for stream in [&mut stream, &mut looks_on] {
        stream.next("table").await;
    }
    vote(&world, 1, &table, "give-up").await;
    pass(120).await;
    assert_eq!(world.state(1, &table).await["state"], "running", "the other looks on");
    drop(looks_on);
    pass(50).await;
    assert_eq!(world.state(1, &table).await["state"], "running");
    pass(30).await;
    is_lost(&world, &table, 2).await;
    drop(stream);
}

#[tokio::test(start_paused = true)]
async fn who_leaves_has_no_vote() {
    let world = World::new().await;
    let table = started(&world, 3, 2).await;
    vote(&world, 1, &table, "give-up").await;
    world.post(2, &format!("{table}/seats/B/free"), json!({})).await.ok();
    is_lost(&world, &table, 3).await;
}

#[tokio::test(start_paused = true)]
async fn nobody_gives_up_for_people_who_did_not() {
    let world = World::new().await;
    let table = started(&world, 3, 1).await;
    let mut stream = Stream::open(&world, 1, &table, None).await;
    stream.next("table").await;
    pass(100).await;
    assert_eq!(votes(&world, &table).await, Vec::<String>::new());
    assert_ne!(world.state(1, &table).await["seq"], Value::Null);
}

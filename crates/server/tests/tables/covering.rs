//! A bot that covers somebody knows what the seat has seen before, also after a restart.

use game::{Seat, Viewer};
use serde_json::{Value, json};
use table::Append;

use crate::world::{World, pass};

/// Five walls to the east of the first column: the only way out is at its south end.
const MAZE: &str = "\
.|. . . . .
.|. . . . .
.|. . . . .
.|. . . . .
.|. . . . .
. . . . . .
";

/// A table with this maze and one player.
async fn alone(world: &World) -> String {
    let settings = json!({"seats": 1, "maze": MAZE, "turned": false});
    let opening = json!({"game": "magic-labyrinth", "settings": settings});
    let opened = world.post(1, "/tables", opening).await.ok();
    let table = format!("/tables/{}", opened["table"].as_str().expect("a name"));
    let joining = json!({"name": "Ada", "entropy": "0".repeat(32)});
    world.post(1, &format!("{table}/join"), joining).await.ok();
    world.ready(&table).await;
    world.post(1, &format!("{table}/start"), json!({})).await.ok();
    table
}

fn mage(state: &Value) -> &Value {
    &state["view"]["mages"]["A"]
}

/// The player walks into each of the five walls.
async fn find_the_walls(world: &World, table: &str) {
    for row in 0..5 {
        let there = format!("0,{row}");
        loop {
            let state = world.state(1, table).await;
            let rolls = state["legal"]["A"].as_array().expect("a list").contains(&json!("roll"));
            let bumps = !rolls && mage(&state)["at"] == json!(there);
            let action = if rolls {
                "roll"
            } else if bumps {
                "step east"
            } else {
                "step south"
            };
            let key = format!("k{}", state["seq"]);
            let act = json!({"action": action, "seen": state["seq"], "key": key});
            world.post(1, &format!("{table}/act"), act).await.ok();
            if bumps {
                break;
            }
        }
    }
}

async fn cover(world: &World, table: &str) {
    world.post(1, &format!("{table}/seats/A/cover"), json!({"level": "attentive"})).await.ok();
}

/// How often the seat walked into one of these walls, from the first append on.
async fn bumps(world: &World, table: &str) -> usize {
    let id = table.trim_start_matches("/tables/").parse().expect("a table's name");
    let rows = world.journal.read(&id, 1).await.expect("it is there");
    let appends: Vec<Append> = rows.into_iter().map(|row| row.append).collect();
    let told = games::replay_events(&appends).expect("it was played");
    let sights = told.iter().flat_map(|happened| happened.sights(Viewer::Seat(Seat::A)));
    let sights: Vec<Value> =
        sights.map(|sight| serde_json::from_str(sight.get()).expect("JSON")).collect();
    let walls: Vec<Value> = (0..5).map(|row| json!(format!("0,{row}"))).collect();
    let is_one = |bump: &Value| bump["side"] == "east" && walls.contains(&bump["from"]);
    sights.iter().filter(|sight| is_one(&sight["saw"]["bump"])).count()
}

/// The bot plays on until it has found the first symbol, and walks into none of the walls again.
async fn plays_as_one_who_knows(world: &World, table: &str) {
    let known = bumps(world, table).await;
    assert_eq!(known, 5);
    let mut state = world.state(1, table).await;
    for _ in 0..600 {
        if mage(&state)["chips"] != json!([]) {
            break;
        }
        pass(1).await;
        state = world.state(1, table).await;
    }
    assert_ne!(mage(&state)["chips"], json!([]), "{state}");
    assert_eq!(bumps(world, table).await, known);
}

#[tokio::test(start_paused = true)]
async fn who_covers_a_player_knows_what_the_player_has_seen() {
    let world = World::new().await;
    let table = alone(&world).await;
    find_the_walls(&world, &table).await;
    cover(&world, &table).await;
    plays_as_one_who_knows(&world, &table).await;
}

#[tokio::test(start_paused = true)]
async fn and_also_if_the_server_was_another_one_then() {
    let world = World::new().await;
    let table = alone(&world).await;
    find_the_walls(&world, &table).await;
    let (journal, clock) = world.die();
    let world = World::over(journal, clock).await;
    cover(&world, &table).await;
    plays_as_one_who_knows(&world, &table).await;
}

#[tokio::test(start_paused = true)]
async fn and_also_after_a_restart() {
    let world = World::new().await;
    let table = alone(&world).await;
    find_the_walls(&world, &table).await;
    cover(&world, &table).await;
    let (journal, clock) = world.leave().await;
    let world = World::over(journal, clock).await;
    plays_as_one_who_knows(&world, &table).await;
}

//! One person and three bots in Magic Maze, over JSON: bots do not talk where the game asks for silence, and
//! keep playing with a person who acts at random.

use std::time::Duration;

use serde_json::{Value, json};
use tokio::time::timeout;

use crate::pages::fetch;
use crate::streams::Stream;
use crate::world::{World, pass};

/// A table of one person and three bots that has begun.
async fn begun(world: &World, scenario: u8) -> String {
    let settings = json!({"seats": 4, "scenario": scenario});
    let opening = json!({"game": "magic-maze", "settings": settings});
    let opened = world.post(1, "/tables", opening).await.ok();
    let table = format!("/tables/{}", opened["table"].as_str().expect("a name"));
    let joining = json!({"name": "Ada", "entropy": "0".repeat(32)});
    world.post(1, &format!("{table}/join"), joining).await.ok();
    for seat in ["B", "C", "D"] {
        let bot = json!({"level": "teammate"});
        world.post(1, &format!("{table}/seats/{seat}/bot"), bot).await.ok();
    }
    world.ready(&table).await;
    world.post(1, &format!("{table}/start"), json!({})).await.ok();
    table
}

/// A person who plays legal actions without a plan.
struct Odd(usize);

impl Odd {
    async fn act(&mut self, world: &World, table: &str) {
        let state = world.state(1, table).await;
        let legal = state["legal"]["A"].as_array().cloned().unwrap_or_default();
        let deeds: Vec<&Value> = legal.iter().filter(|action| is_deed(action)).collect();
        if deeds.is_empty() {
            return;
        }
        self.0 += 7;
        let action = deeds[self.0 % deeds.len()];
        let key = format!("odd-{}", self.0);
        let act = json!({"action": action, "seen": state["seq"], "key": key});
        // Another action may have come first.
        world.post(1, &format!("{table}/act"), act).await;
    }
}

fn is_deed(action: &Value) -> bool {
    let word = action.as_str().unwrap_or_default().split(' ').next();
    !matches!(word, Some("do-something" | "give-up" | "play-on"))
}

/// What each seat has done, with the time at which it was written in seconds.
async fn acts(world: &World, table: &str) -> Vec<(u64, String, String)> {
    let id = table.trim_start_matches("/tables/").parse().expect("a table's name");
    let rows = world.journal.read(&id, 1).await.expect("it is there");
    let mut acts = Vec::new();
    for row in rows {
        for record in row.append.records() {
            if let table::Record::Act { at, seat, action, .. } = record {
                acts.push((at.0 / 1000, seat.to_string(), action.clone()));
            }
        }
    }
    acts
}

#[tokio::test(start_paused = true)]
async fn bots_neither_freeze_nor_nag_beside_somebody_odd() {
    let world = World::at_human_pace().await;
    let table = begun(&world, 2).await;
    let mut odd = Odd(0);
    for _ in 0..60 {
        pass(2).await;
        odd.act(&world, &table).await;
        if world.state(1, &table).await["state"] == "over" {
            break;
        }
    }
    let acts = acts(&world, &table).await;
    let bots: Vec<_> = acts.iter().filter(|(_, seat, _)| seat != "A").collect();
    let last = acts.last().expect("somebody acts").0;
    // A bot acts, or places the pawn where nobody but the person can go on.
    for from in (0..last.saturating_sub(30)).step_by(30) {
        let mut within = bots.iter().filter(|(at, ..)| (from..from + 30).contains(at));
        assert!(within.next().is_some(), "nothing from {from} s on: {acts:?}");
    }
    let pawns = bots.iter().filter(|(.., action)| action.starts_with("do-something")).count();
    assert!(pawns as u64 <= 1 + last / 8, "{pawns} pawns in {last} s");
}

/// The messages until none has come for a while.
async fn said(stream: &mut Stream) -> Vec<Value> {
    let mut said = Vec::new();
    while let Ok(talk) = timeout(Duration::from_secs(20), stream.next("talk")).await {
        said.push(talk);
    }
    said
}

/// MZ-32, MZ-41, MZ-64: before the first action all may talk, and in this scenario never again.
#[tokio::test(start_paused = true)]
async fn bots_point_where_talk_is_open_and_are_silent_else() {
    let world = World::at_human_pace().await;
    let mut points = 0;
    for _ in 0..8 {
        let table = begun(&world, 14).await;
        let mut stream = Stream::open(&world, 1, &table, None).await;
        let first = said(&mut stream).await;
        assert!((1..=2).contains(&first.len()), "{first:?}");
        // After the first action the sand runs.
        Odd(0).act(&world, &table).await;
        let later = said(&mut stream).await;
        assert_eq!(world.state(1, &table).await["view"]["begun"], true);
        assert!(later.is_empty(), "{later:?}");
        for talk in &first {
            assert_ne!(talk["seat"], "A");
            if talk["kind"] == "point" {
                points += 1;
                let place = format!("id=\"{}\"", talk["text"].as_str().expect("a place"));
                let (_, page) = fetch(&world, &table, "en").await;
                assert!(page.contains(&place), "{talk}");
            } else {
                assert_eq!((&talk["kind"], &talk["text"]), (&json!("react"), &json!("check")));
            }
        }
    }
    // The person points if the player on their right can do the first action.
    assert!(points > 0);
}

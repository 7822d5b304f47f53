//! Bots wait until the pages have shown what happened before.

use serde_json::json;
use table::Record;

use crate::world::{World, pass};

/// Delay of a bot at a human pace, in milliseconds.
const BOT_DELAY: u64 = 900;
/// Length of the beat when a magician walks into a wall, in milliseconds.
const BUMP: u64 = 2050;

/// A table of The Magic Labyrinth with many walls, of a person and a bot, that has begun.
async fn begun(world: &World) -> String {
    let settings = json!({"seats": 2, "walls": 24, "chips": 12});
    let opening = json!({"game": "magic-labyrinth", "settings": settings});
    let opened = world.post(1, "/tables", opening).await.ok();
    let table = format!("/tables/{}", opened["table"].as_str().expect("a name"));
    let joining = json!({"name": "Ada", "entropy": "0".repeat(32)});
    world.post(1, &format!("{table}/join"), joining).await.ok();
    let bot = json!({"level": "random"});
    world.post(1, &format!("{table}/seats/B/bot"), bot).await.ok();
    world.ready(&table).await;
    world.post(1, &format!("{table}/start"), json!({})).await.ok();
    table
}

/// Lets the person act, or waits for the bot, this number of times.
async fn play(world: &World, table: &str, times: usize) {
    for nth in 0..times {
        let state = world.state(1, table).await;
        let legal = state["legal"]["A"].as_array().cloned().unwrap_or_default();
        if legal.is_empty() {
            pass(1).await;
            continue;
        }
        // The person has seen everything.
        pass(5).await;
        let action = &legal[nth % legal.len()];
        let act = json!({"action": action, "seen": state["seq"], "key": format!("k{nth}")});
        world.post(1, &format!("{table}/act"), act).await.ok();
    }
}

/// For each action of the bot: the action before it, by whom, and the time between them in milliseconds.
async fn waits(world: &World, table: &str) -> Vec<(String, String, u64)> {
    let id = table.trim_start_matches("/tables/").parse().expect("a table's name");
    let rows = world.journal.read(&id, 1).await.expect("it is there");
    let acts = rows.iter().flat_map(|row| {
        row.append.records().iter().filter_map(|record| match record {
            Record::Act { seat, action, .. } => {
                Some((row.wall.0, seat.to_string(), action.clone()))
            }
            _ => None,
        })
    });
    let acts: Vec<_> = acts.collect();
    let pairs = acts.windows(2).filter(|two| two[1].1 == "B");
    pairs.map(|two| (two[0].1.clone(), two[0].2.clone(), two[1].0 - two[0].0)).collect()
}

#[tokio::test(start_paused = true)]
async fn a_bot_waits_until_the_beats_before_it_are_over() {
    let world = World::at_human_pace().await;
    let table = begun(&world).await;
    play(&world, &table, 400).await;
    let waits = waits(&world, &table).await;
    let after = |who: &str, what: &str| -> Vec<u64> {
        let is_meant =
            |(seat, action, _): &&(String, String, u64)| seat == who && action.starts_with(what);
        waits.iter().filter(is_meant).map(|(.., wait)| *wait).collect()
    };
    let rolls = after("B", "roll");
    assert!(!rolls.is_empty() && rolls.iter().all(|wait| (950..960).contains(wait)), "{rolls:?}");
    let own = after("B", "step");
    assert!(!own.is_empty() && own.iter().all(|wait| (BOT_DELAY..910).contains(wait)), "{own:?}");
    // A step into a wall is shown for two seconds; other last steps are shorter than a bot's delay.
    let others = after("A", "step");
    assert!(others.iter().any(|wait| (BUMP..BUMP + 10).contains(wait)), "{others:?}");
    assert!(others.iter().all(|&wait| wait >= BOT_DELAY), "{others:?}");
}

#[tokio::test(start_paused = true)]
async fn without_beats_nobody_waits() {
    let world = World::new().await;
    let table = begun(&world).await;
    play(&world, &table, 200).await;
    let waits = waits(&world, &table).await;
    assert!(waits.len() > 20 && waits.iter().all(|(.., wait)| *wait < 110), "{waits:?}");
}

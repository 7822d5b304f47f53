//! The key of an action: sent twice it is done once, and another action needs another key.

use serde_json::{Value, json};

use crate::world::{Ears, Reply, World, pass};

async fn send(world: &World, table: &str, person: u8, act: &Value) -> Reply {
    world.post(person, &format!("{table}/act"), act.clone()).await
}

/// The first action at a table, who did it, and in which append.
async fn done(world: &World, table: &str) -> (u8, Value, Value) {
    for person in 1..=2 {
        if let Some(act) = world.action(person, table, "k1").await {
            let answer = send(world, table, person, &act).await.ok();
            return (person, act, answer["seq"].clone());
        }
    }
    panic!("it is somebody's turn");
}

/// The same action with the same key is accepted again; another action with it is refused.
async fn is_known(world: &World, table: &str, (person, act, seq): &(u8, Value, Value)) {
    assert_eq!(send(world, table, *person, act).await.ok()["seq"], *seq);
    for another in ["step north", "no action at all", ""] {
        let mut other = act.clone();
        other["action"] = json!(another);
        send(world, table, *person, &other).await.is(409, "key-used");
    }
    assert_eq!(send(world, table, *person, act).await.ok()["seq"], *seq);
}

#[tokio::test(start_paused = true)]
async fn another_action_with_a_used_key_is_refused_also_after_a_sleep_and_a_restart() {
    let world = World::new().await;
    let table = world.started("magic-labyrinth", 2).await;
    let done = done(&world, &table).await;
    is_known(&world, &table, &done).await;
    let seq = world.state(1, &table).await["seq"].clone();
    assert_eq!(seq, done.2, "nothing was done by asking");
    pass(3600).await;
    is_known(&world, &table, &done).await;
    let (journal, clock) = world.die();
    let world = World::over(journal, clock).await;
    is_known(&world, &table, &done).await;
    world.post(1, &format!("{table}/close"), json!({})).await.ok();
    is_known(&world, &table, &done).await;
}

#[tokio::test(start_paused = true)]
async fn and_at_another_machine() {
    for ears in [Ears::Open, Ears::Shut] {
        let both = World::two(ears).await;
        let table = both[0].started("magic-labyrinth", 2).await;
        both[1].state(1, &table).await;
        let done = done(&both[0], &table).await;
        is_known(&both[1], &table, &done).await;
    }
}

/// MZ-16: a slide in whose way a hero stands goes as far as it can. What was recorded
/// differs from what was sent, and sending it again is accepted.
#[tokio::test(start_paused = true)]
async fn a_slide_that_was_shortened_can_be_sent_again() {
    let world = World::new().await;
    let opening = json!({"game": "magic-maze", "settings": {"seats": 2, "sand": 600}});
    let opened = world.post(1, "/tables", opening).await.ok();
    let table = format!("/tables/{}", opened["table"].as_str().expect("a name"));
    for person in 1..=2 {
        world.join(person, &table).await;
    }
    world.ready(&table).await;
    world.post(1, &format!("{table}/start"), json!({})).await.ok();
    let mut tries = 0;
    for round in 0..200 {
        let person = 1 + round % 2;
        let state = world.state(person, &table).await;
        let (seat, legal) =
            state["legal"].as_object().and_then(|legal| legal.iter().next()).expect("all may act");
        let moves: Vec<&str> = legal
            .as_array()
            .expect("a list")
            .iter()
            .filter_map(Value::as_str)
            .filter(|action| action.starts_with("move "))
            .collect();
        for action in &moves {
            tries += 1;
            let words: Vec<&str> = action.split(' ').collect();
            // `move HERO FROM SIDE COUNT`, and perhaps `glass N`.
            let at = 4;
            let more = words[at].parse::<u8>().expect("a number") + 1;
            let mut longer: Vec<String> = words.iter().map(|&word| word.to_owned()).collect();
            longer[at] = more.to_string();
            let longer = longer.join(" ");
            if moves.contains(&longer.as_str()) {
                continue;
            }
            let act = json!({"seat": seat, "action": longer, "seen": state["seq"], "key": format!("k{tries}")});
            let reply = send(&world, &table, person, &act).await;
            if !reply.status.is_success() {
                continue;
            }
            let seq = reply.ok()["seq"].clone();
            let last = record(&world, &table).await;
            assert!(last.contains(action) && !last.contains(&longer), "{last}");
            pass(1).await;
            assert_eq!(send(&world, &table, person, &act).await.ok()["seq"], seq);
            let mut other = act.clone();
            other["action"] = json!("give-up");
            send(&world, &table, person, &other).await.is(409, "key-used");
            return;
        }
        // No hero is in the way yet: the game continues.
        let act = moves.get(usize::from(round) % moves.len().max(1));
        if let Some(action) = act {
            let act = json!({"seat": seat, "action": action, "seen": state["seq"], "key": format!("m{round}")});
            send(&world, &table, person, &act).await.ok();
        }
    }
    panic!("no slide was shortened");
}

/// The last record of a table.
async fn record(world: &World, table: &str) -> String {
    let id = table.trim_start_matches("/tables/").parse().expect("a table's name");
    let rows = world.journal.read(&id, 1).await.expect("it is there");
    let records = rows.last().map(|row| row.append.records().to_vec()).unwrap_or_default();
    format!("{records:?}")
}

//! Two servers on one journal: any of them serves any table.

use std::time::Duration;

use journal::{Journal, Outage};
use serde_json::{Value, json};

use crate::streams::Stream;
use crate::world::{Ears, World, pass};

/// The state of a table without what each machine knows for itself, such as presence.
async fn seen(world: &World, person: u8, table: &str) -> (Value, Value, Value) {
    let state = world.state(person, table).await;
    (state["seq"].clone(), state["view"].clone(), state["legal"].clone())
}

#[tokio::test(start_paused = true)]
async fn a_game_is_played_at_two_machines_in_turns() {
    for ears in [Ears::Open, Ears::Shut] {
        let both = World::two(ears).await;
        let table = both[0].started("magic-labyrinth", 2).await;
        for nth in 0..60 {
            let key = format!("k{nth}");
            // A machine without notices shows an old state, and an action on it is refused once.
            let world = &both[nth % 2];
            for person in [1, 2] {
                if let Some(action) = world.action(person, &table, &key).await {
                    let reply = world.post(person, &format!("{table}/act"), action).await;
                    assert!(reply.status.is_success() || ears == Ears::Shut, "{reply:?}");
                    break;
                }
            }
        }
        let seq = both[0].state(1, &table).await["seq"].as_u64().expect("a number");
        assert!(seq > 20, "{seq}");
        if ears == Ears::Open {
            for person in 1..=3 {
                let views =
                    [seen(&both[0], person, &table).await, seen(&both[1], person, &table).await];
                assert_eq!(views[0], views[1]);
            }
        }
    }
}

#[tokio::test(start_paused = true)]
async fn a_page_at_one_machine_sees_what_is_done_at_the_other() {
    let both = World::two(Ears::Open).await;
    let table = both[0].started("magic-labyrinth", 2).await;
    let mut stream = Stream::open(&both[1], 2, &table, None).await;
    let first = stream.next("table").await;
    both[0].act(&table, 2, "k1").await.expect("somebody's turn");
    let next = stream.next("table").await;
    assert_eq!(next["seq"].as_u64(), first["seq"].as_u64().map(|seq| seq + 1));
    assert_ne!(next["sights"], json!([]), "it is told what happened");
}

/// The machine that appended has died before its notice: the other machine polls the journal.
#[tokio::test(start_paused = true)]
async fn what_nobody_told_is_found() {
    let both = World::two(Ears::Shut).await;
    let tables =
        [both[0].started("magic-labyrinth", 2).await, both[0].started("labyrinth-cards", 2).await];
    let mut streams = Vec::new();
    for table in &tables {
        streams.push(Stream::open(&both[1], 2, table, None).await);
    }
    for (stream, table) in streams.iter_mut().zip(&tables) {
        let first = stream.next("table").await;
        both[0].act(table, 2, "k1").await.expect("somebody's turn");
        both[1].poll_others().await;
        sees_next(stream, &first).await;
        assert_eq!(seen(&both[0], 1, table).await, seen(&both[1], 1, table).await);
    }
}

/// A machine that has a notice of an append and cannot read all of it tries again.
#[tokio::test(start_paused = true)]
async fn what_could_not_be_read_is_read_later() {
    for reads in [0, 1] {
        let [one, other] = World::two(Ears::Shut).await;
        let outage = Outage::default();
        let journal = Journal::with_outage(other.journal.clone(), outage.clone());
        let other = World::over(journal, other.clock.clone()).await;
        let table = one.started("magic-labyrinth", 2).await;
        let mut stream = Stream::open(&other, 2, &table, None).await;
        let first = stream.next("table").await;
        outage.begin_after(reads);
        one.act(&table, 2, "k1").await.expect("somebody's turn");
        other.poll_others().await;
        // The paused clock advances only when no task can run: so it has tried.
        pass(1).await;
        assert_eq!(other.state(1, &table).await["seq"], first["seq"], "it cannot know");
        outage.end();
        other.poll_others().await;
        sees_next(&mut stream, &first).await;
    }
}

/// The stream sends the append after this state soon.
async fn sees_next(stream: &mut Stream, first: &Value) {
    let next = json!(first["seq"].as_u64().expect("a number") + 1);
    let told = tokio::time::timeout(Duration::from_secs(5), stream.state(&next)).await;
    assert_eq!(told.expect("it is told")["seq"], next);
}

#[tokio::test(start_paused = true)]
async fn who_names_a_later_append_is_not_shown_an_earlier_one() {
    let both = World::two(Ears::Shut).await;
    let table = both[0].started("magic-labyrinth", 2).await;
    let old = both[1].state(1, &table).await["seq"].as_u64();
    both[0].act(&table, 2, "k1").await.expect("somebody's turn");
    let new = both[0].state(1, &table).await["seq"].as_u64();
    assert_eq!(both[1].state(1, &table).await["seq"].as_u64(), old, "it has heard nothing");
    let mut stream = Stream::open(&both[1], 1, &table, new).await;
    assert_eq!(stream.next("table").await["seq"].as_u64(), new);
}

#[tokio::test(start_paused = true)]
async fn an_action_that_names_a_later_append_is_judged_on_it() {
    let both = World::two(Ears::Shut).await;
    let table = both[0].started("magic-labyrinth", 2).await;
    both[1].state(1, &table).await;
    let person = both[0].act(&table, 2, "k1").await.expect("somebody's turn");
    let action = both[0].action(person, &table, "k2").await.expect("they have rolled");
    both[1].post(person, &format!("{table}/act"), action).await.ok();
}

#[tokio::test(start_paused = true)]
async fn an_action_sent_to_both_machines_is_done_once() {
    let both = World::two(Ears::Shut).await;
    let table = both[0].started("magic-labyrinth", 2).await;
    both[1].state(1, &table).await;
    for nth in 0..10 {
        let mut acts = Vec::new();
        for person in [1, 2] {
            let action = both[0].action(person, &table, &format!("k{nth}")).await;
            acts.extend(action.map(|action| (person, action)));
        }
        let (person, action) = acts.pop().expect("somebody's turn");
        let path = format!("{table}/act");
        let before = both[0].state(1, &table).await["seq"].as_u64().expect("a number");
        let (one, other) = tokio::join!(
            both[0].post(person, &path, action.clone()),
            both[1].post(person, &path, action.clone())
        );
        assert_eq!(one.ok()["seq"], other.ok()["seq"], "both tell of the same append");
        let after = both[0].state(1, &table).await["seq"].as_u64().expect("a number");
        assert_eq!(after, before + 1);
    }
}

#[tokio::test(start_paused = true)]
async fn people_may_sit_down_and_start_at_different_machines() {
    for ears in [Ears::Open, Ears::Shut] {
        let both = World::two(ears).await;
        let table = both[0].seated("magic-labyrinth", 1).await;
        let two = json!({"settings": {"seats": 2}});
        both[0].post(1, &format!("{table}/settings"), two).await.ok();
        both[1].state(2, &table).await;
        let joining = json!({"name": "Bo", "entropy": "0f".repeat(16)});
        both[1].post(2, &format!("{table}/join"), joining).await.ok();
        both[1].ready(&table).await;
        both[0].post(1, &format!("{table}/start"), json!({})).await.ok();
        assert_eq!(both[0].state(1, &table).await["state"], "running");
        both[1].post(2, &format!("{table}/seats/B/name"), json!({"name": "Bob"})).await.ok();
    }
}

/// Bots choose at both machines; an action of one machine is not repeated by the other.
#[tokio::test(start_paused = true)]
async fn bots_are_moved_by_one_machine_at_a_time() {
    let both = World::two(Ears::Open).await;
    let table = both[0].seated("magic-labyrinth", 1).await;
    let two = json!({"settings": {"seats": 2}});
    both[0].post(1, &format!("{table}/settings"), two).await.ok();
    both[0].post(1, &format!("{table}/seats/B/bot"), json!({"level": "random"})).await.ok();
    both[1].ready(&table).await;
    both[0].post(1, &format!("{table}/start"), json!({})).await.ok();
    let mut streams = Vec::new();
    for world in &both {
        streams.push(Stream::open(world, 1, &table, None).await);
    }
    for nth in 0..40 {
        let world = &both[nth % 2];
        if let Some(action) = world.action(1, &table, &format!("k{nth}")).await {
            world.post(1, &format!("{table}/act"), action).await.ok();
        }
        crate::world::pass(1).await;
    }
    assert_eq!(seen(&both[0], 1, &table).await, seen(&both[1], 1, &table).await);
    let seq = both[0].state(1, &table).await["seq"].as_u64().expect("a number");
    assert!(seq > 30, "both play: {seq}");
}

/// After the death of a machine the others serve its tables, in the same state.
#[tokio::test(start_paused = true)]
async fn the_clock_of_a_table_runs_on_at_another_machine() {
    let [one, other] = World::two(Ears::Open).await;
    let table = one.started("magic-maze", 2).await;
    one.act(&table, 2, "k1").await.expect("all may act");
    one.leave().await;
    let state = other.state(1, &table).await;
    assert_eq!(state["state"], "running", "nobody has paused it");
    assert_ne!(state["interrupted"], true);
}

/// A machine that has missed appends and cannot read the journal answers that the store is unavailable.
#[tokio::test(start_paused = true)]
async fn who_cannot_be_looked_for_is_not_refused() {
    let [one, other] = World::two(Ears::Shut).await;
    let outage = Outage::default();
    let journal = Journal::with_outage(other.journal.clone(), outage.clone());
    let other = World::over(journal, other.clock.clone()).await;
    let table = one.opened("magic-labyrinth", 2).await;
    other.state(1, &table).await;
    one.join(1, &table).await;
    one.join(2, &table).await;
    one.ready(&table).await;
    one.post(1, &format!("{table}/start"), json!({})).await.ok();
    let person = if one.action(1, &table, "k1").await.is_some() { 1 } else { 2 };
    let action = one.action(person, &table, "k1").await.expect("somebody's turn");
    let asked = [
        (person, format!("{table}/act"), action),
        (2, format!("{table}/seats/B/name"), json!({"name": "Bo"})),
    ];
    outage.begin();
    for (person, path, body) in asked.clone() {
        other.post(person, &path, body).await.is(503, "store-unavailable");
    }
    outage.end();
    for (person, path, body) in asked {
        other.post(person, &path, body).await.ok();
    }
}

/// A real-time table of two players, opened at the first machine.
async fn timed(world: &World) -> String {
    let opening = json!({"game": "magic-maze", "settings": {"seats": 2}});
    let opened = world.post(1, "/tables", opening).await.ok();
    let table = format!("/tables/{}", opened["table"].as_str().expect("a name"));
    for person in 1..=2 {
        world.join(person, &table).await;
    }
    world.ready(&table).await;
    world.post(1, &format!("{table}/start"), json!({})).await.ok();
    table
}

/// Person 1 does something at this machine every 13 seconds for 65 seconds, so that the table stays awake.
async fn wait_65_seconds(world: &World, table: &str) {
    for _ in 0..5 {
        pass(13).await;
        world.state(1, table).await;
    }
}

/// The attack: the host is at one machine, a player only watches at the other, and after a minute the host says
/// that the player is missing.
#[tokio::test(start_paused = true)]
async fn nobody_takes_the_seat_of_a_player_who_is_at_another_machine() {
    let [one, other] = World::two(Ears::Open).await;
    let table = one.started("magic-labyrinth", 2).await;
    let mut stream = Stream::open(&other, 2, &table, None).await;
    stream.next("table").await;
    wait_65_seconds(&one, &table).await;
    let hand_on = format!("{table}/seats/B/hand-on");
    one.post(1, &hand_on, json!({})).await.is(409, "not-missing");
    assert_eq!(one.state(1, &table).await["seats"][1]["here"], true);
    // The player goes away: after a minute every machine says so.
    drop(stream);
    wait_65_seconds(&one, &table).await;
    one.post(1, &hand_on, json!({})).await.ok();
    assert_eq!(one.state(1, &table).await["seats"][1]["here"], false);
}

#[tokio::test(start_paused = true)]
async fn a_host_at_another_machine_stays_the_host() {
    let [one, other] = World::two(Ears::Open).await;
    let table = one.seated("magic-labyrinth", 2).await;
    let mut stream = Stream::open(&other, 1, &table, None).await;
    stream.next("table").await;
    let rename = format!("{table}/seats/B/name");
    for nth in 0..7 {
        pass(13).await;
        one.post(2, &rename, json!({"name": format!("Bo {nth}")})).await.ok();
    }
    one.post(2, &format!("{table}/close"), json!({})).await.is(403, "not-host");
    assert_eq!(one.state(2, &table).await["host"], "A");
    drop(stream);
    pass(61).await;
    one.post(2, &rename, json!({"name": "Bob"})).await.ok();
    assert_eq!(one.state(2, &table).await["host"], "B");
}

/// MZ-34: a pause needs all who are present, at whichever machine, and their wishes may be at two machines.
#[tokio::test(start_paused = true)]
async fn a_pause_needs_the_players_of_all_machines() {
    let [one, other] = World::two(Ears::Open).await;
    let table = timed(&one).await;
    let mut stream = Stream::open(&other, 2, &table, None).await;
    stream.next("table").await;
    wait_65_seconds(&one, &table).await;
    let pause = format!("{table}/pause");
    one.post(1, &pause, json!({})).await.ok();
    let state = one.state(1, &table).await;
    assert_eq!((&state["state"], &state["pausing"]), (&json!("running"), &json!(["A"])));
    pass(5).await;
    assert_eq!(other.state(2, &table).await["pausing"], json!(["A"]), "the other is told");
    other.post(2, &pause, json!({})).await.ok();
    assert_eq!(other.state(2, &table).await["state"], "paused");
    // The wishes are fulfilled: the next pause needs new ones.
    other.post(2, &format!("{table}/resume"), json!({})).await.ok();
    other.post(2, &pause, json!({})).await.ok();
    pass(5).await;
    let state = one.state(1, &table).await;
    assert_eq!((&state["state"], &state["pausing"]), (&json!("running"), &json!(["B"])));
}

/// MZ-23: nobody gives up in the name of a player who is at another machine.
#[tokio::test(start_paused = true)]
async fn giving_up_needs_the_players_of_all_machines() {
    let [one, other] = World::two(Ears::Open).await;
    let table = timed(&one).await;
    let mut stream = Stream::open(&other, 2, &table, None).await;
    stream.next("table").await;
    wait_65_seconds(&one, &table).await;
    let seq = one.state(1, &table).await["seq"].clone();
    let give_up = json!({"seat": "A", "action": "give-up", "seen": seq, "key": "g1"});
    one.post(1, &format!("{table}/act"), give_up).await.ok();
    pass(5).await;
    assert_eq!(one.state(1, &table).await["state"], "running");
}

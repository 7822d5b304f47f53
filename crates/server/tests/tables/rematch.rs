//! The rematch: one table for the same players, whichever of them asks for it, and at which machine.

use journal::{Journal, Retention};
use serde_json::{Value, json};
use table::{TableId, UnixMillis};

use crate::world::{Ears, World, pass};

/// A table of two that was closed.
async fn ended(world: &World) -> String {
    let table = world.started("magic-labyrinth", 2).await;
    world.post(1, &format!("{table}/close"), json!({})).await.ok();
    table
}

fn id(table: &str) -> TableId {
    table.trim_start_matches("/tables/").parse().expect("a table's name")
}

/// The table to which a request for a rematch leads.
async fn again(world: &World, person: u8, table: &str) -> String {
    let answer = world.post(person, &format!("{table}/again"), json!({})).await.ok();
    answer["table"].as_str().expect("a name").to_owned()
}

async fn tables(journal: &Journal) -> usize {
    journal.tables().await.expect("memory can be read").len()
}

#[tokio::test(start_paused = true)]
async fn all_are_led_to_one_table_also_after_a_sleep() {
    let world = World::new().await;
    let table = ended(&world).await;
    let next = again(&world, 1, &table).await;
    pass(3).await;
    assert_eq!(world.awake().await, 0, "the ended table sleeps");
    assert_eq!(again(&world, 2, &table).await, next);
    pass(3600).await;
    assert_eq!(world.state(3, &table).await["again"], json!(next), "everybody is shown the way");
    assert_eq!(again(&world, 1, &table).await, next);
    assert_eq!(tables(&world.journal).await, 2);
}

#[tokio::test(start_paused = true)]
async fn and_after_a_restart() {
    let world = World::new().await;
    let table = ended(&world).await;
    let next = again(&world, 1, &table).await;
    let (journal, clock) = world.leave().await;
    let world = World::over(journal, clock).await;
    assert_eq!(world.state(2, &table).await["again"], json!(next));
    let (journal, clock) = world.die();
    let world = World::over(journal, clock).await;
    assert_eq!(again(&world, 2, &table).await, next);
}

#[tokio::test(start_paused = true)]
async fn and_at_two_machines_that_are_asked_at_once() {
    for ears in [Ears::Open, Ears::Shut] {
        let both = World::two(ears).await;
        let table = ended(&both[0]).await;
        let (one, other) = tokio::join!(again(&both[0], 1, &table), again(&both[1], 2, &table));
        assert_eq!(one, other);
        assert_eq!(tables(&both[0].journal).await, 2);
        assert_eq!(again(&both[1], 1, &table).await, one);
    }
}

#[tokio::test(start_paused = true)]
async fn a_page_at_the_other_machine_is_shown_the_way() {
    let both = World::two(Ears::Open).await;
    let table = ended(&both[0]).await;
    assert_eq!(both[1].state(2, &table).await["again"], Value::Null);
    let mut stream = crate::streams::Stream::open(&both[1], 2, &table, None).await;
    stream.next("table").await;
    let next = again(&both[0], 1, &table).await;
    assert_eq!(stream.next("table").await["again"], json!(next));
}

#[tokio::test(start_paused = true)]
async fn only_one_that_was_closed_before_its_start_is_replaced() {
    let world = World::new().await;
    let table = ended(&world).await;
    let first = again(&world, 1, &table).await;
    world.post(1, &format!("/tables/{first}/close"), json!({})).await.ok();
    pass(60).await;
    assert_eq!(world.state(1, &table).await["again"], Value::Null, "nobody is led to it");
    let second = again(&world, 2, &table).await;
    assert_ne!(second, first);
    assert_eq!(again(&world, 1, &table).await, second);
    for person in 1..=2 {
        let (seat, entropy) = (char::from(b'A' + person - 1), format!("{person:032x}"));
        let ready = format!("/tables/{second}/seats/{seat}/ready");
        world.post(person, &ready, json!({"entropy": entropy})).await.ok();
    }
    world.ready(&format!("/tables/{second}")).await;
    world.post(1, &format!("/tables/{second}/start"), json!({})).await.ok();
    world.post(1, &format!("/tables/{second}/close"), json!({})).await.ok();
    pass(60).await;
    assert_eq!(again(&world, 1, &table).await, second, "it was played");
}

/// The server died after it had written the name down and before it opened the table.
#[tokio::test(start_paused = true)]
async fn what_was_written_down_and_not_opened_is_opened_by_the_next_who_asks() {
    let world = World::new().await;
    let table = ended(&world).await;
    let next: TableId = "written-down".parse().expect("a table's name");
    let seq = world.state(1, &table).await["seq"].as_u64().expect("a number");
    let set = world.journal.set_rematch((&id(&table), seq), None, &next).await;
    assert_eq!(set, Ok(next));
    pass(60).await;
    assert_eq!(world.state(1, &table).await["again"], Value::Null, "there is nothing to be led to");
    assert_eq!(again(&world, 2, &table).await, "written-down");
    assert_eq!(world.state(2, "/tables/written-down").await["you"], json!(["B"]));
}

/// A table that nobody starts is deleted after a week, and the one before it is kept for a year.
#[tokio::test(start_paused = true)]
async fn one_that_was_forgotten_is_opened_again_under_its_name() {
    let world = World::new().await;
    let table = ended(&world).await;
    let next = again(&world, 1, &table).await;
    pass(60).await;
    let a_month_later = UnixMillis(world.clock.now().0 + 30 * 24 * 60 * 60 * 1000);
    assert_eq!(world.journal.sweep(a_month_later, Retention::default()).await, Ok(1));
    world.get(1, &format!("/tables/{next}")).await.is(404, "no-such-table");
    assert_eq!(world.state(1, &table).await["again"], Value::Null);
    assert_eq!(again(&world, 2, &table).await, next);
    assert_eq!(world.state(1, &format!("/tables/{next}")).await["state"], "waiting");
}

#[tokio::test(start_paused = true)]
async fn no_record_tells_of_it() {
    let world = World::new().await;
    let table = ended(&world).await;
    let next = again(&world, 1, &table).await;
    let record = world.get(1, &format!("{table}/record")).await;
    assert!(record.status.is_success() && record.text.contains("closed"), "{record:?}");
    assert!(!record.text.contains(&next));
    let later = world.get(1, &format!("/tables/{next}")).await;
    assert!(!later.text.contains(id(&table).as_str()));
    // The search would find it.
    assert!(world.get(1, &table).await.text.contains(&next));
}

#[tokio::test(start_paused = true)]
async fn who_may_not_change_settings_opens_nothing_by_trying() {
    let world = World::new().await;
    let table = ended(&world).await;
    let again = format!("{table}/again");
    world.post(2, &again, json!({"settings": {"walls": 20}})).await.is(403, "not-host");
    world.post(1, &again, json!({"settings": {"walls": "many"}})).await.is(422, "unreadable");
    world.post(3, &again, json!({})).await.is(403, "not-your-seat");
    assert_eq!(tables(&world.journal).await, 1);
    let answer = world.post(1, &again, json!({"settings": {"walls": 20}})).await.ok();
    let next = format!("/tables/{}", answer["table"].as_str().expect("a name"));
    assert_eq!(world.state(1, &next).await["settings"]["walls"], "20");
}

//! How large a table may become, long records, and tables that people have left.

use std::time::Duration;

use axum::body::{Body, HttpBody};
use http_body_util::BodyExt;
use journal::Journal;
use serde_json::{Value, json};
use server::{Config, TableBounds, guard};
use tower::ServiceExt;

use crate::streams::Stream;
use crate::world::{World, clock, pass, request};

async fn bounded(bounds: TableBounds) -> World {
    let limits = guard::RateLimits::Off;
    let config = Config { bounds, limits, ..Config::default() };
    World::configured(Journal::memory(), clock(), config).await
}

async fn seq(world: &World, table: &str) -> u64 {
    world.state(1, table).await["seq"].as_u64().expect("a number")
}

async fn rename(world: &World, table: &str, nth: usize) -> crate::world::Reply {
    let name = json!({"name": format!("Ada {nth}")});
    world.post(1, &format!("{table}/seats/A/name"), name).await
}

#[tokio::test(start_paused = true)]
async fn a_table_with_too_many_records_is_closed() {
    let few = TableBounds { appends: 20, ..TableBounds::default() };
    let small = TableBounds { bytes: 2_000, ..TableBounds::default() };
    for bounds in [few, small] {
        let world = bounded(bounds).await;
        let table = world.seated("magic-labyrinth", 2).await;
        let mut count = 0;
        while world.state(1, &table).await["state"] != "closed" {
            rename(&world, &table, count).await.ok();
            count += 1;
            assert!(count < 200, "it never closes");
        }
        assert!(count > 5, "closed after {count}");
        let state = world.state(1, &table).await;
        assert_eq!(state["reason"], "limit");
        assert!(state["seq"].as_u64() <= Some(20) || bounds.bytes == 2_000, "{state}");
        rename(&world, &table, 0).await.is(409, "ended");
        let record = world.get(1, &format!("{table}/record")).await.ok();
        let text = record["records"].as_str().expect("a text");
        assert!(text.contains("\nnote closing limit\nclosed "), "{text}");
        // A restart knows the size too.
        let (journal, clock) = world.leave().await;
        let world = World::over(journal, clock).await;
        assert_eq!(world.state(1, &table).await["reason"], "limit");
    }
}

/// A table of this many appends that has ended.
async fn long(world: &World, appends: usize) -> String {
    let table = world.seated("magic-labyrinth", 2).await;
    for nth in 0..appends {
        rename(world, &table, nth).await.ok();
    }
    world.post(1, &format!("{table}/close"), json!({})).await.ok();
    table
}

#[tokio::test(start_paused = true)]
async fn a_record_is_the_same_in_parts() {
    let world = World::new().await;
    let table = long(&world, 200).await;
    let json = world.get(1, &format!("{table}/record")).await.ok();
    let request = request("GET", 1, &format!("{table}/record")).header("accept", "text/plain");
    let plain = world.send(request.body(Body::empty()).expect("a request")).await;
    assert_eq!(json["records"].as_str(), Some(&*plain.text));
    let records: table::Records = plain.text.parse().expect("a whole file");
    assert_eq!(records.appends().len() as u64, seq(&world, &table).await);
    assert_eq!(json["seed"].as_str().map(str::len), Some(64));
    assert_eq!(json["truth"], Value::Null);
}

/// A response that nobody reads holds one part of the record, not all of it.
#[tokio::test(start_paused = true)]
async fn an_unread_record_takes_little_memory() {
    let world = World::new().await;
    let table = long(&world, 1_000).await;
    let whole = world.get(1, &format!("{table}/record")).await.text.len();
    for accept in ["text/plain", "application/json"] {
        let asked = request("GET", 1, &format!("{table}/record")).header("accept", accept);
        let asked = asked.body(Body::empty()).expect("a request");
        let mut body = world.router.clone().oneshot(asked).await.expect("an answer").into_body();
        assert_eq!(body.size_hint().exact(), None, "it is not in memory as a whole");
        let mut largest = 0;
        while let Some(part) = body.frame().await {
            let part = part.expect("a part").into_data().expect("data");
            largest = largest.max(part.len());
        }
        assert!(10 * largest < whole, "{largest} of {whole} bytes at once");
    }
}

/// Two seats, one of them a bot's: it plays while somebody is there.
async fn with_a_bot(world: &World) -> String {
    let table = world.opened("mago-magino", 3).await;
    world.join(1, &table).await;
    for seat in ["B", "C"] {
        let path = format!("{table}/seats/{seat}/bot");
        world.post(1, &path, json!({"level": "random"})).await.ok();
    }
    world.ready(&table).await;
    world.post(1, &format!("{table}/start"), json!({})).await.ok();
    world.post(1, &format!("{table}/seats/A/cover"), json!({"level": "random"})).await.ok();
    table
}

#[tokio::test(start_paused = true)]
async fn bots_stop_five_minutes_after_the_last_person_has_gone() {
    let bounds = TableBounds { deserted: Duration::from_secs(10), ..TableBounds::default() };
    let world = bounded(bounds).await;
    let table = with_a_bot(&world).await;
    let first = appends(&world, &table).await;
    pass(15).await;
    let stopped = appends(&world, &table).await;
    assert!(stopped > first, "they play while somebody was here lately");
    pass(3_600).await;
    assert_eq!(appends(&world, &table).await, stopped, "nobody is there");
    assert_eq!(world.awake().await, 0, "the table sleeps");
    // Somebody watches: they play on.
    let mut stream = Stream::open(&world, 7, &table, None).await;
    stream.next("table").await;
    pass(20).await;
    assert!(appends(&world, &table).await > stopped);
}

fn name(table: &str) -> table::TableId {
    table.trim_start_matches("/tables/").parse().expect("a name")
}

/// The number of appends in the store. It is no sign of life, as a request would be.
async fn appends(world: &World, table: &str) -> usize {
    world.journal.read(&name(table), 1).await.expect("it is there").len()
}

#[tokio::test(start_paused = true)]
async fn an_abandoned_table_is_closed_after_thirty_days() {
    let world = World::new().await;
    let running = world.started("magic-labyrinth", 2).await;
    let waiting = world.seated("magic-labyrinth", 2).await;
    pass(30 * 86_400 - 60).await;
    world.close_abandoned().await;
    assert_eq!(world.state(1, &running).await["state"], "running");
    pass(120).await;
    world.close_abandoned().await;
    pass(1).await;
    let state = world.state(1, &running).await;
    assert_eq!((&state["state"], &state["reason"]), (&json!("closed"), &json!("abandoned")));
    assert_eq!(world.state(1, &waiting).await["state"], "waiting", "those are deleted instead");
}

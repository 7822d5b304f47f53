//! The routes for the operator: health, readiness and metrics.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use journal::Journal;
use serde_json::json;

use crate::world::{World, clock};

#[tokio::test(start_paused = true)]
async fn the_operator_can_ask() {
    let world = World::new().await;
    world.seated("mago-magino", 2).await;
    for (path, status, part) in [
        ("/health", 200, "ok\n"),
        ("/ready", 503, "the server is starting"),
        ("/metrics", 200, "\nclew_tables_opened_total 1\n"),
        ("/tables", 404, ""),
    ] {
        let (found, text) = world.operator(path).await;
        assert!(found == status && text.contains(part), "{path}: {found} {text}");
    }
}

/// A server that has not written to its store yet is alive, and not ready.
#[tokio::test(start_paused = true)]
async fn a_server_that_has_written_nothing_is_alive_and_not_ready() {
    let world = World::new().await;
    assert_eq!(world.get(1, "/health").await.text, "ok\n");
    world.get(1, "/ready").await.is(503, "store-unavailable");
}

/// The wall clock does not advance during a request, so the monotonic one has measured this.
#[tokio::test(start_paused = true)]
async fn appends_are_measured_in_microseconds_by_the_monotonic_clock() {
    let reading = AtomicU64::new(0);
    let clock = clock().with_micros(move || reading.fetch_add(230, Relaxed));
    let world = World::over(Journal::memory(), clock).await;
    let table = world.seated("mago-magino", 2).await;
    world.ready(&table).await;
    world.post(1, &format!("{table}/start"), json!({})).await.ok();
    let count: u64 = world.metric("clew_append_seconds_count").await.parse().expect("a number");
    assert!(count >= 3, "two sat down and it was started: {count}");
    let sum: f64 = world.metric("clew_append_seconds_sum").await.parse().expect("a number");
    let expected = 0.000_230 * count as f64;
    assert!((sum - expected).abs() < 1e-9, "from reading to reading: {sum}, not {expected}");
    let within = world.metric("clew_append_seconds_bucket{le=\"0.00025\"}").await;
    let below = world.metric("clew_append_seconds_bucket{le=\"0.0001\"}").await;
    assert_eq!((within, below), (count.to_string(), "0".to_owned()));
}

#[tokio::test(start_paused = true)]
async fn a_table_that_is_opened_by_a_rematch_is_counted() {
    let world = World::new().await;
    let table = world.started("mago-magino", 2).await;
    world.post(1, &format!("{table}/close"), json!({})).await.ok();
    assert_eq!(world.metric("clew_tables_opened_total").await, "1");
    world.post(1, &format!("{table}/again"), json!({})).await.ok();
    assert_eq!(world.metric("clew_tables_opened_total").await, "2");
}

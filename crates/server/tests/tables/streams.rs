//! Event streams.

use axum::body::{Body, BodyDataStream};
use futures_util::StreamExt;
use serde_json::{Value, json};
use tower::ServiceExt;

use crate::world::{World, pass, request};

/// An open stream.
struct Stream(BodyDataStream);

impl Stream {
    async fn open(world: &World, person: u8, table: &str, last: Option<u64>) -> Self {
        let mut request = request("GET", person, &format!("{table}/events"));
        if let Some(last) = last {
            request = request.header("last-event-id", last);
        }
        let request = request.body(Body::empty()).expect("a request");
        let answer = world.router.clone().oneshot(request).await.expect("routers never fail");
        assert_eq!(answer.status().as_u16(), 200);
        assert_eq!(answer.headers()["content-type"], "text/event-stream");
        Self(answer.into_body().into_data_stream())
    }

    /// The next event of this name.
    async fn next(&mut self, name: &str) -> Value {
        loop {
            let bytes = self.0.next().await.expect("it goes on").expect("bytes");
            let text = String::from_utf8(bytes.to_vec()).expect("text");
            let field = |key: &str| text.lines().find_map(|line| line.strip_prefix(key));
            if field("event: ") == Some(name) {
                return serde_json::from_str(field("data: ").expect("data")).expect("JSON");
            }
        }
    }

    /// The next state with this number or a later one.
    async fn state(&mut self, seq: &Value) -> Value {
        loop {
            let state = self.next("table").await;
            if state["seq"].as_u64() >= seq.as_u64() {
                return state;
            }
        }
    }
}

#[tokio::test(start_paused = true)]
async fn every_change_is_shown_to_everybody() {
    let world = World::new().await;
    let table = world.started("magic-labyrinth", 2).await;
    let mut streams = Vec::new();
    for person in [1, 2, 9] {
        streams.push(Stream::open(&world, person, &table, None).await);
    }
    for (nth, stream) in streams.iter_mut().enumerate() {
        let state = stream.next("table").await;
        assert_eq!(
            (&state["sights"], &state["viewer"]),
            (&json!([]), &json!(["A", "B", "watcher"][nth]))
        );
    }
    let person = world.act(&table, 2, "k1").await.expect("somebody's turn");
    let seq = world.state(person, &table).await["seq"].clone();
    for stream in &mut streams {
        let state = stream.state(&seq).await;
        assert!(!state["sights"].as_array().expect("a list").is_empty());
    }
}

#[tokio::test(start_paused = true)]
async fn who_lost_the_line_is_told_what_they_missed_and_who_reloads_is_not() {
    let world = World::new().await;
    let table = world.started("magic-labyrinth", 2).await;
    let before = world.state(1, &table).await["seq"].as_u64().expect("a number");
    world.act(&table, 2, "k1").await.expect("somebody's turn");
    let sights = async |last| {
        let state = Stream::open(&world, 1, &table, last).await.next("table").await;
        state["sights"].as_array().expect("a list").len()
    };
    assert!(sights(Some(before)).await > 0);
    assert_eq!(sights(None).await, 0);
    pass(31).await;
    assert_eq!(sights(Some(before)).await, 0);
}

#[tokio::test(start_paused = true)]
async fn who_is_slow_skips_states() {
    let world = World::new().await;
    let table = world.started("magic-labyrinth", 1).await;
    let mut stream = Stream::open(&world, 9, &table, None).await;
    stream.next("table").await;
    for number in 0..20 {
        world.act(&table, 1, &format!("k{number}")).await.expect("always the same turn");
    }
    let seq = world.state(1, &table).await["seq"].clone();
    // One state at most was made before the last.
    let first = stream.next("table").await;
    let second = if first["seq"] == seq { first } else { stream.next("table").await };
    assert_eq!(second["seq"], seq);
}

#[tokio::test(start_paused = true)]
async fn what_is_said_reaches_the_open_pages() {
    let world = World::new().await;
    let table = world.started("mago-magino", 2).await;
    let mut stream = Stream::open(&world, 2, &table, None).await;
    stream.next("table").await;
    let words = json!({"kind": "words", "text": "<b>hello</b>"});
    world.post(1, &format!("{table}/talk"), words).await.ok();
    let said = stream.next("talk").await;
    assert_eq!((&said["seat"], &said["text"]), (&json!("A"), &json!("<b>hello</b>")));
    // One who comes later reads what was written, and a page escapes it.
    let mut late = Stream::open(&world, 1, &table, None).await;
    assert_eq!(late.next("talk").await["number"], 1);
    let page = request("GET", 1, &table).header("accept", "text/html");
    let page = world.send(page.body(Body::empty()).expect("a request")).await.text;
    assert!(page.contains("&lt;b&gt;hello") && !page.contains("<b>hello"), "{page}");
}

#[tokio::test(start_paused = true)]
async fn pages_are_told_before_the_server_goes() {
    let world = World::new().await;
    let table = world.started("mago-magino", 2).await;
    let mut stream = Stream::open(&world, 2, &table, None).await;
    world.leave().await;
    assert!(stream.next("bye").await["why"].is_string());
    assert!(stream.0.next().await.is_none());
}

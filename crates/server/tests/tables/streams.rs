//! Event streams.

use std::time::Duration;

use axum::body::Body;
use bytes::Bytes;
use http_body_util::BodyExt;
use serde_json::{Value, json};
use tokio::time::timeout;
use tower::ServiceExt;

use crate::world::{World, pass, request};

/// An open stream.
pub(crate) struct Stream(Body);

impl Stream {
    pub(crate) async fn open(world: &World, person: u8, table: &str, last: Option<u64>) -> Self {
        let mut request = request("GET", person, &format!("{table}/events"));
        if let Some(last) = last {
            request = request.header("last-event-id", last);
        }
        let request = request.body(Body::empty()).expect("a request");
        let answer = world.router.clone().oneshot(request).await.expect("routers never fail");
        assert_eq!(answer.status().as_u16(), 200);
        assert_eq!(answer.headers()["content-type"], "text/event-stream");
        Self(answer.into_body())
    }

    /// The next bytes; `None` at the end.
    async fn part(&mut self) -> Option<Bytes> {
        let frame = self.0.frame().await?.expect("it does not break");
        Some(frame.into_data().expect("bytes"))
    }

    /// Nothing comes for this number of seconds, and then a sign of life.
    async fn beats_after(&mut self, quiet: u64) {
        let soon = timeout(Duration::from_secs(quiet), self.part()).await;
        assert!(soon.is_err(), "{soon:?}");
        let part = timeout(Duration::from_secs(2), self.part()).await.expect("it lives");
        assert_eq!(part.expect("it goes on"), b":\n\n"[..]);
    }

    /// The next event of this name.
    pub(crate) async fn next(&mut self, name: &str) -> Value {
        loop {
            let bytes = self.part().await.expect("it goes on");
            let text = String::from_utf8(bytes.to_vec()).expect("text");
            let field = |key: &str| text.lines().find_map(|line| line.strip_prefix(key));
            if field("event: ") == Some(name) {
                return serde_json::from_str(field("data: ").expect("data")).expect("JSON");
            }
        }
    }

    /// The next state with this number or a later one.
    pub(crate) async fn state(&mut self, seq: &Value) -> Value {
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
    // At most one state was drawn before the last.
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
    // A new stream gets the words so far, and a page escapes them.
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
    assert!(stream.part().await.is_none());
}

#[tokio::test(start_paused = true)]
async fn a_quiet_line_says_that_it_is_alive() {
    let world = World::new().await;
    let table = world.started("mago-magino", 2).await;
    let mut stream = Stream::open(&world, 2, &table, None).await;
    for number in 1..=2 {
        let words = json!({ "kind": "words", "text": "well?" });
        world.post(1, &format!("{table}/talk"), words).await.ok();
        assert_eq!(stream.next("talk").await["number"], number);
        // A new stream also gets its own presence; then nothing happens for a while.
        while timeout(Duration::from_secs(1), stream.part()).await.is_ok() {}
        stream.beats_after(13).await;
    }
    stream.beats_after(14).await;
}

#[tokio::test(start_paused = true)]
async fn a_page_that_another_build_made_is_to_be_loaded_anew() {
    let world = World::new().await;
    let table = world.started("magic-labyrinth", 2).await;
    let own = ui::build();
    let old = format!("{table}/events?page=de&build=0123456789ab&last=3");
    world.get(1, &old).await.is(409, "old-page");
    // A page that was loaded just now, perhaps from another machine, is served: otherwise it would be
    // loaded again and again where two builds run at the same time.
    for (query, build) in [
        ("&build=0123456789ab".to_owned(), "0123456789ab"),
        (format!("&build={own}&last=3"), own),
        ("&last=3".to_owned(), own),
        ("&build=%3Cb%3E&last=3".to_owned(), own),
    ] {
        let request = request("GET", 1, &format!("{table}/events?page=de{query}"));
        let request = request.body(Body::empty()).expect("a request");
        let answer = world.router.clone().oneshot(request).await.expect("routers never fail");
        assert_eq!(answer.status().as_u16(), 200, "{query}");
        let part = Stream(answer.into_body()).part().await.expect("it begins");
        let text = String::from_utf8(part.to_vec()).expect("text");
        assert!(text.contains(&format!("events?page=de&amp;build={build}\"")), "{query}: {text}");
    }
}

//! A load on a server that does not always do what it is asked.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use axum::Json;
use axum::extract::Request;
use axum::http::StatusCode;
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use indicatif::ProgressBar;
use serde_json::json;
use tokio::net::TcpListener;
use tokio::runtime::Runtime;

use super::{Address, Figures, Looks, Plan, Process, Reach, Session};
use crate::bare;

/// What a server does with an action instead.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Whim {
    /// What it should.
    None,
    /// Somebody else was faster.
    Stale,
    /// It has no room.
    Full,
    /// It takes its time.
    Slow,
}

/// Plays tables for a moment against a server with whims, which come by turns.
fn play(whims: &'static [Whim], tables: usize, pace: Option<f64>) -> Figures {
    let runtime = Runtime::new().expect("a runtime");
    let listener = runtime.block_on(TcpListener::bind("127.0.0.1:0")).expect("a port");
    let url = format!("http://{}", listener.local_addr().expect("an address"));
    let count = Arc::new(AtomicUsize::new(0));
    let whim = move |request: Request, next: Next| {
        let is_act = request.uri().path().ends_with("/act");
        let number = if is_act { count.fetch_add(1, Ordering::Relaxed) } else { 0 };
        let whim = if is_act { whims[number % whims.len()] } else { Whim::None };
        answer(whim, request, next)
    };
    let app = bare::in_memory().layer(middleware::from_fn(whim));
    runtime.spawn(async { axum::serve(listener, app).await });
    let plan = Plan {
        addresses: vec![Address::read(&url, Reach::Here).expect("an address")],
        tables,
        game: None,
        pace,
        processes: Vec::new(),
        record: 3,
        looks: Looks::Json,
    };
    let mut session = Session::open(plan).expect("a server");
    session.play(Duration::from_millis(300), &ProgressBar::hidden());
    let (figures, recorder) = session.end();
    assert_eq!(recorder.expect("it was wanted").lines().lines().count(), 3 * 4);
    runtime.shutdown_background();
    figures
}

async fn answer(whim: Whim, request: Request, next: Next) -> Response {
    let refused = |status, code| (status, Json(json!({ "error": { "code": code } })));
    match whim {
        Whim::None => next.run(request).await,
        Whim::Stale => {
            // The other one did the same: there is something to be seen.
            next.run(request).await;
            refused(StatusCode::CONFLICT, "stale").into_response()
        }
        Whim::Slow => {
            tokio::time::sleep(Duration::from_millis(400)).await;
            next.run(request).await
        }
        Whim::Full => refused(StatusCode::SERVICE_UNAVAILABLE, "full").into_response(),
    }
}

#[test]
fn nothing_is_amiss_where_all_is_done() {
    let figures = play(&[Whim::None], 2, None);
    assert!(figures.is_well() && figures.actions > 0, "{figures:?}");
    assert_eq!((figures.stale, figures.games_ended), (0, 0));
}

#[test]
fn several_servers_share_the_tables() {
    let runtime = Runtime::new().expect("a runtime");
    let opened = [(); 3].map(|()| Arc::new(AtomicUsize::new(0)));
    let serve = |opened: &Arc<AtomicUsize>| {
        let listener = runtime.block_on(TcpListener::bind("127.0.0.1:0")).expect("a port");
        let url = format!("http://{}", listener.local_addr().expect("an address"));
        let opened = Arc::clone(opened);
        let count = move |request: Request, next: Next| {
            let is_opening = request.method() == "POST" && request.uri().path() == "/tables";
            opened.fetch_add(usize::from(is_opening), Ordering::Relaxed);
            next.run(request)
        };
        let app = bare::in_memory().layer(middleware::from_fn(count));
        runtime.spawn(async { axum::serve(listener, app).await });
        Address::read(&url, Reach::Here).expect("an address")
    };
    let addresses = opened.iter().map(serve).collect();
    let game = Some("magic-labyrinth".to_owned());
    let (processes, looks) = (vec![Process::own(); 3], Looks::Json);
    let plan = Plan { addresses, tables: 7, game, pace: None, processes, record: 0, looks };
    let mut session = Session::open(plan).expect("servers");
    session.play(Duration::from_millis(100), &ProgressBar::hidden());
    let (figures, _) = session.end();
    assert!(figures.is_well() && figures.tables_opened == 7, "{figures:?}");
    assert_eq!(opened.map(|count| count.load(Ordering::Relaxed)), [3, 2, 2]);
    let used = figures.server.expect("they were named");
    let own = Process::own().memory().expect("the system tells");
    assert!(used.memory > 2 * own, "{} of {own} bytes: all of them are counted", used.memory);
    runtime.shutdown_background();
}

#[test]
fn what_came_too_late_is_counted_and_no_error() {
    let figures = play(&[Whim::None, Whim::None, Whim::Stale], 2, None);
    assert!(figures.is_well() && figures.stale > 0, "{figures:?}");
    // The two tables share the whims, so they are not exactly every third.
    assert!(figures.actions_in_all.abs_diff(2 * figures.stale) <= 4, "{figures:?}");
}

#[test]
fn what_is_refused_is_an_error_with_its_code() {
    let figures = play(&[Whim::None, Whim::Full], 2, None);
    assert!(!figures.is_well() && figures.actions_in_all > 0, "{figures:?}");
    assert_eq!(figures.errors.keys().collect::<Vec<_>>(), ["act: 503 full"]);
}

/// Six actions are meant to be done in the time, and the first of them holds up all others. None is
/// left out, and each is late from the moment that was meant.
#[test]
fn who_waits_for_a_slow_server_is_late() {
    let whims = &[Whim::Slow, Whim::None, Whim::None, Whim::None, Whim::None, Whim::None];
    let figures = play(whims, 1, Some(20.0));
    assert_eq!(figures.actions_in_all, 6, "{figures:?}");
    assert!(figures.answer_ms.p50 > 150.0 && figures.shown_ms.p50 > 150.0, "{figures:?}");
}

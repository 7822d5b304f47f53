//! A load on a server that does not always do what it is asked.

mod baseline;

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use axum::extract::Request;
use axum::http::StatusCode;
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::{Json, Router};
use serde_json::{Value, json};
use tokio::net::TcpListener;
use tokio::runtime::Runtime;

use super::*;

/// How the server treats an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Treatment {
    Accepted,
    /// Another append came first.
    Stale,
    /// The server has no room.
    Full,
    /// The answer comes late.
    Slow,
}

/// Plays tables for a moment against a server that treats actions in these ways in turn.
fn play_against(treatments: &'static [Treatment], tables: usize, pace: Option<f64>) -> Figures {
    let count = Arc::new(AtomicUsize::new(0));
    let treat = move |request: Request, next: Next| {
        let is_act = request.uri().path().ends_with("/act");
        let number = if is_act { count.fetch_add(1, Ordering::Relaxed) } else { 0 };
        let treatment =
            if is_act { treatments[number % treatments.len()] } else { Treatment::Accepted };
        answer(treatment, request, next)
    };
    let app = baseline::router(None).layer(middleware::from_fn(treat));
    play_at(app, |url| plan(&[url], tables, pace))
}

/// Plays against this server by the plan for its URL.
fn play_at(app: Router, plan: impl FnOnce(String) -> Plan) -> Figures {
    let runtime = Runtime::new().expect("a runtime");
    let url = serve(&runtime, app);
    let figures = play(&plan(url)).expect("a server");
    runtime.shutdown_background();
    figures
}

/// Starts a server and returns its URL.
fn serve(runtime: &Runtime, app: Router) -> String {
    let listener = runtime.block_on(TcpListener::bind("127.0.0.1:0")).expect("a port");
    let url = format!("http://{}", listener.local_addr().expect("an address"));
    runtime.spawn(async { axum::serve(listener, app).await });
    url
}

fn plan(urls: &[String], tables: usize, pace: Option<f64>) -> Plan {
    let address = |url: &String| Address::parse(url, Reach::Here).expect("an address");
    Plan {
        addresses: urls.iter().map(address).collect(),
        tables,
        game: None,
        time: Duration::from_millis(300),
        pace,
        processes: Vec::new(),
        viewers: Viewers::Json,
    }
}

async fn answer(treatment: Treatment, request: Request, next: Next) -> Response {
    let refused = |status, code| (status, Json(json!({ "error": { "code": code } })));
    match treatment {
        Treatment::Accepted => next.run(request).await,
        Treatment::Stale => {
            // The other append: there is something to be seen.
            next.run(request).await;
            refused(StatusCode::CONFLICT, "stale").into_response()
        }
        Treatment::Slow => {
            sleep(Duration::from_millis(400)).await;
            next.run(request).await
        }
        Treatment::Full => refused(StatusCode::SERVICE_UNAVAILABLE, "full").into_response(),
    }
}

#[test]
fn a_server_that_accepts_everything_passes() {
    let figures = play_against(&[Treatment::Accepted], 2, None);
    assert!(figures.is_ok() && figures.actions > 0, "{figures:?}");
    assert_eq!((figures.stale, figures.games_ended), (0, 0));
}

#[test]
fn the_figures_are_complete() {
    let measured = |pace| {
        let game = Some("mago-magino".to_owned());
        let (time, processes) = (Duration::from_secs(1), vec![Process::own()]);
        let plan = |url| Plan { game, time, processes, ..plan(&[url], 4, pace) };
        serde_json::to_value(play_at(baseline::router(None), plan)).expect("JSON")
    };
    let (fast, paced) = (measured(None), measured(Some(5.0)));
    for figures in [&fast, &paced] {
        let number = |path: &str| {
            let value = figures.pointer(path).and_then(Value::as_f64);
            value.unwrap_or_else(|| panic!("{path} in {figures}"))
        };
        assert!(number("/actions_per_s") > 1.0 && number("/client_cores") >= 0.0, "{figures}");
        for times in ["answer_ms", "shown_ms"] {
            let [p50, p99, max] =
                ["p50", "p99", "max"].map(|name| number(&format!("/{times}/{name}")));
            assert!(0.0 < p50 && p50 <= p99 && p99 <= max, "{figures}");
        }
        assert!(number("/server/memory") > 1e6 && number("/server/cpu_us_per_action") >= 0.0);
        assert_eq!((number("/stale"), number("/tables_opened")), (0.0, 4.0));
        assert_eq!(figures["errors"], json!({}));
    }
    // Every planned action is sent, even if the machine is slow.
    assert_eq!(paced["actions_in_all"], 20);
}

/// Each table acts twice, then sees that the game is over, and is replaced.
#[test]
fn a_table_whose_game_ends_is_replaced() {
    let time = Duration::from_secs(1);
    let plan = |url| Plan { time, ..plan(&[url], 2, Some(4.0)) };
    let figures = play_at(baseline::router(Some(3)), plan);
    assert_eq!((figures.games_ended, figures.tables_opened), (2, 4), "{figures:?}");
    // A slow machine has no time for the last action.
    assert!((4..=6).contains(&figures.actions_in_all), "{figures:?}");
}

#[test]
fn several_servers_share_the_tables() {
    let runtime = Runtime::new().expect("a runtime");
    let opened = [(); 3].map(|()| Arc::new(AtomicUsize::new(0)));
    let counting = |opened: &Arc<AtomicUsize>| {
        let opened = Arc::clone(opened);
        let count = move |request: Request, next: Next| {
            let is_opening = request.method() == "POST" && request.uri().path() == "/tables";
            opened.fetch_add(usize::from(is_opening), Ordering::Relaxed);
            next.run(request)
        };
        serve(&runtime, baseline::router(None).layer(middleware::from_fn(count)))
    };
    let urls: Vec<String> = opened.iter().map(counting).collect();
    let game = Some("magic-labyrinth".to_owned());
    let plan = Plan { game, processes: vec![Process::own(); 3], ..plan(&urls, 7, None) };
    let figures = play(&plan).expect("servers");
    assert!(figures.is_ok() && figures.tables_opened == 7, "{figures:?}");
    assert_eq!(opened.map(|count| count.load(Ordering::Relaxed)), [3, 2, 2]);
    let used = figures.server.expect("the processes are known");
    let own = Process::own().memory().expect("/proc is there");
    assert!(used.memory > 2 * own, "{} of {own} bytes: all of them are counted", used.memory);
    runtime.shutdown_background();
}

#[test]
fn stale_actions_are_counted_and_no_errors() {
    let treatments = &[Treatment::Accepted, Treatment::Accepted, Treatment::Stale];
    let figures = play_against(treatments, 2, None);
    assert!(figures.is_ok() && figures.stale > 0, "{figures:?}");
    // The two tables share the treatments, so it is not exactly every third action.
    assert!(figures.actions_in_all.abs_diff(2 * figures.stale) <= 4, "{figures:?}");
}

#[test]
fn a_refusal_is_an_error_with_its_code() {
    let figures = play_against(&[Treatment::Accepted, Treatment::Full], 2, None);
    assert!(!figures.is_ok() && figures.actions_in_all > 0, "{figures:?}");
    assert_eq!(figures.errors.keys().collect::<Vec<_>>(), ["act: 503 full"]);
}

/// Six actions are planned, and the first delays all others. None is left out, and the delay of each
/// counts from its planned time.
#[test]
fn delays_count_from_the_planned_time() {
    let treatments = &[
        Treatment::Slow,
        Treatment::Accepted,
        Treatment::Accepted,
        Treatment::Accepted,
        Treatment::Accepted,
        Treatment::Accepted,
    ];
    let figures = play_against(treatments, 1, Some(20.0));
    assert_eq!(figures.actions_in_all, 6, "{figures:?}");
    assert!(figures.answer_ms.p50 > 150.0 && figures.shown_ms.p50 > 150.0, "{figures:?}");
}

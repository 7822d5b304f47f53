//! `clew load`, against the bare server and the real one.

use std::ffi::OsStr;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use journal::Journal;
use serde_json::Value;

use super::serving::Serving;
use super::{Scratch, clew};

/// A bare server that ends with the test.
struct Bare {
    child: Child,
    url: String,
}

impl Bare {
    fn start(data: &Path) -> Self {
        Self::start_with(data, &[])
    }

    fn start_with(data: &Path, more: &[&OsStr]) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_clew"))
            .args(["bare", "--data"])
            .arg(data)
            .args(more)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut url = String::new();
        let words = child.stdout.take().expect("it is piped");
        BufReader::new(words).read_line(&mut url).expect("it says where it is");
        Self { child, url: url.trim().to_owned() }
    }

    fn load(&self, args: &str) -> Value {
        let id = self.child.id().to_string();
        let own = ["load", &self.url, "--json", "--pid", &id];
        let run = clew(own.into_iter().chain(args.split(' ')));
        assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
        serde_json::from_str(&run.out).expect("JSON")
    }
}

impl Drop for Bare {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// How many tables are in the journal, and how many rows.
fn count(data: &Path) -> (u64, u64) {
    let runtime = tokio::runtime::Builder::new_current_thread().build().expect("a runtime");
    let journal = Journal::sqlite(data).expect("the server has ended");
    runtime.block_on(async {
        let tables = journal.lobby(1_000).await.expect("a list");
        let mut rows = 0;
        for listed in &tables {
            rows += journal.read(&listed.table, 1).await.expect("a table").len() as u64;
        }
        (tables.len() as u64, rows)
    })
}

#[test]
fn every_action_that_was_counted_is_on_disk() {
    let scratch = Scratch::new("load");
    let data = scratch.path("data");
    let bare = Bare::start(&data);
    let fast = bare.load("--seconds 1 --tables 4");
    let paced = bare.load("--seconds 1 --tables 4 --pace 5 --game mago-magino");
    drop(bare);

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
        assert_eq!(figures["errors"], serde_json::json!({}));
    }
    // Every moment that was meant is kept, however late the machine is.
    assert_eq!(paced["actions_in_all"], 20);
    let actions = [&fast, &paced].map(|figures| figures["actions_in_all"].as_u64());
    let actions: u64 = actions.iter().flatten().sum();
    assert_eq!(count(&data), (8, 8 + actions));
}

/// Each table acts twice, sees at the third moment that the game is over, and is replaced.
#[test]
fn a_table_whose_game_ends_is_replaced() {
    let scratch = Scratch::new("load-over");
    let state = |state: &str| format!("{{\"state\":\"{state}\",\"legal\":{{\"A\":[\"go\"]}}}}\n");
    // The first of the three is shown with every third append.
    let states = ["over", "running", "running"].map(|name| state(name).repeat(4)).concat();
    let payload = scratch.write("payload", states);
    let data = scratch.path("data");
    let bare = Bare::start_with(&data, &["--payload".as_ref(), payload.as_os_str()]);
    let figures = bare.load("--seconds 1 --tables 2 --pace 4");
    drop(bare);
    let number = |name: &str| figures[name].as_u64().expect(name);
    assert_eq!((number("games_ended"), number("tables_opened")), (2, 4), "{figures}");
    // A slow machine has no time for the last one.
    let actions = number("actions_in_all");
    assert!((4..=6).contains(&actions), "{figures}");
    assert_eq!(count(&data), (4, 4 + actions));
}

#[test]
fn a_server_that_dies_is_a_failure() {
    let scratch = Scratch::new("load-dies");
    let mut bare = Bare::start(&scratch.path("data"));
    let mut load = Command::new(env!("CARGO_BIN_EXE_clew"))
        .args(["load", &bare.url, "--seconds", "60", "--tables", "2"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    // It has begun when something has been written for its tables.
    let wal = scratch.path("data/clew.db-wal");
    let begun = || wal.metadata().is_ok_and(|file| file.len() > 500_000);
    while !begun() && load.try_wait().expect("a process").is_none() {
        std::thread::yield_now();
    }
    bare.child.kill().expect("a process");
    let done = load.wait_with_output().expect("the program ends");
    assert_eq!(done.status.code(), Some(1));
    let out = String::from_utf8(done.stdout).expect("words");
    assert!(out.lines().any(|line| line.starts_with("error ")), "{out}");
}

#[test]
fn what_cannot_be_done_is_told_in_one_line() {
    let run = clew(["load", "http://127.0.0.1:1", "--tables", "1"]);
    assert_eq!((run.code, run.out.as_str()), (Some(1), ""));
    assert_eq!(run.err.lines().count(), 1, "{}", run.err);
    assert!(run.err.starts_with("clew: no server answers at http://127.0.0.1:1: "), "{}", run.err);

    let scratch = Scratch::new("load-told");
    let bare = Bare::start(&scratch.path("data"));
    let run = clew(["load", &bare.url, "--game", "chess"]);
    assert_eq!((run.code, run.out.as_str()), (Some(2), ""));
    assert!(run.err.starts_with("clew: --game expected `all` or a game ("), "{}", run.err);
    assert!(run.err.ends_with("), found `chess`\n"), "{}", run.err);
    let run = clew(["load", &bare.url, "--tables", "100000"]);
    assert_eq!((run.code, run.out.as_str()), (Some(1), ""));
    assert!(run.err.contains("say `ulimit -n 500032` before"), "{}", run.err);
}

/// What a page offers can be done: were it read wrongly, the server would refuse it.
#[test]
fn pages_are_played_by_what_they_offer() {
    let scratch = Scratch::new("load-pages");
    let serving = Serving::start(&scratch.path("data"));
    for game in ["magic-labyrinth", "magic-maze", "labyrinth-cards", "mago-magino"] {
        let args = ["--json", "--pages", "--seconds", "1", "--tables", "2", "--game", game];
        let run = clew(["load", &serving.url].into_iter().chain(args));
        assert_eq!((run.code, run.err.as_str()), (Some(0), ""), "{game}");
        let figures: Value = serde_json::from_str(&run.out).expect("JSON");
        assert_eq!(figures["errors"], serde_json::json!({}), "{game}");
        let actions = figures["actions_in_all"].as_u64();
        assert!(actions > Some(20), "{game}: {figures}");
    }
}

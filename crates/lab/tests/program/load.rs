//! `clew-lab load`, against `clew-lab serve`.

use std::io::Read;
use std::process::{Command, Stdio};

use serde_json::{Value, json};

use super::{Server, lab};

fn load(server: &Server, args: &str) -> Value {
    let pid = server.child.id().to_string();
    let own = ["load", &server.url, "--pid", &pid];
    let run = lab(own.into_iter().chain(args.split(' ')));
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""), "{}", run.out);
    serde_json::from_str(&run.out).expect("JSON")
}

#[test]
fn a_server_that_dies_is_a_failure() {
    let mut server = Server::start();
    let before = server.cpu_ticks();
    let mut load = Command::new(env!("CARGO_BIN_EXE_clew-lab"))
        .args(["load", &server.url, "--seconds", "60", "--tables", "2"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    // The load has begun when the server has been busy for a while.
    while server.cpu_ticks() < before + 20 && load.try_wait().expect("a process").is_none() {
        std::thread::yield_now();
    }
    server.child.kill().expect("it runs");
    let done = load.wait_with_output().expect("the program ends");
    assert_eq!(done.status.code(), Some(1));
    let figures: Value = serde_json::from_slice(&done.stdout).expect("JSON");
    assert_ne!(figures["errors"], json!({}), "{figures}");
}

impl Server {
    /// Hundredths of a second that its threads have run.
    fn cpu_ticks(&self) -> u64 {
        let mut stat = String::new();
        let path = format!("/proc/{}/stat", self.child.id());
        let file = std::fs::File::open(path).and_then(|mut file| file.read_to_string(&mut stat));
        file.expect("it runs");
        let fields: Vec<&str> = stat.split_whitespace().collect();
        [13, 14].iter().map(|&at| fields[at].parse::<u64>().expect("a number")).sum()
    }
}

#[test]
fn impossible_loads_are_explained_in_one_line() {
    let run = lab(["load", "http://127.0.0.1:1", "--tables", "1"]);
    assert_eq!((run.code, run.out.as_str()), (Some(1), ""));
    assert_eq!(run.err.lines().count(), 1, "{}", run.err);
    let expected = "clew-lab: no server answers at http://127.0.0.1:1: ";
    assert!(run.err.starts_with(expected), "{}", run.err);

    let server = Server::start();
    let run = lab(["load", &server.url, "--game", "chess"]);
    assert_eq!((run.code, run.out.as_str()), (Some(2), ""));
    assert!(run.err.starts_with("clew-lab: --game expected `all` or a game ("), "{}", run.err);
    assert!(run.err.ends_with("), found `chess`\n"), "{}", run.err);
    let run = lab(["load", &server.url, "--tables", "100000"]);
    assert_eq!((run.code, run.out.as_str()), (Some(1), ""));
    assert!(run.err.contains("run `ulimit -n 500032` first"), "{}", run.err);
}

/// The real server accepts what is sent, with both kinds of viewers, and updates of pages are counted.
#[test]
fn all_games_are_played_at_the_real_server() {
    let server = Server::start();
    for args in ["--seconds 1 --tables 4", "--seconds 2 --tables 4 --pages"] {
        let figures = load(&server, args);
        assert_eq!(figures["errors"], json!({}), "{args}");
        assert!(figures["actions_in_all"].as_u64() > Some(20), "{args}: {figures}");
        assert_eq!(figures["update_bytes"].is_object(), args.contains("--pages"), "{figures}");
        let number = |path| figures.pointer(path).and_then(Value::as_f64);
        assert!(number("/server/memory") > Some(1e6), "{figures}");
        assert!(number("/server/cpu_us_per_action") > Some(0.0), "{figures}");
    }
}

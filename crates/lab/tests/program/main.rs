//! Runs `clew-lab` and checks what it prints and how it ends.

mod bench;
mod load;

use std::ffi::OsStr;
use std::fs;
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

/// How the program ended.
struct Run {
    code: Option<i32>,
    out: String,
    err: String,
}

fn lab<A: AsRef<OsStr>>(args: impl IntoIterator<Item = A>) -> Run {
    let done = Command::new(env!("CARGO_BIN_EXE_clew-lab"))
        .args(args)
        .stdin(Stdio::null())
        .output()
        .expect("the program starts");
    Run {
        code: done.status.code(),
        out: String::from_utf8(done.stdout).expect("text on stdout"),
        err: String::from_utf8(done.stderr).expect("text on stderr"),
    }
}

/// A server that is killed when the test ends.
struct Server {
    child: Child,
    url: String,
}

impl Server {
    /// Starts `serve`, which prints its address in its first line. Its tables are in memory.
    fn start() -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_clew-lab"))
            .args(["serve", "--addr", "127.0.0.1:0", "--limits", "off", "--store", "memory"])
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut first = String::new();
        let out = child.stdout.take().expect("its output is piped");
        BufReader::new(out).read_line(&mut first).expect("it prints its address");
        let url = first.split_whitespace().last().expect("an address").to_owned();
        Self { child, url }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A wrong command line gives one line that names what is wrong, and exit code 2.
#[test]
fn wrong_use_is_explained() {
    let check = |args: &str, words: &[&str]| {
        let run = lab(args.split(' '));
        assert_eq!((run.code, run.out.as_str()), (Some(2), ""), "{args}: {}", run.err);
        assert_eq!(run.err.lines().count(), 1, "{args}: {}", run.err);
        assert!(run.err.starts_with("clew-lab: "), "{args}: {}", run.err);
        for word in words {
            assert!(run.err.contains(word), "{args}: expected {word} in {}", run.err);
        }
    };
    check("load", &["<URL>", "clew-lab help"]);
    check("load 127.0.0.1:7077", &["such as http://127.0.0.1:7077", "found `127.0.0.1:7077`"]);
    check("load https://127.0.0.1", &["such as http://127.0.0.1:7077"]);
    check("load http://192.0.2.1:80", &["on this machine", "add --anywhere if it is yours"]);
    check("load http://example.org", &["on this machine", "--anywhere"]);
    check("load http://127.0.0.1:1 --tables 0", &["--tables", "from 1 to 100000", "`0`"]);
    check("load http://127.0.0.1:1 --seconds 0", &["--seconds", "from 1", "`0`"]);
    check("load http://127.0.0.1:1 --pace 0", &["--pace", "from 0.001 to 1000", "`0`"]);
    check("load http://127.0.0.1:1 --pace nan", &["--pace", "`nan`"]);
    check("load http://127.0.0.1:1 --pid 4294967295", &["--pid expected a process", "/proc/"]);
    check("bench magic-labrinth", &["expected a game", "did you mean `magic-labyrinth`?"]);
    check("bench --serve magic-labyrinth", &["--serve", "[GAMES]"]);
    check("serve --fail-append 7", &["--fail-append", "7:before"]);
    check("serve --fail-append 7:never", &["--fail-append", "`before`, `after` or `panic`"]);
}

#[test]
fn a_game_is_recorded_once_and_the_same_again() {
    let folder = std::env::temp_dir().join(format!("clew-lab-record-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a temporary folder");
    let record = |file: &str| {
        let args = "record magic-labyrinth --seed 5 --set walls=5 --set chips=3 --lively --out";
        let file = folder.join(file);
        let run = lab(args.split(' ').map(AsRef::as_ref).chain([file.as_os_str()]));
        (run, fs::read_to_string(&file).expect("the game"))
    };
    let (run, game) = record("game.records");
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    assert_eq!(record("same.records").1, game, "the same seed gives the same game");
    let (run, kept) = record("game.records");
    assert_eq!((run.code, run.err.lines().count()), (Some(2), 1), "{}", run.err);
    assert_eq!(kept, game, "an existing file is not overwritten");
    let records = table::Records::from_bytes(game.as_bytes()).expect("its chain is right");
    let table = games::load(records.appends()).map_err(|_| "unloadable");
    assert!(table.expect("its records make a game").end().is_some());
    fs::remove_dir_all(&folder).expect("it is ours");
}

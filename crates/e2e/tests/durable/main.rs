//! An answer means that the action is on disk, checked by tracing system calls.
//!
//! A killed process loses nothing that it has written, on disk or not; only a crash of the machine
//! would. So this test looks at what the server asks of the operating system.

mod trace;

use e2e::{Clew, Client, Dice, Options, Playing, Setup};
use trace::{Call, Trace};

/// Number of traced actions.
const ACTIONS: usize = 40;

/// An action from its write to the log to its answer.
struct Way<'t> {
    written: &'t Call,
    answered: &'t Call,
}

impl Way<'_> {
    /// Whether this call began after the write and ended before the answer.
    fn holds(&self, call: &Call) -> bool {
        let after = self.written.done.is_some_and(|done| done < call.began);
        after && call.done.is_some_and(|done| done < self.answered.began)
    }
}

/// The trace of a server, the key and the append of each action, and the lines that the server printed.
struct Played {
    trace: Trace,
    told: Vec<(String, u64)>,
    said: String,
}

/// Plays under strace.
fn played(options: Options) -> Played {
    let traced = "trace=write,writev,pwrite64,pwritev,sendto,sendmsg,fsync,fdatasync";
    let out = e2e::Folder::new();
    let file = out.path().join("trace");
    let mut strace: Vec<_> =
        ["strace", "-f", "-yy", "-s", "8192", "-e", traced, "-e", "signal=none", "-o"]
            .map(std::ffi::OsString::from)
            .to_vec();
    strace.push(file.clone().into());
    let mut server = Clew::start(options.under(strace));
    let told = play(&mut server.client("000000000000000000000000000000ad"));
    let (_, said) = server.stop();
    let text = std::fs::read(&file).expect("strace has written");
    Played { trace: Trace::read(&String::from_utf8_lossy(&text)), told, said: said.join("\n") }
}

fn play(client: &mut Client) -> Vec<(String, u64)> {
    let mut table = Playing::open(client, Setup::of("magic-labyrinth"), Dice::new(2))
        .expect("the server lives");
    table.begin(client).expect("the server lives");
    let mut told = Vec::new();
    while told.len() < ACTIONS {
        let state = table.look(client).expect("the server lives");
        let mut act = table.choose(&state).expect("a game is longer than that");
        // A text that occurs in no other page of the log.
        act.key = format!("action-{}-of-the-trace", told.len());
        let answer = table.act(client, &act).expect("the server lives").expect(200);
        told.push((act.key, answer.seq()));
    }
    told
}

fn ways<'t>(trace: &'t Trace, told: &[(String, u64)]) -> Vec<Way<'t>> {
    let way = |(key, seq): &(String, u64)| Way {
        written: trace.write("clew.db-wal", key).expect("it was written to the log"),
        answered: trace
            .write("TCP", &format!("\\\"seat\\\":\\\"A\\\",\\\"seq\\\":{seq}}}"))
            .or_else(|| trace.write("TCP", &format!("\\\"seat\\\":\\\"B\\\",\\\"seq\\\":{seq}}}")))
            .expect("it was answered"),
    };
    told.iter().map(way).collect()
}

#[test]
fn an_answer_comes_after_the_disk_has_it() {
    let Played { trace, told, said } = played(Options::default());
    assert!(!said.contains("UNSAFE"), "{said}");
    for (way, (key, _)) in ways(&trace, &told).iter().zip(&told) {
        let mut syncs = trace.syncs().filter(|call| call.file().ends_with("clew.db-wal"));
        assert!(syncs.any(|call| way.holds(call)), "{key} was answered before it was on disk");
    }
}

#[test]
fn without_syncing_that_is_seen() {
    let Played { trace, told, said } = played(Options::default().lab(["--unsafe-sync"]));
    assert!(said.contains("UNSAFE"), "{said}");
    for (way, (key, _)) in ways(&trace, &told).iter().zip(&told) {
        assert!(way.written.began < way.answered.began, "{key} was answered before it was written");
        assert!(!trace.syncs().any(|call| way.holds(call)), "{key} was synced");
    }
}

//! Faults leave a line in the log that names the table and the cause, and no secret. `/health` answers
//! all the time; `/ready` tells whether the server can work.

use std::sync::LazyLock;

use e2e::{
    Act, Answer, Clew, Client, Dice, Disk, Options, PATIENCE, Playing, Postgres, Setup, Since,
    entropy, found, unhex,
};
use serde_json::{Value, json};

const LIVES: &str = "the server lives";
const ADA: &str = "000000000000000000000000000000ad";
/// Part of the message of a panic on demand.
const PANIC_CANARY: &str = "0f1e2d3c4b5a69788796a5b4c3d2e1f0";
static TURNS: LazyLock<Setup> =
    LazyLock::new(|| Setup { settings: &[], ..Setup::of("magic-labyrinth") });

/// Repeats a request until the answer is as expected.
#[track_caller]
fn until(
    what: &str,
    mut ask: impl FnMut() -> Answer,
    is_right: impl Fn(&Answer) -> bool,
) -> Answer {
    let since = Since::now();
    loop {
        let answer = ask();
        if is_right(&answer) {
            return answer;
        }
        assert!(since.passed() < PATIENCE, "waited {PATIENCE:?} for {what}: {answer:?}");
    }
}

/// Waits until `/ready` has this status, while `/health` answers all the time.
#[track_caller]
fn is_ready(ada: &mut Client, status: u16) -> Answer {
    let mut ask = || {
        ada.get("/health").expect(LIVES).expect(200);
        ada.get("/ready").expect(LIVES)
    };
    until("/ready", &mut ask, |answer| answer.status == status)
}

/// The lines of the log that contain all of these texts.
#[track_caller]
fn lines(server: &Clew, parts: &[&str]) -> Vec<String> {
    let log = server.log();
    let fits = |line: &&str| parts.iter().all(|part| line.contains(part));
    let found: Vec<String> = log.lines().filter(fits).map(str::to_owned).collect();
    assert!(!found.is_empty(), "no line with {parts:?} in\n{log}");
    found
}

fn open(ada: &mut Client) -> Playing {
    let mut table = Playing::open(ada, *TURNS, Dice::new(4)).expect(LIVES);
    table.begin(ada).expect(LIVES);
    table
}

fn choose(ada: &mut Client, table: &mut Playing) -> Act {
    let state = table.turn(ada).expect(LIVES);
    table.choose(&state).expect("a game is longer than that")
}

/// Acts until the server refuses it for the time being, and returns the refused action.
fn act_until_refused(ada: &mut Client, table: &mut Playing) -> Act {
    let since = Since::now();
    loop {
        assert!(since.passed() < PATIENCE, "actions are still taken");
        let act = choose(ada, table);
        let answer = table.act(ada, &act).expect(LIVES);
        if answer.status == 503 {
            return act;
        }
        answer.expect(200);
    }
}

/// Closes the table, which reveals its secrets, and searches the log for them.
#[track_caller]
fn tells_no_secret(server: &Clew, ada: &mut Client, table: &Playing) {
    let close = || ada.post(&table.path("close"), &json!({})).expect(LIVES);
    until("the end of the table", close, |answer| answer.status != 503);
    let told = ada.get(&table.path("record")).expect(LIVES).expect(200).json();
    let hex = |key: &str| unhex(told[key].as_str().expect("hex digits"));
    let mut secrets = vec![
        ("the seed".to_owned(), hex("seed")),
        ("the salt".to_owned(), hex("salt")),
        ("the token".to_owned(), unhex(ADA)),
        ("the message of a panic".to_owned(), unhex(PANIC_CANARY)),
    ];
    secrets.extend(
        table.setup.ours().map(|seat| (format!("what {seat} added"), unhex(&entropy(&seat)))),
    );
    let log = server.log();
    assert_eq!(found(&log, &secrets), None, "{log}");
    // The same search finds each of them where it is planted.
    for secret in &secrets {
        let planted = format!("{log} {}", e2e::forms(&secret.1)[1]);
        assert_eq!(found(&planted, std::slice::from_ref(secret)), Some(&*secret.0));
    }
}

#[test]
fn a_full_disk_leaves_a_line_and_the_server_is_not_ready() {
    let Some(disk) = Disk::small(16, "a_full_disk_leaves_a_line") else { return };
    let talkative = Options::default().args(["--log", "trace"]);
    let server = Clew::start(talkative.data(disk.path().join("data")));
    let mut ada = server.client(ADA);
    let mut table = open(&mut ada);
    is_ready(&mut ada, 200);

    disk.fill();
    let refused = act_until_refused(&mut ada, &mut table);
    let id = format!("table={}", table.id);
    lines(&server, &["ERROR", "an append was not written", &id, "cause=the disk is full"]);
    let answer = is_ready(&mut ada, 503);
    assert_eq!(answer.code(), "store-unavailable", "{answer:?}");
    assert!(answer.text.contains("the disk is full"), "{answer:?}");
    lines(&server, &["ERROR", "the store cannot be written to", "cause=the disk is full"]);

    disk.free();
    is_ready(&mut ada, 200);
    lines(&server, &["INFO", "the store can be written to again"]);
    table.act(&mut ada, &refused).expect(LIVES).expect(200);
    tells_no_secret(&server, &mut ada, &table);
}

#[test]
fn a_stopped_database_and_a_damaged_row_leave_lines() {
    let mut database = Postgres::start();
    let url = database.url(database.address());
    let talkative = || Options::default().store(url.clone()).args(["--log", "trace"]);
    let server = Clew::start(talkative());
    let mut ada = server.client(ADA);
    let mut table = open(&mut ada);
    is_ready(&mut ada, 200);

    database.crash();
    let refused = act_until_refused(&mut ada, &mut table);
    let id = format!("table={}", table.id);
    lines(&server, &["ERROR", &id, "cause="]);
    let answer = is_ready(&mut ada, 503);
    assert_eq!(answer.code(), "store-unavailable", "{answer:?}");
    lines(&server, &["ERROR", "the store cannot be written to", "cause="]);

    database.start_again();
    is_ready(&mut ada, 200);
    lines(&server, &["INFO", "the store can be written to again"]);
    let again = || table.act(&mut ada, &refused).expect(LIVES);
    until("the action to be taken", again, |answer| answer.status == 200);

    let damaged = open(&mut ada);
    let damage = "UPDATE clew.appends SET body = body || ' ' FROM clew.tables \
                  WHERE tab = key AND appends.seq = 2 AND tables.id =";
    database.run("clew", &format!("{damage} '{}'", damaged.id));
    // A server that has not loaded the table yet.
    let other = Clew::start(talkative());
    let answer = other.client(ADA).get(&damaged.path("")).expect(LIVES).expect(409);
    assert_eq!(answer.code(), "table-broken", "{answer:?}");
    let id = format!("table={}", damaged.id);
    lines(&other, &["ERROR", "a table is damaged", &id, "seq=2", "cause="]);
    is_ready(&mut other.client(ADA), 200);

    tells_no_secret(&server, &mut ada, &table);
    tells_no_secret(&other, &mut ada, &table);
    assert!(!server.log().contains(&url), "the address of the store holds its password");
}

#[test]
fn a_panic_in_the_task_of_a_table_leaves_lines_and_ends_no_game() {
    // The table is opened, two players join, the first contributes again, and it starts: the sixth
    // append is the first action.
    let args = ["--log", "trace", "--fail-append", "6:panic"];
    let server = Clew::start(Options::default().lab(args));
    let mut ada = server.client(ADA);
    let mut table = open(&mut ada);
    let act = choose(&mut ada, &mut table);
    let answer = table.act(&mut ada, &act).expect(LIVES).expect(200);
    assert_eq!(answer.seq(), 6, "the table is made again from its records, and takes the action");
    lines(&server, &["ERROR", "a panic", "place=", "faulty.rs:", "cause=\"not logged"]);
    let id = format!("table={}", table.id);
    let told = lines(&server, &["ERROR", "the task of a table panicked", &id, "cause="]);
    assert_eq!(told.len(), 1, "{told:?}");
    for _ in 0..3 {
        let act = choose(&mut ada, &mut table);
        table.act(&mut ada, &act).expect(LIVES).expect(200);
    }
    tells_no_secret(&server, &mut ada, &table);
}

#[test]
fn start_and_stop_are_logged_as_text_or_as_json() {
    for format in ["text", "json"] {
        let args = ["--log", "debug", "--log-format", format];
        let mut server = Clew::start(Options::default().args(args));
        let address = server.address().to_string();
        server.client(ADA).get("/health").expect(LIVES).expect(200);
        server.stop();
        let log = server.log();
        let lines: Vec<&str> = log.lines().collect();
        assert!(!log.contains('\u{1b}'), "colours are for terminals: {log}");
        assert!(
            lines[0].contains("the server has started") && lines[0].contains(&address),
            "{log}"
        );
        assert!(log.contains("request answered"), "{log}");
        assert!(lines.last().is_some_and(|line| line.contains("the server has stopped")), "{log}");
        if format == "json" {
            let read = |line: &&str| serde_json::from_str::<Value>(line).expect("a line is JSON");
            let read: Vec<Value> = lines.iter().map(read).collect();
            assert_eq!(read[0]["level"], "INFO");
            assert_eq!(read[0]["message"], "the server has started");
            assert!(read[0]["version"].is_string() && read[0]["store"].is_string(), "{log}");
        }
    }
}

#[test]
fn the_switch_wins_over_the_variable_and_info_is_the_default() {
    let talks = |under: &[&str], args: &[&str]| {
        let options = Options::default().under(under.iter().copied()).args(args.iter().copied());
        let mut server = Clew::start(options);
        server.client(ADA).get("/health").expect(LIVES).expect(200);
        server.stop();
        let log = server.log();
        (log.contains("the server has started"), log.contains("request answered"))
    };
    assert_eq!(talks(&["env", "-u", "RUST_LOG"], &[]), (true, false));
    assert_eq!(talks(&["env", "RUST_LOG=debug"], &[]), (true, true));
    assert_eq!(talks(&["env", "RUST_LOG=debug"], &["--log", "error"]), (false, false));
}

/// A client that sends far too many requests causes some lines, not one for each request.
#[test]
fn a_limit_that_is_hit_leaves_few_lines() {
    let server = Clew::start(Options::default().limited());
    let mut ada = server.client(ADA);
    let since = Since::now();
    let mut refused = 0;
    while refused < 200 {
        assert!(since.passed() < PATIENCE, "only {refused} were refused");
        refused += u32::from(ada.get("/games").expect(LIVES).status == 429);
    }
    let told = lines(&server, &["WARN", "a limit was hit", "of=\"person\""]);
    assert!(told.len() < 30, "{} lines for {refused} requests", told.len());
    assert!(!server.log().contains(ADA));
}

#[test]
fn a_wrong_filter_is_said_in_one_line() {
    let done = std::process::Command::new(e2e::program())
        .args(["serve", "--store", "memory", "--addr", "127.0.0.1:0", "--log", "server=loud"])
        .output()
        .expect("the program starts");
    let said = String::from_utf8_lossy(&done.stderr);
    assert_eq!(done.status.code(), Some(2), "{said}");
    assert!(
        said.starts_with("clew: --log is `server=loud`") && said.lines().count() == 1,
        "{said}"
    );
}

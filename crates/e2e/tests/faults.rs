//! The store fails at the n-th append, for every n: no action is lost, and none is performed twice.

use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use e2e::{
    Act, Answer, Clew, Client, Dice, Folder, GAMES, Options, Playing, Record, Setup, verify,
};
use serde_json::json;

/// Number of actions before the table is closed, unless its game is over. No game is shorter.
const ACTIONS: usize = 24;
/// Number of servers that run at the same time.
const TOGETHER: usize = 4;
/// Maximum number of consecutive answers that the store is unavailable.
const PATIENT: usize = 3;

const ADA: &str = "000000000000000000000000000000ad";

/// The games with default settings: none can end within a few actions.
fn long(setup: Setup) -> Setup {
    Setup { settings: if setup.real_time { setup.settings } else { &[] }, ..setup }
}

/// The number of appends of such a table: it is opened, two sit down and contribute to the chance in the
/// same append, the first contributes again because the second seat voided the contribution, it starts,
/// they play, it closes.
fn appends(setup: Setup) -> usize {
    1 + 2 + 1 + 1 + ACTIONS + usize::from(!setup.real_time)
}

/// Repeats a request while the server answers that the store is unavailable.
fn insist(mut ask: impl FnMut() -> Answer) -> Answer {
    for _ in 0..PATIENT {
        let answer = ask();
        if answer.status != 503 {
            return answer;
        }
        assert!(!answer.code().is_empty(), "{answer:?}");
    }
    ask()
}

/// Plays a table from its opening to its end.
fn play(client: &mut Client, setup: Setup) -> (String, Record, Vec<(Act, u64)>) {
    const LIVES: &str = "the server lives";
    let mut table = Playing::open(client, setup, Dice::new(7)).expect(LIVES);
    table.begin(client).expect(LIVES);
    let mut done = Vec::new();
    let give_up = |action: &str| action == "give-up";
    while done.len() < ACTIONS {
        // Magic Maze ends when both players give up, so this comes last.
        let is_late = setup.real_time && done.len() + 2 >= ACTIONS;
        let state = table.look(client).expect(LIVES);
        let act = table.choose_where(&state, |action| give_up(action) == is_late);
        let act = act.expect("no game ends within so few actions");
        let answer = insist(|| table.act(client, &act).expect(LIVES)).expect(200);
        assert_eq!(answer.seq(), state.seq() + 1, "{act:?}");
        done.push((act, answer.seq()));
    }
    for (act, seq) in &done {
        let again = table.act(client, act).expect(LIVES).expect(200);
        assert_eq!(again.seq(), *seq, "{act:?} was done once more");
    }
    for _ in 0..PATIENT {
        if table.look(client).expect(LIVES).has_ended() {
            break;
        }
        let closed = client.post(&table.path("close"), &json!({})).expect(LIVES);
        assert!([200, 503].contains(&closed.status), "{closed:?}");
    }
    let (text, record) = table.record(client).expect(LIVES);
    (text, record, done)
}

/// Plays with a store that fails at one append, and returns the record.
fn play_with_fault(setup: Setup, fault: Option<&str>) -> String {
    let args = fault.map(|fault| ["--fail-append", fault]);
    let server = Clew::start(Options::default().lab(args.into_iter().flatten()));
    let (text, record, done) = play(&mut server.client(ADA), setup);
    let told: Vec<_> = done.iter().map(|(act, seq)| (*seq, act.key.clone())).collect();
    let kept: Vec<_> = record.done().into_iter().map(|done| (done.seq, done.key)).collect();
    assert_eq!(kept, told, "{} {fault:?}", setup.game);
    assert_eq!(record.appends.len(), appends(setup), "{} {fault:?}", setup.game);
    text
}

#[test]
fn a_failing_append_loses_nothing_and_doubles_nothing() {
    let mut runs = Vec::new();
    for setup in GAMES.iter().copied().map(long) {
        runs.push((setup, None));
        for n in 1..=appends(setup) {
            runs.extend(["before", "after"].map(|when| (setup, Some(format!("{n}:{when}")))));
        }
    }
    let folder = Folder::new();
    let (next, files) = (AtomicUsize::new(0), Mutex::new(Vec::<PathBuf>::new()));
    let work = || {
        while let Some((setup, fault)) = runs.get(next.fetch_add(1, Ordering::Relaxed)) {
            let text = play_with_fault(*setup, fault.as_deref());
            let name = format!("{}-{}", setup.game, fault.as_deref().unwrap_or("none"));
            let file = folder.write(&name.replace(':', "-"), &text);
            files.lock().expect("nobody fails while writing").push(file);
        }
    };
    thread::scope(|scope| {
        for _ in 0..TOGETHER {
            scope.spawn(work);
        }
    });
    let files = files.into_inner().expect("nobody has failed");
    assert_eq!(files.len(), runs.len());
    verify(&files);
}

//! A full disk: nothing can be written, everything can be read, and games continue without a restart as
//! soon as there is space.

use e2e::{Act, Clew, Client, Dice, Disk, Folder, GAMES, Options, Playing, Setup, State, verify};
use serde_json::json;

const ADA: &str = "000000000000000000000000000000ad";
const LIVES: &str = "the server lives";
/// Maximum number of actions that still fit on a full disk: the rest of a page.
const LAST: usize = 20;

#[test]
fn a_full_disk_stops_nothing_but_writing() {
    let Some(disk) = Disk::small(16, "a_full_disk_stops_nothing_but_writing") else { return };
    let mut server = Clew::start(Options::default().data(disk.path().join("data")));
    let (process, mut ada) = (server.process(), server.client(ADA));
    let mut tables: Vec<Playing> =
        (1..).zip(GAMES.iter().copied()).map(|(nth, setup)| open(&mut ada, setup, nth)).collect();
    let over = tables.pop().expect("there are four");
    ada.post(&over.path("close"), &json!({})).expect(LIVES).expect(200);
    tables.iter_mut().for_each(|table| play(&mut ada, table, 3));

    disk.fill();
    let refused: Vec<(Act, State)> = tables.iter_mut().map(|table| fail(&mut ada, table)).collect();
    for (table, (act, before)) in tables.iter().zip(&refused) {
        let now = table.look(&mut ada).expect(LIVES);
        assert_eq!((now.seq(), &now.0["view"]), (before.seq(), &before.0["view"]));
        let again = table.act(&mut ada, act).expect(LIVES).expect(503);
        assert_eq!(again.code(), "store-unavailable", "{again:?}");
        let mut events = ada.events(&table.path("events"), None).expect(LIVES);
        assert_eq!(events.next_event().expect("a state comes at once").name, "table");
    }
    // This table and the list are read from the disk.
    over.record(&mut ada).expect(LIVES);
    ada.get("/tables").expect(LIVES).expect(200);
    let none = ada.post("/tables", &json!({"game": "mago-magino"})).expect(LIVES).expect(503);
    assert_eq!((&*none.code(), none.header("retry-after")), ("store-unavailable", Some("1")));

    disk.free();
    for (table, (act, before)) in tables.iter_mut().zip(&refused) {
        let answer = table.act(&mut ada, act).expect(LIVES).expect(200);
        assert_eq!(answer.seq(), before.seq() + 1, "{act:?}");
        play(&mut ada, table, 5);
    }
    assert_eq!(server.process(), process, "nobody has started it again");
    let states: Vec<State> =
        tables.iter().map(|table| table.look(&mut ada).expect(LIVES)).collect();

    server.kill();
    server.start_again();
    ada = server.client(ADA);
    let folder = Folder::new();
    let mut files = Vec::new();
    for ((table, state), (act, _)) in tables.iter().zip(states).zip(refused) {
        let again = table.look(&mut ada).expect(LIVES);
        assert_eq!((again.seq(), &again.0["view"]), (state.seq(), &state.0["view"]));
        ada.post(&table.path("close"), &json!({})).expect(LIVES).expect(200);
        let (text, record) = table.record(&mut ada).expect(LIVES);
        let count = record.done().iter().filter(|done| done.key == act.key).count();
        assert_eq!(count, 1, "{act:?}");
        files.push(folder.write(&table.id, &text));
    }
    verify(&files);
}

fn open(ada: &mut Client, setup: Setup, nth: u64) -> Playing {
    let mut table = Playing::open(ada, setup, Dice::new(nth)).expect(LIVES);
    table.begin(ada).expect(LIVES);
    table
}

/// Plays this number of actions.
fn play(ada: &mut Client, table: &mut Playing, actions: usize) {
    for _ in 0..actions {
        let state = table.look(ada).expect(LIVES);
        let act = table.choose(&state).expect("a game is longer than that");
        table.act(ada, &act).expect(LIVES).expect(200);
    }
}

/// Plays until the disk is full. Returns the refused action and the state before it.
fn fail(ada: &mut Client, table: &mut Playing) -> (Act, State) {
    for _ in 0..LAST {
        let state = table.look(ada).expect(LIVES);
        let act = table.choose(&state).expect("a game is longer than that");
        let answer = table.act(ada, &act).expect(LIVES);
        if answer.status != 200 {
            let answer = answer.expect(503);
            assert_eq!(answer.code(), "store-unavailable", "{answer:?}");
            return (act, state);
        }
    }
    panic!("{}: {LAST} actions were written on a full disk", table.id)
}

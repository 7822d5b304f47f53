//! A server stops in good order and starts again, whatever its number of tables.

use std::thread;
use std::time::Duration;

use e2e::{Clew, Client, Dice, GAMES, Options, Playing, Setup, Since, State, entropy};
use serde_json::{Value, json};

const ADA: &str = "000000000000000000000000000000ad";
const LIVES: &str = "the server lives";

/// A table of each game, with some actions done; the clock of a real-time game runs.
fn tables(client: &mut Client) -> Vec<Playing> {
    let table = |(number, setup): (u64, Setup)| {
        let settings: &[_] = if setup.real_time { &[("sand", "600")] } else { setup.settings };
        let setup = Setup { settings, ..setup };
        let mut table = Playing::open(client, setup, Dice::new(number)).expect(LIVES);
        table.begin(client).expect(LIVES);
        // The first move starts the sand; no hero reaches the timer by one.
        for _ in 0..if setup.real_time { 1 } else { 10 } {
            let state = table.look(client).expect(LIVES);
            let fits = |action: &str| !setup.real_time || action.starts_with("move");
            let act = table.choose_where(&state, fits).expect("a game is longer than that");
            table.act(client, &act).expect(LIVES).expect(200);
        }
        table
    };
    (1..).zip(GAMES.iter().copied()).map(table).collect()
}

/// The part of a state that concerns the game, without presence.
fn lasting(state: &State) -> Value {
    let mut value = state.0.clone();
    for seat in value["seats"].as_array_mut().into_iter().flatten() {
        let seat = seat.as_object_mut().expect("a seat is an object");
        seat.retain(|key, _| !["here", "ready", "late"].contains(&key.as_str()));
    }
    value
}

#[test]
fn a_server_that_stops_says_goodbye_and_comes_back_as_it_was() {
    let mut server = Clew::start(Options::default());
    let mut ada = server.client(ADA);
    let tables = tables(&mut ada);
    let before: Vec<State> =
        tables.iter().map(|table| table.look(&mut ada).expect(LIVES)).collect();
    let mut streams: Vec<_> =
        tables.iter().map(|table| ada.events(&table.path("events"), None).expect(LIVES)).collect();
    for stream in &mut streams {
        assert_eq!(stream.next_event().expect("a state comes at once").name, "table");
    }

    let (status, said) = server.stop();
    assert!(status.success(), "{status}");
    assert_eq!(said.last().map(String::as_str), Some("Stopped. All tables are kept."));
    for (stream, table) in streams.iter_mut().zip(&tables) {
        let mut stage = "running".to_owned();
        let bye = loop {
            let event = stream.next_event().expect("a goodbye comes");
            match event.name.as_str() {
                "table" => State(event.data).stage().clone_into(&mut stage),
                name => break (name.to_owned(), event.data["why"].clone()),
            }
        };
        assert_eq!(bye.0, "bye");
        assert!(bye.1.as_str().is_some_and(|why| why.starts_with("the server is restarting")));
        assert_eq!(stage, if table.setup.real_time { "paused" } else { "running" });
        assert_eq!(stream.next_event(), None, "the goodbye is the last");
    }

    server.start_again();
    let mut ada = server.client(ADA);
    for (table, before) in tables.iter().zip(&before) {
        let mut after = table.look(&mut ada).expect(LIVES);
        assert_eq!(before.stage(), "running");
        if table.setup.real_time {
            assert!(before.0["deadline"].is_u64(), "its clock runs");
            assert_eq!((after.stage(), after.seq()), ("paused", before.seq() + 1));
            ada.post(&table.path("resume"), &json!({})).expect(LIVES).expect(200);
            after = table.look(&mut ada).expect(LIVES);
            assert_eq!((after.stage(), after.seq()), ("running", before.seq() + 2));
            assert_eq!((&after.0["view"], after.legal()), (&before.0["view"], before.legal()));
        } else {
            assert_eq!(lasting(&after), lasting(before));
        }
    }
}

/// Opens this number of tables, each with a started game; returns one of them.
fn stored(server: &Clew, count: usize) -> String {
    let (threads, address) = (8, server.address());
    let open = |nth: usize| {
        let mut client = Client::new(address, &Dice::new(nth as u64).hex());
        let mut last = String::new();
        for _ in 0..count.div_ceil(threads) {
            let body = json!({"game": "magic-labyrinth", "settings": {"seats": 1}, "name": "Ada"});
            let answer = client.post("/tables", &body).expect(LIVES).expect(201);
            last = answer.header("location").expect("a table has an address").to_owned();
            let ready = json!({"entropy": entropy("A")});
            client.post(&format!("{last}/seats/A/ready"), &ready).expect(LIVES).expect(200);
            client.post(&format!("{last}/start"), &json!({})).expect(LIVES).expect(200);
        }
        last
    };
    let open = &open;
    thread::scope(|scope| {
        let opened: Vec<_> = (0..threads).map(|nth| scope.spawn(move || open(nth))).collect();
        let opened = opened.into_iter().map(|thread| thread.join().expect("all are opened"));
        opened.last().expect("there are threads")
    })
}

/// The time until a restarted server shows a table.
fn start(server: &mut Clew, path: &str) -> Duration {
    server.stop();
    let since = Since::now();
    server.start_again();
    server.client(ADA).get(path).expect(LIVES).expect(200);
    since.passed()
}

#[test]
fn many_tables_start_as_fast_as_few() {
    let mut few = Clew::start(Options::default());
    let mut many = Clew::start(Options::default());
    let (one_of_few, one_of_many) = (stored(&few, 10), stored(&many, 1000));
    let (mut with_few, mut with_many) = (Vec::new(), Vec::new());
    // Alternately, so that a busy machine disturbs both; the fastest run is least disturbed.
    for _ in 0..9 {
        with_few.push(start(&mut few, &one_of_few));
        with_many.push(start(&mut many, &one_of_many));
    }
    let quickest = |all: &[Duration]| *all.iter().min().expect("there were some");
    let (few, many) = (quickest(&with_few), quickest(&with_many));
    eprintln!("started with 10 tables in {few:?}, with 1,000 in {many:?}");
    assert!(many < few * 2 + Duration::from_millis(20), "10: {with_few:?}; 1,000: {with_many:?}");
}

#[test]
fn a_server_in_memory_says_that_it_forgets() {
    let mut server = Clew::start(Options::default().store("memory".to_owned()));
    let mut ada = server.client(ADA);
    let table = Playing::open(&mut ada, Setup::of("magic-labyrinth"), Dice::new(1)).expect(LIVES);
    let (status, said) = server.stop();
    assert!(status.success(), "{status}");
    assert_eq!(said[1], "Tables are kept in memory: nothing is kept when the server stops.");
    assert_eq!(said.last().map(String::as_str), Some("Stopped. All tables are forgotten."));
    assert!(!said.iter().any(|line| line.contains("nothing is lost")), "{said:?}");
    server.start_again();
    server.client(ADA).get(&table.path("")).expect(LIVES).expect(404);
}

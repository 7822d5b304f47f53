//! Tables move from SQLite to PostgreSQL and back, by `clew export` and `clew import`.

use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use e2e::{Clew, Dice, Folder, GAMES, Options, Playing, Postgres, program};
use serde_json::json;

fn clew(args: &[&str], file: &Path) -> Output {
    let done = Command::new(program()).args(args).arg(file).stdin(Stdio::null()).output();
    done.expect("the program starts")
}

#[track_caller]
fn goes_well(done: &Output) -> String {
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    assert!(done.status.success(), "{}", text(&done.stderr));
    text(&done.stdout)
}

#[track_caller]
fn fails(done: &Output) -> String {
    let text = String::from_utf8_lossy(&done.stderr).into_owned();
    assert!(!done.status.success() && text.lines().count() == 1, "{text}");
    text
}

/// Plays this number of actions at a table.
fn play_on(server: &Clew, table: &mut Playing, token: &str, actions: usize) {
    let mut client = server.client(token);
    for _ in 0..actions {
        let mut state = table.turn(&mut client).expect("the server lives");
        if state.stage() == "paused" {
            // The server was stopped, so the game is paused.
            client.post(&table.path("resume"), &json!({})).expect("the server lives").expect(200);
            state = table.turn(&mut client).expect("the server lives");
        }
        // A game that all give up is over and cannot be continued.
        let act = table.choose_where(&state, |action| action != "give-up");
        let act = act.expect("a game is longer than that");
        table.act(&mut client, &act).expect("the server lives").expect(200);
    }
}

#[test]
fn tables_move_from_one_store_to_another_and_back() {
    let token = Dice::new(5).hex();
    let mut server = Clew::start(Options::default());
    let mut tables = Vec::new();
    for (nth, setup) in GAMES.iter().copied().enumerate() {
        let mut client = server.client(&token);
        let mut table = Playing::open(&mut client, setup, Dice::new(nth as u64)).expect("it lives");
        table.begin(&mut client).expect("the server lives");
        play_on(&server, &mut table, &token, 4);
        tables.push(table);
    }
    let (folder, data) = (Folder::new(), server.data());
    let data = data.to_str().expect("a plain name").to_owned();
    let file = folder.path().join("tables.clew");
    let told = fails(&clew(&["export", "--data", &data], &file));
    assert!(told.contains("another server uses"), "{told}");
    server.stop();
    let told = goes_well(&clew(&["export", "--data", &data], &file));
    assert!(told.starts_with("Exported 4 tables to "), "{told}");

    let database = Postgres::start();
    let url = database.url(database.address());
    let to = ["import", "--store", &url];
    damaged_files_are_refused(&folder, &file, &to);
    let told = goes_well(&clew(&to, &file));
    assert_eq!(told, "Imported 3 tables, completed 0, skipped 1 that the store already had.\n");
    let told = goes_well(&clew(&to, &file));
    assert_eq!(told, "Imported 0 tables, completed 0, skipped 4 that the store already had.\n");

    // The tables are continued there, and moved back.
    let elsewhere = Clew::start(Options::default().store(url.clone()));
    for table in &mut tables {
        play_on(&elsewhere, table, &token, 3);
    }
    let back = folder.path().join("back.clew");
    goes_well(&clew(&["export", "--store", &url], &back));
    let home = Folder::new();
    let home = home.path().to_str().expect("a plain name").to_owned();
    let told = goes_well(&clew(&["import", "--data", &home], &back));
    assert_eq!(told, "Imported 4 tables, completed 0, skipped 0 that the store already had.\n");
    let again = folder.path().join("again.clew");
    goes_well(&clew(&["export", "--data", &home], &again));
    let read = |path| fs::read_to_string(path).expect("it was written");
    assert_eq!(tables_of(&read(&back)), tables_of(&read(&again)));
    // The old store has fewer appends: the missing ones are added, and nothing else changes.
    let told = goes_well(&clew(&["import", "--data", &data], &back));
    assert_eq!(told, "Imported 0 tables, completed 4, skipped 0 that the store already had.\n");
    server.start_again();
    for table in &mut tables {
        let state = table.look(&mut server.client(&token)).expect("it lives");
        let there = table.look(&mut elsewhere.client(&token)).expect("it lives");
        assert_eq!((state.seq(), &state.0["view"]), (there.seq(), &there.0["view"]));
    }
}

/// A backup that was made during games is restored and continued on another server.
#[test]
fn a_copy_of_the_database_is_played_on() {
    let token = Dice::new(6).hex();
    let database = Postgres::start();
    let server = Clew::start(Options::default().store(database.url(database.address())));
    let mut tables = Vec::new();
    for (nth, setup) in GAMES.iter().copied().enumerate() {
        let mut client = server.client(&token);
        let mut table = Playing::open(&mut client, setup, Dice::new(nth as u64)).expect("it lives");
        table.begin(&mut client).expect("the server lives");
        play_on(&server, &mut table, &token, 3);
        tables.push(table);
    }
    let folder = Folder::new();
    let copy = folder.path().join("clew.dump");
    database.dump(&copy);
    let other = Postgres::start();
    other.restore(&copy);
    let elsewhere = Clew::start(Options::default().store(other.url(other.address())));
    for table in &mut tables {
        let [here, there] = [&server, &elsewhere]
            .map(|server| table.look(&mut server.client(&token)).expect("it lives"));
        assert_eq!((here.seq(), &here.0["view"]), (there.seq(), &there.0["view"]));
        play_on(&elsewhere, table, &token, 3);
    }
}

/// The tables of a file in any order, because several are written at the same time.
fn tables_of(text: &str) -> Vec<String> {
    let mut tables: Vec<String> = text.split("\ntable ").skip(1).map(str::to_owned).collect();
    tables.iter_mut().for_each(|table| *table = table.trim_end().to_owned());
    tables.sort();
    tables
}

/// A changed file is refused; of a truncated file the complete tables are imported.
fn damaged_files_are_refused(folder: &Folder, file: &Path, to: &[&str]) {
    let text = fs::read_to_string(file).expect("it was written");
    let swapped = text.replacen(" Player A", " Player Z", 1);
    assert_ne!(swapped, text);
    let told = fails(&clew(to, &folder.write("changed", &swapped)));
    assert!(told.contains("does not match the records above it"), "{told}");
    let first = text.find("\nend ").expect("a table ends");
    let second = first + 1 + text[first + 1..].find("\nseal ").expect("there is another");
    let told = fails(&clew(to, &folder.write("cut", &text[..=second])));
    assert!(told.contains("it is incomplete") && told.contains("can be run again"), "{told}");
    let told = fails(&clew(to, &folder.write("other", "something else\n")));
    assert!(told.contains("line 1: expected `clew export 2`"), "{told}");
}

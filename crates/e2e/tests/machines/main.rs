//! Three machines on one PostgreSQL, while machines, lines and the database fail: whatever was
//! acknowledged is there once, everybody has seen the same game, and every game comes to its end.
//!
//! `cargo xtask torture --minutes N` runs it as long as wanted.

mod checker;
mod hall;
mod ledger;
mod player;
mod tormentor;

use std::time::Duration;
use std::{env, thread};

use e2e::{Clew, GAMES, Options, Postgres, Relay, Setup};
use hall::Hall;
use player::Pair;
use tormentor::Tormentor;

/// So many pairs play at once.
const PAIRS: usize = 5;
/// As long as this things fail, if nobody says otherwise.
const SECONDS: u64 = 30;

#[test]
fn three_machines_on_one_database_lose_nothing() {
    let minutes = env::var("CLEW_TORTURE_MINUTES").ok();
    let minutes: Option<u64> = minutes.map(|text| text.parse().expect("a number of minutes"));
    let time = Duration::from_secs(minutes.map_or(SECONDS, |minutes| 60 * minutes));

    let database = Postgres::start();
    let relays: Vec<Relay> = (0..3).map(|_| Relay::to(database.address())).collect();
    let machine = |relay: &Relay| {
        let options = Options::default().store(database.url(relay.address()));
        Clew::start(options.args(["--bot-pace", "20"]))
    };
    let machines: Vec<Clew> = relays.iter().map(machine).collect();
    let hall = Hall::new(machines.iter().map(Clew::address).collect());

    let (tables, done) = thread::scope(|scope| {
        let pair = |nth| Pair::new(&hall, setup(nth), nth as u64).play();
        let pairs: Vec<_> = (0..PAIRS).map(|nth| scope.spawn(move || pair(nth))).collect();
        let mut tormentor = Tormentor::new(&hall, machines, relays, database);
        tormentor.torment(time);
        hall.last_games();
        let tables: Vec<_> =
            pairs.into_iter().flat_map(|pair| pair.join().expect("a pair has failed")).collect();
        (tables, tormentor)
    });

    let Tormentor { mut machines, counts, database: _database, .. } = done;
    let acknowledged = checker::check(&tables, &mut machines);
    let again = hall.times_to_play_again();
    eprintln!(
        "machines: {} tables, {acknowledged} acknowledged actions, none lost, doubled or split",
        tables.len()
    );
    eprintln!("machines: {counts}");
    eprintln!("machines: playing again after a kill: {again}");
    assert!(acknowledged > 100, "{acknowledged} actions are too few to prove anything");
    assert!(counts.kills > 0 && counts.others() > 0, "{counts}");
}

/// The games in turn; at some tables the clock runs, and a bot sits at some.
fn setup(nth: usize) -> Setup {
    match GAMES.get(nth) {
        Some(setup) => *setup,
        None => Setup { settings: &[("sand", "40")], ..GAMES[3] },
    }
}

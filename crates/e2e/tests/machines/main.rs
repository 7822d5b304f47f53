//! Three machines on one PostgreSQL, and one on a file, while machines, connections, the database and
//! the disk fail: every acknowledged action is recorded once, everybody has seen the same game, and
//! every game ends.
//!
//! `cargo xtask torture --minutes N` runs it as long as wanted.

mod checker;
mod faults;
mod hall;
mod ledger;
mod player;
mod tormentor;

use std::io::Write;
use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use std::{env, fs, io, thread};

use e2e::{Clew, Disk, GAMES, Options, Postgres, Relay, Setup, program};
use faults::Fault;
use hall::Hall;
use player::Pair;
use tormentor::{Kept, Tormentor};

/// Number of pairs that play at the same time.
const PAIRS: usize = 5;
/// Default duration of the faults in seconds.
const SECONDS: u64 = 25;

/// One run at a time, because each measures times.
static ALONE: Mutex<()> = Mutex::new(());

#[test]
fn three_machines_on_one_database_lose_nothing() {
    let _alone = ALONE.lock().unwrap_or_else(PoisonError::into_inner);
    let disk = disk("three_machines_on_one_database");
    let database = match &disk {
        Some(disk) => Postgres::start_on(disk.path()),
        None => Postgres::start(),
    };
    let lines: Vec<Relay> = (0..3).map(|_| Relay::to(database.address())).collect();
    let machine = |line: &Relay| start(Options::default().store(database.url(line.address())));
    let machines: Vec<Clew> = lines.iter().map(machine).collect();
    let hall = hall(&machines);
    let can_fill = disk.is_some();
    let tormentor = Tormentor::new(&hall, machines, Kept::Database(database, lines), disk);
    let counts = torture("three machines", &hall, tormentor).counts;
    assert!(counts.of(Fault::Hold) > 0 && counts.of(Fault::Half) > 0, "{counts}");
    assert!(!can_fill || counts.of(Fault::Full) > 0, "{counts}");
}

#[test]
fn one_machine_on_a_file_loses_nothing() {
    let _alone = ALONE.lock().unwrap_or_else(PoisonError::into_inner);
    let disk = disk("one_machine_on_a_file");
    let options = match &disk {
        Some(disk) => Options::default().data(disk.path().join("data")),
        None => Options::default(),
    };
    let machines = vec![start(options)];
    let (hall, can_fill) = (hall(&machines), disk.is_some());
    let tormentor = Tormentor::new(&hall, machines, Kept::File, disk);
    let counts = torture("one machine", &hall, tormentor).counts;
    assert!(counts.of(Fault::Hold) > 0, "{counts}");
    assert!(!can_fill || counts.of(Fault::Full) > 0, "{counts}");
}

/// An older build is replaced by this one, machine after machine, on one database, while the older ones
/// continue. `cargo xtask upgrade` makes the older build.
#[test]
fn two_builds_on_one_database_lose_nothing() {
    let Some(before) = env::var_os("CLEW_BIN_BEFORE").map(PathBuf::from) else {
        // Not by a macro: the test harness hides what those print in a passing test.
        let _ = writeln!(
            io::stderr(),
            "two_builds_on_one_database: NOT TESTED: CLEW_BIN_BEFORE names no older build \
             (`cargo xtask upgrade` makes one)"
        );
        return;
    };
    let _alone = ALONE.lock().unwrap_or_else(PoisonError::into_inner);
    let builds = [before, program()];
    let [one, other] = builds.each_ref().map(|path| fs::read(path).expect("it is a program"));
    assert_ne!(one, other, "two builds are not the same one");
    let database = Postgres::start();
    let lines: Vec<Relay> = (0..3).map(|_| Relay::to(database.address())).collect();
    // The older build starts alone.
    let options = |line: &Relay| {
        Options::default().store(database.url(line.address())).program(builds[0].clone())
    };
    let machines: Vec<Clew> = lines.iter().map(|line| start(options(line))).collect();
    let (hall, kept) = (hall(&machines).with_mixed_builds(), Kept::Database(database, lines));
    let tormentor = Tormentor::new(&hall, machines, kept, None).who_changes_builds(&builds);
    let done = torture("two builds", &hall, tormentor);
    eprintln!("two builds: came back as the older and as this one: {:?}", done.came_back);
    assert!(done.came_back.iter().all(|times| *times > 0), "{:?}", done.came_back);
}

fn start(options: Options) -> Clew {
    Clew::start(options.args(["--bot-pace", "20"]))
}

fn hall(machines: &[Clew]) -> Hall {
    Hall::new(machines.iter().map(Clew::address).collect())
}

/// Causes faults while games are played, and checks all games afterwards.
fn torture<'h>(name: &str, hall: &'h Hall, mut tormentor: Tormentor<'h>) -> Tormentor<'h> {
    let tables: Vec<_> = thread::scope(|scope| {
        let pair = |nth| Pair::new(hall, setup(nth), nth as u64).play();
        let pairs: Vec<_> = (0..PAIRS).map(|nth| scope.spawn(move || pair(nth))).collect();
        tormentor.torment(minutes().map_or(Duration::from_secs(SECONDS), in_minutes));
        hall.last_games();
        pairs.into_iter().flat_map(|pair| pair.join().expect("a pair has failed")).collect()
    });

    let acknowledged = checker::check(&tables, &mut tormentor.machines);
    let counts = &tormentor.counts;
    eprintln!(
        "{name}: {} tables, {acknowledged} acknowledged actions, none lost, doubled or split",
        tables.len()
    );
    eprintln!("{name}: {counts}");
    eprintln!("{name}: {} requests refused for the time being", hall.refusals());
    eprintln!("{name}: playing again after a kill: {}", hall.times_to_play_again());
    assert!(acknowledged > 100, "{acknowledged} actions are too few to prove anything");
    assert!(counts.of(Fault::Kill) > 0, "{counts}");
    tormentor
}

/// The duration in minutes, if the environment sets it.
fn minutes() -> Option<u64> {
    let minutes = env::var("CLEW_TORTURE_MINUTES").ok();
    minutes.map(|text| text.parse().expect("a number of minutes"))
}

fn in_minutes(minutes: u64) -> Duration {
    Duration::from_secs(60 * minutes)
}

/// A disk with enough space for all games.
fn disk(test: &str) -> Option<Disk> {
    Disk::small(256 + 32 * minutes().unwrap_or(0), test)
}

/// The games in turn; some with a clock, some with a bot.
fn setup(nth: usize) -> Setup {
    match GAMES.get(nth) {
        Some(setup) => *setup,
        None => Setup { settings: &[("sand", "40")], ..Setup::of("magic-maze") },
    }
}

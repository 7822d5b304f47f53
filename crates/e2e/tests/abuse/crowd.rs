//! Thousands of clients that send half a request or never read their stream, while others play.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::Duration;
use std::{fs, thread};

use e2e::{Clew, Client, Dice, Options, PATIENCE, Playing, Setup, Since, is_nightly};

/// Number of tables that are played at, each followed by this many streams that nobody reads.
const TABLES: usize = 4;
const FOLLOWED: usize = 15;
/// Duration of a round.
const ROUND: Duration = Duration::from_secs(2);
/// The crowd may slow the 99th percentile by at most this factor.
const FACTOR: f64 = 2.0;
/// Maximum memory of a connection, and of everything else together, in bytes.
const EACH: u64 = 32 * 1024;
const REST: u64 = 64 * 1024 * 1024;

/// The crowd and how often it comes.
struct Size {
    /// Number of connections that have sent half a request head.
    halves: usize,
    /// Number of idle tables, each followed by this many streams that nobody reads.
    idle: usize,
    stared_at: usize,
    /// Number of rounds without the crowd, and with it.
    rounds: usize,
}

/// Two thousand connections.
const QUICK: Size = Size { halves: 1_000, idle: 3, stared_at: 313, rounds: 3 };
/// Ten thousand.
const NIGHTLY: Size = Size { halves: 5_000, idle: 13, stared_at: 380, rounds: 5 };

impl Size {
    fn connections(&self) -> usize {
        self.halves + TABLES * FOLLOWED + self.idle * self.stared_at
    }
}

const GAME: Setup = Setup {
    game: "magic-labyrinth",
    seats: 2,
    bots: 0,
    settings: &[("walls", "0"), ("chips", "12")],
    real_time: false,
};

#[test]
fn those_who_play_do_not_notice_a_crowd_that_does_not_listen() {
    let size = if is_nightly() { NIGHTLY } else { QUICK };
    let all = size.connections();
    let clew = Clew::start(Options::default());
    let mut players: Vec<Player> = (0..TABLES as u64).map(|nth| Player::new(&clew, nth)).collect();
    let idle = (100..100 + size.idle as u64).map(|nth| Player::new(&clew, nth));
    let idle: Vec<Player> = idle.collect();
    let mut crowd = Crowd::start(&clew, size);
    play(&mut players);

    let (mut quiet, mut crowded, mut most) = (Vec::new(), Vec::new(), 0);
    for _ in 0..crowd.size.rounds {
        quiet.push(slowest_hundredth(play(&mut players)));
        crowd.come(&players, &idle);
        let since = Since::now();
        while connections(&clew) < all {
            assert!(since.passed() < PATIENCE, "only {} are let in", connections(&clew));
        }
        crowded.push(slowest_hundredth(play(&mut players)));
        most = most.max(memory(&clew));
        crowd.go();
    }
    let ratio = median(&mut crowded).as_secs_f64() / median(&mut quiet).as_secs_f64();
    let mib = most >> 20;
    eprintln!("quiet {quiet:?}, crowded {crowded:?}: {ratio:.2} times; {mib} MiB at most");
    assert!(ratio <= FACTOR, "{ratio:.2} times slower: {quiet:?}, {crowded:?}");
    assert!(most <= REST + all as u64 * EACH, "{mib} MiB for {all} connections");
}

/// A player who holds all seats of one table.
struct Player {
    client: Client,
    playing: Playing,
    dice: Dice,
}

impl Player {
    fn new(clew: &Clew, nth: u64) -> Self {
        let mut dice = Dice::new(nth);
        let mut client = clew.client(&dice.hex());
        let playing = open(&mut client, &mut dice);
        Self { client, playing, dice }
    }

    /// Plays for one round, and returns how long each request took.
    fn play(&mut self) -> Vec<Duration> {
        let (lives, since) = ("the server runs", Since::now());
        let mut times = Vec::new();
        while since.passed() < ROUND {
            let asked = Since::now();
            let state = self.playing.look(&mut self.client).expect(lives);
            times.push(asked.passed());
            let Some(act) = self.playing.choose(&state) else {
                self.playing = open(&mut self.client, &mut self.dice);
                continue;
            };
            let asked = Since::now();
            self.playing.act(&mut self.client, &act).expect(lives).expect(200);
            times.push(asked.passed());
        }
        times
    }
}

fn open(client: &mut Client, dice: &mut Dice) -> Playing {
    let lives = "the server runs";
    let mut playing = Playing::open(client, GAME, Dice::new(dice.any())).expect(lives);
    playing.begin(client).expect(lives);
    playing
}

/// Lets all players play for one round at the same time, and returns how long each request took.
fn play(players: &mut [Player]) -> Vec<Duration> {
    thread::scope(|scope| {
        let playing: Vec<_> =
            players.iter_mut().map(|player| scope.spawn(|| player.play())).collect();
        playing.into_iter().flat_map(|one| one.join().expect("all goes well")).collect()
    })
}

fn slowest_hundredth(mut times: Vec<Duration>) -> Duration {
    assert!(times.len() > 200, "only {} requests were answered", times.len());
    times.sort();
    times[times.len() * 99 / 100]
}

fn median(times: &mut [Duration]) -> Duration {
    times.sort();
    times[times.len() / 2]
}

/// Number of open files of the server; nearly all are connections.
fn connections(clew: &Clew) -> usize {
    let files = fs::read_dir(format!("/proc/{}/fd", clew.process()));
    files.expect("our own child can be looked at").count()
}

/// Resident memory of the server in bytes.
fn memory(clew: &Clew) -> u64 {
    let status = fs::read_to_string(format!("/proc/{}/status", clew.process()));
    let status = status.expect("our own child can be looked at");
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kib = line.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok());
    1024 * kib.expect("the system says how much memory a process has")
}

/// The crowd runs in a separate process, so that its files and its processor time are not counted here.
struct Crowd {
    size: Size,
    child: Child,
    orders: ChildStdin,
    said: BufReader<ChildStdout>,
}

impl Crowd {
    fn start(clew: &Clew, size: Size) -> Self {
        let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/abuse/crowd.py");
        let (ip, port) = (clew.address().ip(), clew.address().port());
        let mut child = Command::new("python3")
            .arg(script)
            .args([ip.to_string(), port.to_string()])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap_or_else(|error| panic!("python3 is needed for this test: {error}"));
        let orders = child.stdin.take().expect("it is piped");
        let said = BufReader::new(child.stdout.take().expect("it is piped"));
        Self { size, child, orders, said }
    }

    fn come(&mut self, played: &[Player], idle: &[Player]) {
        let mut order = format!("come {}", self.size.halves);
        for (players, count) in [(played, FOLLOWED), (idle, self.size.stared_at)] {
            for player in players {
                order += &format!(" {}={count}", player.playing.path(""));
            }
        }
        self.order(&order, &format!("there {}", self.size.connections()));
    }

    fn go(&mut self) {
        self.order("go", &format!("gone {}", self.size.connections()));
    }

    fn order(&mut self, order: &str, expected: &str) {
        writeln!(self.orders, "{order}").expect("it listens");
        let mut line = String::new();
        self.said.read_line(&mut line).expect("it answers");
        assert_eq!(line.trim(), expected);
    }
}

impl Drop for Crowd {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

//! Two servers on tables that differ in what one viewer may not know: what they send to that viewer is
//! equal, byte for byte (except the time of day), until something is revealed.
//!
//! `clew-lab twin` makes the tables. They have the same seed, so future outcomes of chance are equal,
//! too. All seats act, with actions that are legal in both worlds; the viewer requests the state, the
//! page, the stream, and sends wrong requests. A difference is allowed only in an event with a sight
//! that the game declares to reveal something, or when the game is over; then the comparison ends. It
//! also ends when no action is legal in both worlds, because then a player must use a secret of their
//! own.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Command, Stdio};

use e2e::{Clew, Dice, Heard, Options, Tap, Tapped, laboratory};
use serde_json::{Value, json};

use super::pokes::pokes;

/// A kind of table for which twins are made.
struct Kind {
    game: &'static str,
    sets: &'static [&'static str],
    seats: usize,
    /// Number of actions before the twin is made.
    moves: u64,
    /// The kinds of sights that reveal something (`Sighting::reveals` of the game).
    reveals: &'static [&'static str],
}

const WALLS: &[&str] = &["step", "bump", "victory"];
const FROGS: &[&str] = &["frog", "freed", "victory"];

const KINDS: [Kind; 6] = [
    Kind { game: "magic-labyrinth", sets: &["walls=2"], seats: 2, moves: 0, reveals: WALLS },
    Kind {
        game: "magic-labyrinth",
        sets: &["walls=8", "trail=on"],
        seats: 3,
        moves: 20,
        reveals: WALLS,
    },
    Kind { game: "labyrinth-cards", sets: &["short=on"], seats: 3, moves: 0, reveals: &["place"] },
    Kind {
        game: "labyrinth-cards",
        sets: &["find-it-yourself=on"],
        seats: 4,
        moves: 30,
        reveals: &["place"],
    },
    Kind { game: "mago-magino", sets: &["meadow=4"], seats: 3, moves: 0, reveals: FROGS },
    Kind { game: "mago-magino", sets: &["shuffled-frogs=on"], seats: 2, moves: 40, reveals: FROGS },
];
/// Number of pairs of each kind for each viewer.
const SEEDS: u64 = 2;
/// Maximum number of actions of a pair.
const LONGEST: usize = 60;

/// A pair of tables.
struct Pair {
    kind: &'static Kind,
    seed: u64,
    viewer: String,
    table: String,
    seq: u64,
    tokens: BTreeMap<String, String>,
    equal: bool,
}

/// What was compared.
#[derive(Debug, Default)]
struct Count {
    /// Number of answers and events.
    pieces: usize,
    bytes: usize,
    actions: usize,
    /// Number of runs that ended with a reveal in which the worlds differ.
    revealed: usize,
    /// Number of runs that ended because no action was legal in both worlds.
    stuck: usize,
}

#[test]
fn worlds_that_look_the_same_are_told_the_same() {
    let mut servers = [(); 2].map(|()| Clew::start(Options::default()));
    for server in &mut servers {
        server.stop();
    }
    let folders = [servers[0].data(), servers[1].data()];
    let mut pairs = Vec::new();
    for (kind, seed) in KINDS.iter().flat_map(|kind| (1..=SEEDS).map(move |seed| (kind, seed))) {
        let seats = ["A", "B", "C", "D"].into_iter().take(kind.seats);
        for viewer in seats.chain(["watcher"]) {
            // Table ids are made of game, viewer and seed, which must differ between kinds.
            let seed = 1_000 * kind.moves + seed;
            pairs.push(Pair::make(kind, viewer, seed, &folders));
        }
    }
    for server in &mut servers {
        server.start_again();
    }
    let addresses = [servers[0].address(), servers[1].address()];
    let mut all: BTreeMap<&str, Count> = BTreeMap::new();
    std::thread::scope(|scope| {
        let kinds: Vec<_> = pairs
            .chunk_by(|one, other| std::ptr::eq(one.kind, other.kind))
            .map(|pairs| (pairs[0].kind.game, scope.spawn(move || compare(pairs, addresses))))
            .collect();
        for (game, count) in kinds {
            all.entry(game).or_default().add(&count.join().expect("the same is told in both"));
        }
    });
    eprintln!("{all:#?}");
    for (game, count) in &all {
        assert!(count.pieces > 1_500 && count.actions > 150, "{game}: {count:?}");
        // If the comparison never ended with a difference, the worlds were not different.
        assert!(count.revealed + count.stuck > 0, "{game}: {count:?}");
    }
}

/// Plays all these pairs.
fn compare(pairs: &[Pair], addresses: [SocketAddr; 2]) -> Count {
    let mut count = Count::default();
    for pair in pairs {
        assert!(!pair.equal, "{} has secrets", pair.kind.game);
        let [mut one, mut other] = addresses.map(|address| Side::new(address, pair));
        run(pair, &mut one, &mut other, &mut count);
    }
    count
}

/// Nothing is hidden in Magic Maze, so there is no twin for anybody.
#[test]
fn a_mall_has_no_twin() {
    let kind = Kind { game: "magic-maze", sets: &["sand=0"], seats: 2, moves: 25, reveals: &[] };
    let server = Clew::start(Options::default());
    for viewer in ["A", "B", "watcher"] {
        let folders = ["a", "b"].map(|name| server.folder().path().join(name));
        let made = twin(&kind, viewer, 1, &folders);
        assert_eq!((&made["secrets"], &made["equal"]), (&json!(false), &json!(true)), "{made}");
    }
}

impl Pair {
    fn make<P: AsRef<Path>>(
        kind: &'static Kind,
        viewer: &str,
        seed: u64,
        folders: &[P; 2],
    ) -> Self {
        let made = twin(kind, viewer, seed, folders);
        let text = |value: &Value| value.as_str().expect("a text").to_owned();
        let tokens = made["tokens"].as_object().expect("a token for each seat");
        Self {
            kind,
            seed,
            viewer: viewer.to_owned(),
            table: format!("/tables/{}", text(&made["table"])),
            seq: made["seq"].as_u64().expect("a number"),
            tokens: tokens.iter().map(|(seat, token)| (seat.clone(), text(token))).collect(),
            equal: made["equal"] == true,
        }
    }

    fn token(&self) -> Option<&str> {
        self.tokens.get(&self.viewer).map(String::as_str)
    }
}

/// Lets `clew-lab` write a pair of tables, and returns its output.
fn twin<P: AsRef<Path>>(kind: &Kind, viewer: &str, seed: u64, folders: &[P; 2]) -> Value {
    let [one, other] = folders;
    let sets = kind.sets.iter().flat_map(|set| ["--set", set]);
    let done = Command::new(laboratory())
        .args(["twin", kind.game, "--seat", viewer, "--seed", &seed.to_string()])
        .args(["--set", &format!("seats={}", kind.seats), "--moves", &kind.moves.to_string()])
        .args(sets)
        .args([Path::new("--data-a"), one.as_ref(), Path::new("--data-b"), other.as_ref()])
        .stdin(Stdio::null())
        .output()
        .expect("the program starts");
    let said = String::from_utf8_lossy(&done.stderr);
    assert!(done.status.success(), "{} for {viewer}: {said}", kind.game);
    serde_json::from_slice(&done.stdout).expect("a line of JSON")
}

/// One of the two worlds, as the viewer sees it.
struct Side {
    viewer: Tap,
    stream: Tapped,
    head: Heard,
    players: BTreeMap<String, Tap>,
}

impl Side {
    fn new(address: SocketAddr, pair: &Pair) -> Self {
        let viewer = Tap::new(address, pair.token());
        let (head, stream) = viewer.follow(&format!("{}/events", pair.table));
        let tap = |token: &String| Tap::new(address, Some(token));
        let players = pair.tokens.iter().map(|(seat, token)| (seat.clone(), tap(token))).collect();
        Self { viewer, stream, head, players }
    }

    /// The legal actions of this seat.
    fn legal(&self, table: &str, seat: &str) -> Vec<String> {
        let state =
            self.players[seat].get(&format!("{table}?seat={seat}"), "application/json").json();
        let actions = state["legal"][seat].as_array();
        actions
            .into_iter()
            .flatten()
            .map(|action| action.as_str().expect("a text").to_owned())
            .collect()
    }
}

/// Plays the same actions in both worlds while they look the same.
fn run(pair: &Pair, one: &mut Side, other: &mut Side, count: &mut Count) {
    let mut dice = Dice::new(pair.seed);
    let seats: Vec<String> = pair.tokens.keys().cloned().collect();
    let mut seq = pair.seq;
    count.same(pair, "the head of a stream", &one.head, &other.head);
    let first = [one.stream.until(seq), other.stream.until(seq)];
    count.all_same(pair, "first event", &first);
    for nth in 0..LONGEST {
        look(pair, one, other, nth, &seats, count);
        let state = one.viewer.get(&pair.table, "application/json").json();
        if state["state"] == "over" {
            break;
        }
        let turn = state["turn"].as_array().expect("whose turn it is");
        let seat = turn[dice.below(turn.len())].as_str().expect("a letter").to_owned();
        let (mut both, there) = (one.legal(&pair.table, &seat), other.legal(&pair.table, &seat));
        assert!(seat != pair.viewer || both == there, "{pair}: the viewer's own list differs");
        both.retain(|action| there.contains(action));
        if both.is_empty() {
            count.stuck += 1;
            return;
        }
        let action = both.swap_remove(dice.below(both.len()));
        let order = json!({"seat": seat, "action": action, "seen": seq, "key": format!("t-{nth}")});
        let path = format!("{}/act", pair.table);
        let answers =
            [&one.players[&seat], &other.players[&seat]].map(|tap| tap.post(&path, &order));
        if seat == pair.viewer {
            count.same(pair, &format!("{seat} {action}"), &answers[0], &answers[1]);
        }
        let [here, there] = answers.map(|answer| answer.json());
        // With find-it-yourself (LC-26) the list does not say which cards can be taken.
        if here["error"].is_object() && here == there {
            continue;
        }
        let (Some(new), true) = (here["seq"].as_u64(), here["seq"] == there["seq"]) else {
            panic!("{pair}: {seat} {action} is answered {here} here and {there} there");
        };
        seq = new;
        count.actions += 1;
        let events = [one.stream.until(seq), other.stream.until(seq)].map(tables);
        if events[0] != events[1] && events.iter().flatten().any(|event| reveals(pair.kind, event))
        {
            count.revealed += 1;
            return;
        }
        count.all_same(pair, &format!("after {seat} {action}"), &events);
    }
}

/// Everything that the viewer can request without changing anything.
fn look(pair: &Pair, one: &Side, other: &Side, nth: usize, seats: &[String], count: &mut Count) {
    for accept in ["application/json", "text/html"] {
        let both = [one, other].map(|side| side.viewer.get(&pair.table, accept));
        count.same(pair, accept, &both[0], &both[1]);
    }
    if nth % 25 == 1 {
        let both = [one, other].map(|side| pokes(&side.viewer, &pair.table, seats, nth as u64));
        for ((asked, here), (_, there)) in both[0].iter().zip(&both[1]) {
            count.same(pair, asked, here, there);
        }
    }
}

/// The last event of the table for each append: presence, which is not part of the game, may cause more
/// events.
fn tables(events: Vec<Heard>) -> Vec<Heard> {
    events.into_iter().rev().take(1).collect()
}

/// Whether an event holds a sight that is declared to reveal something, or the end.
fn reveals(kind: &Kind, event: &Heard) -> bool {
    let state = event.json();
    let sights = state["sights"].as_array().into_iter().flatten();
    let mut kinds = sights.filter_map(|sight| match &sight["saw"] {
        Value::String(name) => Some(name.clone()),
        Value::Object(saw) => saw.keys().next().cloned(),
        _ => None,
    });
    state["state"] == "over" || kinds.any(|saw| kind.reveals.contains(&saw.as_str()))
}

impl Count {
    fn add(&mut self, other: &Self) {
        self.pieces += other.pieces;
        self.bytes += other.bytes;
        self.actions += other.actions;
        self.revealed += other.revealed;
        self.stuck += other.stuck;
    }

    #[track_caller]
    fn same(&mut self, pair: &Pair, asked: &str, here: &Heard, there: &Heard) {
        let (here, there) = (here.undated(), there.undated());
        assert_eq!(here.0, there.0, "{pair}: {asked} is answered otherwise in the other world");
        self.pieces += 1;
        self.bytes += here.0.len();
    }

    #[track_caller]
    fn all_same(&mut self, pair: &Pair, what: &str, events: &[Vec<Heard>; 2]) {
        let [here, there] = events;
        assert_eq!(here.len(), there.len(), "{pair}: {what}");
        for (here, there) in here.iter().zip(there) {
            assert_eq!(here.0, there.0, "{pair}: {what} is told otherwise in the other world");
            self.pieces += 1;
            self.bytes += here.0.len();
        }
    }
}

impl std::fmt::Display for Pair {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} as {} sees it, seed {}", self.kind.game, self.viewer, self.seed)
    }
}

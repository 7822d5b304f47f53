//! Two people who play one game after another, by requests to any machine.

use std::sync::Barrier;
use std::thread;
use std::time::Duration;

use e2e::{Act, Answer, Client, Dice, PATIENCE, Setup, Since, State, entropy};
use serde_json::{Value, json};

use crate::hall::{Hall, Killed};
use crate::ledger::{Ledger, Table};

/// Time after which a player asks another machine.
const SOON: Duration = Duration::from_secs(1);
/// Maximum duration of a game.
const GAME: Duration = Duration::from_secs(240);

/// Two people who play one game after another.
pub(crate) struct Pair<'h> {
    hall: &'h Hall,
    setup: Setup,
    dice: Dice,
}

impl<'h> Pair<'h> {
    pub(crate) fn new(hall: &'h Hall, setup: Setup, nth: u64) -> Self {
        Self { hall, setup, dice: Dice::new(1_000 + nth) }
    }

    /// Plays until no new games are wanted, and returns all tables.
    pub(crate) fn play(mut self) -> Vec<Table> {
        let mut tables = Vec::new();
        while !self.hall.is_late() {
            tables.push(self.game());
        }
        tables
    }

    /// One game, from its opening to its end.
    fn game(&mut self) -> Table {
        let tokens = [self.dice.hex(), self.dice.hex()];
        let mut players =
            [0, 1].map(|nth| Player::new(self.hall, &tokens[nth], Dice::new(self.dice.any())));
        let id = players[0].open(self.setup);
        let barrier = Barrier::new(2);
        let [mut one, mut other] = players;
        let run = |player: &mut Player<'_>, letter: &'static str| {
            player.sit(&id, letter);
            barrier.wait();
            player.start(&id, letter);
            player.play(&id, letter);
            std::mem::take(&mut player.ledger)
        };
        let ledgers = thread::scope(|scope| {
            let one = scope.spawn(|| run(&mut one, "A"));
            let other = scope.spawn(|| run(&mut other, "B"));
            [one, other].map(|player| player.join().expect("a player has failed"))
        });
        Table { id, tokens, ledgers }
    }
}

/// One of the two people.
struct Player<'h> {
    hall: &'h Hall,
    token: String,
    dice: Dice,
    /// The machine that is asked.
    at: usize,
    client: Client,
    address: std::net::SocketAddr,
    killed: Option<Killed>,
    ledger: Ledger,
    chosen: u64,
    /// Whether the request may have been performed without an answer.
    unsure: bool,
}

impl<'h> Player<'h> {
    fn new(hall: &'h Hall, token: &str, mut dice: Dice) -> Self {
        let (at, address) = hall.machine(dice.below(3));
        let client = Client::new(address, token).patient_for(SOON);
        let token = token.to_owned();
        let ledger = Ledger { compare: hall.compare, ..Ledger::default() };
        Self {
            hall,
            token,
            dice,
            at,
            client,
            address,
            killed: None,
            ledger,
            chosen: 0,
            unsure: false,
        }
    }

    /// Sends the same request to one machine after another until one answers.
    fn ask(&mut self, path: &str, body: Option<&Value>) -> Answer {
        let since = Since::now();
        self.unsure = false;
        loop {
            assert!(since.passed() < PATIENCE, "{path}: nobody has answered for {PATIENCE:?}");
            let answer = match body {
                Some(body) => self.client.post(path, body),
                None => self.client.get(path),
            };
            match answer {
                // The machine cannot answer now, and says so.
                Ok(answer) if answer.status == 503 => {
                    self.unsure = true;
                    self.hall.refused();
                    self.hall.wait_for(1, Duration::from_millis(50));
                    self.turn_away();
                }
                Ok(answer) => {
                    if let Some(killed) = self.killed.take() {
                        self.hall.plays_again(killed);
                    }
                    return answer;
                }
                Err(_) => {
                    self.unsure = true;
                    self.killed = self.killed.or(self.hall.was_killed(self.at, self.address));
                    self.turn_away();
                }
            }
        }
    }

    /// Switches to another machine.
    fn turn_away(&mut self) {
        (self.at, self.address) = self.hall.machine(self.at + 1);
        self.client = Client::new(self.address, &self.token).patient_for(SOON);
    }

    fn open(&mut self, setup: Setup) -> String {
        let mut settings: serde_json::Map<_, _> =
            setup.settings.iter().map(|(key, value)| ((*key).to_owned(), json!(value))).collect();
        settings.insert("seats".to_owned(), json!(setup.seats));
        // If there is no answer, a table may exist that nobody plays at.
        let answer = self.ask("/tables", Some(&json!({"game": setup.game, "settings": settings})));
        answer.expect(201).json()["table"].as_str().expect("a table has a name").to_owned()
    }

    fn sit(&mut self, id: &str, letter: &str) {
        let join =
            json!({"name": format!("Player {letter}"), "seat": letter, "entropy": entropy(letter)});
        self.until(id, "a seat", |player, state| {
            if state.seat(letter)["kind"] != "free" {
                return true;
            }
            // A second join is refused; the state shows the result.
            player.ask(&path(id, "join"), Some(&join));
            false
        });
    }

    fn start(&mut self, id: &str, letter: &str) {
        self.until(id, "the start", |player, state| {
            if state.stage() != "waiting" {
                // From now on a machine that still shows the table as waiting is behind.
                player.ledger.saw(id, state.seq(), &state.0["view"]);
                return true;
            }
            if state.seat(letter)["kind"] != "free" && state.seat(letter)["ready"] == false {
                let ready = path(id, &format!("seats/{letter}/ready"));
                player.ask(&ready, Some(&json!({"entropy": entropy(letter)})));
            }
            // The player who joined first is the host; the other one is refused. The start carries the
            // host's own contribution: without it the server would wait for one longer than this client
            // waits for an answer.
            let start = json!({"entropy": entropy(letter)});
            player.ask(&path(id, "start"), Some(&start));
            false
        });
    }

    /// Requests the state until this holds.
    fn until(&mut self, id: &str, what: &str, mut is_so: impl FnMut(&mut Self, &State) -> bool) {
        let since = Since::now();
        loop {
            assert!(since.passed() < PATIENCE, "{id}: waited {PATIENCE:?} for {what}");
            let state = State(self.ask(&path(id, ""), None).expect(200).json());
            if is_so(self, &state) {
                return;
            }
        }
    }

    /// Plays to the end.
    fn play(&mut self, id: &str, letter: &str) {
        let (since, mut behind) = (Since::now(), Since::now());
        loop {
            assert!(since.passed() < GAME, "{id}: it does not come to its end");
            let state = State(self.ask(&path(id, ""), None).expect(200).json());
            if state.seq() < self.ledger.known() {
                // This machine does not know the append yet; it must, and soon.
                assert!(behind.passed() < PATIENCE, "{id}: a machine stays behind");
                self.hall.wait_for(1, Duration::from_millis(20));
                continue;
            }
            behind = Since::now();
            self.ledger.saw(id, state.seq(), &state.0["view"]);
            match state.stage() {
                "over" => return,
                "paused" => drop(self.ask(&path(id, "resume"), Some(&json!({})))),
                "running" => match self.choose(&state, letter) {
                    Some(act) => self.act(id, act),
                    None => self.hall.wait_for(1, Duration::from_millis(30)),
                },
                other => panic!("{id}: {other}"),
            }
            // Sometimes a player switches to another machine.
            if self.dice.below(25) == 0 {
                self.turn_away();
            }
        }
    }

    /// Sends an action until there is an answer.
    fn act(&mut self, id: &str, act: Act) {
        let answer = self.ask(&path(id, "act"), Some(&act.body()));
        match answer.status {
            200 => {
                self.ledger.done.push((act, answer.seq()));
                self.hall.done();
            }
            // Another player or the sand was quicker. A suspended machine may still perform it later.
            409 if self.unsure => self.ledger.open.push(act),
            409 => self.ledger.refused.push(act),
            _ => panic!("{id}: {act:?}: {answer:?}"),
        }
    }

    fn choose(&mut self, state: &State, letter: &str) -> Option<Act> {
        let legal = state.legal();
        let (_, actions) = legal.iter().find(|(seat, _)| seat == letter)?;
        if actions.is_empty() {
            return None;
        }
        let action = actions[self.dice.below(actions.len())].clone();
        self.chosen += 1;
        let key = format!("{letter}-{}", self.chosen);
        Some(Act { seat: letter.to_owned(), action, seen: state.seq(), key })
    }
}

fn path(id: &str, what: &str) -> String {
    match what {
        "" => format!("/tables/{id}"),
        what => format!("/tables/{id}/{what}"),
    }
}

//! A table of two people, brought into a state over HTTP.

use std::net::SocketAddr;

use serde_json::{Value, json};

use crate::{Answer, Client, Dice, PATIENCE, Setup, Since, State, entropy};

/// The host of every table.
pub(super) const ADA: &str = "000000000000000000000000000000ad";
/// The guest of every table.
pub(super) const BO: &str = "000000000000000000000000000000b0";
/// A person who only watches.
pub(super) const EVE: &str = "00000000000000000000000000000e5e";

const LIVES: &str = "the server lives";

/// A table of Ada and Bo.
#[derive(Debug)]
pub(super) struct Pair {
    ada: Client,
    bo: Client,
    dice: Dice,
    /// The table's path.
    pub(super) path: String,
}

impl Pair {
    /// Opens a table at which Ada sits alone.
    pub(super) fn open(at: SocketAddr, setup: &Setup, access: &str) -> Self {
        let mut ada = Client::new(at, ADA);
        let mut settings: serde_json::Map<_, _> =
            setup.settings.iter().map(|(key, value)| ((*key).to_owned(), json!(value))).collect();
        settings.insert("seats".to_owned(), json!(setup.seats));
        let body =
            json!({"game": setup.game, "settings": settings, "name": "Ada", "access": access});
        let opened = ada.post("/tables", &body).expect(LIVES).expect(201);
        let path = opened.header("location").expect("a table has an address").to_owned();
        let mut pair = Self { ada, bo: Client::new(at, BO), dice: Dice::new(1), path };
        pair.host("seats/A/ready", &json!({"entropy": entropy("A")}));
        pair
    }

    /// Lets Bo take a seat.
    pub(super) fn joined(mut self) -> Self {
        let body = json!({"name": "Bo", "seat": "B", "entropy": entropy("B")});
        self.guest("join", &body);
        self
    }

    /// Starts the game.
    pub(super) fn started(mut self) -> Self {
        self.host("seats/A/ready", &json!({"entropy": entropy("A")}));
        self.guest("seats/B/ready", &json!({"entropy": entropy("B")}));
        self.host("start", &json!({}));
        self
    }

    /// A table in mid-game, after this number of actions, none of which gives up.
    ///
    /// # Panics
    /// If games repeatedly end sooner.
    pub(super) fn in_mid_game(at: SocketAddr, setup: &Setup, actions: usize) -> Self {
        // Turning the hourglass early loses the game at once or soon (MZ-30): then another table is
        // opened.
        let goes_on = |state: &State| {
            let turned = state.0["view"]["turned"].as_u64();
            state.stage() == "running" && (!setup.real_time || turned == Some(0))
        };
        for _ in 0..50 {
            let mut pair = Self::open(at, setup, "private").joined().started();
            if (0..actions).all(|_| pair.acts(|action| action != "give-up"))
                && goes_on(&pair.look(0))
            {
                return pair;
            }
        }
        panic!("no game of {} lasts for {actions} actions", setup.game)
    }

    /// Plays until the game is over.
    pub(super) fn finished(mut self) -> Self {
        let since = Since::now();
        while self.acts(|_| true) {
            assert!(since.passed() < PATIENCE, "random play comes to no end at {}", self.path);
        }
        self
    }

    /// Does a legal action that fits; returns whether there was one.
    fn acts(&mut self, fits: impl Fn(&str) -> bool) -> bool {
        let states = [self.look(0), self.look(1)];
        let mut open: Vec<_> = states.iter().flat_map(State::legal).collect();
        open.iter_mut().for_each(|(_, legal)| legal.retain(|action| fits(action)));
        open.retain(|(_, legal)| !legal.is_empty());
        if open.is_empty() {
            return false;
        }
        let (seat, legal) = &open[self.dice.below(open.len())];
        let action = &legal[self.dice.below(legal.len())];
        let seen = states[0].seq().max(states[1].seq());
        let body = json!({"seat": seat, "action": action, "seen": seen, "key": self.dice.hex()});
        let client = if seat == "A" { &mut self.ada } else { &mut self.bo };
        let answer = client.post(&format!("{}/act", self.path), &body).expect(LIVES);
        // A game against the clock may end or change between the look and the action.
        assert!(answer.status == 200 || answer.status == 409, "{action}: {}", answer.text);
        true
    }

    /// Sends a POST as the host.
    pub(super) fn host(&mut self, what: &str, body: &Value) -> Answer {
        let path = format!("{}/{what}", self.path);
        self.ada.post(&path, body).expect(LIVES).expect(200)
    }

    /// Sends a POST as the guest.
    pub(super) fn guest(&mut self, what: &str, body: &Value) -> Answer {
        let path = format!("{}/{what}", self.path);
        self.bo.post(&path, body).expect(LIVES).expect(200)
    }

    /// The first and the last step of a game that is over.
    pub(super) fn moments(&mut self) -> [u64; 2] {
        let path = format!("{}/replay", self.path);
        let moment = self.ada.get(&path).expect(LIVES).expect(200).json();
        ["first", "last"].map(|name| moment[name].as_u64().expect("a moment has its place"))
    }

    /// The token of a person who has a legal action.
    pub(super) fn whose_turn(&mut self) -> &'static str {
        if self.look(0).legal().is_empty() { BO } else { ADA }
    }

    fn look(&mut self, who: usize) -> State {
        let client = if who == 0 { &mut self.ada } else { &mut self.bo };
        State(client.get(&self.path).expect(LIVES).expect(200).json())
    }
}

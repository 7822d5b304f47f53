//! Plays random actions at a table over HTTP.

use serde_json::{Value, json};

use crate::{Answer, Client, Dice, Lost, PATIENCE, Record, Setup, Since, State};

/// A table at which one client holds all seats except those of bots.
#[derive(Debug)]
pub struct Playing {
    /// The table's id.
    pub id: String,
    /// The game and its settings.
    pub setup: Setup,
    /// The last append that the server reported while the table was opened and started.
    pub told: u64,
    dice: Dice,
    /// Number of chosen actions, for their keys.
    chosen: u64,
}

/// An action to post.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Act {
    /// The acting seat.
    pub seat: String,
    /// The action in notation.
    pub action: String,
    /// The last append that the player has seen.
    pub seen: u64,
    /// The idempotency key.
    pub key: String,
}

/// A player's contribution to chance, made of the seat's letter.
pub fn entropy(letter: &str) -> String {
    letter.bytes().cycle().take(16).map(|byte| format!("{byte:02x}")).collect()
}

impl Act {
    /// The JSON body.
    pub fn body(&self) -> Value {
        let Self { seat, action, seen, key } = self;
        json!({"seat": seat, "action": action, "seen": seen, "key": key})
    }
}

impl Playing {
    /// Opens a table.
    ///
    /// # Errors
    /// If the server goes away. The table may exist nevertheless.
    pub fn open(client: &mut Client, setup: Setup, dice: Dice) -> Result<Self, Lost> {
        let mut settings: serde_json::Map<_, _> =
            setup.settings.iter().map(|(key, value)| ((*key).to_owned(), json!(value))).collect();
        settings.insert("seats".to_owned(), json!(setup.seats));
        let body = json!({"game": setup.game, "settings": settings});
        let since = Since::now();
        let mut answer = client.post("/tables", &body)?;
        while answer.status == 503 {
            assert!(since.passed() < PATIENCE, "waited {PATIENCE:?} for a table to be opened");
            answer = client.post("/tables", &body)?;
        }
        let answer = answer.expect(201);
        let id = answer.json()["table"].as_str().expect("a table has a name").to_owned();
        Ok(Self { id, setup, told: answer.seq(), dice, chosen: 0 })
    }

    /// Takes the seats and starts the game. Steps that are done already are skipped.
    ///
    /// # Errors
    /// If the server goes away.
    pub fn begin(&mut self, client: &mut Client) -> Result<(), Lost> {
        let since = Since::now();
        loop {
            assert!(since.passed() < PATIENCE, "waited {PATIENCE:?} for a start of {}", self.id);
            let state = self.look(client)?;
            self.told = self.told.max(state.seq());
            if state.stage() != "waiting" {
                return Ok(());
            }
            let (path, body) = self.next_step(&state);
            let answer = client.post(&self.path(&path), &body)?;
            // After a 503 the next state shows whether it was done.
            if answer.status != 503 {
                self.told = self.told.max(answer.expect(200).seq());
            }
        }
    }

    /// The next step towards the start.
    fn next_step(&self, state: &State) -> (String, Value) {
        for seat in self.setup.ours() {
            let sitter = state.seat(&seat);
            if sitter["kind"] == "free" {
                let name = format!("Player {seat}");
                let body = json!({"name": name, "seat": seat, "entropy": entropy(&seat)});
                return ("join".to_owned(), body);
            }
            if sitter["ready"] == false {
                return (format!("seats/{seat}/ready"), json!({"entropy": entropy(&seat)}));
            }
        }
        for seat in self.setup.others() {
            if state.seat(&seat)["kind"] == "free" {
                return (format!("seats/{seat}/bot"), json!({"level": "random"}));
            }
        }
        ("start".to_owned(), json!({}))
    }

    /// Requests the state of the table.
    ///
    /// # Errors
    /// If the server goes away.
    pub fn look(&self, client: &mut Client) -> Result<State, Lost> {
        Ok(State(client.get(&self.path(""))?.expect(200).json()))
    }

    /// Waits until there is a legal action or the table has ended, and returns the state.
    ///
    /// # Errors
    /// If the server goes away.
    pub fn turn(&self, client: &mut Client) -> Result<State, Lost> {
        let is_ours = |state: &State| state.stage() != "running" || !state.legal().is_empty();
        let state = self.look(client)?;
        if is_ours(&state) {
            return Ok(state);
        }
        let mut events = client.events(&self.path("events"), None)?;
        let what = "a turn of ours";
        let event = events
            .until(what, |event| event.name == "table" && is_ours(&State(event.data.clone())));
        let gone = || Lost::NotAnswered("the events ended".to_owned());
        event.map(|event| State(event.data)).ok_or_else(gone)
    }

    /// Chooses a legal action at random; `None` if there is none.
    pub fn choose(&mut self, state: &State) -> Option<Act> {
        self.choose_where(state, |_| true)
    }

    /// Chooses among the legal actions that fit.
    pub fn choose_where(&mut self, state: &State, fits: impl Fn(&str) -> bool) -> Option<Act> {
        let mut legal = state.legal();
        legal.iter_mut().for_each(|(_, actions)| actions.retain(|action| fits(action)));
        legal.retain(|(_, actions)| !actions.is_empty());
        if legal.is_empty() {
            return None;
        }
        let (seat, actions) = &legal[self.dice.below(legal.len())];
        let action = &actions[self.dice.below(actions.len())];
        self.chosen += 1;
        let key = format!("k-{}", self.chosen);
        Some(Act { seat: seat.clone(), action: action.clone(), seen: state.seq(), key })
    }

    /// Posts an action.
    ///
    /// # Errors
    /// If the server goes away.
    pub fn act(&self, client: &mut Client, act: &Act) -> Result<Answer, Lost> {
        client.post(&self.path("act"), &act.body())
    }

    /// The record of the ended table, as text and parsed.
    ///
    /// # Errors
    /// If the server goes away.
    pub fn record(&self, client: &mut Client) -> Result<(String, Record), Lost> {
        let text = client.get_text(&self.path("record"))?.expect(200).text;
        let record = Record::read(&text);
        Ok((text, record))
    }

    /// The path of a resource of this table.
    pub fn path(&self, what: &str) -> String {
        match what {
            "" => format!("/tables/{}", self.id),
            what => format!("/tables/{}/{what}", self.id),
        }
    }
}

//! A table that we play at, by random actions.

use serde_json::{Value, json};

use crate::{Answer, Client, Dice, Lost, PATIENCE, Record, Setup, Since, State};

/// A table that we play at. All its seats but those of bots are ours.
#[derive(Debug)]
pub struct Playing {
    /// The table's name.
    pub id: String,
    /// What is played.
    pub setup: Setup,
    dice: Dice,
    /// How many actions were chosen.
    chosen: u64,
}

/// An action of ours.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Act {
    /// Who acts.
    pub seat: String,
    /// What is done.
    pub action: String,
    /// The append that was seen.
    pub seen: u64,
    /// What we call it.
    pub key: String,
}

/// What a player adds to the chance.
pub fn entropy(letter: &str) -> String {
    letter.bytes().cycle().take(16).map(|byte| format!("{byte:02x}")).collect()
}

impl Act {
    /// As it is posted.
    pub fn body(&self) -> Value {
        let Self { seat, action, seen, key } = self;
        json!({"seat": seat, "action": action, "seen": seen, "key": key})
    }
}

impl Playing {
    /// Opens a table.
    ///
    /// # Errors
    /// If the server goes away: then there may be a table that nobody knows of.
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
        Ok(Self { id, setup, dice, chosen: 0 })
    }

    /// Takes the seats and starts the game, as far as that has not been done yet. Gives the highest
    /// number of an append that was told.
    ///
    /// # Errors
    /// If the server goes away.
    pub fn begin(&self, client: &mut Client) -> Result<u64, Lost> {
        let (mut seq, since) = (0, Since::now());
        loop {
            assert!(since.passed() < PATIENCE, "waited {PATIENCE:?} for a start of {}", self.id);
            let state = self.look(client)?;
            seq = seq.max(state.seq());
            if state.stage() != "waiting" {
                return Ok(seq);
            }
            let (path, body) = self.next_step(&state);
            let answer = client.post(&self.path(&path), &body)?;
            // If it cannot just now, the next state tells whether it has been done.
            if answer.status != 503 {
                seq = seq.max(answer.expect(200).seq());
            }
        }
    }

    /// What is to be done next for the start.
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

    /// The table as it is shown to us.
    ///
    /// # Errors
    /// If the server goes away.
    pub fn look(&self, client: &mut Client) -> Result<State, Lost> {
        Ok(State(client.get(&self.path(""))?.expect(200).json()))
    }

    /// The table once there is something for us to do, or it has ended.
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
        let gone = std::io::Error::other("the events ended");
        event.map(|event| State(event.data)).ok_or(Lost::NotAnswered(gone))
    }

    /// One of the actions that are open to us; `None` if none is.
    pub fn choose(&mut self, state: &State) -> Option<Act> {
        self.choose_where(state, |_| true)
    }

    /// One of those that fit.
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

    /// The record of the table, which has ended, as a file and as it reads.
    ///
    /// # Errors
    /// If the server goes away.
    pub fn record(&self, client: &mut Client) -> Result<(String, Record), Lost> {
        let text = client.get_text(&self.path("record"))?.expect(200).text;
        let record = Record::read(&text);
        Ok((text, record))
    }

    /// The address of something at this table.
    pub fn path(&self, what: &str) -> String {
        match what {
            "" => format!("/tables/{}", self.id),
            what => format!("/tables/{}/{what}", self.id),
        }
    }
}

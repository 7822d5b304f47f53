//! A table, and what the server has acknowledged of it.

use e2e::{Act, Client, Dice, Done, Lost, Playing, State};
use serde_json::json;

use crate::hall::Line;

/// A table, and what the server has acknowledged of it.
pub(crate) struct Ours {
    pub(crate) playing: Playing,
    /// The player's token.
    pub(crate) token: String,
    /// Whether the game is over.
    pub(crate) is_over: bool,
    has_begun: bool,
    /// The last append that an answer or a state has shown.
    told: u64,
    /// Actions that were acknowledged, each with its append.
    done: Vec<(Act, u64)>,
    /// An action that was sent and not answered.
    pending: Option<Act>,
}

impl Ours {
    /// A table that was just opened.
    pub(crate) fn new(playing: Playing, token: &str) -> Self {
        let (token, done) = (token.to_owned(), Vec::new());
        Self { playing, token, is_over: false, has_begun: false, told: 1, done, pending: None }
    }

    /// Performs the next step at this table.
    pub(crate) fn go_on(&mut self, line: &mut Line<'_>) -> Result<(), Lost> {
        if !self.has_begun {
            self.playing.begin(&mut line.client)?;
            (self.has_begun, self.told) = (true, self.playing.told);
            return Ok(());
        }
        let state = self.playing.turn(&mut line.client)?;
        assert!(state.seq() >= self.told, "{} was shown before", self.told);
        match (state.stage(), &self.pending) {
            // A pending action can be repeated only after the game was resumed.
            ("paused", _) => return self.resume(line),
            (_, Some(_)) => return self.send(line),
            ("over", None) => self.is_over = true,
            (stage, None) => assert_eq!(stage, "running"),
        }
        self.told = state.seq();
        self.pending = self.playing.choose(&state);
        if self.pending.is_some() { self.send(line) } else { Ok(()) }
    }

    /// Checks after a kill that everything acknowledged is still there.
    pub(crate) fn check(&mut self, line: &mut Line<'_>, dice: &mut Dice) -> Result<(), Lost> {
        let state = self.playing.look(&mut line.client)?;
        let id = &self.playing.id;
        self.told = self.told.max(self.playing.told);
        assert!(state.seq() >= self.told, "{id}: append {} is gone", self.told);
        if self.is_alone() && self.has_begun {
            let most = self.told + u64::from(self.pending.is_some());
            assert!(state.seq() <= most, "{id}: there is more than was sent: {}", state.seq());
            if self.pending.is_some() {
                line.note(state.seq() == most);
            }
        }
        if self.playing.setup.real_time && state.stage() == "running" {
            assert_eq!(state.0.get("deadline"), None, "{id}: its clock runs");
        }
        if self.done.is_empty() {
            return Ok(());
        }
        let again = [self.done.len() - 1, dice.below(self.done.len())];
        for (act, seq) in again.map(|nth| &self.done[nth]) {
            let answer = self.playing.act(&mut line.client, act)?.expect(200);
            assert_eq!(answer.seq(), *seq, "{id}: {act:?} was done once more");
        }
        if self.is_alone() {
            let after = self.playing.look(&mut line.client)?;
            assert_eq!(after.seq(), state.seq(), "{id}: something was done once more");
        }
        match self.pending {
            Some(_) if state.stage() != "paused" => self.send(line),
            _ => Ok(()),
        }
    }

    /// Sends the action that is pending, for the first time or again with its key.
    fn send(&mut self, line: &mut Line<'_>) -> Result<(), Lost> {
        let act = self.pending.as_ref().expect("something is to be sent");
        let answer = line.act(&self.playing.path("act"), &act.body())?;
        let act = self.pending.take().expect("it was just sent");
        if answer.status != 200 {
            // In real time another player or the sand can be quicker; in turns nobody can.
            assert!(self.playing.setup.real_time && answer.status == 409, "{act:?}: {answer:?}");
            return Ok(());
        }
        let seq = answer.seq();
        assert!(seq > act.seen, "{act:?}: {answer:?}");
        if !self.playing.setup.real_time {
            assert_eq!(seq, act.seen + 1, "{act:?}: something lies between");
        }
        self.told = self.told.max(seq);
        self.done.push((act, seq));
        Ok(())
    }

    fn resume(&mut self, line: &mut Line<'_>) -> Result<(), Lost> {
        let path = self.playing.path("resume");
        let answer = line.client.post(&path, &json!({}))?.expect(200);
        self.told = self.told.max(answer.seq());
        Ok(())
    }

    /// Whether nobody but this player acts at the table.
    fn is_alone(&self) -> bool {
        !self.playing.setup.real_time && self.playing.setup.bots == 0
    }

    /// Checks the record of the ended table: it holds each acknowledged action once, and no other action
    /// of ours. Returns it as text.
    pub(crate) fn audit(&self, client: &mut Client) -> String {
        let state: State = self.playing.look(client).expect("the server lives");
        assert_eq!(state.stage(), "over");
        let (text, record) = self.playing.record(client).expect("the server lives");
        assert_eq!(record.appends.len() as u64, state.seq());
        let mut done = record.done();
        // Bots act by themselves, and the server gives up for players who are away (MZ-23).
        done.retain(|done| !done.key.starts_with("bot-") && !done.key.starts_with("away-"));
        // A late action may be recorded in a shorter form (MZ-16).
        let what = |done: &Done| (done.seq, done.seat.clone(), done.key.clone());
        let told = |(act, seq): &(Act, u64)| (*seq, act.seat.clone(), act.key.clone());
        let done: Vec<_> = done.iter().map(what).collect();
        let mut told: Vec<_> = self.done.iter().map(told).collect();
        told.sort();
        assert_eq!(done, told, "{}", self.playing.id);
        text
    }
}

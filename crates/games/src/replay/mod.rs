//! Replays of finished games, step by step, with nothing hidden.

mod look;
mod position;
mod scene;
mod state;

use game::{Millis, Seat, Viewer};
use table::{Broken, End, Outcomes, Record, Records, Unfit, Verified, verify, walk};
use ui::pages::{Check, Found, Place};

pub use look::Reader;
pub use state::State;

use crate::{Complete, UnknownGame, Visitor, visit};

/// A finished game. It can only be made of the records of a table that has ended, so everything in it
/// may be shown.
#[derive(Debug)]
pub struct Replay {
    records: Records,
    game: &'static str,
    steps: Vec<Step>,
    end: End,
    seats: u8,
    proof: Proof,
    checked: Result<Verified, Broken>,
}

/// The state of a game after an append with at least one action, alarm or outcome of chance.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Step {
    /// The number of the append.
    pub seq: u64,
    /// Game time of the append.
    pub time: Millis,
    /// The seat that acted; `None` for the start and for alarms.
    pub seat: Option<Seat>,
}

/// The commitment, seed and salt of the table, in hex.
#[derive(Debug)]
struct Proof {
    commitment: String,
    seed: String,
    salt: String,
}

/// Through whose eyes a step is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Look {
    /// Nothing is hidden.
    All,
    /// Only what this viewer saw at the time.
    As(Viewer),
}

/// The reason why there is no replay.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoReplay {
    /// The table is still being played.
    #[error("the table has not ended: what is hidden stays so until then")]
    NotEnded,
    /// The table was closed before a game started.
    #[error("the table ended before its game began")]
    NotStarted,
    /// The game is unknown.
    #[error("{0}")]
    Game(#[from] UnknownGame),
    /// The records are invalid.
    #[error("{0}")]
    Broken(#[from] Broken),
}

impl Replay {
    /// Makes a replay of these records and verifies the outcomes of chance.
    ///
    /// # Errors
    /// If the table has not ended, no game was started, or the records are invalid.
    pub fn of(records: Records) -> Result<Self, NoReplay> {
        if !records.is_ended() {
            return Err(NoReplay::NotEnded);
        }
        let proof = proof(&records).ok_or(NoReplay::NotEnded)?;
        let not_opened =
            || Broken { append: 1, record: 1, line: 2, why: Unfit::NotOpened.to_string() };
        let (_, name) = records.opened().ok_or_else(not_opened)?;
        let Made { game, steps, end, seats, checked } = visit(name, Make(&records))??;
        if steps.is_empty() {
            return Err(NoReplay::NotStarted);
        }
        Ok(Self { records, game, steps, end, seats, proof, checked })
    }

    /// The game's name.
    pub fn game(&self) -> &'static str {
        self.game
    }

    /// The table's id.
    pub fn table(&self) -> &str {
        self.records.opened().map_or("", |(id, _)| id.as_str())
    }

    /// All steps, in order; there is at least one.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// The index of the step that shows the state after this append; `None` before the start and after
    /// the end.
    pub fn nth(&self, seq: u64) -> Option<usize> {
        if seq > self.steps.last()?.seq {
            return None;
        }
        self.steps.partition_point(|step| step.seq <= seq).checked_sub(1)
    }

    /// Number of seats.
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// The position of a step among the others, for navigation.
    pub fn place(&self, nth: usize) -> Place {
        let seq = |nth: usize| self.steps[nth.min(self.steps.len() - 1)].seq;
        let nth = nth.min(self.steps.len() - 1);
        Place {
            at: seq(nth),
            first: seq(0),
            before: seq(nth.saturating_sub(1)),
            after: seq(nth + 1),
            last: seq(usize::MAX),
            nth: nth + 1,
            count: self.steps.len(),
            time: self.steps[nth].time,
        }
    }

    /// The result of verifying the outcomes of chance.
    pub fn check(&self) -> Check<'_> {
        let Proof { commitment, seed, salt } = &self.proof;
        let found = match &self.checked {
            Ok(Verified { appends, inputs, outcomes, .. }) => {
                let (Outcomes::Checked(outcomes) | Outcomes::Unchecked(outcomes)) = *outcomes;
                Found::Sound { seals: *appends, inputs: *inputs, outcomes }
            }
            Err(Broken { append, line, why, .. }) => {
                Found::Flawed { append: *append, line: *line, why }
            }
        };
        Check { commitment, seed, salt, found }
    }
}

fn proof(records: &Records) -> Option<Proof> {
    let hex = |bytes: &[u8]| bytes.iter().map(|byte| format!("{byte:02x}")).collect();
    let Some(Record::Open { commitment, .. }) = records.iter().next() else { return None };
    match records.iter().last()? {
        Record::Over { seed, salt, .. } | Record::Closed { seed, salt, .. } => Some(Proof {
            commitment: commitment.to_string(),
            seed: hex(seed.reveal()),
            salt: hex(salt.reveal()),
        }),
        _ => None,
    }
}

struct Make<'r>(&'r Records);

struct Made {
    game: &'static str,
    steps: Vec<Step>,
    end: End,
    seats: u8,
    checked: Result<Verified, Broken>,
}

impl Visitor for Make<'_> {
    type Output = Result<Made, NoReplay>;

    fn visit<G: Complete>(self) -> Self::Output {
        let mut steps: Vec<Step> = Vec::new();
        let table = walk::<G>(self.0, |step| {
            let seat = match step.record {
                Record::Act { seat, .. } => Some(*seat),
                Record::Start { .. } | Record::Chance { .. } | Record::Alarm { .. } => None,
                _ => return,
            };
            match steps.last_mut().filter(|last| last.seq == step.append) {
                Some(last) => *last = Step { time: step.at, seat: seat.or(last.seat), ..*last },
                None => steps.push(Step { seq: step.append, time: step.at, seat }),
            }
        })?;
        let end = table.end().ok_or(NoReplay::NotEnded)?;
        let seats = table.people().seats();
        Ok(Made { game: G::NAME, steps, end, seats, checked: verify::<G>(self.0) })
    }
}

#[cfg(test)]
mod tests;

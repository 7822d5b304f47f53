//! A finished game, to be looked at moment by moment with nothing hidden.

mod look;
mod scene;
mod shot;
mod state;

use game::{Millis, Seat, Viewer};
use table::{Broken, End, Outcomes, Record, Records, Unfit, Verified, verify, walk};
use ui::pages::{Check, Found, Place};

pub use look::Reader;
pub use state::State;

use crate::{Complete, UnknownGame, Visitor, visit};

/// A finished game. It is made of the records of a table that has ended and of no others, so
/// whoever has one may see all of it.
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

/// A moment of a game: how it stood after an append in which something happened in it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Step {
    /// The append.
    pub seq: u64,
    /// Game time.
    pub time: Millis,
    /// Who did something, if anybody.
    pub seat: Option<Seat>,
}

/// What chance followed from, in hex.
#[derive(Debug)]
struct Proof {
    commitment: String,
    seed: String,
    salt: String,
}

/// As whom one looks at a moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Look {
    /// With nothing hidden.
    All,
    /// As somebody saw it then.
    As(Viewer),
}

/// Why there is nothing to look at.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoReplay {
    /// The table is still played.
    #[error("the table has not ended: what is hidden stays so until then")]
    NotEnded,
    /// No game was begun.
    #[error("the table ended before its game began")]
    NotStarted,
    /// The game is not known here.
    #[error("{0}")]
    Game(#[from] UnknownGame),
    /// The records make no game.
    #[error("{0}")]
    Broken(#[from] Broken),
}

impl Replay {
    /// The replay of these records, with all its dice checked.
    ///
    /// # Errors
    /// If the table has not ended, or never began, or if its records make no game.
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

    /// The table's name.
    pub fn table(&self) -> &str {
        self.records.opened().map_or("", |(id, _)| id.as_str())
    }

    /// All steps, in order; there is at least one.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// Which moment, counted from 0, shows how things stood after this append. Those before the
    /// game and after its end are none.
    pub fn nth(&self, seq: u64) -> Option<usize> {
        if seq > self.steps.last()?.seq {
            return None;
        }
        self.steps.partition_point(|moment| moment.seq <= seq).checked_sub(1)
    }

    /// How many seats there are.
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// Where a moment is among the others.
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

    /// Whether the dice were honest.
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

//! Why a game could not be played on. Each of these is a fault of the game or of a bot.

use std::fmt::{self, Display};

use game::{Millis, Seat};

/// Why a game could not be played on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Stuck {
    /// It is nature's move, and nothing can be drawn.
    NoChance,
    /// What was drawn is not taken.
    Chance(String),
    /// A player's action is refused.
    Action(String),
    /// The alarm at the deadline is not taken.
    Alarm(Millis),
    /// Nobody can act, and no deadline is set.
    Nobody,
    /// This player waits where nobody else can act, or all wait and no deadline is set.
    Waiting(Seat),
}

impl Stuck {
    /// The error with the game that shows it.
    pub(crate) fn at(self, number: u64, seed: u64) -> anyhow::Error {
        anyhow::anyhow!("game {number} of seed {seed} cannot be played on: {self}")
    }

    #[cold]
    pub(crate) fn chance(outcome: &impl Display) -> Self {
        Self::Chance(outcome.to_string())
    }

    #[cold]
    pub(crate) fn action(seat: Seat, action: &impl Display, refusal: &impl Display) -> Self {
        Self::Action(format!("`{seat} {action}` is refused: {refusal}"))
    }
}

impl Display for Stuck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoChance => f.write_str("it is nature's move, but nothing can be drawn"),
            Self::Chance(outcome) => write!(f, "`{outcome}` was drawn, but is not taken"),
            Self::Action(what) => f.write_str(what),
            Self::Alarm(at) => write!(f, "the alarm at the deadline {at} is not taken"),
            Self::Waiting(seat) => write!(f, "{seat} waits, and nothing else can happen"),
            Self::Nobody => f.write_str("nobody can act, and no deadline is set"),
        }
    }
}

impl std::error::Error for Stuck {}

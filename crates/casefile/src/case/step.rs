//! The steps of a case.

use std::fmt;

use game::{Entry, Game, Log, Millis, Outcome, Phase, Seat, SeatSet, Talk, Viewer};

/// A line of a case, and what it asks for.
#[derive(Debug)]
pub(super) struct Step<'t, G: Game> {
    pub(super) entry: Entry<'t>,
    pub(super) what: What<'t, G>,
}

/// What a step asks for.
#[derive(Debug)]
pub(super) enum What<'t, G: Game> {
    /// The following inputs come at this time.
    At(Millis),
    /// Must be accepted.
    Input(Input<G>),
    /// Must be refused for this reason, which stands on a line of its own.
    No { seat: Seat, action: G::Action, why: G::Refusal, reason: Entry<'t> },
    /// Is not nature's move here.
    Misfit(Input<G>),
    /// All that a seat may do.
    Legal(Seat, Vec<G::Action>),
    /// All that nature may do; `None`: too much to list.
    Odds(Option<Vec<(u32, G::Chance)>>),
    /// The viewer is shown these words.
    Sees(Viewer, &'t str),
    /// The viewer is not shown these words, although they are true.
    Hides(Viewer, &'t str),
    /// What a seat is answered that wants to talk.
    Talk(Seat, Talk, Result<(), G::Refusal>),
    /// Whose move it is.
    Phase(Move),
    /// How it ended.
    Over(Outcome),
    /// When the game wants to be woken.
    Deadline(Option<Millis>),
    /// How many sequences of this number of inputs there are.
    Perft(u32, u64),
    /// The line stands in the drawing.
    Fact,
    /// No line with this key, and this value if there is one, stands in the drawing.
    Absent(Entry<'t>),
}

/// Something that is put into a game.
#[derive(Debug)]
pub(super) enum Input<G: Game> {
    Act(Seat, G::Action),
    Chance(G::Chance),
    Alarm,
}

impl<G: Game> Input<G> {
    /// Puts it into the game; the error says in words why the game did not take it.
    pub(super) fn give(
        &self,
        game: &mut G,
        at: Millis,
        log: &mut impl Log<G::Event>,
    ) -> Result<(), String> {
        let refusal = |refusal: G::Refusal| because(refusal);
        match self {
            Self::Act(seat, action) => {
                let action = game.late(*seat, *action);
                game.act(at, *seat, action, log).map_err(refusal)
            }
            Self::Chance(outcome) => {
                game.chance(at, outcome, log).map_err(|misfit| misfit.to_string())
            }
            Self::Alarm => game.alarm(at, log).map_err(|misfit| misfit.to_string()),
        }
    }
}

/// A refusal by its code and in words.
pub(super) fn because(refusal: impl game::Refusal) -> String {
    format!("the refusal `{}` ({refusal})", refusal.code())
}

/// Whose move it is; how a game ended is another question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Move {
    Open(SeatSet),
    Chance,
    Over,
}

impl From<Phase> for Move {
    fn from(phase: Phase) -> Self {
        match phase {
            Phase::Open(seats) => Self::Open(seats),
            Phase::Chance => Self::Chance,
            Phase::Over(_) => Self::Over,
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Open(seats) => write!(f, "open {seats}"),
            Self::Chance => f.write_str("chance"),
            Self::Over => f.write_str("over"),
        }
    }
}

/// As it stands in a case, in marks.
impl<G: Game> fmt::Display for Input<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Act(seat, action) => write!(f, "`{action}` by {seat}"),
            Self::Chance(outcome) => write!(f, "`chance {outcome}`"),
            Self::Alarm => f.write_str("`alarm`"),
        }
    }
}

//! Why a player may not do that.

/// Why a player may not do that.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    /// Nothing more can be done.
    #[error("the game is over")]
    GameOver,
    /// A die, a chip or the maze has to be drawn first.
    #[error("something is still to be drawn")]
    Wait,
    /// ML-17.
    #[error("it is not your turn")]
    NotYourTurn,
    /// ML-20: a move begins with the die.
    #[error("roll the die first")]
    RollFirst,
    /// ML-17: one roll a turn.
    #[error("you have rolled already")]
    AlreadyRolled,
    /// ML-20.
    #[error("the board ends there")]
    EdgeOfBoard,
    /// ML-24.
    #[error("somebody stands there, and you could not go on to a free square")]
    CouldNotStop,
    /// ML-25.
    #[error("somebody else stands here: go on to a free square")]
    SquareTaken,
}

impl game::Refusal for Refusal {
    const ALL: &'static [Self] = &[
        Self::GameOver,
        Self::Wait,
        Self::NotYourTurn,
        Self::RollFirst,
        Self::AlreadyRolled,
        Self::EdgeOfBoard,
        Self::CouldNotStop,
        Self::SquareTaken,
    ];

    fn code(self) -> &'static str {
        match self {
            Self::GameOver => "game-over",
            Self::Wait => "wait",
            Self::NotYourTurn => "not-your-turn",
            Self::RollFirst => "roll-first",
            Self::AlreadyRolled => "already-rolled",
            Self::EdgeOfBoard => "edge-of-board",
            Self::CouldNotStop => "could-not-stop",
            Self::SquareTaken => "square-taken",
        }
    }
}

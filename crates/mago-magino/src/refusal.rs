//! Why a player may not do that.

/// Why a player may not do that.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    /// Nothing more can be done.
    #[error("the game is over")]
    GameOver,
    /// The first player, the die, the arrow or a frog's id has to be drawn first.
    #[error("something is still to be drawn")]
    Wait,
    /// MM-11.
    #[error("it is not your turn")]
    NotYourTurn,
    /// MM-20: a move begins with the die.
    #[error("roll the die first")]
    RollFirst,
    /// MM-20: one roll a move.
    #[error("you have rolled already")]
    AlreadyRolled,
    /// MM-28: something must move.
    #[error("move something first")]
    MoveFirst,
    /// MM-20: a bewitched child moves as a frog does.
    #[error("this child is a frog now")]
    Bewitched,
    /// MM-20.
    #[error("there is no such frog")]
    NoSuchFrog,
    /// MM-22, MM-23, MM-26, MM-27.
    #[error("no move with these points ends there")]
    OutOfReach,
    /// MM-24.
    #[error("no crystal may be carried into the forest")]
    NotIntoTheForest,
    /// MM-30, MM-31.
    #[error("no crystal lies there")]
    NoCrystal,
    /// MM-30: one at most.
    #[error("this child carries a crystal already")]
    HandsFull,
    /// MM-27.
    #[error("this frog was hopped from there in the turn before")]
    StraightBack,
}

impl game::Refusal for Refusal {
    const ALL: &'static [Self] = &[
        Self::GameOver,
        Self::Wait,
        Self::NotYourTurn,
        Self::RollFirst,
        Self::AlreadyRolled,
        Self::MoveFirst,
        Self::Bewitched,
        Self::NoSuchFrog,
        Self::OutOfReach,
        Self::NotIntoTheForest,
        Self::NoCrystal,
        Self::HandsFull,
        Self::StraightBack,
    ];

    fn code(self) -> &'static str {
        match self {
            Self::GameOver => "game-over",
            Self::Wait => "wait",
            Self::NotYourTurn => "not-your-turn",
            Self::RollFirst => "roll-first",
            Self::AlreadyRolled => "already-rolled",
            Self::MoveFirst => "move-first",
            Self::Bewitched => "bewitched",
            Self::NoSuchFrog => "no-such-frog",
            Self::OutOfReach => "out-of-reach",
            Self::NotIntoTheForest => "not-into-the-forest",
            Self::NoCrystal => "no-crystal",
            Self::HandsFull => "hands-full",
            Self::StraightBack => "straight-back",
        }
    }
}

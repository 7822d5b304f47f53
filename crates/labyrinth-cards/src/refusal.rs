//! Why a player may not do that.

/// Why a player may not do that.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    /// LC-40.
    #[error("the game is over")]
    GameOver,
    /// Cards are to be dealt or drawn first.
    #[error("something is still to be drawn")]
    Wait,
    /// LC-11.
    #[error("it is not your turn")]
    NotYourTurn,
    /// LC-20: a turn begins with a card.
    #[error("play a card first")]
    PlaceFirst,
    /// LC-20: one card a turn.
    #[error("you have played a card already")]
    AlreadyPlaced,
    /// LC-20.
    #[error("you do not hold that card")]
    NotInHand,
    /// LC-20: ways to lie that look the same have one name.
    #[error("turned by less the card lies the same way")]
    SameWay,
    /// LC-20.
    #[error("a card lies there already")]
    PlaceTaken,
    /// LC-20.
    #[error("no card lies on a side of that place")]
    NoSide,
    /// LC-20.
    #[error("no way of the card would meet a way of a neighbour")]
    NoWay,
    /// LC-26.
    #[error("that card does not lie on the table")]
    NotLying,
    /// LC-23.
    #[error("the card just played stays")]
    PlayedCard,
    /// LC-22.
    #[error("no way runs to that card, or it shows neither treasure")]
    NotLinked,
    /// LC-24.
    #[error("without that card the others would fall apart")]
    FallsApart,
}

impl game::Refusal for Refusal {
    const ALL: &'static [Self] = &[
        Self::GameOver,
        Self::Wait,
        Self::NotYourTurn,
        Self::PlaceFirst,
        Self::AlreadyPlaced,
        Self::NotInHand,
        Self::SameWay,
        Self::PlaceTaken,
        Self::NoSide,
        Self::NoWay,
        Self::NotLying,
        Self::PlayedCard,
        Self::NotLinked,
        Self::FallsApart,
    ];

    fn code(self) -> &'static str {
        match self {
            Self::GameOver => "game-over",
            Self::Wait => "wait",
            Self::NotYourTurn => "not-your-turn",
            Self::PlaceFirst => "place-first",
            Self::AlreadyPlaced => "already-placed",
            Self::NotInHand => "not-in-hand",
            Self::SameWay => "same-way",
            Self::PlaceTaken => "place-taken",
            Self::NoSide => "no-side",
            Self::NoWay => "no-way",
            Self::NotLying => "not-lying",
            Self::PlayedCard => "played-card",
            Self::NotLinked => "not-linked",
            Self::FallsApart => "falls-apart",
        }
    }
}

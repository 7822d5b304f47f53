//! What players and nature can do, with its notation, and why a player may not.

use game::Seat;

use crate::{Card, CardSet, Place, Turn};

game::notation! {
    /// What a player can do.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    pub enum Action {
        /// LC-20: lay a card from the hand.
        Place {
            /// Which.
            card: Card,
            /// Where.
            at: Place,
            /// By how many quarter turns clockwise.
            turn: Turn,
        } = "place {card} at {at} turn {turn}",
        /// LC-23, LC-26: take a lying card.
        Take(card: Card) = "take {card}",
        /// LC-26: take no more.
        Finish = "finish",
    }
}

game::notation! {
    /// What nature can do.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Chance {
        /// LC-41: the cards of a short game.
        Half(cards: CardSet) = "half {cards}",
        /// LC-10: a card for the next hand.
        Deal(card: Card) = "deal {card}",
        /// LC-10: a card of the first square.
        Lay(card: Card, turn: Turn) = "lay {card} turn {turn}",
        /// LC-11: who begins.
        First(seat: Seat) = "first {seat}",
        /// LC-28: the card that is drawn.
        Draw(card: Card) = "draw {card}",
    }
}

game::refusals! {
    /// Why a player may not do that.
    pub enum Refusal {
        /// LC-40.
        GameOver = "game-over", "the game is over";
        Wait = "wait", "something is still to be drawn";
        /// LC-11.
        NotYourTurn = "not-your-turn", "it is not your turn";
        /// LC-20.
        PlaceFirst = "place-first", "play a card first";
        /// LC-20.
        AlreadyPlaced = "already-placed", "you have played a card already";
        /// LC-20.
        NotInHand = "not-in-hand", "you do not hold that card";
        /// LC-20: positions of a card that look the same have one name.
        SameWay = "same-way", "turned by less the card lies the same way";
        /// LC-20.
        PlaceTaken = "place-taken", "a card lies there already";
        /// LC-20.
        NoSide = "no-side", "no card lies on a side of that place";
        /// LC-20.
        NoWay = "no-way", "no way of the card would meet a way of a neighbour";
        /// LC-26.
        NotLying = "not-lying", "that card does not lie on the table";
        /// LC-23.
        PlayedCard = "played-card", "the card just played stays";
        /// LC-22.
        NotLinked = "not-linked", "no way runs to that card, or it shows neither treasure";
        /// LC-24.
        FallsApart = "falls-apart", "without that card the others would fall apart";
    }
}

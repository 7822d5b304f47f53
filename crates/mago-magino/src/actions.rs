//! What players and nature can do, with its notation, and why a player may not.

use game::Seat;

use crate::{Face, Frog, FrogList, Nth, Space};

/// What a player can do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(align(4))]
pub enum Action {
    /// MM-20: throw the die.
    Roll,
    /// MM-52: end the turn instead of rolling again.
    End,
    /// MM-20: move one of the own children.
    Child {
        /// Which of the two.
        nth: Nth,
        /// Whether it picks up a crystal, and when.
        load: Load,
        /// Where it ends.
        to: Space,
    },
    /// MM-20: move the magician.
    Magician {
        /// Where he ends.
        to: Space,
    },
    /// MM-27: hop with a frog.
    Frog {
        /// Which.
        frog: Frog,
        /// Where to.
        to: Space,
    },
}

/// MM-31: whether a child picks up a crystal with its move.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Load {
    /// It does not.
    Nothing,
    /// Where it starts.
    First,
    /// Where it ends.
    Last,
}

game::notation! {
    impl Action {
        Roll = "roll",
        End = "end",
        Child { nth, load: Load::Nothing, to } = "child {nth} to {to}",
        Child { nth, load: Load::First, to } = "child {nth} load to {to}",
        Child { nth, load: Load::Last, to } = "child {nth} to {to} load",
        Magician { to } = "magician to {to}",
        Frog { frog, to } = "frog {frog} to {to}",
    }
}

game::notation! {
    /// What nature can do.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Chance {
        /// MM-11: who begins.
        First(seat: Seat) = "first {seat}",
        /// MM-03: the face of the die.
        Roll(face: Face) = "roll {face}",
        /// MM-04: where the arrow points.
        Arrow(space: Space) = "arrow {space}",
        /// MM-50: the id of a new frog.
        Frog(frog: Frog) = "frog {frog}",
        /// MM-53, from rules number 2: the ids of all frogs that are mixed on one space, in the
        /// order of the children that they are.
        Frogs(frogs: FrogList) = "frogs {frogs}",
    }
}

game::refusals! {
    /// Why a player may not do that.
    pub enum Refusal {
        GameOver = "game-over", "the game is over";
        Wait = "wait", "something is still to be drawn";
        /// MM-11.
        NotYourTurn = "not-your-turn", "it is not your turn";
        /// MM-20.
        RollFirst = "roll-first", "roll the die first";
        /// MM-20.
        AlreadyRolled = "already-rolled", "you have rolled already";
        /// MM-28.
        MoveFirst = "move-first", "move something first";
        /// MM-20: a bewitched child moves as a frog does.
        Bewitched = "bewitched", "this child is a frog now";
        /// MM-20.
        NoSuchFrog = "no-such-frog", "there is no such frog";
        /// MM-22, MM-23, MM-26, MM-27.
        OutOfReach = "out-of-reach", "no move with these points ends there";
        /// MM-24.
        NotIntoTheForest = "not-into-the-forest", "no crystal may be carried into the forest";
        /// MM-30, MM-31.
        NoCrystal = "no-crystal", "no crystal lies there";
        /// MM-30.
        HandsFull = "hands-full", "this child carries a crystal already";
        /// MM-27.
        StraightBack = "straight-back", "this frog was hopped from there in the turn before";
    }
}

//! The contract that every game keeps.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use serde::{Serialize, Serializer};

use crate::{
    Dice, Log, Millis, Misfit, Phase, Refusal, Seat, SeatSet, Setting, Sighting, Talk, Unreadable,
    Viewer,
};

/// A text form that survives writing and reading. The same text stands in a rule case, in the
/// journal, in a form on the page and in JSON.
pub trait Notation:
    Display + FromStr<Err = Unreadable> + Clone + Eq + Debug + Send + Sync + 'static
{
}

impl<T> Notation for T where
    T: Display + FromStr<Err = Unreadable> + Clone + Eq + Debug + Send + Sync + 'static
{
}

/// How an action is judged whose sender had not seen the newest state.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pace {
    /// Players take turns: an action on an old view is refused.
    Turns,
    /// Everybody acts at once: the game itself judges what comes late.
    RealTime,
}

/// Whom the players play against.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sides {
    /// Each other: several who win share it.
    Rivals,
    /// The game: all of them win, or none.
    Team,
}

/// The rules of a game as a value: all that is the case, and what each input makes of it.
///
/// Chance and time come in through the door. A game never rolls: it says that it is nature's move,
/// and the outcome is an input like any other.
pub trait Game: Clone + Eq + Debug + Send + Sync + 'static {
    /// The name in journals and addresses. Never changes.
    const NAME: &'static str;
    /// The newest rules number; [`Game::new`] takes every number from 1 up to it.
    const RULES: u16;
    /// How an action on an old view is judged.
    const PACE: Pace;
    /// Whom the players play against.
    const SIDES: Sides = Sides::Rivals;
    /// What can be set before the start. Forms, JSON schema and the text of `Config` come from it.
    const SETTINGS: &'static [Setting];
    /// The field of a view that is its viewer's own, if there is one. All else in a view is what a
    /// watcher sees, and need be drawn up once only.
    const OWN: Option<&'static str> = None;

    /// All that is settled before the start, as lines `key value`. It may hold secrets (a maze
    /// built by hand) and is never shown to a seat.
    type Config: Notation;
    /// What a player can do.
    type Action: Notation + Copy + Ord + Hash;
    /// What nature can do.
    type Chance: Notation;
    /// What happened, in full.
    type Event: Clone + Debug + Send + Sync + 'static;
    /// What of it one viewer saw.
    type Sight: Sighting;
    /// What one viewer sees now. Built from nothing, never a state with things removed.
    type View: Serialize + Clone + PartialEq + Debug + Send + Sync + 'static;
    /// All there is. Only a finished table hands it out.
    type Truth: Serialize;
    /// Why a player may not do that.
    type Refusal: Refusal;

    /// The game before its first input. `config` has been read, so it is sound; a rules number
    /// above [`Game::RULES`] is taken as the newest.
    fn new(rules: u16, config: &Self::Config) -> Self;

    /// How many seats this config has.
    fn seats(config: &Self::Config) -> u8;

    /// Who is to give the next input.
    fn phase(&self) -> Phase;

    /// When the game wants to be woken by [`Game::alarm`].
    fn deadline(&self) -> Option<Millis>;

    /// Lists what the seat may do, replacing what was in `out`: sorted, without repeats. It depends
    /// neither on the time nor on anything that the seat may not know.
    fn legal(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// Lists the actions of [`Game::legal`] that would not be refused, replacing what was in `out`.
    /// Bots and tests choose from it. The two lists are the same, unless a game lists actions there
    /// that it may refuse, so that the list does not find for a player what they are to find
    /// themselves (LC-26).
    fn accepted(&self, seat: Seat, out: &mut Vec<Self::Action>) {
        self.legal(seat, out);
    }

    /// What becomes of an action that others were quicker than, where everybody acts at once: what
    /// is done, and recorded, in its place. As it is, unless a game says otherwise.
    fn late(&self, _seat: Seat, action: Self::Action) -> Self::Action {
        action
    }

    /// Whether [`Game::late`] may have made `done` of `sent`, however things stood then. Whoever sends
    /// an action again is told that it was done only if this holds.
    fn may_become(sent: &Self::Action, done: &Self::Action) -> bool {
        sent == done
    }

    /// The seats that want to give up, with the action by which a seat says so; `None` for a game that
    /// cannot be given up.
    fn giving_up(&self) -> Option<(SeatSet, Self::Action)> {
        None
    }

    /// Whether the seat may now talk in this way.
    ///
    /// # Errors
    /// Why not.
    fn may_talk(&self, seat: Seat, talk: Talk) -> Result<(), Self::Refusal>;

    /// A player does something.
    ///
    /// # Errors
    /// Why that may not be done; the state is then unchanged.
    fn act(
        &mut self,
        at: Millis,
        seat: Seat,
        action: Self::Action,
        log: &mut impl Log<Self::Event>,
    ) -> Result<(), Self::Refusal>;

    /// Nature moves.
    ///
    /// # Errors
    /// If that outcome cannot come up here; the state is then unchanged.
    fn chance(
        &mut self,
        at: Millis,
        outcome: &Self::Chance,
        log: &mut impl Log<Self::Event>,
    ) -> Result<(), Misfit>;

    /// The deadline has come.
    ///
    /// # Errors
    /// If `at` is not the deadline; the state is then unchanged.
    fn alarm(&mut self, at: Millis, log: &mut impl Log<Self::Event>) -> Result<(), Misfit>;

    /// Lists nature's outcomes with their weights, replacing what was in `out`; empty unless the
    /// phase is [`Phase::Chance`]. `false`: they are too many to list, and `out` is empty.
    fn odds(&self, out: &mut Vec<(u32, Self::Chance)>) -> bool;

    /// Draws nature's move. `None` unless the phase is [`Phase::Chance`].
    ///
    /// Uses the dice given and nothing else: equal dice, equal outcome. Whatever [`Game::odds`]
    /// lists is drawn by one `below(total weight)` in the listed order.
    fn sample(&self, dice: &mut impl Dice) -> Option<Self::Chance>;

    /// What this viewer sees now.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// Writes what stands in the field [`Game::OWN`] of this viewer's view.
    ///
    /// # Errors
    /// Only if the serializer fails.
    fn own<S: Serializer>(&self, _viewer: Viewer, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_unit()
    }

    /// All there is.
    fn truth(&self) -> Self::Truth;

    /// What this viewer sees of an event; `None` if nothing.
    fn sight(event: &Self::Event, viewer: Viewer) -> Option<Self::Sight>;

    /// Checks what must always hold; for tests.
    ///
    /// # Errors
    /// What does not hold, in words.
    fn audit(&self) -> Result<(), String>;
}

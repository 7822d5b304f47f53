//! The contract that every game keeps.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use serde::Serialize;

use crate::{
    Dice, FromSettings, Log, Millis, Misfit, Phase, Refusal, Seat, SeatSet, Setting, Sighting,
    Talk, Unreadable, Viewer,
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

/// The rules of a game as a value: the whole state, and what each input does to it.
///
/// Chance and time are inputs. A game never rolls: it says that it is nature's move
/// ([`Phase::Chance`]), and the outcome is an input like any other.
///
/// The items without a default are what every game has to write. The defaults are those of a game
/// played in turns, without a clock, with free talk and without symmetric boards. The crate's
/// documentation shows a whole game.
pub trait Game: Clone + Eq + Debug + Send + Sync + 'static {
    /// The name in journals and addresses. Never changes.
    const NAME: &'static str;
    /// The newest rules number; [`Game::new`] takes every number from 1 up to it.
    const RULES: u16;
    /// How an action on an old view is judged.
    const PACE: Pace = Pace::Turns;
    /// Whom the players play against.
    const SIDES: Sides = Sides::Rivals;
    /// What can be set before the start, as [`crate::settings!`] lists it. Forms and JSON schema
    /// come from it.
    const SETTINGS: &'static [Setting] = <Self::Config as FromSettings>::SETTINGS;
    /// Whether every viewer sees the same view, players and watchers alike. Then one view is made
    /// and sent to all of them.
    const ONE_VIEW: bool = false;
    /// How many turned or mirrored images a position has, apart from itself ([`Game::image`]).
    const IMAGES: u8 = 0;

    /// All that is settled before the start, as lines `key value`. It may hold secrets (a maze
    /// built by hand) and is never shown to a seat.
    type Config: FromSettings;
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
    fn deadline(&self) -> Option<Millis> {
        None
    }

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

    /// What is done, and recorded, in place of an action that arrives after the actions of quicker
    /// players, where everybody acts at once. By default the action itself.
    fn late(&self, _seat: Seat, action: Self::Action) -> Self::Action {
        action
    }

    /// Whether [`Game::late`] can make `done` of `sent` in some state. A repeated request is answered
    /// with success only if this holds for the action that was recorded.
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
    /// The refusal that the player is shown.
    fn may_talk(&self, _seat: Seat, _talk: Talk) -> Result<(), Self::Refusal> {
        Ok(())
    }

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
    fn alarm(&mut self, _at: Millis, _log: &mut impl Log<Self::Event>) -> Result<(), Misfit> {
        Err(Misfit)
    }

    /// Lists nature's outcomes with their weights, replacing what was in `out`; empty unless the
    /// phase is [`Phase::Chance`]. `false`: they are too many to list, and `out` is empty.
    fn odds(&self, out: &mut Vec<(u32, Self::Chance)>) -> bool;

    /// Draws nature's move. `None` unless the phase is [`Phase::Chance`].
    ///
    /// Uses the dice given and nothing else: equal dice, equal outcome. Outcomes that
    /// [`Game::odds`] lists are drawn by one `below(total weight)` in the listed order: the default
    /// does so. A game writes its own for outcomes that are too many to list, or to save the time
    /// of making the list.
    fn sample(&self, dice: &mut impl Dice) -> Option<Self::Chance> {
        sample_odds(self, dice)
    }

    /// What this viewer sees now.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// All there is.
    fn truth(&self) -> Self::Truth;

    /// What this viewer sees of an event; `None` if nothing.
    fn sight(event: &Self::Event, viewer: Viewer) -> Option<Self::Sight>;

    /// Checks what must always hold; for tests.
    ///
    /// # Errors
    /// What does not hold, in words.
    fn audit(&self) -> Result<(), String> {
        Ok(())
    }

    /// The image with this number, below [`Game::IMAGES`]: the same position, turned or mirrored.
    /// Only what a legal list may depend on needs to be turned.
    #[must_use]
    fn image(&self, _number: u8) -> Self {
        self.clone()
    }

    /// What becomes of an action in that image.
    fn image_of(_number: u8, action: Self::Action) -> Self::Action {
        action
    }
}

/// Draws one of the outcomes that [`Game::odds`] lists, by one `below(total weight)` in the listed
/// order; `None` if it lists none. A game whose [`Game::sample`] is written by hand uses it for what
/// is drawn seldom.
pub fn sample_odds<G: Game>(game: &G, dice: &mut impl Dice) -> Option<G::Chance> {
    let mut odds = Vec::new();
    game.odds(&mut odds);
    let total: u32 = odds.iter().map(|(weight, _)| weight).sum();
    let mut rest = if total > 0 { dice.below(total) } else { return None };
    for (weight, outcome) in odds {
        match rest.checked_sub(weight) {
            None => return Some(outcome),
            Some(less) => rest = less,
        }
    }
    None
}

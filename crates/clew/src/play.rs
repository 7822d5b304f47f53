//! Plays one game from its setup to its end: the loop that `clew sim` and `clew-lab bench` share.

use std::fmt::Display;

use bots::{Look, Player};
use game::{FastDice, Game, Log, Millis, Outcome, Pace, Phase, Quiet, Seat, SeatSet, Viewer};

/// In real-time games each seat is asked for an action once per this much game time.
const REAL_TIME_STEP: Millis = Millis(1_000);

/// The number of times in a row that players may wait while no deadline is set.
const MAX_WAITS_IN_A_ROW: u32 = 10_000;

/// The dice of one game. Chance and players have separate dice, so that the same seed gives the same
/// setup to every bot.
#[derive(Clone, Debug)]
pub struct GameDice {
    /// For moves of chance.
    nature: FastDice,
    /// For the players, and to choose among several seats that may act.
    players: FastDice,
}

impl GameDice {
    /// The dice of the game with this number in the run with this seed.
    pub fn new(seed: u64, number: u64) -> Self {
        let mut mixed = FastDice::new(FastDice::new(seed).bits().wrapping_add(number));
        Self { nature: FastDice::new(mixed.bits()), players: FastDice::new(mixed.bits()) }
    }
}

/// A log that delivers, after each input, the events of that input to the players.
pub trait Listener<G: Game>: Log<G::Event> {
    /// Gives each player what its seat saw since the last call.
    fn deliver<P: Player<G>>(&mut self, players: &mut [P]);
}

/// Delivers nothing; no event is built.
impl<G: Game> Listener<G> for Quiet {
    #[inline]
    fn deliver<P: Player<G>>(&mut self, _: &mut [P]) {}
}

/// Delivers to each player what its seat saw, and to a callback what a watcher saw.
pub struct Broadcast<'w, G: Game> {
    /// Events since the last delivery.
    events: Vec<G::Event>,
    watcher: &'w mut dyn FnMut(&G::Sight),
}

impl<G: Game> std::fmt::Debug for Broadcast<'_, G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Broadcast").field("events", &self.events.len()).finish_non_exhaustive()
    }
}

impl<'w, G: Game> Broadcast<'w, G> {
    /// `watcher` is called with each sight of a watcher.
    pub fn new(watcher: &'w mut dyn FnMut(&G::Sight)) -> Self {
        Self { events: Vec::new(), watcher }
    }
}

impl<G: Game> Log<G::Event> for Broadcast<'_, G> {
    fn note(&mut self, event: impl FnOnce() -> G::Event) {
        self.events.push(event());
    }
}

impl<G: Game> Listener<G> for Broadcast<'_, G> {
    fn deliver<P: Player<G>>(&mut self, players: &mut [P]) {
        for event in self.events.drain(..) {
            for (seat, player) in Seat::first(players.len() as u8).zip(players.iter_mut()) {
                if player.watches()
                    && let Some(sight) = G::sight(&event, Viewer::Seat(seat))
                {
                    player.see(&sight);
                }
            }
            if let Some(sight) = G::sight(&event, Viewer::Watcher) {
                (self.watcher)(&sight);
            }
        }
    }
}

/// Why a game could not be played to its end. Each of these is a bug of the game or of a bot.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PlayError {
    /// It is the move of chance, and the game draws no outcome.
    #[error("it is the move of chance, but the game draws no outcome")]
    NoChance,
    /// The rules refuse an outcome that they drew, or an action that they listed.
    #[error("{0}")]
    Refused(String),
    /// The rules do not accept the alarm at their own deadline.
    #[error("the game does not accept the alarm at its deadline {0}")]
    Alarm(Millis),
    /// Nobody can act, and no deadline is set.
    #[error("nobody can act, and no deadline is set")]
    Nobody,
    /// This player waits, although nobody else can act, or all wait while no deadline is set.
    #[error("{0} waits, and nothing else can happen")]
    Waiting(Seat),
}

impl PlayError {
    /// The error together with the game in which it happened.
    pub fn at(self, number: u64, seed: u64) -> anyhow::Error {
        anyhow::anyhow!("cannot continue game {number} of seed {seed}: {self}")
    }

    #[cold]
    fn chance(outcome: &impl Display) -> Self {
        Self::Refused(format!("the game drew the outcome `{outcome}` and does not accept it"))
    }

    #[cold]
    fn action(seat: Seat, action: &impl Display, refusal: &impl Display) -> Self {
        Self::Refused(format!("`{seat} {action}` is refused: {refusal}"))
    }
}

/// How a game went.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Played {
    /// Accepted inputs of every kind: of players, of chance and of the clock.
    pub steps: u64,
    /// Actions of players.
    pub actions: u64,
    /// How it ended; `None` if it was stopped at the cap.
    pub outcome: Option<Outcome>,
}

/// Plays one game to its end, or until `cap` inputs were given.
///
/// `players` are in seating order. `legal` is a buffer, so that a run of games allocates once.
///
/// # Errors
/// If the game breaks its contract, or a player chooses an action that is not in the list.
#[inline]
pub fn play<G: Game, P: Player<G>>(
    game: &mut G,
    players: &mut [P],
    dice: &mut GameDice,
    legal: &mut Vec<G::Action>,
    listener: &mut impl Listener<G>,
    cap: u64,
) -> Result<Played, PlayError> {
    let mut at = Millis::ZERO;
    let mut waited = 0;
    let mut played = Played { steps: 0, actions: 0, outcome: None };
    loop {
        match game.phase() {
            Phase::Over(outcome) => {
                played.outcome = Some(outcome);
                return Ok(played);
            }
            _ if played.steps >= cap => return Ok(played),
            Phase::Chance => move_chance(game, at, dice, listener)?,
            Phase::Open(seats) => match game.deadline() {
                Some(deadline) if deadline <= at => ring(game, deadline, listener)?,
                deadline => match next_to_act(game, seats, players.len(), dice, legal) {
                    Some(seat) => {
                        let player = players.get_mut(seat.index()).ok_or(PlayError::Nobody)?;
                        let look = Look::new(game, seat);
                        let action = player.choose(legal, look, &mut dice.players);
                        if G::PACE == Pace::RealTime {
                            at = at + Millis(REAL_TIME_STEP.0 / u64::from(seats.len().max(1)));
                        }
                        let Some(action) = action else {
                            waited += 1;
                            if G::PACE == Pace::Turns
                                || deadline.is_none() && waited > MAX_WAITS_IN_A_ROW
                            {
                                return Err(PlayError::Waiting(seat));
                            }
                            continue;
                        };
                        waited = 0;
                        if deadline.is_some_and(|deadline| deadline <= at) {
                            continue;
                        }
                        if let Err(refusal) = game.act(at, seat, action, listener) {
                            return Err(PlayError::action(seat, &action, &refusal));
                        }
                        played.actions += 1;
                    }
                    None => {
                        at = deadline.ok_or(PlayError::Nobody)?;
                        ring(game, at, listener)?;
                    }
                },
            },
        }
        played.steps += 1;
        listener.deliver(players);
    }
}

/// Makes all moves of chance before the first action of a player.
///
/// # Errors
/// If the game breaks its contract.
pub fn set_up<G: Game>(
    game: &mut G,
    dice: &mut GameDice,
    listener: &mut impl Listener<G>,
) -> Result<(), PlayError> {
    while game.phase() == Phase::Chance {
        move_chance(game, Millis::ZERO, dice, listener)?;
    }
    Ok(())
}

/// Makes a move of chance.
#[inline]
fn move_chance<G: Game>(
    game: &mut G,
    at: Millis,
    dice: &mut GameDice,
    listener: &mut impl Listener<G>,
) -> Result<(), PlayError> {
    let outcome = game.sample(&mut dice.nature).ok_or(PlayError::NoChance)?;
    game.chance(at, &outcome, listener).map_err(|_| PlayError::chance(&outcome))
}

/// Gives the game the alarm of its deadline.
fn ring<G: Game>(
    game: &mut G,
    at: Millis,
    listener: &mut impl Listener<G>,
) -> Result<(), PlayError> {
    game.alarm(at, listener).map_err(|_| PlayError::Alarm(at))
}

/// Chooses the seat that acts next among those with a legal action, and puts its actions into `legal`.
#[inline]
fn next_to_act<G: Game>(
    game: &G,
    seats: SeatSet,
    table: usize,
    dice: &mut GameDice,
    legal: &mut Vec<G::Action>,
) -> Option<Seat> {
    let mut left = seats;
    let mut from = Seat::A;
    if seats.len() > 1 {
        from = Seat::new(game::Dice::below(&mut dice.players, table as u32) as usize)?;
    }
    while let Some(seat) = left.first_from(from) {
        game.accepted(seat, legal);
        if !legal.is_empty() {
            return Some(seat);
        }
        left = left.without(seat);
    }
    None
}

#[cfg(test)]
mod tests;

//! One game played from its setup to its end: the loop that simulation and benchmark share.

mod ears;
mod stuck;
#[cfg(test)]
pub(crate) mod toy;

use bots::{Look, Player};
use game::{FastDice, Game, Millis, Outcome, Pace, Phase, Seat, SeatSet};

pub(crate) use ears::{Ears, Loud};
pub(crate) use stuck::Stuck;

/// Where everybody acts at once each seat is asked about once in so much game time.
const BEAT: Millis = Millis(1_000);

/// So often all may wait one after the other while no deadline is set.
const PATIENCE: u32 = 10_000;

/// The dice of one game. Nature has its own, so that what players do with theirs changes nothing
/// about the setup: the same seed gives the same maze to every bot.
#[derive(Clone, Debug)]
pub(crate) struct Hands {
    /// For chance.
    nature: FastDice,
    /// For the players, and for who is quicker where several may act.
    players: FastDice,
}

impl Hands {
    /// The dice of the game with this number in the run with this seed.
    pub(crate) fn new(seed: u64, number: u64) -> Self {
        let mut mixed = FastDice::new(FastDice::new(seed).bits().wrapping_add(number));
        Self { nature: FastDice::new(mixed.bits()), players: FastDice::new(mixed.bits()) }
    }
}

/// How a game went.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Played {
    /// Accepted inputs of every kind: the players', nature's and the clock's.
    pub(crate) steps: u64,
    /// The inputs given by players.
    pub(crate) actions: u64,
    /// How it ended; `None` if it was broken off at the cap.
    pub(crate) outcome: Option<Outcome>,
}

/// Plays one game to its end, or until `cap` inputs were given.
///
/// `players` sit in seating order. `legal` is a buffer, so that a run of games allocates once.
///
/// # Errors
/// If the game does not keep its contract, or a player takes what is not in the list.
#[inline]
pub(crate) fn play<G: Game, P: Player<G>>(
    game: &mut G,
    players: &mut [P],
    hands: &mut Hands,
    legal: &mut Vec<G::Action>,
    ears: &mut impl Ears<G>,
    cap: u64,
) -> Result<Played, Stuck> {
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
            Phase::Chance => draw(game, at, hands, ears)?,
            Phase::Open(seats) => match game.deadline() {
                Some(deadline) if deadline <= at => ring(game, deadline, ears)?,
                deadline => match quickest(game, seats, players.len(), hands, legal) {
                    Some(seat) => {
                        let player = players.get_mut(seat.index()).ok_or(Stuck::Nobody)?;
                        let look = Look::new(game, seat);
                        let action = player.choose(legal, look, &mut hands.players);
                        if G::PACE == Pace::RealTime {
                            at = at + Millis(BEAT.0 / u64::from(seats.len().max(1)));
                        }
                        let Some(action) = action else {
                            waited += 1;
                            if G::PACE == Pace::Turns || deadline.is_none() && waited > PATIENCE {
                                return Err(Stuck::Waiting(seat));
                            }
                            continue;
                        };
                        waited = 0;
                        if deadline.is_some_and(|deadline| deadline <= at) {
                            continue;
                        }
                        if let Err(refusal) = game.act(at, seat, action, ears) {
                            return Err(Stuck::action(seat, &action, &refusal));
                        }
                        played.actions += 1;
                    }
                    None => {
                        at = deadline.ok_or(Stuck::Nobody)?;
                        ring(game, at, ears)?;
                    }
                },
            },
        }
        played.steps += 1;
        ears.tell(players);
    }
}

/// Lets nature do all that comes before the players.
///
/// # Errors
/// If the game does not keep its contract.
pub(crate) fn set_up<G: Game>(
    game: &mut G,
    hands: &mut Hands,
    ears: &mut impl Ears<G>,
) -> Result<(), Stuck> {
    while game.phase() == Phase::Chance {
        draw(game, Millis::ZERO, hands, ears)?;
    }
    Ok(())
}

/// Nature moves.
#[inline]
fn draw<G: Game>(
    game: &mut G,
    at: Millis,
    hands: &mut Hands,
    ears: &mut impl Ears<G>,
) -> Result<(), Stuck> {
    let outcome = game.sample(&mut hands.nature).ok_or(Stuck::NoChance)?;
    game.chance(at, &outcome, ears).map_err(|_| Stuck::chance(&outcome))
}

/// Wakes the game at its deadline.
fn ring<G: Game>(game: &mut G, at: Millis, ears: &mut impl Ears<G>) -> Result<(), Stuck> {
    game.alarm(at, ears).map_err(|_| Stuck::Alarm(at))
}

/// Who acts next: one of those who may and can, drawn if they are several. Leaves what that seat
/// may do in `legal`.
#[inline]
fn quickest<G: Game>(
    game: &G,
    seats: SeatSet,
    table: usize,
    hands: &mut Hands,
    legal: &mut Vec<G::Action>,
) -> Option<Seat> {
    let mut left = seats;
    let mut from = Seat::A;
    if seats.len() > 1 {
        from = Seat::new(game::Dice::below(&mut hands.players, table as u32) as usize)?;
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

//! A player with a stopwatch.

use std::time::Duration;

use bots::{Look, Player};
use game::{FastDice, Game, Seat};

use crate::clock::Since;

/// One decision in so many is timed, so that timing costs nothing. It is a prime: where every other
/// decision is a roll of the die, an even number would time nothing else.
const ONE_IN: u32 = 61;

/// Times some of a player's decisions.
#[derive(Clone, Debug)]
pub(super) struct Timed<P> {
    player: P,
    /// Its place in the list of bots.
    bot: usize,
    /// How many decisions it made.
    decisions: u32,
    /// How long those took that were timed since they were last taken.
    timed: Vec<Duration>,
}

impl<P> Timed<P> {
    pub(super) fn new(player: P, bot: usize) -> Self {
        Self { player, bot, decisions: 0, timed: Vec::new() }
    }

    /// Its place in the list of bots.
    pub(super) fn bot(&self) -> usize {
        self.bot
    }

    /// GameDice over how long its timed decisions took.
    pub(super) fn take_times(&mut self) -> impl Iterator<Item = Duration> {
        self.timed.drain(..)
    }
}

impl<G: Game, P: Player<G>> Player<G> for Timed<P> {
    #[inline]
    fn choose(
        &mut self,
        legal: &[G::Action],
        look: Look<'_, G>,
        dice: &mut FastDice,
    ) -> Option<G::Action> {
        let timed = self.decisions.is_multiple_of(ONE_IN);
        self.decisions = self.decisions.wrapping_add(1);
        if !timed {
            return self.player.choose(legal, look, dice);
        }
        let since = Since::now();
        let action = self.player.choose(legal, look, dice);
        self.timed.push(since.passed());
        action
    }

    fn sit(&mut self, seat: Seat) {
        self.player.sit(seat);
    }

    fn watches(&self) -> bool {
        self.player.watches()
    }

    fn see(&mut self, sight: &G::Sight) {
        self.player.see(sight);
    }
}

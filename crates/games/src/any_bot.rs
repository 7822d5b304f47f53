//! A bot at a table of any game.

use std::fmt;

use bots::{Gesture, Look, Player};
use game::{FastDice, Game, Seat, Viewer};
use table::Table;

use crate::{AnyTable, Complete, Happened};

/// A bot at a table of any game: it is given views and sights of its seat and nothing else.
pub trait AnyBot: Send + fmt::Debug {
    /// What it does now, in the game's notation; `None` if its seat may do nothing, or not yet: ask
    /// again in a while.
    fn choose(&mut self, table: &dyn AnyTable, dice: &mut FastDice) -> Option<String>;

    /// What it says now without a word, before it chooses. Whether it may is for the game to say.
    fn say(&mut self, table: &dyn AnyTable) -> Option<Gesture>;

    /// Is told what happened, as far as its seat saw it.
    fn see(&mut self, happened: &Happened);
}

/// A player at its seat.
pub(crate) struct Sitting<G: Game> {
    player: Box<dyn Player<G> + Send>,
    seat: Seat,
}

impl<G: Game> Sitting<G> {
    pub(crate) fn new(mut player: Box<dyn Player<G> + Send>, seat: Seat) -> Self {
        player.sit(seat);
        Self { player, seat }
    }
}

impl<G: Complete> AnyBot for Sitting<G> {
    fn choose(&mut self, table: &dyn AnyTable, dice: &mut FastDice) -> Option<String> {
        let table = table.as_any().downcast_ref::<Table<G>>()?;
        let legal = table.accepted(self.seat);
        let view = table.view(Viewer::Seat(self.seat))?;
        if legal.is_empty() {
            return None;
        }
        let action = self.player.choose(&legal, Look::at(&view), dice)?;
        Some(action.to_string())
    }

    fn say(&mut self, table: &dyn AnyTable) -> Option<Gesture> {
        let table = table.as_any().downcast_ref::<Table<G>>()?;
        self.player.say(Look::at(&table.view(Viewer::Seat(self.seat))?))
    }

    fn see(&mut self, happened: &Happened) {
        if !self.player.watches() {
            return;
        }
        for event in happened.events::<G>() {
            if let Some(sight) = G::sight(event, Viewer::Seat(self.seat)) {
                self.player.see(&sight);
            }
        }
    }
}

impl<G: Game> fmt::Debug for Sitting<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Sitting({} at {})", G::NAME, self.seat)
    }
}

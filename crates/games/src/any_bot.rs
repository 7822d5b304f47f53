//! A bot at a table whose game is known only at run time.

use std::fmt;

use bots::{Gesture, Look, Player};
use game::{FastDice, Game, Seat, Viewer};
use table::Table;

use crate::{AnyTable, Complete, Happened};

/// A bot at a table of any game. It gets the views and sights of its own seat and nothing else.
pub trait AnyBot: Send + fmt::Debug {
    /// The bot's action now, in the game's notation; `None` if it has no legal action or wants to wait.
    /// The caller asks again later.
    fn choose(&mut self, table: &dyn AnyTable, dice: &mut FastDice) -> Option<String>;

    /// A wordless message of the bot, asked for before its action. The game decides whether the bot may
    /// send it.
    fn say(&mut self, table: &dyn AnyTable) -> Option<Gesture>;

    /// Shows the bot the events of an append, as far as its seat saw them.
    fn see(&mut self, happened: &Happened);
}

/// A bot with the seat that it plays.
pub(crate) struct BotAtSeat<G: Game> {
    player: Box<dyn Player<G> + Send>,
    seat: Seat,
}

impl<G: Game> BotAtSeat<G> {
    pub(crate) fn new(mut player: Box<dyn Player<G> + Send>, seat: Seat) -> Self {
        player.sit(seat);
        Self { player, seat }
    }
}

impl<G: Complete> AnyBot for BotAtSeat<G> {
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

impl<G: Game> fmt::Debug for BotAtSeat<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "BotAtSeat({} at {})", G::NAME, self.seat)
    }
}

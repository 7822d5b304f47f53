//! The bots of a game, by name.

use std::fmt;

use game::{Game, Unreadable};

use crate::{Player, Random};

/// The bots of the game `G`. A game with bots implements it for itself: `impl Roster for MyGame`.
/// [`Random`] is the roster of a game without.
pub trait Roster<G: Game = Self> {
    /// The game's own bots, the weakest first. `random` is not listed: it plays every game.
    const BOTS: &'static [Bot<G>] = &[];

    /// A player that knows everything hidden, if the game has one. It is a measure for bots in
    /// simulations, is not listed, and never plays at a table.
    fn seer(_truth: &G::Truth) -> Option<Box<dyn Player<G> + Send>> {
        None
    }

    /// All bots of the game: `random`, then its own.
    fn bots() -> impl Iterator<Item = Bot<G>> {
        [Bot::RANDOM].into_iter().chain(Self::BOTS.iter().copied())
    }

    /// The bot with this name.
    ///
    /// # Errors
    /// If the game has no such bot; the error lists those that it has.
    fn named(name: &str) -> Result<Bot<G>, Unreadable> {
        Self::bots().find(|bot| bot.name == name).ok_or_else(|| {
            let names: Vec<_> = Self::bots().map(|bot| bot.name).collect();
            Unreadable::new(format!("a bot ({})", names.join(", ")), name)
        })
    }
}

impl<G: Game> Roster<G> for Random {}

/// A bot: its name, and how to create a player.
pub struct Bot<G: ?Sized> {
    /// The name on the command line and in records.
    name: &'static str,
    /// Creates a new player.
    make: fn() -> Box<dyn Player<G> + Send>,
}

impl<G: Game> Bot<G> {
    /// The bot that takes random legal actions.
    pub const RANDOM: Self = Self::new("random", || Box::new(Random));

    /// A bot with this name.
    pub const fn new(name: &'static str, make: fn() -> Box<dyn Player<G> + Send>) -> Self {
        Self { name, make }
    }

    /// The bot's name.
    pub fn name(&self) -> &'static str {
        self.name
    }

    /// A new player that has seen nothing yet.
    pub fn sit_down(&self) -> Box<dyn Player<G> + Send> {
        (self.make)()
    }
}

impl<G> Clone for Bot<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G> Copy for Bot<G> {}

impl<G> fmt::Debug for Bot<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Bot").field(&self.name).finish()
    }
}

#[cfg(test)]
mod tests {
    use magic_labyrinth::MagicLabyrinth;

    use super::*;

    #[test]
    fn every_game_has_random() {
        let bot = MagicLabyrinth::named("random").expect("it plays every game");
        assert_eq!(bot.name(), "random");
        let bots: Vec<Bot<MagicLabyrinth>> = <Random as Roster<_>>::bots().collect();
        assert_eq!(bots.len(), 1, "a game without bots of its own");
    }

    #[test]
    fn an_unknown_bot_is_told_the_known_ones() {
        let error = MagicLabyrinth::named("oracle").expect_err("no such bot").to_string();
        assert!(error.starts_with("expected a bot (random"), "{error}");
        assert!(error.ends_with("found `oracle`"), "{error}");
    }
}

//! Who is told what happens while a game is played.

use bots::Player;
use game::{Game, Log, Quiet, Seat, Viewer};

/// A log that passes on, after each input, what was noted during it.
pub(crate) trait Ears<G: Game>: Log<G::Event> {
    /// Tells the players what their seats saw.
    fn tell<P: Player<G>>(&mut self, players: &mut [P]);
}

/// Nobody listens: no event is built.
impl<G: Game> Ears<G> for Quiet {
    #[inline]
    fn tell<P: Player<G>>(&mut self, _: &mut [P]) {}
}

/// Tells each player what its seat saw, and somebody else what a watcher saw.
pub(crate) struct Loud<'w, G: Game> {
    /// What happened since the last telling.
    events: Vec<G::Event>,
    /// Is told what a watcher sees.
    watcher: &'w mut dyn FnMut(&G::Sight),
}

impl<'w, G: Game> Loud<'w, G> {
    pub(crate) fn new(watcher: &'w mut dyn FnMut(&G::Sight)) -> Self {
        Self { events: Vec::new(), watcher }
    }
}

impl<G: Game> Log<G::Event> for Loud<'_, G> {
    fn note(&mut self, event: impl FnOnce() -> G::Event) {
        self.events.push(event());
    }
}

impl<G: Game> Ears<G> for Loud<'_, G> {
    fn tell<P: Player<G>>(&mut self, players: &mut [P]) {
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

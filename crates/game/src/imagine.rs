//! Worlds that look the same.

use serde::Serialize;

use crate::{Dice, Game, Viewer};

/// A game whose viewers can imagine what they cannot see.
pub trait Imagine: Game {
    /// Whether anything is hidden from anybody. A game without secrets says `false`, and then every
    /// imagined world must be the true one.
    const SECRETS: bool;

    /// Whether something is hidden from this viewer now. Where a game with secrets says `false`, the
    /// imagined world must be the true one.
    fn hides(&self, _viewer: Viewer) -> bool {
        Self::SECRETS
    }

    /// What somebody who watched from the start may remember beyond the view.
    type Memory: Clone + Default + Serialize;

    /// Adds a sight to a memory.
    fn remember(memory: &mut Self::Memory, sight: &Self::Sight);

    /// Another world that looks the same: `imagine(v, view, ..).view(v) == *view`, and that agrees
    /// with all that is remembered.
    fn imagine(
        viewer: Viewer,
        view: &Self::View,
        memory: &Self::Memory,
        dice: &mut impl Dice,
    ) -> Self;
}

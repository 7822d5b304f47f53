//! Worlds that look the same.

use serde::Serialize;

use crate::{Dice, Game, Viewer};

/// Which facts a game hides, and how a viewer imagines them.
///
/// A game without secrets writes two lines, and the battery leaves out what it checks of imagined
/// worlds: `const SECRETS: bool = false;` and `type Memory = ();`.
pub trait Imagine: Game {
    /// Whether anything is hidden from anybody. A game with secrets implements [`Imagine::imagine`];
    /// without it, it does not compile where worlds are imagined.
    const SECRETS: bool = true;

    /// Whether something is hidden from this viewer now. Where a game with secrets says `false`, the
    /// imagined world must be the true one.
    fn hides(&self, _viewer: Viewer) -> bool {
        Self::SECRETS
    }

    /// What a viewer who watched from the start may remember beyond the view.
    type Memory: Clone + Default + Serialize;

    /// Adds a sight to a memory. By default nothing is remembered.
    fn remember(_memory: &mut Self::Memory, _sight: &Self::Sight) {}

    /// Another world that looks the same: `imagine(v, view, ..).view(v) == *view`, and that agrees
    /// with all that is remembered. Not called for a game without secrets.
    fn imagine(
        _viewer: Viewer,
        _view: &Self::View,
        _memory: &Self::Memory,
        _dice: &mut impl Dice,
    ) -> Self {
        const { assert!(!Self::SECRETS, "a game with secrets implements `Imagine::imagine`") };
        unreachable!("nothing is hidden, so nothing is imagined")
    }
}

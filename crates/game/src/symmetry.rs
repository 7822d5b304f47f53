//! Positions that are images of each other.

use crate::Game;

/// A game whose board may be turned or mirrored. A game without such a symmetry implements it with
/// an empty block.
pub trait Symmetry: Game {
    /// How many images of a position there are, apart from itself.
    const IMAGES: u8 = 0;

    /// The image with this number, below [`Self::IMAGES`]: the same position, turned or mirrored.
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

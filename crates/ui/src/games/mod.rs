//! The user interfaces of games that have one of their own: a module each, and its row in [`ALL`].

mod labyrinth_cards;
mod magic_labyrinth;
mod magic_maze;
mod mago_magino;

pub use magic_labyrinth::BuiltMaze;
pub(crate) use magic_maze::campaign;

use crate::extras::Extras;

/// What the games add to files, words and pages.
pub(crate) static ALL: &[Extras] =
    &[labyrinth_cards::EXTRAS, magic_labyrinth::EXTRAS, magic_maze::EXTRAS, mago_magino::EXTRAS];

/// The smallest rectangle that holds these points: left, top, right, bottom. `None` without points.
fn bounds(points: impl Iterator<Item = (i32, i32)>) -> Option<[i32; 4]> {
    points.fold(None, |all, (x, y)| {
        let [left, top, right, bottom] = all.unwrap_or([x, y, x, y]);
        Some([left.min(x), top.min(y), right.max(x), bottom.max(y)])
    })
}

//! The user interfaces of the four games.

mod labyrinth_cards;
mod magic_labyrinth;
mod magic_maze;
mod mago_magino;

pub use magic_labyrinth::BuiltMaze;
pub(crate) use magic_labyrinth::builder;

/// The smallest rectangle that holds these points: left, top, right, bottom. `None` without points.
fn bounds(points: impl Iterator<Item = (i32, i32)>) -> Option<[i32; 4]> {
    points.fold(None, |all, (x, y)| {
        let [left, top, right, bottom] = all.unwrap_or([x, y, x, y]);
        Some([left.min(x), top.min(y), right.max(x), bottom.max(y)])
    })
}

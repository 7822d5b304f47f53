//! Which sights are shown once only, and which tell of a secret.

use game::{Seat, Sighting};
use magic_labyrinth::{Sight, Square, Symbol};
use maze::Side;

#[test]
fn ml_42_steps_and_bumps_are_fleeting_and_the_end_tells_all() {
    let (seat, symbol, square) = (Seat::A, Symbol::default(), Square::default());
    let (from, to, home, side) = (square, square, square, Side::East);
    let sights = [
        (Sight::Maze, false, false),
        (Sight::Turned, false, false),
        (Sight::Symbols, false, false),
        (Sight::First { seat }, false, false),
        (Sight::Chip { symbol }, false, false),
        (Sight::Roll { seat, steps: 3 }, false, false),
        (Sight::Step { seat, from, side, to }, true, true),
        (Sight::Bump { seat, from, side, home }, true, true),
        (Sight::Stop { seat, steps: 1 }, false, false),
        (Sight::Win { seat, symbol }, false, false),
        (Sight::Gift { seat, symbol }, false, false),
        (Sight::Bonus { seat, symbol }, false, false),
        (Sight::Victory { seat }, false, true),
    ];
    for (sight, fleeting, reveals) in sights {
        assert_eq!((sight.fleeting(), sight.reveals()), (fleeting, reveals), "{sight:?}");
    }
}

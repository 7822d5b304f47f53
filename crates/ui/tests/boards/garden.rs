//! Games of The Magic Labyrinth.

use magic_labyrinth::MagicLabyrinth;

use crate::{is_small, played};

#[test]
fn games_are_drawn_and_sent_in_small_pieces() {
    let check = |config, seed| played::check::<MagicLabyrinth>(config, seed, |_, _, _| {});
    is_small(check("seats 2\n", 1));
    is_small(check("seats 4\n", 2));
}

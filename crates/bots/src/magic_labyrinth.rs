//! Who plays The Magic Labyrinth.

use magic_labyrinth::MagicLabyrinth;

use crate::{Bot, Roster};

impl Roster for MagicLabyrinth {
    const BOTS: &'static [Bot<Self>] = &[];
}

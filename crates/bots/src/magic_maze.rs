//! Who plays Magic Maze.

use magic_maze::MagicMaze;

use crate::{Bot, Roster};

impl Roster for MagicMaze {
    const BOTS: &'static [Bot<Self>] = &[];
}

//! The bots of Magic Maze.

mod manner;
mod speech;
mod teammate;

use magic_maze::MagicMaze;

use crate::{Bot, Roster};
use manner::Manner;
use teammate::Teammate;

impl Roster for MagicMaze {
    const BOTS: &'static [Bot<Self>] = &[
        Bot::new("patient", || Box::new(Teammate::new(Manner::PATIENT))),
        Bot::new("teammate", || Box::new(Teammate::new(Manner::TEAMMATE))),
        Bot::new("quick", || Box::new(Teammate::new(Manner::QUICK))),
    ];
}

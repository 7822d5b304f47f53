//! The bots of Mago Magino.

mod ahead;
mod beginner;
mod plan;
mod planner;
mod runner;

use mago_magino::MagoMagino;

use crate::{Bot, Roster};

/// `distracted` forgets one of this number of frogs.
const FORGETS_ONE_IN: u32 = 3;

impl Roster for MagoMagino {
    const BOTS: &'static [Bot<Self>] = &[
        Bot::new("beginner", || Box::new(beginner::Beginner::default())),
        Bot::new("runner", || Box::new(runner::Runner::default())),
        Bot::new("distracted", || Box::new(planner::Planner::forgetting(FORGETS_ONE_IN))),
        Bot::new("planner", || Box::new(planner::Planner::default())),
    ];
}

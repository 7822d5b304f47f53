//! The bots of Labyrinth, the card game.

mod beginner;
mod collector;
mod gain;
mod planner;

use ::labyrinth_cards::LabyrinthCards;

use crate::{Bot, Roster};

impl Roster for LabyrinthCards {
    const BOTS: &'static [Bot<Self>] = &[
        Bot::new("beginner", || Box::new(beginner::Beginner::default())),
        Bot::new("collector", || Box::new(collector::Collector::default())),
        Bot::new("planner", || Box::new(planner::Planner::default())),
    ];
}

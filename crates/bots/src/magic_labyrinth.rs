//! The bots of The Magic Labyrinth.

mod board;
mod cunning;
mod fading;
mod race;
mod walker;
mod way;

use magic_labyrinth::{MagicLabyrinth, Truth};

use crate::{Bot, Player, Roster};

impl Roster for MagicLabyrinth {
    const BOTS: &'static [Bot<Self>] = &[
        Bot::new("forgetful", || Box::new(walker::Walker::forgetful())),
        Bot::new("attentive", || Box::new(walker::Walker::attentive())),
        Bot::new("cunning", || Box::new(cunning::Cunning::default())),
    ];

    fn seer(truth: &Truth) -> Option<Box<dyn Player<Self> + Send>> {
        Some(Box::new(walker::Walker::seeing(truth.wall)))
    }
}

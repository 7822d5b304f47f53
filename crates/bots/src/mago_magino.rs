//! Who plays Mago Magino.

mod plan;
mod runner;

use mago_magino::MagoMagino;

use crate::{Bot, Roster};

impl Roster for MagoMagino {
    const BOTS: &'static [Bot<Self>] =
        &[Bot::new("runner", || Box::new(runner::Runner::default()))];
}

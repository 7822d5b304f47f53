//! Mago Magino as pure rules: dice, a magician whom all share, and frogs that nobody may look under.
//!
//! Children run round a ring, through the forest to the hideout, and carry crystals home over the
//! meadow. The witch's arrow turns them into frogs that all look alike; the magician turns them back.
//! docs/rules/mago-magino.md holds the rules with their ids (`MM-23`), which the comments name.

#![deny(clippy::float_arithmetic)]

mod act;
mod action;
mod audit;
mod chance;
mod child;
mod colour;
mod config;
mod crystals;
mod diagram;
mod die;
mod event;
mod frog;
mod game;
mod hop;
mod imagine;
mod legal;
mod nature;
mod options;
mod pieces;
mod refusal;
mod ring;
mod sight;
mod space;
mod state;
mod symmetry;
mod truth;
mod view;
mod walk;

pub use action::{Action, Load};
pub use chance::Chance;
pub use child::{Child, Nth};
pub use colour::Colour;
pub use config::Config;
pub use die::{Die, Face};
pub use event::Event;
pub use frog::{Frog, FrogList, FrogSet};
pub use hop::Hop;
pub use imagine::Memory;
pub use options::Options;
pub use refusal::Refusal;
pub use ring::Ring;
pub use sight::Sight;
pub use space::Space;
pub use state::{MagoMagino, Stage, Then};
pub use truth::Truth;
pub use view::{Player, Seen, Totals, View};

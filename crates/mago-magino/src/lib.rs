//! Mago Magino as pure rules: dice, a magician whom all share, and frogs that nobody may look under.
//!
//! Children run round a ring, through the forest to the hideout, and carry crystals home over the
//! meadow. The witch's arrow turns them into frogs that all look alike; the magician turns them back.
//! docs/rules/mago-magino.md holds the rules with their ids (`MM-23`), which the comments name.

#![deny(clippy::float_arithmetic)]

mod actions;
mod audit;
mod diagram;
mod die;
mod imagine;
mod nature;
mod pieces;
mod ring;
mod rules;
mod settings;
mod state;
mod view;
mod walk;

pub use actions::{Action, Chance, Load, Refusal};
pub use die::{Die, Face};
pub use imagine::Memory;
pub use pieces::{Child, Colour, Frog, FrogList, FrogSet, Hop, Nth};
pub use ring::{Ring, Space};
pub use settings::Options;
pub use state::{MagoMagino, Stage, Then};
pub use view::{Event, Player, Seen, Sight, Totals, Truth, View};

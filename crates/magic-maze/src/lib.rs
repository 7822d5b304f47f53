//! Magic Maze as pure rules: real time, together, hardly a word.
//!
//! Four heroes explore a mall of tiles, steal what they came for, and leave. Everybody may move
//! every hero, but only in the ways of the own action tile; the sand runs.
//! docs/rules/magic-maze.md holds the rules with their ids (`MZ-11`), which the comments name.

#![deny(clippy::float_arithmetic)]

mod act;
mod actions;
mod audit;
mod chart;
mod diagram;
mod explore;
mod face;
mod glass;
mod hero;
mod mall;
mod moves;
mod nature;
mod place;
mod rules;
mod scenario;
mod settings;
mod state;
mod tile;
mod tiles;
mod view;

pub use actions::{Action, Chance, Deed, Refusal};
pub use chart::Chart;
pub use face::{Face, Mark};
pub use hero::{Abilities, Ability, Hero, action_tiles};
pub use place::{Place, Plane, Square};
pub use scenario::{Exits, LEVELS, SCENARIOS, Scenario, Special, TalkRule};
pub use settings::{Config, Options};
pub use state::{MagicMaze, Sand, Stage, Where};
pub use tile::{Cell, Cells, TILES, Tile, TileSet, Up, Walls, door, door_at};
pub use tiles::{Breach, Tally, Tiles, Weight};
pub use view::{Drawn, Event, Lying, Pawn, Sight, Stack, Totals, Truth, Turned, View};

//! Magic Maze as pure rules: real time, together, hardly a word.
//!
//! Four heroes explore a mall of tiles, steal what they came for, and leave. Everybody may move
//! every hero, but only in the ways of the own action tile; the sand runs.
//! docs/rules/magic-maze.md holds the rules with their ids (`MZ-11`), which the comments name.

#![deny(clippy::float_arithmetic)]

mod ability;
mod act;
mod action;
mod audit;
mod cell;
mod chance;
mod chart;
mod config;
mod deck;
mod diagram;
mod discard;
mod enter;
mod explore;
mod face;
mod game;
mod glass;
mod hero;
mod imagine;
mod legal;
mod mall;
mod mark;
mod nature;
mod options;
mod pile;
mod place;
mod refusal;
mod scenario;
mod sight;
mod slide;
mod square;
mod state;
mod symmetry;
mod talk;
mod tile;
mod tiles;
mod truth;
mod view;

pub use ability::{Abilities, Ability, action_tiles};
pub use action::{Action, Deed};
pub use cell::{Cell, Cells, Walls, door, door_at};
pub use chance::Chance;
pub use chart::Chart;
pub use config::Config;
pub use face::Face;
pub use hero::Hero;
pub use mark::Mark;
pub use options::Options;
pub use place::{Place, Plane};
pub use refusal::Refusal;
pub use scenario::{Exits, LEVELS, SCENARIOS, Scenario, Special, TalkRule};
pub use sight::{Event, Sight};
pub use square::Square;
pub use state::{MagicMaze, Sand, Stage, Where};
pub use tile::{TILES, Tile, TileSet, Up};
pub use tiles::{Breach, Tally, Tiles, Weight};
pub use truth::Truth;
pub use view::{Drawn, Lying, Pawn, Stack, Totals, Turned, View};

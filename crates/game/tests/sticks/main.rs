//! The whole game that the documentation shows.

include!("game.rs");

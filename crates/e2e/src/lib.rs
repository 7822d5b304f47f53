//! Drives the real program as processes. It uses nothing of ours: it knows what the wire knows.
//!
//! `CLEW_BIN` names the program; without it, it is looked for where cargo puts it.

mod answer;
mod body;
mod clew;
mod client;
mod clock;
mod dice;
mod events;
mod folder;
mod playing;
mod program;
mod record;
mod setup;
mod state;
mod watched;

pub use answer::Answer;
pub use clew::{Clew, Options};
pub use client::{Client, Lost};
pub use clock::Since;
pub use dice::Dice;
pub use events::{Event, Events};
pub use folder::Folder;
pub use playing::{Act, Playing, entropy};
pub use program::{program, verify};
pub use record::{Done, Record};
pub use setup::{GAMES, Setup};
pub use state::State;
pub use watched::Watched;

/// Nothing that is waited for takes longer on a machine that works.
pub const PATIENCE: std::time::Duration = std::time::Duration::from_secs(60);

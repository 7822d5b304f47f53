//! Tools for end-to-end tests of the real program. They use no crate of the program, only its processes,
//! HTTP and pages.
//!
//! `CLEW_BIN` names the program under test and `CLEW_LAB_BIN` the laboratory; by default they are the
//! ones that cargo built.

mod answer;
mod browser;
mod clew;
mod client;
mod clock;
mod dice;
mod disk;
mod events;
mod faketime;
mod folder;
mod forms;
mod guide;
mod playing;
mod postgres;
mod program;
mod record;
mod relay;
mod runtime;
mod setup;
mod state;
mod tap;
mod visitor;
mod walk;
mod watched;
pub mod words;

pub use answer::Answer;
pub use browser::{Browser, Engine, Hand, Profile, Refused, Script, Theme};
pub use clew::{Clew, Options};
pub use client::{Client, Lost};
pub use clock::Since;
pub use dice::Dice;
pub use disk::Disk;
pub use events::{Event, Events};
pub use faketime::FakeTime;
pub use folder::Folder;
pub(crate) use folder::kept_in;
pub use forms::{forms, found, unhex};
pub use guide::Guide;
pub use playing::{Act, Playing, entropy};
pub use postgres::Postgres;
pub use program::{is_nightly, laboratory, program, target, verify};
pub use record::{Done, Record};
pub use relay::{Relay, Way};
pub use setup::{GAMES, Setup};
pub use state::State;
pub use tap::{Heard, Tap, Tapped};
pub use visitor::Visitor;
pub use walk::{Stop, Walk};
pub use watched::Watched;

/// Maximum time that a test waits for anything.
pub const PATIENCE: std::time::Duration = std::time::Duration::from_secs(60);

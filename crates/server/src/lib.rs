//! Tables on the web: seats, events and one set of addresses that speaks HTML and JSON.

mod app;
mod campaign;
mod clock;
mod error;
mod fields;
pub mod guard;
mod health;
pub mod listen;
mod metrics;
mod names;
mod packed;
mod person;
mod reader;
mod replays;
mod room;
mod rooms;
mod routes;
mod scene;
mod server;
mod visit;

pub use clock::{Clock, Timing};
pub use error::Error;
pub use metrics::{Counted, Metrics};
pub use person::person;
pub use room::RoomTimeouts;
pub use server::{Config, Server};

//! The web server: rooms that own tables, and one set of routes that serves HTML and JSON.

mod app;
mod campaign;
mod clock;
mod error;
mod fields;
pub mod guard;
mod health;
mod join_code;
mod listed;
pub mod listen;
mod metrics;
mod person;
mod reader;
mod room;
mod rooms;
mod routes;
mod scene;
mod server;

pub use clock::{Clock, Timing};
pub use error::Error;
pub use metrics::{Counted, Metrics};
pub use person::person;
pub use room::{RoomTimeouts, TableBounds};
pub use server::{Config, Server};

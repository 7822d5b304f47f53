//! Tables on the web: seats, events and one set of addresses that speaks HTML and JSON.

mod clock;
mod error;
pub mod guard;
pub mod listen;
mod metrics;

pub use clock::Clock;
pub use error::Error;
pub use metrics::{Counted, Metrics, metrics_router};

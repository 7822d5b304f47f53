//! Tables from the opening to the end, their records, and records that were tampered with.

mod commands;
mod fuzz;
mod live;
mod maze;
mod notes;
mod played;
mod secrets;
mod steering;
mod tamper;
mod time;

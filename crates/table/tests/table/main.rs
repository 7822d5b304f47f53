//! Tables from the opening to the end, their records, and records that were tampered with.

mod fuzz;
mod live;
mod maze;
mod orders;
mod played;
mod secrets;
mod tamper;
mod time;
mod toy;

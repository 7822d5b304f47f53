//! The rules, from outside: in one program, so that it is built once.

mod cases;
mod memory;
mod notation;
mod playthrough;
mod positions;
mod sights;

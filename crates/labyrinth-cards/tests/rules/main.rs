//! The rules, from outside: in one program, so that it is built once.

mod cases;
mod notation;
mod playthrough;
mod positions;
mod set;
mod sights;
mod turns;

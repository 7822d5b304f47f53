//! The rules, from outside: in one program, so that it is built once.

mod cases;
mod notation;
mod own_tiles;
mod playthrough;
mod positions;
mod sights;
mod turned;

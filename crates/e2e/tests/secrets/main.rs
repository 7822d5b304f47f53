//! Secrets on the wire: what is sent to somebody tells nothing that they may not know.
//!
//! Two ways to see it. *Canaries*: whole games of all four kinds are played, every byte that is sent
//! to anybody is kept, and once the record tells all secrets they are looked for in those bytes.
//! *Twins*: a wall or an owner has no string to look for, so two servers are started on tables that
//! differ in such secrets alone; what they send must be the same, byte for byte, until a sight of a
//! kind that is declared to reveal something.

mod canaries;
mod cards;
mod onlooker;
mod pokes;
mod twins;
mod walls;

//! Rule cases as text files, and the battery that every game must pass.
//!
//! A case is a position, some inputs and what is expected of them, written so that a person can
//! read it; docs/cases.md describes the format. The battery plays random games and checks what
//! holds for every game, whatever its rules.

pub mod battery;
pub mod case;
pub mod index;
pub mod lines;
pub mod playthrough;
pub mod texts;

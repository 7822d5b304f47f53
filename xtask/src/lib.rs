//! Chores: what keeps the house in order, written in Rust so that Rust is all one needs.
//!
//! Each chore is a module with one function that takes the root of the workspace; `main.rs` only
//! picks one by name. [`tidy`] is also a test of the program, so that `cargo test` runs it.

pub mod anchors;
pub mod ci;
pub mod mutants;
pub mod pictures;
pub mod tidy;
pub mod torture;
pub mod upgrade;
pub mod winnable;

mod clock;
mod crates;
mod lanes;
pub mod needs;
mod shell;
mod verdict;

pub use verdict::Verdict;

use std::{env, path::PathBuf};

/// The root of the workspace: the folder above this crate.
pub fn root() -> PathBuf {
    // `cargo run` says where the crate is now; the compiler knew where it was then.
    let here = env::var_os("CARGO_MANIFEST_DIR")
        .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
    here.parent().map_or_else(|| PathBuf::from("."), PathBuf::from)
}

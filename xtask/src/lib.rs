//! Development commands, written in Rust so that they need no other tool.
//!
//! Each command is a module with a function that takes the root of the workspace; `main.rs` picks one
//! by name. [`tidy`] is also a test of the crate `clew`, so that `cargo test` runs it.

pub mod anchors;
pub mod ci;
pub mod mutants;
pub mod new_game;
pub mod pictures;
pub mod tidy;
pub mod torture;
pub mod upgrade;
pub mod winnable;
pub mod words;

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

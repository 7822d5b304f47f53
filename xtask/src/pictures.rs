//! Pictures of every page, for people to look at: `cargo xtask pictures`.

use std::path::Path;

use crate::{Verdict, needs, shell};

/// In this order: the program, then what walks through its pages in a browser.
const STEPS: [&str; 2] =
    ["build --release --locked --package clew", "run --locked --package e2e --example pictures"];

/// Installs what is missing, builds the program and takes the pictures into `target/pictures`.
pub fn run(root: &Path) -> anyhow::Result<Verdict> {
    if let Err(line) = needs::provide(root) {
        eprintln!("pictures: {line}");
        return Ok(Verdict::Misused);
    }
    for step in STEPS {
        let status = shell::run(shell::cargo(root).args(step.split(' ')))?;
        if !status.success() {
            eprintln!("pictures: `cargo {step}` failed ({})", shell::ending(status));
            return Ok(Verdict::Bad);
        }
    }
    Ok(Verdict::Good)
}

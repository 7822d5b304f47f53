//! `cargo xtask pictures`: takes a picture of every page, for people to look at.

use std::path::Path;

use crate::{Verdict, needs, shell};

/// Builds the program.
const BUILD: &str = "build --release --locked --package clew";
/// Visits every page in a browser and takes pictures.
const WALK: &str = "run --locked --package e2e --example pictures";
/// Takes the pictures of the README.
const README: &str = "run --locked --package e2e --example readme";

/// Installs what is missing, builds the program and writes the pictures to `target/pictures`; with
/// `--readme` those of the README to `docs/pictures`.
pub fn run(root: &Path, args: &[String]) -> anyhow::Result<Verdict> {
    let walk = match args {
        [] => WALK,
        [only] if only == "--readme" => README,
        _ => {
            eprintln!("pictures: expected nothing or `--readme`, found `{}`", args.join(" "));
            return Ok(Verdict::Misused);
        }
    };
    if let Err(line) = needs::provide(root) {
        eprintln!("pictures: {line}");
        return Ok(Verdict::Misused);
    }
    for step in [BUILD, walk] {
        let status = shell::run(shell::cargo(root).args(step.split(' ')))?;
        if !status.success() {
            eprintln!("pictures: `cargo {step}` failed ({})", shell::ending(status));
            return Ok(Verdict::Bad);
        }
    }
    Ok(Verdict::Good)
}

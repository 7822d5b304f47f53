//! Pictures of every page, for people to look at: `cargo xtask pictures`.

use std::path::Path;

use crate::{Verdict, needs, shell};

/// The program.
const BUILD: &str = "build --release --locked --package clew";
/// What walks through its pages in a browser.
const WALK: &str = "run --locked --package e2e --example pictures";
/// What takes pictures of a few of them.
const README: &str = "run --locked --package e2e --example readme";

/// Installs what is missing, builds the program and takes the pictures into `target/pictures`; with
/// `--readme` those of the README into `docs/pictures`.
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

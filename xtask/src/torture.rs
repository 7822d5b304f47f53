//! `cargo xtask torture`: machines, lines and the database fail while games are played.

use std::path::Path;

use crate::{Verdict, shell};

/// Builds the program and runs the test of several machines for so many minutes.
///
/// # Errors
/// If cargo cannot be started.
pub fn run(root: &Path, args: &[String]) -> anyhow::Result<Verdict> {
    let minutes = match args {
        [] => 10,
        [name, minutes] if name == "--minutes" => match minutes.parse::<u64>() {
            Ok(minutes) if minutes > 0 => minutes,
            _ => return Ok(misused(minutes)),
        },
        [other, ..] => return Ok(misused(other)),
    };
    let mut build = shell::cargo(root);
    build.args(["build", "--release", "--locked", "--package", "clew"]);
    let mut test = shell::cargo(root);
    test.args(["test", "--locked", "--package", "e2e", "--test", "machines", "--", "--nocapture"]);
    test.env("CLEW_TORTURE_MINUTES", minutes.to_string());
    for command in [&mut build, &mut test] {
        if !shell::run(command)?.success() {
            return Ok(Verdict::Bad);
        }
    }
    Ok(Verdict::Good)
}

fn misused(found: &str) -> Verdict {
    eprintln!("torture: expected `--minutes N`, found `{found}`");
    Verdict::Misused
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wrong_use_starts_nothing() {
        for wrong in [&["--minutes"][..], &["--minutes", "0"], &["--minutes", "x"], &["now"]] {
            let wrong: Vec<String> = wrong.iter().map(|&word| word.to_owned()).collect();
            assert_eq!(run(Path::new("."), &wrong).expect("nothing starts"), Verdict::Misused);
        }
    }
}

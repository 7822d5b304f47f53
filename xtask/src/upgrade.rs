//! `cargo xtask upgrade`: runs an older build of the program and this one on the same database.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::{Verdict, needs, shell};

/// The default older build: the first whose machines can share a database with today's. It moves on
/// with each release (docs/decisions/0033-two-builds.md).
const BEFORE: &str = "8d1df030d7e627ccb27ca6d1fa0b79c969f62e5e";

/// The test that needs both builds.
const TEST: &str = "two_builds_on_one_database_lose_nothing";

/// Builds the program of an earlier commit and this one, and lets machines of both serve the same
/// tables.
///
/// # Errors
/// If cargo or git cannot be started.
pub fn run(root: &Path, args: &[String]) -> anyhow::Result<Verdict> {
    let commit = match args {
        [] => BEFORE,
        [commit] if !commit.starts_with('-') => commit,
        _ => {
            eprintln!("upgrade: expected nothing or a commit, found `{}`", args.join(" "));
            return Ok(Verdict::Misused);
        }
    };
    let Some(commit) = whole_name(root, commit) else {
        eprintln!(
            "upgrade: NOT TESTED: {commit} is not in this repository \
             (if it was cloned in part: git fetch --unshallow)"
        );
        return Ok(if args.is_empty() { Verdict::Good } else { Verdict::Misused });
    };
    if let Err(line) = needs::provide(root) {
        eprintln!("upgrade: {line}");
        return Ok(Verdict::Misused);
    }
    let Some(before) = build_before(root, &commit)? else { return Ok(Verdict::Bad) };
    let build = ["build", "--locked", "--package", "clew"];
    if !shell::run(shell::cargo(root).args(build))?.success() {
        return Ok(Verdict::Bad);
    }
    let mut test = shell::cargo(root);
    test.args(["test", "--locked", "--package", "e2e", "--test", "machines", "--", TEST]);
    test.args(["--exact", "--nocapture"]).env("CLEW_BIN_BEFORE", before);
    test.env("CLEW_BIN", root.join("target/debug/clew"));
    Ok(if shell::run(&mut test)?.success() { Verdict::Good } else { Verdict::Bad })
}

/// The full hash of a commit; `None` if this repository does not contain it.
fn whole_name(root: &Path, commit: &str) -> Option<String> {
    let name = format!("{commit}^{{commit}}");
    let mut ask = Command::new("git");
    ask.args(["rev-parse", "--verify", "--quiet", &name]).current_dir(root);
    shell::output(&mut ask).ok().map(|name| name.trim().to_owned())
}

/// Builds the program of this commit once, without optimisation, which is quickest. `None` if the build
/// fails.
fn build_before(root: &Path, commit: &str) -> anyhow::Result<Option<PathBuf>> {
    let folder = root.join("target/before").join(commit);
    let (source, target) = (folder.join("source"), folder.join("target"));
    let program = target.join("debug/clew");
    if program.is_file() {
        return Ok(Some(program));
    }
    fs::create_dir_all(&source)?;
    let mut unpack = Command::new("sh");
    unpack.args(["-c", "git archive \"$1\" | tar -x -C \"$2\"", "sh", commit]).arg(&source);
    shell::output(unpack.current_dir(root))?;
    let mut build = shell::cargo(&source);
    build.args(["build", "--locked", "--package", "clew", "--target-dir"]).arg(&target);
    build.args(["--config", "profile.dev.opt-level=0", "--config", "profile.dev.debug=false"]);
    Ok(shell::run(&mut build)?.success().then_some(program))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wrong_use_starts_nothing() {
        for wrong in [&["--now"][..], &["a", "b"]] {
            let wrong: Vec<String> = wrong.iter().map(|&word| word.to_owned()).collect();
            assert_eq!(run(Path::new("."), &wrong).expect("nothing starts"), Verdict::Misused);
        }
    }

    #[test]
    fn the_test_is_there() {
        let file = crate::root().join("crates/e2e/tests/machines/main.rs");
        let text = fs::read_to_string(file).expect("it is there");
        assert!(text.contains(&format!("fn {TEST}()")), "{TEST} is gone: nothing would run");
    }
}

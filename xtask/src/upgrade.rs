//! `cargo xtask upgrade`: runs an older build of the program and this one on the same database.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::{Verdict, needs, shell};

/// The default older builds: the last that writes records of format 1, and the first that writes format 2.
/// Both are kept while tables of their format may be in use (docs/decisions/0033-two-builds.md).
const OLDER_BUILDS: [&str; 2] =
    ["0c1ea082bf1563f6848196238694fbdd1be49bd7", "8907b3fc0765693465c872d89afb56344fa7fefe"];

/// The test that needs both builds.
const TEST: &str = "two_builds_on_one_database_lose_nothing";

/// Builds the program of earlier commits and this one. For each of them, machines of both builds serve
/// the same tables.
///
/// # Errors
/// If cargo or git cannot be started.
pub fn run(root: &Path, args: &[String]) -> anyhow::Result<Verdict> {
    let commits = match args {
        [] => OLDER_BUILDS.to_vec(),
        [commit] if !commit.starts_with('-') => vec![commit.as_str()],
        _ => {
            eprintln!("upgrade: expected nothing or a commit, found `{}`", args.join(" "));
            return Ok(Verdict::Misused);
        }
    };
    for name in commits {
        let Some(commit) = whole_name(root, name) else {
            eprintln!(
                "upgrade: {name} is not in this repository \
                 (if it was cloned in part: git fetch --unshallow)"
            );
            return Ok(Verdict::Misused);
        };
        if let Err(line) = needs::provide(root) {
            eprintln!("upgrade: {line}");
            return Ok(Verdict::Misused);
        }
        if !is_compatible(root, &commit)? {
            return Ok(Verdict::Bad);
        }
    }
    Ok(Verdict::Good)
}

/// Whether the test passes with the program of this commit as the older build.
fn is_compatible(root: &Path, commit: &str) -> anyhow::Result<bool> {
    let Some(before) = build_before(root, commit)? else { return Ok(false) };
    let build = ["build", "--locked", "--package", "clew"];
    if !shell::run(shell::cargo(root).args(build))?.success() {
        return Ok(false);
    }
    eprintln!("upgrade: from {commit}");
    let mut test = shell::cargo(root);
    test.args(["test", "--locked", "--package", "e2e", "--test", "machines", "--", TEST]);
    test.args(["--exact", "--nocapture"]).env("CLEW_BIN_BEFORE", before);
    test.env("CLEW_BIN", root.join("target/debug/clew"));
    Ok(shell::run(&mut test)?.success())
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

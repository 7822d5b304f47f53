//! `cargo xtask mutants`: changes the code in small ways and counts the changes that tests catch.
//!
//! cargo-mutants does the work, with the settings in `.cargo/mutants.toml`. A change that no test
//! notices has to be listed with a reason in `docs/mutants.md`.

mod excuses;
mod outcomes;
mod report;

use std::{fs, io::Write, path::Path, process::Command};

use anyhow::{Context, bail};

use crate::{Verdict, crates, shell};
use excuses::Excuses;
use outcomes::Outcomes;
use report::Report;

/// The page with the excuses.
const EXCUSES: &str = "docs/mutants.md";

/// Number of parallel builds; more only compete for the processor.
const JOBS: &str = "2";

/// Runs the mutants of the named crates, by default of all pure crates.
///
/// Good if in each crate nine of ten viable mutants are caught and every survivor is excused.
pub fn run(root: &Path, names: &[String]) -> anyhow::Result<Verdict> {
    let present = present(root)?;
    if let Some(name) = names.iter().find(|name| !present.contains(name)) {
        eprintln!("mutants: no crate `{name}` to prove; there are: {}", present.join(", "));
        return Ok(Verdict::Misused);
    }
    provide(root)?;

    let is_chosen = |name: &&String| names.is_empty() || names.contains(name);
    let mut report = Report::default();
    for name in present.iter().filter(is_chosen) {
        report.add(name, mutate(root, name)?);
    }
    let excuses = Excuses::read(&root.join(EXCUSES))?;
    let (text, verdict) = report.judge(&excuses);
    std::io::stdout().write_all(text.as_bytes())?;
    Ok(verdict)
}

/// The crates that are tested by default.
fn present(root: &Path) -> anyhow::Result<Vec<String>> {
    Ok(crates::pure(&crates::games(root)?).map(str::to_owned).collect())
}

/// Installs cargo-mutants if it is missing.
fn provide(root: &Path) -> anyhow::Result<()> {
    if shell::works(shell::cargo(root).args(["mutants", "--version"])) {
        return Ok(());
    }
    let mut install = shell::cargo(root);
    install.args(["install", "cargo-mutants", "--locked"]);
    eprintln!("mutants: {}", shell::typed(&install));
    if !shell::run(&mut install)?.success() {
        bail!("cargo-mutants is missing; install it with: {}", shell::typed(&install));
    }
    Ok(())
}

/// Runs all mutants of one crate against that crate's own tests.
fn mutate(root: &Path, name: &str) -> anyhow::Result<Outcomes> {
    eprintln!("mutants: {name}");
    let folder = root.join("target").join("mutants").join(name);
    fs::create_dir_all(&folder).context("target/mutants cannot be made")?;
    let mut command = shell::cargo(root);
    command
        .args(["mutants", "--jobs", JOBS, "--package", name])
        .args(["--test-package", name])
        // A loop that runs while the code is compiled can be changed into an endless one.
        .args(["--build-timeout", "120"])
        .arg("--output")
        .arg(&folder)
        // Each of the builds has its own copy of the tree, and its own target in it.
        .env_remove("CARGO_TARGET_DIR");
    let status = shell::run(quick(&mut command))?;
    match status.code() {
        // All caught; some missed; some timed out.
        Some(0 | 2 | 3) => {
            let file = folder.join("mutants.out").join("outcomes.json");
            let json = fs::read_to_string(&file).context("cargo mutants left no outcomes")?;
            Outcomes::parse(&json)
        }
        _ => bail!("cargo mutants could not test {name} ({})", shell::ending(status)),
    }
}

/// Sets the environment of hundreds of builds and runs: quick tests, no debug information, and no
/// `UPDATE`, with which tests rewrite their expectations.
fn quick(command: &mut Command) -> &mut Command {
    command
        .env_remove("SLOW")
        .env_remove("NIGHTLY")
        .env_remove("UPDATE")
        .env("CARGO_PROFILE_DEV_DEBUG", "false")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unknown_crate_is_refused() {
        let verdict = run(&crate::root(), &["attic".to_owned()]);
        assert_eq!(verdict.expect("it is told, not an error"), Verdict::Misused);
    }
}

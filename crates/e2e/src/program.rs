//! Finds the program under test.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{env, iter};

/// The path of the program: `CLEW_BIN`, or else what cargo built, the release first.
///
/// # Panics
/// If there is none; the message says how to build it.
pub fn program() -> PathBuf {
    built("CLEW_BIN", "clew", "cargo build --release --package clew")
}

/// The laboratory, which starts the same server with failures: `CLEW_LAB_BIN`, or else what cargo has
/// built, the debug build first: its speed does not matter.
///
/// # Panics
/// If there is none: the message says how to build it.
pub fn laboratory() -> PathBuf {
    built("CLEW_LAB_BIN", "clew-lab", "cargo build --package lab")
}

fn built(variable: &str, name: &str, command: &str) -> PathBuf {
    if let Some(named) = env::var_os(variable) {
        let path = PathBuf::from(named);
        assert!(path.is_file(), "{variable} is {}, and no file is there", path.display());
        return path;
    }
    let target = target();
    let mut profiles = ["debug", "release"];
    if command.contains("--release") {
        profiles.reverse();
    }
    let built = profiles.map(|profile| target.join(profile).join(name));
    let found = built.into_iter().find(|path| path.is_file());
    found.unwrap_or_else(|| {
        let target = target.display();
        panic!(
            "there is no {name} in {target}: build it with `{command}`, or name one in {variable}"
        )
    })
}

/// The folder cargo builds into.
///
/// # Panics
/// If this was not built by cargo.
pub fn target() -> PathBuf {
    let own = env::current_exe().expect("a program knows where it is");
    // The program lies in `target/PROFILE/deps` or, if it is an example, in `target/PROFILE/examples`.
    own.ancestors().nth(3).expect("cargo builds tests three folders deep").to_owned()
}

/// Whether tests run in their long form: `NIGHTLY` is set, as `cargo xtask nightly` does.
pub fn is_nightly() -> bool {
    env::var_os("NIGHTLY").is_some()
}

/// Runs `clew verify` on records of finished tables.
///
/// # Panics
/// If a record does not pass.
pub fn verify<P: AsRef<Path>>(files: &[P]) {
    let paths = files.iter().map(|file| file.as_ref().as_os_str());
    let done = Command::new(program())
        .args(iter::once(OsStr::new("verify")).chain(paths))
        .stdin(Stdio::null())
        .output()
        .expect("the program starts");
    let said = String::from_utf8_lossy(&done.stdout);
    let wrong: Vec<_> = said.lines().filter(|line| !line.contains(": OK, ")).collect();
    let passed = format!("{} passed, 0 failed", files.len());
    assert!(done.status.success() && wrong == [passed], "clew verify: {wrong:#?}");
}

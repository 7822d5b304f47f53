//! Schemathesis, in a virtual environment in cargo's target folder.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{env, fs};

/// The path of schemathesis; installs it if needed.
///
/// # Panics
/// If it cannot be installed.
pub(crate) fn schemathesis() -> PathBuf {
    let wanted = include_str!("requirements.txt");
    let own = env::current_exe().expect("a program knows where it is");
    let target = own.ancestors().nth(3).expect("cargo builds tests three folders deep");
    let folder = target.join("schemathesis");
    let (program, done) = (folder.join("bin/st"), folder.join("installed.txt"));
    if fs::read_to_string(&done).is_ok_and(|installed| installed == wanted) {
        return program;
    }
    // A partly installed environment is removed.
    let _ = fs::remove_dir_all(&folder);
    run(Command::new("python3").args(["-m", "venv"]).arg(&folder));
    let list = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/schema/requirements.txt");
    let quiet = ["install", "--quiet", "--disable-pip-version-check", "--requirement"];
    run(Command::new(folder.join("bin/pip")).args(quiet).arg(list));
    fs::write(done, wanted).expect("what was made can be written to");
    program
}

fn run(command: &mut Command) {
    let done = command.stdin(Stdio::null()).output();
    let done = done.unwrap_or_else(|error| panic!("{command:?} does not start: {error}"));
    let said = String::from_utf8_lossy(&done.stderr);
    assert!(done.status.success(), "{command:?} failed: {said}");
}

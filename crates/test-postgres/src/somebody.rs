//! Runs PostgreSQL's programs as another user where the tests run as root, which PostgreSQL refuses.

use std::fs;
use std::os::unix::fs::chown;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// A command of PostgreSQL or of the system, run in a folder by a user other than root.
pub(crate) fn as_somebody(folder: &Path, name: &str) -> Command {
    let mut command = Command::new(program(name));
    command.current_dir(folder).stdin(Stdio::null());
    if let Some(user) = user() {
        command.uid(user);
    }
    command
}

/// Makes that user the owner of a folder.
pub(crate) fn give(folder: &Path) {
    if let Some(user) = user() {
        chown(folder, Some(user), None).expect("root may give things away");
    }
}

/// The path of a PostgreSQL program. Debian has a folder for each version.
pub(crate) fn program(name: &str) -> PathBuf {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut found: Vec<PathBuf> =
        versions.map(|version| version.path().join("bin").join(name)).collect();
    found.retain(|path| path.is_file());
    found.sort();
    found.pop().unwrap_or_else(|| PathBuf::from(name))
}

/// The user to run as; `None` if we are not root.
fn user() -> Option<u32> {
    let id = |args: &[&str]| -> Option<u32> {
        let told = Command::new("id").args(args).stderr(Stdio::null()).output().ok()?;
        String::from_utf8(told.stdout).ok()?.trim().parse().ok()
    };
    (id(&["-u"]) == Some(0)).then(|| id(&["-u", "postgres"]).unwrap_or(65_534))
}

//! The programs that check pages, installed once in pinned versions.

use std::path::PathBuf;
use std::process::Command;
use std::sync::{Mutex, PoisonError};
use std::{fs, io};

const WANTED: [(&str, &str); 2] = [
    ("package.json", include_str!("package.json")),
    ("package-lock.json", include_str!("package-lock.json")),
];

/// The path of an installed file, such as `axe-core/axe.min.js`.
///
/// # Panics
/// If it cannot be fetched.
pub(crate) fn installed(file: &str) -> PathBuf {
    // Tests run in parallel, and only one of them installs.
    static FETCHING: Mutex<()> = Mutex::new(());
    let _alone = FETCHING.lock().unwrap_or_else(PoisonError::into_inner);
    let folder = e2e::target().join("pages-tools");
    let is_there = |(name, text): &(&str, &str)| {
        fs::read_to_string(folder.join(name)).is_ok_and(|found| found == *text)
    };
    let path = folder.join("node_modules").join(file);
    if !(WANTED.iter().all(is_there) && path.is_file()) {
        fetch(&folder).unwrap_or_else(|error| panic!("npm does not start: {error}"));
    }
    assert!(path.is_file(), "npm brought no {}", path.display());
    path
}

fn fetch(folder: &PathBuf) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    for (name, text) in WANTED {
        fs::write(folder.join(name), text)?;
    }
    let words = ["ci", "--ignore-scripts", "--no-audit", "--no-fund"];
    let fetched = Command::new("npm").args(words).current_dir(folder).output()?;
    assert!(fetched.status.success(), "npm ci: {}", String::from_utf8_lossy(&fetched.stderr));
    Ok(())
}

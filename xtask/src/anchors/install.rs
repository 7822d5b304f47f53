//! Installs the systems Clew is compared with, in the versions pinned in `xtask/anchors`.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::Context;

use crate::shell;

/// Paths of the installed systems.
#[derive(Debug)]
pub(super) struct Installed {
    /// The folder of our server and client scripts and their packages.
    pub(super) folder: PathBuf,
    /// The Python interpreter with OpenSpiel.
    pub(super) python: PathBuf,
    /// The Clew program.
    pub(super) clew: PathBuf,
    /// The laboratory, with the client and the benchmarks.
    pub(super) lab: PathBuf,
}

impl Installed {
    /// The same paths, without installing anything.
    pub(super) fn nothing(root: &Path) -> Self {
        let folder = root.join("target/anchors");
        let python = folder.join("python/bin/python3");
        let release = root.join("target/release");
        Self { folder, python, clew: release.join("clew"), lab: release.join("clew-lab") }
    }
}

/// Installs missing packages into `target/anchors`.
///
/// # Errors
/// If npm or pip fails.
pub(super) fn install(root: &Path) -> anyhow::Result<Installed> {
    let from = root.join("xtask/anchors");
    let Installed { folder, python, clew, lab } = Installed::nothing(root);
    fs::create_dir_all(&folder)?;
    let read = |path: PathBuf| fs::read_to_string(path).ok();
    let is_there = |name: &str, done: &str| {
        let wanted = read(from.join(name));
        wanted.is_some() && wanted == read(folder.join(done))
    };
    for entry in fs::read_dir(&from)? {
        let path = entry?.path();
        let name = path.file_name().context("a file has a name")?;
        fs::copy(&path, folder.join(name))?;
    }
    if !is_there("package-lock.json", "node_modules/installed") {
        let words = ["ci", "--ignore-scripts", "--no-audit", "--no-fund"];
        shell::output(Command::new("npm").args(words).current_dir(&folder))?;
        fs::copy(from.join("package-lock.json"), folder.join("node_modules/installed"))?;
    }
    if !is_there("requirements.txt", "python/installed") {
        let place = folder.join("python");
        // Half an environment is none.
        let _ = fs::remove_dir_all(&place);
        shell::output(Command::new("python3").args(["-m", "venv"]).arg(&place))?;
        let words = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "-r"];
        shell::output(Command::new(&python).args(words).arg(from.join("requirements.txt")))?;
        fs::copy(from.join("requirements.txt"), place.join("installed"))?;
    }
    Ok(Installed { folder, python, clew, lab })
}

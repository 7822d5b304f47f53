//! Which files are meant.

use std::path::{Path, PathBuf};
use std::{fs, io};

use casefile::case::Report;

/// The file itself, or all `*.case` and `*.perft` below the folder, in order of their names.
pub(super) fn below(path: &Path) -> Vec<Result<PathBuf, Report>> {
    if !path.is_dir() {
        return vec![Ok(path.to_owned())];
    }
    let mut found = Vec::new();
    if let Err(error) = walk(path, &mut found) {
        let message = format!("expected a folder that can be read, found {error}");
        return vec![Err(Report::unreadable(path, 1, message))];
    }
    if found.is_empty() {
        let message = "expected files *.case or *.perft below, found none";
        return vec![Err(Report::unreadable(path, 1, message))];
    }
    found.sort();
    found.into_iter().map(Ok).collect()
}

/// Links to folders are not followed: they could lead round in a ring.
fn walk(folder: &Path, found: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let path = entry.path();
        if entry.file_type()?.is_dir() {
            walk(&path, found)?;
        } else if path.extension().is_some_and(|end| end == "case" || end == "perft") {
            found.push(path);
        }
    }
    Ok(())
}

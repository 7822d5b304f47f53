//! Finds the files of a checkout that have to do with rules.

use std::path::Path;
use std::{fs, io};

use super::Place;

/// A text file.
#[derive(Debug)]
pub(super) struct File {
    /// From the root, with `/` between its parts.
    pub(super) path: String,
    pub(super) text: String,
}

impl File {
    /// A line of it, counted from 1.
    pub(super) fn place(&self, line: usize) -> Place {
        Place { path: self.path.clone(), line }
    }

    /// Its name without folders and ending.
    pub(super) fn stem(&self) -> &str {
        let name = self.path.rsplit('/').next().unwrap_or(&self.path);
        name.split_once('.').map_or(name, |(stem, _)| stem)
    }
}

/// docs/rules/*.md
pub(super) fn rule_files(root: &Path) -> io::Result<Vec<File>> {
    let names = entries(root, "docs/rules")?.into_iter();
    read(root, names.filter(|path| path.ends_with(".md") && !path.ends_with("/README.md")))
}

/// crates/*/cases/*.case
pub(super) fn case_files(root: &Path) -> io::Result<Vec<File>> {
    let mut paths = Vec::new();
    for room in entries(root, "crates")? {
        paths.extend(entries(root, &format!("{room}/cases"))?);
    }
    read(root, paths.into_iter().filter(|path| path.ends_with(".case")))
}

/// crates/*/tests/**/*.rs, crates/*/src/**/tests.rs, crates/*/src/**/tests/**/*.rs and
/// crates/e2e/**/*.rs
pub(super) fn test_files(root: &Path) -> io::Result<Vec<File>> {
    let mut paths = Vec::new();
    for room in entries(root, "crates")? {
        let is_e2e = room == "crates/e2e";
        let is_test = |path: &String| {
            let (folder, name) = path[room.len()..].rsplit_once('/').unwrap_or(("", path));
            name.ends_with(".rs")
                && (is_e2e || name == "tests.rs" || format!("{folder}/").contains("/tests/"))
        };
        let mut found = Vec::new();
        walk(root, &room, &mut found)?;
        paths.extend(found.into_iter().filter(is_test));
    }
    read(root, paths.into_iter())
}

fn read(root: &Path, paths: impl Iterator<Item = String>) -> io::Result<Vec<File>> {
    paths
        .map(|path| {
            let text = fs::read_to_string(root.join(&path))
                .map_err(|error| io::Error::new(error.kind(), format!("{path}: {error}")))?;
            Ok(File { path, text })
        })
        .collect()
}

fn walk(root: &Path, folder: &str, found: &mut Vec<String>) -> io::Result<()> {
    for path in entries(root, folder)? {
        if root.join(&path).is_dir() {
            if !path.ends_with("/target") {
                walk(root, &path, found)?;
            }
        } else {
            found.push(path);
        }
    }
    Ok(())
}

/// What lies in a folder, in order of names; nothing if there is no such folder. Hidden files and
/// links are left out.
fn entries(root: &Path, folder: &str) -> io::Result<Vec<String>> {
    let listing = match fs::read_dir(root.join(folder)) {
        Err(error) if is_no_folder(&error) => return Ok(Vec::new()),
        listing => listing?,
    };
    let mut names = Vec::new();
    for entry in listing {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        if !name.starts_with('.') && !entry.file_type()?.is_symlink() {
            names.push(format!("{folder}/{name}"));
        }
    }
    names.sort();
    Ok(names)
}

fn is_no_folder(error: &io::Error) -> bool {
    matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::NotADirectory)
}

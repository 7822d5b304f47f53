//! The text files of the workspace.

use std::{fs, io, path::Path};

use crate::crates::{self, Listed};

/// File extensions of text files. Others, such as pictures, are not read.
const TEXT: &[&str] = &[
    "case", "css", "html", "js", "json", "lock", "md", "perft", "play", "py", "rs", "sh", "svg",
    "toml", "txt", "yml",
];

/// A text file.
#[derive(Debug)]
pub(super) struct File {
    /// The path from the root, with `/` as separator.
    pub(super) path: String,
    /// The content.
    pub(super) text: String,
}

impl File {
    /// The extension; empty for a name without a dot.
    pub(super) fn ending(&self) -> &str {
        let name = self.path.rsplit('/').next().unwrap_or_default();
        name.rsplit_once('.').map_or("", |(_, ending)| ending)
    }

    /// Whether only tests use this file, by its name: `tests.rs` or in a folder `tests`.
    pub(super) fn is_test(&self) -> bool {
        self.path.split('/').any(|part| part == "tests" || part == "tests.rs")
    }

    /// Formats a fault in this file.
    pub(super) fn fault(&self, line: usize, what: impl std::fmt::Display) -> String {
        format!("{}:{line}: {what}", self.path)
    }
}

/// All text files of the workspace, sorted by path.
#[derive(Debug, Default)]
pub(super) struct Files(Vec<File>);

impl Files {
    /// Reads the tree under `root`, without the output of builds and tools.
    pub(super) fn read(root: &Path) -> io::Result<Self> {
        let mut files = Vec::new();
        walk(root, "", &mut files)?;
        files.sort_by(|a, b| a.path.cmp(&b.path));
        Ok(Self(files))
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = &File> {
        self.0.iter()
    }

    /// The files with one of these extensions.
    pub(super) fn ending_in(&self, endings: &[&str]) -> impl Iterator<Item = &File> {
        self.0.iter().filter(move |file| endings.contains(&file.ending()))
    }

    pub(super) fn find(&self, path: &str) -> Option<&File> {
        self.0.iter().find(|file| file.path == path)
    }

    /// The games of the list.
    pub(super) fn games(&self) -> Vec<Listed> {
        self.find(crates::LIST).map(|list| crates::listed(&list.text)).unwrap_or_default()
    }

    /// An invented tree of paths and texts, with the real list of games.
    #[cfg(test)]
    pub(super) fn with_games(files: &[(&str, &str)]) -> Self {
        let list = fs::read_to_string(crate::root().join(crates::LIST)).expect("the list");
        let list = [(crates::LIST, list.as_str())];
        Self::planted(&files.iter().chain(&list).copied().collect::<Vec<_>>())
    }

    /// An invented tree of paths and texts.
    #[cfg(test)]
    pub(super) fn planted(files: &[(&str, &str)]) -> Self {
        let file = |(path, text): &(&str, &str)| File {
            path: (*path).to_owned(),
            text: (*text).to_owned(),
        };
        Self(files.iter().map(file).collect())
    }
}

fn walk(folder: &Path, path: &str, files: &mut Vec<File>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        let path = if path.is_empty() { name.clone() } else { format!("{path}/{name}") };
        let kind = entry.file_type()?;
        if kind.is_dir() && !is_left_behind(&name) {
            walk(&entry.path(), &path, files)?;
        } else if kind.is_file() && is_text(&name) {
            let bytes = fs::read(entry.path())?;
            files.push(File { path, text: String::from_utf8_lossy(&bytes).into_owned() });
        }
    }
    Ok(())
}

/// Whether the folder belongs to builds, tools or git.
fn is_left_behind(folder: &str) -> bool {
    folder == "target" || folder == ".git" || folder.starts_with("mutants.out")
}

fn is_text(name: &str) -> bool {
    // `.gitignore`, `LICENSE-MIT` and `run` have no ending: they are text.
    match name.trim_start_matches('.').rsplit_once('.') {
        Some((_, ending)) => TEXT.contains(&ending),
        None => true,
    }
}

#[cfg(test)]
mod tests {
    use super::{super::scratch::Scratch, *};

    #[test]
    fn the_walk_finds_sources_and_leaves_builds_alone() {
        let ours = ["b/src/lib.rs", "a.md", ".ci/run"];
        let others = ["b/target/x.rs", ".git/x.rs", "mutants.out.old/x.rs", "cat.png"];
        let planted: Vec<_> = ours.iter().chain(&others).map(|&path| (path, "text\n")).collect();
        let scratch = Scratch::planted("walk", &planted);
        let files = Files::read(&scratch.0).expect("it was just planted");
        let paths: Vec<_> = files.iter().map(|file| file.path.as_str()).collect();
        assert_eq!(paths, [".ci/run", "a.md", "b/src/lib.rs"]);
    }

    #[test]
    fn a_test_file_is_known_by_its_name() {
        let files = Files::planted(&[
            ("a/src/tests.rs", ""),
            ("a/tests/b.rs", ""),
            ("a/src/contests.rs", ""),
        ]);
        let tests: Vec<_> = files.iter().map(File::is_test).collect();
        assert_eq!(tests, [true, true, false]);
    }
}

//! Every file or folder that a document names exists.

use std::path::Path;

use super::files::{File, Files};

/// The top folders whose paths are checked.
const FOLDERS: &[&str] = &["crates/", "docs/", "fixtures/", "xtask/"];

/// Words in a path that stand for any name.
const PLACEHOLDERS: &[&str] = &["GAME", "LANGUAGE", "NAME", "TEST", "my-game", "my_game"];

pub(super) fn check(root: &Path, files: &Files) -> Vec<String> {
    files.ending_in(&["md"]).flat_map(|file| faults(root, file)).collect()
}

fn faults(root: &Path, file: &File) -> Vec<String> {
    let lines = (1..).zip(file.text.lines());
    let missing = lines.flat_map(|(number, line)| {
        paths(line).filter(|path| !root.join(path).exists()).map(move |path| (number, path))
    });
    missing
        .map(|(line, path)| {
            file.fault(line, format!("`{path}` does not exist: name what replaced it"))
        })
        .collect()
}

/// The paths that a line names, without patterns and placeholders.
fn paths(line: &str) -> impl Iterator<Item = &str> {
    let is_path = |c: char| c.is_ascii_alphanumeric() || "_./-".contains(c);
    let starts = FOLDERS.iter().flat_map(|folder| line.match_indices(folder)).map(|(at, _)| at);
    let whole = starts.filter(move |&at| !line[..at].chars().next_back().is_some_and(is_path));
    whole.filter_map(move |at| {
        let rest = &line[at..];
        let end = rest.find(|c| !is_path(c)).unwrap_or(rest.len());
        let path = rest[..end].trim_end_matches(['.', '-']);
        let is_pattern = rest[end..].starts_with(['*', '{', '<'])
            || PLACEHOLDERS.iter().any(|word| path.contains(word));
        (!is_pattern).then_some(path)
    })
}

#[cfg(test)]
mod tests {
    use super::{super::scratch::Scratch, *};

    fn found(line: &str) -> Vec<String> {
        let scratch = Scratch::planted("paths", &[("docs/a.md", ""), ("crates/b/src/lib.rs", "")]);
        check(&scratch.0, &Files::planted(&[("README.md", line)]))
    }

    #[test]
    fn a_path_that_does_not_exist_is_found() {
        let found = found("\nSee docs/a.md, then `crates/b/src/gone.rs`.\n");
        assert_eq!(found.len(), 1, "{found:?}");
        assert!(found[0].starts_with("README.md:2: `crates/b/src/gone.rs` "), "{found:?}");
    }

    #[test]
    fn existing_paths_patterns_and_other_folders_are_free() {
        let line = "[a](docs/a.md), `crates/b/src`, crates/*/x, docs/rules/GAME.md, target/docs/x.";
        assert!(found(line).is_empty(), "{:?}", found(line));
    }
}

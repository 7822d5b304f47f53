//! Formatting: rustfmt's layout, no tabs, no trailing blanks, a newline at the end.

use std::path::Path;

use anyhow::bail;

use super::files::{File, Files};
use crate::shell;

/// File extensions in which tabs are faults.
const NO_TABS: &[&str] = &["rs", "md", "case"];

pub(super) fn check(files: &Files) -> Vec<String> {
    files.iter().flat_map(blanks).collect()
}

/// The files that rustfmt would change.
pub(super) fn check_rustfmt(root: &Path) -> anyhow::Result<Vec<String>> {
    let mut fmt = shell::cargo(root);
    let output = fmt.args(["fmt", "--all", "--check", "--", "-l"]).output()?;
    let listed = unformatted(root, &String::from_utf8_lossy(&output.stdout));
    if !output.status.success() && listed.is_empty() {
        let said = String::from_utf8_lossy(&output.stderr);
        bail!("{} (is it installed? rustup component add rustfmt)", said.trim());
    }
    Ok(listed)
}

fn blanks(file: &File) -> Vec<String> {
    let mut problems = Vec::new();
    for (number, line) in (1..).zip(file.text.split('\n')) {
        if NO_TABS.contains(&file.ending()) && line.contains('\t') {
            problems.push(file.fault(number, "a tab: use spaces"));
        }
        if line.ends_with([' ', '\t', '\r']) {
            problems.push(file.fault(number, "blanks at the end of the line: take them out"));
        }
    }
    let lines = file.text.lines().count();
    if lines > 0 && !file.text.ends_with('\n') {
        problems.push(file.fault(lines, "the last line has no end: add a newline"));
    }
    problems
}

/// Turns rustfmt's list of files into faults.
fn unformatted(root: &Path, listed: &str) -> Vec<String> {
    let fault = |line: &str| {
        let path = Path::new(line);
        let path = path.strip_prefix(root).unwrap_or(path);
        format!("{}:1: not as rustfmt lays it out: run `cargo fmt --all`", path.display())
    };
    listed.lines().filter(|line| !line.is_empty()).map(fault).collect()
}

#[cfg(test)]
mod tests {
    use super::{super::scratch::Scratch, *};

    #[track_caller]
    fn finds(path: &str, text: &str, expected: &[&str]) {
        let found = check(&Files::planted(&[(path, text)]));
        assert_eq!(found.len(), expected.len(), "{found:?}");
        for (found, expected) in found.iter().zip(expected) {
            assert!(found.starts_with(expected), "{found}");
        }
    }

    #[test]
    fn tabs_are_found_where_they_matter() {
        finds("a.case", "turn\tA\n", &["a.case:1: a tab"]);
        finds("a.toml", "a\t= 1\n", &[]);
    }

    #[test]
    fn blanks_at_the_end_are_found() {
        finds("a.md", "a\nb \n", &["a.md:2: blanks"]);
        finds("a.toml", "a\r\n", &["a.toml:1: blanks"]);
        finds(".ci/run", "a\nb", &[".ci/run:2: the last line"]);
        finds("a.rs", "", &[]);
    }

    #[test]
    fn what_rustfmt_lists_is_told_from_the_root() {
        let found = unformatted(Path::new("/home"), "/home/a/src/b.rs\n");
        assert_eq!(found.len(), 1);
        assert!(found[0].starts_with("a/src/b.rs:1: "), "{found:?}");
    }

    #[test]
    fn a_file_out_of_layout_is_found_by_rustfmt() {
        let manifest = "[package]\nname = \"a\"\nedition = \"2024\"\n";
        let files = [("Cargo.toml", manifest), ("src/lib.rs", "fn  f( ) {}\n")];
        let scratch = Scratch::planted("rustfmt", &files);
        let found = check_rustfmt(&scratch.0).expect("rustfmt runs");
        assert_eq!(found.len(), 1, "{found:?}");
        assert!(found[0].starts_with("src/lib.rs:1: "), "{found:?}");
    }
}

//! Tidy: what the house asks of its sources and no compiler checks.
//!
//! One file a check. Each says where the fault is, what it is and how to put it right, and each
//! has a test that plants a fault and sees it found.

mod cases;
mod clock;
mod code;
mod edges;
mod files;
mod formatting;
mod licences;
mod manifests;
mod metadata;
mod purity;
#[cfg(test)]
mod scratch;
mod size;
mod spdx;
mod words;

use std::path::Path;

use crate::Verdict;
use files::Files;

/// Writes the faults of the workspace at `root` to standard error.
pub fn run(root: &Path) -> Verdict {
    let problems = check(root);
    for problem in &problems {
        eprintln!("{problem}");
    }
    match problems.len() {
        0 => {
            eprintln!("tidy: all in order");
            Verdict::Good
        }
        count => {
            eprintln!("tidy: {count} to put right");
            Verdict::Bad
        }
    }
}

/// The faults of the workspace at `root`, one a line: `path:line: what, and how to put it right`.
///
/// Empty when all is in order. What keeps a check from running is a fault too.
pub fn check(root: &Path) -> Vec<String> {
    // Cargo and rustfmt speak of files by their true paths.
    let read = root.canonicalize().and_then(|root| Ok((Files::read(&root)?, root)));
    match read {
        Ok((files, root)) => faults(&root, &files),
        Err(error) => vec![format!("tidy: {} cannot be read: {error}", root.display())],
    }
}

fn faults(root: &Path, files: &Files) -> Vec<String> {
    let mut problems = Vec::new();
    problems.extend(clock::check(files));
    problems.extend(formatting::check(files));
    problems.extend(purity::check(files));
    problems.extend(size::check(files));
    problems.extend(words::check(files));

    // These ask cargo, or read more than the sources.
    let asked = [
        ("edges", edges::check(root, files)),
        ("manifests", manifests::check(root, files)),
        ("rustfmt", formatting::check_rustfmt(root)),
        ("licences", licences::check(root)),
        ("cases", cases::check(root)),
    ];
    for (name, answer) in asked {
        match answer {
            Ok(found) => problems.extend(found),
            Err(error) => problems.push(format!("tidy: {name} cannot be checked: {error:#}")),
        }
    }
    problems
}

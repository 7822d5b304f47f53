//! Tidy: rules for the sources that no compiler checks, one file for each.
//!
//! Each check says where the fault is, what it is and how to correct it, and has a test that plants a
//! fault and expects to find it.

mod cases;
mod clock;
mod code;
mod edges;
mod files;
mod formatting;
mod games;
mod licences;
mod manifests;
mod names;
mod paths;
mod phrases;
mod purity;
#[cfg(test)]
mod scratch;
mod size;
mod words;

use std::path::Path;

use cargo_metadata::{Metadata, MetadataCommand, camino::Utf8Path};

use crate::{Verdict, shell};
use files::Files;

/// Writes the faults of the workspace at `root` to standard error.
pub fn run(root: &Path) -> Verdict {
    let problems = check(root);
    for problem in &problems {
        eprintln!("{problem}");
    }
    match problems.len() {
        0 => {
            eprintln!("tidy: no faults");
            Verdict::Good
        }
        count => {
            eprintln!("tidy: {count} faults");
            Verdict::Bad
        }
    }
}

/// The faults of the workspace at `root`, one a line: `path:line: what, and how to correct it`.
///
/// A check that cannot run is a fault, too.
pub fn check(root: &Path) -> Vec<String> {
    // Cargo and rustfmt report canonical paths.
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
    problems.extend(games::check(files));
    problems.extend(names::check(files));
    problems.extend(paths::check(root, files));
    problems.extend(phrases::check(files));
    problems.extend(purity::check(files));
    problems.extend(size::check(files));
    problems.extend(words::check(files));

    // These ask other programs, or read more than the sources.
    let workspace = metadata(root, &["--no-deps", "--offline"]);
    let answers = match workspace {
        Ok(workspace) => vec![
            ("edges", Ok(edges::check(&workspace, files))),
            ("manifests", manifests::check(&workspace, files)),
        ],
        Err(error) => vec![("edges and manifests", Err(error))],
    };
    let others = [
        ("rustfmt", formatting::check_rustfmt(root)),
        ("licences", licences::check(root)),
        ("cases", cases::check(root)),
    ];
    for (name, answer) in answers.into_iter().chain(others) {
        match answer {
            Ok(found) => problems.extend(found),
            Err(error) => problems.push(format!("tidy: {name} cannot be checked: {error:#}")),
        }
    }
    problems
}

/// What cargo knows of the workspace.
fn metadata(root: &Path, options: &[&str]) -> anyhow::Result<Metadata> {
    let mut command = shell::cargo(root);
    command.args(["metadata", "--format-version", "1", "--locked"]).args(options);
    Ok(MetadataCommand::parse(shell::output(&mut command)?)?)
}

/// A path from the root of the workspace, as the other checks write it.
fn relative(workspace: &Metadata, path: &Utf8Path) -> String {
    path.strip_prefix(&workspace.workspace_root).unwrap_or(path).to_string()
}

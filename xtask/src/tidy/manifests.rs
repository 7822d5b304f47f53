//! Every crate takes its lints, licence, edition and Rust version from the workspace.

use anyhow::Context;
use cargo_metadata::Metadata;

use super::files::{File, Files};

/// Headings of a manifest, and a line that must stand under each.
const WANTED: &[(&str, &str)] = &[
    ("[package]", "edition.workspace = true"),
    ("[package]", "license.workspace = true"),
    ("[package]", "rust-version.workspace = true"),
    ("[lints]", "workspace = true"),
];

pub(super) fn check(workspace: &Metadata, files: &Files) -> anyhow::Result<Vec<String>> {
    let mut problems = around(files);
    let packages = workspace.workspace_default_packages();
    let programs = packages.iter().flat_map(|package| &package.targets);
    problems.extend(only_program(programs.filter(|it| it.is_bin()).map(|it| it.name.as_str())));
    for package in workspace.workspace_packages() {
        let path = super::relative(workspace, &package.manifest_path);
        let manifest = files.find(&path).with_context(|| format!("{path} was not read"))?;
        problems.extend(faults(manifest));
    }
    Ok(problems)
}

/// `cargo run` starts a program only if the default members have exactly one.
fn only_program<'n>(programs: impl Iterator<Item = &'n str>) -> Option<String> {
    let programs: Vec<&str> = programs.collect();
    (programs != ["clew"]).then(|| {
        format!(
            "Cargo.toml:1: `cargo run` must find one program, `clew`: the default members have {}",
            programs.join(", ")
        )
    })
}

fn faults(manifest: &File) -> Vec<String> {
    let missing = WANTED.iter().filter(|(heading, line)| !holds(&manifest.text, heading, line));
    let fault = |(heading, line): &(&str, &str)| {
        manifest.fault(1, format!("add `{line}` under `{heading}`"))
    };
    missing.map(fault).collect()
}

fn holds(text: &str, heading: &str, wanted: &str) -> bool {
    let mut is_under = false;
    text.lines().map(str::trim).any(|line| {
        if line.starts_with('[') {
            is_under = line == heading;
        }
        is_under && line == wanted
    })
}

/// Files that must exist besides the manifests, and files that must not.
fn around(files: &Files) -> Vec<String> {
    let mut problems = Vec::new();
    if files.find("Cargo.lock").is_none() {
        problems.push(
            "Cargo.lock:1: it is missing: run `cargo generate-lockfile` and keep it".to_owned(),
        );
    }
    for file in files.iter() {
        let name = file.path.rsplit('/').next().unwrap_or_default();
        if name == "rust-toolchain" || name == "rust-toolchain.toml" {
            problems.push(file.fault(
                1,
                "the workspace builds with any Rust from its rust-version on: delete it",
            ));
        }
    }
    problems
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_second_program_is_found() {
        assert_eq!(only_program(["clew"].into_iter()), None);
        let found = only_program(["clew", "clew-lab"].into_iter()).expect("cargo could not choose");
        assert!(found.contains("clew, clew-lab"), "{found}");
    }

    const WHOLE: &str = "[package]\nname = \"a\"\nedition.workspace = true\n\
        license.workspace = true\nrust-version.workspace = true\n\n[lints]\nworkspace = true\n";

    fn found(text: &str) -> Vec<String> {
        Files::planted(&[("a/Cargo.toml", text)]).iter().flat_map(faults).collect()
    }

    #[test]
    fn every_line_is_missed() {
        assert!(found(WHOLE).is_empty());
        for (_, line) in WANTED {
            let found = found(&WHOLE.replacen(&format!("\n{line}\n"), "\n", 1));
            assert_eq!(found.len(), 1, "{line}: {found:?}");
            assert!(found[0].contains(line), "{found:?}");
        }
    }

    #[test]
    fn a_line_under_another_heading_does_not_count() {
        let found = found(&WHOLE.replace("[lints]", "[badges]"));
        assert_eq!(found, ["a/Cargo.toml:1: add `workspace = true` under `[lints]`"]);
    }

    #[test]
    fn a_toolchain_file_and_a_missing_lock_are_found() {
        assert!(around(&Files::planted(&[("Cargo.lock", "")])).is_empty());
        let files = Files::planted(&[("crates/a/rust-toolchain.toml", ""), ("rust-toolchain", "")]);
        assert_eq!(around(&files).len(), 3);
    }
}

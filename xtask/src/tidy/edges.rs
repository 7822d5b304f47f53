//! The crate graph is the architecture: who may use whom.

use std::path::Path;

use super::{
    files::Files,
    metadata::{self, Dependency, Kind, Package},
};
use crate::crates;

/// A crate, what of ours it may use, and what its tests may use besides. `RULES` stands for each
/// of the rules crates.
const TABLE: &[(&str, &str, &str)] = &[
    ("game", "", ""),
    ("maze", "game", ""),
    ("RULES", "game maze", "casefile"),
    ("games", "game RULES table bots ui", ""),
    ("table", "game", "RULES"),
    ("bots", "game maze RULES", ""),
    ("journal", "table game", "test-postgres"),
    ("ui", "game maze RULES", "casefile"),
    ("server", "game maze RULES games table bots journal ui", ""),
    ("clew", "game maze RULES games table bots journal ui server casefile", "xtask"),
    ("lab", "clew game games table bots journal server", ""),
    ("casefile", "game table", ""),
    ("xtask", "casefile game bots magic-maze test-postgres", ""),
    ("test-postgres", "", ""),
    ("e2e", "test-postgres", ""),
];

/// What the pure crates may use from outside.
const OUTSIDE: &[&str] = &["serde", "thiserror"];

pub(super) fn check(root: &Path, files: &Files) -> anyhow::Result<Vec<String>> {
    let packages = metadata::ours(root)?;
    Ok(packages.iter().flat_map(|package| faults(package, files)).collect())
}

fn faults(package: &Package, files: &Files) -> Vec<String> {
    let name = package.name.as_str();
    let Some(row) = row(name) else {
        let what = format!("the crate `{name}` has no row: add it to xtask/src/tidy/edges.rs");
        return vec![format!("{}:1: {what}", package.manifest)];
    };
    let wrong = package.dependencies.iter().filter_map(|dependency| {
        let why = barred(name, row, dependency)?;
        let line = line_of(files, &package.manifest, &dependency.name);
        Some(format!("{}:{line}: {why}", package.manifest))
    });
    wrong.collect()
}

type Row = (&'static str, &'static str, &'static str);

fn row(name: &str) -> Option<&'static Row> {
    TABLE.iter().find(|(row, ..)| is_named(row, name))
}

/// Why this dependency must not be there.
fn barred(krate: &str, row: &Row, dependency: &Dependency) -> Option<String> {
    let name = dependency.name.as_str();
    let (_, normal, dev) = row;
    let is_allowed = match (dependency.ours, dependency.kind) {
        (true, Kind::Normal) => holds(normal, name),
        (true, Kind::Dev) => holds(normal, name) || holds(dev, name),
        (false, Kind::Normal) => {
            crates::pure().all(|pure| pure != krate) || OUTSIDE.contains(&name)
        }
        (false, Kind::Dev) => true,
    };
    if is_allowed {
        return None;
    }
    Some(if dependency.ours {
        format!("`{krate}` may not use `{name}`: do without, or change xtask/src/tidy/edges.rs")
    } else {
        format!("`{krate}` is pure and may not use `{name}`, only {}", OUTSIDE.join(" and "))
    })
}

fn holds(list: &str, name: &str) -> bool {
    list.split_whitespace().any(|entry| is_named(entry, name))
}

fn is_named(entry: &str, name: &str) -> bool {
    entry == name || entry == "RULES" && crates::RULES.contains(&name)
}

/// The line of a manifest on which the dependency stands; the first if it cannot be told.
fn line_of(files: &Files, manifest: &str, dependency: &str) -> usize {
    let text = files.find(manifest).map_or("", |file| file.text.as_str());
    let is_it = |line: &str| {
        line.strip_prefix(dependency).is_some_and(|rest| rest.starts_with(['.', ' ', '=']))
    };
    text.lines().position(is_it).map_or(1, |at| at + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn package(name: &str, dependencies: &[(&str, Kind, bool)]) -> Package {
        let dependency = |&(name, kind, ours): &(&str, Kind, bool)| Dependency {
            name: name.to_owned(),
            kind,
            ours,
        };
        Package {
            name: name.to_owned(),
            version: "1.0.0".to_owned(),
            licence: None,
            manifest: format!("crates/{name}/Cargo.toml"),
            ours: true,
            dependencies: dependencies.iter().map(dependency).collect(),
        }
    }

    #[track_caller]
    fn check(name: &str, dependency: (&str, Kind, bool), allowed: bool) {
        let found = faults(&package(name, &[dependency]), &Files::default());
        assert_eq!(found.is_empty(), allowed, "{found:?}");
    }

    #[test]
    fn an_edge_that_is_not_in_the_table_is_found() {
        check("maze", ("game", Kind::Normal, true), true);
        check("game", ("maze", Kind::Normal, true), false);
        check("game", ("casefile", Kind::Dev, true), false);
        check("magic-maze", ("maze", Kind::Normal, true), true);
        check("magic-maze", ("magic-labyrinth", Kind::Normal, true), false);
        check("ui", ("table", Kind::Normal, true), false);
        check("server", ("mago-magino", Kind::Normal, true), true);
        check("server", ("casefile", Kind::Normal, true), false);
        check("e2e", ("clew", Kind::Normal, true), false);
    }

    #[test]
    fn what_is_for_tests_stays_in_tests() {
        check("magic-labyrinth", ("casefile", Kind::Dev, true), true);
        check("magic-labyrinth", ("casefile", Kind::Normal, true), false);
        check("clew", ("xtask", Kind::Dev, true), true);
        check("clew", ("xtask", Kind::Normal, true), false);
    }

    #[test]
    fn a_pure_crate_uses_little_from_outside() {
        check("labyrinth-cards", ("serde", Kind::Normal, false), true);
        check("labyrinth-cards", ("rand", Kind::Normal, false), false);
        check("labyrinth-cards", ("proptest", Kind::Dev, false), true);
        check("server", ("rand", Kind::Normal, false), true);
    }

    #[test]
    fn an_unknown_crate_is_found() {
        let found = faults(&package("attic", &[]), &Files::default());
        assert!(found[0].starts_with("crates/attic/Cargo.toml:1: the crate `attic`"), "{found:?}");
    }

    #[test]
    fn the_fault_stands_at_the_line_of_the_dependency() {
        let text = "[dependencies]\nrandom = \"1\"\nrand.workspace = true\n";
        let files = Files::planted(&[("crates/maze/Cargo.toml", text)]);
        let found = faults(&package("maze", &[("rand", Kind::Normal, false)]), &files);
        assert!(found[0].starts_with("crates/maze/Cargo.toml:3: `maze` is pure"), "{found:?}");
    }
}

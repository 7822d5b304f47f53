//! The crate graph is the architecture: which crate may depend on which.

use cargo_metadata::{Dependency, DependencyKind, Metadata};

use super::files::Files;
use crate::crates::{self, Listed};

/// A crate, the workspace crates it may depend on, and those its tests may use besides. `RULES` stands
/// for each of the rules crates.
const TABLE: &[(&str, &str, &str)] = &[
    ("game", "", ""),
    ("maze", "game", ""),
    ("RULES", "game maze", "casefile"),
    ("games", "game RULES table bots ui", ""),
    ("table", "game", "RULES toy-game"),
    ("bots", "game maze RULES", "games"),
    ("journal", "table game", "test-postgres"),
    ("ui", "game maze RULES", "casefile games"),
    ("server", "game maze RULES games table bots journal ui", ""),
    ("clew", "game maze RULES games table bots journal ui server casefile", "xtask toy-game"),
    ("lab", "clew game games table bots journal server", ""),
    ("casefile", "game table", ""),
    ("toy-game", "game", ""),
    ("xtask", "casefile game bots RULES test-postgres", ""),
    ("test-postgres", "", ""),
    ("e2e", "test-postgres", ""),
];

/// External dependencies that the pure crates may have.
const OUTSIDE: &[&str] = &["serde"];

pub(super) fn check(workspace: &Metadata, files: &Files) -> Vec<String> {
    let packages = workspace.workspace_packages();
    let games = files.games();
    let faults = packages.iter().flat_map(|package| {
        let manifest = super::relative(workspace, &package.manifest_path);
        let edges = package.dependencies.iter().map(Edge::from);
        faults(&package.name, &manifest, edges, (files, &games))
    });
    faults.collect()
}

/// A line under `[dependencies]` or one of its siblings.
struct Edge<'a> {
    name: &'a str,
    kind: DependencyKind,
    /// Whether it is given by a path: a crate of this workspace.
    is_ours: bool,
}

impl<'a> From<&'a Dependency> for Edge<'a> {
    fn from(dependency: &'a Dependency) -> Self {
        let Dependency { name, kind, path, .. } = dependency;
        Self { name, kind: *kind, is_ours: path.is_some() }
    }
}

fn faults<'a>(
    name: &str,
    manifest: &str,
    edges: impl Iterator<Item = Edge<'a>>,
    (files, games): (&Files, &[Listed]),
) -> Vec<String> {
    let Some(row) = row(name, games) else {
        let what = format!("the crate `{name}` has no row: add it to xtask/src/tidy/edges.rs");
        return vec![format!("{manifest}:1: {what}")];
    };
    let wrong = edges.filter_map(|edge| {
        let why = barred(name, row, &edge, games)?;
        let line = line_of(files, manifest, edge.name);
        Some(format!("{manifest}:{line}: {why}"))
    });
    wrong.collect()
}

type Row = (&'static str, &'static str, &'static str);

fn row(name: &str, games: &[Listed]) -> Option<&'static Row> {
    TABLE.iter().find(|(row, ..)| is_named(row, name, games))
}

/// Why this dependency must not be there; `None` if it may.
fn barred(
    krate: &str,
    (_, normal, dev): &Row,
    edge: &Edge<'_>,
    games: &[Listed],
) -> Option<String> {
    let name = edge.name;
    let is_dev = edge.kind == DependencyKind::Development;
    let is_allowed = if edge.is_ours {
        holds(normal, name, games) || is_dev && holds(dev, name, games)
    } else {
        is_dev || crates::pure(games).all(|pure| pure != krate) || OUTSIDE.contains(&name)
    };
    if is_allowed {
        return None;
    }
    Some(if edge.is_ours {
        format!("`{krate}` may not use `{name}`: do without, or change xtask/src/tidy/edges.rs")
    } else {
        format!("`{krate}` is pure and may not use `{name}`, only {}", OUTSIDE.join(" and "))
    })
}

fn holds(list: &str, name: &str, games: &[Listed]) -> bool {
    list.split_whitespace().any(|entry| is_named(entry, name, games))
}

fn is_named(entry: &str, name: &str, games: &[Listed]) -> bool {
    entry == name || entry == "RULES" && games.iter().any(|game| game.name == name)
}

/// The line of a manifest that names the dependency; 1 if it cannot be found.
fn line_of(files: &Files, manifest: &str, dependency: &str) -> usize {
    let text = files.find(manifest).map_or("", |file| file.text.as_str());
    let is_it = |line: &str| {
        line.strip_prefix(dependency).is_some_and(|rest| rest.starts_with(['.', ' ', '=']))
    };
    text.lines().position(is_it).map_or(1, |at| at + 1)
}

#[cfg(test)]
mod tests {
    use DependencyKind::{Development, Normal};

    use super::*;

    fn found(name: &str, edges: &[(&str, DependencyKind, bool)], files: &Files) -> Vec<String> {
        let edge = |&(name, kind, is_ours)| Edge { name, kind, is_ours };
        let games = Files::with_games(&[]).games();
        faults(name, &format!("crates/{name}/Cargo.toml"), edges.iter().map(edge), (files, &games))
    }

    #[track_caller]
    fn check(name: &str, edge: (&str, DependencyKind, bool), allowed: bool) {
        let found = found(name, &[edge], &Files::default());
        assert_eq!(found.is_empty(), allowed, "{found:?}");
    }

    #[test]
    fn an_edge_that_is_not_in_the_table_is_found() {
        check("maze", ("game", Normal, true), true);
        check("game", ("maze", Normal, true), false);
        check("game", ("casefile", Development, true), false);
        check("magic-maze", ("maze", Normal, true), true);
        check("magic-maze", ("magic-labyrinth", Normal, true), false);
        check("ui", ("table", Normal, true), false);
        check("server", ("magic-maze", Normal, true), true);
        check("server", ("casefile", Normal, true), false);
        check("e2e", ("clew", Normal, true), false);
    }

    #[test]
    fn what_is_for_tests_stays_in_tests() {
        check("magic-labyrinth", ("casefile", Development, true), true);
        check("magic-labyrinth", ("casefile", Normal, true), false);
        check("clew", ("xtask", Development, true), true);
        check("clew", ("xtask", Normal, true), false);
    }

    #[test]
    fn a_pure_crate_uses_little_from_outside() {
        check("magic-maze", ("serde", Normal, false), true);
        check("magic-maze", ("rand", Normal, false), false);
        check("magic-maze", ("thiserror", Normal, false), false);
        check("magic-maze", ("rand", DependencyKind::Build, false), false);
        check("magic-maze", ("proptest", Development, false), true);
        check("server", ("rand", Normal, false), true);
    }

    #[test]
    fn an_unknown_crate_is_found() {
        let found = found("attic", &[], &Files::default());
        assert!(found[0].starts_with("crates/attic/Cargo.toml:1: the crate `attic`"), "{found:?}");
    }

    #[test]
    fn the_fault_stands_at_the_line_of_the_dependency() {
        let text = "[dependencies]\nrandom = \"1\"\nrand.workspace = true\n";
        let files = Files::planted(&[("crates/maze/Cargo.toml", text)]);
        let found = found("maze", &[("rand", Normal, false)], &files);
        assert!(found[0].starts_with("crates/maze/Cargo.toml:3: `maze` is pure"), "{found:?}");
    }
}

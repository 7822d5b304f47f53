//! What cargo knows of the workspace.

use std::path::Path;

use anyhow::Context;
use serde_json::Value;

use crate::shell;

/// What a dependency is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// In the crate itself, or in its build script.
    Normal,
    /// In its tests alone.
    Dev,
}

/// A line under `[dependencies]`, or under one of its siblings.
#[derive(Debug)]
pub(super) struct Dependency {
    pub(super) name: String,
    pub(super) kind: Kind,
    /// Whether it is given by a path: one of our own.
    pub(super) ours: bool,
}

/// A package, ours or not.
#[derive(Debug)]
pub(super) struct Package {
    pub(super) name: String,
    pub(super) version: String,
    /// Its licence expression.
    pub(super) licence: Option<String>,
    /// Its Cargo.toml, from the root of the workspace if it lies there.
    pub(super) manifest: String,
    pub(super) ours: bool,
    pub(super) dependencies: Vec<Dependency>,
}

/// The crates of the workspace. Nothing is downloaded for it.
pub(super) fn ours(root: &Path) -> anyhow::Result<Vec<Package>> {
    packages(root, &["--no-deps", "--offline"])
}

/// The crates of the workspace and all that they rest on.
///
/// On every platform if cargo can fetch what is not here yet; else on this one, as it was built.
pub(super) fn all(root: &Path) -> anyhow::Result<Vec<Package>> {
    packages(root, &["--locked"]).or_else(|_| {
        let about = shell::output(shell::cargo(root).arg("-vV"))?;
        let host = about.lines().find_map(|line| line.strip_prefix("host: "));
        let host = host.context("`cargo -vV` names no host")?;
        packages(root, &["--locked", "--offline", "--filter-platform", host])
    })
}

fn packages(root: &Path, options: &[&str]) -> anyhow::Result<Vec<Package>> {
    let mut command = shell::cargo(root);
    command.args(["metadata", "--format-version", "1"]).args(options);
    parse(root, &shell::output(&mut command)?)
}

/// Reads the answer of `cargo metadata`.
pub(super) fn parse(root: &Path, json: &str) -> anyhow::Result<Vec<Package>> {
    let metadata: Value = serde_json::from_str(json).context("cargo metadata is no JSON")?;
    let packages = metadata["packages"].as_array().context("cargo metadata lists no packages")?;
    packages.iter().map(|value| package(root, value)).collect()
}

fn package(root: &Path, value: &Value) -> anyhow::Result<Package> {
    let manifest = text(value, "manifest_path")?;
    let inside = Path::new(&manifest).strip_prefix(root).ok().and_then(Path::to_str);
    Ok(Package {
        name: text(value, "name")?,
        version: text(value, "version")?,
        licence: value["license"].as_str().map(str::to_owned),
        manifest: inside.unwrap_or(&manifest).to_owned(),
        ours: value["source"].is_null(),
        dependencies: value["dependencies"]
            .as_array()
            .into_iter()
            .flatten()
            .map(dependency)
            .collect::<anyhow::Result<_>>()?,
    })
}

fn dependency(value: &Value) -> anyhow::Result<Dependency> {
    let kind = if value["kind"] == "dev" { Kind::Dev } else { Kind::Normal };
    Ok(Dependency { name: text(value, "name")?, kind, ours: !value["path"].is_null() })
}

fn text(value: &Value, key: &str) -> anyhow::Result<String> {
    let text = value[key].as_str().with_context(|| format!("cargo metadata has no `{key}`"))?;
    Ok(text.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_package_is_read_with_its_dependencies() {
        let json = r#"{"packages": [{"name": "maze", "version": "1.0.0", "license": "MIT", "source": null,
            "manifest_path": "/home/crates/maze/Cargo.toml", "dependencies": [
                {"name": "game", "kind": null, "path": "/home/crates/game"},
                {"name": "proptest", "kind": "dev"}, {"name": "cc", "kind": "build"}]}]}"#;
        let packages = parse(Path::new("/home"), json).expect("it is well formed");
        let [maze] = &packages[..] else { panic!("{packages:?}") };
        assert!(maze.ours);
        assert_eq!((maze.name.as_str(), maze.version.as_str()), ("maze", "1.0.0"));
        assert_eq!(maze.licence.as_deref(), Some("MIT"));
        assert_eq!(maze.manifest, "crates/maze/Cargo.toml");
        let dependencies: Vec<_> =
            maze.dependencies.iter().map(|d| (d.name.as_str(), d.kind, d.ours)).collect();
        assert_eq!(
            dependencies,
            [
                ("game", Kind::Normal, true),
                ("proptest", Kind::Dev, false),
                ("cc", Kind::Normal, false)
            ]
        );
    }

    #[test]
    fn what_cannot_be_read_is_an_error() {
        assert!(parse(Path::new("/"), "no").is_err());
        assert!(parse(Path::new("/"), "{}").is_err());
        assert!(parse(Path::new("/"), r#"{"packages": [{}]}"#).is_err());
    }
}

//! The licences of our dependencies are among those that `deny.toml` allows.
//!
//! `cargo xtask nightly` and the GitHub workflow run cargo-deny itself; building it takes too long for
//! every run of CI (docs/decisions/0044-quick-and-nightly-checks.md).

use std::path::Path;

use anyhow::{Context, bail};
use cargo_metadata::{Metadata, Package};
use spdx::{Expression, ParseMode};

use super::metadata;
use crate::shell;

pub(super) fn check(root: &Path) -> anyhow::Result<Vec<String>> {
    let text = std::fs::read_to_string(root.join("deny.toml")).context("deny.toml")?;
    let allowed = allowed(&text)?;
    let all = metadata(root, &[]).or_else(|_| offline(root))?;
    let foreign = all.packages.iter().filter(|package| package.source.is_some());
    let fault = |package: &Package| {
        let why = fault(package.license.as_deref(), &allowed)?;
        let Package { name, version, .. } = package;
        Some(format!("Cargo.lock:1: {name} {version} {why}: do without it, or add to deny.toml"))
    };
    Ok(foreign.filter_map(fault).collect())
}

/// What is known without a network: the packages of this platform, which were built.
fn offline(root: &Path) -> anyhow::Result<Metadata> {
    let about = shell::output(shell::cargo(root).arg("-vV"))?;
    let host = about.lines().find_map(|line| line.strip_prefix("host: "));
    let host = host.context("`cargo -vV` names no host")?;
    metadata(root, &["--offline", "--filter-platform", host])
}

/// The list `licenses.allow` of a deny.toml.
fn allowed(text: &str) -> anyhow::Result<Vec<String>> {
    let deny: toml::Table = text.parse().context("deny.toml is not TOML")?;
    let list = deny.get("licenses").and_then(|table| table.get("allow")?.as_array());
    let Some(list) = list else { bail!("deny.toml has no list `licenses.allow`") };
    Ok(list.iter().filter_map(|entry| entry.as_str()).map(str::to_owned).collect())
}

/// What is wrong with a licence expression; `None` if it is allowed.
fn fault(licence: Option<&str>, allowed: &[String]) -> Option<String> {
    let Some(licence) = licence else { return Some("names no licence".to_owned()) };
    // The lax mode reads `MIT/Apache-2.0`, the way to write OR before SPDX.
    let Ok(expression) = Expression::parse_mode(licence, ParseMode::LAX) else {
        return Some(format!("has a licence that cannot be read: `{licence}`"));
    };
    let is_met = expression
        .evaluate(|licence| allowed.iter().any(|allowed| *allowed == licence.to_string()));
    (!is_met).then(|| format!("has the licence `{licence}`"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(licence: Option<&str>, expected: Option<&str>) {
        let allowed = ["MIT", "Unicode-3.0", "Apache-2.0 WITH LLVM-exception"].map(str::to_owned);
        assert_eq!(fault(licence, &allowed).as_deref(), expected);
    }

    #[test]
    fn a_licence_that_is_not_allowed_is_found() {
        check(Some("MIT OR Apache-2.0"), None);
        check(Some("MIT/Apache-2.0"), None);
        check(Some("(MIT OR Apache-2.0) AND Unicode-3.0"), None);
        check(Some("MPL-2.0"), Some("has the licence `MPL-2.0`"));
        check(Some("MIT AND GPL-3.0-only"), Some("has the licence `MIT AND GPL-3.0-only`"));
    }

    #[test]
    fn an_exception_belongs_to_its_licence() {
        check(Some("Apache-2.0 WITH LLVM-exception"), None);
        check(Some("Apache-2.0"), Some("has the licence `Apache-2.0`"));
    }

    #[test]
    fn no_licence_and_a_broken_one_are_found() {
        check(None, Some("names no licence"));
        check(Some("MIT OR"), Some("has a licence that cannot be read: `MIT OR`"));
    }

    #[test]
    fn the_list_is_the_one_of_deny_toml() {
        let list = allowed("[licenses]\nallow = [\"MIT\", \"ISC\"]\n").expect("a list");
        assert_eq!(list, ["MIT", "ISC"]);
        assert!(allowed("[licenses]\n").is_err());
    }
}

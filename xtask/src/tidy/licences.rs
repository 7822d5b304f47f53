//! What we build on, others may build on too: licences that ask for little.

use std::path::Path;

use super::{
    metadata::{self, Package},
    spdx,
};

const ALLOWED: &[&str] = &[
    "Apache-2.0",
    "Apache-2.0 WITH LLVM-exception",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "CC0-1.0",
    "ISC",
    "MIT",
    "Unicode-3.0",
    "Unlicense",
    "Zlib",
];

pub(super) fn check(root: &Path) -> anyhow::Result<Vec<String>> {
    Ok(metadata::all(root)?.iter().filter(|package| !package.ours).filter_map(fault).collect())
}

fn fault(package: &Package) -> Option<String> {
    let Package { name, version, .. } = package;
    let why = match package.licence.as_deref() {
        None => "names no licence".to_owned(),
        Some(licence) => match spdx::is_met(licence, &|id| ALLOWED.contains(&id)) {
            Some(true) => return None,
            Some(false) => format!("has the licence `{licence}`"),
            None => format!("has a licence that cannot be read: `{licence}`"),
        },
    };
    Some(format!(
        "Cargo.lock:1: {name} {version} {why}: do without it, or add to xtask/src/tidy/licences.rs"
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(licence: Option<&str>, expected: Option<&str>) {
        let found = fault(&Package {
            name: "rope".to_owned(),
            version: "1.2.3".to_owned(),
            licence: licence.map(str::to_owned),
            manifest: String::new(),
            ours: false,
            dependencies: Vec::new(),
        });
        match expected {
            None => assert_eq!(found, None),
            Some(part) => {
                let found = found.expect("a fault");
                assert!(found.contains(part) && found.contains("rope 1.2.3"), "{found}");
            }
        }
    }

    #[test]
    fn a_licence_that_asks_for_much_is_found() {
        check(Some("MIT OR Apache-2.0"), None);
        check(Some("(MIT OR Apache-2.0) AND Unicode-3.0"), None);
        check(Some("MPL-2.0"), Some("has the licence `MPL-2.0`"));
        check(Some("MIT AND GPL-3.0-only"), Some("has the licence"));
    }

    #[test]
    fn no_licence_and_a_broken_one_are_found() {
        check(None, Some("names no licence"));
        check(Some("MIT OR"), Some("cannot be read"));
    }
}

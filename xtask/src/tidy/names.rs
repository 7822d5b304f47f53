//! Names that were replaced must not come back.
//!
//! The workspace once had a vocabulary of its own (a `Keeper` with `Manners`). Each old name has a plain
//! replacement now; this check knows the old ones.

use super::{
    code::{code, without_tests},
    files::{File, Files},
};

/// The crates in which the names are banned, except in their tests.
const CRATES: &[&str] = &["server", "table", "ui", "clew", "games", "lab"];

/// A banned name of a type, module or function, and what to write in its place. A module is also found
/// by the name in lower case.
const BANNED: &[(&str, &str)] = &[
    ("Ask", "Command"),
    ("Beats", "a name that says what it is"),
    ("Deed", "a name that says what it is"),
    ("Desk", "a name that says what it is"),
    ("Done", "a name that says what it is"),
    ("Door", "a name that says what it is"),
    ("Face", "GameUi"),
    ("Fate", "a name that says what it is"),
    ("Film", "Replay"),
    ("Glance", "tokio::sync::watch"),
    ("House", "a name that says what it is"),
    ("Keeper", "Room"),
    ("Known", "Sent"),
    ("Lately", "Recent"),
    ("Link", "a name that says what it is"),
    ("Manners", "RoomTimeouts"),
    ("Moment", "Step"),
    ("Order", "Command"),
    ("Paper", "maud"),
    ("Pen", "maud"),
    ("Reel", "Replay"),
    ("Rings", "UnionFind"),
    ("Sheet", "a name that says what it is"),
    ("Shot", "Step"),
    ("Store", "Room"),
    ("Surroundings", "RoomContext"),
    ("Wall", "UnixMillis"),
    ("Wire", "a name that says what it is"),
    ("bare", "baseline or reveal"),
    ("bared", "revealed"),
    ("carry_out", "append"),
    ("doors", "lifecycle"),
    ("guarded", "with_middleware or catch_game_panic"),
    ("judge", "authorize"),
    ("lend", "put_entropy"),
    ("lent", "entropy"),
    ("ship", "transfer"),
    ("sitting", "bench_table"),
    ("told", "narration"),
];

/// Keywords that are followed by the name they define.
const DEFINES: &[&str] = &["struct", "enum", "trait", "type", "union", "mod", "fn"];

pub(super) fn check(files: &Files) -> Vec<String> {
    let is_checked = |file: &&File| {
        let mut parts = file.path.split('/');
        let is_listed = |name: &str| CRATES.contains(&name);
        parts.next() == Some("crates") && parts.next().is_some_and(is_listed) && !file.is_test()
    };
    files.ending_in(&["rs"]).filter(is_checked).flat_map(faults).collect()
}

fn faults(file: &File) -> Vec<String> {
    let code = without_tests(&code(&file.text));
    let fault = |(line, keyword, name): (usize, &str, &str)| {
        let is_it = |(banned, _): &&(&str, &str)| {
            *banned == name || keyword == "mod" && banned.to_lowercase() == name
        };
        let (_, instead) = BANNED.iter().find(is_it)?;
        Some(file.fault(line, format!("`{name}` was replaced: write {instead}")))
    };
    definitions(&code).filter_map(fault).collect()
}

/// The definitions of a text: line, keyword and name.
fn definitions(code: &str) -> impl Iterator<Item = (usize, &str, &str)> {
    (1..).zip(code.lines()).flat_map(|(number, line)| {
        let words: Vec<&str> = line.split(|c: char| !(c.is_alphanumeric() || c == '_')).collect();
        let pairs = words.windows(2).map(|pair| (pair[0], pair[1]));
        let defines = pairs.filter(|(keyword, _)| DEFINES.contains(keyword));
        defines.map(|(keyword, name)| (number, keyword, name)).collect::<Vec<_>>()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_banned_name_is_found() {
        for (name, _) in BANNED {
            let text = format!("\npub(crate) struct {name}<T>(T);\n");
            let found = check(&Files::planted(&[("crates/server/src/a.rs", &text)]));
            assert_eq!(found.len(), 1, "{name}: {found:?}");
            assert!(found[0].starts_with("crates/server/src/a.rs:2: "), "{found:?}");
        }
    }

    #[test]
    fn a_module_is_found_by_its_lower_case_name() {
        let found = check(&Files::planted(&[("crates/ui/src/lib.rs", "mod house;\n")]));
        assert_eq!(found.len(), 1, "{found:?}");
    }

    #[test]
    fn uses_comments_and_other_crates_are_free() {
        let text = "// fn lend\nlet lent = 1;\nstruct Lent;\n";
        assert!(check(&Files::planted(&[("crates/ui/src/a.rs", text)])).is_empty());
        let rules = [("crates/magic-maze/src/a.rs", "struct Door;\n")];
        assert!(check(&Files::planted(&rules)).is_empty());
    }
}

//! The pure crates use no clock, files, floats or random order.

use super::{
    code::{code, lines_with, std_modules, without_tests},
    files::{File, Files},
};
use crate::crates;

/// Names that pure crates may not use, and the reason.
const WORDS: &[(&str, &str)] = &[
    ("f32", "no floats: count in integers"),
    ("f64", "no floats: count in integers"),
    ("HashMap", "its order is random: use a BTreeMap or an array"),
    ("HashSet", "its order is random: use a BTreeSet or a sorted list"),
    ("RandomState", "no randomness: chance comes in through the door"),
    ("async", "rules do not wait: let the caller do it"),
];

/// Modules of the standard library that pure crates may not use.
const MODULES: &[&str] = &["env", "fs", "io", "net", "process", "thread", "time"];

/// Items that each pure crate's clippy.toml must disallow: clippy also sees through renamed imports.
const CLIPPY: &[&str] = &[
    "std::collections::HashMap",
    "std::collections::HashSet",
    "std::time::Instant::now",
    "std::time::SystemTime::now",
    "game::FastDice",
];

/// The line that every pure lib.rs must contain, in either form.
const LINT: [&str; 2] =
    ["#![deny(clippy::float_arithmetic)]", "#![forbid(clippy::float_arithmetic)]"];

pub(super) fn check(files: &Files) -> Vec<String> {
    let mut problems = Vec::new();
    let games = files.games();
    for krate in crates::pure(&games) {
        let src = format!("crates/{krate}/src/");
        for file in files.ending_in(&["rs"]).filter(|file| file.path.starts_with(&src)) {
            if file.path[src.len()..] == *"lib.rs" {
                problems.extend(lint(file));
                problems.extend(clippy(files, krate));
            }
            if !file.is_test() {
                problems.extend(names(file, krate));
            }
        }
    }
    problems
}

fn lint(file: &File) -> Option<String> {
    let denied = file.text.lines().any(|line| LINT.contains(&line.trim()));
    (!denied).then(|| file.fault(1, format!("add `{}`", LINT[0])))
}

fn clippy(files: &Files, krate: &str) -> Option<String> {
    let path = format!("crates/{krate}/clippy.toml");
    let text = files.find(&path).map_or("", |file| file.text.as_str());
    let wanted = CLIPPY.iter().filter(|name| !(krate == "game" && name.starts_with("game::")));
    let missing: Vec<_> = wanted.filter(|name| !text.contains(&format!("\"{name}\""))).collect();
    (!missing.is_empty())
        .then(|| format!("{path}:1: disallow {missing:?}, as other pure crates do"))
}

fn names(file: &File, krate: &str) -> Vec<String> {
    let code = without_tests(&code(&file.text));
    let mut problems = Vec::new();
    for (word, why) in WORDS {
        for line in lines_with(&code, word) {
            problems.push(file.fault(line, format!("`{word}` in a pure crate: {why}")));
        }
    }
    // The contract defines the fast dice; everyone after it is handed some.
    if krate != "game" {
        for line in lines_with(&code, "FastDice") {
            problems.push(file.fault(line, "`FastDice` in a pure crate: take `&mut impl Dice`"));
        }
    }
    for (line, module) in std_modules(&code) {
        if MODULES.contains(&module) {
            let what = format!("`std::{module}` in a pure crate: let the caller do it");
            problems.push(file.fault(line, what));
        }
    }
    problems
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn finds(path: &str, text: &str, expected: &[&str]) {
        let found = check(&Files::with_games(&[(path, text)]));
        assert_eq!(found.len(), expected.len(), "{found:?}");
        for (found, expected) in found.iter().zip(expected) {
            assert!(found.starts_with(expected), "{found}");
        }
    }

    #[test]
    fn every_word_is_found() {
        for (word, _) in WORDS {
            let expected = format!("crates/maze/src/a.rs:2: `{word}`");
            finds("crates/maze/src/a.rs", &format!("\nlet a: {word} = b;\n"), &[&expected]);
        }
    }

    #[test]
    fn every_module_is_found() {
        for module in MODULES {
            let expected = format!("crates/game/src/a.rs:1: `std::{module}`");
            finds("crates/game/src/a.rs", &format!("use std::{module}::X;\n"), &[&expected]);
            finds("crates/game/src/a.rs", &format!("use std::{{fmt, {module}}};\n"), &[&expected]);
        }
    }

    #[test]
    fn fast_dice_are_for_the_contract_alone() {
        let text = "let dice = FastDice::new(1);\n";
        finds("crates/game/src/dice.rs", text, &[]);
        finds("crates/maze/src/a.rs", text, &["crates/maze/src/a.rs:1: `FastDice`"]);
        finds("crates/mago-magino/src/a.rs", text, &["crates/mago-magino/src/a.rs:1: `FastDice`"]);
    }

    #[test]
    fn a_missing_lint_is_found() {
        let file = |text: &str| File { path: "lib.rs".to_owned(), text: text.to_owned() };
        assert!(lint(&file("//! Maze.\n")).is_some_and(|fault| fault.contains("add `#![deny")));
        assert_eq!(lint(&file("#![deny(clippy::float_arithmetic)]\n")), None);
        let lib = "crates/maze/src/lib.rs";
        finds(
            lib,
            "//! Maze.\n",
            &["crates/maze/src/lib.rs:1: add", "crates/maze/clippy.toml:1: "],
        );
    }

    #[test]
    fn a_name_that_clippy_is_not_told_of_is_found() {
        let told: String =
            CLIPPY.iter().map(|name| format!("{{ path = \"{name}\" }},\n")).collect();
        let check = |krate: &str, text: &str| {
            clippy(&Files::with_games(&[(&format!("crates/{krate}/clippy.toml"), text)]), krate)
        };
        assert_eq!(check("maze", &told), None);
        for name in CLIPPY {
            let fault = check("maze", &told.replace(name, "")).expect("it is missing");
            assert!(fault.starts_with("crates/maze/clippy.toml:1: ") && fault.contains(name));
        }
        assert_eq!(check("game", &told.replace("game::FastDice", "")), None);
    }

    #[test]
    fn tests_comments_and_other_crates_are_free() {
        finds("crates/maze/src/a/tests.rs", "let a = 1f64; let b: f64;\n", &[]);
        finds("crates/maze/src/a.rs", "#[cfg(test)]\nmod tests { type A = f64; }\n", &[]);
        finds("crates/maze/src/a.rs", "/// Not a HashMap.\nstruct A;\n", &[]);
        finds("crates/clew/src/a.rs", "use std::fs;\ntype A = f64;\n", &[]);
    }
}

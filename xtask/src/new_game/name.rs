//! Which names a game can have.

use std::fs;
use std::path::Path;

use anyhow::Context as _;

use super::TEMPLATE;
use crate::crates::Listed;

/// Longest name in characters: it is part of addresses and file names.
const MAX_LENGTH: usize = 40;

/// Words that Rust keeps for itself, and crates that come with it.
const RESERVED: &str = "abstract alloc as async await become box break const continue core crate do dyn else enum \
    extern false final fn for gen if impl in let loop macro match mod move mut override priv proc-macro pub ref \
    return self static std struct super test trait true try type typeof unsafe unsized use virtual where while \
    yield";

/// Why a game cannot have this name; `None` if it can.
pub(super) fn problem(root: &Path, name: &str) -> Option<String> {
    let is_word =
        |word: &str| !word.is_empty() && word.chars().all(|c| matches!(c, 'a'..='z' | '0'..='9'));
    if !name.split('-').all(is_word) || name.len() > MAX_LENGTH {
        return Some(format!(
            "expected lower-case words joined by `-`, at most {MAX_LENGTH} characters, such as `my-game`, found \
             `{name}`"
        ));
    }
    if name.starts_with(|first: char| first.is_ascii_digit()) {
        return Some(format!("a name of a crate begins with a letter, found `{name}`"));
    }
    if RESERVED.split_whitespace().any(|word| word == name) {
        return Some(format!("`{name}` is a word of Rust: choose another name"));
    }
    let paths = TEMPLATE.iter().map(|(path, _)| path.replace("NAME", name));
    let crates = std::iter::once(format!("crates/{name}"));
    if let Some(path) = crates.chain(paths).find(|path| root.join(path).exists()) {
        return Some(format!("`{name}` is taken: {path} exists"));
    }
    let lock = fs::read_to_string(root.join("Cargo.lock")).unwrap_or_default();
    if lock.lines().any(|line| line == format!("name = \"{name}\"")) {
        return Some(format!(
            "`{name}` is the name of a crate that the workspace uses: choose another name"
        ));
    }
    let kind = Listed::new(name).kind;
    let is_used = |(_, text): &(&str, &str)| {
        kind != "Sticks" && text.split(|c: char| !c.is_alphanumeric()).any(|word| word == kind)
    };
    if TEMPLATE.iter().any(is_used) {
        return Some(format!(
            "the type `{kind}` would have the name of another type: choose another name"
        ));
    }
    None
}

/// The capital letters with which the ids of the game's rules begin, such as `MG` for `my-game`: those of its
/// words, and more letters if another game has them.
pub(super) fn prefix(root: &Path, name: &str) -> anyhow::Result<String> {
    let mut taken = String::new();
    for entry in fs::read_dir(root.join("docs/rules")).context("docs/rules")? {
        taken.push_str(&fs::read_to_string(entry?.path())?);
    }
    let is_free = |prefix: &String| !taken.contains(&format!("- {prefix}-"));
    prefixes(name)
        .find(is_free)
        .with_context(|| format!("no prefix is left for the rules of `{name}`"))
}

fn prefixes(name: &str) -> impl Iterator<Item = String> {
    let letters = |text: &str| {
        text.chars().filter(char::is_ascii_alphabetic).collect::<String>().to_uppercase()
    };
    let firsts =
        letters(&name.split('-').filter_map(|word| word.chars().next()).collect::<String>());
    let all = letters(name);
    let short: Vec<String> = (2..=all.len()).map(|count| all[..count].to_owned()).collect();
    let filled = format!("{all}XX");
    std::iter::once(firsts).filter(|firsts| firsts.len() >= 2).chain(short).chain([filled])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::root;

    #[test]
    fn bad_names_are_refused_with_a_reason() {
        for (name, why) in [
            ("", "lower-case words"),
            ("My-Game", "lower-case words"),
            ("my_game", "lower-case words"),
            ("my--game", "lower-case words"),
            ("-game", "lower-case words"),
            ("../game", "lower-case words"),
            ("a-very-long-name-of-more-than-forty-letters", "lower-case words"),
            ("2048", "begins with a letter"),
            ("match", "word of Rust"),
            ("core", "word of Rust"),
            ("games", "crates/games exists"),
            ("magic-maze", "crates/magic-maze exists"),
            ("serde", "crate that the workspace uses"),
            ("view", "type `View`"),
        ] {
            let problem = problem(&root(), name).expect("it is refused");
            assert!(problem.contains(why), "{name}: {problem}");
        }
        for name in ["sticks", "my-game", "go", "four-in-a-row-2"] {
            assert_eq!(problem(&root(), name), None);
        }
    }

    #[test]
    fn rule_ids_begin_with_letters_that_are_free() {
        let first = |name| prefixes(name).next().expect("a prefix");
        assert_eq!([first("my-game"), first("go"), first("a-2")], ["MG", "GO", "AXX"]);
        assert_eq!(prefix(&root(), "mini-maze").expect("a prefix"), "MI", "MM is taken");
    }
}

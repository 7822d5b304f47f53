//! Words that must not be committed.

use super::{code::lines_with, files::Files};

/// The words, in pieces so that this file does not contain them, and what to do instead.
const WORDS: &[(&[&str], &str)] = &[
    (&["FIX", "ME"], "do it, or open an issue"),
    (&["XX", "X"], "do it, or open an issue"),
    (&["todo", "!("], "write it"),
    (&["unimple", "mented!("], "write it"),
    (&["db", "g!("], "take it out"),
    (&["#[", "ignore"], "a test runs always or is deleted; a slow one asks for SLOW=1"),
    (&["#[", "should_panic"], "test the error that is returned"),
    (&["thread", "::sleep"], "wait on a fact, not on time"),
];

pub(super) fn check(files: &Files) -> Vec<String> {
    let mut problems = Vec::new();
    for file in files.ending_in(&["rs", "js", "css", "toml"]) {
        for (pieces, instead) in WORDS {
            let word = pieces.concat();
            for line in lines_with(&file.text, &word) {
                problems.push(file.fault(line, format!("`{word}` must not stay: {instead}")));
            }
        }
    }
    problems
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_is_found() {
        for (pieces, _) in WORDS {
            let text = format!("a\nb; {}\n", pieces.concat());
            let found = check(&Files::planted(&[("a.rs", &text)]));
            assert_eq!(found.len(), 1, "{text}");
            assert!(found[0].starts_with("a.rs:2: "), "{found:?}");
        }
    }

    #[test]
    fn longer_words_and_other_files_pass() {
        let longer = ["XX", "XX"].concat();
        assert!(check(&Files::planted(&[("a.rs", &longer)])).is_empty());
        assert!(check(&Files::planted(&[("a.md", &["FIX", "ME"].concat())])).is_empty());
    }
}

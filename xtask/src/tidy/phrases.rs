//! Doc comments are plain technical English: phrases that hide what is meant are found.

use super::files::{File, Files};

/// Phrases that are not written in doc comments, and what to write in their place.
const PHRASES: &[(&str, &str)] = &[
    ("anew", "again"),
    ("beside", "next to, or besides"),
    ("give free", "release"),
    ("gives free", "releases"),
    ("hand on", "pass"),
    ("handed on", "passed"),
    ("hands on", "passes"),
    ("heed", "respect, or follow"),
    ("so long", "the duration, with its unit"),
    ("so many", "the number of something"),
    ("so much", "the amount, with its unit"),
    ("so often", "the number of times"),
    ("told", "returned, sent, reported"),
    ("whoever", "the noun: the player, the caller"),
];

/// Lines of doc comments that say nothing.
const EMPTY: &[&str] = &["It.", "Why not."];

pub(super) fn check(files: &Files) -> Vec<String> {
    files.ending_in(&["rs"]).flat_map(faults).collect()
}

fn faults(file: &File) -> Vec<String> {
    let mut problems = Vec::new();
    for (number, line) in (1..).zip(file.text.lines()) {
        if let Some(words) = doc_line(line).filter(|words| EMPTY.contains(words)) {
            problems.push(file.fault(number, format!("`{words}` says nothing")));
        }
    }
    for (line, text) in doc_comments(&file.text) {
        let text = text.to_lowercase();
        for (phrase, instead) in PHRASES {
            for _ in 0..count(&text, phrase) {
                problems.push(file.fault(line, format!("`{phrase}`: write {instead}")));
            }
        }
    }
    problems
}

/// The number of times a phrase stands in a text as whole words, except before `as`, which is plain.
fn count(text: &str, phrase: &str) -> usize {
    let at_edge = |c: Option<char>| !c.is_some_and(char::is_alphanumeric);
    let is_word = |(at, _): &(usize, &str)| {
        let (before, after) = (&text[..*at], &text[at + phrase.len()..]);
        at_edge(before.chars().next_back())
            && at_edge(after.chars().next())
            && !after.starts_with(" as ")
    };
    text.match_indices(phrase).filter(is_word).count()
}

/// The doc comments of a text, each as one line of words, with the number of its first line.
fn doc_comments(text: &str) -> Vec<(usize, String)> {
    let mut comments: Vec<(usize, String)> = Vec::new();
    let mut is_open = false;
    for (number, line) in (1..).zip(text.lines()) {
        let words = doc_line(line);
        match (words, comments.last_mut()) {
            (Some(words), Some((_, comment))) if is_open => {
                comment.push(' ');
                comment.push_str(words);
            }
            (Some(words), _) => comments.push((number, words.to_owned())),
            (None, _) => {}
        }
        is_open = words.is_some();
    }
    comments
}

/// The words of a line, if it belongs to a doc comment.
fn doc_line(line: &str) -> Option<&str> {
    let line = line.trim_start();
    line.strip_prefix("///").or_else(|| line.strip_prefix("//!")).map(str::trim)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(text: &str) -> Vec<String> {
        check(&Files::planted(&[("crates/new/src/a.rs", text)]))
    }

    #[test]
    fn every_phrase_is_found_also_across_lines() {
        for (phrase, _) in PHRASES {
            let found = found(&format!("\n/// Here {phrase} are.\nstruct A;\n"));
            assert_eq!(found.len(), 1, "{found:?}");
            assert!(found[0].starts_with("crates/new/src/a.rs:2: "), "{found:?}");
        }
        assert_eq!(found("/// Of so\n/// Many.\n").len(), 1);
    }

    #[test]
    fn a_comment_that_says_nothing_is_found() {
        assert_eq!(found("    /// It.\n").len(), 1);
        assert_eq!(found("/// # Errors\n/// Why not.\n").len(), 1);
    }

    #[test]
    fn longer_words_other_comments_and_conditions_are_free() {
        assert!(found("/// Besides, retold.\n// So many.\nlet a = \"so many\";\n").is_empty());
        assert!(found("/// Valid so long as the table is open.\n").is_empty());
    }
}

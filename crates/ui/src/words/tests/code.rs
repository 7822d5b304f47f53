//! Reads the string literals in the sources of our crates, and the code around them.

use std::fs;
use std::path::Path;

/// A file of a crate, without comments and without its tests.
pub(super) struct Source {
    pub(super) path: String,
    pub(super) code: String,
}

/// A string literal.
pub(super) struct Literal<'c> {
    /// The code up to its opening quote.
    pub(super) before: &'c str,
    /// The text between the quotes, with its escapes.
    pub(super) text: &'c str,
}

/// All files of a crate except its tests.
pub(super) fn sources(name: &str) -> Vec<Source> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(name).join("src");
    let mut found = Vec::new();
    collect(&root, &mut found);
    assert!(!found.is_empty(), "{} holds sources", root.display());
    found
}

fn collect(folder: &Path, found: &mut Vec<Source>) {
    let entries = fs::read_dir(folder).expect("our crates stand beside each other");
    for entry in entries {
        let path = entry.expect("the folder can be read").path();
        let name = path.file_name().and_then(|name| name.to_str()).expect("our names are UTF-8");
        if path.is_dir() && name != "tests" {
            collect(&path, found);
        } else if name.ends_with(".rs") && name != "tests.rs" {
            let text = fs::read_to_string(&path).expect("sources are text");
            found.push(Source { path: path.display().to_string(), code: code(&text) });
        }
    }
}

/// The text without comments and without the tests at its end.
fn code(text: &str) -> String {
    let end = text.find("#[cfg(test)]\nmod tests {").unwrap_or(text.len());
    let mut out = String::with_capacity(end);
    for line in text[..end].lines() {
        let quotes =
            |at: usize| line[..at].replace("\\\"", "").replace("'\"'", "").matches('"').count();
        let comment = line.match_indices("//").find(|(at, _)| quotes(*at) % 2 == 0);
        out.push_str(&line[..comment.map_or(line.len(), |(at, _)| at)]);
        out.push('\n');
    }
    out
}

/// All string literals, in order.
pub(super) fn literals(code: &str) -> Vec<Literal<'_>> {
    let mut found = Vec::new();
    let mut from = 0;
    while let Some(at) = code[from..].find('"').map(|at| from + at) {
        // The character literal of a quote.
        if code[..at].ends_with('\'') || code[..at].ends_with("'\\") {
            from = at + 1;
            continue;
        }
        let text = &code[at + 1..];
        let mut escaped = false;
        let is_end = |c: char| {
            let ends = c == '"' && !escaped;
            escaped = c == '\\' && !escaped;
            ends
        };
        let len = text.find(is_end).expect("what is opened is closed");
        found.push(Literal { before: &code[..at], text: &text[..len] });
        from = at + len + 2;
    }
    found
}

#[test]
fn string_literals_are_found() {
    let text =
        "say(\"a\"); // \"b\"\nput(\"c\\\"d\", '\"', \"//\");\n#[cfg(test)]\nmod tests { \"e\" }";
    let code = code(text);
    let found: Vec<&str> = literals(&code).iter().map(|literal| literal.text).collect();
    assert_eq!(found, ["a", "c\\\"d", "//"]);
    assert!(literals(&code)[0].before.ends_with("say("));
}

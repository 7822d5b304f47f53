//! How it is said that something is not as expected.

use super::update::Fix;

/// An expectation that does not hold.
#[derive(Debug)]
pub(super) struct Miss {
    /// The line, counted from 1.
    pub(super) line: usize,
    /// What was expected and what is there.
    pub(super) message: String,
    /// What would have to be written in its place; `None`: that is not for a program to say.
    pub(super) fix: Option<Fix>,
}

impl Miss {
    /// `expected` and `found` in words; further lines in `found` are set in.
    pub(super) fn new(line: usize, expected: &str, found: &str) -> Self {
        let message = format!("expected {expected}, found {found}").replace('\n', "\n    ");
        Self { line, message, fix: None }
    }

    /// The same, mended by rewriting the value and the block of the entry on a line.
    pub(super) fn mended(self, line: usize, value: String, rows: Vec<String>) -> Self {
        Self { fix: Some(Fix { line, value, rows }), ..self }
    }
}

/// Words with single blanks between.
pub(super) fn squeezed(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Things in a row, each marked; `nothing` if there is none.
pub(super) fn in_a_row(items: &[String]) -> String {
    match items {
        [] => "nothing".to_owned(),
        _ => format!("`{}`", items.join("; ")),
    }
}

/// Things one below the other, under a word for all of them.
pub(super) fn below(what: &str, items: &[String]) -> String {
    const MOST: usize = 60;
    if items.is_empty() {
        return format!("no {what}");
    }
    let mut text = format!("the {what}");
    for item in items.iter().take(MOST) {
        text.push('\n');
        text.push_str(item);
    }
    if items.len() > MOST {
        text.push_str(&format!("\nand {} more", items.len() - MOST));
    }
    text
}

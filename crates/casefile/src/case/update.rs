//! Rewrites expectations in the text of a case, and leaves all else as it is.

use game::{Entry, Outline};

/// What the entry on a line should say.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Fix {
    /// The line of the entry, counted from 1.
    pub(super) line: usize,
    /// Its new value.
    pub(super) value: String,
    /// Its new block.
    pub(super) rows: Vec<String>,
}

/// The text with all fixes made: keys, indentation, comments and other lines stay.
pub(super) fn rewritten(text: &str, fixes: &[Fix]) -> String {
    let Ok(outline) = Outline::read(text) else { return text.to_owned() };
    let mut lines: Vec<String> = text.split('\n').map(str::to_owned).collect();
    for entry in outline.entries.iter().rev() {
        if let Some(fix) = fixes.iter().find(|fix| fix.line == entry.line) {
            rewrite_block(&mut lines, entry, &fix.rows);
            rewrite_value(&mut lines[entry.line - 1], entry, &fix.value);
        }
    }
    lines.join("\n")
}

fn rewrite_value(line: &mut String, entry: &Entry<'_>, value: &str) {
    let key = entry.key.len();
    if entry.value.is_empty() {
        let value = if value.is_empty() { String::new() } else { format!(" {value}") };
        *line = replaced(line, key, key, &value);
    } else {
        let gap = line[key..].len() - line[key..].trim_start().len();
        *line = replaced(line, key + gap, key + gap + entry.value.len(), value);
    }
}

fn rewrite_block(lines: &mut Vec<String>, entry: &Entry<'_>, rows: &[String]) {
    let old = &entry.block;
    let last = old.last().map_or(entry.line, |row| row.line);
    let indent = |line: &str| line.len() - line.trim_start().len();
    let shared = old.iter().map(|row| indent(&lines[row.line - 1])).min().unwrap_or(4);
    let end = if lines[entry.line - 1].ends_with('\r') { "\r" } else { "" };
    let more = rows.iter().skip(old.len()).map(|row| format!("{:shared$}{row}{end}", ""));
    lines.splice(last..last, more);
    for (nth, row) in old.iter().enumerate().rev() {
        let line = &lines[row.line - 1];
        let text = rows.get(nth).map_or("", String::as_str);
        let line = replaced(line, shared, shared + row.text.len(), text);
        if line.trim().is_empty() {
            lines.remove(row.line - 1);
        } else {
            lines[row.line - 1] = line;
        }
    }
}

/// The line with other text between two places. A comment stays in its column if there is room.
fn replaced(line: &str, start: usize, end: usize, text: &str) -> String {
    let (before, old, rest) = (&line[..start], &line[start..end], &line[end..]);
    let comment = rest.trim_start();
    if comment.is_empty() {
        let ending = if line.ends_with('\r') { "\r" } else { "" };
        return format!("{}{ending}", format!("{before}{text}").trim_end());
    }
    let column = old.chars().count() + rest.chars().count() - comment.chars().count();
    let gap = column.saturating_sub(text.chars().count()).max(1);
    format!("{before}{text}{:gap$}{comment}", "")
}

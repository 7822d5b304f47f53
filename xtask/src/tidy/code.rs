//! Tells code from comments, literals and tests, as far as the checks need it.

use std::ops::RangeInclusive;

/// The text with comments and literals replaced by blanks. Line numbers stay the same.
pub(super) fn code(text: &str) -> String {
    blanked(text, |_| true)
}

/// The text with comments replaced by blanks. Line numbers stay the same.
pub(super) fn uncommented(text: &str) -> String {
    blanked(text, |first| first == '/')
}

/// The text with those comments and literals replaced by blanks that begin with such a character.
fn blanked(text: &str, is_blanked: impl Fn(char) -> bool) -> String {
    let chars: Vec<char> = text.chars().collect();
    let mut out = String::with_capacity(text.len());
    let mut at = 0;
    while at < chars.len() {
        let end = at + skipped(&chars, at);
        if end == at {
            out.push(chars[at]);
            at += 1;
        } else {
            let is_kept = !is_blanked(chars[at]);
            let blank = |c: &char| if *c == '\n' || is_kept { *c } else { ' ' };
            out.extend(chars[at..end].iter().map(blank));
            at = end;
        }
    }
    out
}

/// The result of [`code`] without the items under `#[cfg(test)]`.
pub(super) fn without_tests(code: &str) -> String {
    let mark = "#[cfg(test)]";
    let mut out = String::with_capacity(code.len());
    let mut rest = code;
    while let Some(start) = rest.find(mark) {
        let end = start + mark.len() + item(&rest[start + mark.len()..]);
        out.push_str(&rest[..start]);
        out.extend(rest[start..end].chars().filter(|c| *c == '\n'));
        rest = &rest[end..];
    }
    out + rest
}

/// The ranges of lines, counted from 1, of the items under `#[cfg(test)]`.
pub(super) fn test_lines(text: &str) -> Vec<RangeInclusive<usize>> {
    let (code, mark) = (code(text), "#[cfg(test)]");
    let line = |at: usize| 1 + code[..at].matches('\n').count();
    let starts = code.match_indices(mark).map(|(start, _)| start);
    starts
        .map(|start| line(start)..=line(start + mark.len() + item(&code[start + mark.len()..])))
        .collect()
}

/// The lines, counted from 1, that contain `word` as a whole word.
pub(super) fn lines_with(text: &str, word: &str) -> Vec<usize> {
    let holds = |line: &str| {
        line.match_indices(word).any(|(at, _)| {
            let before = line[..at].chars().next_back();
            let after = line[at + word.len()..].chars().next();
            !joins(before, word.chars().next()) && !joins(word.chars().next_back(), after)
        })
    };
    (1..).zip(text.lines()).filter(|(_, line)| holds(line)).map(|(number, _)| number).collect()
}

/// The modules of `std` in a text, with their lines: `std::fs`, or `use std::{fs, io}`.
pub(super) fn std_modules(code: &str) -> Vec<(usize, &str)> {
    let mut found = Vec::new();
    for (at, root) in code.match_indices("std::") {
        if joins(code[..at].chars().next_back(), Some('s')) {
            continue;
        }
        let start = at + root.len();
        let tree = &code[start..start + group(&code[start..])];
        let mut depth = 0;
        let mut fresh = true;
        for (offset, c) in tree.char_indices() {
            match c {
                '{' => (depth, fresh) = (depth + 1, depth == 0),
                '}' => depth -= 1,
                ',' => fresh = depth == 1,
                c if fresh && is_name(c) => {
                    let line = 1 + code[..start + offset].matches('\n').count();
                    found.push((line, name(&tree[offset..])));
                    fresh = false;
                }
                _ => {}
            }
        }
    }
    found
}

/// The length of the use tree that starts here: a group in braces, or a name.
fn group(text: &str) -> usize {
    if !text.starts_with('{') {
        return name(text).len();
    }
    let mut depth = 0;
    for (at, c) in text.char_indices() {
        match c {
            '{' => depth += 1,
            '}' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return at + 1;
        }
    }
    text.len()
}

fn name(text: &str) -> &str {
    &text[..text.find(|c| !is_name(c)).unwrap_or(text.len())]
}

/// The length of the item that starts here, up to its closing brace or semicolon.
fn item(text: &str) -> usize {
    let mut depth = 0;
    for (at, c) in text.char_indices() {
        match c {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth -= 1,
            _ => {}
        }
        if depth == 0 && matches!(c, ';' | '}') {
            return at + 1;
        }
    }
    text.len()
}

/// The length of the comment or literal that starts at `at`; 0 for code.
fn skipped(chars: &[char], at: usize) -> usize {
    let rest = &chars[at..];
    match rest {
        ['/', '/', ..] => until(rest, |i| rest[i] == '\n'),
        ['/', '*', ..] => block_comment(rest),
        ['"', ..] => quoted(rest),
        ['\'', '\\', ..] => 3 + until(&rest[3..], |i| rest[3 + i] == '\'') + 1,
        ['\'', _, '\'', ..] => 3,
        ['r', '"' | '#', ..] if !joins(before_prefix(chars, at), Some('r')) => raw_string(rest),
        _ => 0,
    }
    .min(rest.len())
}

/// The character before a literal's prefix: `br"` and `cr"` start raw strings, as `r"` does.
fn before_prefix(chars: &[char], at: usize) -> Option<char> {
    match at.checked_sub(1).map(|i| chars[i]) {
        Some('b' | 'c') => at.checked_sub(2).map(|i| chars[i]),
        other => other,
    }
}

fn block_comment(rest: &[char]) -> usize {
    let (mut depth, mut at) = (0, 0);
    while at < rest.len() {
        match &rest[at..] {
            ['/', '*', ..] => (depth, at) = (depth + 1, at + 2),
            ['*', '/', ..] => (depth, at) = (depth - 1, at + 2),
            _ => at += 1,
        }
        if depth == 0 {
            break;
        }
    }
    at
}

fn quoted(rest: &[char]) -> usize {
    let mut at = 1;
    while at < rest.len() {
        match rest[at] {
            '"' => return at + 1,
            '\\' => at += 2,
            _ => at += 1,
        }
    }
    rest.len()
}

/// The length of a raw string `r#"..."#`; 0 for a raw name such as `r#type`.
fn raw_string(rest: &[char]) -> usize {
    let hashes = until(&rest[1..], |i| rest[1 + i] != '#');
    let open = 1 + hashes;
    if rest.get(open) != Some(&'"') {
        return 0;
    }
    let closes = |i: usize| {
        let end = &rest[open + 1 + i..];
        end[0] == '"' && end.iter().skip(1).take(hashes).filter(|c| **c == '#').count() == hashes
    };
    open + 1 + until(&rest[open + 1..], closes) + 1 + hashes
}

fn until(chars: &[char], found: impl Fn(usize) -> bool) -> usize {
    (0..chars.len()).find(|i| found(*i)).unwrap_or(chars.len())
}

fn joins(left: Option<char>, right: Option<char>) -> bool {
    left.is_some_and(is_name) && right.is_some_and(is_name)
}

fn is_name(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

#[cfg(test)]
mod tests;

//! A case file taken apart: what it says about itself, the position, the steps.

use game::{Diagram, Entry, Outline, Unreadable};

use super::Kind;
use super::header::{self, Header};
use super::verbs::{HEADINGS, VERBS};

/// A case file, not yet read as a case of some game.
#[derive(Debug)]
pub(super) struct Sheet<'t> {
    /// What the case says about itself.
    pub(super) header: Header<'t>,
    /// The text before the first step, the lines of the header left blank: the lines keep their
    /// numbers.
    pub(super) position: String,
    /// The entries from the first step on.
    pub(super) steps: Vec<Entry<'t>>,
}

impl<'t> Sheet<'t> {
    /// Takes a text apart.
    pub(super) fn read(kind: Kind, text: &'t str) -> Result<Self, Unreadable> {
        let (head, steps) = split(text)?;
        let header = Header::of(kind, &head)?;
        if let Some(late) = steps.iter().find(|entry| HEADINGS.contains(&entry.key)) {
            let expected = format!("`{}` before the first step", late.key);
            return Err(Unreadable::wrong(expected, "it after").on_line(late.line));
        }
        let end = steps.first().map_or(usize::MAX, |first| first.line);
        let position = position(text, &head, end);
        Ok(Self { header, position, steps })
    }
}

/// The name of the game of a case, to find out whose case it is.
///
/// # Errors
/// If the text is no outline, or has no line `game NAME` before its first step.
pub fn game_of(text: &str) -> Result<&str, Unreadable> {
    let (head, _) = split(text)?;
    header::game(&head).map(|(name, _)| name)
}

/// The position that a case begins with.
///
/// # Errors
/// If the case or its position cannot be read.
pub fn position_of<G: Diagram>(text: &str) -> Result<G, Unreadable> {
    G::read(&Sheet::read(Kind::Case, text)?.position)
}

/// All that a case names in its lines `rule`, be it right or wrong, each with its line, counted
/// from 1: for those who look over cases without running them.
///
/// # Errors
/// If the text is no outline.
pub fn rules_of(text: &str) -> Result<Vec<(usize, &str)>, Unreadable> {
    let (head, _) = split(text)?;
    let lines = head.iter().filter(|entry| entry.key == "rule");
    Ok(lines.flat_map(|entry| entry.words().map(|id| (entry.line, id))).collect())
}

/// The entries before the first step, and those from there on.
pub(super) fn split(text: &str) -> Result<(Vec<Entry<'_>>, Vec<Entry<'_>>), Unreadable> {
    let mut head = Outline::read(text)?.entries;
    let first = head.iter().position(|entry| VERBS.contains(&entry.key)).unwrap_or(head.len());
    let steps = head.split_off(first);
    Ok((head, steps))
}

fn position(text: &str, head: &[Entry<'_>], first_step: usize) -> String {
    let ours = |line: usize| {
        head.iter().filter(|entry| HEADINGS.contains(&entry.key)).any(|entry| {
            let last = entry.block.last().map_or(entry.line, |row| row.line);
            (entry.line..=last).contains(&line)
        })
    };
    let mut position = String::new();
    for (line, text) in (1..first_step).zip(text.lines()) {
        if !ours(line) {
            position.push_str(text);
        }
        position.push('\n');
    }
    position
}

//! Lines of a case that repeat a line of the drawing.

use std::fmt;

use game::{Diagram, Entry, Outline, Unreadable};

use super::message::{Miss, squeezed};
use super::verbs::VERBS;

/// Fails unless the entry stands in the drawing.
pub(super) fn stands<G: Diagram>(game: &G, entry: &Entry<'_>) -> Result<(), Miss> {
    let drawing = drawing(game, entry.line)?;
    let fact = Fact::of(entry);
    if drawing.contains(&fact) {
        return Ok(());
    }
    let alike: Vec<&Fact> = drawing.iter().filter(|other| other.key == fact.key).collect();
    let expected = if fact.rows.is_empty() { "" } else { " with its rows" };
    let miss = Miss::new(entry.line, &format!("{fact}{expected}"), &found(&fact.key, &alike));
    Err(match closest(&fact, &alike) {
        Some(fact) => miss.mended(entry.line, fact.value.clone(), fact.rows.clone()),
        None => miss,
    })
}

/// Fails if a line with this key stands in the drawing whose value begins with these words.
pub(super) fn is_absent<G: Diagram>(game: &G, line: usize, entry: &Entry<'_>) -> Result<(), Miss> {
    let unwanted = Fact::of(entry);
    let begins = |value: &str| {
        value.strip_prefix(unwanted.value.as_str()).is_some_and(|rest| {
            rest.is_empty() || rest.starts_with(' ') || unwanted.value.is_empty()
        })
    };
    let drawing = drawing(game, line)?;
    match drawing.iter().find(|fact| fact.key == unwanted.key && begins(&fact.value)) {
        None => Ok(()),
        Some(fact) => Err(Miss::new(line, &format!("no line {unwanted}"), &fact.to_string())),
    }
}

/// Fails for a key that no line of a drawing of this game has: it is misspelt.
pub(super) fn check_key<G: Diagram>(entry: &Entry<'_>) -> Result<(), Unreadable> {
    if is_known::<G>(entry.key) {
        return Ok(());
    }
    let (verbs, lines) = (VERBS.join(", "), keys::<G>());
    let expected = format!("a step ({verbs}) or a line of the drawing ({lines})");
    Err(Unreadable::new(expected, entry.key).on_line(entry.line))
}

fn is_known<G: Diagram>(key: &str) -> bool {
    matches!(key, "rules" | "set") || G::LINES.iter().any(|line| line.key == key)
}

/// The keys of the lines that a drawing of this game may have.
fn keys<G: Diagram>() -> String {
    G::LINES.iter().map(|line| line.key).collect::<Vec<_>>().join(", ")
}

/// The number of seats at this table.
pub(super) fn seats<G: Diagram>(game: &G) -> u8 {
    G::seats(&game.settled().1)
}

/// The lines of the drawing, to show what has changed.
pub(super) fn difference<G: Diagram>(before: &G, after: &G) -> String {
    let (before, after) = (before.draw(), after.draw());
    let old: Vec<&str> = before.lines().collect();
    let new: Vec<String> =
        after.lines().filter(|line| !old.contains(line)).map(|line| format!("\n{line}")).collect();
    match new[..] {
        [] => "it changed".to_owned(),
        _ => format!("it changed:{}", new.concat()),
    }
}

/// A line of the drawing with its block, without regard to how it is spaced.
#[derive(PartialEq, Eq, Debug)]
struct Fact {
    key: String,
    value: String,
    rows: Vec<String>,
}

impl Fact {
    fn of(entry: &Entry<'_>) -> Self {
        let rows = entry.block.iter().map(|row| row.text.trim_end().to_owned()).collect();
        Self { key: entry.key.to_owned(), value: squeezed(entry.value), rows }
    }
}

/// `turn A` in marks, without its block.
impl fmt::Display for Fact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}`", format!("{} {}", self.key, self.value).trim_end())
    }
}

fn drawing<G: Diagram>(game: &G, line: usize) -> Result<Vec<Fact>, Miss> {
    match Outline::read(&game.draw()) {
        Ok(outline) => match outline.entries.iter().find(|entry| !is_known::<G>(entry.key)) {
            None => Ok(outline.entries.iter().map(Fact::of).collect()),
            Some(entry) => {
                let expected = format!("a drawing with the lines {} only", keys::<G>());
                Err(Miss::new(line, &expected, &format!("`{}`", entry.key)))
            }
        },
        Err(error) => {
            let found = format!("line {} of it: {error}", error.line());
            Err(Miss::new(line, "a drawing that can be read", &found))
        }
    }
}

/// The lines of the drawing with one key, and their blocks below.
fn found(key: &str, alike: &[&Fact]) -> String {
    if alike.is_empty() {
        return format!("no line `{key}`");
    }
    let lines: Vec<String> = alike.iter().map(|fact| fact.to_string()).collect();
    let rows: Vec<&str> = alike.iter().flat_map(|fact| &fact.rows).map(String::as_str).collect();
    let rows = if rows.is_empty() { String::new() } else { format!(" with\n{}", rows.join("\n")) };
    format!("{}{rows}", lines.join(" and "))
}

/// What the case meant: the one whose value begins with the same word, or the only one.
fn closest<'a>(fact: &Fact, alike: &[&'a Fact]) -> Option<&'a Fact> {
    let first = |fact: &Fact| fact.value.split(' ').next().map(str::to_owned);
    let mut same = alike.iter().filter(|other| first(other) == first(fact));
    match (same.next(), same.next(), alike) {
        (Some(one), None, _) | (None, _, [one]) => Some(one),
        _ => None,
    }
}

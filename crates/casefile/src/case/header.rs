//! What a case says about itself.

use game::{Entry, Unreadable};

use super::Kind;
use super::sheet::split;

/// What a case says about itself, before its first step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Header<'t> {
    /// The ids of the rules that it shows: one or two; a count of positions may have none.
    pub rules: Vec<&'t str>,
    /// What it shows, in one sentence; empty where nothing is said.
    pub says: String,
    /// The name of the game.
    pub game: &'t str,
    /// The line of the game's name, counted from 1.
    pub game_line: usize,
}

impl<'t> Header<'t> {
    /// Reads what a case says about itself, and nothing of its position and steps.
    ///
    /// # Errors
    /// If the text is no outline, or a heading line is missing, repeated or wrong.
    pub fn read(text: &'t str, kind: Kind) -> Result<Self, Unreadable> {
        let (head, _) = split(text)?;
        Self::of(kind, &head)
    }

    /// Takes the heading lines out of the lines before the first step.
    pub(super) fn of(kind: Kind, head: &[Entry<'t>]) -> Result<Self, Unreadable> {
        let (game, game_line) = game(head)?;
        let rules = once(head, "rule")?.map(rules).transpose()?;
        let says = once(head, "says")?.map(says).transpose()?;
        if kind == Kind::Case {
            if rules.is_none() {
                return Err(missing("a line `rule ID`"));
            }
            if says.is_none() {
                return Err(missing("a line `says SENTENCE`"));
            }
        }
        Ok(Self {
            rules: rules.unwrap_or_default(),
            says: says.unwrap_or_default(),
            game,
            game_line,
        })
    }
}

/// Whether the word has the form of a rule id: capitals, a hyphen and a number, such as `ML-23`.
pub fn is_rule_id(word: &str) -> bool {
    word.split_once('-').is_some_and(|(prefix, number)| {
        let capitals = prefix.bytes().all(|byte| byte.is_ascii_uppercase());
        let digits = number.bytes().all(|byte| byte.is_ascii_digit());
        prefix.len() >= 2 && capitals && number.len() >= 2 && digits
    })
}

/// The name on the line `game NAME`, and that line.
pub(super) fn game<'t>(head: &[Entry<'t>]) -> Result<(&'t str, usize), Unreadable> {
    let entry = once(head, "game")?.ok_or_else(|| missing("a line `game NAME`"))?;
    entry.without_block()?;
    match entry.words().collect::<Vec<_>>()[..] {
        [name] => Ok((name, entry.line)),
        _ => Err(entry.expected("the name of a game and nothing else")),
    }
}

fn rules<'t>(entry: &Entry<'t>) -> Result<Vec<&'t str>, Unreadable> {
    entry.without_block()?;
    let ids: Vec<&str> = entry.words().collect();
    match ids[..] {
        [id] if is_rule_id(id) => Ok(ids),
        [one, two] if is_rule_id(one) && is_rule_id(two) && one != two => Ok(ids),
        _ => Err(entry.expected("one or two rule ids such as `ML-23`")),
    }
}

fn says(entry: &Entry<'_>) -> Result<String, Unreadable> {
    let rows = entry.block.iter().map(|row| (row.line, row.text));
    let mut words = Vec::new();
    for (line, text) in [(entry.line, entry.value)].into_iter().chain(rows) {
        for word in text.split_whitespace() {
            if let Some(control) = word.chars().find(|letter| letter.is_control()) {
                let expected = "a sentence without control characters";
                let found = format!("U+{:04X}", u32::from(control));
                return Err(Unreadable::wrong(expected, found).on_line(line));
            }
            words.push(word);
        }
    }
    if words.is_empty() {
        return Err(entry.expected("a sentence that says what the case shows"));
    }
    Ok(words.join(" "))
}

fn once<'a, 't>(head: &'a [Entry<'t>], key: &str) -> Result<Option<&'a Entry<'t>>, Unreadable> {
    let mut found = head.iter().filter(|entry| entry.key == key);
    let first = found.next();
    match found.next() {
        None => Ok(first),
        Some(again) => {
            Err(Unreadable::wrong(format!("`{key}` once"), "it twice").on_line(again.line))
        }
    }
}

fn missing(what: &str) -> Unreadable {
    Unreadable::new(format!("{what} before the first step"), "")
}

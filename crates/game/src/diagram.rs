//! The whole state as text.

use crate::notation::alternatives;
use crate::{FromSettings, Game, Lines, Outline, Settings, Unreadable};

/// The whole state as text that a person can read and write, for rule cases and finished games.
///
/// The text is an [`Outline`]: a line `rules N` (the newest if left out), lines `set KEY VALUE`
/// for the config, then the lines that the game needs. A text with only `rules` and `set` lines is
/// the game before its first input.
pub trait Diagram: Game {
    /// The lines that a diagram may have besides `rules` and `set`. No key is a verb of case files.
    const LINES: &'static [Line];

    /// The rules number and the config that the diagram begins with. A config may leave out what
    /// the other lines say.
    fn settled(&self) -> (u16, Self::Config);

    /// Names each line below the config once, in the order in which they are drawn, with the field
    /// that it shows: this both writes and reads them. Every line is a fact that a case may expect
    /// by repeating it. Nothing needs to be written before the first input.
    ///
    /// # Errors
    /// The line and what was expected there. Never while writing.
    fn lines(&mut self, lines: &mut Lines<'_, '_>) -> Result<(), Unreadable>;

    /// Reads a state from a text that has at least one line besides `rules` and `set`. Their keys
    /// have been checked. By default lines that are left out stand for what holds at the start.
    ///
    /// # Errors
    /// The line and what was expected there; also for a state that could never be.
    fn position(head: Head<'_>) -> Result<Self, Unreadable> {
        let mut game = Self::new(head.rules, &head.config()?);
        game.lines(&mut Lines::reading(&head.lines))?;
        let first = head.lines.entries.first().map_or(1, |entry| entry.line);
        game.audit().map_err(|why| Unreadable::impossible(first, why))?;
        Ok(game)
    }

    /// Writes the state.
    fn draw(&self) -> String {
        let (rules, config) = self.settled();
        let mut text = format!("rules {rules}\n");
        for line in config.to_string().lines() {
            let set = if line.starts_with(' ') { "" } else { "set " };
            text.extend([set, line, "\n"]);
        }
        self.clone().lines(&mut Lines::writing(&mut text)).expect("writing never fails");
        text
    }

    /// Reads a state.
    ///
    /// # Errors
    /// The line and what was expected there; also for a state that could never be.
    fn read(text: &str) -> Result<Self, Unreadable> {
        let head = Head::read(text, Self::RULES)?;
        Line::check(Self::LINES, &head.lines)?;
        if head.lines.entries.is_empty() {
            return Ok(Self::new(head.rules, &head.config()?));
        }
        Self::position(head)
    }
}

/// A kind of line in a diagram.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Line {
    /// The first word of the line.
    pub key: &'static str,
    /// Whether there can be several such lines.
    pub is_repeated: bool,
    /// What stands next to and below the key.
    pub body: Body,
}

/// What a line of a diagram holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Body {
    /// A value behind the key.
    Value,
    /// Indented lines below the key.
    Block,
    /// A value, and indented lines below it.
    ValueAndBlock,
}

impl Line {
    /// A line that can be there once.
    pub const fn once(key: &'static str) -> Self {
        Self { key, is_repeated: false, body: Body::Value }
    }

    /// A line that can be there several times.
    pub const fn many(key: &'static str) -> Self {
        Self { key, is_repeated: true, body: Body::Value }
    }

    /// A key alone with a drawing in indented lines below it, once.
    pub const fn block(key: &'static str) -> Self {
        Self { key, is_repeated: false, body: Body::Block }
    }

    /// A value with a drawing in indented lines below it, once.
    pub const fn value_and_block(key: &'static str) -> Self {
        Self { key, is_repeated: false, body: Body::ValueAndBlock }
    }

    /// Checks keys, repetitions and blocks.
    fn check(known: &[Self], lines: &Outline<'_>) -> Result<(), Unreadable> {
        for (nth, entry) in lines.entries.iter().enumerate() {
            let Some(line) = known.iter().find(|line| line.key == entry.key) else {
                let keys = ["rules", "set"].into_iter().chain(known.iter().map(|line| line.key));
                let expected = alternatives(&keys.collect::<Vec<_>>());
                return Err(Unreadable::new(expected, entry.key).on_line(entry.line));
            };
            match line.body {
                Body::Value => entry.without_block()?,
                Body::Block if !entry.value.is_empty() => {
                    let expected = format!("`{}` alone, and its lines indented below", entry.key);
                    return Err(entry.expected(expected));
                }
                Body::Block | Body::ValueAndBlock => {}
            }
            if !line.is_repeated && lines.entries[..nth].iter().any(|other| other.key == entry.key)
            {
                let expected = format!("`{}` once", entry.key);
                return Err(Unreadable::wrong(expected, "it twice").on_line(entry.line));
            }
        }
        Ok(())
    }
}

/// The parts of a diagram's text.
#[derive(Clone, Debug)]
pub struct Head<'t> {
    /// The rules number.
    pub rules: u16,
    /// The lines `set KEY VALUE`, as entries `KEY VALUE`.
    pub settings: Outline<'t>,
    /// All other lines.
    pub lines: Outline<'t>,
}

impl<'t> Head<'t> {
    /// Takes a diagram apart.
    ///
    /// # Errors
    /// If the outline or the rules number cannot be read; `newest` is the largest number allowed.
    pub fn read(text: &'t str, newest: u16) -> Result<Self, Unreadable> {
        let mut head =
            Self { rules: newest, settings: Outline::default(), lines: Outline::default() };
        for entry in Outline::read(text)?.entries {
            match entry.key {
                "set" => head.settings.entries.push(entry.inner()),
                "rules" => {
                    entry.without_block()?;
                    let number = entry.number(entry.value, newest).filter(|number| *number > 0);
                    head.rules = number
                        .ok_or_else(|| entry.expected(format!("a rules number, 1 to {newest}")))?;
                }
                _ => head.lines.entries.push(entry),
            }
        }
        Ok(head)
    }

    /// The config of the `set` lines.
    ///
    /// # Errors
    /// As the config's own reading says.
    pub fn config<C: FromSettings>(&self) -> Result<C, Unreadable> {
        C::from_settings(&self.settings::<C>()?)
    }

    /// The settings of the `set` lines, each checked by itself.
    ///
    /// # Errors
    /// For an unknown or repeated key, and for a value that its setting does not take.
    pub fn settings<C: FromSettings>(&self) -> Result<Settings<'t>, Unreadable> {
        Settings::check(C::SETTINGS, self.settings.clone())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_head_is_told_from_the_rest() {
        let head = Head::read("rules 1\nset walls 3\nturn A", 2).expect("a good text");
        assert_eq!(head.rules, 1);
        assert_eq!(head.settings.find("walls").map(|entry| entry.value), Some("3"));
        assert_eq!(head.lines.entries.len(), 1);
        assert_eq!(Head::read("", 2).expect("nothing is right").rules, 2);
    }

    #[test]
    fn a_rules_number_that_never_was_is_refused() {
        for text in ["rules 0", "rules 3", "rules", "rules +1", "rules 1\n  x"] {
            assert!(Head::read(text, 2).is_err(), "{text}");
        }
    }

    #[test]
    fn lines_are_checked_by_their_kind() {
        const KNOWN: &[Line] = &[
            Line::once("turn"),
            Line::many("mage"),
            Line::block("board"),
            Line::value_and_block("layout"),
        ];
        let check = |text| {
            let error = Line::check(KNOWN, &Outline::read(text).expect("an outline")).err();
            error.map(|error| (error.line(), error.to_string()))
        };
        assert_eq!(check("turn A\nmage A\nmage B\nboard\n  x\nlayout 0,0\n  x"), None);
        let keys = "expected rules, set, turn, mage, board or layout, found `move`";
        assert_eq!(check("turn A\nmove A"), Some((2, keys.to_owned())));
        assert_eq!(
            check("turn A\nturn A"),
            Some((2, "expected `turn` once, found it twice".into()))
        );
        assert_eq!(check("turn A\n  x").map(|(line, _)| line), Some(2));
        let alone = "expected `board` alone, and its lines indented below, found `here`";
        assert_eq!(check("board here"), Some((1, alone.to_owned())));
    }
}

//! The whole state as text.

use crate::{Game, Outline, Unreadable};

/// The whole state as text that a person can read and write, for rule cases and finished games.
///
/// The text is an [`Outline`]: a line `rules N` (the newest if left out), lines `set KEY VALUE`
/// for the config, then whatever lines the game needs. A text with only `rules` and `set` lines is
/// the game before its first input.
pub trait Diagram: Game {
    /// The keys of the lines that a drawing may have, beside `rules` and `set`. None of them is a verb
    /// of case files.
    const LINES: &'static [&'static str];

    /// Writes the state. Every line is a fact that a case may expect by repeating it.
    fn draw(&self) -> String;

    /// Reads a state.
    ///
    /// # Errors
    /// The line and what was expected there; also for a state that could never be.
    fn read(text: &str) -> Result<Self, Unreadable>;
}

/// What every diagram starts with: rules number and settings; and the rest of its lines.
#[derive(Clone, Debug)]
pub struct Head<'t> {
    /// The rules number.
    pub rules: u16,
    /// The lines `set KEY VALUE`, as entries `KEY VALUE`.
    pub settings: Outline<'t>,
    /// All other lines.
    pub rest: Outline<'t>,
}

impl<'t> Head<'t> {
    /// Takes a diagram apart.
    ///
    /// # Errors
    /// If the outline or the rules number cannot be read; `newest` is the largest number allowed.
    pub fn read(text: &'t str, newest: u16) -> Result<Self, Unreadable> {
        let mut head =
            Self { rules: newest, settings: Outline::default(), rest: Outline::default() };
        for entry in Outline::read(text)?.entries {
            match entry.key {
                "set" => head.settings.entries.push(entry.inner()),
                "rules" => {
                    entry.without_block()?;
                    let plain = entry.value.bytes().all(|byte| byte.is_ascii_digit());
                    head.rules = (entry.value.parse().ok())
                        .filter(|number| plain && (1..=newest).contains(number))
                        .ok_or_else(|| entry.expected(format!("a rules number, 1 to {newest}")))?;
                }
                _ => head.rest.entries.push(entry),
            }
        }
        Ok(head)
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
        assert_eq!(head.rest.entries.len(), 1);
        assert_eq!(Head::read("", 2).expect("nothing is right").rules, 2);
    }

    #[test]
    fn a_rules_number_that_never_was_is_refused() {
        for text in ["rules 0", "rules 3", "rules", "rules +1", "rules 1\n  x"] {
            assert!(Head::read(text, 2).is_err(), "{text}");
        }
    }
}

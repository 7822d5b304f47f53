//! The value of a setting: a line of text, a drawing, or the default.

use std::fmt;

use game::{Kind, Unreadable};

/// The value of a setting.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    /// The game's default.
    Default,
    /// A line of text.
    Line(String),
    /// A drawing of several lines, such as a maze.
    Block(Vec<String>),
}

impl Value {
    /// Parses the text that a person typed for a setting of this kind. Blank lines and blanks at the
    /// ends of lines are dropped; in a drawing also comments and the indentation that all lines share.
    ///
    /// # Errors
    /// If the text has characters that a record cannot hold.
    pub fn typed(kind: Option<Kind>, text: &str) -> Result<Self, Unreadable> {
        let drawing = matches!(kind, Some(Kind::Drawing { .. }));
        let read = |line| if drawing { game::without_comment(line) } else { line };
        let lines = text.lines().map(|line| read(line).trim_end());
        let lines: Vec<&str> = lines.filter(|line| !line.is_empty()).collect();
        let value = match &lines[..] {
            [] => Self::Default,
            [line] if !drawing => Self::Line(line.trim().to_owned()),
            lines => Self::Block(unindented(lines)),
        };
        value.check()?;
        Ok(value)
    }

    /// The setting as lines of a configuration.
    pub(crate) fn config(&self, key: &str) -> String {
        match self {
            Self::Default => String::new(),
            Self::Line(_) | Self::Block(_) => format!("{key}{self}\n"),
        }
    }

    /// Checks that a record can hold this value.
    pub(crate) fn check(&self) -> Result<(), Unreadable> {
        match self {
            Self::Default => Ok(()),
            Self::Line(line) if line.starts_with(' ') => {
                Err(Unreadable::new("a value without a blank in front", line))
            }
            Self::Line(line) => check_line(line),
            Self::Block(lines) => (1..).zip(lines).try_for_each(|(nth, line)| {
                check_line(line).map_err(|error| error.on_line(1 + nth))
            }),
        }
    }
}

/// Writes the part after the key in a record or a configuration.
impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Default => Ok(()),
            Self::Line(line) => write!(f, " {line}"),
            Self::Block(lines) => lines.iter().try_for_each(|line| write!(f, "\n    {line}")),
        }
    }
}

fn check_line(line: &str) -> Result<(), Unreadable> {
    let plain = !line.contains(|letter: char| letter.is_control() || letter == '#');
    if line.is_empty() || line.trim_end() != line || !plain {
        let expected = "a line of text without `#`, tabs and blanks at the end";
        return Err(Unreadable::new(expected, line));
    }
    Ok(())
}

fn unindented(lines: &[&str]) -> Vec<String> {
    let indent = |line: &&str| line.bytes().take_while(|&byte| byte == b' ').count();
    let shared = lines.iter().map(indent).min().unwrap_or(0);
    lines.iter().map(|line| line[shared..].to_owned()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const DRAWING: Kind = Kind::Drawing { examples: &[] };

    #[test]
    fn what_is_typed_is_tidied() {
        let typed = |kind, text| Value::typed(kind, text).expect(text);
        assert_eq!(typed(None, " \n"), Value::Default);
        assert_eq!(typed(None, " red blue \n"), Value::Line("red blue".to_owned()));
        let block = Value::Block(vec!["  -".to_owned(), ". .".to_owned()]);
        assert_eq!(typed(Some(DRAWING), "\r\n    -  \r\n\n  . .\r\n"), block);
        assert_eq!(block.config("maze"), "maze\n      -\n    . .\n");
        assert_eq!(typed(Some(DRAWING), ". ."), Value::Block(vec![". .".to_owned()]));
        let block = Value::Block(vec![". .".to_owned(), "  -".to_owned()]);
        assert_eq!(typed(Some(DRAWING), "# rows\n  . .  # one\n    -\n"), block);
        assert_eq!(typed(Some(DRAWING), "# no rows"), Value::Default);
    }

    #[test]
    fn what_cannot_stand_in_a_record_is_refused() {
        for text in ["a#b", "a\tb", "\u{1b}[0m"] {
            assert!(Value::typed(None, text).is_err(), "{text:?}");
            assert!(Value::typed(Some(DRAWING), text).is_err(), "{text:?}");
        }
        assert!(Value::typed(None, "a # b").is_err());
    }
}

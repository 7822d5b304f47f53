//! What the macros for notation share at run time.

use std::fmt::Display;
use std::ops::RangeInclusive;
use std::str::FromStr;

use crate::Unreadable;

/// One of some values that each have a name: [`words!`](crate::words!) implements it.
pub trait Words: Copy + Default + Display + 'static {
    /// The names with their values, in order.
    const WORDS: &'static [(&'static str, Self)];
}

/// The parts of a text that stand for the `{name}`s of a template.
#[derive(Debug)]
pub struct Fields<'t>(Vec<(&'t str, &'t str)>);

impl<'t> Fields<'t> {
    /// Compares a text with a template word by word. A name stands for one word, or at the end of
    /// the template for the rest of the text, but never for several lines. `None` if they do not
    /// agree.
    ///
    /// ```
    /// let fields = game::Fields::find("step {side}", "step north").expect("it agrees");
    /// assert_eq!(fields.get("side"), "north");
    /// assert!(game::Fields::find("step {side}", "stop").is_none());
    /// ```
    pub fn find(template: &'t str, text: &'t str) -> Option<Self> {
        let (mut fields, mut rest) = (Vec::new(), Some(text));
        let mut expected = template.split(' ').peekable();
        while let Some(word) = expected.next() {
            let text = rest?;
            let (found, after) = match text.split_once(' ') {
                Some((found, after)) if expected.peek().is_some() => (found, Some(after)),
                _ => (text, None),
            };
            match word.strip_prefix('{').and_then(|name| name.strip_suffix('}')) {
                Some(name) if !found.contains('\n') => fields.push((name, found)),
                None if word == found => {}
                _ => return None,
            }
            rest = after;
        }
        rest.is_none().then_some(Self(fields))
    }

    /// The text for this name; empty if the template does not have it.
    pub fn get(&self, name: &str) -> &'t str {
        self.0.iter().find(|(known, _)| *known == name).map_or("", |(_, found)| found)
    }

    /// The value for this name.
    ///
    /// # Errors
    /// If the text for it cannot be read.
    pub fn read<T: FromStr<Err = Unreadable>>(&self, name: &str) -> Result<T, Unreadable> {
        self.get(name).parse()
    }

    /// The number for this name, written without a plus or zeros in front.
    ///
    /// # Errors
    /// If it is no number of the range.
    pub fn number<T>(&self, name: &str, range: &RangeInclusive<T>) -> Result<T, Unreadable>
    where
        T: FromStr + PartialOrd + Display,
    {
        let text = self.get(name);
        let number = text.parse().ok().filter(|number: &T| number.to_string() == text);
        number.filter(|number| range.contains(number)).ok_or_else(|| {
            let expected = format!("`{name}` {} to {}", range.start(), range.end());
            Unreadable::new(expected, text)
        })
    }
}

/// No template agrees with the text: all of them are shown, with names in capitals. Lines of one
/// template are joined by `with`.
#[doc(hidden)]
pub fn none_of(templates: &[&str], text: &str) -> Unreadable {
    let in_one_line = |text: &str| text.trim().replace('\n', "` with `");
    let shown = |template: &&str| {
        let words = template.split(' ').map(|word| match word.strip_prefix('{') {
            Some(name) => name.trim_end_matches('}').to_uppercase(),
            None => word.to_owned(),
        });
        let words: Vec<String> = words.collect();
        let text = format!("`{}`", in_one_line(&words.join(" ")));
        if text == "``" { "nothing".to_owned() } else { text }
    };
    let mut shown: Vec<String> = templates.iter().map(shown).collect();
    shown.dedup();
    Unreadable::new(alternatives(&shown), &in_one_line(text))
}

/// `a, b or c`.
#[doc(hidden)]
pub fn alternatives<T: AsRef<str>>(all: &[T]) -> String {
    let words: Vec<&str> = all.iter().map(AsRef::as_ref).collect();
    match words.split_last() {
        Some((last, before)) if !before.is_empty() => format!("{} or {last}", before.join(", ")),
        _ => words.concat(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_stands_for_a_word_and_at_the_end_for_the_rest() {
        let fields = Fields::find("lay {card} turn {turn}", "lay 7 turn 1 2").expect("it agrees");
        assert_eq!((fields.get("card"), fields.get("turn")), ("7", "1 2"));
        for text in ["", "lay", "lay 7 turn", "lay 7 turns 1", "put 7 turn 1"] {
            assert!(Fields::find("lay {card} turn {turn}", text).is_none(), "{text}");
        }
        assert!(Fields::find("{card} load", "7 load now").is_none());
        assert!(Fields::find("rolled {n}", "rolled 3\ndraw chip").is_none(), "that is one line");
        assert!(Fields::find("rolled {n}\ndraw chip", "rolled 3\ndraw chip").is_none());
        assert!(Fields::find("rolled 3\ndraw chip", "rolled 3\ndraw chip").is_some());
    }

    #[test]
    fn numbers_are_written_plainly_and_in_range() {
        let number = |text| Fields::find("{n}", text).expect("one word").number("n", &(0_u8..=3));
        assert_eq!(number("3"), Ok(3));
        for text in ["", "4", "-1", "+1", "01", "1 "] {
            assert!(number(text).is_err(), "{text}");
        }
    }

    #[test]
    fn what_would_be_right_is_listed() {
        let error = none_of(&["roll", "step {side}", "stop"], "walk");
        assert_eq!(error.to_string(), "expected `roll`, `step SIDE` or `stop`, found `walk`");
        let error = none_of(&["", "\ndraw chip", "rolled 3\ndraw {what}"], "rolls\ndraw chip");
        let expected = "nothing, `draw chip` or `rolled 3` with `draw WHAT`";
        assert_eq!(
            error.to_string(),
            format!("expected {expected}, found `rolls` with `draw chip`")
        );
        assert_eq!((alternatives(&["a"]), alternatives::<&str>(&[])), ("a".into(), "".into()));
    }
}

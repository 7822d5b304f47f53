//! Sentences with small pictures in them.
//!
//! Fluent puts a value where its placeholder stands in the reader's language. So a picture is handed to Fluent as text
//! between marks: what to draw, and the word for it. A page draws the picture in place of the word. Screen readers, and
//! everything that wants plain text, get the word.

use std::borrow::Cow;
use std::fmt;

use maud::{Markup, Render, html};

use crate::files;
use crate::pages::shape;

/// The marks around a picture, `OPEN picture WORD word CLOSE`: characters that no text of ours uses.
const OPEN: char = '\u{E000}';
const WORD: char = '\u{E001}';
const CLOSE: char = '\u{E002}';

/// A sentence with small pictures in it. `Display` writes its words alone.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Sentence(String);

/// A picture of a sheet in place of a word, as a value for a text that becomes a [`Sentence`]. `class` names the
/// colours of the picture, if it needs any.
pub(crate) fn pictured((sheet, id): (&str, &str), class: &str, word: &str) -> String {
    format!("{OPEN}{sheet} {id} {class}{WORD}{word}{CLOSE}")
}

/// A player's name after the player's shape, as a value for a text that becomes a [`Sentence`].
pub(crate) fn player(tint: usize, name: &str) -> String {
    format!("{OPEN}{tint}{WORD}{}{CLOSE}", unmarked(name))
}

/// The text without marks: a name is typed by a person.
fn unmarked(text: &str) -> Cow<'_, str> {
    let marks = [OPEN, WORD, CLOSE];
    if text.contains(marks) { text.replace(marks, "").into() } else { text.into() }
}

impl Sentence {
    /// Several sentences, one after the other.
    pub fn join(sentences: impl IntoIterator<Item = Self>) -> Self {
        let texts: Vec<String> = sentences.into_iter().map(|sentence| sentence.0).collect();
        Self(texts.join(" "))
    }

    /// The pictures, each with its word and the text after it. What comes before the first picture has none.
    fn runs(&self) -> impl Iterator<Item = (Option<(&str, &str)>, &str)> {
        self.0.split(OPEN).map(|run| match run.split_once(CLOSE) {
            Some((marked, text)) => (marked.split_once(WORD), text),
            None => (None, run),
        })
    }
}

impl<T: Into<String>> From<T> for Sentence {
    fn from(text: T) -> Self {
        Self(text.into())
    }
}

/// The words, without pictures.
impl fmt::Display for Sentence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.runs().try_for_each(|(picture, text)| {
            let (_, word) = picture.unwrap_or_default();
            f.write_str(word)?;
            f.write_str(text)
        })
    }
}

impl Render for Sentence {
    fn render(&self) -> Markup {
        html! {
            @for (picture, text) in self.runs() {
                @if let Some((picture, word)) = picture { (drawn(picture, word, text)) } @else { (text) }
            }
        }
    }
}

/// A picture, its word and the text after it. A line may break next to a picture, so punctuation is kept with it.
fn drawn(what: &str, word: &str, text: &str) -> Markup {
    let (close, rest) = text.split_at(text.find(' ').unwrap_or(text.len()));
    match what.split(' ').collect::<Vec<_>>()[..] {
        [sheet, id, class] => html! {
            span class=(format!("mini {class}").trim_end()) {
                svg aria-hidden="true" { use href={ (files::address(sheet)) "#" (id) } {} }
                b { (word) }
                (close)
            }
            (rest)
        },
        _ => {
            let tint = what.parse().unwrap_or_default();
            html! { span class={ "by s" (tint) } { (shape(tint)) (word) (close) } (rest) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Lang, Words};

    #[test]
    fn a_picture_stands_where_its_placeholder_stands() {
        let owl = pictured(("magic-labyrinth", "symbols-owl"), "", "the <owl>");
        let args = [("who", player(2, "Ada")), ("you", "no".into()), ("symbol", owl)];
        let args = args.map(|(name, value)| (name, value.into()));
        let sentence = Sentence::from(Words::of(Lang::Nl).format("ml-told-win", args));
        assert_eq!(sentence.to_string(), "Ada heeft the <owl> gevonden.");
        let (shape, sheet) = (shape(2).0, files::address("magic-labyrinth"));
        assert_eq!(
            sentence.render().0,
            format!(
                "<span class=\"by s2\">{shape}Ada</span> heeft <span class=\"mini\"><svg aria-hidden=\"true\">\
                 <use href=\"{sheet}#symbols-owl\"></use></svg><b>the &lt;owl&gt;</b></span> gevonden."
            )
        );
    }

    #[test]
    fn punctuation_stays_with_the_picture_before_it() {
        let die = pictured(("magic-labyrinth", "dice-3"), "gold", "3");
        let drawn = Sentence::from(format!("Tu fais {die}\u{A0}! Va.")).render().0;
        assert!(drawn.starts_with("Tu fais <span class=\"mini gold\"><svg "), "{drawn}");
        assert!(drawn.ends_with("</svg><b>3</b>\u{A0}!</span> Va."), "{drawn}");
    }

    #[test]
    fn a_name_draws_nothing_of_its_own() {
        let name = format!("A{OPEN}shell signs-bot x{WORD}d{CLOSE}a");
        let sentence = Sentence::from(format!("{} <wins>", player(0, &name)));
        assert_eq!(sentence.to_string(), "Ashell signs-bot xda <wins>");
        assert_eq!(sentence.render().0.matches("<svg").count(), 1, "the shape alone");
        assert!(sentence.render().0.ends_with("</span> &lt;wins&gt;"));
    }

    #[test]
    fn sentences_are_joined() {
        let one = Sentence::from(pictured(("magic-labyrinth", "dice-3"), "", "3."));
        let both = Sentence::join([one, "Go!".into()]);
        assert_eq!(both.to_string(), "3. Go!");
    }
}

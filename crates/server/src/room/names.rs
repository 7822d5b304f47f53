//! Display names: unique at a table, visible, and not changed while the game asks for silence.

use game::{Seat, Talk};
use table::{Name, Sitter};
use unicode_normalization::UnicodeNormalization;

use super::authorize::Result;
use super::task::Room;
use crate::error::RoomError;

/// Maximum length of a name in characters.
const MAX_NAME_CHARS: usize = 24;

impl Room {
    /// The name, with a number appended if another player at this table has the same.
    pub(super) fn unique_name(&self, seat: Seat, name: Name) -> Name {
        let others = self.table.people().iter().filter(|(other, _)| *other != seat);
        let names = others.filter_map(|(_, sitter)| match sitter {
            Sitter::Player { name, .. } => Some(folded(name.as_str())),
            Sitter::Bot { .. } => None,
        });
        let taken: Vec<String> = names.collect();
        numbered(name, &taken)
    }

    /// MZ-91: a new name can say something, so it is refused where words are.
    ///
    /// # Errors
    /// The refusal of the game.
    pub(super) fn may_be_renamed(&self, seat: Seat) -> Result<()> {
        self.table.may_talk(seat, Talk::Words).map_err(|mut refused| {
            refused.text =
                format!("a new name counts as talking: {}; keep the old one for now", refused.text);
            RoomError::Refused(refused)
        })
    }
}

/// The name, or the name with the first number that makes it unique.
fn numbered(name: Name, taken: &[String]) -> Name {
    let is_free = |name: &str| !taken.contains(&folded(name));
    if is_free(name.as_str()) {
        return name;
    }
    let with = |number: usize| {
        let number = format!(" {number}");
        let room = MAX_NAME_CHARS - number.chars().count();
        let front: String = name.as_str().chars().take(room).collect();
        format!("{}{number}", front.trim_end())
    };
    let mut names = (2..).map(with).filter(|name| is_free(name));
    // There are more numbers than seats, and a shortened name is still valid.
    let found = names.next().and_then(|name| name.parse().ok());
    found.unwrap_or(name)
}

/// The form in which names are compared: two names that differ in case or width alone are equal.
fn folded(name: &str) -> String {
    let small: String = name.nfkc().flat_map(char::to_lowercase).collect();
    small.nfkc().collect()
}

/// Reads a display name. Letters are normalised (NFKC), and blanks are single.
///
/// # Errors
/// If it is too long, blank, or contains invisible characters.
pub(crate) fn read_name(text: &str) -> Result<Name> {
    let bad = |text: String| Err(RoomError::BadName(text));
    let long = |count: usize| {
        bad(format!(
            "a name of 1 to {MAX_NAME_CHARS} characters: it has {count}; choose a shorter one"
        ))
    };
    if text.chars().count() > MAX_NAME_CHARS {
        return long(text.chars().count());
    }
    if let Some(letter) = text.chars().find(|&letter| is_hidden(letter)) {
        return bad(format!(
            "a name of visible letters: it holds U+{:04X}, which cannot be seen; type it again \
             without that",
            u32::from(letter)
        ));
    }
    let text = text.chars().filter(|&letter| !is_style(letter));
    let plain: String =
        text.nfkc().map(|letter| if letter.is_whitespace() { ' ' } else { letter }).collect();
    let plain = plain.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
    if plain.chars().all(|letter| matches!(letter, ' ' | BRAILLE_BLANK)) {
        return bad("a name that can be seen: type at least one letter, digit or sign".to_owned());
    }
    let count = plain.chars().count();
    if count > MAX_NAME_CHARS {
        return long(count);
    }
    plain.parse().or_else(|error: game::Unreadable| bad(error.to_string()))
}

/// The Braille pattern without dots: not white space for Unicode, but it looks blank.
const BRAILLE_BLANK: char = '\u{2800}';

/// Whether this is a variation selector. Phones add them to emoji.
fn is_style(letter: char) -> bool {
    matches!(letter, '\u{fe00}'..='\u{fe0f}')
}

/// Whether this is an invisible character: a control character, a change of direction, one without width, a
/// filler or a tag. Tabs and line ends count too.
fn is_hidden(letter: char) -> bool {
    letter.is_control()
        || matches!(letter,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{feff}'
            | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{1bca0}'..='\u{1bca3}'
            | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn name(text: &str) -> Name {
        read_name(text).expect(text)
    }

    #[test]
    fn letters_have_one_width_and_blanks_are_single() {
        for (typed, read) in [
            (" Ada ", "Ada"),
            ("Ａｄａ", "Ada"),
            ("Å\u{a0}\u{3000}sa", "Å sa"),
            ("e\u{301}", "é"),
            ("ﬁn", "fin"),
            ("Åsa & Bo", "Åsa & Bo"),
            ("木村", "木村"),
            ("🐸", "🐸"),
            ("Ann ❤\u{fe0f}", "Ann ❤"),
            ("x\u{20}\u{20}y", "x y"),
        ] {
            assert_eq!(name(typed).as_str(), read, "{typed:?}");
        }
        let long = format!("x{}y", " ".repeat(22));
        assert_eq!(name(&long).as_str(), "x y");
    }

    #[test]
    fn what_cannot_be_seen_is_refused_and_said() {
        for text in [
            "A\u{200b}da",
            "A\u{200d}",
            "\u{202e}adA",
            "A\u{2066}",
            "A\u{7}",
            "A\u{0}b",
            "A\tb",
            "A\nb",
            "A\n",
            "\u{feff}A",
            "A\u{ad}",
            "A\u{3164}",
            "A\u{e0041}",
        ] {
            let error = read_name(text).expect_err(text);
            assert!(matches!(error, RoomError::BadName(_)), "{text:?}");
            assert!(error.to_string().contains("U+"), "{}", error);
        }
        for text in ["", " ", "\u{a0}", "\u{2800}", "\u{3000}\u{2003}", "\u{fe0f}"] {
            let error = read_name(text).expect_err(text);
            assert!(error.to_string().contains("that can be seen"), "{text:?}: {}", error);
        }
        let error = read_name(&"x".repeat(25)).expect_err("too long");
        assert!(error.to_string().contains("it has 25"), "{}", error);
        // One character that stands for eighteen letters.
        assert!(read_name("\u{fdfa}\u{fdfa}").is_err());
    }

    #[test]
    fn equal_names_get_a_number() {
        let taken = |names: &[&str]| names.iter().map(|name| folded(name)).collect::<Vec<_>>();
        let given = |typed: &str, names: &[&str]| numbered(name(typed), &taken(names)).to_string();
        assert_eq!(given("Kim", &["Bo"]), "Kim");
        assert_eq!(given("Kim", &["Kim"]), "Kim 2");
        assert_eq!(given("KIM", &["kim", "Kim 2"]), "KIM 3");
        assert_eq!(given("Ｋｉｍ", &["Kim"]), "Kim 2");
        assert_eq!(given("ÉVA", &["e\u{301}va"]), "ÉVA 2");
        let long = "x".repeat(24);
        assert_eq!(given(&long, &[&long]), format!("{} 2", "x".repeat(22)));
    }
}

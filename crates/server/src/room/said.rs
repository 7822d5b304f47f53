//! What people say to each other: kept for open pages, never written down.

use std::collections::VecDeque;
use std::sync::Arc;

use game::{Seat, Talk};

/// So much is kept at most.
const MOST: usize = 50;
/// Nobody says more at once, in characters.
const LONGEST: usize = 200;

/// One thing that was said.
#[derive(Debug)]
pub(crate) struct Saying {
    /// Which one, counted from 1.
    pub(crate) number: u64,
    /// By whom.
    pub(crate) seat: Seat,
    /// How.
    pub(crate) kind: Talk,
    /// What.
    pub(crate) text: String,
}

impl Saying {
    /// As a page shows it.
    pub(crate) fn shown(&self) -> ui::pages::Said<'_> {
        let Self { number, seat, kind, ref text } = *self;
        ui::pages::Said { number, seat, kind, text }
    }
}

/// What was said lately.
#[derive(Debug, Default)]
pub(crate) struct Said {
    count: u64,
    last: VecDeque<Arc<Saying>>,
}

impl Said {
    /// How many things have been said.
    pub(crate) fn count(&self) -> u64 {
        self.count
    }

    /// Keeps something that is said now.
    pub(crate) fn push(&mut self, seat: Seat, kind: Talk, text: String) {
        self.count += 1;
        if self.last.len() == MOST {
            self.last.pop_front();
        }
        self.last.push_back(Arc::new(Saying { number: self.count, seat, kind, text }));
    }

    /// What came after so many.
    pub(crate) fn since(&self, number: u64) -> Vec<Arc<Saying>> {
        self.last.iter().filter(|saying| saying.number > number).cloned().collect()
    }

    /// The game is over: so is the talk.
    pub(crate) fn forget(&mut self) {
        self.last.clear();
    }
}

/// What somebody typed, on one line and without what does not belong there; `None` if nothing is
/// left, or too much.
pub(crate) fn tidied(text: &str) -> Option<String> {
    let plain: String =
        text.chars().map(|letter| if letter.is_whitespace() { ' ' } else { letter }).collect();
    if plain.chars().count() > LONGEST {
        return None;
    }
    let plain: String = plain.chars().filter(|letter| !is_unwanted(*letter)).collect();
    let plain = plain.trim();
    (!plain.is_empty()).then(|| plain.to_owned())
}

/// Control characters, and those that turn the direction of all that follows.
fn is_unwanted(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{200e}' | '\u{200f}' | '\u{feff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_typed_becomes_one_plain_line() {
        assert_eq!(tidied("  to\tthe\nleft\u{7}! "), Some("to the left!".to_owned()));
        assert_eq!(tidied("a\u{202e}b"), Some("ab".to_owned()));
        assert_eq!(tidied(" \n\u{1b} "), None);
        assert!(tidied(&"ö".repeat(LONGEST)).is_some());
        assert_eq!(tidied(&"ö".repeat(LONGEST + 1)), None);
    }

    #[test]
    fn only_the_last_things_are_kept() {
        let mut said = Said::default();
        for number in 0..70 {
            said.push(Seat::A, Talk::Words, number.to_string());
        }
        assert_eq!((said.count(), said.since(0).len()), (70, MOST));
        assert_eq!(said.since(68).iter().map(|saying| saying.number).collect::<Vec<_>>(), [69, 70]);
        said.forget();
        assert!(said.since(0).is_empty());
    }
}

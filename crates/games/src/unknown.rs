//! The error for an unknown game name.

use std::fmt;

use game::Unreadable;

/// No game has this name. The message lists the names and suggests the most similar one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownGame(Unreadable);

impl UnknownGame {
    pub(crate) fn new(name: &str, names: &[&'static str]) -> Self {
        let error = Unreadable::new(format!("a game ({})", names.join(", ")), name);
        Self(match nearest(name, names) {
            Some(near) => error.hint(&format!("did you mean `{near}`?")),
            None => error,
        })
    }

    /// Converts to the error type of all texts that cannot be parsed.
    pub fn unreadable(self) -> Unreadable {
        self.0
    }
}

impl fmt::Display for UnknownGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl std::error::Error for UnknownGame {}

/// The most similar name, if it is similar enough: it contains the text, or at most a third of its
/// letters differ.
fn nearest(name: &str, names: &[&'static str]) -> Option<&'static str> {
    let name: String = name.to_lowercase().chars().take(64).collect();
    let near = |known: &&str| {
        let part = name.len() > 2 && known.contains(&name);
        part || edits(&name, known) * 3 <= known.len()
    };
    names.iter().copied().filter(near).min_by_key(|known| edits(&name, known))
}

/// The edit distance: how many letters must be inserted, deleted or changed to turn one word into the
/// other.
fn edits(from: &str, to: &str) -> usize {
    let to: Vec<char> = to.chars().collect();
    let mut row: Vec<usize> = (0..=to.len()).collect();
    for (nth, letter) in from.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = nth + 1;
        for (at, &wanted) in to.iter().enumerate() {
            let changed = diagonal + usize::from(letter != wanted);
            diagonal = row[at + 1];
            row[at + 1] = changed.min(diagonal + 1).min(row[at] + 1);
        }
    }
    row[to.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    const NAMES: &[&str] = &["magic-castle", "magic-maps", "naga-nagina"];

    #[test]
    fn edits_are_counted() {
        for (from, to, count) in [("", "abc", 3), ("maze", "maze", 0), ("maize", "maze", 1)] {
            assert_eq!(edits(from, to), count);
            assert_eq!(edits(to, from), count);
        }
    }

    #[test]
    fn the_nearest_name_is_suggested() {
        for (name, meant) in [
            ("magic-cassle", Some("magic-castle")),
            ("Magic-Maps", Some("magic-maps")),
            ("castle", Some("magic-castle")),
            ("chess", None),
            ("", None),
        ] {
            assert_eq!(nearest(name, NAMES), meant, "{name}");
        }
    }

    #[test]
    fn all_names_are_listed() {
        let error = UnknownGame::new("chess", NAMES).to_string();
        assert_eq!(error, "expected a game (magic-castle, magic-maps, naga-nagina), found `chess`");
    }
}

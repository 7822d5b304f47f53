//! What is said to a name that no game has.

use std::fmt;

use game::Unreadable;

/// No game has that name. Says which names there are and which one comes nearest.
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

    /// The same as what is wrong with a text.
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

/// The name that takes the fewest edits, if they are few: a third of its letters, or none but
/// letters left out.
fn nearest(name: &str, names: &[&'static str]) -> Option<&'static str> {
    let name: String = name.to_lowercase().chars().take(64).collect();
    let near = |known: &&str| {
        let part = name.len() > 2 && known.contains(&name);
        part || edits(&name, known) * 3 <= known.len()
    };
    names.iter().copied().filter(near).min_by_key(|known| edits(&name, known))
}

/// How many letters must be put in, taken out or changed to make one word of the other.
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

    const NAMES: &[&str] = &["magic-labyrinth", "magic-maze", "mago-magino"];

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
            ("magic-labrynth", Some("magic-labyrinth")),
            ("Magic-Maze", Some("magic-maze")),
            ("labyrinth", Some("magic-labyrinth")),
            ("chess", None),
            ("", None),
        ] {
            assert_eq!(nearest(name, NAMES), meant, "{name}");
        }
    }

    #[test]
    fn all_names_are_listed() {
        let error = UnknownGame::new("chess", NAMES).to_string();
        assert_eq!(
            error,
            "expected a game (magic-labyrinth, magic-maze, mago-magino), found `chess`"
        );
    }
}

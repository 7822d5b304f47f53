//! Crates that several commands name.

use std::fs;
use std::path::Path;

use anyhow::Context as _;

/// The one list of games.
pub(crate) const LIST: &str = "crates/games/src/list.rs";

/// A game of the list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Listed {
    /// Its name, which is that of its crate: `my-game`.
    pub(crate) name: String,
    /// Its module: `my_game`.
    pub(crate) module: String,
    /// Its type: `MyGame`.
    pub(crate) kind: String,
    /// Its name as people write it: `My Game`.
    pub(crate) title: String,
    /// Whether the list marks it as shipped.
    pub(crate) is_shipped: bool,
}

impl Listed {
    /// The game of this name, not shipped yet.
    pub(crate) fn new(name: &str) -> Self {
        let words = name.split('-').map(|word| {
            let mut letters = word.chars();
            letters
                .next()
                .map(|first| first.to_ascii_uppercase())
                .into_iter()
                .chain(letters)
                .collect()
        });
        let words: Vec<String> = words.collect();
        Self {
            name: name.to_owned(),
            module: name.replace('-', "_"),
            kind: words.concat(),
            title: words.join(" "),
            is_shipped: false,
        }
    }

    /// Whether a text contains the game's name, in any form. A longer name does not count.
    pub(crate) fn is_named_in(&self, text: &str) -> bool {
        let forms = [&self.name, &self.module, &self.kind, &self.title];
        forms.iter().any(|form| contains(text, form))
    }
}

fn contains(text: &str, name: &str) -> bool {
    let is_part = |letter: Option<char>| letter.is_some_and(char::is_alphanumeric);
    text.match_indices(name).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        !is_part(before) && !is_part(text[at + name.len()..].chars().next())
    })
}

/// The games of the list with this text, in its order. A row starts with a line `TYPE {` and a line
/// `name: "NAME",`.
pub(crate) fn listed(list: &str) -> Vec<Listed> {
    let rows = list.split("        name: \"").skip(1);
    let game = |row: &str| {
        let (name, rest) = row.split_once('"')?;
        Some(Listed { is_shipped: rest.contains("is_shipped: true"), ..Listed::new(name) })
    };
    rows.filter_map(game).collect()
}

/// The games of the workspace at `root`.
///
/// # Errors
/// If the list cannot be read.
pub(crate) fn games(root: &Path) -> anyhow::Result<Vec<Listed>> {
    Ok(listed(&fs::read_to_string(root.join(LIST)).context(LIST)?))
}

/// The crates without clock, randomness, files and floats: the contract, mazes and the rules.
pub(crate) fn pure(games: &[Listed]) -> impl Iterator<Item = &str> {
    ["game", "maze"].into_iter().chain(games.iter().map(|game| game.name.as_str()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_list_is_understood() {
        let list = fs::read_to_string(crate::root().join(LIST)).expect("the list");
        let games = listed(&list);
        assert!(games.len() > 3 && games.iter().any(|game| game.is_shipped), "{games:?}");
        for game in games {
            assert!(
                list.contains(&format!("\n    {}::{} {{\n", game.module, game.kind)),
                "{game:?}"
            );
        }
    }

    #[test]
    fn a_game_has_four_forms_of_its_name() {
        let game = Listed::new("my-2nd-game");
        assert_eq!(
            (&*game.module, &*game.kind, &*game.title),
            ("my_2nd_game", "My2ndGame", "My 2nd Game")
        );
        assert!(game.is_named_in("use my_2nd_game::X;") && game.is_named_in("a.my-2nd-game"));
        assert!(!game.is_named_in("my_2nd_games") && !game.is_named_in("NotMy2ndGame"));
    }
}

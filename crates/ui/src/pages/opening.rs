//! Opening a table with settings of one's own.

use game::Setting;
use maud::{Markup, html};

use super::options::{Drawn, fields};
use super::shell::{foot, game_page};
use crate::{BuiltMaze, Words, games};

/// A table that is to be opened.
#[derive(Clone, Copy, Debug)]
pub struct Opening<'a> {
    /// The game's name.
    pub game: &'static str,
    /// What can be set.
    pub settings: &'a [Setting],
    /// What is set otherwise than by default.
    pub set: &'a [(&'a str, String)],
    /// A maze that is being built, where the game has one.
    pub built: &'a BuiltMaze,
    /// What the reader is called.
    pub name: &'a str,
    /// Whether everybody may find the table.
    pub is_public: bool,
    /// Why it was not opened like this.
    pub refused: Option<&'a str>,
}

/// The page on which a table is set up before it is opened.
pub fn opening(words: &Words, table: &Opening<'_>) -> Markup {
    let Opening { game, settings, set, built, name, is_public, refused } = *table;
    let title = words.format(&format!("game-{game}"), &[]);
    let build = || games::builder(words, built);
    let drawn = if game == "magic-labyrinth" { Drawn::Built(&build) } else { Drawn::Typed };
    let body = html! {
        main #main class="sheet" {
            h1 { (title) }
            p { (words.format(&format!("lead-{game}"), &[])) }
            @if let Some(refused) = refused { p class="refused" role="alert" { (refused) } }
            form method="post" action="/tables" class="settings" {
                input type="hidden" name="game" value=(game);
                p class="field" {
                    label for="name" { (words.text("your-name")) }
                    input #name name="name" value=(name) maxlength="24" required autocomplete="nickname";
                }
                fieldset {
                    legend { (words.text("access")) }
                    label { input type="radio" name="access" value="private" checked[!is_public]; " " (words.text("access-private")) }
                    label { input type="radio" name="access" value="public" checked[is_public]; " " (words.text("access-public")) }
                }
                (fields(words, game, settings, (set, drawn), refused.is_some()))
                button class="main" { (words.text("open-table")) }
            }
        }
        (foot(words))
    };
    game_page(words, (&title, &format!("/new/{game}"), "at-opening"), Some(game), &body)
}

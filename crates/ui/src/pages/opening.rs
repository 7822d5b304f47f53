//! Opening a table with chosen settings.

use game::Setting;
use maud::{Markup, html};

use super::options::{DrawingField, fields};
use super::shell::{foot, game_page};
use crate::{BuiltMaze, Words, games};

/// The content of the form.
#[derive(Clone, Copy, Debug)]
pub struct Opening<'a> {
    /// The game's name.
    pub game: &'static str,
    /// The settings of the game.
    pub settings: &'a [Setting],
    /// The settings that differ from the default.
    pub set: &'a [(&'a str, String)],
    /// The maze that is being built, for a game that has one.
    pub built: &'a BuiltMaze,
    /// The reader's name.
    pub name: &'a str,
    /// Whether the table is listed for everybody.
    pub is_public: bool,
    /// Why the table was not opened.
    pub refused: Option<&'a str>,
}

/// The page with the settings of a new table.
pub fn opening(words: &Words, table: &Opening<'_>) -> Markup {
    let Opening { game, settings, set, built, name, is_public, refused } = *table;
    let title = words.format(&format!("game-{game}"), &[]);
    let build = || games::builder(words, built);
    let drawing =
        if game == "magic-labyrinth" { DrawingField::Custom(&build) } else { DrawingField::Text };
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
                (fields(words, game, settings, (set, drawing), refused.is_some()))
                button class="main" { (words.text("open-table")) }
            }
        }
        (foot(words))
    };
    game_page(words, (&title, &format!("/new/{game}"), "at-opening"), Some(game), &body)
}

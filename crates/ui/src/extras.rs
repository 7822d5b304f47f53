//! What a game with a user interface of its own adds to the files, the words and the pages around its
//! tables. A game that is shown by the plain user interface adds nothing.

use maud::{Markup, html};

use crate::assets::Asset;
use crate::pictures::{Picture, Set};
use crate::{Words, games};

/// What a game adds. Each user interface in `crates/ui/src/games` states it once.
pub(crate) struct Extras {
    /// The game's name. Its style sheet and its picture sheet have the same name.
    pub(crate) game: &'static str,
    /// The files of its style sheet.
    pub(crate) styles: &'static [Asset],
    /// The modules that its page loads besides those of all pages, the one that plays its beats first.
    pub(crate) scripts: &'static [Asset],
    /// The sets of its picture sheet.
    pub(crate) pictures: &'static [Set],
    /// The shapes of its picture sheet that are made of several pictures.
    pub(crate) shapes: fn() -> Markup,
    /// The large picture on the home page; a die if there is none.
    pub(crate) scene: Option<Picture>,
    /// Its texts: in every language (`word_files!("my-game")`), or in English alone (`word_files!("my-game": "en")`).
    pub(crate) words: &'static [Asset],
    /// Drawings on its rules page.
    pub(crate) figures: &'static [Figure],
    /// The settings that the form shows first; the others are folded away.
    pub(crate) first_settings: &'static [&'static str],
    /// Links on the home page: the address, and the key of the text.
    pub(crate) links: &'static [(&'static str, &'static str)],
    /// Links at the end of a table: the path below the table, and the key of the text.
    pub(crate) end_links: &'static [(&'static str, &'static str)],
    /// What stands below its rules.
    pub(crate) below_rules: fn(&Words) -> Markup,
    /// Keys of texts that its code builds from parts.
    #[cfg(test)]
    pub(crate) keys: fn() -> Vec<String>,
}

impl Extras {
    /// Adds nothing. A user interface states what differs: `Extras { game: MyGame::NAME, ..Extras::NONE }`.
    pub(crate) const NONE: Self = Self {
        game: "",
        styles: &[],
        scripts: &[],
        pictures: &[],
        shapes: || html! {},
        scene: None,
        words: &[],
        figures: &[],
        first_settings: &["seats"],
        links: &[],
        end_links: &[],
        below_rules: |_| html! {},
        #[cfg(test)]
        keys: Vec::new,
    };

    /// What the game of this name adds; `None` if it is shown by the plain user interface.
    pub(crate) fn of(game: &str) -> Option<&'static Self> {
        games::ALL.iter().find(|extras| extras.game == game)
    }
}

/// A drawing on the rules page of a game: the board of a case as a watcher sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Figure {
    /// The section of the rules below which it stands.
    pub section: u8,
    /// The name of the case.
    pub case: &'static str,
    /// The drawing as it is kept in `crates/ui/figures`.
    pub html: &'static str,
}

/// The drawings on the rules page of a game.
pub fn figures(game: &str) -> &'static [Figure] {
    Extras::of(game).map_or(&[], |extras| extras.figures)
}

/// A figure: the section, the file in `crates/ui/figures`, and the case.
macro_rules! figure {
    ($section:literal, $file:literal, $case:literal) => {
        $crate::Figure {
            section: $section,
            case: $case,
            html: include_str!(concat!("../../../figures/", $file, ".html")),
        }
    };
}
pub(crate) use figure;

/// The large picture of a game, by its file in `crates/ui/pictures/scenes`.
macro_rules! scene {
    ($game:literal) => {
        Some($crate::pictures::Picture {
            name: $game,
            svg: include_str!(concat!("../../../pictures/scenes/", $game, ".svg")),
        })
    };
}
pub(crate) use scene;

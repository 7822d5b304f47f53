//! The pages: the same around every game.

mod about;
mod campaign;
mod chairs;
mod end;
mod error;
mod home;
mod link;
mod log;
#[cfg(debug_assertions)]
mod look;
mod more;
mod opening;
mod options;
mod players;
mod qr;
mod replay;
mod rules;
mod shell;
mod table;
mod talk;
mod waiting;

pub use about::about;
pub use campaign::{Best, Group, Tried, campaign};
pub use error::error;
pub use home::{Home, Row, home};
pub use link::{link, offer};
pub(crate) use log::told;
pub use log::{LINES, Line};
#[cfg(debug_assertions)]
pub use look::look;
#[cfg(debug_assertions)]
pub(crate) use look::sheet as whole_sheet;
pub use opening::{Opening, opening};
pub use players::players;
pub use replay::{Check, Found, Move, Moves, Place, REPLAY, ReplayPage, replay, replay_parts};
pub use rules::rules;
pub use table::{Table, hand, parts, stage, table};
pub(crate) use talk::REACTIONS;
pub use talk::{Said, said};

use std::fmt;

use maud::Render;

use crate::files;

/// A small sign beside a word. It says nothing that the word does not.
pub fn icon(name: &str) -> Picture<'_> {
    picture_of("shell", ["signs-", name], "icon")
}

/// A picture of a sheet, by its set and its name in one. It says nothing: a label beside or around
/// it does. The names are our own: nothing in them is to be escaped.
pub fn picture<'a>(sheet: &str, name: &'a str, class: &'a str) -> Picture<'a> {
    picture_of(sheet, [name, ""], class)
}

/// The same by its set and its name.
pub fn picture_of<'a>(sheet: &str, name: [&'a str; 2], class: &'a str) -> Picture<'a> {
    Picture { sheet: files::address(sheet), name, class }
}

/// A picture of a sheet. There are several in most pieces of a board, so it is written where it is
/// wanted, without a text of its own.
#[derive(Clone, Copy, Debug)]
pub struct Picture<'a> {
    /// Its address.
    sheet: &'static str,
    name: [&'a str; 2],
    class: &'a str,
}

impl Picture<'_> {
    fn pieces(&self) -> [&str; 8] {
        let Self { sheet, name: [set, name], class } = self;
        let hidden = "\" aria-hidden=\"true\" focusable=\"false\"><use href=\"";
        ["<svg class=\"", class, hidden, sheet, "#", set, name, "\"></use></svg>"]
    }
}

impl Render for Picture<'_> {
    fn render_to(&self, html: &mut String) {
        self.pieces().into_iter().for_each(|piece| html.push_str(piece));
    }
}

impl fmt::Display for Picture<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.pieces().into_iter().try_for_each(|piece| f.write_str(piece))
    }
}

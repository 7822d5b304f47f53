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
pub use replay::{Check, Found, Move, Moves, Place, REPLAY, Replay, replay, replay_parts};
pub use rules::rules;
pub use table::{Table, hand, parts, stage, table};
pub(crate) use talk::REACTIONS;
pub use talk::{Said, said};

use maud::{Markup, PreEscaped};

use crate::files;

/// A small sign beside a word. It says nothing that the word does not.
pub fn icon(name: &str) -> Markup {
    picture("shell", &format!("signs-{name}"), "icon")
}

/// A picture of a sheet, by its set and its name in one. It says nothing: a label beside or around
/// it does. The names are our own: nothing in them is to be escaped.
pub fn picture(sheet: &str, name: &str, class: &str) -> Markup {
    // There are several in most pieces of a board, so they are put together by hand.
    let pieces = [
        "<svg class=\"",
        class,
        "\" aria-hidden=\"true\" focusable=\"false\"><use href=\"",
        files::address(sheet),
        "#",
        name,
        "\"></use></svg>",
    ];
    PreEscaped(pieces.concat())
}

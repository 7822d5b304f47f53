//! The pages around the games.

mod campaign;
mod chairs;
mod end;
mod home;
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
mod sheets;
mod shell;
mod table;
mod talk;
mod waiting;

pub use campaign::{Best, Group, Tried, campaign};
pub use home::{Home, Row, home};
pub use log::{LINES, Line};
#[cfg(debug_assertions)]
pub use look::look;
#[cfg(debug_assertions)]
pub(crate) use look::sheet as whole_sheet;
pub use opening::{Opening, opening};
pub use players::players;
pub use replay::{Check, Found, Move, Moves, Place, REPLAY, ReplayPage, replay, replay_parts};
pub use rules::rules;
pub use sheets::{about, error, link, offer};
pub use table::{Table, hand, parts, stage, table};
pub(crate) use talk::REACTIONS;
pub use talk::{Said, said};

use maud::{Markup, html};

use crate::files;

/// A small icon beside a text. It is hidden from screen readers.
pub fn icon(name: &str) -> Markup {
    picture("shell", &format!("signs-{name}"), "icon")
}

/// A picture of a sheet by its id, such as `symbols-owl`. It is hidden from screen readers: a label
/// beside or around it says what it shows.
pub fn picture(sheet: &str, id: &str, class: &str) -> Markup {
    html! {
        svg class=(class) aria-hidden="true" focusable="false" {
            use href={ (files::address(sheet)) "#" (id) } {}
        }
    }
}

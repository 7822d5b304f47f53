//! The pages around the games.

mod campaign;
mod home;
mod more;
mod qr;
mod replay;
mod rules;
mod settings;
mod sheets;
mod shell;
mod table;
mod talk;
mod waiting;

pub use campaign::{Best, Group, Tried, campaign};
pub use home::{Home, Row, home};
pub use replay::{Check, Found, Move, Moves, Place, REPLAY, ReplayPage, replay, replay_parts};
pub use rules::rules;
pub use settings::{Opening, opening};
pub use sheets::{about, error, link, offer};
pub(crate) use table::shape;
pub use table::{LINES, Line, Table, hand, parts, players, stage, table};
pub(crate) use talk::REACTIONS;
pub use talk::{Said, said};

pub(crate) use waiting::names;

use maud::{Markup, html};

use crate::files;

/// A small icon next to a text. It is hidden from screen readers.
pub fn icon(name: &str) -> Markup {
    picture("shell", &format!("signs-{name}"), "icon")
}

/// A picture of a sheet by its id, such as `symbols-owl`. It is hidden from screen readers: a label
/// next to it or around it says what it shows.
pub fn picture(sheet: &str, id: &str, class: &str) -> Markup {
    html! {
        svg class=(class) aria-hidden="true" focusable="false" {
            use href={ (files::address(sheet)) "#" (id) } {}
        }
    }
}

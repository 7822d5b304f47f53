//! The pages around the games.

mod chair;
mod home;
mod joining;
mod lobby;
mod more;
mod play;
mod qr;
mod replay;
mod rules;
mod settings;
mod sheets;
mod shell;
mod table;
mod talk;

pub use crate::games::campaign::{Best, Group, Tried, campaign};
pub use home::{Facts, Home, MAX_ROWS, Occupant, Row, home};
pub use joining::join_by_code;
pub use play::{GameCard, play};
pub use replay::{Check, Found, Move, Moves, Place, REPLAY, ReplayPage, replay, replay_parts};
pub use rules::rules;
pub use settings::{Opening, opening};
pub use sheets::{about, error, link, offer};
pub use shell::offline;
pub(crate) use table::shape;
pub use table::{LINES, Line, Table, hand, parts, players, stage, table};
pub(crate) use talk::REACTIONS;
pub use talk::{Said, said};

pub(crate) use lobby::names;
pub(crate) use shell::{foot, page};

use maud::{Markup, html};

use crate::extras::Extras;
use crate::{Words, files};

/// A small icon next to a text. It is hidden from screen readers.
pub fn icon(name: &str) -> Markup {
    picture("shell", &format!("signs-{name}"), "icon")
}

/// The large picture of a game. It fills its place, so that its edges may be cut off. A game without one gets
/// a die.
pub fn scene(game: &str) -> Markup {
    let Some(scene) = Extras::of(game).and_then(|extras| extras.scene) else {
        return picture("shell", "signs-dice", "scene");
    };
    html! {
        svg class="art scene" viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false" {
            use href={ (files::address("scenes")) "#scenes-" (scene.name) } width="320" height="200" {}
        }
    }
}

/// The links of a game to pages that it alone has.
pub fn game_links(words: &Words, game: &str) -> Markup {
    html! {
        @for &(address, key) in Extras::of(game).map_or(&[][..], |extras| extras.links) {
            a href=(address) { (words.text(key)) }
        }
    }
}

/// Whether a game has a campaign.
pub fn has_campaign(game: &str) -> bool {
    Extras::of(game)
        .is_some_and(|extras| extras.end_links.iter().any(|(path, _)| *path == "campaign"))
}

/// A drawing of the pages around the games, such as `lantern`.
fn drawing(name: &str) -> Markup {
    picture("art", &format!("art-{name}"), &format!("art art-{name}"))
}

/// Names in one phrase: `Kim, Ole and you`.
fn joined(words: &Words, names: &[String]) -> String {
    match names {
        [] => String::new(),
        [only] => only.clone(),
        [others @ .., last] => {
            let others = others.join(", ");
            words.format("and", [("others", others.into()), ("last", last.as_str().into())])
        }
    }
}

/// A picture of a sheet by its id, such as `symbols-owl`. It is hidden from screen readers: a label
/// next to it or around it says what it shows.
pub fn picture(sheet: &str, id: &str, class: &str) -> Markup {
    html! {
        svg class=(class) aria-hidden="true" {
            use href={ (files::address(sheet)) "#" (id) } {}
        }
    }
}

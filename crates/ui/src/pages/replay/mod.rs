//! The replay of a finished game, with nothing hidden.

mod dice;
mod moves;
mod navigation;

use maud::{Markup, html};

use super::shell::{self, game_page};
use crate::narration::live_region;
use crate::{Cx, GameParts, Narration, Part};

pub use dice::{Check, Found};
pub use moves::{Move, Moves};
pub use navigation::Place;

/// The content of the page of one moment.
#[derive(Debug)]
pub struct ReplayPage<'a> {
    /// The parts that the game draws, with nothing hidden.
    pub parts: GameParts,
    /// Hands and legend, beside the board.
    pub beside: Markup,
    /// The sentences about the move that led to the moment.
    pub narrations: Vec<Narration>,
    /// Which moment it is.
    pub place: Place,
    /// The moves around it.
    pub moves: Moves,
    /// Whether the dice were honest.
    pub check: Check<'a>,
}

/// The page of a moment.
pub fn replay(cx: &Cx<'_>, replay: &ReplayPage<'_>) -> Markup {
    let name = cx.game_name();
    let title = cx.format("replay-of", &[("game", (&name).into())]);
    let here = navigation::address(cx, replay.place.at);
    let body = html! { main #main { (stage(cx, replay, &title)) } };
    let page = (title.as_str(), here.as_str(), shell::REPLAY);
    game_page(cx.words, page, Some(cx.scene.game), &body)
}

/// The script knows by `data-parts` where the parts of another moment are.
fn stage(cx: &Cx<'_>, replay: &ReplayPage<'_>, title: &str) -> Markup {
    let scene = cx.scene;
    html! {
        div #stage class={ "stage over replay g-" (scene.game) } data-state="replay"
            data-seq=(replay.place.at) data-parts=(scene.path("replay/parts")) {
            h1 class="sr" { (title) }
            @for part in replay_parts(cx, replay) { (part.markup()) }
            (dice::dice(cx, &replay.check))
            p class="line back" {
                a class="button" href=(scene.path("")) { (super::icon("back")) span { (cx.text("replay-table")) } }
            }
        }
    }
}

/// The parts that change from moment to moment, in reading order.
pub fn replay_parts(cx: &Cx<'_>, replay: &ReplayPage<'_>) -> Vec<Part> {
    let game = &replay.parts;
    vec![
        Part::new("told", live_region(&replay.narrations)),
        game.board.clone(),
        Part::new("reel", navigation::navigation(cx, &replay.place)),
        Part::new("now", html! { p #now class="now" { (game.now) } }),
        Part::new(
            "beside",
            html! { section #beside class="beside" aria-label=(cx.text("replay-beside")) { (replay.beside) } },
        ),
        game.players.clone(),
        moves::moves(cx, &replay.moves, replay.place.at),
        Part::new("share", navigation::share(cx, replay.place.at)),
    ]
}

/// The layout of a replay page for [`Sent`](crate::Sent): it never changes.
pub const REPLAY: &str = "replay";

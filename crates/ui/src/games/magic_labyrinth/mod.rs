//! The Magic Labyrinth: a garden parterre seen from above, its walls hidden below.

mod board;
mod builder;
mod narration;
mod revealed;

use game::{Outcome, Seat};
use magic_labyrinth::{Action, MagicLabyrinth, Magician, Sight, Stage, Symbol, View};
use maud::{Markup, html};
use maze::Side;

pub use builder::BuiltMaze;
pub(crate) use builder::builder;

use crate::cx::Button;
use crate::pages::picture;
use crate::{Cx, GameUi, Narration, Part, Revealed, RevealedParts};

/// The picture sheet of this game.
const SHEET: &str = "magic-labyrinth";

impl GameUi for MagicLabyrinth {
    const MINUTES: (u8, u8) = (15, 30);

    fn now(view: &View, _: &[Action], cx: &Cx<'_>) -> String {
        let symbol = view.look.map(|symbol| symbol_name(symbol, cx)).unwrap_or_default();
        let args = [("symbol", symbol.into())];
        match view.now {
            Stage::Roll => cx.format_about("ml-now-roll", view.turn, &args),
            Stage::Move { left, .. } => {
                cx.format_about("ml-now-move", view.turn, &[args[0], ("left", left.into())])
            }
            Stage::Over(seat) => cx.format_about("ml-now-over", seat, &[]),
            Stage::Maze
            | Stage::Turning
            | Stage::Shuffling
            | Stage::First
            | Stage::Chip
            | Stage::Bonus(_)
            | Stage::Die => cx.text("now-chance").to_owned(),
        }
    }

    fn board(view: &View, legal: &[Action], cx: &Cx<'_>) -> Part {
        board::board(view, legal, cx)
    }

    fn gains(view: &View, seat: Seat, cx: &Cx<'_>) -> Markup {
        let Some(mage) = view.mages.get(seat) else { return html! {} };
        let args = [("count", mage.chips.len().into()), ("of", view.options.chips.into())];
        html! {
            span class="count" { (cx.format("ml-chips", &args)) }
            span class="chips" aria-hidden="true" {
                @for symbol in &mage.chips { (symbol_picture(*symbol, "chip")) }
            }
        }
    }

    fn tint(view: &View, seat: Seat) -> usize {
        view.mages.get(seat).map_or(seat.index(), |mage| tint(mage.magician))
    }

    fn label(_: &View, action: &Action, cx: &Cx<'_>) -> String {
        match action {
            Action::Roll => cx.text("ml-roll").to_owned(),
            Action::Stop => cx.text("ml-stop").to_owned(),
            Action::Step(side) => step(*side, cx).to_owned(),
        }
    }

    fn hand(view: &View, legal: &[Action], seat: Seat, cx: &Cx<'_>) -> Markup {
        hand(view, legal, seat, cx)
    }

    fn narrate(sight: &Sight, cx: &Cx<'_>) -> Option<Narration> {
        narration::narrate(sight, cx)
    }

    fn ending(view: &View, _: Outcome, cx: &Cx<'_>) -> Vec<String> {
        vec![cx.format("ml-ending", &[("turns", view.turns.into())])]
    }

    fn reveal(revealed: &Revealed<'_, Self>, cx: &Cx<'_>) -> RevealedParts {
        revealed::reveal(revealed, cx)
    }
}

/// The die, and the buttons to roll it and to stop.
fn hand(view: &View, legal: &[Action], seat: Seat, cx: &Cx<'_>) -> Markup {
    let button = |action: &Action| {
        let (label, key) = match action {
            Action::Roll => ("ml-roll", "Space"),
            Action::Stop => ("ml-stop", "Enter"),
            // The buttons for steps are on the board.
            Action::Step(_) => return None,
        };
        let label = cx.text(label).to_owned();
        Some(Button { value: action.to_string(), label, key: Some(key), picture: None })
    };
    let buttons: Vec<Button> = legal.iter().filter_map(button).collect();
    html! {
        @if let Stage::Move { rolled, left } = view.now {
            p class="die" {
                (picture(SHEET, &format!("dice-{rolled}"), "face"))
                span { (cx.format("ml-left", &[("left", left.into()), ("rolled", rolled.into())])) }
            }
        }
        @if !buttons.is_empty() { (cx.acts(seat, &buttons)) }
    }
}

/// The label of a step to a side.
fn step(side: Side, cx: &Cx<'_>) -> &'static str {
    match side {
        Side::North => cx.text("ml-step-north"),
        Side::East => cx.text("ml-step-east"),
        Side::South => cx.text("ml-step-south"),
        Side::West => cx.text("ml-step-west"),
    }
}

/// The name of a symbol.
fn symbol_name(symbol: Symbol, cx: &Cx<'_>) -> &'static str {
    cx.words.find(&format!("ml-symbol-{symbol}")).unwrap_or(symbol.name())
}

/// The picture of a symbol.
fn symbol_picture(symbol: Symbol, class: &str) -> Markup {
    picture(SHEET, &format!("symbols-{symbol}"), class)
}

/// The index of a magician's colour.
fn tint(magician: Magician) -> usize {
    magician as usize
}

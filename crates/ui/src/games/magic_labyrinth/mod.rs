//! The Magic Labyrinth: a garden parterre seen from above, its walls hidden below.

mod board;
mod builder;

use game::{Outcome, Seat, Sighting};
use magic_labyrinth::{Action, MagicLabyrinth, Magician, Sight, Slot, Stage, Symbol, View};
use maud::{Markup, html};
use maze::Side;

pub use builder::BuiltMaze;
pub(crate) use builder::builder;

use crate::cx::Button;
use crate::grid::Edge;
use crate::pages::picture;
use crate::{Cx, Effect, GameUi, Narration, Part, Revealed, RevealedParts};

/// The picture sheet of this game.
const SHEET: &str = "magic-labyrinth";

impl GameUi for MagicLabyrinth {
    const MINUTES: (u8, u8) = (15, 30);

    fn now(view: &View, _: &[Action], cx: &Cx<'_>) -> String {
        let symbol = view.look.map(|symbol| symbol_name(symbol, cx)).unwrap_or_default();
        let symbol = ("symbol", symbol.into());
        match view.now {
            Stage::Roll => cx.format_about("ml-now-roll", view.turn, [symbol]),
            Stage::Move { left, .. } => {
                cx.format_about("ml-now-move", view.turn, [symbol, ("left", left.into())])
            }
            Stage::Over(seat) => cx.format_about("ml-now-over", seat, []),
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
            span class="count" { (cx.format("ml-chips", args)) }
            span class="chips" aria-hidden="true" {
                @for symbol in &mage.chips { (symbol_picture(*symbol, "chip")) }
            }
        }
    }

    fn tint(view: &View, seat: Seat) -> usize {
        view.mages.get(seat).map_or(seat.index(), |mage| tint(mage.magician))
    }

    fn label(_: &View, action: &Action, cx: &Cx<'_>) -> String {
        let label = match action {
            Action::Roll => cx.text("ml-roll"),
            Action::Stop => cx.text("ml-stop"),
            Action::Step(side) => step_label(*side, cx),
        };
        label.to_owned()
    }

    /// The die, and the buttons to roll it and to stop. The buttons for steps are on the board.
    fn hand(view: &View, legal: &[Action], seat: Seat, cx: &Cx<'_>) -> Markup {
        let button = |action: &Action| {
            let key = match action {
                Action::Roll => "Space",
                Action::Stop => "Enter",
                Action::Step(_) => return None,
            };
            Some(Button::new(action, Self::label(view, action, cx), Some(key)))
        };
        let buttons: Vec<Button> = legal.iter().filter_map(button).collect();
        html! {
            @if let Stage::Move { rolled, left } = view.now {
                p class="die" {
                    (picture(SHEET, &format!("dice-{rolled}"), "face"))
                    span { (cx.format("ml-left", [("left", left.into()), ("rolled", rolled.into())])) }
                }
            }
            @if !buttons.is_empty() { (cx.acts(seat, &buttons)) }
        }
    }

    fn narrate(sight: &Sight, cx: &Cx<'_>) -> Option<Narration> {
        let about = |key, seat, arg: Option<_>| Narration::new(cx.format_about(key, seat, arg));
        let symbol = |symbol| Some(("symbol", symbol_name(symbol, cx).into()));
        let mage = |seat| format!("mage-{seat}");
        let narration = match *sight {
            Sight::Maze | Sight::Turned => Narration::new(cx.text("ml-told-maze")).effect("turn"),
            Sight::Symbols => Narration::new(cx.text("ml-told-symbols")),
            Sight::First { seat } => about("told-first", seat, None),
            Sight::Chip { symbol: of } => Narration::new(cx.format("ml-told-chip", symbol(of))),
            Sight::Roll { seat, steps } => {
                about("ml-told-roll", seat, Some(("steps", steps.into()))).effect("roll")
            }
            Sight::Step { seat, side, .. } => {
                let side = cx.name_of("side-", side.name());
                about("ml-told-step", seat, Some(("side", side.into()))).on("step", mage(seat))
            }
            Sight::Bump { seat, from, side, .. } => {
                let wall = Slot::new(from, side).map(|slot| Edge::from(slot).classes());
                let (on, side) = (Some(mage(seat)), Some(side.name().into()));
                let effect = Some(Effect { name: "bump", on, side, wall });
                Narration { effect, ..about("ml-told-bump", seat, None) }
            }
            Sight::Stop { .. } => return None,
            Sight::Win { seat, symbol: of } => {
                about("ml-told-win", seat, symbol(of)).on("win", mage(seat))
            }
            Sight::Gift { seat, symbol: of } | Sight::Bonus { seat, symbol: of } => {
                about("ml-told-gift", seat, symbol(of))
            }
            Sight::Victory { seat } => about("told-victory", seat, None).effect("victory"),
        };
        Some(Narration { fleeting: sight.fleeting(), ..narration })
    }

    fn ending(view: &View, _: Outcome, cx: &Cx<'_>) -> Vec<String> {
        vec![cx.format("ml-ending", [("turns", view.turns.into())])]
    }

    fn reveal(revealed: &Revealed<'_, Self>, cx: &Cx<'_>) -> RevealedParts {
        board::reveal(revealed, cx)
    }
}

/// The label of a step to a side.
fn step_label(side: Side, cx: &Cx<'_>) -> &'static str {
    cx.name_of("ml-step-", side.name())
}

/// The name of a symbol.
fn symbol_name(symbol: Symbol, cx: &Cx<'_>) -> &'static str {
    cx.name_of("ml-symbol-", symbol.name())
}

/// The picture of a symbol.
fn symbol_picture(symbol: Symbol, class: &str) -> Markup {
    picture(SHEET, &format!("symbols-{symbol}"), class)
}

/// The index of a magician's colour.
fn tint(magician: Magician) -> usize {
    magician as usize
}

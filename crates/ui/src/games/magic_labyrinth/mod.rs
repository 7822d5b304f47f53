//! The Magic Labyrinth: a garden parterre seen from above, its walls hidden below.

mod bare;
mod board;
mod builder;
mod hand;
mod told;

use std::hash::Hash;

use game::{Outcome, Seat};
use magic_labyrinth::{Action, MagicLabyrinth, Magician, Sight, Stage, Symbol, View};
use maud::{Markup, html};
use maze::Side;

pub use builder::Built;
pub(crate) use builder::builder;

use crate::pages::{Picture, picture_of};
use crate::part::Each;
use crate::{Bare, Bared, Cx, GameUi, Id, Part, Told};

/// The sheet with the pictures of this game.
const SHEET: &str = "magic-labyrinth";

impl GameUi for MagicLabyrinth {
    const MINUTES: (u8, u8) = (15, 30);

    fn now(view: &View, _: &[Action], cx: &Cx<'_>) -> String {
        let symbol = view.look.map(|symbol| name(symbol, cx)).unwrap_or_default();
        let args = [("symbol", symbol.into())];
        match view.now {
            Stage::Roll => cx.tell_of("ml-now-roll", view.turn, &args),
            Stage::Move { left, .. } => {
                cx.tell_of("ml-now-move", view.turn, &[args[0], ("left", left.into())])
            }
            Stage::Over(seat) => cx.tell_of("ml-now-over", seat, &[]),
            Stage::Maze
            | Stage::Turning
            | Stage::Shuffling
            | Stage::First
            | Stage::Chip
            | Stage::Bonus(_)
            | Stage::Die => cx.say("now-chance").to_owned(),
        }
    }

    fn board(view: &View, legal: &[Action], cx: &Cx<'_>) -> Part {
        board::board(view, legal, cx)
    }

    fn gains_key(view: &View, seat: Seat) -> impl Hash {
        view.mages.get(seat).map(|mage| (&mage.chips, view.options.chips))
    }

    fn gains(view: &View, seat: Seat, cx: &Cx<'_>) -> Markup {
        let Some(mage) = view.mages.get(seat) else { return html! {} };
        let args = [("count", mage.chips.len().into()), ("of", view.options.chips.into())];
        html! {
            span class="count" { (cx.tell("ml-chips", &args)) }
            span class="chips" aria-hidden="true" {
                @for symbol in &mage.chips { (sign(*symbol, "chip")) }
            }
        }
    }

    fn tint(view: &View, seat: Seat) -> usize {
        view.mages.get(seat).map_or(seat.index(), |mage| tint(mage.magician))
    }

    fn label(_: &View, action: &Action, cx: &Cx<'_>) -> String {
        match action {
            Action::Roll => cx.say("ml-roll").to_owned(),
            Action::Stop => cx.say("ml-stop").to_owned(),
            Action::Step(side) => step(*side, cx).to_owned(),
        }
    }

    fn hand_key(view: &View, legal: &[Action], _: Seat) -> impl Hash {
        // The ways are on the board.
        let roll_or_stop = legal.iter().filter(|action| !matches!(action, Action::Step(_)));
        (view.now, Each(roll_or_stop))
    }

    fn hand(view: &View, legal: &[Action], seat: Seat, cx: &Cx<'_>) -> Markup {
        hand::hand(view, legal, seat, cx)
    }

    fn told(sight: &Sight, cx: &Cx<'_>) -> Option<Told> {
        told::told(sight, cx)
    }

    fn ending(view: &View, _: Outcome, cx: &Cx<'_>) -> Vec<String> {
        vec![cx.tell("ml-ending", &[("turns", view.turns.into())])]
    }

    fn bare(bared: &Bared<'_, Self>, cx: &Cx<'_>) -> Bare {
        bare::bare(bared, cx)
    }
}

/// What a step to a side is called.
fn step(side: Side, cx: &Cx<'_>) -> &'static str {
    match side {
        Side::North => cx.say("ml-step-north"),
        Side::East => cx.say("ml-step-east"),
        Side::South => cx.say("ml-step-south"),
        Side::West => cx.say("ml-step-west"),
    }
}

/// What a symbol is called.
fn name(symbol: Symbol, cx: &Cx<'_>) -> &'static str {
    let key = Id::of("ml-symbol-", symbol.name());
    cx.words.find(key.as_str()).unwrap_or(symbol.name())
}

/// The picture of a symbol.
fn sign(symbol: Symbol, class: &str) -> Picture<'_> {
    picture_of(SHEET, ["symbols-", symbol.name()], class)
}

/// The colour of the seats that is this magician's own.
fn tint(magician: Magician) -> usize {
    magician as usize
}

//! Mago Magino: the ring of house, forest, hideout and meadow, with an arrow in its middle.

mod board;
mod hand;
mod names;
mod narration;
mod piece;
mod revealed;

use game::{Outcome, Seat};
use mago_magino::{Action, Face as Die, MagoMagino, Options, Sight, Stage, View};
use maud::{Markup, html};

use crate::{Cx, GameUi, Narration, Part, Revealed, RevealedParts};

/// The picture sheet of this game.
const SHEET: &str = "mago-magino";

impl GameUi for MagoMagino {
    const MINUTES: (u8, u8) = (15, 30);

    fn numbers(config: &Options) -> Option<bool> {
        Some(config.numbered_frogs)
    }

    fn now(view: &View, _: &[Action], cx: &Cx<'_>) -> String {
        match view.now {
            Stage::Roll => cx.format_about("mm-now-roll", view.turn, &[]),
            Stage::Again => cx.format_about("mm-now-again", view.turn, &[]),
            Stage::Move(Die::Witch) => cx.format_about("mm-now-witch", view.turn, &[]),
            Stage::Move(Die::Points(points)) => {
                cx.format_about("mm-now-move", view.turn, &[("points", points.into())])
            }
            Stage::Over(seat) => cx.format_about("mm-now-over", seat, &[]),
            Stage::First | Stage::Die | Stage::Arrow | Stage::Naming(_) => {
                cx.text("now-chance").to_owned()
            }
        }
    }

    fn board(view: &View, legal: &[Action], cx: &Cx<'_>) -> Part {
        board::board(view, legal, cx)
    }

    fn gains(view: &View, seat: Seat, cx: &Cx<'_>) -> Markup {
        let Some(player) = view.players.get(seat) else { return html! {} };
        let args = [("count", player.delivered.into()), ("of", view.options.crystals.into())];
        html! {
            span class="sr" { (cx.format("mm-delivered", &args)) }
            span class="gems" aria-hidden="true" {
                @for nth in 0..view.options.crystals { i.won[nth < player.delivered] {} }
            }
        }
    }

    fn tint(view: &View, seat: Seat) -> usize {
        tint(view, seat)
    }

    fn label(view: &View, action: &Action, cx: &Cx<'_>) -> String {
        names::label(action, view, cx)
    }

    fn hand(view: &View, legal: &[Action], seat: Seat, cx: &Cx<'_>) -> Markup {
        hand::hand(view, legal, seat, cx)
    }

    fn narrate(sight: &Sight, cx: &Cx<'_>) -> Option<Narration> {
        narration::narrate(sight, cx)
    }

    fn ending(view: &View, _: Outcome, cx: &Cx<'_>) -> Vec<String> {
        let turns = cx.format("mm-ending", &[("turns", view.totals.turns.into())]);
        let frogs = view.turned.len();
        let left = (frogs > 0).then(|| cx.format("mm-ending-frogs", &[("count", frogs.into())]));
        std::iter::once(turns).chain(left).collect()
    }

    fn reveal(revealed: &Revealed<'_, Self>, cx: &Cx<'_>) -> RevealedParts {
        revealed::reveal(revealed, cx)
    }
}

/// The index of a player's colour.
fn tint(view: &View, seat: Seat) -> usize {
    view.players.get(seat).map_or(seat.index(), |player| player.colour as usize)
}

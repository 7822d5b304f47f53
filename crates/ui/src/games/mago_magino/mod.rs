//! Mago Magino: the ring of house, forest, hideout and meadow, with an arrow in its middle.

mod bare;
mod board;
mod hand;
mod names;
mod piece;
mod space;
mod told;
mod way;

use std::hash::Hash;

use game::{Outcome, Seat};
use mago_magino::{Action, Config, Face as Die, MagoMagino, Sight, Stage, View};
use maud::{Markup, html};

use crate::{Bare, Bared, Cx, GameUi, Part, Told};

/// The sheet with the pictures of this game.
const SHEET: &str = "mago-magino";

impl GameUi for MagoMagino {
    const MINUTES: (u8, u8) = (15, 30);

    fn numbers(config: &Config) -> Option<bool> {
        Some(config.options.numbered_frogs)
    }

    fn now(view: &View, _: &[Action], cx: &Cx<'_>) -> String {
        match view.now {
            Stage::Roll => cx.tell_of("mm-now-roll", view.turn, &[]),
            Stage::Again => cx.tell_of("mm-now-again", view.turn, &[]),
            Stage::Move(Die::Witch) => cx.tell_of("mm-now-witch", view.turn, &[]),
            Stage::Move(Die::Points(points)) => {
                cx.tell_of("mm-now-move", view.turn, &[("points", points.into())])
            }
            Stage::Over(seat) => cx.tell_of("mm-now-over", seat, &[]),
            Stage::First | Stage::Die | Stage::Arrow | Stage::Naming(_) => {
                cx.say("now-chance").to_owned()
            }
        }
    }

    fn board(view: &View, legal: &[Action], cx: &Cx<'_>) -> Part {
        board::board(view, legal, cx)
    }

    fn gains_key(view: &View, seat: Seat) -> impl Hash {
        view.players.get(seat).map(|player| player.delivered)
    }

    fn gains(view: &View, seat: Seat, cx: &Cx<'_>) -> Markup {
        let Some(player) = view.players.get(seat) else { return html! {} };
        let args = [("count", player.delivered.into()), ("of", view.options.crystals.into())];
        html! {
            span class="sr" { (cx.tell("mm-delivered", &args)) }
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

    fn hand_key(view: &View, legal: &[Action], _: Seat) -> impl Hash {
        (legal.to_vec(), view.frogs.clone())
    }

    fn hand(view: &View, legal: &[Action], seat: Seat, cx: &Cx<'_>) -> Markup {
        hand::hand(view, legal, seat, cx)
    }

    fn told(sight: &Sight, cx: &Cx<'_>) -> Option<Told> {
        told::told(sight, cx)
    }

    fn ending(view: &View, _: Outcome, cx: &Cx<'_>) -> Vec<String> {
        let turns = cx.tell("mm-ending", &[("turns", view.totals.turns.into())]);
        let frogs = view.turned.len();
        let left = (frogs > 0).then(|| cx.tell("mm-ending-frogs", &[("count", frogs.into())]));
        std::iter::once(turns).chain(left).collect()
    }

    fn bare(bared: &Bared<'_, Self>, cx: &Cx<'_>) -> Bare {
        bare::bare(bared, cx)
    }
}

/// The colour of the seats that is a player's own.
fn tint(view: &View, seat: Seat) -> usize {
    view.players.get(seat).map_or(seat.index(), |player| player.colour as usize)
}

//! Labyrinth, the card game: a table on which a maze of cards grows, and two cards in the hand.

mod bare;
mod board;
mod card;
mod edges;
mod hand;
mod links;
mod list;
mod names;
mod spots;
mod told;

use std::hash::Hash;

use game::{Outcome, Seat};
use labyrinth_cards::{Action, LabyrinthCards, Now, Sight, View};
use maud::{Markup, html};

use crate::{Bare, Bared, Cx, GameUi, Part, Told};

impl GameUi for LabyrinthCards {
    const MINUTES: (u8, u8) = (15, 30);

    fn now(view: &View, legal: &[Action], cx: &Cx<'_>) -> String {
        let of = |key| cx.tell_of(key, view.turn, &[]);
        match &view.now {
            Now::Place => of("lc-now-place"),
            Now::Take { offers, holds, .. } if offers.0.is_empty() && holds.0.is_empty() => {
                of("lc-now-none")
            }
            Now::Take { offers, .. } if offers.0.is_empty() => of("lc-now-held"),
            Now::Take { .. } => of("lc-now-take"),
            Now::Find { .. } if legal.len() == 1 => of("lc-now-none"),
            Now::Find { .. } => of("lc-now-find"),
            Now::Over { .. } => cx.say("lc-now-over").to_owned(),
            Now::Half | Now::Deal | Now::Lay | Now::First | Now::Draw => {
                cx.say("now-chance").to_owned()
            }
        }
    }

    fn board(view: &View, legal: &[Action], cx: &Cx<'_>) -> Part {
        board::board(view, legal, cx)
    }

    fn gains_key(view: &View, seat: Seat) -> impl Hash {
        view.players.get(seat).map(|player| (player.points, player.cards))
    }

    fn gains(view: &View, seat: Seat, cx: &Cx<'_>) -> Markup {
        let Some(player) = view.players.get(seat) else { return html! {} };
        let args = [("points", player.points.into()), ("cards", player.cards.into())];
        html! {
            span class="sr" { (cx.tell("lc-gains", &args)) }
            span class="stack" aria-hidden="true" { (player.points) }
            span class="fan" aria-hidden="true" { @for _ in 0..player.cards { i {} } }
        }
    }

    fn label(_: &View, action: &Action, cx: &Cx<'_>) -> String {
        names::label(action, cx)
    }

    fn hand_key(view: &View, legal: &[Action], _: Seat) -> impl Hash {
        // What is linked is of no matter to those who cannot take it.
        (view.you, legal, (!legal.is_empty()).then_some(&view.now))
    }

    fn hand(view: &View, legal: &[Action], seat: Seat, cx: &Cx<'_>) -> Markup {
        hand::hand(view, legal, seat, cx)
    }

    fn told(sight: &Sight, cx: &Cx<'_>) -> Option<Told> {
        told::told(sight, cx)
    }

    fn ending(view: &View, _: Outcome, cx: &Cx<'_>) -> Vec<String> {
        let totals = view.totals;
        let args = [("won", totals.won.into()), ("largest", totals.largest.into())];
        vec![cx.tell("lc-ending", &args)]
    }

    fn bare(bared: &Bared<'_, Self>, cx: &Cx<'_>) -> Bare {
        bare::bare(bared, cx)
    }
}

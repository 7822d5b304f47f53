//! Labyrinth, the card game: a table on which a maze of cards grows, and two cards in the hand.

mod board;
mod card;
mod fits;
mod hand;
mod links;
mod names;
mod narration;
mod revealed;

use game::{Outcome, Seat};
use labyrinth_cards::{Action, LabyrinthCards, Now, Player, Sight, View};
use maud::{Markup, html};

use crate::{Arg, Cx, GameUi, Narration, Part, Revealed, RevealedParts};

impl GameUi for LabyrinthCards {
    const MINUTES: (u8, u8) = (15, 30);

    fn now(view: &View, legal: &[Action], cx: &Cx<'_>) -> String {
        let of = |key| cx.format_about(key, view.turn, &[]);
        match &view.now {
            Now::Place => of("lc-now-place"),
            Now::Take { offers, holds, .. } if offers.0.is_empty() && holds.0.is_empty() => {
                of("lc-now-none")
            }
            Now::Take { offers, .. } if offers.0.is_empty() => of("lc-now-held"),
            Now::Take { .. } => of("lc-now-take"),
            Now::Find { .. } if legal.len() == 1 => of("lc-now-none"),
            Now::Find { .. } => of("lc-now-find"),
            Now::Over { .. } => cx.text("lc-now-over").to_owned(),
            Now::Half | Now::Deal | Now::Lay | Now::First | Now::Draw => {
                cx.text("now-chance").to_owned()
            }
        }
    }

    fn board(view: &View, legal: &[Action], cx: &Cx<'_>) -> Part {
        board::board(view, legal, cx)
    }

    fn gains(view: &View, seat: Seat, cx: &Cx<'_>) -> Markup {
        let Some(player) = view.players.get(seat) else { return html! {} };
        let args = [("points", player.points.into()), ("cards", player.cards.into())];
        html! {
            span class="sr" { (cx.format("lc-gains", &args)) }
            span class="stack" aria-hidden="true" { (player.points) }
            span class="fan" aria-hidden="true" { @for _ in 0..player.cards { i {} } }
        }
    }

    fn label(_: &View, action: &Action, cx: &Cx<'_>) -> String {
        names::label(action, cx)
    }

    fn hand(view: &View, legal: &[Action], seat: Seat, cx: &Cx<'_>) -> Markup {
        hand::hand(view, legal, seat, cx)
    }

    fn narrate(sight: &Sight, cx: &Cx<'_>) -> Option<Narration> {
        narration::narrate(sight, cx)
    }

    fn ending(view: &View, _: Outcome, cx: &Cx<'_>) -> Vec<String> {
        let mut players: Vec<_> = view.players.iter().collect();
        players.sort_by_key(|(_, player)| std::cmp::Reverse(player.points));
        let score = |(seat, player): (Seat, &Player)| {
            let args = [("who", Arg::Text(&cx.name(seat))), ("points", player.points.into())];
            cx.format("lc-score", &args)
        };
        let scores = players.into_iter().map(score).collect::<Vec<_>>().join(", ");
        vec![
            cx.format("lc-ending", &[("scores", (&scores).into())]),
            cx.format("lc-ending-largest", &[("largest", view.totals.largest.into())]),
        ]
    }

    fn reveal(revealed: &Revealed<'_, Self>, cx: &Cx<'_>) -> RevealedParts {
        revealed::reveal(revealed, cx)
    }
}

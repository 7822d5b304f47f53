//! A sentence for every sight.

use game::{Seat, Sighting};
use labyrinth_cards::{Card, Sight};

use super::names;
use crate::{Cx, Effect, Narration};

pub(super) fn narrate(sight: &Sight, cx: &Cx<'_>) -> Option<Narration> {
    let (text, effect) = match *sight {
        Sight::Half { cards } => (
            cx.format("lc-told-half", &[("count", cards.len().into())]),
            Some(Effect::named("turn")),
        ),
        Sight::First { seat } => (cx.format_about("told-first", seat, &[]), None),
        Sight::Draw { seat, card } => (of_card("lc-told-draw", seat, card, cx), None),
        Sight::Place { seat, card, .. } => {
            (of_card("lc-told-place", seat, card, cx), Some(Effect::on("lay", format!("c{card}"))))
        }
        Sight::Take { seat, card } => {
            (of_card("lc-told-take", seat, card, cx), Some(Effect::named("take")))
        }
        Sight::Miss { seat, card } => {
            (of_card("lc-told-miss", seat, card, cx), Some(Effect::on("bump", format!("c{card}"))))
        }
        Sight::End { won } => {
            let mut winners = won.iter();
            let text = match (winners.next(), winners.next()) {
                (Some(only), None) => cx.format_about("told-victory", only, &[]),
                _ => cx.text("lc-told-tie").to_owned(),
            };
            (text, Some(Effect::named("victory")))
        }
        // These are seen on the table.
        Sight::Lay { .. } | Sight::Drawn { .. } | Sight::Finish { .. } => return None,
    };
    Some(Narration { text, fleeting: sight.fleeting(), effect })
}

fn of_card(key: &str, seat: Seat, card: Card, cx: &Cx<'_>) -> String {
    let card = names::card(card, cx);
    cx.format_about(key, seat, &[("card", (&card).into())])
}

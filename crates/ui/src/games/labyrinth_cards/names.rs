//! Names of treasures and cards, labels of actions.

use labyrinth_cards::{Action, Card, CardSet, Treasure, Ways};
use maze::Side;

use crate::Cx;

/// The name of a treasure.
pub(super) fn treasure(treasure: Treasure, cx: &Cx<'_>) -> &'static str {
    cx.words.find(&format!("lc-treasure-{treasure}")).unwrap_or(treasure.name())
}

/// The name of a card: its treasures. No two cards show the same two (LC-03).
pub(super) fn card(card: Card, cx: &Cx<'_>) -> String {
    let [one, other] = card.face().treasures;
    let [one, other] = [treasure(one, cx), treasure(other, cx)];
    cx.format("lc-card", &[("one", one.into()), ("other", other.into())])
}

/// A list of cards.
pub(super) fn cards(set: CardSet, cx: &Cx<'_>) -> String {
    set.iter().map(|one| card(one, cx)).collect::<Vec<_>>().join(", ")
}

/// The open sides of a card, such as `up, right`.
pub(super) fn sides(ways: Ways, cx: &Cx<'_>) -> String {
    ways.sides().map(|side| self::side(side, cx)).collect::<Vec<_>>().join(", ")
}

/// The label of an action.
pub(super) fn label(action: &Action, cx: &Cx<'_>) -> String {
    match action {
        Action::Place { card: laid, at, turn } => {
            let (name, at) = (card(*laid, cx), at.to_string());
            let open = sides(laid.face().shape.ways(*turn), cx);
            let args =
                [("card", (&name).into()), ("place", (&at).into()), ("open", (&open).into())];
            cx.format("lc-act-place", &args)
        }
        Action::Take(taken) => {
            let name = card(*taken, cx);
            cx.format("lc-act-take", &[("card", (&name).into())])
        }
        Action::Finish => cx.text("lc-finish").to_owned(),
    }
}

fn side(side: Side, cx: &Cx<'_>) -> &'static str {
    match side {
        Side::North => cx.text("side-north"),
        Side::East => cx.text("side-east"),
        Side::South => cx.text("side-south"),
        Side::West => cx.text("side-west"),
    }
}

//! Labyrinth, the card game: a table on which a maze of cards grows, and two cards in the hand.

mod board;
mod hand;

use game::{Game as _, Outcome, Seat, Sighting};
use labyrinth_cards::{
    Action, Card, CardSet, LabyrinthCards, Now, Player, Sight, Treasure, View, Ways,
};
use maud::{Markup, html};

use crate::extras::{Extras, figure, scene};
use crate::files::static_files;
use crate::pictures::Set;
use crate::sentence::pictured;
use crate::words::word_files;
use crate::{Cx, GameUi, Narration, Part, Preset, Revealed, RevealedParts, Sentence};

/// The picture sheet of this game.
const SHEET: &str = "labyrinth-cards";

/// What it adds to files, words and pages.
pub(super) const EXTRAS: Extras = Extras {
    game: LabyrinthCards::NAME,
    styles: static_files!["labyrinth-cards.css"],
    pictures: &[Set::Treasures, Set::Cards],
    scene: scene!("labyrinth-cards"),
    words: word_files!("labyrinth-cards"),
    figures: &[
        figure!(4, "labyrinth-cards-4", "LC-20-all-places"),
        figure!(5, "labyrinth-cards-5", "LC-22-long-way"),
    ],
    first_settings: &["seats", "short"],
    #[cfg(test)]
    keys: tests::keys,
    ..Extras::NONE
};

impl GameUi for LabyrinthCards {
    const MINUTES: (u8, u8) = (15, 30);
    const AGE: u8 = 7;

    const PRESETS: &'static [Preset] = &[
        Preset { name: "classic", picture: "cards-crossing", set: &[] },
        Preset { name: "short", picture: "treasures-hourglass", set: &[("short", "on")] },
        Preset { name: "eyes", picture: "treasures-compass", set: &[("find-it-yourself", "on")] },
        Preset { name: "strict", picture: "treasures-scales", set: &[("links-anew", "on")] },
    ];

    fn now(view: &View, legal: &[Action], cx: &Cx<'_>) -> Sentence {
        let of = |key| cx.sentence_about(key, view.turn, []);
        match &view.now {
            Now::Place => of("lc-now-place"),
            Now::Take { offers, holds, .. } if offers.0.is_empty() && holds.0.is_empty() => {
                of("lc-now-none")
            }
            Now::Take { offers, .. } if offers.0.is_empty() => of("lc-now-held"),
            Now::Take { .. } => of("lc-now-take"),
            Now::Find { .. } if legal.len() == 1 => of("lc-now-none"),
            Now::Find { .. } => of("lc-now-find"),
            Now::Over { .. } => cx.text("lc-now-over").into(),
            Now::Half | Now::Deal | Now::Lay | Now::First | Now::Draw => {
                cx.text("now-chance").into()
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
            span class="sr" { (cx.format("lc-gains", args)) }
            span class="stack" aria-hidden="true" { (player.points) }
            span class="fan" aria-hidden="true" { @for _ in 0..player.cards { i {} } }
        }
    }

    fn label(_: &View, action: &Action, cx: &Cx<'_>) -> String {
        label(action, cx)
    }

    fn hand(view: &View, legal: &[Action], seat: Seat, cx: &Cx<'_>) -> Markup {
        hand::hand(view, legal, seat, cx)
    }

    fn narrate(sight: &Sight, cx: &Cx<'_>) -> Option<Narration> {
        let about = |key, seat, card| {
            let args = [("card", card_in_text(card, cx).into())];
            Narration::new(cx.sentence_about(key, seat, args))
        };
        let narration = match *sight {
            Sight::Half { cards } => {
                let text = cx.format("lc-told-half", [("count", cards.len().into())]);
                Narration::new(text).effect("turn")
            }
            Sight::First { seat } => Narration::new(cx.sentence_about("told-first", seat, [])),
            Sight::Draw { seat, card } => about("lc-told-draw", seat, card),
            Sight::Place { seat, card, .. } => {
                about("lc-told-place", seat, card).on("lay", format!("c{card}"))
            }
            Sight::Take { seat, card } => about("lc-told-take", seat, card).effect("take"),
            Sight::Miss { seat, card } => {
                about("lc-told-miss", seat, card).on("bump", format!("c{card}"))
            }
            Sight::End { won } => {
                let mut winners = won.iter();
                let text = match (winners.next(), winners.next()) {
                    (Some(only), None) => cx.sentence_about("told-victory", only, []),
                    _ => cx.text("lc-told-tie").into(),
                };
                Narration::new(text).effect("victory")
            }
            // These are seen on the table.
            Sight::Lay { .. } | Sight::Drawn { .. } | Sight::Finish { .. } => return None,
        };
        Some(Narration { fleeting: sight.fleeting(), ..narration })
    }

    fn ending(view: &View, _: Outcome, cx: &Cx<'_>) -> Vec<Sentence> {
        let mut players: Vec<_> = view.players.iter().collect();
        players.sort_by_key(|(_, player)| std::cmp::Reverse(player.points));
        let score = |(seat, player): (Seat, &Player)| {
            let who = cx.player(seat).into();
            cx.format("lc-score", [("who", who), ("points", player.points.into())])
        };
        let scores = players.into_iter().map(score).collect::<Vec<_>>().join(", ");
        vec![
            cx.sentence("lc-ending", [("scores", scores.into())]),
            cx.sentence("lc-ending-largest", [("largest", view.totals.largest.into())]),
        ]
    }

    /// All hands, and the rest of the deck (LC-50 hides them during the game).
    fn reveal(revealed: &Revealed<'_, Self>, cx: &Cx<'_>) -> RevealedParts {
        let deck = revealed.truth.deck;
        let beside = html! {
            ul class="hands" {
                @for (seat, held) in revealed.truth.secret.iter() {
                    li class={ "s" (seat.index()) } {
                        span class="who" { (cx.name(seat)) }
                        (hand_of(held.hand, cx))
                    }
                }
            }
            @if !deck.is_empty() {
                details #deck-bare class="deck-bare" {
                    summary { (cx.format("lc-bare-deck", [("count", deck.len().into())])) }
                    // In words: pictures of the whole deck would be sent with every step.
                    p { (card_list(deck, cx)) }
                }
            }
        };
        RevealedParts { board: board::board(revealed.view, &[], cx), beside }
    }
}

fn hand_of(set: CardSet, cx: &Cx<'_>) -> Markup {
    html! {
        span class="held-cards" {
            @for card in set.iter() { (hand::lying(card, cx)) }
            @if set.is_empty() { span class="hint" { (cx.text("lc-bare-none")) } }
        }
    }
}

/// The name of a card: its treasures. No two cards show the same two (LC-03).
fn card_name(card: Card, cx: &Cx<'_>) -> String {
    let [one, other] = card.face().treasures.map(|treasure| treasure_name(treasure, cx).into());
    cx.format("lc-card", [("one", one), ("other", other)])
}

/// A card in a sentence: the pictures of its treasures.
fn card_in_text(card: Card, cx: &Cx<'_>) -> String {
    let [one, other] = card.face().treasures.map(|treasure| {
        let id = format!("treasures-{}", treasure.name());
        pictured((SHEET, &id), "", treasure_name(treasure, cx)).into()
    });
    cx.format("lc-card", [("one", one), ("other", other)])
}

fn treasure_name(treasure: Treasure, cx: &Cx<'_>) -> &'static str {
    cx.name_of("lc-treasure-", treasure.name())
}

/// A list of cards.
fn card_list(set: CardSet, cx: &Cx<'_>) -> String {
    set.iter().map(|card| card_name(card, cx)).collect::<Vec<_>>().join(", ")
}

/// The open sides of a card, such as `up, right`.
fn sides(ways: Ways, cx: &Cx<'_>) -> String {
    ways.sides().map(|side| cx.name_of("side-", side.name())).collect::<Vec<_>>().join(", ")
}

/// The label of an action.
fn label(action: &Action, cx: &Cx<'_>) -> String {
    match action {
        Action::Place { card, at, turn } => {
            let open = sides(card.face().shape.ways(*turn), cx);
            let args = [
                ("card", card_name(*card, cx).into()),
                ("place", at.to_string().into()),
                ("open", open.into()),
            ];
            cx.format("lc-act-place", args)
        }
        Action::Take(card) => cx.format("lc-act-take", [("card", card_name(*card, cx).into())]),
        Action::Finish => cx.text("lc-finish").to_owned(),
    }
}

#[cfg(test)]
mod tests;

//! The cards in the hand, which can be chosen and turned; the cards on the table that can be taken.

use game::Seat;
use labyrinth_cards::{Action, Card, CardSet, Now, Turn, View, You};
use maud::{Markup, html};

use super::card::{shape_id, treasures};
use super::fits::{Fits, form};
use super::links::stays;
use super::names;
use crate::Cx;
use crate::cx::Button;

pub(super) fn hand(view: &View, legal: &[Action], seat: Seat, cx: &Cx<'_>) -> Markup {
    let held = match view.you {
        You::Player { hand, .. } => hand,
        You::Watcher => CardSet::NONE,
    };
    let fits = Fits::of(legal);
    let is_placing = fits.by_card().next().is_some();
    let takes: Vec<Button> = legal.iter().filter_map(|action| take(action, cx)).collect();
    // LC-26: a player who has to find the links can claim any card, so the list is long.
    let (folded, open) = match view.now {
        Now::Find { .. } => takes.split_at(takes.len().saturating_sub(1)),
        _ => (&[][..], &takes[..]),
    };
    html! {
        div class="held-cards" {
            @for (nth, card) in held.iter().enumerate() {
                @if is_placing { (choice(card, nth, cx)) } @else { (lying(card, cx)) }
            }
        }
        @if is_placing {
            p class="hint how" { (cx.text("lc-how")) }
            (misfits(held, &fits, cx))
            (form(&fits, seat, cx))
        }
        @if !open.is_empty() { (cx.acts(seat, open)) }
        @if !folded.is_empty() {
            details #claims class="places" { summary { (cx.text("lc-claims")) } (cx.acts(seat, folded)) }
        }
        @if let (Now::Take { holds, .. }, false) = (&view.now, takes.is_empty()) {
            @if !holds.0.is_empty() {
                ul class="holds" {
                    @for (held, falling) in &holds.0 { li { (stays(*held, &names::cards(*falling, cx), cx)) } }
                }
            }
        }
    }
}

/// A card that can be chosen, and turned by choosing it again.
fn choice(card: Card, nth: usize, cx: &Cx<'_>) -> Markup {
    let shape = card.face().shape;
    let key = ["Digit1", "Digit2"].get(nth).copied();
    html! {
        button type="button" class="held-card" data-choose=(card) data-shape=(shape) data-turns=(shape.turns())
            data-turn="0" data-key=[key] aria-keyshortcuts=[key] aria-pressed="false" aria-label=(names::card(card, cx)) {
            (drawing(card))
        }
    }
}

/// A card that is only looked at.
pub(super) fn lying(card: Card, cx: &Cx<'_>) -> Markup {
    html! { span class="held-card" role="img" aria-label=(names::card(card, cx)) { (drawing(card)) } }
}

/// Only the way turns: the treasures stay upright, as they do on the table.
fn drawing(card: Card) -> Markup {
    html! {
        svg viewBox="-50 -50 100 100" aria-hidden="true" focusable="false" {
            g class="spin" { use href={ "#" (shape_id(card.face().shape, Turn::default())) } {} }
            (treasures(card))
        }
    }
}

/// A hint for each turn in which a card fits nowhere.
fn misfits(held: CardSet, fits: &Fits, cx: &Cx<'_>) -> Markup {
    html! {
        @for card in held.iter() {
            @for turn in card.face().shape.all_turns().filter(|turn| !fits.any(card, *turn)) {
                p class="misfit" data-for={ (card) "/" (turn) } { (cx.text("lc-misfit")) }
            }
        }
    }
}

fn take(action: &Action, cx: &Cx<'_>) -> Option<Button> {
    let key = match action {
        Action::Place { .. } => return None,
        Action::Take(_) => None,
        Action::Finish => Some("KeyE"),
    };
    Some(Button { value: action.to_string(), label: names::label(action, cx), key, picture: None })
}

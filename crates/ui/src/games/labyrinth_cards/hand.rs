//! The cards in the hand, which can be chosen and turned; where they fit; and the cards on the table
//! that can be taken.

use std::collections::{BTreeMap, BTreeSet};

use game::Seat;
use labyrinth_cards::{Action, Card, CardSet, Now, Place, Turn, View, You};
use maud::{Markup, html};

use super::board::{middle, shape_id, stays, treasures};
use super::{card_name, label, sides};
use crate::Cx;
use crate::cx::Button;

pub(super) fn hand(view: &View, legal: &[Action], seat: Seat, cx: &Cx<'_>) -> Markup {
    let held = match view.you {
        You::Player { hand, .. } => hand,
        You::Watcher => CardSet::NONE,
    };
    let fits = fits(legal);
    let is_placing = !fits.is_empty();
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
            (form(held, &fits, seat, cx))
        }
        @if !open.is_empty() { (cx.acts(seat, open)) }
        @if !folded.is_empty() {
            details #claims class="places" { summary { (cx.text("lc-claims")) } (cx.acts(seat, folded)) }
        }
        @if let (Now::Take { holds, .. }, false) = (&view.now, takes.is_empty()) {
            @if !holds.0.is_empty() {
                ul class="holds" {
                    @for (held, falling) in &holds.0 { li { (stays(*held, *falling, cx)) } }
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
            data-turn="0" data-key=[key] aria-keyshortcuts=[key] aria-pressed="false" aria-label=(card_name(card, cx)) {
            (drawing(card))
        }
    }
}

/// A card that is only looked at.
pub(super) fn lying(card: Card, cx: &Cx<'_>) -> Markup {
    html! { span class="held-card" role="img" aria-label=(card_name(card, cx)) { (drawing(card)) } }
}

/// Only the way turns: the treasures stay upright, as they do on the table.
fn drawing(card: Card) -> Markup {
    html! {
        svg viewBox="-50 -50 100 100" aria-hidden="true" {
            g class="spin" { use href={ "#" (shape_id(card.face().shape, Turn::default())) } {} }
            (treasures(card))
        }
    }
}

/// A hint for each turn in which a card fits nowhere.
fn misfits(held: CardSet, fits: &Fits, cx: &Cx<'_>) -> Markup {
    html! {
        @for card in held.iter() {
            @for turn in card.face().shape.all_turns().filter(|turn| !fits.contains_key(&(card, *turn))) {
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
    Some(Button::new(action, label(action, cx), key))
}

/// The places where cards fit, by card and turn.
pub(super) type Fits = BTreeMap<(Card, Turn), Vec<Place>>;

/// Groups the places of the legal actions by card and turn.
pub(super) fn fits(legal: &[Action]) -> Fits {
    let mut fits = Fits::new();
    for action in legal {
        if let Action::Place { card, at, turn } = *action {
            fits.entry((card, turn)).or_default().push(at);
        }
    }
    fits
}

/// The places on the board, each with the cards and turns that fit there. The script fills in which
/// card is chosen and how it is turned, so that each place is sent only once.
pub(super) fn spots(fits: &Fits) -> Markup {
    let places: BTreeSet<Place> = fits.values().flatten().copied().collect();
    let fitting = |at: Place| {
        let fits = fits.iter().filter(|(_, places)| places.contains(&at));
        fits.map(|((card, turn), _)| format!("{card}/{turn}")).collect::<Vec<_>>().join(" ")
    };
    html! {
        g id="spots" data-in="over" {
            @for at in places {
                @let (x, y) = middle(at);
                use class="spot" href="#ghost" x=(x) y=(y) role="button" tabindex="0" aria-label=(at)
                    data-act={ "place {choose} at " (at) " turn {turn}" } data-for=(fitting(at)) {}
            }
        }
    }
}

/// The form by which the board acts. Without script it lists every place by card and turn.
fn form(held: CardSet, fits: &Fits, seat: Seat, cx: &Cx<'_>) -> Markup {
    html! {
        form class="act places" method="post" action=(cx.scene.path("act")) {
            (cx.hidden(seat))
            @if !cx.is_scripted {
                noscript {
                    @for card in held.iter().filter(|card| fits.keys().any(|(fit, _)| fit == card)) {
                        details {
                            summary { (card_name(card, cx)) }
                            @for (&(fit, turn), places) in fits {
                                @if fit == card { (self::places(card, turn, places, cx)) }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn places(card: Card, turn: Turn, places: &[Place], cx: &Cx<'_>) -> Markup {
    let open = sides(card.face().shape.ways(turn), cx);
    html! {
        fieldset {
            legend { (cx.format("lc-open", [("open", open.into())])) }
            @for &at in places {
                button name="action" value=(Action::Place { card, at, turn }) { (at) }
            }
        }
    }
}

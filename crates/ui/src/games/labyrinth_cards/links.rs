//! After a card was placed: the cards linked to it and the paths to them, the cards that can be
//! taken, and those that must stay because others would fall off.

use labyrinth_cards::{Action, Card, Now, Place, View};
use maud::{Markup, html};

use super::card::{WIDTH, medallion, middle};
use super::names;
use crate::Cx;

/// The marks over the cards.
pub(super) fn links(view: &View, legal: &[Action], cx: &Cx<'_>) -> Markup {
    // LC-26: a player who has to find the links is shown none.
    let class = if matches!(view.now, Now::Find { .. }) { "maybe" } else { "can" };
    html! {
        g id="links" data-in="over" {
            @for card in view.gone.cards().iter() { (square("gone", view.gone.place(card))) }
            @match &view.now {
                Now::Take { card, offers, holds } => {
                    (square("played", view.layout.place(*card)))
                    @for (_, way) in &offers.0 { path class="link" d=(path(way)) {} }
                    @for (to, _) in &offers.0 { (shared_treasures(*card, *to, view)) }
                    @for (held, falling) in &holds.0 {
                        (shared_treasures(*card, *held, view))
                        @let (x, y) = corner(view.layout.place(*held));
                        rect class="held" x=(x) y=(y) width="96" height="96" rx="9" data-choose={ "held-" (held) }
                            role="button" tabindex="0" aria-label=(stays(*held, &names::cards(*falling, cx), cx)) {}
                        g class="falls" data-for={ "held-" (held) } {
                            @for card in falling.iter() { (square("fall", view.layout.place(card))) }
                        }
                    }
                }
                Now::Find { card } => { (square("played", view.layout.place(*card))) }
                _ => {}
            }
            @for action in legal {
                @if let Action::Take(card) = action {
                    @let (x, y) = corner(view.layout.place(*card));
                    rect class=(class) x=(x) y=(y) width="96" height="96" rx="9" data-act=(action)
                        role="button" tabindex="0" aria-label=(names::label(action, cx)) {}
                }
            }
        }
    }
}

/// Why a linked card cannot be taken now.
pub(super) fn stays(held: Card, falling: &str, cx: &Cx<'_>) -> String {
    let held = names::card(held, cx);
    cx.format("lc-stays", &[("card", (&held).into()), ("falling", falling.into())])
}

/// A square over a card.
fn square(class: &str, place: Place) -> Markup {
    let (x, y) = corner(place);
    html! { rect class=(class) x=(x) y=(y) width="96" height="96" rx="9" {} }
}

/// The upper left corner of a square over a card.
fn corner(place: Place) -> (i32, i32) {
    let (x, y) = middle(place);
    (x - WIDTH / 2 + 2, y - WIDTH / 2 + 2)
}

/// A path from the placed card over the middles of these places.
fn path(way: &[Place]) -> String {
    let point = |(nth, place): (usize, &Place)| {
        let (x, y) = middle(*place);
        format!("{}{x} {y}", if nth == 0 { 'M' } else { 'L' })
    };
    way.iter().enumerate().map(point).collect()
}

/// The treasures that two cards share, lit on both.
fn shared_treasures(one: Card, other: Card, view: &View) -> Markup {
    let both = |treasure: &&_| other.face().treasures.contains(treasure);
    html! {
        @for &treasure in one.face().treasures.iter().filter(both) {
            @for card in [one, other] {
                @if let Some((x, y)) = medallion(card, treasure, view.layout.place(card)) {
                    circle class="lit" cx=(x) cy=(y) r="22" {}
                }
            }
        }
    }
}

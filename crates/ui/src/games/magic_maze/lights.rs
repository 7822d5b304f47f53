//! Lights on the board: where a player can take a hero, and which places and tiles can be touched.

use magic_maze::{Action, Deed, Hero, Square};
use maud::{Markup, html};

use super::context::{BoardContext, Way, open_side};
use super::layout::{SQUARE, further};

/// Where the player can take a hero. Two ways to one square are one light: both end there.
pub(super) fn of_hero(hero: Hero, context: &BoardContext<'_>) -> Markup {
    let ways = &context.ways[hero.index()];
    html! {
        g id={ "reach-" (hero.name()) } data-in="lights" class={ "reach " (hero.name()) }
            data-for={ "hero-" (hero.name()) } {
            @for (nth, way) in ways.iter().enumerate() {
                @match way.deed {
                    Deed::Gaze { .. } => {}
                    Deed::Explore { from, .. } => { (unexplored(from, way, context)) }
                    _ if ways[..nth].iter().any(|other| other.to == way.to) => {}
                    _ => { (light("go", way.to, &way.action)) }
                }
            }
        }
    }
}

/// MZ-55, MZ-61: the places where a tile can be placed, and the tiles that can be discarded.
pub(super) fn of_tiles(context: &BoardContext<'_>) -> Markup {
    let lit = |action: &Action| match action {
        Action::Do { deed: Deed::Place { at }, .. } => {
            let (square, side) = (context.layout.square(*at)?, open_side(&context.layout, *at)?);
            Some(light("go put", further(square, side, 1), action))
        }
        Action::Discard(tile) => {
            let lying = context.layout.tiles().find(|lying| lying.tile == *tile)?;
            Some(whole_tile("away", context.layout.corner(lying.place), action))
        }
        _ => None,
    };
    html! {
        g id="lit-tiles" data-in="lights" {
            @for light in context.others.iter().filter_map(lit) { (light) }
        }
    }
}

/// MZ-15: the place that a new tile would fill.
fn unexplored(from: Square, way: &Way, context: &BoardContext<'_>) -> Markup {
    let lying = context.layout.lying(from).zip(open_side(&context.layout, from));
    html! {
        @if let Some((lying, side)) = lying {
            (whole_tile("ghost", context.layout.corner(lying.place.beside(side)), &way.action))
        }
    }
}

fn light(class: &str, (x, y): (i32, i32), action: &Action) -> Markup {
    html! { rect class=(class) x=(x * SQUARE) y=(y * SQUARE) data-act=(action) {} }
}

fn whole_tile(class: &str, (x, y): (i32, i32), action: &Action) -> Markup {
    html! {
        rect class=(class) x=(x * SQUARE + 1) y=(y * SQUARE + 1) width="38" height="38" data-act=(action) {}
    }
}

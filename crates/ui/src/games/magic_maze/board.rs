//! The board: the mall, the bar with hourglass and heroes, and the player's actions.

use game::Seat;
use magic_maze::{Action, Deed, Hero, Pawn, Plane, Square, TalkRule, View, Where, door};
use maud::{Markup, html};
use maze::Side;

use super::layout::{
    BoardContext, Layout, SQUARE, Way, abilities_of, further, has_door, open_side,
    position_classes, turned,
};
use super::{SHEET, actions, bar, hand, names, tile};
use crate::pages::picture;
use crate::{Cx, Part, Pieces, Stage, files};

/// Margin around the mall, in units of the drawing.
const MARGIN: i32 = 11;

pub(super) fn board(view: &View, legal: &[Action], cx: &Cx<'_>) -> Part {
    let context = BoardContext::of(view, legal, cx);
    let is_running = cx.scene.stage == Stage::Running;
    let mut pieces = Pieces::default();
    let markup = html! {
        // A hero is chosen at all times: the page shows what can be done with that one.
        section id="board" class="board mz" data-chosen=[is_running.then_some("hero-barbarian")]
            data-always=[is_running.then_some("hero-")] aria-label=(cx.text("mz-board")) {
            div id="floor" class="floor" {
                (mall(&mut pieces, &context))
                (pieces.html(talk(view, cx)))
                @if let Some(mine) = view.pawn.filter(|&seat| cx.is_you(seat) && !view.answered) {
                    (pieces.html(pawn_notice(mine, cx)))
                }
                @if let Some(held) = passed_tile(view, cx) { (pieces.html(held)) }
            }
            div class="side" {
                div id="bar" class="bar" {
                    (pieces.html(bar::glass(view, cx)))
                    (pieces.html(bar::clock(cx)))
                    (pieces.html(bar::deck(view, cx)))
                    (bar::zoom(cx))
                }
                div id="picks" class="picks" role="group" aria-label=(cx.text("mz-heroes")) {
                    @for hero in Hero::ALL { (pieces.html(bar::pick(hero, &context))) }
                }
                (actions::actions(&mut pieces, &context))
            }
        }
    };
    pieces.part("board", markup)
}

/// The mall with everything on it.
fn mall(pieces: &mut Pieces, context: &BoardContext<'_>) -> Markup {
    let (view, layout) = (context.view, &context.layout);
    let far = html! { g id="far" data-ours class={ "tile " (position_classes(layout.far)) } {} };
    let far_tiles = html! { g id="far-tiles" data-ours { (tiles(pieces, context, Plane::Second, "far-tiles")) } };
    let inside = html! {
        g id="tiles" data-ours { (tiles(pieces, context, Plane::First, "tiles")) }
        (pieces.frame(far, &far_tiles))
        g id="over" data-ours { (pieces.svg(open_doors(layout))) }
        g id="lights" data-ours {
            @for hero in Hero::ALL { (pieces.svg(lights_of_hero(hero, context))) }
            (pieces.svg(lights_of_tiles(context)))
        }
        g id="heroes" data-ours {
            @for pawn in view.heroes.iter().filter_map(|pawn| hero(pawn, context)) {
                (pieces.svg(pawn))
            }
        }
    };
    pieces.frame(frame(context), &inside)
}

/// The element around the mall. Classes that concern all tiles stand here, so that a change does
/// not touch every tile.
fn frame(context: &BoardContext<'_>) -> Markup {
    let (view, special) = (context.view, context.view.options.special);
    let [left, top, right, bottom] = context.layout.bounds;
    let view_box = format!(
        "{} {} {} {}",
        left * SQUARE - MARGIN,
        top * SQUARE - MARGIN,
        (right - left) * SQUARE + 2 * MARGIN,
        (bottom - top) * SQUARE + 2 * MARGIN,
    );
    html! {
        svg.mall.theft[view.theft].no-vortices[!special.vortices || view.theft]
            .no-loud[!special.loudspeakers].no-balls[!special.balls].no-cameras[!special.cameras]
            .watched[is_watched(view)] #mall data-zoom role="group"
            aria-label=(context.cx.text("mz-mall")) viewBox=(view_box) data-fit=(view_box) {}
    }
}

fn tiles(pieces: &mut Pieces, context: &BoardContext<'_>, plane: Plane, holder: &str) -> Markup {
    html! {
        @for lying in context.layout.tiles().filter(|lying| lying.place.plane == plane) {
            (pieces.svg(tile::lying(lying, holder, context.view, context.cx)))
        }
    }
}

/// A hero on the board; `None` for one who is not on it.
fn hero(pawn: &Pawn, context: &BoardContext<'_>) -> Option<Markup> {
    let (square, cx) = (pawn.is.square()?, context.cx);
    let at = context.layout.square(square)?;
    let (column, row) = turned(square.cell, context.layout.lying(square)?.turn);
    let name = pawn.hero.name();
    let stays = if matches!(pawn.is, Where::Stays(_)) { " stays" } else { "" };
    let label = names::hero_at(cx, pawn.hero, square.tile, (column, row), context.mark_at(at));
    let sheet = files::address(SHEET);
    Some(html! {
        g id={ "hero-" (name) } data-in="heroes" class={ "hero " (name) (stays) " " (position_classes(at)) }
            data-choose={ "hero-" (name) } role="button" tabindex="0"
            aria-label=(label) {
            circle class="ring" cx="5" cy="5" r="4.7" {}
            use href={ (sheet) "#heroes-" (name) } x="1" y="1" width="8" height="8" {}
        }
    })
}

/// The doors to places without a tile. MZ-15: an arrow in the explorer's colour; MZ-61: an entry
/// is closed by a wall.
fn open_doors(layout: &Layout<'_>) -> Markup {
    let (mut arrows, mut walls) = (Vec::new(), String::new());
    for lying in layout.tiles() {
        for side in Side::ALL.into_iter().filter(|&side| has_door(lying, side)) {
            let own = side.turned(4 - lying.turn);
            let at = layout.square(Square::new(lying.tile, door(own)));
            // Where a tile lies, a missing door on its side is drawn as its wall.
            let is_free = layout.at_place(lying.place.beside(side)).is_none();
            let Some(at) = at.filter(|_| is_free) else { continue };
            match lying.face.face().explore[own as usize] {
                Some(hero) => arrows.push((hero.name(), arrow(at, side))),
                None => walls.push_str(&wall(at, side)),
            }
        }
    }
    html! {
        g id="doors" data-in="over" aria-hidden="true" {
            @for (hero, path) in arrows { path class={ "open " (hero) } d=(path) {} }
            @if !walls.is_empty() { path class="w" d=(walls) {} }
        }
    }
}

fn wall((x, y): (i32, i32), side: Side) -> String {
    let (x, y) = (x * SQUARE, y * SQUARE);
    match side {
        Side::North => format!("M{x} {y}h10"),
        Side::East => format!("M{} {y}v10", x + SQUARE),
        Side::South => format!("M{x} {}h10", y + SQUARE),
        Side::West => format!("M{x} {y}v10"),
    }
}

fn arrow(at: (i32, i32), side: Side) -> String {
    let (x, y) = further(at, side, 1);
    let (x, y) = (x * SQUARE, y * SQUARE);
    match side {
        Side::North => format!("M{} {}h6l-3 -4z", x + 2, y + 9),
        Side::East => format!("M{} {}v6l4 -3z", x + 1, y + 2),
        Side::South => format!("M{} {}h6l-3 4z", x + 2, y + 1),
        Side::West => format!("M{} {}v6l-4 -3z", x + 9, y + 2),
    }
}

/// Where the player can take a hero. Two ways to one square are one light: both end there.
fn lights_of_hero(hero: Hero, context: &BoardContext<'_>) -> Markup {
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
fn lights_of_tiles(context: &BoardContext<'_>) -> Markup {
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

/// MZ-40: whether talk is allowed, and until when.
fn talk(view: &View, cx: &Cx<'_>) -> Markup {
    let rule = view.options.special.talk;
    let quiet = view.options.solo() || rule == TalkRule::Free || cx.scene.stage != Stage::Running;
    let talk = match (view.begun, view.talk) {
        _ if quiet => None,
        (false, _) => Some("mz-sign-before"),
        (true, true) if rule == TalkRule::Gestures => Some("mz-sign-gestures"),
        (true, true) => Some("mz-sign-talk"),
        (true, false) => None,
    };
    html! {
        div #sign data-in="floor" class="sign" {
            @if let Some(key) = talk { p class="talk" { (picture(SHEET, "mall-talk", "i")) span { (cx.text(key)) } } }
        }
    }
}

/// MZ-42: the pawn before the reader.
fn pawn_notice(mine: Seat, cx: &Cx<'_>) -> Markup {
    html! {
        div #pawn data-in="floor" class={ "pawn s" (mine.index()) } role="alert" {
            (picture(SHEET, "mall-pawn", "big"))
            strong { (cx.text("mz-pawn-you")) }
        }
    }
}

/// MZ-53: the action tile that the reader holds after a pass. Its id is new each time, so that the
/// page shows it again.
fn passed_tile(view: &View, cx: &Cx<'_>) -> Option<Markup> {
    let held = abilities_of(view, cx.scene.seat()?);
    if view.turned == 0 || !view.options.special.pass || view.options.solo() {
        return None;
    }
    Some(html! {
        div id={ "held-" (view.turned) } data-in="floor" class="held" aria-hidden="true" {
            (hand::abilities(held))
            strong { (cx.format("mz-holds-now", [("what", names::abilities(cx, held).into())])) }
        }
    })
}

/// MZ-56: whether two cameras watch, so that no timer can be entered.
pub(super) fn is_watched(view: &View) -> bool {
    let works = |square: &Square| !view.out_of_order.contains(square);
    let cameras = view.mall.iter().flat_map(|lying| {
        lying.face.face().cameras.iter().map(|cell| Square::new(lying.tile, cell))
    });
    view.options.special.cameras && cameras.filter(works).count() >= 2
}

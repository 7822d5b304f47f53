//! The board: the mall, the glass, and what the player can do, in pieces that change one by one.

use magic_maze::{Action, Hero, Plane, View};

use super::pen::{Pen, WIDE};
use super::sketch::{Sketch, holds};
use super::{acts, deck, doors, glass, heroes, marks, picks, reach, signs, tile};
use crate::pages::icon;
use crate::part::Each;
use crate::{Cx, Draft, Id, Part, Stage};

/// How much is seen around the mall, in units of the picture.
const MARGIN: i32 = 11;

/// The board in pieces.
pub(super) fn board(view: &View, legal: &[Action], cx: &Cx<'_>) -> Part {
    let sketch = Sketch::of(view, legal, cx);
    let mut part = cx.part("board", cx.scene.stage == Stage::Running);
    mall(&mut part, &sketch);
    part.html("sign", (view.begun, view.talk), || signs::sign(view, cx));
    if let Some(mine) = view.pawn.filter(|&seat| cx.is_you(seat) && !view.answered) {
        part.html("pawn", (), || signs::pawn(mine, cx));
    }
    if let Some((id, held)) = signs::passed(view, cx) {
        part.html(id, held, || signs::holds_now(id, held, cx));
    }
    part.text(|| "</div><div class=\"side\"><div id=\"bar\" class=\"bar\">");
    part.html("glass", glass::key(view, cx), || glass::glass(view, cx));
    part.html("deck", deck::key(view), || deck::deck(view, cx));
    part.text(|| zoom(cx));
    for hero in Hero::ALL {
        let key = (view.heroes[hero.index()].is, view.theft, sketch.mall);
        part.html(picks::id(hero), key, || picks::pick(hero, &sketch));
    }
    part.text(|| "</div>");
    player(&mut part, &sketch);
    part.text(|| "</div></section>");
    part.done()
}

fn mall(part: &mut Draft<'_>, sketch: &Sketch<'_>) {
    let (view, cx, layout) = (sketch.view, sketch.cx, &sketch.layout);
    part.text(|| {
        let mut pen = Pen::with_room(200);
        pen.put("<section id=\"board\" class=\"board mz\"");
        if cx.scene.stage == Stage::Running {
            // A hero is chosen at all times: what can be done is shown for the one who is.
            pen.put(" data-chosen=\"hero-barbarian\" data-always=\"hero-\"");
        }
        pen.put(" aria-label=\"");
        pen.say(cx.say("mz-board")).put("\"><div id=\"floor\" class=\"floor\">");
        pen.done()
    });
    let key = (view.theft, signs::is_watched(view), layout.bounds);
    part.frame(("mall", "</svg>"), key, || frame(sketch));
    part.text(|| {
        let mut pen = Pen::with_room(8_000);
        marks::shapes(&mut pen, sketch.sheet);
        pen.put("<g id=\"tiles\" data-ours>");
        pen.done()
    });
    tiles(part, sketch, Plane::First, "tiles");
    part.text(|| "</g>");
    part.frame(("far", "</g>"), layout.far, || {
        let mut pen = Pen::default();
        pen.put("<g id=\"far\" data-ours class=\"tile ").place(layout.far).put("\">");
        pen.done()
    });
    part.text(|| "<g id=\"far-tiles\" data-ours>");
    tiles(part, sketch, Plane::Second, "far-tiles");
    part.text(|| "</g></g><g id=\"over\" data-ours>");
    part.svg("doors", sketch.mall, || doors::doors(layout));
    part.text(|| "</g><g id=\"lights\" data-ours>");
    for hero in Hero::ALL {
        part.svg(reach::id(hero), sketch.ways_key(hero), || reach::reach(hero, sketch));
    }
    part.svg("lit-tiles", sketch.others_key(), || reach::tiles(sketch));
    part.text(|| "</g><g id=\"heroes\" data-ours>");
    for pawn in &view.heroes {
        if pawn.is.square().is_some_and(|square| layout.square(square).is_some()) {
            let key = (pawn.is, sketch.mall);
            part.svg(heroes::id(pawn.hero), key, || heroes::hero(pawn, sketch).unwrap_or_default());
        }
    }
    part.text(|| "</g></svg>");
}

fn tiles(part: &mut Draft<'_>, sketch: &Sketch<'_>, plane: Plane, holder: &'static str) {
    for lying in sketch.layout.tiles().filter(|lying| lying.place.plane == plane) {
        let out = sketch.view.out_of_order.iter().filter(|square| square.tile == lying.tile);
        let key = (lying.place, lying.turn, lying.origin, Each(out));
        let id = Id::nth("t", lying.tile.number());
        part.svg(id, key, || tile::tile(lying, holder, sketch.view, sketch.cx));
    }
}

/// The picture's frame. What holds for all tiles at once stands here, so that they stay as they are.
fn frame(sketch: &Sketch<'_>) -> String {
    let special = sketch.view.options.special;
    let mut pen = Pen::with_room(300);
    pen.put("<svg id=\"mall\" class=\"mall");
    for (is_so, class) in [
        (sketch.view.theft, " theft"),
        (!special.vortices || sketch.view.theft, " no-vortices"),
        (!special.loudspeakers, " no-loud"),
        (!special.balls, " no-balls"),
        (!special.cameras, " no-cameras"),
        (signs::is_watched(sketch.view), " watched"),
    ] {
        if is_so {
            pen.put(class);
        }
    }
    let [left, top, right, bottom] = sketch.layout.bounds;
    let fit = |pen: &mut Pen| {
        pen.pair((left * WIDE - MARGIN, top * WIDE - MARGIN)).put(" ");
        let size = ((right - left) * WIDE + 2 * MARGIN, (bottom - top) * WIDE + 2 * MARGIN);
        pen.pair(size);
    };
    pen.put("\" data-zoom role=\"group\" aria-label=\"").say(sketch.cx.say("mz-mall"));
    pen.put("\" viewBox=\"");
    fit(&mut pen);
    pen.put("\" data-fit=\"");
    fit(&mut pen);
    pen.put("\">");
    pen.done()
}

/// The buttons for looking closer, and where the heroes are chosen.
fn zoom(cx: &Cx<'_>) -> String {
    let mut pen = Pen::with_room(900);
    pen.put("<div class=\"zoom script\">");
    for (what, sign, key) in [
        ("in", "plus", "mz-zoom-in"),
        ("out", "minus", "mz-zoom-out"),
        ("fit", "fit", "mz-zoom-fit"),
    ] {
        pen.put("<button type=\"button\" class=\"quiet\" data-zoom-").put(what);
        pen.put(" aria-label=\"").say(cx.say(key)).put("\">").show(icon(sign));
        pen.put("</button>");
    }
    pen.put("</div></div><div id=\"picks\" class=\"picks\" role=\"group\" aria-label=\"");
    pen.say(cx.say("mz-heroes")).put("\">");
    pen.done()
}

/// What the player can do; nothing for those who watch.
fn player(part: &mut Draft<'_>, sketch: &Sketch<'_>) {
    let (view, cx) = (sketch.view, sketch.cx);
    let Some(seat) = cx.scene.seat().filter(|_| cx.scene.stage == Stage::Running) else { return };
    part.text(|| {
        let mut pen = Pen::with_room(300);
        // With no hero chosen the arrow keys move nobody.
        pen.put(
            "<i data-for=\"nobody\" data-key=\"ArrowUp ArrowRight ArrowDown ArrowLeft KeyE KeyQ\"></i>",
        );
        pen.put("<form id=\"acts\" class=\"act mz-acts\" method=\"post\" action=\"");
        pen.say(&cx.scene.path("act")).put("\">").put(&cx.hidden(seat).0);
        pen.done()
    });
    part.html("choices", sketch.others_key(), || acts::choices(sketch));
    for hero in Hero::ALL {
        let is = view.heroes[hero.index()].is;
        let able = sketch.able_key();
        let key = (sketch.ways_key(hero), holds(view, seat), is, view.discards > 0, able);
        part.html(acts::id(hero), key, || acts::with_hero(hero, sketch));
    }
    part.html("pokes", (sketch.others_key(), cx.people), || acts::pawns(sketch));
    part.text(|| "</form>");
}

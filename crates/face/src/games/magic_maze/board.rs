//! The board: the mall, the glass, and what the player can do, in pieces that change one by one.

use magic_maze::{Action, Hero, Plane, View};
use maud::Markup;

use super::pen::{Pen, WIDE};
use super::sketch::Sketch;
use super::{acts, deck, doors, glass, heroes, marks, picks, reach, signs, tile};
use crate::pages::icon;
use crate::{Cx, Part, Piece, Stage};

/// How much is seen around the mall, in units of the picture.
const MARGIN: i32 = 11;

/// The board in pieces.
pub(super) fn board(view: &View, legal: &[Action], cx: &Cx<'_>) -> Part {
    let sketch = Sketch::of(view, legal, cx);
    let mut pieces = Vec::with_capacity(64);
    mall(&mut pieces, &sketch);
    pieces.push(html("sign", signs::sign(view, cx)));
    pieces.extend(signs::pawn(view, cx).map(|pawn| html("pawn", pawn)));
    if let Some((id, held)) = signs::passed(view, cx) {
        pieces.push(Piece::Html { id: id.into(), html: held.into_string() });
    }
    pieces.push(text("</div><div class=\"side\"><div id=\"bar\" class=\"bar\">"));
    pieces.push(html("glass", glass::glass(view, cx)));
    pieces.push(html("deck", deck::deck(view, cx)));
    pieces.push(Piece::Text(zoom(cx).into()));
    for hero in Hero::ALL {
        pieces.push(Piece::Html { id: picks::id(hero).into(), html: picks::pick(hero, &sketch) });
    }
    pieces.push(text("</div>"));
    player(&mut pieces, &sketch);
    pieces.push(text("</div></section>"));
    Part::Pieces { id: "board", pieces }
}

fn mall(pieces: &mut Vec<Piece>, sketch: &Sketch<'_>) {
    let (view, cx) = (sketch.view, sketch.cx);
    let mut pen = Pen::with_room(200);
    pen.put("<section id=\"board\" class=\"board mz\"");
    if cx.scene.stage == Stage::Running {
        // Whoever comes to the page has a hero in hand.
        pen.put(" data-chosen=\"hero-barbarian\"");
    }
    pen.put(" aria-label=\"");
    pen.say(cx.say("mz-board")).put("\"><div id=\"floor\" class=\"floor\">");
    pieces.push(Piece::Text(pen.done().into()));
    pieces.push(Piece::Frame { id: "mall", open: frame(sketch), close: "</svg>" });
    let mut pen = Pen::with_room(8_000);
    marks::shapes(&mut pen, &sketch.sheet);
    pen.put("<g id=\"tiles\" data-ours>");
    pieces.push(Piece::Text(pen.done().into()));
    tiles(pieces, sketch, Plane::First, "tiles");
    pieces.push(text("</g>"));
    let mut pen = Pen::default();
    pen.put("<g id=\"far\" data-ours class=\"tile ").place(sketch.layout.far).put("\">");
    pieces.push(Piece::Frame { id: "far", open: pen.done(), close: "</g>" });
    pieces.push(text("<g id=\"far-tiles\" data-ours>"));
    tiles(pieces, sketch, Plane::Second, "far-tiles");
    pieces.push(text("</g></g><g id=\"over\" data-ours>"));
    pieces.push(svg("doors", doors::doors(&sketch.layout)));
    pieces.push(text("</g><g id=\"lights\" data-ours>"));
    for hero in Hero::ALL {
        pieces.push(svg(reach::id(hero), reach::reach(hero, sketch)));
    }
    pieces.push(svg("lit-tiles", reach::tiles(sketch)));
    pieces.push(text("</g><g id=\"heroes\" data-ours>"));
    for pawn in &view.heroes {
        let drawn = heroes::hero(pawn, sketch);
        pieces.extend(drawn.map(|drawn| svg(heroes::id(pawn.hero), drawn)));
    }
    pieces.push(text("</g></svg>"));
}

fn tiles(pieces: &mut Vec<Piece>, sketch: &Sketch<'_>, plane: Plane, holder: &str) {
    for lying in sketch.layout.tiles().filter(|lying| lying.place.plane == plane) {
        let html = tile::tile(lying, holder, sketch.view, sketch.cx);
        pieces.push(Piece::Svg { id: format!("t{}", lying.tile).into(), html });
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
        pen.put(" aria-label=\"").say(cx.say(key)).put("\">").put(&icon(sign).0);
        pen.put("</button>");
    }
    pen.put("</div></div><div id=\"picks\" class=\"picks\" role=\"group\" aria-label=\"");
    pen.say(cx.say("mz-heroes")).put("\">");
    pen.done()
}

/// What the player can do; nothing for those who watch.
fn player(pieces: &mut Vec<Piece>, sketch: &Sketch<'_>) {
    let cx = sketch.cx;
    let Some(seat) = cx.scene.seat().filter(|_| cx.scene.stage == Stage::Running) else { return };
    let mut pen = Pen::with_room(300);
    // With no hero chosen the arrow keys move nobody.
    pen.put(
        "<i data-for=\"nobody\" data-key=\"ArrowUp ArrowRight ArrowDown ArrowLeft KeyE KeyQ\"></i>",
    );
    pen.put("<form id=\"acts\" class=\"act mz-acts\" method=\"post\" action=\"");
    pen.say(&cx.scene.path("act")).put("\">");
    pieces.push(Piece::Text(pen.done().into()));
    let seen = format!("<div id=\"seen\" data-in=\"acts\" hidden>{}</div>", cx.hidden(seat).0);
    pieces.push(Piece::Html { id: "seen".into(), html: seen });
    pieces.push(Piece::Html { id: "choices".into(), html: acts::choices(sketch) });
    for hero in Hero::ALL {
        let html = acts::with_hero(hero, sketch);
        pieces.push(Piece::Html { id: acts::id(hero).into(), html });
    }
    pieces.push(Piece::Html { id: "pokes".into(), html: acts::pawns(sketch) });
    pieces.push(text("</form>"));
}

fn text(text: &'static str) -> Piece {
    Piece::Text(text.into())
}

fn html(id: &'static str, html: Markup) -> Piece {
    Piece::Html { id: id.into(), html: html.into_string() }
}

fn svg(id: &'static str, html: String) -> Piece {
    Piece::Svg { id: id.into(), html }
}

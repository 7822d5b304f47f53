//! The heroes on the board.

use magic_maze::{Hero, Mark, Pawn, Where};

use super::layout::turned;
use super::lexicon;
use super::marks;
use super::pen::Pen;
use super::sketch::Sketch;

/// A hero; nothing for one who is not on the board.
pub(super) fn hero(pawn: &Pawn, sketch: &Sketch<'_>) -> Option<String> {
    let (square, name) = (pawn.is.square()?, pawn.hero.name());
    let at = sketch.layout.square(square)?;
    let mut pen = Pen::with_room(500);
    pen.put("<g id=\"").put(id(pawn.hero)).put("\" data-in=\"heroes\" class=\"hero ").put(name);
    if matches!(pawn.is, Where::Stays(_)) {
        pen.put(" stays");
    }
    pen.put(" ").place(at).put("\" data-choose=\"").put(id(pawn.hero));
    pen.put("\" role=\"button\" tabindex=\"0\" aria-label=\"");
    pen.say(lexicon::hero(sketch.cx, pawn.hero)).put(", ").say(sketch.cx.say("mz-tile"));
    pen.put(" ").num(square.tile.number().into()).put(",");
    pen.spot(turned(square.cell, sketch.layout.lying(square)?.turn));
    if let Some(mark) = sketch.mark_at(at).filter(|mark| *mark != Mark::Solid) {
        pen.put(", ").say(lexicon::mark(sketch.cx, mark));
    }
    pen.put("\"><circle class=\"ring\" cx=\"5\" cy=\"5\" r=\"4.7\"/>");
    let place = "x=\"1\" y=\"1\" width=\"8\" height=\"8\"";
    marks::picture(&mut pen, sketch.sheet, ["heroes-", name], place);
    pen.put("</g>");
    Some(pen.done())
}

/// The picture of a hero.
pub(super) fn picture(hero: Hero) -> &'static str {
    ["heroes-barbarian", "heroes-mage", "heroes-elf", "heroes-dwarf"][hero.index()]
}

/// By what a hero is chosen, and the id of the pawn.
pub(super) fn id(hero: Hero) -> &'static str {
    ["hero-barbarian", "hero-mage", "hero-elf", "hero-dwarf"][hero.index()]
}

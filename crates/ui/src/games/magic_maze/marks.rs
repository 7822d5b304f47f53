//! What can be on a square, drawn once; the tiles only say where.

use magic_maze::Hero;

use super::pen::Pen;

/// The shapes of all marks, each in a square of ten by ten. Whatever has a colour has the hero's
/// symbol too (MZ-01). The colour comes from where a shape is used.
pub(super) fn shapes(pen: &mut Pen, sheet: &str) {
    pen.put("<defs id=\"mz-shapes\" data-ours>");
    for hero in Hero::ALL {
        vortex(pen, sheet, hero);
        item(pen, sheet, hero);
        exit(pen, sheet, hero);
        explore(pen, sheet, hero);
    }
    for plain in ["timer", "ball", "camera", "entry"] {
        pen.put("<g id=\"mz-").put(plain).put("\">");
        picture(pen, sheet, ["mall-", plain], "x=\".7\" y=\".7\" width=\"8.6\" height=\"8.6\"");
        pen.put("</g>");
    }
    // Around the middle of a wall.
    pen.put("<g id=\"mz-passage\"><circle class=\"mz-badge\" r=\"2.4\"/>");
    picture(pen, sheet, ["heroes-", "axe"], "x=\"-1.7\" y=\"-1.7\" width=\"3.4\" height=\"3.4\"");
    pen.put("</g><g id=\"mz-used\">");
    let place = "x=\"1\" y=\"1\" width=\"8\" height=\"8\"";
    picture(pen, sheet, ["mall-", "out-of-order"], place);
    pen.put("</g><rect id=\"mz-step\" x=\"2.2\" y=\"2.2\" width=\"5.6\" height=\"5.6\" rx=\"1.2\"/></defs>");
}

fn open(pen: &mut Pen, kind: &str, hero: Hero) {
    pen.put("<g id=\"mz-").put(kind).put("-").put(hero.name()).put("\">");
}

fn vortex(pen: &mut Pen, sheet: &str, hero: Hero) {
    open(pen, "vortex", hero);
    pen.put("<circle class=\"mz-disc\" cx=\"5\" cy=\"5\" r=\"4.5\"/>");
    let place = "x=\".9\" y=\".9\" width=\"8.2\" height=\"8.2\"";
    picture(pen, sheet, ["mall-", "vortex"], place);
    badge(pen, sheet, hero);
    pen.put("</g>");
}

fn item(pen: &mut Pen, sheet: &str, hero: Hero) {
    open(pen, "item", hero);
    pen.put("<rect class=\"mz-plate\" x=\".6\" y=\".6\" width=\"8.8\" height=\"8.8\" rx=\"1.6\"/>");
    let place = "x=\"1.8\" y=\"1.8\" width=\"6.4\" height=\"6.4\"";
    picture(pen, sheet, ["heroes-", hero.symbol()], place);
    pen.put("</g>");
}

fn exit(pen: &mut Pen, sheet: &str, hero: Hero) {
    open(pen, "exit", hero);
    pen.put("<rect class=\"mz-disc\" x=\".6\" y=\".6\" width=\"8.8\" height=\"8.8\" rx=\"1\"/>");
    let place = "x=\"1.2\" y=\"1\" width=\"7.6\" height=\"7.6\"";
    picture(pen, sheet, ["mall-", "exit"], place);
    badge(pen, sheet, hero);
    pen.put("</g>");
}

/// MZ-08: a loudspeaker is at every green exploration square and nowhere else.
fn explore(pen: &mut Pen, sheet: &str, hero: Hero) {
    open(pen, "explore", hero);
    let place = "x=\".8\" y=\".8\" width=\"8\" height=\"8\"";
    picture(pen, sheet, ["mall-", "explore"], place);
    badge(pen, sheet, hero);
    if hero == Hero::Elf {
        pen.put("<g class=\"mz-loud\">");
        let place = "x=\".2\" y=\"5.8\" width=\"3.8\" height=\"3.8\"";
        picture(pen, sheet, ["mall-", "loudspeaker"], place);
        pen.put("</g>");
    }
    pen.put("</g>");
}

/// The hero's symbol in the corner of a mark.
fn badge(pen: &mut Pen, sheet: &str, hero: Hero) {
    pen.put("<circle class=\"mz-badge\" cx=\"7.4\" cy=\"7.4\" r=\"2.4\"/>");
    let place = "x=\"5.7\" y=\"5.7\" width=\"3.4\" height=\"3.4\"";
    picture(pen, sheet, ["heroes-", hero.symbol()], place);
}

/// A picture of the sheet at this place.
pub(super) fn picture(pen: &mut Pen, sheet: &str, name: [&str; 2], place: &str) {
    pen.put("<use href=\"").put(sheet).put(name[0]).put(name[1]).put("\" ").put(place).put("/>");
}

//! Lights on the board: where a player can take a hero, and what else can be touched there.

use magic_maze::{Action, Deed, Hero};

use super::heroes;
use super::layout::further;
use super::pen::{Pen, WIDE};
use super::sketch::{Sketch, Way, side_of};

/// Where the player can take a hero. Two ways to one square are one light: both end there.
pub(super) fn reach(hero: Hero, sketch: &Sketch<'_>) -> String {
    let ways = &sketch.deeds[hero.index()];
    let mut pen = Pen::with_room(120 + 80 * ways.len());
    pen.put("<g id=\"").put(id(hero)).put("\" data-in=\"lights\" class=\"reach ");
    pen.put(hero.name()).put("\" data-for=\"").put(heroes::id(hero)).put("\">");
    for (nth, way) in ways.iter().enumerate() {
        match way.deed {
            Deed::Gaze { .. } => {}
            Deed::Explore { from, .. } => ghost(&mut pen, from, way, sketch),
            _ if ways[..nth].iter().any(|other| other.to == way.to) => {}
            _ => light(&mut pen, "go", way.to, &way.action),
        }
    }
    pen.put("</g>");
    pen.done()
}

/// The id of a hero's lights.
pub(super) fn id(hero: Hero) -> &'static str {
    ["reach-barbarian", "reach-mage", "reach-elf", "reach-dwarf"][hero.index()]
}

/// MZ-55, MZ-61: where a tile can be placed, and which ones can be taken away.
pub(super) fn tiles(sketch: &Sketch<'_>) -> String {
    let mut pen = Pen::with_room(200);
    pen.put("<g id=\"lit-tiles\" data-in=\"lights\">");
    for action in &sketch.others {
        match action {
            Action::Do { deed: Deed::Place { at }, .. } => {
                let door = sketch.layout.square(*at);
                let Some((at, (_, side))) = door.zip(side_of(&sketch.layout, *at)) else {
                    continue;
                };
                light(&mut pen, "go put", further(at, side, 1), action);
            }
            Action::Discard(tile) => {
                let place = sketch.layout.tiles().find(|lying| lying.tile == *tile);
                let Some(lying) = place else { continue };
                whole(&mut pen, "away", sketch.layout.corner(lying.place), action);
            }
            _ => {}
        }
    }
    pen.put("</g>");
    pen.done()
}

/// MZ-15: the place that a tile would fill.
fn ghost(pen: &mut Pen, from: magic_maze::Square, way: &Way, sketch: &Sketch<'_>) {
    let lying = sketch.layout.lying(from);
    let Some((lying, (_, side))) = lying.zip(side_of(&sketch.layout, from)) else { return };
    whole(pen, "ghost", sketch.layout.corner(lying.place.beside(side)), &way.action);
}

fn light(pen: &mut Pen, class: &str, at: (i32, i32), action: &Action) {
    pen.put("<rect class=\"").put(class).put("\"").corner(at).put(" data-act=\"").show(action);
    pen.put("\"/>");
}

fn whole(pen: &mut Pen, class: &str, (x, y): (i32, i32), action: &Action) {
    pen.put("<rect class=\"").put(class).put("\" x=\"").num(x * WIDE + 1).put("\" y=\"");
    pen.num(y * WIDE + 1).put("\" width=\"38\" height=\"38\" data-act=\"").show(action).put("\"/>");
}

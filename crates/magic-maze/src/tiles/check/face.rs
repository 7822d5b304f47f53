//! What each face must keep to, whatever the others are.

use maze::Side;

use super::Report;
use crate::face::Face;
use crate::tile::{Cell, Cells, Tile, door};
use crate::{Hero, Mark};

pub(super) fn check(report: &mut Report<'_>, tile: Tile, face: &Face) {
    doors(report, tile, face);
    marks(report, face);
    escalators(report, face);
    gaps(report, face);
    reach(report, tile, face);
    alcoves(report, face);
}

/// MZ-04: which doors there are.
fn doors(report: &mut Report<'_>, tile: Tile, face: &Face) {
    for side in Side::ALL.into_iter().filter(|&side| face.entry == Some(side)) {
        if tile == Tile::START {
            report.error("MZ-04", door(side), "expected no entry on tile 1, found one".to_owned());
        }
        if face.explore[side as usize].is_some() {
            let says = "expected an entry or an exploration square at a door, found both";
            report.error("MZ-04", door(side), says.to_owned());
        }
    }
    if tile != Tile::START {
        if face.entry.is_none() {
            report.error("MZ-04", None, "expected one entry, found none".to_owned());
        }
        let count = face.explorations().count();
        if !(1..=3).contains(&count) {
            let says = format!("expected one to three exploration squares, found {count}");
            report.error("MZ-04", None, says);
        }
        return;
    }
    for hero in Hero::ALL {
        let count = face.explore.iter().filter(|whose| **whose == Some(hero)).count();
        if count != 1 {
            let mark = Mark::Explore(hero);
            report.error("MZ-04", None, format!("expected one `{mark}` on tile 1, found {count}"));
        }
    }
}

/// What cannot be together on one square.
fn marks(report: &mut Report<'_>, face: &Face) {
    for cell in Cell::all() {
        let marks: Vec<Mark> = face.marks(cell).collect();
        if let [Mark::Solid, other, ..] = marks[..] {
            // MZ-02: on solid squares nobody can stand.
            report.error(
                "MZ-02",
                cell,
                format!("expected no mark on a solid square, found `{other}`"),
            );
        }
        // MZ-12: what happens there when a hero enters could not be told.
        let mut effects = marks.iter().filter(|mark| has_effect(**mark));
        if let (Some(one), Some(other)) = (effects.next(), effects.next()) {
            let says = format!(
                "expected one timer, ball, camera, item or exit on a square, found `{one}` and \
                 `{other}`"
            );
            report.error("MZ-12", cell, says);
        }
    }
}

fn has_effect(mark: Mark) -> bool {
    matches!(mark, Mark::Timer | Mark::Ball | Mark::Camera | Mark::Item(_) | Mark::Exit(_))
}

/// MZ-07: where escalators go.
fn escalators(report: &mut Report<'_>, face: &Face) {
    let mut taken = Cells::NONE;
    for &[one, other] in &face.escalators {
        if one == other || one.side_to(other).is_some() {
            let says =
                format!("expected an escalator to a square that is not next to it, found {other}");
            report.error("MZ-07", one, says);
        }
        let ends = if one == other { vec![one] } else { vec![one, other] };
        for cell in ends {
            if face.solid.contains(cell) {
                let says = "expected floor at the end of an escalator, found a solid square";
                report.error("MZ-07", cell, says.to_owned());
            }
            if taken.contains(cell) {
                let says = "expected one escalator on a square, found two";
                report.error("MZ-07", cell, says.to_owned());
            }
            taken = taken.with(cell);
        }
    }
}

/// MZ-07: dwarf passages are gaps in walls between two squares.
fn gaps(report: &mut Report<'_>, face: &Face) {
    for slot in face.gaps.slots() {
        let (cell, side) = (slot.square(), slot.side());
        let ends = [Some(cell), cell.beside(side)];
        if !face.walls.contains(slot) {
            let says = format!("expected a wall {side} around the dwarf passage, found none");
            report.error("MZ-07", cell, says);
        }
        if ends.into_iter().flatten().any(|end| face.solid.contains(end)) {
            let says = format!(
                "expected floor on both sides of the dwarf passage {side}, found a solid square"
            );
            report.error("MZ-07", cell, says);
        }
    }
}

/// MZ-07: every square can be reached without dwarf passages.
fn reach(report: &mut Report<'_>, tile: Tile, face: &Face) {
    let first = face.floor().iter().next();
    let Some(start) = face.entry.map(door).filter(|cell| face.floor().contains(*cell)).or(first)
    else {
        report.error("MZ-02", None, "expected some floor, found solid squares only".to_owned());
        return;
    };
    let from = match tile {
        Tile::START => format!("{start}"),
        _ => format!("the entry at {start}"),
    };
    for cell in face.floor().except(reached(face, start)).iter() {
        let says = format!(
            "expected a way from {from} without dwarf passages, found none; make the square solid \
             or open a wall"
        );
        report.error("MZ-07", cell, says);
    }
}

/// All squares that one comes to by steps and escalators.
fn reached(face: &Face, start: Cell) -> Cells {
    let (mut reached, mut open) = (Cells::only(start), vec![start]);
    while let Some(cell) = open.pop() {
        let steps = Side::ALL.into_iter().filter_map(|side| face.beside(cell, side));
        let rides = face.escalators.iter().flat_map(|&[one, other]| {
            [(one, other), (other, one)].into_iter().filter(|&(from, _)| from == cell)
        });
        for next in steps.chain(rides.map(|(_, to)| to)).collect::<Vec<_>>() {
            if !reached.contains(next) && !face.solid.contains(next) {
                reached = reached.with(next);
                open.push(next);
            }
        }
    }
    reached
}

/// MZ-06: one open side; a door, an escalator and a dwarf passage are open sides too.
fn alcoves(report: &mut Report<'_>, face: &Face) {
    for cell in face.floor().iter() {
        let is_alcove = |mark: &Mark| has_effect(*mark) || matches!(mark, Mark::Vortex(_));
        let Some(mark) = face.marks(cell).find(is_alcove) else { continue };
        let open = |side: &Side| {
            face.beside(cell, *side).is_some()
                || face.through_gap(cell, *side).is_some_and(|to| !face.solid.contains(to))
                || face.has_door(*side) && door(*side) == cell
        };
        let sides = Side::ALL.iter().filter(|side| open(side)).count();
        let rides = face.escalators.iter().filter(|ends| ends.contains(&cell)).count();
        let count = sides + rides;
        if count != 1 {
            let says = format!(
                "expected one open side at `{mark}` (doors, escalators and dwarf passages count), \
                 found {count}"
            );
            report.warning("MZ-06", cell, says);
        }
    }
}

//! MZ-08: what the scenarios rely on, over all tiles.

use std::ops::RangeInclusive;

use maze::Side;

use super::super::{Tally, Tiles};
use super::{Breach, Report};
use crate::face::Face;
use crate::tile::{Cell, Cells, Tile, Up};
use crate::{Hero, Mark};

const RULE: &str = "MZ-08";

pub(super) fn check(tiles: &Tiles, found: &mut Vec<Breach>) {
    for up in [Up::A, Up::B] {
        let name = format!("{}{up}", Tile::START);
        start(&mut Report { tile: &name, found }, up, tiles.face(Tile::START, up));
    }
    for (name, tile, face) in tiles.all().skip(2) {
        others(&mut Report { tile: &name, found }, tile, face);
    }
    each_once(tiles, found);
    totals(&tiles.tally(), &mut Report { tile: "1-24", found });
}

/// The two sides of the start tile.
fn start(report: &mut Report<'_>, up: Up, face: &Face) {
    for hero in Hero::ALL {
        let cells = face.vortices[hero.index()];
        let mark = Mark::Vortex(hero);
        match up {
            Up::A if cells.is_empty() => {
                report.error(RULE, None, format!("expected a `{mark}`, found none"));
            }
            Up::B => cells.iter().for_each(|cell| {
                report.error(RULE, cell, format!("expected no vortex on side B, found `{mark}`"));
            }),
            Up::A => {}
        }
        for (mark, cells) in [
            (Mark::Item(hero), face.items[hero.index()]),
            (Mark::Exit(hero), face.exits[hero.index()]),
        ] {
            for cell in cells.iter() {
                report.error(
                    RULE,
                    cell,
                    format!("expected no item or exit on tile 1, found `{mark}`"),
                );
            }
        }
    }
    let count = face.timers.len();
    if count != 1 {
        report.error(
            RULE,
            None,
            format!("expected one timer on each side of tile 1, found {count}"),
        );
    }
    for cell in middle().except(face.plain()).iter() {
        let says = "expected plain floor on the four middle squares, found something else";
        report.error(RULE, cell, says.to_owned());
    }
    for cell in face.timers.iter().filter(|&cell| is_one_slide_off(face, cell)) {
        let says = "expected no timer one slide away from a middle square, found one";
        report.warning(RULE, cell, says.to_owned());
    }
    late(report, Tile::START, face);
}

fn middle() -> Cells {
    [(1, 1), (2, 1), (1, 2), (2, 2)]
        .iter()
        .filter_map(|&(column, row)| Cell::new(column, row))
        .collect()
}

fn is_one_slide_off(face: &Face, cell: Cell) -> bool {
    let line = |side| std::iter::successors(Some(cell), move |&at| face.beside(at, side)).skip(1);
    Side::ALL.into_iter().flat_map(line).any(|at| middle().contains(at))
}

/// The other tiles, each by its number.
fn others(report: &mut Report<'_>, tile: Tile, face: &Face) {
    if tile == Tile::APART {
        if !face.explorations().any(|(_, hero, _)| matches!(hero, Hero::Barbarian | Hero::Mage)) {
            let says = "expected a yellow or purple exploration square on tile 3, found none";
            report.error(RULE, None, says.to_owned());
        }
        let plain = face.plain().len();
        if plain < 2 {
            let says = format!("expected two plain squares on tile 3 at least, found {plain}");
            report.error(RULE, None, says);
        }
    }
    if tile == Tile::BALL && face.balls.is_empty() {
        report.error(RULE, None, "expected the first ball on tile 15, found none".to_owned());
    }
    if tile.number() > 9 {
        for cell in face.timers.iter() {
            report.error(RULE, cell, "expected no timer after tile 9, found one".to_owned());
        }
    }
    if (16..=19).contains(&tile.number()) && face.cameras.len() != 1 {
        let says = format!("expected one camera on tile {tile}, found {}", face.cameras.len());
        report.error(RULE, None, says);
    }
    late(report, tile, face);
}

/// What comes with higher numbers only.
fn late(report: &mut Report<'_>, tile: Tile, face: &Face) {
    if tile.number() < 13 {
        for slot in face.gaps.slots() {
            let says =
                format!("expected no dwarf passage before tile 13, found one {}", slot.side());
            report.error(RULE, slot.square(), says);
        }
    }
    if tile < Tile::BALL {
        for cell in face.balls.iter() {
            report.error(RULE, cell, "expected no ball before tile 15, found one".to_owned());
        }
    }
    if !(16..=19).contains(&tile.number()) {
        for cell in face.cameras.iter() {
            report.error(
                RULE,
                cell,
                "expected cameras on tiles 16 to 19 alone, found one".to_owned(),
            );
        }
    }
}

/// Four items on four tiles, four exits on four tiles, and which tiles they may be on.
fn each_once(tiles: &Tiles, found: &mut Vec<Breach>) {
    let mut taken = [Vec::new(), Vec::new()];
    for hero in Hero::ALL {
        let exits = if hero == Hero::Mage { 2..=9 } else { 10..=12 };
        for (kind, (mark, home)) in
            [(Mark::Item(hero), 2..=9), (Mark::Exit(hero), exits)].into_iter().enumerate()
        {
            one(tiles, mark, home, &mut taken[kind], found);
        }
    }
}

fn one(
    tiles: &Tiles,
    mark: Mark,
    home: RangeInclusive<u8>,
    taken: &mut Vec<Tile>,
    found: &mut Vec<Breach>,
) {
    let range = format!("{}-{}", home.start(), home.end());
    let mut first: Option<Tile> = None;
    for tile in Tile::all().skip(1) {
        let face = tiles.face(tile, Up::A);
        for cell in Cell::all().filter(|&cell| face.has(cell, mark)) {
            let name = tile.to_string();
            let mut report = Report { tile: &name, found };
            if !home.contains(&tile.number()) {
                report.error(
                    RULE,
                    cell,
                    format!("expected `{mark}` on one of the tiles {range}, found it here"),
                );
            }
            if let Some(other) = first {
                report.error(
                    RULE,
                    cell,
                    format!("expected `{mark}` once, found another; the first is on tile {other}"),
                );
            } else if taken.contains(&tile) {
                let kind = mark.kind();
                report.error(
                    RULE,
                    cell,
                    format!("expected one {kind} on a tile, found another, `{mark}`"),
                );
            }
            first = first.or(Some(tile));
        }
    }
    taken.extend(first);
    if first.is_none() {
        let mut report = Report { tile: &range, found };
        report.error(RULE, None, format!("expected one `{mark}` among them, found none"));
    }
}

/// Four timers, and the order of size that our totals have.
pub(super) fn totals(sums: &Tally, report: &mut Report<'_>) {
    if sums.timers != 4 {
        let says = format!("expected four timers in all, on tiles 1 to 9, found {}", sums.timers);
        report.error(RULE, None, says);
    }
    for (what, count, range) in [
        ("vortices", sums.vortices, 24..=36),
        ("escalators", sums.escalators, 7..=11),
        ("dwarf passages", sums.passages, 5..=9),
        ("balls", sums.balls, 2..=4),
        ("exploration squares", sums.explorations, 40..=52),
    ] {
        if !range.contains(&count) {
            let (least, most) = (range.start(), range.end());
            let says = format!("expected {least} to {most} {what} in all, found {count}");
            report.warning(RULE, None, says);
        }
    }
}

//! Writing and reading are inverse, for whatever a face can hold.

use maze::{Side, Slot};
use proptest::prelude::*;

use crate::face::Face;
use crate::tile::{Cell, Cells, TILES, Up, Walls, door};
use crate::tiles::Plans;
use crate::{Hero, Mark, Tiles};

/// Few squares, or some: one in eight.
fn cells() -> impl Strategy<Value = Cells> {
    (any::<u16>(), any::<u16>(), any::<u16>()).prop_map(|(a, b, c)| {
        Cell::all().filter(|cell| (a & b & c) >> cell.index() & 1 == 1).collect()
    })
}

fn walls(bits: u32) -> Walls {
    (0..).zip(Slot::all()).filter(|(nth, _)| bits >> nth & 1 == 1).map(|(_, slot)| slot).collect()
}

fn escalators() -> impl Strategy<Value = Vec<[Cell; 2]>> {
    let cell = || (0_u8..16).prop_map(|index| Cell::from_index(index).unwrap());
    prop::collection::vec((cell(), cell()), 0..3).prop_map(|pairs| {
        let mut pairs: Vec<[Cell; 2]> =
            pairs.into_iter().map(|(one, other)| [one.min(other), one.max(other)]).collect();
        pairs.sort();
        pairs
    })
}

fn face() -> impl Strategy<Value = Face> {
    let by_hero = || [cells(), cells(), cells(), cells()];
    let hero = || prop::option::of(prop::sample::select(Hero::ALL.to_vec()));
    let side = prop::option::of(prop::sample::select(Side::ALL.to_vec()));
    let ways = (any::<u32>(), any::<u32>(), side, [hero(), hero(), hero(), hero()], escalators());
    let marks = (cells(), cells(), cells(), cells(), by_hero(), by_hero(), by_hero());
    (ways, marks).prop_map(|(ways, marks)| {
        let (bits, gaps, entry, explore, escalators) = ways;
        let (solid, timers, balls, cameras, vortices, items, exits) = marks;
        let (walls, gaps) = (walls(bits), walls(bits & gaps));
        Face {
            solid,
            walls,
            gaps,
            entry,
            explore,
            escalators,
            timers,
            balls,
            cameras,
            vortices,
            items,
            exits,
        }
    })
}

fn tiles() -> impl Strategy<Value = Tiles> {
    (face(), prop::collection::vec(face(), TILES)).prop_map(|(b, faces)| {
        let faces = faces.try_into().expect("as many as there are tiles");
        Tiles { b, faces, plans: Plans::default() }
    })
}

#[test]
fn every_plan_is_that_of_its_face() {
    let tiles = Tiles::built_in();
    for up in [Up::A, Up::B] {
        for tile in crate::Tile::all() {
            assert_eq!(tiles.plan(tile, up), tiles.face(tile, up).plan());
        }
    }
}

#[test]
fn the_built_in_tiles_survive_text_and_back() {
    let tiles = Tiles::built_in();
    let text = tiles.to_string();
    assert_eq!(Tiles::read(&text).as_ref(), Ok(&*tiles));
    // But for the comments and blank lines it is the file that they come from.
    let lines = |text: &str| {
        let is_one = |line: &&str| !line.is_empty() && !line.starts_with('#');
        text.lines().filter(is_one).map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(lines(&text), lines(Tiles::built_in_text()));
}

#[test]
fn a_plan_is_a_short_drawing() {
    let tiles = Tiles::built_in();
    let plans: Vec<String> = tiles.all().map(|(_, _, face)| face.plan()).collect();
    assert!(plans.iter().all(|plan| plan.len() <= 100));
    assert_eq!(plans[13], ". .|% .\no|.|% .\n. .:. y\n    -\n% ^|G .\nescalator 1,0 3,0");

    let mut face = Face { timers: Cells::only(door(Side::South)), ..Face::default() };
    face.explore[Side::South as usize] = Some(Hero::Elf);
    assert_eq!(face.plan(), ". . . .\n. . . .\n. . . .\n. * . .\n* 1,3 explore green, timer");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn any_tiles_survive_text_and_back(tiles in tiles()) {
        prop_assert_eq!(Tiles::read(&tiles.to_string()), Ok(tiles.clone()));
        // Nor does checking them upset anybody.
        for breach in tiles.breaches() {
            prop_assert_eq!(breach.to_string().lines().count(), 1);
        }
    }

    #[test]
    fn faces_that_differ_have_plans_that_differ(
        face in face(),
        at in 0_u8..16,
        mark in prop::sample::select(Mark::all().collect::<Vec<_>>()),
        slot in prop::sample::select(Slot::all().collect::<Vec<Slot<4, 4>>>()),
    ) {
        let at = Cell::from_index(at).unwrap();
        let (mut marked, mut walled, mut gapped) = (face.clone(), face.clone(), face.clone());
        match mark {
            Mark::Entry => marked.entry = face.entry.map_or(Some(Side::East), |_| None),
            Mark::Explore(hero) => marked.explore[hero.index()] = Some(hero),
            Mark::Solid => marked.solid = marked.solid.with(at),
            Mark::Timer => marked.timers = marked.timers.with(at),
            Mark::Ball => marked.balls = marked.balls.with(at),
            Mark::Camera => marked.cameras = marked.cameras.with(at),
            Mark::Vortex(hero) => marked.vortices[hero.index()] = face.vortices[hero.index()].with(at),
            Mark::Item(hero) => marked.items[hero.index()] = face.items[hero.index()].with(at),
            Mark::Exit(hero) => marked.exits[hero.index()] = face.exits[hero.index()].with(at),
        }
        walled.walls.add(slot);
        gapped.walls.add(slot);
        gapped.gaps.add(slot);
        for other in [marked, walled, gapped] {
            prop_assert_eq!(other == face, other.plan() == face.plan());
        }
    }
}

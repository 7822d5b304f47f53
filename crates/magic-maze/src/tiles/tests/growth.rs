//! Malls grown from the built-in tiles: do they run dry?

use std::collections::BTreeSet;

use maze::Side;

use crate::tile::{Tile, Up};
use crate::{Hero, Mark, Tiles};

/// Equal numbers in every run.
struct Lot(u64);

impl Lot {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (self.0 >> 33) as usize % bound
    }
}

/// MZ-03: tiles lie as on a grid of their own, one step a door.
type Place = (i8, i8);

fn next((x, y): Place, side: Side) -> Place {
    match side {
        Side::North => (x, y - 1),
        Side::East => (x + 1, y),
        Side::South => (x, y + 1),
        Side::West => (x - 1, y),
    }
}

/// Explores at doors drawn by lot until all that is needed lies there: how many tiles that took, or
/// `None` if no door was left to explore. Doors are all that counts: the mall is in one piece, so
/// every hero comes to every door of its colour.
fn explored(tiles: &Tiles, up: Up, deck: &[Tile], needed: &[Mark], lot: &mut Lot) -> Option<usize> {
    let mut laid = BTreeSet::from([(0, 0)]);
    let mut doors: Vec<(Place, Side)> = Side::ALL.map(|side| ((0, 0), side)).to_vec();
    assert_eq!(tiles.face(Tile::START, up).explorations().count(), 4);
    let mut missing = needed.to_vec();
    for (count, &tile) in deck.iter().enumerate() {
        if missing.is_empty() {
            return Some(count);
        }
        doors.retain(|&(place, side)| !laid.contains(&next(place, side)));
        if doors.is_empty() {
            return None;
        }
        let (from, side) = doors[lot.below(doors.len())];
        let (place, face) = (next(from, side), tiles.face(tile, up));
        let entry = face.entry.expect("every tile but the first has one");
        let turn = (side.opposite() as u8 + 4 - entry as u8) % 4;
        doors.extend(face.explorations().map(|(.., side)| (place, side.turned(turn))));
        laid.insert(place);
        missing.retain(|&mark| !crate::Cell::all().any(|cell| face.has(cell, mark)));
    }
    missing.is_empty().then_some(deck.len())
}

#[test]
fn a_mall_does_not_run_dry() {
    let tiles = Tiles::built_in();
    let items = Hero::ALL.map(Mark::Item);
    let all: Vec<Mark> = items.into_iter().chain(Hero::ALL.map(Mark::Exit)).collect();
    let first: Vec<Mark> = items.into_iter().chain([Mark::Exit(Hero::Mage)]).collect();
    let mut lot = Lot(1);
    for (last, needed) in [(9, &first), (12, &all), (14, &all), (17, &all), (19, &all), (24, &all)]
    {
        for _ in 0..500 {
            let mut deck: Vec<Tile> = Tile::all().take(last).skip(1).collect();
            for place in (1..deck.len()).rev() {
                deck.swap(place, lot.below(place + 1));
            }
            let took = explored(&tiles, Up::A, &deck, needed, &mut lot);
            assert!(took.is_some(), "a dry mall with {deck:?}");
        }
    }
}

#[test]
fn doors_of_each_colour_are_spread_evenly() {
    let tiles = Tiles::built_in();
    for (last, least) in [(9, 5), (12, 6), (24, 11)] {
        let faces = || Tile::all().take(last).map(|tile| tiles.face(tile, Up::A));
        for hero in Hero::ALL {
            let of = |face: &crate::Face| {
                face.explorations().filter(|&(_, whose, _)| whose == hero).count()
            };
            let count: usize = faces().map(of).sum();
            assert!((least..=least + 1).contains(&count), "{count} for the {hero} to tile {last}");
        }
    }
}

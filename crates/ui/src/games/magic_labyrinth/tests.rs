use magic_labyrinth::{Magician, Symbol};
use maze::Side;

use crate::pictures::{Set, tests::check};

/// Keys that the code builds from parts.
pub(super) fn keys() -> Vec<String> {
    let symbols = Symbol::all().map(|symbol| format!("ml-symbol-{symbol}"));
    symbols.chain(Side::ALL.iter().map(|side| format!("ml-step-{side}"))).collect()
}

#[test]
fn every_symbol_and_every_magician_has_a_picture() {
    check(Set::Symbols, Symbol::all(), "");
    check(Set::Garden, Magician::NAMES, "bag ball bump chip chip-back maze steps wall");
}

#[test]
fn colours_keep_their_shapes() {
    let shapes = Set::Seats.pictures().iter().map(|picture| picture.name);
    assert!(Magician::ALL.iter().map(|it| it.shape()).eq(shapes.take(4)));
}

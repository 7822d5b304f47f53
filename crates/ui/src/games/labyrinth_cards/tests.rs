use labyrinth_cards::{Card, Shape, Treasure};

use crate::pictures::{Set, tests::check};

/// Keys that the code builds from parts.
pub(super) fn keys() -> Vec<String> {
    let treasures = Card::all().flat_map(|card| card.face().treasures);
    treasures.map(|treasure| format!("lc-treasure-{treasure}")).collect()
}

#[test]
fn every_treasure_and_every_shape_has_a_picture() {
    check(Set::Treasures, Treasure::all(), "");
    check(Set::Cards, Shape::ALL, "back");
}

use mago_magino::{Colour, Face, Space};

use crate::pictures::{Set, tests::check};

#[test]
fn every_child_space_and_face_has_a_picture() {
    let spaces = (0..).map_while(Space::new).map(|space| space.to_string());
    let spaces = spaces.map(|name| name.split('-').next().unwrap_or_default().to_owned());
    let colours = Colour::NAMES.into_iter().map(str::to_owned);
    check(Set::Ring, colours.chain(spaces), "arrow crystal frog magician puff witch");
    let points = (1..=9).filter_map(|points: u8| points.to_string().parse::<Face>().ok());
    check(Set::Dice, points.chain([Face::Witch]), "blank");
}

#[test]
fn colours_keep_their_shapes() {
    let shapes = Set::Seats.pictures().iter().map(|picture| picture.name);
    assert!(Colour::ALL.iter().map(|it| it.shape()).eq(shapes.take(5)));
}

//! The lists are those of the games and of the folders; the form of the files is checked in `form`.

mod form;

use std::collections::BTreeSet;
use std::fs;

use game::{Game, Seat, Talk};
use labyrinth_cards::{LabyrinthCards, Shape, Treasure};
use magic_labyrinth::{MagicLabyrinth, Magician, Symbol};
use magic_maze::{Ability, Hero, MagicMaze, Mark};
use mago_magino::{Colour, Face, MagoMagino, Space};

use super::*;

/// Pictures of Magic Maze besides marks and abilities: MZ-07, MZ-08, MZ-10, MZ-20, MZ-40 to
/// MZ-42 and what the scenarios add.
const MALL_BESIDES: &str = "crowds deck dimensions door face-up foreign give-up leader loudspeaker \
                            nothing out-of-order pass passage pawn reconfigure silence talk theft tile \
                            turn-up";
const GARDEN_BESIDES: &str = "bag ball bump chip chip-back maze steps wall";
const RING_BESIDES: &str = "arrow crystal frog magician puff witch";

fn names(set: Set) -> BTreeSet<String> {
    set.pictures().iter().map(|picture| picture.name.to_owned()).collect()
}

/// Checks that the set has a picture for each of these names and no other.
#[track_caller]
fn check<T: ToString>(set: Set, known: impl IntoIterator<Item = T>, besides: &str) {
    let known = known.into_iter().map(|name| name.to_string());
    let expected: BTreeSet<String> =
        known.chain(besides.split_whitespace().map(str::to_owned)).collect();
    assert_eq!(names(set), expected);
}

#[test]
fn every_symbol_and_every_magician_has_a_picture() {
    check(Set::Symbols, Symbol::all(), "");
    check(Set::Garden, Magician::NAMES, GARDEN_BESIDES);
}

#[test]
fn every_treasure_and_every_shape_has_a_picture() {
    check(Set::Treasures, Treasure::all(), "");
    check(Set::Cards, Shape::ALL, "back");
}

#[test]
fn every_hero_item_mark_and_ability_has_a_picture() {
    check(Set::Heroes, Hero::ALL.iter().flat_map(|hero| [hero.name(), hero.symbol()]), "");
    let abilities = Ability::ALL.into_iter().map(Ability::name);
    check(Set::Mall, Mark::all().map(Mark::kind).chain(abilities), MALL_BESIDES);
}

#[test]
fn every_child_space_and_face_has_a_picture() {
    let spaces = (0..).map_while(Space::new).map(|space| space.to_string());
    let spaces = spaces.map(|name| name.split('-').next().unwrap_or_default().to_owned());
    let colours = Colour::NAMES.into_iter().map(str::to_owned);
    check(Set::Ring, colours.chain(spaces), RING_BESIDES);
    let points = (1..=9).filter_map(|points: u8| points.to_string().parse::<Face>().ok());
    check(Set::Dice, points.chain([Face::Witch]), "blank");
}

#[test]
fn every_seat_has_a_shape_and_colours_keep_theirs() {
    let shapes: Vec<&str> = Set::Seats.pictures().iter().map(|picture| picture.name).collect();
    assert_eq!((0..).map_while(Seat::new).count(), shapes.len());
    assert!(Magician::ALL.iter().map(|it| it.shape()).eq(shapes[..4].iter().copied()));
    assert!(Colour::ALL.iter().map(|it| it.shape()).eq(shapes[..5].iter().copied()));
}

#[test]
fn every_game_has_a_scene_and_every_kind_of_talk_a_sign() {
    let games = [LabyrinthCards::NAME, MagicLabyrinth::NAME, MagicMaze::NAME, MagoMagino::NAME];
    check(Set::Scenes, games, "");
    let signs = names(Set::Signs);
    for talk in Talk::ALL {
        assert!(signs.contains(&talk.to_string()), "{talk}");
    }
}

#[test]
fn the_lists_are_the_folders() {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/pictures");
    let listing = |folder: &str| -> BTreeSet<String> {
        let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name());
        entries.map(|name| name.into_string().unwrap()).collect()
    };
    assert_eq!(listing(root), Set::ALL.iter().map(|set| set.name().to_owned()).collect());
    for set in Set::ALL {
        let files: BTreeSet<String> =
            names(set).into_iter().map(|name| format!("{name}.svg")).collect();
        assert_eq!(listing(&format!("{root}/{}", set.name())), files);
        assert_eq!(set.pictures().len(), files.len(), "{} lists one twice", set.name());
    }
}

#[test]
fn a_symbol_is_the_picture_without_its_frame() {
    let text = symbol(Set::Seats, "circle").unwrap();
    let (open, rest) = text.split_once('\n').unwrap();
    assert_eq!(open, r#"<symbol id="seats-circle" viewBox="0 0 48 48">"#);
    let frame = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 48 48\">";
    let inside = rest.strip_suffix("</symbol>\n").unwrap();
    assert!(inside.contains("<circle"));
    let circle = Set::Seats.find("circle").unwrap();
    assert_eq!(circle.svg, format!("{frame}\n{inside}</svg>\n"));
    assert_eq!(symbol(Set::Seats, "owl"), None);
}

#[test]
fn a_sheet_holds_every_picture_of_its_sets_once() {
    let text = sheet(&[Set::Heroes, Set::Scenes]);
    let ids: Vec<&str> = text.split("<symbol id=\"").skip(1).map(id_of).collect();
    let of = |set: Set| set.pictures().iter().map(move |picture| set.id(picture.name));
    assert!(ids.iter().copied().eq(of(Set::Heroes).chain(of(Set::Scenes))), "{ids:?}");
    assert!(text.starts_with("<svg xmlns=") && text.ends_with("</svg>\n"));
    assert_eq!(text.matches("viewBox=\"0 0 320 200\"").count(), Set::Scenes.pictures().len());
}

fn id_of(rest: &str) -> &str {
    rest.split('"').next().unwrap_or_default()
}

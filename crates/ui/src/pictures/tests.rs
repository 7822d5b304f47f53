//! The lists are those of the folders; the form of the files is checked in `form`.

mod form;

use std::collections::BTreeSet;
use std::fs;

use game::{Seat, Talk};

use super::*;

fn names(set: Set) -> BTreeSet<String> {
    set.pictures().iter().map(|picture| picture.name.to_owned()).collect()
}

/// Checks that the set has a picture for each of these names and no other.
#[track_caller]
pub(crate) fn check<T: ToString>(set: Set, known: impl IntoIterator<Item = T>, besides: &str) {
    let known = known.into_iter().map(|name| name.to_string());
    let expected: BTreeSet<String> =
        known.chain(besides.split_whitespace().map(str::to_owned)).collect();
    assert_eq!(names(set), expected);
}

#[test]
fn every_seat_has_a_shape() {
    assert_eq!((0..).map_while(Seat::new).count(), Set::Seats.pictures().len());
}

#[test]
fn every_kind_of_talk_has_a_sign() {
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
    let text = sheet(&[Set::Heroes, Set::Scenes], "");
    let ids: Vec<&str> = text.split("<symbol id=\"").skip(1).map(id_of).collect();
    let of = |set: Set| set.pictures().iter().map(move |picture| set.id(picture.name));
    assert!(ids.iter().copied().eq(of(Set::Heroes).chain(of(Set::Scenes))), "{ids:?}");
    assert!(text.starts_with("<svg xmlns=") && text.ends_with("</svg>\n"));
    assert_eq!(text.matches("viewBox=\"0 0 320 200\"").count(), Set::Scenes.pictures().len());
}

fn id_of(rest: &str) -> &str {
    rest.split('"').next().unwrap_or_default()
}

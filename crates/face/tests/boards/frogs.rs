//! MM-50: to everybody, their owners too, frogs are just frogs.

use face::{Lang, Words};
use game::{Game as _, Phase, Seat, Viewer};
use mago_magino::MagoMagino;

use crate::structure;

#[test]
fn frogs_look_alike_to_everybody() {
    let mut seen = 0;
    for (name, game) in crate::positions::<MagoMagino>() {
        if matches!(game.phase(), Phase::Over(_)) {
            continue;
        }
        let watched = frogs(&game, Viewer::Watcher);
        for seat in Seat::first(2) {
            assert_eq!(frogs(&game, Viewer::Seat(seat)), watched, "{name}: for {seat}");
        }
        // All that tells them apart is a number, and where they stand.
        let alike = |frog: &String| frog.replace(|digit: char| digit.is_ascii_digit(), "");
        let first = watched.first().map(alike).map(|frog| frog.replace(" big", ""));
        for frog in &watched {
            assert_eq!(Some(alike(frog).replace(" big", "")), first, "{name}");
        }
        seen += watched.len();
    }
    assert!(seen > 20, "only {seen} frogs were seen");
}

/// The frogs on a page, but for whether they can be chosen.
fn frogs(game: &MagoMagino, viewer: Viewer) -> Vec<String> {
    let page = crate::page(game, viewer, Words::of(Lang::En));
    let all = structure::elements(&page, "div").into_iter();
    let frogs =
        all.filter(|div| structure::value(div, "id").is_some_and(|id| id.starts_with("frog-")));
    frogs
        .map(|frog| match frog.split_once(" data-choose=\"") {
            Some((before, behind)) => {
                let behind = behind.split_once('"').map_or("", |(_, behind)| behind);
                format!("{before}{behind}")
            }
            None => frog.to_owned(),
        })
        .collect()
}

//! MM-50: nobody, not even the owner, can see which child a frog was.

use game::{Game as _, Phase, Seat, SeatSet, Viewer};
use mago_magino::{FrogSet, MagoMagino, Sight, Space};
use ui::{Arg, Cx, GameUi as _, Lang, Numbers, Scene, Words};

use crate::{is_small, played, structure};

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
        // They differ only in their number and position.
        let alike = |frog: &String| frog.replace(|digit: char| digit.is_ascii_digit(), "");
        let first = watched.first().map(alike).map(|frog| frog.replace(" big", ""));
        for frog in &watched {
            assert_eq!(Some(alike(frog).replace(" big", "")), first, "{name}");
        }
        seen += watched.len();
    }
    assert!(seen > 20, "only {seen} frogs were seen");
}

/// The frogs on a page, without the attribute by which they can be chosen.
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

/// All texts of a page: between tags and in labels. Ids and values, which nobody reads, are left out.
fn texts(page: &str) -> String {
    let mut texts = String::new();
    for piece in page.split('<').skip(1) {
        let (tag, text) = piece.split_once('>').unwrap_or((piece, ""));
        for name in ["aria-label", "title", "alt"] {
            if let Some(label) = structure::value(&format!("<{tag}>"), name) {
                texts.push_str(&format!("{label}\n"));
            }
        }
        texts.push_str(&format!("{text}\n"));
    }
    texts
}

/// The number of times that a text names a frog by its number. The length of its hop is not its number.
fn named(texts: &str) -> usize {
    let mut lower = texts.to_lowercase();
    for points in 1..=4 {
        let args = [("you", Arg::from("yes")), ("points", points.into())];
        for key in ["mm-now-move", "mm-now-witch"] {
            lower =
                lower.replace(&Words::of(Lang::En).format(key, args.clone()).to_lowercase(), "");
        }
    }
    let behind = lower.split("frog ").skip(1);
    behind.filter(|text| text.starts_with(|first: char| first.is_ascii_digit())).count()
}

/// MM-50: no mark on a frog, no label and no text for screen readers contains its number, unless the
/// reader has asked for numbers or the table shows them to all.
#[test]
fn no_frog_shows_a_number_unless_it_is_asked_for() {
    let words = Words::of(Lang::En);
    let (mut seen, mut marked, mut called) = (0, 0, 0);
    for (name, game) in crate::positions::<MagoMagino>() {
        if matches!(game.phase(), Phase::Over(_)) {
            continue;
        }
        for viewer in Seat::first(2).map(Viewer::Seat).chain([Viewer::Watcher]) {
            let plain = crate::page_with(&game, viewer, words, Numbers::Off);
            assert_eq!(named(&texts(&plain)), 0, "{name}: for {viewer}");
            for frog in frogs(&game, viewer) {
                assert!(!frog.contains("<b>"), "{name}: for {viewer}: {frog}");
                seen += 1;
            }
            for numbers in [Numbers::On, Numbers::ForAll] {
                let page = crate::page_with(&game, viewer, words, numbers);
                let all = structure::elements(&page, "div");
                let is_frog = |div: &&&str| div.contains(" id=\"frog-") && div.contains("<b>");
                marked += all.iter().filter(is_frog).count();
                called += named(&texts(&page));
            }
        }
    }
    assert!(seen > 60 && marked >= 2 * seen && called >= 2 * seen, "{seen} {marked} {called}");
}

/// MM-50: no sentence says which frog a child became.
#[test]
fn no_sentence_tells_the_number_of_a_frog_unless_it_is_asked_for() {
    let scene = crate::scene::<MagoMagino>(Viewer::Watcher, SeatSet::NOBODY, None);
    let (frog, child) = ("9".parse().expect("a frog"), "A1".parse().expect("a child"));
    let (at, from, to): (Space, Space, Space) = (Space::HIDEOUT, Space::HIDEOUT, Space::HOUSE);
    let sights = [
        Sight::Frog { frog, child, at },
        Sight::Hop { seat: Seat::A, frog, from, to },
        Sight::Freed { frog, child, at },
        Sight::Named { at, frogs: FrogSet::only(frog) },
        Sight::NamedOne { frog, at },
    ];
    for lang in Lang::ALL {
        for sight in &sights {
            let told = |numbers| {
                let scene = Scene { numbers, ..scene.clone() };
                let told = MagoMagino::narrate(sight, &Cx::new(Words::of(lang), &scene));
                told.map_or_else(String::new, |told| told.text.to_string())
            };
            assert!(!told(Numbers::Off).contains('9'), "{sight:?}: {}", told(Numbers::Off));
            for numbers in [Numbers::On, Numbers::ForAll] {
                assert!(told(numbers).contains('9'), "{sight:?}: {}", told(numbers));
            }
        }
    }
}

/// MM-50: the page lists frogs in the order of their ids, which are random. So a page that has just
/// been loaded equals one that was open from the start, and neither reveals the order in which the
/// children became frogs.
#[test]
fn frogs_stand_in_the_page_in_the_order_of_their_ids() {
    let mut crowds = 0;
    for (name, game) in crate::positions::<MagoMagino>() {
        let page = crate::page(&game, Viewer::Watcher, Words::of(Lang::En));
        let ids = page.split(" id=\"frog-").skip(1);
        let ids: Vec<u32> = ids.filter_map(|text| text.split('"').next()?.parse().ok()).collect();
        assert!(ids.is_sorted(), "{name}: {ids:?}");
        crowds += usize::from(ids.len() > 1);
    }
    assert!(crowds > 5, "only {crowds} positions have several frogs");
}

#[test]
fn games_are_drawn_and_sent_in_small_pieces() {
    let check = |config, seed| played::check::<MagoMagino>(config, seed, |_, _, _| {});
    is_small(check("seats 2\n", 1));
    is_small(check("seats 3\nmeadow 4\ncrystals 2\n", 4));
    is_small(check("seats 5\nmeadow 20\n", 2));
    is_small(check("seats 4\nmeadow 4\nshuffled-frogs on\n", 3));
}

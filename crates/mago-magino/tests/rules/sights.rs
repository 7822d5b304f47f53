//! Which sights are shown once only, and which tell of a secret.

use game::{Diagram, Game, Millis, Seat, Sighting, Viewer};
use mago_magino::{Chance, Child, Event, Face, Frog, FrogSet, MagoMagino, Nth, Sight, Space};

#[test]
fn mm_50_what_tells_where_somebody_was_is_fleeting_and_owners_are_reveals() {
    let seat = Seat::A;
    let child = Child::new(seat, Nth::First);
    let frog: Frog = "3".parse().expect("a frog");
    let (at, from, to) = (Space::HIDEOUT, Space::HOUSE, Space::HIDEOUT);
    let frogs = FrogSet::only(frog);
    let sights = [
        (Sight::First { seat }, false, false),
        (Sight::Roll { seat, face: Face::Witch }, false, false),
        (Sight::Arrow { at }, true, false),
        (Sight::Bewitched { child, at }, true, false),
        (Sight::Drop { child, at }, true, false),
        (Sight::Frog { frog, child, at }, true, true),
        (Sight::Mixed { at, frogs }, true, false),
        (Sight::Named { at, frogs }, true, false),
        (Sight::NamedOne { frog, at }, true, false),
        (Sight::Walk { child, from, to }, true, false),
        (Sight::Load { child, at }, true, false),
        (Sight::Deliver { seat, crystals: 2 }, false, false),
        (Sight::Magician { seat, from, to }, false, false),
        (Sight::Hop { seat, frog, from, to }, true, false),
        (Sight::Freed { frog, child, at }, true, true),
        (Sight::End { seat }, false, false),
        (Sight::Victory { seat }, false, true),
    ];
    for (sight, fleeting, reveals) in sights {
        assert_eq!((sight.fleeting(), sight.reveals()), (fleeting, reveals), "{sight:?}");
    }
}

/// All that is seen of one spin.
fn spun(settings: &str, arrow: &str) -> Vec<Sight> {
    let pieces =
        "child A1 forest-1\nchild A2 forest-3\nchild B1 forest-3 frog 2\nchild B2 forest-2 frog 4";
    let text = format!("{settings}turn A rolled witch\ndraw arrow\n{pieces}");
    let mut game = MagoMagino::read(&text).expect("a position");
    let mut events: Vec<Event> = Vec::new();
    let arrow = Chance::Arrow(arrow.parse().expect("a space"));
    game.chance(Millis::ZERO, &arrow, &mut events).expect("the arrow");
    events.iter().filter_map(|event| MagoMagino::sight(event, Viewer::Watcher)).collect()
}

#[test]
fn mm_53_only_frogs_that_meet_are_mixed() {
    let at = |name: &str| name.parse().expect("a space");
    let child = |name: &str| name.parse().expect("a child");
    let plain = [
        Sight::Arrow { at: at("forest-2") },
        Sight::Bewitched { child: child("A1"), at: at("forest-1") },
        Sight::Bewitched { child: child("A2"), at: at("forest-3") },
    ];
    assert_eq!(spun("", "forest-2"), plain);
    let frogs = FrogSet::only("2".parse().expect("a frog"));
    let mixed = Sight::Mixed { at: at("forest-3"), frogs };
    let shuffled = spun("set shuffled-frogs on\n", "forest-2");
    assert_eq!(shuffled, [&plain[..], &[mixed]].concat());
    let nobody = spun("set shuffled-frogs on\n", "hideout");
    assert_eq!(nobody, [Sight::Arrow { at: at("hideout") }]);
}

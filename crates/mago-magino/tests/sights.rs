//! Which sights are shown once only, and which tell of a secret.

use game::{Seat, Sighting};
use mago_magino::{Child, Face, Frog, FrogSet, Nth, Sight, Space};

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
        (Sight::Named { frog, at }, true, false),
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

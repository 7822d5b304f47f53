//! Who sees what, and which sights tell of a secret.

use game::{Game, Seat, SeatSet, Sighting, Viewer};
use labyrinth_cards::{Card, CardSet, Event, LabyrinthCards, Place, Sight, Turn};

#[test]
fn lc_50_a_played_card_comes_out_of_a_hidden_hand() {
    let (seat, card) = (Seat::A, Card::new(7).expect("a card"));
    let (at, turn, cards) = (Place::default(), Turn::default(), CardSet::ALL);
    let sights = [
        (Sight::Half { cards }, false),
        (Sight::Draw { seat, card }, false),
        (Sight::Drawn { seat }, false),
        (Sight::Lay { card, at, turn }, false),
        (Sight::First { seat }, false),
        (Sight::Place { seat, card, at, turn }, true),
        (Sight::Take { seat, card }, false),
        (Sight::Miss { seat, card }, false),
        (Sight::Finish { seat }, false),
        (Sight::End { won: SeatSet::only(seat) }, false),
    ];
    for (sight, reveals) in sights {
        assert_eq!((sight.fleeting(), sight.reveals()), (false, reveals), "{sight:?}");
        let event = Event::Public(sight.clone());
        for viewer in Viewer::all(3) {
            assert_eq!(LabyrinthCards::sight(&event, viewer), Some(sight.clone()));
        }
    }
}

#[test]
fn lc_50_a_drawn_card_is_seen_by_its_owner_alone() {
    let (seat, card) = (Seat::A, Card::new(7).expect("a card"));
    let event = Event::Drawn { seat, card };
    for viewer in Viewer::all(3) {
        let seen = match viewer {
            Viewer::Seat(Seat::A) => Sight::Draw { seat, card },
            _ => Sight::Drawn { seat },
        };
        assert_eq!(LabyrinthCards::sight(&event, viewer), Some(seen));
    }
}

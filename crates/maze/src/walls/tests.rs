use super::*;

type Board = Walls<6, 6>;
type Sq = Square<6, 6>;

fn walls(text: &str) -> Board {
    text.parse().expect(text)
}

fn at(text: &str) -> Sq {
    text.parse().expect(text)
}

#[test]
fn walls_survive_text_and_back() {
    for text in ["none", "2,2 east", "0,0 east 0,0 south 5,4 south"] {
        assert_eq!(walls(text).to_string(), text);
    }
    assert_eq!(walls("5,4 south 0,0 east").to_string(), "0,0 east 5,4 south");
    for text in ["", "2,2", "2,2 east 2,2 east", "2,2 east 3,2 west", "5,5 east", "2,2 east 3"] {
        assert!(text.parse::<Board>().is_err(), "{text}");
    }
}

#[test]
fn every_wall_stops_both_ways_and_nothing_else() {
    for slot in Slot::<6, 6>::all() {
        let one = Board::NONE.with(slot);
        assert_eq!(one.count(), 1);
        assert_eq!(one.slots().collect::<Vec<_>>(), [slot]);
        for square in Sq::all() {
            for side in Side::ALL {
                let Some(other) = square.beside(side) else { continue };
                let open = one.grown(Squares::only(square)).contains(other);
                assert_eq!(open, Slot::new(square, side) != Some(slot), "{slot}: {square} {side}");
            }
        }
    }
}

#[test]
fn walls_are_made_of_their_slots() {
    let all: Board = Slot::all().collect();
    assert_eq!((all.count(), all.slots().count()), (60, 60));
    let some: Board = walls("2,2 east 0,0 south").slots().collect();
    assert_eq!(some, walls("2,2 east 0,0 south"));
}

#[test]
fn adding_a_wall_twice_adds_it_once() {
    assert_eq!(walls("2,2 east").with("2,2 east".parse().expect("a slot")), walls("2,2 east"));
}

#[test]
fn reach_ends_at_walls() {
    let cut = walls("0,0 east 0,0 south");
    assert_eq!(cut.reach(at("0,0")).len(), 1);
    assert_eq!(cut.reach(at("5,5")).len(), 35);
    assert_eq!(cut.closed_in().collect::<Vec<_>>(), [at("0,0")]);
    assert_eq!(Board::NONE.closed_in().count(), 0);
}

#[test]
fn distances_go_round_walls() {
    let targets = Squares::only(at("1,0")).with(at("0,0"));
    assert_eq!(Board::NONE.distance_sum(at("0,0"), targets), Some(1));
    assert_eq!(walls("0,0 east").distance_sum(at("0,0"), targets), Some(3));
    assert_eq!(walls("0,0 east 0,0 south").distance_sum(at("0,0"), targets), None);
    assert_eq!(Board::NONE.distance_sum(at("0,0"), Squares::only(at("5,5"))), Some(10));
}

#[test]
fn covering_is_having_all_of_them() {
    assert!(walls("2,2 east 0,0 south").covers(walls("2,2 east")));
    assert!(walls("2,2 east 0,0 south").covers(walls("0,0 south")));
    assert!(!walls("2,2 east").covers(walls("0,0 south")));
    assert!(!walls("0,0 south").covers(walls("2,2 east")));
    assert!(Board::NONE.covers(Board::NONE));
}

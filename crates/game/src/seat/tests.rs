use super::*;

fn set(text: &str) -> SeatSet {
    text.parse().expect(text)
}

#[test]
fn play_goes_round_clockwise() {
    let round: Vec<_> = (0..4)
        .scan(Seat::A, |seat, _| {
            *seat = seat.next(3);
            Some(seat.letter())
        })
        .collect();
    assert_eq!(round, ["B", "C", "A", "B"]);
    assert_eq!(Seat::A.next(1), Seat::A);
}

#[test]
fn seats_are_letters() {
    for seat in Seat::first(9) {
        assert_eq!(seat.to_string().parse(), Ok(seat));
    }
    assert_eq!(Seat::new(8).map(Seat::letter), Some("I"));
    assert_eq!(Seat::new(9), None);
    assert_eq!(
        "J".parse::<Seat>().expect_err("no seat J").to_string(),
        "expected a seat, A to I, found `J`"
    );
}

#[test]
fn sets_are_letters_with_blanks() {
    for text in ["nobody", "A", "B D", "A B C D E F G H I"] {
        assert_eq!(set(text).to_string(), text);
    }
    assert!("A A".parse::<SeatSet>().is_err());
    assert!("".parse::<SeatSet>().is_err());
    assert!("AB".parse::<SeatSet>().is_err());
}

#[test]
fn sets_know_their_members() {
    let two = set("B D");
    assert_eq!(two.len(), 2);
    assert!(two.contains(set("B").iter().next().expect("one seat")));
    assert!(!two.contains(Seat::A));
    assert_eq!(two.with(Seat::A), set("A B D"));
    assert_eq!(set("A B").without(Seat::A), set("B"));
    let d = "D".parse().expect("a seat");
    assert_eq!((SeatSet::only(d), two.without(d), two.with(d)), (set("D"), set("B"), two));
    assert_eq!(SeatSet::first(3), set("A B C"));
    assert_eq!(two.iter().collect::<SeatSet>(), two);
    assert!(SeatSet::NOBODY.is_empty());
    assert!(!two.is_empty());
}

#[test]
fn the_first_from_a_seat_goes_round() {
    let seat = |letter: &str| letter.parse::<Seat>().expect(letter);
    assert_eq!(set("A C").first_from(seat("B")), Some(seat("C")));
    assert_eq!(set("A C").first_from(seat("C")), Some(seat("C")));
    assert_eq!(set("A C").first_from(seat("D")), Some(seat("A")));
    assert_eq!(SeatSet::NOBODY.first_from(seat("A")), None);
}

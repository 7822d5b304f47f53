#![allow(clippy::disallowed_types, reason = "tests bring their own dice")]

use game::FastDice;

use super::*;

#[test]
fn lc_41_each_treasure_shows_twice_in_half_of_the_cards() {
    let mut dice = FastDice::new(1);
    // How often each card is in the half.
    let mut counts = [0_u32; Card::COUNT];
    for _ in 0..4_000 {
        let half = draw_half(&mut dice);
        assert_eq!(half.len(), 25);
        assert!(is_half(half) && is_half(CardSet::ALL.except(half)));
        half.iter().for_each(|card| counts[card.index()] += 1);
    }
    // One half or the other: each card comes up every second time.
    assert!(counts.iter().all(|count| (1_850..2_150).contains(count)), "{counts:?}");
}

#[test]
fn lc_41_halves_differ() {
    let mut dice = FastDice::new(2);
    let mut halves: Vec<String> = (0..300).map(|_| draw_half(&mut dice).to_string()).collect();
    halves.sort();
    halves.dedup();
    assert!(halves.len() > 290, "{}", halves.len());
}

#[test]
fn lc_41_other_sets_are_no_half() {
    let mut half = draw_half(&mut FastDice::new(3));
    assert!(is_half(half));
    assert!(!is_half(CardSet::ALL) && !is_half(CardSet::NONE));
    let other = CardSet::ALL.except(half).first().expect("a card that is left out");
    half.add(other);
    assert!(!is_half(half));
    half.remove(other);
    half.remove(half.first().expect("a card"));
    assert!(!is_half(half));
}

#[test]
fn a_tour_takes_every_card_once_from_treasure_to_treasure() {
    let tour = tour(&mut FastDice::new(4));
    assert_eq!(tour.into_iter().collect::<CardSet>(), CardSet::ALL);
    for step in tour.windows(2) {
        assert!(built_in().like(step[0]).contains(step[1]));
    }
    assert!(built_in().like(tour[0]).contains(tour[49]));
}

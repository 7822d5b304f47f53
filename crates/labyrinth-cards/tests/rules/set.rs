//! The file of cards: the one that games are played with, and what is said of bad ones.

use labyrinth_cards::{Card, CardSet, Set, Shape, Treasure};

fn built_in() -> Set {
    Set::read(Set::TEXT).expect("the built-in set")
}

/// The set with one line changed.
fn with(card: &str, line: &str) -> String {
    let lines = Set::TEXT.lines().map(|text| {
        let is_it = text.split_whitespace().nth(1) == Some(card) && text.starts_with("card");
        if is_it { line } else { text }
    });
    lines.map(|text| format!("{text}\n")).collect()
}

#[track_caller]
fn refused(text: &str, line: usize, message: &str) {
    let error = Set::read(text).expect_err(message);
    assert_eq!((error.line(), error.to_string().as_str()), (line, message));
}

#[test]
fn lc_02_each_treasure_is_on_four_cards_and_each_card_shows_two() {
    let set = built_in();
    for treasure in Treasure::all() {
        assert_eq!(set.showing(treasure).len(), 4, "{treasure}");
    }
    for card in Card::all() {
        let [one, other] = set.face(card).treasures;
        assert!(one < other, "{card}");
        assert!(set.showing(one).contains(card) && set.showing(other).contains(card));
        assert_eq!(card.face(), set.face(card));
    }
}

#[test]
fn lc_03_there_are_30_tees_8_bends_4_straights_and_8_crossings() {
    let set = built_in();
    let count = |shape| Card::all().filter(|&card| set.face(card).shape == shape).count();
    let counts = Shape::ALL.map(count);
    assert_eq!(counts, [30, 8, 4, 8]);
}

#[test]
fn lc_27_no_card_can_be_linked_by_both_treasures() {
    let set = built_in();
    for card in Card::all() {
        let [one, other] = set.face(card).treasures;
        assert_eq!(set.showing(one).within(set.showing(other)), CardSet::only(card));
        // Three other cards for each of the two treasures.
        assert_eq!(set.like(card).len(), 7);
    }
}

#[test]
fn treasures_and_shapes_are_spread_evenly() {
    let set = built_in();
    for treasure in Treasure::all() {
        let cards = set.showing(treasure);
        let count = |shape| cards.iter().filter(|&card| set.face(card).shape == shape).count();
        assert!((2..=3).contains(&count(Shape::Tee)), "{treasure}");
        for rare in &Shape::ALL[1..] {
            assert!(count(*rare) <= 1, "{treasure} on two cards with a {rare}");
        }
    }
    // Whoever plays a card sees four treasures beside each of its own, and none of them twice.
    for card in Card::all() {
        let [one, other] = set.face(card).treasures;
        let beside =
            |of: Treasure| set.showing(of).iter().flat_map(|card| set.face(card).treasures);
        let shared = beside(one).filter(|&of| of != one && of != other);
        assert!(!shared.clone().any(|of| beside(other).any(|beyond| beyond == of)), "{card}");
    }
}

#[test]
fn lc_03_a_line_that_cannot_be_read_names_its_card() {
    let line = "`card NUMBER SHAPE TREASURE TREASURE`";
    refused(&with("7", "tile 7 tee banner zither"), 9, &format!("expected {line}, found `tile`"));
    refused(&with("7", "card 7 tee banner"), 9, &format!("expected {line}, found `7 tee banner`"));
    refused(&with("7", "card 51 tee banner zither"), 9, "expected a card, 1 to 50, found `51`");
    refused(
        &with("7", "card 7 tea banner zither"),
        9,
        "expected a shape: tee, bend, straight or crossing, found `tea`; on card 7",
    );
    for line in ["card 7 tee spoon zither", "card 7 tee banner spoon"] {
        let error = Set::read(&with("7", line)).expect_err(line);
        assert_eq!(error.line(), 9);
        assert!(error.to_string().starts_with("expected a treasure: amber, "), "{error}");
        assert!(error.to_string().ends_with(", found `spoon`; on card 7"), "{error}");
    }
    let block = with("7", "card 7 tee banner zither\n  more");
    refused(&block, 10, "expected no indented line under `card`, found `more`");
}

#[test]
fn lc_03_a_set_that_is_not_sound_names_the_card() {
    refused(
        &with("7", "card 7 tee banner banner"),
        9,
        "expected two different treasures, found banner twice on card 7",
    );
    refused(
        &with("7", "card 6 tee banner zither"),
        9,
        "expected each card once, found card 6 again",
    );
    refused(&with("7", ""), 1, "expected 50 cards, found no card 7");
    refused(&with("50", ""), 1, "expected 50 cards, found no card 50");
    refused(
        &with("7", "card 7 tee scales banner"),
        9,
        "expected no two cards with the same two treasures, found banner and scales on card 7 and on \
         card 6",
    );
    // Amber is on 1, 2, 31 and 43 already.
    refused(
        &with("44", "card 44 crossing globe amber"),
        46,
        "expected each treasure on four cards, found amber on a fifth one, card 44",
    );
    refused(
        &with("50", "card 50 tee quill thimble"),
        52,
        "expected 30 cards of the shape tee, found one more, card 50",
    );
    refused(
        &with("39", "card 39 bend anchor teapot"),
        41,
        "expected 8 cards of the shape bend, found one more, card 39",
    );
}

/// Twelve treasures among themselves and thirteen among themselves, each with four neighbours.
#[test]
fn lc_41_a_set_that_falls_into_two_parts_is_refused() {
    let names: Vec<&str> = Treasure::all().map(Treasure::name).collect();
    let ring = |from: usize, len: usize| {
        let pair = move |nth: usize, step: usize| (from + nth, from + (nth + step) % len);
        (0..len).flat_map(move |nth| [pair(nth, 1), pair(nth, 2)])
    };
    let shapes = Shape::ALL.iter().flat_map(|shape| [shape.name()].repeat(shape.cards()));
    let cards = ring(0, 12).chain(ring(12, 13)).zip(shapes).enumerate();
    let text: String = cards
        .map(|(nth, ((one, other), shape))| {
            format!("card {} {shape} {} {}\n", nth + 1, names[one], names[other])
        })
        .collect();
    let message = "expected all cards to hang together by their treasures, found none between card 1 \
                   and card 25";
    refused(&text, 1, message);
}

use super::*;

fn set(text: &str) -> CardSet {
    text.parse().expect(text)
}

#[test]
fn lc_01_there_are_50_cards() {
    assert_eq!(Card::all().count(), 50);
    assert!(Card::all().eq(CardSet::ALL.iter()));
    assert_eq!((Card::new(0), Card::new(51)), (None, None));
    assert_eq!(Card::new(50).map(Card::index), Some(49));
}

#[test]
fn cards_survive_text_and_back() {
    for card in Card::all() {
        assert_eq!(card.to_string().parse(), Ok(card));
    }
    for text in ["", "0", "51", "07", "+7", "7 ", "256", "٣"] {
        assert!(text.parse::<Card>().is_err(), "{text}");
    }
}

#[test]
fn sets_survive_text_and_back() {
    for text in ["none", "1", "3 7 50"] {
        assert_eq!(set(text).to_string(), text);
    }
    assert_eq!(set("50 3"), set("3 50"));
    for text in ["", " ", "none 3", "3 none", "3 3", "nobody"] {
        assert!(text.parse::<CardSet>().is_err(), "{text}");
    }
}

#[test]
fn sets_are_joined_cut_and_counted() {
    let (some, others) = (set("1 2 50"), set("2 3"));
    assert_eq!(some.with(others), set("1 2 3 50"));
    assert_eq!(some.except(others), set("1 50"));
    assert_eq!(some.within(others), set("2"));
    assert_eq!((some.len(), CardSet::NONE.len(), CardSet::ALL.len()), (3, 0, 50));
    assert!(CardSet::NONE.is_empty() && !some.is_empty());
    let nth: Vec<_> = (0..5).map(|place| some.nth(place).map(Card::number)).collect();
    assert_eq!(nth, [Some(1), Some(2), Some(50), None, None]);
    assert_eq!(CardSet::ALL.nth(70), None);
    let mut one = CardSet::only(Card::new(9).expect("a card"));
    assert_eq!(one, set("9"));
    one.remove(Card::new(9).expect("a card"));
    assert_eq!((one, one.first()), (CardSet::NONE, None));
}

#[test]
fn lc_02_there_are_25_treasures_with_names_of_their_own() {
    assert_eq!(Treasure::all().count(), 25);
    assert!(Treasure::NAMES.is_sorted_by(|one, next| one < next));
    for treasure in Treasure::all() {
        assert_eq!(treasure.to_string().parse(), Ok(treasure));
    }
    assert!("spoon".parse::<Treasure>().is_err());
}

#![allow(clippy::disallowed_types, reason = "tests bring their own dice")]

use game::{Dice, FastDice};

use super::*;

fn card(number: u8) -> Card {
    Card::new(number).expect("a card")
}

/// A random layout that hangs together, of `count` cards.
fn random(count: u8, dice: &mut FastDice) -> Layout {
    let mut layout = Layout::empty();
    layout.lay(card(1), Place::default(), Ways::of(&Side::ALL));
    while layout.cards().len() < count {
        let from = layout.cards().nth(dice.below(u32::from(layout.cards().len()))).expect("a card");
        let at = layout.place(from).beside(Side::ALL[dice.below(4) as usize]);
        let ways = Side::ALL.into_iter().filter(|_| dice.below(3) > 0);
        let ways = ways.fold(Ways::NONE, Ways::with);
        if layout.card_at(at).is_none() {
            layout.lay(card(layout.cards().len() + 1), at, ways);
        }
    }
    layout
}

#[test]
fn cards_know_their_neighbours_whatever_comes_and_goes() {
    let mut dice = FastDice::new(1);
    for _ in 0..200 {
        let mut layout = random(2 + dice.below(30) as u8, &mut dice);
        for _ in 0..5 {
            let gone = layout.cards().nth(dice.below(8)).unwrap_or(card(1));
            layout.remove(gone);
            assert!(!layout.cards().contains(gone) && layout.ways(gone).is_empty());
        }
        for card in layout.cards().iter() {
            for side in Side::ALL {
                let next = layout.card_at(layout.place(card).beside(side));
                assert_eq!(layout.beside(card, side), next);
                let open = layout.ways(card).opens(side);
                let meets = next.is_some_and(|next| layout.ways(next).opens(side.opposite()));
                assert_eq!(layout.joined(card, side), next.filter(|_| open && meets));
            }
        }
        let again = layout.cards().iter().fold(Layout::empty(), |mut again, card| {
            again.lay(card, layout.place(card), layout.ways(card));
            again
        });
        assert_eq!(again, layout);
    }
}

#[test]
fn lc_24_the_cards_that_hold_others_are_found_in_one_walk() {
    let mut dice = FastDice::new(2);
    for _ in 0..2_000 {
        let layout = random(1 + dice.below(24) as u8, &mut dice);
        for card in layout.cards().iter() {
            let gone = CardSet::only(card);
            let left = layout.cards().except(gone);
            let hang = left.first().is_none_or(|first| layout.hanging(first, gone) == left);
            assert_eq!(layout.holding().contains(card), !hang, "{card} of {layout:?}");
            assert_eq!(layout.holding_among(gone).contains(card), !hang, "{card} of {layout:?}");
        }
    }
    assert_eq!(Layout::empty().holding(), CardSet::NONE);
}

/// LC-25: taking one at a time takes nothing away from what a player may do.
#[test]
fn lc_25_what_may_go_as_a_whole_may_go_one_by_one() {
    let mut dice = FastDice::new(3);
    for _ in 0..500 {
        let layout = random(2 + dice.below(10) as u8, &mut dice);
        let stays = card(1);
        let some = layout.cards().iter().filter(|&card| card != stays && dice.below(2) == 0);
        let whole: CardSet = some.collect();
        if layout.hanging(stays, whole) != layout.cards().except(whole) {
            continue;
        }
        let (mut layout, mut left) = (layout, whole);
        while !left.is_empty() {
            let next = left.except(layout.holding()).first().expect("one of them may go");
            layout.remove(next);
            left.remove(next);
        }
    }
}

#[test]
fn lc_22_a_way_leads_where_cards_are_reached() {
    let mut dice = FastDice::new(4);
    for _ in 0..300 {
        let layout = random(2 + dice.below(20) as u8, &mut dice);
        let reached = layout.reached(card(1));
        for to in layout.cards().iter() {
            let way = layout.way(card(1), to);
            assert_eq!(!way.is_empty(), reached.contains(to));
            let Some(&last) = way.last() else { continue };
            assert_eq!((way[0], last), (layout.place(card(1)), layout.place(to)));
            for step in way.windows(2) {
                let from = layout.card_at(step[0]).expect("a card of the way");
                let next = Side::ALL.into_iter().filter_map(|side| layout.joined(from, side));
                assert!(next.map(|next| layout.place(next)).any(|at| at == step[1]));
            }
            // No card twice.
            assert!((1..way.len()).all(|nth| !way[..nth].contains(&way[nth])));
        }
    }
}

#[test]
fn a_way_is_a_shortest_one() {
    // A square of crossings: across it are three cards, whichever way.
    let mut layout = Layout::empty();
    let at = |text: &str| text.parse::<Place>().expect(text);
    for (number, place) in (43..).zip(["0,0", "1,0", "2,0", "0,1", "1,1", "2,1"]) {
        layout.lay(card(number), at(place), Ways::of(&Side::ALL));
    }
    assert_eq!(layout.way(card(43), card(47)).len(), 3);
    assert_eq!(layout.way(card(43), card(45)), ["0,0", "1,0", "2,0"].map(at));
    assert_eq!(layout.way(card(43), card(43)), [at("0,0")]);
}

#[test]
fn lc_29_a_closed_layout_is_told_from_an_open_one() {
    let mut dice = FastDice::new(5);
    let mut closed = 0;
    for _ in 0..3_000 {
        let layout = random(1 + dice.below(4) as u8, &mut dice);
        let opens = layout.cards().iter().any(|card| {
            let onto = |side| layout.card_at(layout.place(card).beside(side)).is_none();
            layout.ways(card).sides().any(onto)
        });
        assert_eq!(layout.is_closed(), !opens);
        closed += u32::from(!opens);
    }
    assert_eq!(closed, 0, "the first card is open all round");
    let mut ring = Layout::empty();
    for (number, place, glyph) in [(31, "0,0", '┌'), (32, "1,0", '┐'), (33, "0,1", '└')] {
        let ways = Ways::from_glyph(glyph).expect("a bend");
        ring.lay(card(number), place.parse().expect(place), ways);
        assert!(!ring.is_closed());
    }
    let ways = Ways::from_glyph('┘').expect("a bend");
    ring.lay(card(34), "1,1".parse().expect("a place"), ways);
    assert!(ring.is_closed());
}

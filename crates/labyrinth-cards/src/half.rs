//! LC-41: half of the cards, so that each treasure shows on two of them.
//!
//! Seen as lines between treasures, the cards are a graph in which each treasure has four lines. A
//! tour that takes every line once comes to each treasure twice; every other card of the tour is
//! one of two at each treasure. Any half that fits is every other card of some tour.

use game::Dice;

use crate::set::built_in;
use crate::{Card, CardSet, Treasure};

/// Whether these cards may be the half.
pub(crate) fn fits(cards: CardSet) -> bool {
    let set = built_in();
    Treasure::all().all(|treasure| set.showing(treasure).within(cards).len() == 2)
}

/// A random half.
pub(crate) fn draw(dice: &mut impl Dice) -> CardSet {
    let tour = tour(dice);
    let odd = dice.below(2) as usize;
    tour.into_iter().skip(odd).step_by(2).collect()
}

/// A walk goes on by a random card as long as it can; where it ends it goes back, card by card, and
/// on from the first treasure that has one left. The cards in the order of going back are a tour.
fn tour(dice: &mut impl Dice) -> [Card; Card::COUNT] {
    let set = built_in();
    let mut left = CardSet::ALL;
    let blank = Card::new(1).expect("there is a card 1");
    let (mut tour, mut toured) = ([blank; Card::COUNT], 0);
    let (mut walk, mut walked) = ([(blank, Treasure::default()); Card::COUNT], 0_usize);
    loop {
        let here = walked.checked_sub(1).map_or(Treasure::default(), |last| walk[last].1);
        let onward = set.showing(here).within(left);
        if let Some(card) = onward.nth(dice_below(onward, dice)) {
            let [one, other] = set.face(card).treasures;
            walk[walked] = (card, if one == here { other } else { one });
            walked += 1;
            left.remove(card);
        } else if walked > 0 {
            walked -= 1;
            tour[toured] = walk[walked].0;
            toured += 1;
        } else {
            return tour;
        }
    }
}

/// Nothing is drawn where there is nothing to choose from.
fn dice_below(cards: CardSet, dice: &mut impl Dice) -> u32 {
    if cards.is_empty() { 0 } else { dice.below(u32::from(cards.len())) }
}

#[cfg(test)]
mod tests;

//! Which cards a way leads to.

use maze::Side;

use crate::set::built_in;
use crate::{Card, CardSet, Layout, Place};

impl Layout {
    /// The cards that can be reached from a card along the ways, itself included.
    pub(crate) fn reached(&self, from: Card) -> CardSet {
        let (mut reached, mut edge) = (CardSet::only(from), CardSet::only(from));
        while let Some(card) = edge.first() {
            edge.remove(card);
            for side in Side::ALL {
                if let Some(next) = self.joined(card, side)
                    && !reached.contains(next)
                {
                    reached.add(next);
                    edge.add(next);
                }
            }
        }
        reached
    }

    /// LC-22: the lying cards that show one of this card's treasures and to which a way runs from it.
    pub(crate) fn linked(&self, card: Card) -> CardSet {
        // LC-23: never the played one.
        self.reached(card).within(built_in().like(card)).except(CardSet::only(card))
    }

    /// LC-26: a shortest way from one card to another, both included; empty if there is none.
    pub(crate) fn way(&self, from: Card, to: Card) -> Vec<Place> {
        let mut before = [None; Card::COUNT];
        let (mut queue, mut next) = (vec![to], 0);
        let mut seen = CardSet::only(to);
        while let Some(&card) = queue.get(next) {
            next += 1;
            for beyond in Side::ALL.into_iter().filter_map(|side| self.joined(card, side)) {
                if !seen.contains(beyond) {
                    seen.add(beyond);
                    before[beyond.index()] = Some(card);
                    queue.push(beyond);
                }
            }
        }
        if !seen.contains(from) {
            return Vec::new();
        }
        let steps = std::iter::successors(Some(from), |card| before[card.index()]);
        steps.map(|card| self.place(card)).collect()
    }
}

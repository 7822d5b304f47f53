//! Whether the cards hang together by their sides (LC-24). Ways do not matter.

use maze::Side;

use crate::{Card, CardSet, Layout};

impl Layout {
    /// The cards that hang together with this one when those in `gone` are not there.
    pub(crate) fn hanging(&self, from: Card, gone: CardSet) -> CardSet {
        let (mut found, mut edge) = (CardSet::only(from), CardSet::only(from));
        while let Some(card) = edge.first() {
            edge.remove(card);
            for next in Side::ALL.into_iter().filter_map(|side| self.beside(card, side)) {
                if !found.contains(next) && !gone.contains(next) {
                    found.add(next);
                    edge.add(next);
                }
            }
        }
        found
    }

    /// LC-24: which of these cards cannot go without the others falling apart.
    ///
    /// Most cards are judged by their eight neighbours, and the walk over the whole layout is left
    /// out.
    pub(crate) fn holding_among(&self, cards: CardSet) -> CardSet {
        let unclear: CardSet = cards.iter().filter(|&card| !self.is_ringed(card)).collect();
        if unclear.is_empty() { CardSet::NONE } else { self.holding().within(unclear) }
    }

    /// Whether the cards on the four sides of this one hang together by the cards on its corners.
    /// If they do, it can go; if they do not, they may still hang together further out.
    fn is_ringed(&self, card: Card) -> bool {
        let sides = Side::ALL.into_iter().filter(|&side| self.beside(card, side).is_some()).count();
        let corners = Side::ALL.into_iter().filter(|&side| {
            let clockwise = side.turned(1);
            self.beside(card, clockwise).is_some()
                && self
                    .beside(card, side)
                    .is_some_and(|next| self.beside(next, clockwise).is_some())
        });
        corners.count() + 1 >= sides
    }

    /// LC-24: the cards without which the others would fall apart, in one walk over the layout.
    ///
    /// The walk goes down a tree. A card holds the others together if from below one of its
    /// branches no side leads back above it; the first card, if it has several branches.
    pub(crate) fn holding(&self) -> CardSet {
        let Some(first) = self.cards().first() else { return CardSet::NONE };
        let mut holding = CardSet::NONE;
        // By card: how deep it lies in the tree, 0 if not yet seen; the highest that can be reached.
        let (mut depth, mut high) = ([0_u8; Card::COUNT], [0_u8; Card::COUNT]);
        // The way down to the card at hand, each with the next side to look at.
        let (mut path, mut len) = ([(first, 0_usize); Card::COUNT], 1);
        let mut branches = 0;
        (depth[first.index()], high[first.index()]) = (1, 1);
        loop {
            let (card, side) = path[len - 1];
            if let Some(&side) = Side::ALL.get(side) {
                path[len - 1].1 += 1;
                let Some(next) = self.beside(card, side) else { continue };
                if depth[next.index()] > 0 {
                    let back = depth[next.index()];
                    high[card.index()] = high[card.index()].min(back);
                } else {
                    len += 1;
                    path[len - 1] = (next, 0);
                    (depth[next.index()], high[next.index()]) = (len as u8, len as u8);
                }
                continue;
            }
            len -= 1;
            if len == 0 {
                break;
            }
            let (above, _) = path[len - 1];
            high[above.index()] = high[above.index()].min(high[card.index()]);
            if above == first {
                branches += 1;
            } else if high[card.index()] >= depth[above.index()] {
                holding.add(above);
            }
        }
        if branches > 1 {
            holding.add(first);
        }
        holding
    }
}

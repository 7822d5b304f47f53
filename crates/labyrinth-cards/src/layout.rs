//! The cards that lie on the table, where ways lead, and what hangs together.

use maze::{Image, Side};
use serde::ser::{Serialize, SerializeMap, Serializer};

use crate::set::built_in;
use crate::{Card, CardSet, Place, Treasure, Turn, Ways};

/// Cards on the table, each on a place of its own (LC-21). Every card knows its neighbours, so that
/// floods take time in proportion to the number of cards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Layout {
    lying: CardSet,
    /// By card; those that do not lie here stay empty, so that equality is derived.
    cells: [Cell; Card::COUNT],
}

/// Aligned so that a card's number leads there by a shift.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[repr(align(8))]
struct Cell {
    at: Place,
    ways: Ways,
    /// By side.
    beside: [Option<Card>; 4],
}

impl Layout {
    /// A table without cards.
    pub fn empty() -> Self {
        Self { lying: CardSet::NONE, cells: [Cell::default(); Card::COUNT] }
    }

    /// The cards that lie.
    #[inline]
    pub fn cards(&self) -> CardSet {
        self.lying
    }

    /// Where a card lies. Of no meaning for one that does not.
    #[inline]
    pub fn place(&self, card: Card) -> Place {
        self.cells[card.index()].at
    }

    /// Where a card is open; nowhere if it does not lie.
    #[inline]
    pub fn ways(&self, card: Card) -> Ways {
        self.cells[card.index()].ways
    }

    /// How a card is turned.
    pub fn turn(&self, card: Card) -> Turn {
        card.face().shape.turn_of(self.ways(card)).unwrap_or_default()
    }

    /// The card on this place.
    pub fn card_at(&self, place: Place) -> Option<Card> {
        self.lying.iter().find(|&card| self.place(card) == place)
    }

    /// The card on this side of a card.
    #[inline]
    pub fn beside(&self, card: Card, side: Side) -> Option<Card> {
        self.cells[card.index()].beside[side as usize]
    }

    /// The card to which a way runs on this side: both are open there.
    #[inline]
    pub fn joined(&self, card: Card, side: Side) -> Option<Card> {
        let next = self.beside(card, side).filter(|_| self.ways(card).opens(side))?;
        self.ways(next).opens(side.opposite()).then_some(next)
    }

    /// The cards on the four sides of a place.
    pub(crate) fn around(&self, place: Place) -> [Option<Card>; 4] {
        let mut around = [None; 4];
        for card in self.lying.iter() {
            let at = self.place(card);
            for side in Side::ALL {
                if place.beside(side) == at {
                    around[side as usize] = Some(card);
                }
            }
        }
        around
    }

    /// LC-29: whether no card opens onto an empty place.
    pub(crate) fn is_closed(&self) -> bool {
        self.lying
            .iter()
            .all(|card| self.ways(card).sides().all(|side| self.beside(card, side).is_some()))
    }

    /// Lays a card on an empty place.
    pub(crate) fn lay(&mut self, card: Card, at: Place, ways: Ways) {
        let beside = self.around(at);
        for (side, next) in Side::ALL.into_iter().zip(beside) {
            if let Some(next) = next {
                self.cells[next.index()].beside[side.opposite() as usize] = Some(card);
            }
        }
        self.cells[card.index()] = Cell { at, ways, beside };
        self.lying.add(card);
    }

    /// Takes a card away.
    pub(crate) fn remove(&mut self, card: Card) {
        for side in Side::ALL {
            if let Some(next) = self.beside(card, side) {
                self.cells[next.index()].beside[side.opposite() as usize] = None;
            }
        }
        self.cells[card.index()] = Cell::default();
        self.lying.remove(card);
    }

    /// The same with the cards of another layout on top of it.
    pub(crate) fn with(&self, more: &Self) -> Self {
        let mut whole = self.clone();
        more.lying.iter().for_each(|card| whole.lay(card, more.place(card), more.ways(card)));
        whole
    }

    /// In an image of the table.
    #[must_use]
    pub(crate) fn image(&self, image: Image) -> Self {
        let mut turned = Self::empty();
        for card in self.lying.iter() {
            turned.lay(card, self.place(card).image(image), self.ways(card).image(image));
        }
        turned
    }

    /// The lying cards, row by row.
    pub fn by_place(&self) -> Vec<Card> {
        let mut cards: Vec<Card> = self.lying.iter().collect();
        cards.sort_by_key(|&card| self.place(card));
        cards
    }
}

/// Written as a map from place to card, row by row.
impl Serialize for Layout {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(serde::Serialize)]
        struct Lying {
            card: Card,
            turn: Turn,
            ways: Ways,
            treasures: [Treasure; 2],
        }
        let mut map = serializer.serialize_map(Some(usize::from(self.lying.len())))?;
        for card in self.by_place() {
            let (turn, ways) = (self.turn(card), self.ways(card));
            let lying = Lying { card, turn, ways, treasures: card.face().treasures };
            map.serialize_entry(&self.place(card), &lying)?;
        }
        map.end()
    }
}

/// Which cards a way leads to, and which hang together by their sides. Ways do not matter for the
/// latter (LC-24).
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

#[cfg(test)]
mod tests;

//! The cards that lie on the table.

use maze::Side;
use serde::ser::{Serialize, SerializeMap, Serializer};

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

#[cfg(test)]
mod tests;

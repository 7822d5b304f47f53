//! The set of 50 cards: a data file, checked when it is read; and half of it for a short game.

use std::sync::LazyLock;

use game::{Dice, Entry, Outline, Unreadable};

use crate::{Card, CardSet, Shape, Treasure};

/// What is printed on a card (LC-02, LC-03).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Face {
    /// How the way branches.
    pub shape: Shape,
    /// The two treasures on it, by name.
    pub treasures: [Treasure; 2],
}

/// All 50 cards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Set {
    faces: [Face; Card::COUNT],
    /// For each treasure the cards that show it.
    showing: [CardSet; Treasure::COUNT],
}

/// The cards that games are played with.
#[inline]
pub(crate) fn built_in() -> &'static Set {
    static SET: LazyLock<Set> =
        LazyLock::new(|| Set::read(Set::TEXT).expect("a test reads the built-in set"));
    &SET
}

impl Set {
    /// The file of the cards that games are played with.
    pub const TEXT: &'static str = include_str!("set-1.txt");

    /// Reads lines `card NUMBER SHAPE TREASURE TREASURE`.
    ///
    /// # Errors
    /// LC-02, LC-03: unless there are all 50 cards, each with two different treasures, each treasure
    /// on four cards, no two cards with the same two, the right number of each shape, and the
    /// treasures hang together by the cards. The error names the card.
    pub fn read(text: &str) -> Result<Self, Unreadable> {
        let blank = Face { shape: Shape::Tee, treasures: [Treasure::default(); 2] };
        let mut set =
            Self { faces: [blank; Card::COUNT], showing: [CardSet::NONE; Treasure::COUNT] };
        let (mut known, mut shapes) = (CardSet::NONE, [0; Shape::COUNT]);
        for entry in &Outline::read(text)?.entries {
            let (card, face) = line(entry)?;
            let wrong = |expected: String, found: String| {
                Err(Unreadable::wrong(expected, found).on_line(entry.line))
            };
            if known.contains(card) {
                return wrong("each card once".to_owned(), format!("card {card} again"));
            }
            let [one, other] = face.treasures;
            let same = set.showing(one).within(set.showing(other));
            if let Some(same) = same.first() {
                let found = format!("{one} and {other} on card {card} and on card {same}");
                return wrong("no two cards with the same two treasures".to_owned(), found);
            }
            if let Some(fifth) = [one, other].into_iter().find(|&of| set.showing(of).len() == 4) {
                let found = format!("{fifth} on a fifth one, card {card}");
                return wrong("each treasure on four cards".to_owned(), found);
            }
            let most = face.shape.cards();
            if shapes[face.shape as usize] == most {
                let found = format!("one more, card {card}");
                return wrong(format!("{most} cards of the shape {}", face.shape), found);
            }
            shapes[face.shape as usize] += 1;
            known.add(card);
            set.faces[card.index()] = face;
            face.treasures.iter().for_each(|of| set.showing[of.index()].add(card));
        }
        if let Some(missing) = CardSet::ALL.except(known).first() {
            return Err(Unreadable::wrong("50 cards", format!("no card {missing}")));
        }
        set.check_hanging()?;
        Ok(set)
    }

    /// What is printed on a card.
    #[inline]
    pub fn face(&self, card: Card) -> &Face {
        &self.faces[card.index()]
    }

    /// The cards that show a treasure.
    #[inline]
    pub fn showing(&self, treasure: Treasure) -> CardSet {
        self.showing[treasure.index()]
    }

    /// The cards that show one of this card's treasures, itself included.
    #[inline]
    pub fn like(&self, card: Card) -> CardSet {
        let [one, other] = self.face(card).treasures;
        self.showing(one).with(self.showing(other))
    }

    /// LC-41 needs it: from every treasure one comes to every other, from card to card.
    fn check_hanging(&self) -> Result<(), Unreadable> {
        let first = Card::new(1).expect("there is a card 1");
        let (mut reached, mut edge) = (CardSet::only(first), CardSet::only(first));
        while let Some(card) = edge.first() {
            edge = edge.with(self.like(card).except(reached));
            reached = reached.with(edge);
            edge.remove(card);
        }
        match CardSet::ALL.except(reached).first() {
            None => Ok(()),
            Some(beyond) => {
                let expected = "all cards to hang together by their treasures";
                Err(Unreadable::wrong(expected, format!("none between card 1 and card {beyond}")))
            }
        }
    }
}

fn line(entry: &Entry<'_>) -> Result<(Card, Face), Unreadable> {
    const LINE: &str = "`card NUMBER SHAPE TREASURE TREASURE`";
    entry.without_block()?;
    if entry.key != "card" {
        return Err(Unreadable::new(LINE, entry.key).on_line(entry.line));
    }
    let [card, shape, one, other] = entry.words().collect::<Vec<_>>()[..] else {
        return Err(entry.expected(LINE));
    };
    let card: Card = entry.read(card)?;
    let on_card = |error: Unreadable| error.on_line(entry.line).hint(&format!("on card {card}"));
    let shape = shape.parse().map_err(on_card)?;
    let mut treasures = [one.parse().map_err(on_card)?, other.parse().map_err(on_card)?];
    if one == other {
        let found = format!("{one} twice on card {card}");
        return Err(Unreadable::wrong("two different treasures", found).on_line(entry.line));
    }
    treasures.sort();
    Ok((card, Face { shape, treasures }))
}

/// LC-41: whether these cards may be the half: each treasure shows on two of them.
pub(crate) fn is_half(cards: CardSet) -> bool {
    let set = built_in();
    Treasure::all().all(|treasure| set.showing(treasure).within(cards).len() == 2)
}

/// LC-41: a random half.
///
/// Seen as lines between treasures, the cards are a graph in which each treasure has four lines. A
/// tour that takes every line once comes to each treasure twice; every other card of the tour is
/// one of two at each treasure. Any half that fits is every other card of some tour.
pub(crate) fn draw_half(dice: &mut impl Dice) -> CardSet {
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

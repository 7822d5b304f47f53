//! What nature's move does, what can come up, and how it is drawn.

use game::{Dice, Log, Misfit, Seat, sample_odds};

use crate::set::{draw_half, is_half};
use crate::state::{HAND, LabyrinthCards, Stage, square};
use crate::{Card, Chance, Event, Sight, Turn};

/// LC-10: the number of lots for each card of the first square, spread over its turns.
const LOTS: u32 = 4;

impl LabyrinthCards {
    pub(crate) fn nature(
        &mut self,
        outcome: &Chance,
        log: &mut impl Log<Event>,
    ) -> Result<(), Misfit> {
        match (self.stage, outcome) {
            (Stage::Half, &Chance::Half(cards)) => {
                if !is_half(cards) {
                    return Err(Misfit);
                }

                (self.in_play, self.deck) = (cards, cards);
                self.stage = Stage::Deal;
                log.note(|| Event::Public(Sight::Half { cards }));
            }
            (Stage::Deal, &Chance::Deal(card)) => {
                if !self.deck.contains(card) {
                    return Err(Misfit);
                }

                self.draw(self.next_dealt(), card, log);
                if self.cards_in_hands() == HAND * self.options.seats {
                    self.stage = Stage::Lay;
                }
            }
            (Stage::Lay, &Chance::Lay(card, turn)) => {
                let turns = card.face().shape.turns();
                if !self.deck.contains(card) || turn.quarters() >= turns {
                    return Err(Misfit);
                }

                self.lay(card, turn, log);
            }
            (Stage::First, &Chance::First(seat)) => {
                if seat.index() >= usize::from(self.options.seats) {
                    return Err(Misfit);
                }

                self.turn = seat; // LC-11
                self.stage = Stage::Place;
                log.note(|| Event::Public(Sight::First { seat }));
            }
            (Stage::Draw, &Chance::Draw(card)) => {
                if !self.deck.contains(card) {
                    return Err(Misfit);
                }

                self.draw(self.turn, card, log);
                self.pass();
            }
            _ => return Err(Misfit),
        }
        Ok(())
    }

    /// LC-10, LC-28: a card goes from the deck into a hand.
    fn draw(&mut self, seat: Seat, card: Card, log: &mut impl Log<Event>) {
        self.deck.remove(card);
        self.hands[seat].add(card);
        log.note(|| Event::Drawn { seat, card });
    }

    /// LC-10: the next card of the first square.
    fn lay(&mut self, card: Card, turn: Turn, log: &mut impl Log<Event>) {
        let count = self.layout.cards().len();
        let at = square()[usize::from(count)];
        self.deck.remove(card);
        self.layout.lay(card, at, card.face().shape.ways(turn));
        self.largest = count + 1;
        if usize::from(self.largest) == square().len() {
            let named = self.options.first.is_some();
            self.stage = if named { Stage::Place } else { Stage::First };
        }
        log.note(|| Event::Public(Sight::Lay { card, at, turn }));
    }

    pub(crate) fn list_odds(&self, out: &mut Vec<(u32, Chance)>) -> bool {
        out.clear();
        match self.stage {
            Stage::Half => return false,
            Stage::Deal => out.extend(self.deck.iter().map(|card| (1, Chance::Deal(card)))),
            Stage::Draw => out.extend(self.deck.iter().map(|card| (1, Chance::Draw(card)))),
            Stage::Lay => {
                for card in self.deck.iter() {
                    let shape = card.face().shape;
                    let weight = LOTS / u32::from(shape.turns());
                    out.extend(shape.all_turns().map(|turn| (weight, Chance::Lay(card, turn))));
                }
            }
            Stage::First => {
                out.extend(Seat::first(self.options.seats).map(|seat| (1, Chance::First(seat))));
            }
            Stage::Place | Stage::Take(_) | Stage::Over => {}
        }
        true
    }

    #[inline]
    pub(crate) fn draw_lots(&self, dice: &mut impl Dice) -> Option<Chance> {
        let cards = u32::from(self.deck.len());
        match self.stage {
            Stage::Half => Some(Chance::Half(draw_half(dice))),
            Stage::Deal => self.deck.nth(dice.below(cards)).map(Chance::Deal),
            Stage::Draw => self.deck.nth(dice.below(cards)).map(Chance::Draw),
            Stage::Lay => {
                let lot = dice.below(cards * LOTS);
                let card = self.deck.nth(lot / LOTS)?;
                let weight = LOTS / u32::from(card.face().shape.turns());
                let turn = Turn::new((lot % LOTS / weight) as u8)?;
                Some(Chance::Lay(card, turn))
            }
            Stage::First => sample_odds(self, dice),
            Stage::Place | Stage::Take(_) | Stage::Over => None,
        }
    }
}

#[cfg(test)]
mod tests;

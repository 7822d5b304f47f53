//! What a player's action does.

use game::{Log, Seat};
use maze::Side;

use crate::state::{LabyrinthCards, Stage};
use crate::{Action, Card, CardSet, Event, Layout, Place, Refusal, Sight, Turn, Ways};

impl LabyrinthCards {
    pub(crate) fn take(
        &mut self,
        seat: Seat,
        action: Action,
        log: &mut impl Log<Event>,
    ) -> Result<(), Refusal> {
        match self.stage {
            Stage::Over => return Err(Refusal::GameOver),
            Stage::Place | Stage::Take(_) => {}
            _ => return Err(Refusal::Wait),
        }
        if seat != self.turn {
            return Err(Refusal::NotYourTurn); // LC-11
        }
        match action {
            Action::Place { card, at, turn } => self.place(seat, card, at, turn, log),
            Action::Take(card) => self.claim(seat, card, log),
            Action::Finish => self.finish(seat, log),
        }
    }

    fn place(
        &mut self,
        seat: Seat,
        card: Card,
        at: Place,
        turn: Turn,
        log: &mut impl Log<Event>,
    ) -> Result<(), Refusal> {
        if self.stage != Stage::Place {
            return Err(Refusal::AlreadyPlaced);
        }
        if !self.hands[seat].contains(card) {
            return Err(Refusal::NotInHand);
        }
        let shape = card.face().shape;
        if turn.quarters() >= shape.turns() {
            return Err(Refusal::SameWay);
        }
        let ways = shape.ways(turn);
        may_lie(&self.layout, at, ways)?;

        self.hands[seat].remove(card);
        self.layout.lay(card, at, ways);
        self.set_linked(self.layout.linked(card)); // LC-25
        self.largest = self.largest.max(self.layout.cards().len());
        self.stage = Stage::Take(card);
        log.note(|| Event::Public(Sight::Place { seat, card, at, turn }));
        if self.has_taken_all() {
            self.end_turn(log); // LC-28
        }
        Ok(())
    }

    fn claim(&mut self, seat: Seat, card: Card, log: &mut impl Log<Event>) -> Result<(), Refusal> {
        let Stage::Take(played) = self.stage else { return Err(Refusal::PlaceFirst) };
        if !self.layout.cards().contains(card) {
            return Err(Refusal::NotLying);
        }
        if card == played {
            return Err(Refusal::PlayedCard); // LC-23
        }
        let answer = self.may_take(card);
        // LC-26: with `find-it-yourself` a claim that is not linked is no refusal, but a miss. By rules
        // number 1 so is one that would leave the rest apart.
        let is_miss = self.options.find_it_yourself
            && (answer == Err(Refusal::NotLinked) || (answer.is_err() && self.rules < 2));
        if !is_miss {
            answer?;
        }

        if is_miss {
            log.note(|| Event::Public(Sight::Miss { seat, card }));
            self.end_turn(log);
            return Ok(());
        }
        self.gone.lay(card, self.layout.place(card), self.layout.ways(card));
        self.layout.remove(card);
        self.taken[seat].add(card);
        self.set_linked(if self.options.links_anew {
            self.layout.linked(played) // LC-25
        } else {
            self.linked.within(self.layout.cards())
        });
        log.note(|| Event::Public(Sight::Take { seat, card }));
        if self.has_taken_all() {
            self.end_turn(log); // LC-28
        }
        Ok(())
    }

    /// LC-22, LC-24: whether a lying card is linked, and the others hang together without it.
    fn may_take(&self, card: Card) -> Result<(), Refusal> {
        if !self.linked.contains(card) {
            return Err(Refusal::NotLinked);
        }
        if !self.takeable.contains(card) {
            return Err(Refusal::FallsApart);
        }
        Ok(())
    }

    fn finish(&mut self, seat: Seat, log: &mut impl Log<Event>) -> Result<(), Refusal> {
        if self.stage == Stage::Place {
            return Err(Refusal::PlaceFirst);
        }

        log.note(|| Event::Public(Sight::Finish { seat }));
        self.end_turn(log);
        Ok(())
    }

    /// LC-28: draw while the deck lasts, then the next one plays.
    fn end_turn(&mut self, log: &mut impl Log<Event>) {
        self.gone = Layout::empty();
        self.set_linked(CardSet::NONE);
        if !self.deck.is_empty() {
            self.stage = Stage::Draw;
            return;
        }
        self.pass();
        if self.stage == Stage::Over {
            let won = self.winners();
            log.note(|| Event::Public(Sight::End { won }));
        }
    }

    /// LC-11: play goes to the left. LC-40: until all hands are played.
    pub(crate) fn pass(&mut self) {
        self.turn = self.turn.next(self.options.seats);
        self.stage = if self.cards_in_hands() == 0 { Stage::Over } else { Stage::Place };
    }
}

/// LC-20: whether a card that is open like this may lie there.
fn may_lie(layout: &Layout, at: Place, ways: Ways) -> Result<(), Refusal> {
    if layout.card_at(at).is_some() {
        return Err(Refusal::PlaceTaken);
    }
    let around = layout.around(at);
    if around.iter().all(Option::is_none) {
        return Err(Refusal::NoSide);
    }
    let meets = Side::ALL.into_iter().zip(around).any(|(side, next)| {
        ways.opens(side) && next.is_some_and(|next| layout.ways(next).opens(side.opposite()))
    });
    // LC-29: in a closed layout no way can be met.
    if !meets && !layout.is_closed() {
        return Err(Refusal::NoWay);
    }
    Ok(())
}

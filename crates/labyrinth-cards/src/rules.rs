//! The contract: which actions are open and what they do. Two paths that tests compare.
//!
//! The list of open actions depends on nothing that the seat may not know.

use game::{BySeat, Dice, Game, Log, Millis, Misfit, Outcome, Phase, Seat, SeatSet, Viewer};
use maze::{Image, Side};

use crate::rim::{Rim, Spot};
use crate::state::{LabyrinthCards, Stage};
use crate::{
    Action, Card, CardSet, Chance, Event, Held, Layout, Options, Place, Refusal, Sight, Truth,
    Turn, View, Ways,
};

impl Game for LabyrinthCards {
    const NAME: &'static str = "labyrinth-cards";
    const RULES: u16 = 2;
    const IMAGES: u8 = 7;

    type Config = Options;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type Sight = Sight;
    type View = View;
    type Truth = Truth;
    type Refusal = Refusal;

    fn new(rules: u16, config: &Options) -> Self {
        Self::at_start(rules.clamp(1, Self::RULES), config)
    }

    fn seats(config: &Options) -> u8 {
        config.seats
    }

    #[inline]
    fn phase(&self) -> Phase {
        match self.stage {
            Stage::Place | Stage::Take(_) => Phase::Open(SeatSet::only(self.turn)),
            Stage::Over => Phase::Over(Outcome::Won(self.winners())),
            _ => Phase::Chance,
        }
    }

    fn legal(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if seat != self.turn {
            return;
        }
        match self.stage {
            Stage::Place => self.list_placements(seat, out),
            Stage::Take(played) => {
                // LC-26: what can be taken; for those who look for it themselves, all that lies.
                let claims = match self.options.find_it_yourself {
                    true => self.layout.cards().except(CardSet::only(played)),
                    false => self.takeable,
                };
                out.extend(claims.iter().map(Action::Take));
                out.push(Action::Finish);
            }
            _ => {}
        }
    }

    /// LC-26, from rules number 2: without the claims that are listed and then refused.
    fn accepted(&self, seat: Seat, out: &mut Vec<Action>) {
        self.legal(seat, out);
        let refuses_claims = self.rules >= 2 && self.options.find_it_yourself;
        if refuses_claims && matches!(self.stage, Stage::Take(_)) {
            let held = self.linked.except(self.takeable);
            out.retain(|action| !matches!(action, Action::Take(card) if held.contains(*card)));
        }
    }

    fn act(
        &mut self,
        _at: Millis,
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

    fn chance(
        &mut self,
        _at: Millis,
        outcome: &Chance,
        log: &mut impl Log<Event>,
    ) -> Result<(), Misfit> {
        self.nature(outcome, log)
    }

    fn odds(&self, out: &mut Vec<(u32, Chance)>) -> bool {
        self.list_odds(out)
    }

    #[inline]
    fn sample(&self, dice: &mut impl Dice) -> Option<Chance> {
        self.draw_lots(dice)
    }

    fn view(&self, viewer: Viewer) -> View {
        self.look_at(viewer)
    }

    fn truth(&self) -> Truth {
        Truth {
            secret: BySeat::from_fn(self.options.seats, |seat| Held { hand: self.hands[seat] }),
            deck: self.deck,
            view: self.look_at(Viewer::Watcher),
        }
    }

    fn sight(event: &Event, viewer: Viewer) -> Option<Sight> {
        Some(event.sight(viewer))
    }

    fn audit(&self) -> Result<(), String> {
        self.check()
    }

    /// The table turned and mirrored. Every shape looks in a mirror like itself turned, and where on
    /// a card a treasure is printed does not matter.
    fn image(&self, number: u8) -> Self {
        let image = nth_image(number);
        Self { layout: self.layout.image(image), gone: self.gone.image(image), ..self.clone() }
    }

    fn image_of(number: u8, action: Action) -> Action {
        match action {
            Action::Place { card, at, turn } => {
                let (image, shape) = (nth_image(number), card.face().shape);
                let ways = shape.ways(turn).image(image);
                let turn = shape.turn_of(ways).expect("an image of a shape is that shape turned");
                Action::Place { card, at: at.image(image), turn }
            }
            other => other,
        }
    }
}

/// All images but the first, which is the table as it is.
fn nth_image(number: u8) -> Image {
    Image::ALL[usize::from(number + 1)]
}

impl LabyrinthCards {
    /// LC-20: each card that the player holds, on each place where it fits, in each way that differs.
    fn list_placements(&self, seat: Seat, out: &mut Vec<Action>) {
        let rim = Rim::of(&self.layout);
        for card in self.hands[seat].iter() {
            let shape = card.face().shape;
            for &Spot { at, open } in rim.spots() {
                for turn in shape.all_turns() {
                    if rim.takes(open, shape.ways(turn)) {
                        out.push(Action::Place { card, at, turn });
                    }
                }
            }
        }
    }

    /// LC-28, from rules number 2: whether the turn goes on by itself. With `find-it-yourself` it
    /// never does: that would show that nothing is linked any more.
    pub(crate) fn has_taken_all(&self) -> bool {
        self.rules >= 2 && !self.options.find_it_yourself && self.takeable.is_empty()
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

#[cfg(test)]
mod tests {
    use game::{Diagram, Outline};

    use super::*;

    #[test]
    fn the_images_are_seven_others_that_can_be() {
        let text = "set find-it-yourself on\nlayout 1,0\n    3┬  1┬\n    5┴\nhand A 2\nhand B 10 20\ntaken A 21 43\n\
                    gone 0,0 43┼\ngone 0,1 21┴\nturn A placed 1\n";
        let game = LabyrinthCards::read(text).unwrap_or_else(|error| panic!("{error}"));
        let drawn = |game: &LabyrinthCards| {
            let (text, mut lines) = (game.draw(), Vec::new());
            for entry in Outline::read(&text).expect("a drawing").entries {
                lines.extend(entry.block.iter().map(|row| row.text.to_owned()));
            }
            lines.join(" / ")
        };
        let mut seen = vec![drawn(&game)];
        for number in 0..LabyrinthCards::IMAGES {
            let image = game.image(number);
            // What lies and what is gone are turned together, or the links would be others.
            assert_eq!(image.audit(), Ok(()), "{number}");
            seen.push(drawn(&image));
        }
        assert_eq!(seen[1], "5├  3┤ / .   1┤", "a quarter turn clockwise");
        seen.sort();
        seen.dedup();
        assert_eq!(seen.len(), 8);
    }
}

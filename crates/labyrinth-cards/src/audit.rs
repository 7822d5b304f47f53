//! What must always hold.

use game::Seat;

use crate::set::is_half;
use crate::state::{HAND, LabyrinthCards, Stage, square};
use crate::{CardSet, Layout, Place};

impl LabyrinthCards {
    pub(crate) fn check(&self) -> Result<(), String> {
        self.check_cards()?;
        self.check_layout()?;
        self.check_setup()?;
        self.check_hands()?;
        self.check_taking()
    }

    /// LC-01, LC-41: each card in play is in one place, and no other anywhere.
    fn check_cards(&self) -> Result<(), String> {
        let drawn = self.options.short && self.stage != Stage::Half;
        if !drawn && self.in_play != CardSet::ALL {
            return Err("not all cards are in play (LC-01)".to_owned());
        }
        if drawn && !is_half(self.in_play) {
            return Err("the half does not show each treasure twice (LC-41)".to_owned());
        }
        let held = self.hands.values().iter().chain(self.taken.values());
        let mut seen = CardSet::NONE;
        for cards in held.copied().chain([self.deck, self.layout.cards()]) {
            if let Some(card) = cards.within(seen).first() {
                return Err(format!("card {card} is there twice (LC-01)"));
            }
            if let Some(card) = cards.except(self.in_play).first() {
                return Err(format!("card {card} is not in play (LC-41)"));
            }
            seen = seen.with(cards);
        }
        match self.in_play.except(seen).first() {
            Some(card) => Err(format!("card {card} is missing (LC-01)")),
            None => Ok(()),
        }
    }

    /// LC-21, LC-24: cards on places of their own that hang together, with room all round.
    fn check_layout(&self) -> Result<(), String> {
        let whole = check_places(&self.layout, &self.gone)?;
        let cards = self.layout.cards();
        if let Some(first) = cards.first()
            && self.layout.hanging(first, CardSet::NONE) != cards
        {
            return Err("the cards do not hang together (LC-24)".to_owned());
        }
        let to_come = self.deck.len() + self.cards_in_hands();
        let far = |card: &crate::Card| whole.place(*card).distance() + to_come > Place::FAR;
        if let Some(card) = whole.cards().iter().find(far) {
            return Err(format!("card {card} lies too far off (LC-21)"));
        }
        let most = cards.len() + self.cards_won();
        if !(whole.cards().len()..=most).contains(&self.largest) {
            return Err(format!("{} cards never lay at once", self.largest));
        }
        Ok(())
    }

    /// LC-10, LC-11: what must hold before the first turn, and that it came before the others.
    fn check_setup(&self) -> Result<(), String> {
        let lying = self.layout.cards().len();
        let laid = match self.stage {
            Stage::Half | Stage::Deal => lying == 0,
            Stage::Lay => lying < 4,
            Stage::First => lying == 4,
            // LC-23: the card that was played last stays.
            _ => lying >= 1 && lying + self.cards_won() >= 4,
        };
        if !laid {
            return Err(format!("{lying} cards lie (LC-10)"));
        }
        if !matches!(self.stage, Stage::Half | Stage::Deal | Stage::Lay | Stage::First) {
            return Ok(());
        }
        if !self
            .layout
            .by_place()
            .iter()
            .map(|&card| self.layout.place(card))
            .eq(square().into_iter().take(usize::from(lying)))
        {
            return Err("the first cards do not lie in a square (LC-10)".to_owned());
        }
        if self.cards_won() > 0 {
            return Err("cards were won before the first turn (LC-10)".to_owned());
        }
        if self.turn != self.options.first.unwrap_or_default() {
            return Err(format!("{} is to begin (LC-11)", self.turn));
        }
        if self.stage == Stage::First && self.options.first.is_some() {
            return Err("the first player is named already (LC-11)".to_owned());
        }
        Ok(())
    }

    /// LC-10, LC-28, LC-40: two cards each while the deck lasts; then one fewer after each turn.
    fn check_hands(&self) -> Result<(), String> {
        let seats = self.options.seats;
        if self.turn.index() >= usize::from(seats) {
            return Err(format!("it is the turn of {}, who is not there", self.turn));
        }
        if self.stage == Stage::Draw && self.deck.is_empty() {
            return Err("there is no card to draw (LC-28)".to_owned());
        }
        let all = self.cards_in_hands();
        // In the order in which turns are left to each; a player who has played counts the card played.
        let mut order = [0; game::MAX_SEATS];
        let mut seat = self.turn;
        for left in order.iter_mut().take(usize::from(seats)) {
            *left = self.hands[seat].len();
            seat = seat.next(seats);
        }
        order[0] += u8::from(matches!(self.stage, Stage::Take(_) | Stage::Draw));
        let fits = match self.stage {
            Stage::Half => all == 0,
            Stage::Deal => all < HAND * seats && self.hands_are(all),
            Stage::Over => all == 0 && self.deck.is_empty(),
            _ => {
                let order = &order[..usize::from(seats)];
                let (most, least) = (order[0], order[order.len() - 1]);
                let falling = order.is_sorted_by(|one, next| one >= next) && most - least <= 1;
                let full = least == HAND;
                falling && (1..=HAND).contains(&most) && (full || self.deck.is_empty())
            }
        };
        if fits {
            Ok(())
        } else {
            Err(format!("hands of such sizes never are, {all} in all (LC-28)"))
        }
    }

    /// LC-10: whether this number of cards was dealt, round the table.
    fn hands_are(&self, dealt: u8) -> bool {
        let seats = self.options.seats;
        Seat::first(seats).all(|seat| {
            let before = dealt / seats + u8::from(seat.index() < usize::from(dealt % seats));
            self.hands[seat].len() == before
        })
    }

    /// LC-22, LC-25: what was played, what is linked and what is gone.
    fn check_taking(&self) -> Result<(), String> {
        let gone = self.gone.cards();
        if self.linked != self.links_by_rule() {
            return Err(format!("linked are {}, and not {}", self.links_by_rule(), self.linked));
        }
        if !gone.except(self.taken[self.turn]).is_empty() {
            return Err("cards are gone that were not taken (LC-25)".to_owned());
        }
        let Stage::Take(played) = self.stage else {
            return match gone.first() {
                None => Ok(()),
                Some(card) => Err(format!("card {card} is still kept in mind (LC-25)")),
            };
        };
        if !self.layout.cards().contains(played) {
            return Err(format!("the played card {played} does not lie there (LC-23)"));
        }
        let mut whole = self.before_taking();
        if !gone.except(whole.linked(played)).is_empty() {
            return Err("cards are gone that were not linked (LC-22)".to_owned());
        }
        let meets = whole.reached(played).len() > 1;
        let alone = whole.cards().len() == 1;
        whole.remove(played);
        if alone || !meets && !whole.is_closed() {
            return Err(format!("the played card {played} meets no way (LC-20)"));
        }
        if self.has_taken_all() {
            return Err("nothing can be taken any more, so the turn is over (LC-28)".to_owned());
        }
        Ok(())
    }
}

/// What lies and what was just taken, as a whole, if it can be.
fn check_places(lying: &Layout, gone: &Layout) -> Result<Layout, String> {
    let mut whole = Layout::empty();
    for layout in [lying, gone] {
        let mut again = Layout::empty();
        for card in layout.cards().iter() {
            let (at, ways) = (layout.place(card), layout.ways(card));
            if let Some(other) = whole.card_at(at) {
                return Err(format!("cards {other} and {card} both lie at {at} (LC-21)"));
            }
            if card.face().shape.turn_of(ways).is_none() {
                return Err(format!("card {card} has no such ways (LC-03)"));
            }
            again.lay(card, at, ways);
            whole.lay(card, at, ways);
        }
        if again != *layout {
            return Err("cards do not know their neighbours".to_owned());
        }
    }
    Ok(whole)
}

#[cfg(test)]
mod tests;

//! Another world that looks the same: other hands and another deck.

use game::{BySeat, Dice, Imagine, Viewer};

use crate::state::{LabyrinthCards, Stage};
use crate::{CardSet, InPlay, Now, View, You};

impl Imagine for LabyrinthCards {
    /// LC-50: all that was ever seen can still be seen.
    type Memory = ();

    fn imagine(_viewer: Viewer, view: &View, _memory: &(), dice: &mut impl Dice) -> Self {
        let seats = view.options.seats;
        let in_play = match view.cards {
            InPlay::All | InPlay::SomeHalf => CardSet::ALL,
            InPlay::Half(cards) => cards,
        };
        let taken = BySeat::from_fn(seats, |seat| view.players[seat].taken);
        let own = match view.you {
            You::Player { seat, hand } => Some((seat, hand)),
            You::Watcher => None,
        };
        let won = taken.values().iter().copied().fold(CardSet::NONE, CardSet::with);
        let seen = won.with(view.layout.cards()).with(own.map_or(CardSet::NONE, |(_, hand)| hand));
        let mut deck = in_play.except(seen);
        let hands = BySeat::from_fn(seats, |seat| match own {
            Some((me, hand)) if me == seat => hand,
            _ => drawn(&mut deck, view.players[seat].cards, dice),
        });
        let mut game = Self {
            rules: view.rules,
            options: view.options,
            stage: stage(&view.now),
            turn: view.turn,
            in_play,
            deck,
            hands,
            taken,
            layout: view.layout.clone(),
            gone: view.gone.clone(),
            linked: CardSet::NONE,
            takeable: CardSet::NONE,
            largest: view.totals.largest,
        };
        game.set_linked(game.links_by_rule());
        game
    }
}

/// This number of cards out of the deck.
fn drawn(deck: &mut CardSet, count: u8, dice: &mut impl Dice) -> CardSet {
    let mut hand = CardSet::NONE;
    for _ in 0..count {
        if let Some(card) = deck.nth(dice.below(u32::from(deck.len()))) {
            deck.remove(card);
            hand.add(card);
        }
    }
    hand
}

fn stage(now: &Now) -> Stage {
    match *now {
        Now::Half => Stage::Half,
        Now::Deal => Stage::Deal,
        Now::Lay => Stage::Lay,
        Now::First => Stage::First,
        Now::Place => Stage::Place,
        Now::Take { card, .. } | Now::Find { card } => Stage::Take(card),
        Now::Draw => Stage::Draw,
        Now::Over { .. } => Stage::Over,
    }
}

//! All that is the case in a game.

use game::{BySeat, Seat, SeatSet};

use crate::{Card, CardSet, Layout, Options, Place};

/// A game of Labyrinth, the card game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LabyrinthCards {
    /// The rules number it is played by.
    pub(crate) rules: u16,
    /// What was settled before the start.
    pub(crate) options: Options,
    /// What comes next.
    pub(crate) stage: Stage,
    /// Whose turn it is; before the first one, who begins as far as is known.
    pub(crate) turn: Seat,
    /// LC-41: the cards that are played with; all of them until half was drawn.
    pub(crate) in_play: CardSet,
    /// The cards not yet drawn. Secret as a set; an order does not exist before they are drawn.
    pub(crate) deck: CardSet,
    /// What each player holds. Secret.
    pub(crate) hands: BySeat<CardSet>,
    /// What each player has won.
    pub(crate) taken: BySeat<CardSet>,
    /// The cards that lie.
    pub(crate) layout: Layout,
    /// LC-25: the cards taken in this turn, as they lay.
    pub(crate) gone: Layout,
    /// LC-25: the lying cards that are linked to the one just played.
    pub(crate) linked: CardSet,
    /// LC-24: those of them without which the others hang together. Kept, because it is asked for
    /// several times in a step and takes a walk over the layout.
    pub(crate) takeable: CardSet,
    /// The most cards that ever lay at once.
    pub(crate) largest: u8,
}

/// What comes next. Public: it tells nothing of what is hidden.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stage {
    /// LC-41: the cards of a short game are to be drawn.
    Half,
    /// LC-10: a card is to be dealt.
    Deal,
    /// LC-10: a card of the first square is to be laid.
    Lay,
    /// LC-11: the first player is to be drawn.
    First,
    /// LC-20: the player is to play a card.
    Place,
    /// LC-23: the player has played this card and may take others.
    Take(Card),
    /// LC-28: the player is to draw.
    Draw,
    /// LC-40: the game has ended.
    Over,
}

game::notation! {
    impl Stage {
        Place = "",
        Take(card) = "placed {card}",
        Deal = "\ndraw deal",
        Lay = "\ndraw lay",
        First = "\ndraw first",
        Draw = "\ndraw card",
        _ = "",
    }
}

/// LC-10: the number of cards dealt to each player.
pub(crate) const HAND: u8 = 2;

/// LC-10: where the first four cards are laid, in this order.
pub(crate) fn square() -> [Place; 4] {
    [(0, 0), (1, 0), (0, 1), (1, 1)]
        .map(|(column, row)| Place::new(column, row).expect("the square is in the middle"))
}

impl LabyrinthCards {
    pub(crate) fn at_start(rules: u16, options: &Options) -> Self {
        let none = BySeat::from_fn(options.seats, |_| CardSet::NONE);
        Self {
            rules,
            options: *options,
            stage: if options.short { Stage::Half } else { Stage::Deal },
            turn: options.first.unwrap_or_default(),
            in_play: CardSet::ALL,
            deck: CardSet::ALL,
            hands: none,
            taken: none,
            layout: Layout::empty(),
            gone: Layout::empty(),
            linked: CardSet::NONE,
            takeable: CardSet::NONE,
            largest: 0,
        }
    }

    /// LC-22, LC-24: sets which cards are linked, and with them which can be taken.
    pub(crate) fn set_linked(&mut self, linked: CardSet) {
        self.linked = linked;
        self.takeable = linked.except(self.layout.holding_among(linked));
    }

    /// LC-25: the links as the rules have them, worked out from what lies and what was taken.
    pub(crate) fn links_by_rule(&self) -> CardSet {
        match self.stage {
            Stage::Take(card) if self.options.links_anew => self.layout.linked(card),
            Stage::Take(card) => self.before_taking().linked(card).within(self.layout.cards()),
            _ => CardSet::NONE,
        }
    }

    /// LC-10: whose hand gets the next card: round the table, once and again.
    pub(crate) fn next_dealt(&self) -> Seat {
        let dealt = self.cards_in_hands();
        Seat::new(usize::from(dealt % self.options.seats)).unwrap_or_default()
    }

    /// How many cards all hold together.
    pub(crate) fn cards_in_hands(&self) -> u8 {
        self.hands.values().iter().map(|hand| hand.len()).sum()
    }

    /// How many cards all have won together.
    pub(crate) fn cards_won(&self) -> u8 {
        self.taken.values().iter().map(|taken| taken.len()).sum()
    }

    /// All cards that are nowhere else.
    pub(crate) fn rest(&self) -> CardSet {
        let held = self.hands.values().iter().chain(self.taken.values());
        held.fold(self.in_play.except(self.layout.cards()), |rest, cards| rest.except(*cards))
    }

    /// How many cards were played: all that lie or were won, but for the first square.
    pub(crate) fn turns(&self) -> u8 {
        (self.layout.cards().len() + self.cards_won()).saturating_sub(4)
    }

    /// LC-25: the layout as it was when the card at hand was played.
    pub(crate) fn before_taking(&self) -> Layout {
        self.layout.with(&self.gone)
    }

    /// LC-40: those with the most cards.
    pub(crate) fn winners(&self) -> SeatSet {
        let most = self.taken.values().iter().map(|taken| taken.len()).max();
        let best = self.taken.iter().filter(|(_, taken)| Some(taken.len()) == most);
        best.map(|(seat, _)| seat).collect()
    }
}

//! What happened, what is seen of it, what one viewer sees now, and all there is (LC-50).

use game::{BySeat, Seat, SeatSet, Sighting, Viewer};
use serde::ser::{Serialize, SerializeMap, Serializer};

use crate::state::{LabyrinthCards, Stage};
use crate::{Card, CardSet, Layout, Options, Place, Turn};

/// What happened, in full.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// LC-50: a card came into a hand. Its owner alone sees which.
    Drawn {
        /// The owner.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// Something that everybody sees.
    Public(Sight),
}

impl Event {
    pub(crate) fn sight(&self, viewer: Viewer) -> Sight {
        match *self {
            Self::Drawn { seat, card } if viewer == Viewer::Seat(seat) => {
                Sight::Draw { seat, card }
            }
            Self::Drawn { seat, .. } => Sight::Drawn { seat },
            Self::Public(ref sight) => sight.clone(),
        }
    }
}

/// What was seen.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sight {
    /// LC-41: with which cards a short game is played.
    Half {
        /// These.
        cards: CardSet,
    },
    /// LC-50: a card came into the own hand.
    Draw {
        /// The viewer.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// LC-50: a card came into another's hand.
    Drawn {
        /// Whose.
        seat: Seat,
    },
    /// LC-10: a card of the first square was laid.
    Lay {
        /// Which.
        card: Card,
        /// Where.
        at: Place,
        /// By how many quarter turns.
        turn: Turn,
    },
    /// LC-11: who begins.
    First {
        /// That player.
        seat: Seat,
    },
    /// LC-20: a card was played.
    Place {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
        /// Where.
        at: Place,
        /// By how many quarter turns.
        turn: Turn,
    },
    /// LC-23: a card was taken.
    Take {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// LC-26: a card was claimed that could not be taken.
    Miss {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// LC-26: a player took no more.
    Finish {
        /// Who.
        seat: Seat,
    },
    /// LC-40: the game ended.
    End {
        /// Who won.
        won: SeatSet,
    },
}

impl Sighting for Sight {
    /// A played card comes out of a hidden hand (LC-50). What is drawn was in no world before.
    fn reveals(&self) -> bool {
        matches!(self, Self::Place { .. })
    }
}

/// What one viewer sees.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
pub struct View {
    /// The rules number.
    pub rules: u16,
    /// What was settled before the start.
    pub options: Options,
    /// Who looks, and what only they see.
    pub you: You,
    /// What comes next.
    pub now: Now,
    /// Whose turn it is, or who begins as far as is known.
    pub turn: Seat,
    /// What everybody sees of each player.
    pub players: BySeat<Player>,
    /// How many cards are left in the deck.
    pub left: u8,
    /// LC-41: which cards are played with.
    pub cards: InPlay,
    /// The cards that lie.
    pub layout: Layout,
    /// LC-25: the cards taken in this turn, as they lay.
    pub gone: Layout,
    /// How far it has come.
    pub totals: Totals,
}

/// Who looks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum You {
    /// A player.
    Player {
        /// Where.
        seat: Seat,
        /// The own cards.
        hand: CardSet,
    },
    /// Somebody without a seat.
    Watcher,
}

/// What comes next.
#[derive(Clone, PartialEq, Eq, Hash, Debug, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Now {
    /// The cards of a short game are to be drawn.
    Half,
    /// A card is to be dealt.
    Deal,
    /// A card of the first square is to be laid.
    Lay,
    /// The first player is to be drawn.
    First,
    /// The player is to play a card.
    Place,
    /// The player may take cards.
    Take {
        /// The card just played.
        card: Card,
        /// LC-26: each card that can be taken, with the way from the played one.
        offers: Offers<Vec<Place>>,
        /// LC-24: each linked card that must stay for now, with those that would fall off.
        holds: Offers<CardSet>,
    },
    /// LC-26: the player may look for cards to take.
    Find {
        /// The card just played.
        card: Card,
    },
    /// The player is to draw.
    Draw,
    /// The game has ended.
    Over {
        /// Who won.
        won: SeatSet,
    },
}

/// Something for each of some cards. Written as a map.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Offers<T>(pub Vec<(Card, T)>);

impl<T: Serialize> Serialize for Offers<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (card, of) in &self.0 {
            map.serialize_entry(&card.to_string(), of)?;
        }
        map.end()
    }
}

/// What everybody sees of one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, serde::Serialize)]
pub struct Player {
    /// How many cards are in the hand.
    pub cards: u8,
    /// How many cards were won: one point each.
    pub points: u8,
    /// The cards won.
    pub taken: CardSet,
}

/// LC-41: which cards are played with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum InPlay {
    /// All 50.
    All,
    /// Half of them, to be drawn.
    SomeHalf,
    /// These.
    Half(CardSet),
}

/// How far a game has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
pub struct Totals {
    /// How many cards were played.
    pub turns: u8,
    /// How many cards were won by all together.
    pub won: u8,
    /// The most cards that ever lay at once.
    pub largest: u8,
}

impl LabyrinthCards {
    pub(crate) fn look_at(&self, viewer: Viewer) -> View {
        View {
            rules: self.rules,
            options: self.options,
            you: self.you(viewer),
            now: self.now(),
            turn: self.turn,
            players: BySeat::from_fn(self.options.seats, |seat| {
                let taken = self.taken[seat];
                Player { cards: self.hands[seat].len(), points: taken.len(), taken }
            }),
            left: self.deck.len(),
            cards: self.cards(),
            layout: self.layout.clone(),
            gone: self.gone.clone(),
            totals: Totals { turns: self.turns(), won: self.cards_won(), largest: self.largest },
        }
    }

    /// What only this viewer sees.
    pub(crate) fn you(&self, viewer: Viewer) -> You {
        match viewer {
            Viewer::Seat(seat) => match self.hands.get(seat) {
                Some(&hand) => You::Player { seat, hand },
                None => You::Watcher,
            },
            Viewer::Watcher => You::Watcher,
        }
    }

    pub(crate) fn cards(&self) -> InPlay {
        match (self.options.short, self.stage) {
            (false, _) => InPlay::All,
            (true, Stage::Half) => InPlay::SomeHalf,
            (true, _) => InPlay::Half(self.in_play),
        }
    }

    fn now(&self) -> Now {
        match self.stage {
            Stage::Half => Now::Half,
            Stage::Deal => Now::Deal,
            Stage::Lay => Now::Lay,
            Stage::First => Now::First,
            Stage::Place => Now::Place,
            Stage::Take(card) if self.options.find_it_yourself => Now::Find { card },
            Stage::Take(card) => self.offers(card),
            Stage::Draw => Now::Draw,
            Stage::Over => Now::Over { won: self.winners() },
        }
    }

    fn offers(&self, card: Card) -> Now {
        // LC-25: a way may run through a card that was taken just now, unless links are worked out again.
        let ways = match self.options.links_anew {
            true => self.layout.clone(),
            false => self.before_taking(),
        };
        let offers = self.takeable.iter().map(|to| (to, ways.way(card, to)));
        let holds = self.linked.except(self.takeable).iter().map(|held| {
            let gone = CardSet::only(held);
            let hanging = self.layout.hanging(card, gone);
            (held, self.layout.cards().except(gone).except(hanging))
        });
        Now::Take { card, offers: Offers(offers.collect()), holds: Offers(holds.collect()) }
    }
}

/// All there is: what everybody sees, and the hands and the deck.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
pub struct Truth {
    /// What each player holds.
    pub secret: BySeat<Held>,
    /// The cards not yet drawn.
    pub deck: CardSet,
    /// What everybody sees.
    pub view: View,
}

/// What one player holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, serde::Serialize)]
pub struct Held {
    /// These cards.
    pub hand: CardSet,
}

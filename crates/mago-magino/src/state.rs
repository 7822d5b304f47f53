//! All that is the case in a game.

use game::{BySeat, Seat};
use serde::Serialize;

use crate::pieces::{Crystals, Form, Owners, Pieces};
use crate::{Child, Face, Frog, FrogSet, Hop, Options, Space};

/// A game of Mago Magino.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MagoMagino {
    /// The rules number it is played by.
    pub(crate) rules: u16,
    /// What was settled before the start.
    pub(crate) options: Options,
    /// What comes next.
    pub(crate) stage: Stage,
    /// Whose turn it is, or will be once nature has moved.
    pub(crate) turn: Seat,
    /// How many turns have begun.
    pub(crate) turns: u32,
    /// Where the magician stands.
    pub(crate) magician: Space,
    /// The children. Which of them is which frog is secret.
    pub(crate) pieces: Pieces,
    /// Which child each frog is, again: by id. Secret.
    pub(crate) owners: Owners,
    /// The crystals in the hideout and those that lie about.
    pub(crate) crystals: Crystals,
    /// How many crystals each player has delivered.
    pub(crate) delivered: BySeat<u8>,
    /// MM-27: the hop of the turn before.
    pub(crate) hop: Option<Hop>,
}

/// What comes next. Public: it tells nothing of what is hidden.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// The first player is to be drawn.
    First,
    /// The player is to roll.
    Roll,
    /// The die is to fall.
    Die,
    /// The arrow is to come to rest.
    Arrow,
    /// Ids are to be drawn for new frogs; then it goes on.
    Naming(Then),
    /// The player is to move.
    Move(Face),
    /// MM-52: the player has freed somebody and may roll again.
    Again,
    /// This player has won.
    Over(Seat),
}

/// What comes once all frogs have their ids.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Then {
    /// MM-21: the player moves a piece by one space.
    Move,
    /// MM-53: the next player rolls.
    Roll,
}

game::notation! {
    impl Stage {
        Roll = "",
        First = "\ndraw first",
        Die = "rolling",
        Arrow = "rolled witch\ndraw arrow",
        Naming(then: Then::Move) = "rolled witch\ndraw frogs",
        Naming(then: Then::Roll) = "\ndraw frogs",
        Move(face) = "rolled {face}",
        Again = "again",
        Over(seat) = "\nwon {seat}",
    }
}

impl MagoMagino {
    pub(crate) fn at_start(rules: u16, options: Options) -> Self {
        Self {
            rules,
            options,
            stage: if options.first.is_none() { Stage::First } else { Stage::Roll }, // MM-11
            turn: options.first.unwrap_or_default(),
            turns: 0,
            magician: Space::HOUSE,
            pieces: Pieces::default(),
            owners: Owners::default(),
            crystals: Crystals::at_start(),
            delivered: BySeat::from_fn(options.seats, |_| 0),
            hop: None,
        }
    }

    /// All children in play.
    #[inline]
    pub(crate) fn children(&self) -> impl DoubleEndedIterator<Item = Child> + Clone + use<> {
        Child::all(self.options.seats)
    }

    /// All crystals, whether they lie, are carried or were delivered.
    pub(crate) fn count_crystals(&self) -> u32 {
        let carriers = self.children().filter(|&child| self.pieces[child].form == Form::Carrier);
        let delivered: u32 = self.delivered.values().iter().map(|&count| u32::from(count)).sum();
        self.crystals.count() + carriers.count() as u32 + delivered
    }

    /// The frogs with an id that stand on this space.
    #[inline]
    pub(crate) fn frogs_on(&self, space: Space) -> FrogSet {
        let mut here = FrogSet::NONE;
        for frog in self.owners.used().iter() {
            if self.frog_at(frog) == Some(space) {
                here.add(frog);
            }
        }
        here
    }

    /// Where a frog stands.
    #[inline]
    pub(crate) fn frog_at(&self, frog: Frog) -> Option<Space> {
        self.owners.of(frog).map(|child| self.pieces[child].at)
    }

    /// The frogs without an id, as the children they are: by space, and on a space by child.
    ///
    /// The order of spaces is public, so that the order in which ids are drawn tells nothing.
    pub(crate) fn nameless(&self) -> Vec<Child> {
        let mut all: Vec<Child> =
            self.children().filter(|&child| self.is_nameless(child)).collect();
        all.sort_by_key(|&child| (self.pieces[child].at, child));
        all
    }

    /// The first of [`Self::nameless`].
    #[inline]
    pub(crate) fn next_nameless(&self) -> Option<Child> {
        let nameless = self.children().filter(|&child| self.is_nameless(child));
        nameless.min_by_key(|&child| (self.pieces[child].at, child))
    }

    #[inline]
    pub(crate) fn is_nameless(&self, child: Child) -> bool {
        self.pieces[child].form == Form::Nameless
    }

    /// How many frogs stand on this space, with an id or without.
    pub(crate) fn count_frogs(&self, space: Space) -> usize {
        let here = |child: &Child| {
            let piece = self.pieces[*child];
            piece.at == space && !piece.form.is_child()
        };
        self.children().filter(here).count()
    }
}

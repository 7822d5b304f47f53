//! What happened, what is seen of it, what is seen now, and all there is.
//!
//! All viewers see the same: owners of frogs too see frogs.

use std::collections::BTreeMap;

use game::{BySeat, Seat, Sighting};
use serde::Serialize;

use crate::pieces::Form;
use crate::state::{MagoMagino, Stage};
use crate::{Child, Colour, Face, Frog, FrogSet, Hop, Options, Space};

/// What happened, in full.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// MM-53, by rules number 1: a frog among others got an id.
    Named {
        /// Its id.
        frog: Frog,
        /// The child that it is.
        child: Child,
        /// Where it stands.
        at: Space,
    },
    /// Something that everybody sees.
    Public(Sight),
}

impl Event {
    pub(crate) fn sight(&self) -> Sight {
        match *self {
            Self::Named { frog, at, .. } => Sight::NamedOne { frog, at },
            Self::Public(ref sight) => sight.clone(),
        }
    }
}

/// What was seen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sight {
    /// Who begins (MM-11).
    First {
        /// That player.
        seat: Seat,
    },
    /// The die fell (MM-20, MM-21).
    Roll {
        /// Whose turn it is.
        seat: Seat,
        /// What it showed.
        face: Face,
    },
    /// The arrow came to rest (MM-40).
    Arrow {
        /// It points here.
        at: Space,
    },
    /// A child was bewitched (MM-40).
    Bewitched {
        /// This one.
        child: Child,
        /// Where it stands.
        at: Space,
    },
    /// A bewitched child dropped its crystal (MM-41).
    Drop {
        /// This one.
        child: Child,
        /// The crystal lies here now.
        at: Space,
    },
    /// A child became this frog (MM-50).
    Frog {
        /// Its id.
        frog: Frog,
        /// The child that it is.
        child: Child,
        /// Where it stands.
        at: Space,
    },
    /// Frogs lose their ids, to get new ones (MM-53).
    Mixed {
        /// Where they stand.
        at: Space,
        /// The ids that are gone.
        frogs: FrogSet,
    },
    /// All frogs on a space got new ids; which of them got which, nobody sees (MM-53).
    Named {
        /// Where they stand.
        at: Space,
        /// The new ids, ascending.
        frogs: FrogSet,
    },
    /// By rules number 1, one of several frogs on a space got an id (MM-53). These sights came in the
    /// order of the children, so that every owner could be worked out.
    #[serde(rename = "named")]
    NamedOne {
        /// The id.
        frog: Frog,
        /// Where they stand.
        at: Space,
    },
    /// A child walked (MM-20).
    Walk {
        /// This one.
        child: Child,
        /// From here.
        from: Space,
        /// To here.
        to: Space,
    },
    /// A child picked up a crystal (MM-30, MM-31).
    Load {
        /// This one.
        child: Child,
        /// Here.
        at: Space,
    },
    /// A crystal was brought to the house (MM-32).
    Deliver {
        /// By this player.
        seat: Seat,
        /// How many the player has now.
        crystals: u8,
    },
    /// The magician was moved (MM-20).
    Magician {
        /// By this player.
        seat: Seat,
        /// From here.
        from: Space,
        /// To here.
        to: Space,
    },
    /// A frog was hopped (MM-27).
    Hop {
        /// By this player.
        seat: Seat,
        /// Its id.
        frog: Frog,
        /// From here.
        from: Space,
        /// To here.
        to: Space,
    },
    /// A frog turned back (MM-51).
    Freed {
        /// The id that it had.
        frog: Frog,
        /// The child that it is.
        child: Child,
        /// Where it stands.
        at: Space,
    },
    /// The turn was ended without rolling again (MM-52).
    End {
        /// By this player.
        seat: Seat,
    },
    /// The game was won (MM-60).
    Victory {
        /// By this player.
        seat: Seat,
    },
}

impl Sighting for Sight {
    /// MM-50: whatever tells where a child or a frog was. From a list of these one could work out
    /// whose a frog is without having watched.
    fn fleeting(&self) -> bool {
        match self {
            Self::Arrow { .. }
            | Self::Bewitched { .. }
            | Self::Drop { .. }
            | Self::Frog { .. }
            | Self::Mixed { .. }
            | Self::Named { .. }
            | Self::NamedOne { .. }
            | Self::Walk { .. }
            | Self::Load { .. }
            | Self::Hop { .. }
            | Self::Freed { .. } => true,
            Self::First { .. }
            | Self::Roll { .. }
            | Self::Deliver { .. }
            | Self::Magician { .. }
            | Self::End { .. }
            | Self::Victory { .. } => false,
        }
    }

    /// Whose a frog is: when it is made, when it turns back, and at the end (MM-61).
    fn reveals(&self) -> bool {
        matches!(self, Self::Frog { .. } | Self::Freed { .. } | Self::Victory { .. })
    }
}

/// What everybody sees.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    /// The rules number.
    pub rules: u16,
    /// What was settled before the start.
    pub options: Options,
    /// What comes next.
    pub now: Stage,
    /// Whose turn it is, or will be.
    pub turn: Seat,
    /// Where the magician stands.
    pub magician: Space,
    /// The players.
    pub players: BySeat<Player>,
    /// Those who look like children.
    pub children: BTreeMap<Child, Seen>,
    /// Where each frog stands, by its id.
    pub frogs: BTreeMap<Frog, Space>,
    /// Where frogs stand whose ids are being drawn; in the order of the spaces.
    pub nameless: Vec<Space>,
    /// Where crystals lie, and how many.
    pub crystals: BTreeMap<Space, u8>,
    /// MM-27: the hop of the turn before, if there was one.
    pub hop: Option<Hop>,
    /// MM-61: the frogs that were turned over when the game had ended, and whose they were.
    pub turned: BTreeMap<Frog, Child>,
    /// How far it has come.
    pub totals: Totals,
}

/// How far it has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Totals {
    /// How many turns have begun.
    pub turns: u32,
}

/// One player.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Player {
    /// The colour of the player's children.
    pub colour: Colour,
    /// The shape that goes with it.
    pub shape: &'static str,
    /// How many crystals were delivered.
    pub delivered: u8,
}

/// A child, as it is seen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Seen {
    /// Where it stands.
    pub at: Space,
    /// Whether it carries a crystal.
    pub carries: bool,
}

impl MagoMagino {
    pub(crate) fn look_at(&self) -> View {
        View {
            rules: self.rules,
            options: self.options,
            now: self.stage,
            turn: self.turn,
            magician: self.magician,
            players: BySeat::from_fn(self.options.seats, |seat| self.player(seat)),
            children: self.seen_children(),
            frogs: self.seen_frogs(),
            nameless: self.nameless().iter().map(|&child| self.pieces[child].at).collect(),
            crystals: self.lying(),
            hop: self.hop,
            turned: match self.stage {
                Stage::Over(_) => self.frog_owners(),
                _ => BTreeMap::new(),
            },
            totals: Totals { turns: self.turns },
        }
    }

    fn player(&self, seat: Seat) -> Player {
        let colour = self.options.colours[seat];
        Player { colour, shape: colour.shape(), delivered: self.delivered[seat] }
    }

    fn seen_children(&self) -> BTreeMap<Child, Seen> {
        let seen = self.children().filter(|&child| self.pieces[child].form.is_child());
        seen.map(|child| {
            let piece = self.pieces[child];
            (child, Seen { at: piece.at, carries: piece.form == Form::Carrier })
        })
        .collect()
    }

    fn seen_frogs(&self) -> BTreeMap<Frog, Space> {
        let frogs = self.owners.used().iter();
        frogs.filter_map(|frog| Some((frog, self.frog_at(frog)?))).collect()
    }

    fn lying(&self) -> BTreeMap<Space, u8> {
        let lies = |space: &Space| self.crystals[*space] > 0 || *space == Space::HIDEOUT;
        let spaces = self.options.ring.all().filter(lies);
        spaces.map(|space| (space, self.crystals[space])).collect()
    }

    /// Secret before the end.
    pub(crate) fn frog_owners(&self) -> BTreeMap<Frog, Child> {
        let frogs = self.owners.used().iter();
        frogs.filter_map(|frog| Some((frog, self.owners.of(frog)?))).collect()
    }
}

/// All there is: what everybody sees, and whose the frogs are.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Truth {
    /// The child that each frog is.
    pub owner: BTreeMap<Frog, Child>,
    /// The frogs without an id, as the children they are, in the order in which they get one.
    pub nameless: Vec<Child>,
    /// What everybody sees.
    pub view: View,
}

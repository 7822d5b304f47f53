//! What one viewer sees now. All viewers see the same: owners of frogs too see frogs.

use std::collections::BTreeMap;

use game::{BySeat, Seat};
use serde::Serialize;

use crate::pieces::Form;
use crate::state::{MagoMagino, Stage};
use crate::{Child, Colour, Frog, Hop, Options, Space};

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

//! Another world that looks the same: other children under the frogs.

use std::collections::BTreeMap;

use game::{BySeat, Dice, Imagine, Viewer};

use crate::pieces::{Crystals, Form, Owners, Piece, Pieces};
use crate::state::{MagoMagino, Stage};
use crate::{Child, Frog, Sight, Space, View};

/// What a perfect memory keeps: whose frogs are whose, as long as one can know it.
#[derive(Clone, PartialEq, Eq, Debug, Default, serde::Serialize)]
pub struct Memory {
    /// The child that a frog is.
    pub owner: BTreeMap<Frog, Child>,
}

impl Imagine for MagoMagino {
    type Memory = Memory;

    /// One frog alone is the child that is missing, and the end shows them all (MM-61).
    fn hides(&self, _viewer: Viewer) -> bool {
        let frogs = self.children().filter(|&child| !self.pieces[child].form.is_child());
        !matches!(self.stage, Stage::Over(_)) && frogs.count() > 1
    }

    fn remember(memory: &mut Memory, sight: &Sight) {
        match *sight {
            Sight::Frog { frog, child, .. } => {
                memory.owner.insert(frog, child);
            }
            Sight::Freed { frog, .. } => {
                memory.owner.remove(&frog);
            }
            Sight::Mixed { frogs, .. } => frogs.iter().for_each(|frog| {
                memory.owner.remove(&frog); // MM-53
            }),
            _ => {}
        }
    }

    fn imagine(_viewer: Viewer, view: &View, memory: &Memory, dice: &mut impl Dice) -> Self {
        let seats = view.options.seats;
        let (mut pieces, mut owners) = (Pieces::default(), Owners::default());
        for (&child, seen) in &view.children {
            let form = if seen.carries { Form::Carrier } else { Form::Child };
            pieces[child] = Piece { at: seen.at, form };
        }
        let mut hidden: Vec<Child> =
            Child::all(seats).filter(|child| !view.children.contains_key(child)).collect();
        let mut put = |at: Space, frog: Option<Frog>, child: Child| {
            let form = frog.map_or(Form::Nameless, Form::Frog);
            pieces[child] = Piece { at, form };
            frog.into_iter().for_each(|frog| owners.set(frog, child));
        };
        // Those who are known first, then the others in any order.
        let mut unknown: Vec<(Space, Option<Frog>)> = Vec::new();
        for (&frog, &at) in &view.frogs {
            let known = view.turned.get(&frog).or_else(|| memory.owner.get(&frog));
            match known.and_then(|known| hidden.iter().position(|child| child == known)) {
                Some(place) => put(at, Some(frog), hidden.remove(place)),
                None => unknown.push((at, Some(frog))),
            }
        }
        unknown.extend(view.nameless.iter().map(|&at| (at, None)));
        for (at, frog) in unknown {
            if hidden.is_empty() {
                break; // Only in a view that nobody was ever shown.
            }
            let place = dice.below(hidden.len() as u32) as usize;
            put(at, frog, hidden.swap_remove(place));
        }
        let mut crystals = Crystals::NONE;
        view.crystals.iter().for_each(|(&space, &count)| crystals[space] = count);
        Self {
            rules: view.rules,
            options: view.options,
            stage: view.now,
            turn: view.turn,
            turns: view.totals.turns,
            magician: view.magician,
            pieces,
            owners,
            crystals,
            delivered: BySeat::from_fn(seats, |seat| view.players[seat].delivered),
            hop: view.hop,
        }
    }
}

//! How far a player's children have to go: what a move is worth.

use std::collections::BTreeMap;

use game::Seat;
use mago_magino::{Action, Child, Frog, Load, Memory, Nth, Ring, Space, View};

/// What one point of a move counts.
const POINT: i32 = 10;
/// What a turn counts that is spent on one hop of a frog: the points of an ordinary move.
const TURN: i32 = 25;
/// The most that it counts to bring the magician nearer without freeing anybody. It is less than a hop,
/// which nobody takes back: else two players could pull him to and fro for ever.
pub(super) const NEARER: i32 = TURN - 1;
/// What another roll is worth.
pub(super) const AGAIN: i32 = 20;
/// What it costs to free a child of somebody else.
const RIVAL: i32 = 12;
/// What a frog costs of which it is not known where it is.
const LOST: i32 = 400;
/// What a delivered crystal is worth: more than any way.
const CRYSTAL: i32 = 10_000;

/// All that matters for one player, as it is or would be after a move.
#[derive(Clone, Debug)]
pub(super) struct Plan {
    ring: Ring,
    magician: Space,
    own: [Own; 2],
    /// Where crystals lie before the move, the hideout included. One that is taken still counts for the
    /// other child: else two of them would both wait for the other to leave it.
    crystals: BTreeMap<Space, u8>,
    /// Where frogs stand, and whose they are as far as is known.
    frogs: BTreeMap<Frog, (Space, Option<Child>)>,
    seat: Seat,
    /// What the move brought at once.
    gained: i32,
}

/// One of the player's own children.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Own {
    Empty(Space),
    Laden(Space),
    Frog(Space),
    /// One of the frogs, and not known which.
    Lost,
}

impl Plan {
    pub(super) fn new(view: &View, seat: Seat, memory: &Memory) -> Self {
        let known = |frog: &Frog| memory.owner.get(frog).copied();
        let own = Nth::ALL.map(|nth| {
            let child = Child::new(seat, nth);
            match view.children.get(&child) {
                Some(seen) if seen.carries => Own::Laden(seen.at),
                Some(seen) => Own::Empty(seen.at),
                None => {
                    let mut frogs = view.frogs.iter();
                    let found = frogs.find(|(frog, _)| known(frog) == Some(child));
                    found.map_or(Own::Lost, |(_, &at)| Own::Frog(at))
                }
            }
        });
        let frogs = view.frogs.iter().map(|(frog, &at)| (*frog, (at, known(frog)))).collect();
        let crystals = view.crystals.clone();
        let (ring, magician) = (view.options.ring, view.magician);
        Self { ring, magician, own, crystals, frogs, seat, gained: 0 }
    }

    /// What this move is worth.
    pub(super) fn worth(&self, action: Action) -> i32 {
        let (now, then) = (self.value(), self.after(action));
        let gain = then.value() - now;
        match action {
            Action::Magician { .. } if then.gained == self.gained => gain.min(NEARER),
            _ => gain,
        }
    }

    /// As it would be after this move.
    fn after(&self, action: Action) -> Self {
        let mut plan = self.clone();
        match action {
            Action::Child { nth, load, to } => plan.walk(nth, load, to),
            Action::Magician { to } => {
                plan.magician = to;
                let here = plan.frogs.iter().filter(|(_, (at, _))| *at == to);
                let freed: Vec<Frog> = here.map(|(frog, _)| *frog).collect();
                freed.into_iter().for_each(|frog| plan.free(frog, to));
            }
            Action::Frog { frog, to } => plan.hop(frog, to),
            Action::Roll | Action::End => {}
        }
        plan
    }

    /// The more the better.
    pub(super) fn value(&self) -> i32 {
        self.gained - self.own.iter().map(|own| self.way(*own)).sum::<i32>()
    }

    /// What a way counts from the house to a crystal and home again.
    pub(super) fn round(&self) -> i32 {
        self.errand(Space::HOUSE)
    }

    fn walk(&mut self, nth: Nth, load: Load, to: Space) {
        let own = &mut self.own[nth as usize];
        let laden = match *own {
            Own::Laden(_) => true,
            Own::Empty(_) => load == Load::First,
            Own::Frog(_) | Own::Lost => return,
        };
        if laden && to == Space::HOUSE {
            self.gained += CRYSTAL;
            *own = Own::Empty(to);
        } else if laden || load == Load::Last {
            *own = Own::Laden(to);
        } else {
            *own = Own::Empty(to);
        }
    }

    fn hop(&mut self, frog: Frog, to: Space) {
        let Some((at, owner)) = self.frogs.get_mut(&frog) else { return };
        *at = to;
        let owner = *owner;
        if to == Space::HOUSE || to == self.magician {
            self.free(frog, to);
        } else {
            self.set(owner, Own::Frog(to));
        }
    }

    fn free(&mut self, frog: Frog, at: Space) {
        let owner = self.frogs.remove(&frog).and_then(|(_, owner)| owner);
        match owner {
            Some(child) if child.seat() == self.seat => self.set(owner, Own::Empty(at)),
            Some(_) => self.gained -= RIVAL,
            None => {}
        }
        self.gained += AGAIN;
    }

    fn set(&mut self, owner: Option<Child>, own: Own) {
        if let Some(child) = owner.filter(|child| child.seat() == self.seat) {
            self.own[child.nth() as usize] = own;
        }
    }

    /// What it costs to bring the next crystal home.
    fn way(&self, own: Own) -> i32 {
        match own {
            Own::Laden(at) => POINT * self.home(at),
            Own::Empty(at) => self.errand(at),
            Own::Frog(at) => self.rescue(at),
            Own::Lost => LOST,
        }
    }

    /// The way clockwise to the house.
    fn home(&self, at: Space) -> i32 {
        match at {
            Space::HOUSE => 0,
            _ => i32::from(self.ring.spaces()) - index(at),
        }
    }

    /// To a crystal and home with it.
    fn errand(&self, at: Space) -> i32 {
        let lying = self.crystals.iter().filter(|(_, count)| **count > 0);
        let ways = lying.map(|(&crystal, _)| self.walked(at, crystal) + self.home(crystal));
        POINT * ways.min().unwrap_or(i32::from(self.ring.spaces()) * 2)
    }

    /// How far a child with empty hands walks.
    fn walked(&self, from: Space, to: Space) -> i32 {
        let round = i32::from(self.ring.spaces());
        let onward = (index(to) - index(from)).rem_euclid(round);
        let back = (index(from) - index(to)).rem_euclid(round);
        // Back only within the meadow, out of the house and into the hideout.
        let open = |at: Space| at == Space::HOUSE || at.is_meadow();
        if open(from) && (to == Space::HIDEOUT || to.is_meadow()) && from != to {
            onward.min(back)
        } else {
            onward
        }
    }

    /// Out of a frog's skin, by hops or by the magician, and then on.
    fn rescue(&self, at: Space) -> i32 {
        let hops_home = TURN * self.home(at) + self.errand(Space::HOUSE);
        let apart = match (self.magician, at) {
            (Space::HOUSE, at) => self.home(at),
            (magician, at) => (index(magician) - index(at)).abs(),
        };
        let hops_to_him = TURN * apart + self.errand(self.magician);
        let he_comes =
            if at.is_meadow() { POINT * apart + TURN / 2 + self.errand(at) } else { i32::MAX };
        hops_home.min(hops_to_him).min(he_comes)
    }
}

fn index(space: Space) -> i32 {
    space.index() as i32
}

#[cfg(test)]
mod tests;

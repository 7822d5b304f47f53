//! The value of a move: how much it shortens the way of a player's children.

use std::collections::BTreeMap;

use game::Seat;
use mago_magino::{Action, Child, Frog, Load, Memory, Nth, Ring, Space, View};

/// The cost of one point of movement.
const POINT: i32 = 10;
/// The cost of a turn that is spent on one hop of a frog: the points of an average move.
const TURN: i32 = 25;
/// Maximum value of moving the magician without freeing anybody. It is less than a hop, which nobody
/// takes back: otherwise two players could move him back and forth for ever.
pub(super) const MAX_MAGICIAN: i32 = TURN - 1;
/// The value of another roll.
pub(super) const ANOTHER_ROLL: i32 = 20;
/// The cost of freeing another player's child.
const FREED_RIVAL: i32 = 12;
/// The cost of an own frog whose position is unknown.
const UNKNOWN_FROG: i32 = 400;
/// The value of a delivered crystal: more than any distance.
const CRYSTAL: i32 = 10_000;

/// Everything that matters for one player, now or after a move.
#[derive(Clone, Debug)]
pub(super) struct Plan {
    ring: Ring,
    magician: Space,
    own: [Own; 2],
    /// The crystals before the move, including the hideout. A crystal that is taken still counts for the
    /// other child: otherwise both children would wait for each other.
    crystals: BTreeMap<Space, u8>,
    /// The positions of frogs, and their owners if known.
    frogs: BTreeMap<Frog, (Space, Option<Child>)>,
    seat: Seat,
    /// The immediate gain of the move.
    gained: i32,
}

/// One of the player's own children.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Own {
    Empty(Space),
    Laden(Space),
    Frog(Space),
    /// A frog, and not known which.
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

    /// The value of a move.
    pub(super) fn worth(&self, action: Action) -> i32 {
        let (now, then) = (self.value(), self.after(action));
        let gain = then.value() - now;
        match action {
            Action::Magician { .. } if then.gained == self.gained => gain.min(MAX_MAGICIAN),
            _ => gain,
        }
    }

    /// The situation after a move.
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

    /// The value of the situation; more is better.
    pub(super) fn value(&self) -> i32 {
        self.gained - self.own.iter().map(|own| self.way(*own)).sum::<i32>()
    }

    /// The cost of the way from the house to a crystal and back.
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
            Some(_) => self.gained -= FREED_RIVAL,
            None => {}
        }
        self.gained += ANOTHER_ROLL;
    }

    fn set(&mut self, owner: Option<Child>, own: Own) {
        if let Some(child) = owner.filter(|child| child.seat() == self.seat) {
            self.own[child.nth() as usize] = own;
        }
    }

    /// The cost of bringing the next crystal home with this child.
    fn way(&self, own: Own) -> i32 {
        match own {
            Own::Laden(at) => POINT * self.home(at),
            Own::Empty(at) => self.errand(at),
            Own::Frog(at) => self.rescue(at),
            Own::Lost => UNKNOWN_FROG,
        }
    }

    /// The number of spaces clockwise to the house.
    fn home(&self, at: Space) -> i32 {
        match at {
            Space::HOUSE => 0,
            _ => i32::from(self.ring.spaces()) - index(at),
        }
    }

    /// The cost of fetching a crystal and bringing it home.
    fn errand(&self, at: Space) -> i32 {
        let lying = self.crystals.iter().filter(|(_, count)| **count > 0);
        let ways = lying.map(|(&crystal, _)| self.walked(at, crystal) + self.home(crystal));
        POINT * ways.min().unwrap_or(i32::from(self.ring.spaces()) * 2)
    }

    /// The number of spaces that a child with empty hands walks.
    fn walked(&self, from: Space, to: Space) -> i32 {
        let round = i32::from(self.ring.spaces());
        let onward = (index(to) - index(from)).rem_euclid(round);
        let back = (index(from) - index(to)).rem_euclid(round);
        // Backwards only within the meadow, out of the house and into the hideout.
        let open = |at: Space| at == Space::HOUSE || at.is_meadow();
        if open(from) && (to == Space::HIDEOUT || to.is_meadow()) && from != to {
            onward.min(back)
        } else {
            onward
        }
    }

    /// The cost of being freed from the spell, by hops or by the magician, and of the way afterwards.
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

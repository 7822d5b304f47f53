//! How heroes can move while a plan is made: the rules of movement, with restrictions of the planner.

use magic_maze::{Deed, Hero};
use maze::Side;

use super::map::Map;
use super::prices::Prices;
use super::spot::{Four, START, Spot, SpotSet};

/// The conditions under which heroes move.
#[derive(Clone, Debug)]
pub(super) struct Terms<'m> {
    pub(super) map: &'m Map,
    /// MZ-13, MZ-66: whether vortices work.
    pub(super) vortices: bool,
    /// Squares that the hero does not enter. A hero that stands on one can leave it.
    barred: [SpotSet; 4],
    /// Whether paths are searched from their end.
    is_backward: bool,
    /// The goal of each hero.
    pub(super) goals: [Option<Spot>; 4],
    /// What happens to a hero at its goal.
    pub(super) arrival: Arrival,
    /// The cost of each move.
    pub(super) prices: Prices,
}

/// What happens to a hero that reaches its goal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Arrival {
    /// It can go on.
    Waits,
    /// MZ-60, MZ-67: it stays.
    Stays,
    /// MZ-21: it leaves the board.
    Leaves,
}

/// How a hero gets from one square to another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Way {
    /// MZ-11: a slide to a side by a number of squares.
    Slide(Side, u8),
    /// MZ-13: to a vortex of its colour.
    Vortex,
    /// MZ-14: by an escalator.
    Escalator,
}

/// One deed of a plan.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Move {
    pub(super) hero: Hero,
    pub(super) from: Spot,
    pub(super) to: Spot,
    pub(super) way: Way,
}

impl Move {
    pub(super) fn deed(self) -> Option<Deed> {
        let Self { hero, way, .. } = self;
        let (from, to) = (self.from.square()?, self.to.square()?);
        Some(match way {
            Way::Slide(side, count) => Deed::Move { hero, from, side, count },
            Way::Vortex => Deed::Vortex { hero, from, to },
            Way::Escalator => Deed::Escalator { hero, from },
        })
    }
}

impl<'m> Terms<'m> {
    /// While the mall is explored. Nobody enters a timer, which would have a price (MZ-61), nor an item
    /// or exit, which lead nowhere.
    pub(super) fn exploring(map: &'m Map) -> Self {
        let mut barred = map.timers;
        let places = map.items.iter().chain(&map.exits).flatten();
        places.for_each(|&spot| barred.add(spot));
        Self {
            map,
            vortices: map.options.special.vortices,
            barred: [barred; 4],
            is_backward: false,
            goals: [None; 4],
            arrival: Arrival::Waits,
            prices: map.prices,
        }
    }

    /// On the way to the items.
    pub(super) fn stealing(map: &'m Map, items: [Spot; 4]) -> Self {
        Self::exploring(map).with_goals(items.map(Some))
    }

    /// On the way to the exits, with vortices off (MZ-13).
    pub(super) fn leaving(map: &'m Map, exits: [Spot; 4], arrival: Arrival) -> Self {
        let mut terms = Self { vortices: false, arrival, ..Self::exploring(map) };
        for barred in &mut terms.barred {
            map.items.iter().flatten().for_each(|&item| barred.remove(item));
        }
        terms.with_goals(exits.map(Some))
    }

    /// With these goals, which may be entered.
    pub(super) fn with_goals(mut self, goals: [Option<Spot>; 4]) -> Self {
        for (barred, goal) in self.barred.iter_mut().zip(goals) {
            goal.into_iter().for_each(|goal| barred.remove(goal));
        }
        self.goals = goals;
        self
    }

    /// For a search backwards from a goal. Paths are the same in both directions, except that a vortex
    /// is reached from anywhere, unless it must be from another vortex (MZ-63); and a hero that starts
    /// on a goal has arrived.
    pub(super) fn backward(&self) -> Self {
        let vortices = self.vortices && self.map.options.special.dimensions;
        let prices = self.prices.backward();
        Self { vortices, arrival: Arrival::Waits, prices, is_backward: true, ..self.clone() }
    }

    /// Whether the hero can still be moved.
    pub(super) fn is_movable(&self, hero: Hero, at: Spot) -> bool {
        let stays = self.arrival == Arrival::Stays && self.goals[hero.index()] == Some(at);
        at != Spot::OFF && !stays
    }

    /// The position of a hero after it has reached a square.
    pub(super) fn after(&self, hero: Hero, to: Spot) -> Spot {
        let leaves = self.arrival == Arrival::Leaves && self.goals[hero.index()] == Some(to);
        if leaves { Spot::OFF } else { to }
    }

    /// Calls `visit` with all squares that a hero can reach by one deed.
    #[inline]
    pub(super) fn each(&self, heroes: &Four, hero: Hero, mut visit: impl FnMut(Way, Spot)) {
        let from = heroes[hero.index()];
        // A backward path may end on a barred square, because a hero may stand there, but never crosses
        // one.
        let ends = |at: Spot| self.is_backward && self.barred[hero.index()].contains(at);
        if ends(from) {
            return;
        }
        for side in Side::ALL {
            let (mut at, mut count) = (from, 0);
            while let Some(to) = self.map.step(hero, at, side)
                && self.may_enter(heroes, hero, to)
            {
                (at, count) = (to, count + 1);
                visit(Way::Slide(side, count), to);
                if self.ends_slide(hero, to) || ends(to) {
                    break;
                }
            }
        }
        if let Some(to) = self.map.escalator(from)
            && self.may_enter(heroes, hero, to)
        {
            visit(Way::Escalator, to);
        }
        if self.vortices {
            for &to in &self.map.vortices[hero.index()] {
                if self.may_enter(heroes, hero, to) && self.may_vortex(heroes, hero, to) {
                    visit(Way::Vortex, to);
                }
            }
        }
    }

    #[inline]
    fn may_enter(&self, heroes: &Four, hero: Hero, to: Spot) -> bool {
        let is_barred = !self.is_backward && self.barred[hero.index()].contains(to);
        if is_barred || heroes.contains(&to) {
            return false;
        }
        // MZ-67
        let crowded = || {
            let mut others = Hero::ALL.into_iter().filter(|&other| other != hero);
            others.any(|other| heroes[other.index()].tile() == to.tile())
        };
        self.map.options.special.crowds || to.tile() == START || !crowded()
    }

    /// MZ-63: from vortex to vortex into the other dimension, and never all four in one.
    fn may_vortex(&self, heroes: &Four, hero: Hero, to: Spot) -> bool {
        if !self.map.options.special.dimensions {
            return true;
        }
        let from = heroes[hero.index()];
        let there = self.map.plane(to);
        let mut others = Hero::ALL.into_iter().filter(|&other| other != hero);
        self.map.vortices[hero.index()].contains(&from)
            && self.map.plane(from) != there
            && !others.all(|other| self.map.plane(heroes[other.index()]) == there)
    }

    /// MZ-12: whether a slide ends on this square.
    #[inline]
    fn ends_slide(&self, hero: Hero, at: Spot) -> bool {
        hero == Hero::Barbarian && self.map.cameras.contains(at)
            || self.arrival != Arrival::Waits && self.goals[hero.index()] == Some(at)
    }
}

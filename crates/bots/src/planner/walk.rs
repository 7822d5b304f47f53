//! Paths of one hero, by the cost of their deeds: a slide of any length is one deed.

use magic_maze::Hero;

use super::spot::{Four, SPOTS, Spot};
use super::terms::{Move, Terms, Way};

/// The cost of an unreachable square.
const UNREACHABLE: u32 = u32::MAX;

/// The squares that one hero can reach while the others stand still.
#[derive(Debug)]
pub(super) struct Reach {
    hero: Hero,
    cost: [u32; SPOTS],
    /// The last deed on the path to each square.
    last: Vec<Option<(Spot, Way)>>,
}

impl Reach {
    pub(super) fn of(terms: &Terms<'_>, heroes: &Four, hero: Hero) -> Self {
        let from = heroes[hero.index()];
        let mut reach = Self { hero, cost: [UNREACHABLE; SPOTS], last: vec![None; SPOTS] };
        if !terms.is_movable(hero, from) {
            return reach;
        }
        reach.cost[from.index()] = 0;
        // The squares to continue from, by cost; among equal ones the first found.
        let mut queues = vec![vec![from]];
        let mut heroes = *heroes;
        let mut spent = 0;
        while spent < queues.len() {
            let mut next = 0;
            while let Some(&at) = queues[spent].get(next) {
                next += 1;
                if reach.cost[at.index()] < spent as u32 {
                    continue;
                }
                heroes[hero.index()] = at;
                terms.each(&heroes, hero, |way, to| {
                    let cost = spent as u32 + terms.prices.of(way);
                    if cost < reach.cost[to.index()] {
                        reach.cost[to.index()] = cost;
                        reach.last[to.index()] = Some((at, way));
                        let place = cost as usize;
                        if queues.len() <= place {
                            queues.resize(place + 1, Vec::new());
                        }
                        queues[place].push(to);
                    }
                });
            }
            spent += 1;
        }
        reach
    }

    /// The cost of reaching a square.
    pub(super) fn cost(&self, to: Spot) -> Option<i32> {
        Some(self.cost[to.index()]).filter(|&cost| cost != UNREACHABLE).map(|cost| cost as i32)
    }

    /// The moves to a reachable square.
    pub(super) fn path(&self, mut to: Spot) -> Vec<Move> {
        let mut path = Vec::new();
        while let Some((from, way)) = self.last[to.index()] {
            path.push(Move { hero: self.hero, from, to, way });
            to = from;
        }
        path.reverse();
        path
    }
}

/// The cost of the path to a goal from every square, if no other hero were there.
#[derive(Debug)]
pub(super) struct Toward([u32; SPOTS]);

impl Toward {
    pub(super) fn new(terms: &Terms<'_>, hero: Hero, goal: Spot) -> Self {
        let apart = terms.map.options.special.dimensions;
        let back = terms.backward();
        let mut heroes = [Spot::OFF; 4];
        heroes[hero.index()] = goal;
        let mut costs = Reach::of(&back, &heroes, hero).cost;
        if terms.vortices && !apart {
            let own = &terms.map.vortices[hero.index()];
            let nearest = own.iter().map(|vortex| costs[vortex.index()]).min();
            let most = nearest.unwrap_or(UNREACHABLE).saturating_add(terms.prices.of(Way::Vortex));
            costs.iter_mut().for_each(|cost| *cost = most.min(*cost));
        }
        Self(costs)
    }

    /// The lowest cost from this square.
    #[inline]
    pub(super) fn from(&self, spot: Spot) -> Option<u32> {
        Some(self.0[spot.index()]).filter(|&cost| cost != UNREACHABLE)
    }
}

//! Ways of one hero, by what their deeds cost: a slide of any length is one deed.

use magic_maze::Hero;

use super::spot::{Four, SPOTS, Spot};
use super::terms::{Move, Terms, Way};

/// A cost that stands for "not at all".
const NEVER: u32 = u32::MAX;

/// Where one hero can come to while the others stand still.
#[derive(Debug)]
pub(super) struct Reach {
    hero: Hero,
    cost: [u32; SPOTS],
    /// The deed by which one comes to a square.
    last: Vec<Option<(Spot, Way)>>,
}

impl Reach {
    pub(super) fn of(terms: &Terms<'_>, heroes: &Four, hero: Hero) -> Self {
        let from = heroes[hero.index()];
        let mut reach = Self { hero, cost: [NEVER; SPOTS], last: vec![None; SPOTS] };
        if !terms.is_movable(hero, from) {
            return reach;
        }
        reach.cost[from.index()] = 0;
        // The squares to go on from, by what it costs to come there; of equals the first found.
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

    /// What it costs to come there.
    pub(super) fn cost(&self, to: Spot) -> Option<i32> {
        Some(self.cost[to.index()]).filter(|&cost| cost != NEVER).map(|cost| cost as i32)
    }

    /// The deeds that lead to a square that can be reached.
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

/// What the way to a goal costs from everywhere, if no other hero were there.
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
            let most = nearest.unwrap_or(NEVER).saturating_add(terms.prices.of(Way::Vortex));
            costs.iter_mut().for_each(|cost| *cost = most.min(*cost));
        }
        Self(costs)
    }

    /// The least cost from there.
    #[inline]
    pub(super) fn from(&self, spot: Spot) -> Option<u32> {
        Some(self.0[spot.index()]).filter(|&cost| cost != NEVER)
    }
}

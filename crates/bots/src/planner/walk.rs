//! Ways of one hero, counted in deeds: a slide of any length is one.

use magic_maze::Hero;

use super::spot::{Four, SPOTS, Spot};
use super::terms::{Move, Terms, Way};

/// A cost that stands for "not at all".
const NEVER: u8 = u8::MAX;

/// Where one hero can come to while the others stand still.
#[derive(Debug)]
pub(super) struct Reach {
    hero: Hero,
    cost: [u8; SPOTS],
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
        let mut queue = vec![from];
        let mut next = 0;
        let mut heroes = *heroes;
        while let Some(&at) = queue.get(next) {
            next += 1;
            heroes[hero.index()] = at;
            let cost = reach.cost[at.index()] + 1;
            terms.each(&heroes, hero, |way, to| {
                if reach.cost[to.index()] == NEVER {
                    reach.cost[to.index()] = cost;
                    reach.last[to.index()] = Some((at, way));
                    queue.push(to);
                }
            });
        }
        reach
    }

    /// How many deeds it takes to come there.
    pub(super) fn cost(&self, to: Spot) -> Option<i32> {
        Some(self.cost[to.index()]).filter(|&cost| cost != NEVER).map(i32::from)
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

/// From everywhere the number of deeds to a goal, if no other hero were there.
#[derive(Debug)]
pub(super) struct Toward([u8; SPOTS]);

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
            let most = nearest.unwrap_or(NEVER).saturating_add(1);
            costs.iter_mut().for_each(|cost| *cost = most.min(*cost));
        }
        Self(costs)
    }

    /// The least number of deeds from there.
    #[inline]
    pub(super) fn from(&self, spot: Spot) -> Option<u32> {
        Some(self.0[spot.index()]).filter(|&cost| cost != NEVER).map(u32::from)
    }
}

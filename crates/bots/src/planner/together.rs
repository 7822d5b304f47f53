//! Brings several heroes to their goals: one after the other if that works, else by a search in which
//! all of them move.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use magic_maze::Hero;

use super::spot::{Four, Spot, key};
use super::terms::{Arrival, Move, Terms};
use super::walk::{Reach, Toward};

/// Maximum number of situations that a search examines.
const MAX_SITUATIONS: usize = 12_000;

/// The moves that bring all heroes to the goals of `terms`; `None` if no way was found.
pub(super) fn bring(terms: &Terms<'_>, heroes: &Four) -> Option<Vec<Move>> {
    let toward = toward(terms);
    let least = estimate(terms, &toward, heroes)?;
    match in_turn(terms, heroes, least) {
        Some(moves) => Some(moves),
        None => search(terms, &toward, heroes),
    }
}

/// A lower bound of the cost: heroes are never in each other's way.
pub(super) fn at_least(terms: &Terms<'_>, heroes: &Four) -> Option<u32> {
    estimate(terms, &toward(terms), heroes)
}

fn toward(terms: &Terms<'_>) -> [Option<Toward>; 4] {
    Hero::ALL.map(|hero| terms.goals[hero.index()].map(|goal| Toward::new(terms, hero, goal)))
}

#[inline]
fn estimate(terms: &Terms<'_>, toward: &[Option<Toward>; 4], heroes: &Four) -> Option<u32> {
    let mut sum = 0;
    for (toward, &at) in toward.iter().zip(heroes) {
        if let Some(toward) = toward
            && at != Spot::OFF
        {
            sum += toward.from(at)?;
        }
    }
    debug_assert!(terms.arrival == Arrival::Leaves || heroes.iter().all(|&at| at != Spot::OFF));
    Some(sum)
}

/// Each hero goes all the way while the others stand: the best order, if there is one.
fn in_turn(terms: &Terms<'_>, heroes: &Four, least: u32) -> Option<Vec<Move>> {
    let mut best: Option<(u32, Vec<Move>)> = None;
    for order in orders() {
        let Some(moves) = one_by_one(terms, *heroes, order) else { continue };
        let cost = terms.prices.sum(&moves);
        if best.as_ref().is_none_or(|(least, _)| cost < *least) {
            best = Some((cost, moves));
        }
        if cost == least {
            break;
        }
    }
    best.map(|(_, moves)| moves)
}

fn one_by_one(terms: &Terms<'_>, mut heroes: Four, order: [Hero; 4]) -> Option<Vec<Move>> {
    let mut moves = Vec::new();
    for hero in order {
        let at = heroes[hero.index()];
        let Some(goal) = terms.goals[hero.index()].filter(|&goal| at != Spot::OFF && at != goal)
        else {
            continue;
        };
        let reach = Reach::of(terms, &heroes, hero);
        reach.cost(goal)?;
        moves.extend(reach.path(goal));
        heroes[hero.index()] = terms.after(hero, goal);
    }
    Some(moves)
}

/// All orders of the heroes.
fn orders() -> impl Iterator<Item = [Hero; 4]> {
    let nth = |number: usize| [6, 4, 2, 0].map(|shift| Hero::ALL[number >> shift & 3]);
    let once = |order: &[Hero; 4]| Hero::ALL.iter().all(|hero| order.contains(hero));
    (0..256).map(nth).filter(once)
}

/// A situation reached by the search.
struct Node {
    heroes: Four,
    /// The cost of reaching it.
    cost: u32,
    /// The situation before, and the move.
    last: Option<(usize, Move)>,
}

/// A search that prefers situations near the goals; it finds a good solution, not always the best.
fn search(terms: &Terms<'_>, toward: &[Option<Toward>; 4], start: &Four) -> Option<Vec<Move>> {
    let mut nodes = vec![Node { heroes: *start, cost: 0, last: None }];
    let mut seen: HashMap<u64, u32, BuildHasherDefault<Mix>> = HashMap::default();
    seen.insert(key(start), 0);
    let mut open: Vec<Vec<usize>> = Vec::new();
    let add = |open: &mut Vec<Vec<usize>>, node: usize, cost: u32, left: u32| {
        let rank = (cost + 3 * left) as usize;
        if open.len() <= rank {
            open.resize(rank + 1, Vec::new());
        }
        open[rank].push(node);
    };
    add(&mut open, 0, 0, estimate(terms, toward, start)?);
    for _ in 0..MAX_SITUATIONS {
        let now = open.iter_mut().find_map(Vec::pop)?;
        let Node { heroes, cost, .. } = nodes[now];
        if estimate(terms, toward, &heroes) == Some(0) {
            return Some(way_to(&nodes, now));
        }
        if seen.get(&key(&heroes)) != Some(&cost) {
            continue;
        }
        for hero in Hero::ALL {
            let from = heroes[hero.index()];
            if !terms.is_movable(hero, from) {
                continue;
            }
            terms.each(&heroes, hero, |way, to| {
                let mut heroes = heroes;
                heroes[hero.index()] = terms.after(hero, to);
                let Some(left) = estimate(terms, toward, &heroes) else { return };
                let best = seen.entry(key(&heroes)).or_insert(u32::MAX);
                let cost = cost + terms.prices.of(way);
                if cost < *best {
                    *best = cost;
                    let last = Some((now, Move { hero, from, to, way }));
                    add(&mut open, nodes.len(), cost, left);
                    nodes.push(Node { heroes, cost, last });
                }
            });
        }
    }
    None
}

fn way_to(nodes: &[Node], mut at: usize) -> Vec<Move> {
    let mut moves = Vec::new();
    while let Some((before, last)) = nodes[at].last {
        moves.push(last);
        at = before;
    }
    moves.reverse();
    moves
}

/// A fast hasher for situations; nothing depends on the iteration order of the map.
#[derive(Default)]
struct Mix(u64);

impl Hasher for Mix {
    fn finish(&self) -> u64 {
        self.0 ^ self.0 >> 32
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|&byte| self.write_u64(u64::from(byte)));
    }

    fn write_u64(&mut self, number: u64) {
        self.0 = (self.0 ^ number).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }
}

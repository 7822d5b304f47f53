//! The plan once all needed tiles are known: to the items, and out.

use magic_maze::{Exits, Hero, View, Where};

use super::Stuck;
use super::map::Map;
use super::spot::{Four, Spot};
use super::terms::{Arrival, Move, Terms};
use super::together::{at_least, bring};

/// Number of assignments of foreign items or exits to heroes that are tried (MZ-60), the nearest first.
const ASSIGNMENTS: usize = 4;

/// Whether all needed items and exits lie in the mall.
pub(super) fn are_known(map: &Map) -> bool {
    let exits = match map.options.special.exits {
        Exits::Purple => map.exits[Hero::Mage.index()].is_some(),
        Exits::Own | Exits::Foreign => map.exits.iter().all(Option::is_some),
    };
    exits && map.items.iter().all(Option::is_some)
}

/// Where the heroes are to go now.
#[derive(Clone, Debug)]
pub(super) struct Aim<'m> {
    pub(super) terms: Terms<'m>,
    /// The moves that bring them there.
    pub(super) moves: Vec<Move>,
    /// Number of moves after those.
    pub(super) rest: usize,
}

/// The exits after the theft, the items before it; `None` while the mall must be explored.
pub(super) fn aim<'m>(view: &View, map: &'m Map, heroes: &Four) -> Option<Aim<'m>> {
    if view.theft {
        let stay = Hero::ALL.map(|hero| matches!(view.heroes[hero.index()].is, Where::Stays(_)));
        let (exits, moves) = leave(map, heroes, &stay)?;
        return Some(Aim { terms: Terms::leaving(map, exits, arrival(map)), moves, rest: 0 });
    }
    let Theft { items, moves, rest } = are_known(map).then(|| steal(map, heroes).ok())??;
    Some(Aim { terms: Terms::stealing(map, items), moves, rest: rest.len() })
}

/// The moves from here to the end.
///
/// # Errors
/// The reason why there are none.
pub(super) fn finish(map: &Map, heroes: &Four) -> Result<Vec<Move>, Stuck> {
    let Theft { mut moves, rest, .. } = steal(map, heroes)?;
    moves.extend(rest);
    Ok(moves)
}

/// A theft after which the heroes can also leave.
#[derive(Clone, Debug)]
pub(super) struct Theft {
    /// The item to which each hero goes.
    pub(super) items: Four,
    /// The moves to the items.
    pub(super) moves: Vec<Move>,
    /// The moves from there to the exits.
    pub(super) rest: Vec<Move>,
}

/// The moves to the items, and on to the exits.
///
/// # Errors
/// The reason why there are none.
pub(super) fn steal(map: &Map, heroes: &Four) -> Result<Theft, Stuck> {
    let steal = |items: [Spot; 4]| Terms::stealing(map, items);
    let mut reason = Stuck::ItemsBlocked;
    for items in shares(map, map.items, heroes, &[false; 4], steal) {
        let Some(moves) = bring(&steal(items), heroes) else { continue };
        match leave(map, &items, &[false; 4]) {
            Some((_, rest)) => return Ok(Theft { items, moves, rest }),
            None => reason = Stuck::ExitsBlocked,
        }
    }
    Err(reason)
}

/// The exit to which each hero goes, and the moves there. Heroes that `stay` are on theirs already.
pub(super) fn leave(map: &Map, heroes: &Four, stay: &[bool; 4]) -> Option<(Four, Vec<Move>)> {
    let leave = |exits: [Spot; 4]| Terms::leaving(map, exits, arrival(map));
    let exits = match map.options.special.exits {
        Exits::Purple => [map.exits[Hero::Mage.index()]; 4],
        Exits::Own | Exits::Foreign => map.exits,
    };
    let mut shares = shares(map, exits, heroes, stay, leave).into_iter();
    shares.find_map(|exits| Some((exits, bring(&leave(exits), heroes)?)))
}

/// What happens to a hero at its exit.
pub(super) fn arrival(map: &Map) -> Arrival {
    let special = map.options.special;
    match special.exits {
        Exits::Foreign => Arrival::Stays,
        _ if !special.crowds => Arrival::Stays,
        Exits::Purple | Exits::Own => Arrival::Leaves,
    }
}

/// The assignments of items or exits to heroes, the nearest first: to each hero its own, or to none its
/// own (MZ-60). Heroes that `stay` keep theirs.
fn shares<'m>(
    map: &Map,
    places: [Option<Spot>; 4],
    heroes: &Four,
    stay: &[bool; 4],
    terms: impl Fn([Spot; 4]) -> Terms<'m>,
) -> Vec<[Spot; 4]> {
    let [Some(one), Some(two), Some(three), Some(four)] = places else { return Vec::new() };
    let own = [one, two, three, four];
    if map.options.special.exits != Exits::Foreign {
        return vec![own];
    }
    let stands = |share: &[Spot; 4]| (0..4).all(|hero| !stay[hero] || share[hero] == heroes[hero]);
    let mut shares: Vec<_> = (derangements().map(|order| order.map(|place| own[place])))
        .filter(stands)
        .filter_map(|share| Some((at_least(&terms(share), heroes)?, share)))
        .collect();
    shares.sort();
    shares.into_iter().take(ASSIGNMENTS).map(|(_, share)| share).collect()
}

/// All permutations of four in which nothing is in its own place.
fn derangements() -> impl Iterator<Item = [usize; 4]> {
    let nth = |number: usize| [6, 4, 2, 0].map(|shift| number >> shift & 3);
    let is_one =
        |order: &[usize; 4]| (0..4).all(|place| order[place] != place && order.contains(&place));
    (0..256).map(nth).filter(is_one)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn four_things_have_nine_derangements() {
        assert_eq!(derangements().count(), 9);
    }
}

//! What is left to do once everything needed is known: to the items, and out.

use magic_maze::{Exits, Hero, View, Where};

use super::Stuck;
use super::map::Map;
use super::spot::{Four, Spot};
use super::terms::{Arrival, Move, Terms};
use super::together::{at_least, bring};

/// How many ways to share out foreign items or exits are tried (MZ-60), the nearest first.
const SHARES: usize = 4;

/// Whether all items and exits that are needed lie in the mall.
pub(super) fn are_known(map: &Map) -> bool {
    let exits = match map.options.special.exits {
        Exits::Purple => map.exits[Hero::Mage.index()].is_some(),
        Exits::Own | Exits::Foreign => map.exits.iter().all(Option::is_some),
    };
    exits && map.items.iter().all(Option::is_some)
}

/// Where heroes are to go now.
#[derive(Clone, Debug)]
pub(super) struct Aim<'m> {
    pub(super) terms: Terms<'m>,
    /// The deeds that bring them there.
    pub(super) moves: Vec<Move>,
    /// How many come after those.
    pub(super) rest: usize,
}

/// To the exits after the theft, before it to the items; none while the mall must be explored.
pub(super) fn aim<'m>(view: &View, map: &'m Map, heroes: &Four) -> Option<Aim<'m>> {
    if view.theft {
        let stay = Hero::ALL.map(|hero| matches!(view.heroes[hero.index()].is, Where::Stays(_)));
        let (exits, moves) = leave(map, heroes, &stay)?;
        return Some(Aim { terms: Terms::leaving(map, exits, arrival(map)), moves, rest: 0 });
    }
    let Theft { items, moves, rest } = are_known(map).then(|| steal(map, heroes).ok())??;
    Some(Aim { terms: Terms::stealing(map, items), moves, rest: rest.len() })
}

/// The deeds from here to the end.
///
/// # Errors
/// Why there are none.
pub(super) fn finish(map: &Map, heroes: &Four) -> Result<Vec<Move>, Stuck> {
    let Theft { mut moves, rest, .. } = steal(map, heroes)?;
    moves.extend(rest);
    Ok(moves)
}

/// A theft that can be got away with.
#[derive(Clone, Debug)]
pub(super) struct Theft {
    /// Whose way leads to which item.
    pub(super) items: Four,
    /// The deeds to the items.
    pub(super) moves: Vec<Move>,
    /// The deeds from there to the exits.
    pub(super) rest: Vec<Move>,
}

/// The deeds to the items, and on to the exits.
///
/// # Errors
/// Why there are none.
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

/// Which exits the heroes go to, and the deeds that lead there. Those who `stay` are on theirs.
pub(super) fn leave(map: &Map, heroes: &Four, stay: &[bool; 4]) -> Option<(Four, Vec<Move>)> {
    let leave = |exits: [Spot; 4]| Terms::leaving(map, exits, arrival(map));
    let exits = match map.options.special.exits {
        Exits::Purple => [map.exits[Hero::Mage.index()]; 4],
        Exits::Own | Exits::Foreign => map.exits,
    };
    let mut shares = shares(map, exits, heroes, stay, leave).into_iter();
    shares.find_map(|exits| Some((exits, bring(&leave(exits), heroes)?)))
}

/// What becomes of a hero at its exit.
pub(super) fn arrival(map: &Map) -> Arrival {
    let special = map.options.special;
    match special.exits {
        Exits::Foreign => Arrival::Stays,
        _ if !special.crowds => Arrival::Stays,
        Exits::Purple | Exits::Own => Arrival::Leaves,
    }
}

/// How to share out items or exits among the heroes, the nearest first: to each the own, or to
/// none the own (MZ-60). Those who `stay` keep what they have.
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
    shares.into_iter().take(SHARES).map(|(_, share)| share).collect()
}

/// All orders of four in which nothing is in its place.
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

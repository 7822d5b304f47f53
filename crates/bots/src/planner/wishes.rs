//! The plan of a team, as anybody could see it from the mall: for each hero the next deed on its path to
//! the nearest useful goal.

use game::FastDice;
use magic_maze::{Deed, Hero, View, Where};

use super::explore::{self, Taste};
use super::goals::{self, Aim};
use super::map::Map;
use super::prices::Prices;
use super::spot::{Four, Spot};
pub(crate) use super::table::ability;
use super::table::heroes;
use super::terms::{Move, Terms};
use super::together::bring;
use super::walk::Reach;

/// The deeds that would help now.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Wishes {
    /// The deeds, the most useful first. Each is possible whether or not the others are done before it.
    pub(crate) deeds: Vec<Deed>,
    /// Estimated number of deeds to the end; less is better.
    pub(crate) left: u32,
}

/// Estimated number of deeds for a tile that is still to be explored.
const DEEDS_PER_TILE: u32 = 7;
/// Estimated number of deeds for the theft and the way out while they cannot be planned yet.
const GETAWAY_DEEDS: u32 = 30;

/// The deeds that would help now. Equal views and costs give equal plans, so that all bots agree.
pub(crate) fn wishes(view: &View, prices: Prices) -> Wishes {
    let map = Map::priced(view, prices);
    let four = heroes(view);
    let mut dice = FastDice::new(0);
    let taste = Taste::of_try(0, &mut dice);
    if let Some(tile) = view.shown {
        let at = explore::best_place(view, &map, tile, taste, &mut dice).and_then(Spot::square);
        let deeds = at.map(|at| Deed::Place { at }).into_iter().collect();
        return Wishes { deeds, left: GETAWAY_DEEDS };
    }
    if let Some(Aim { terms, moves, rest }) = goals::aim(view, &map, &four) {
        let left = (moves.len() + rest) as u32;
        return Wishes { deeds: at_once(&terms, &four, &moves), left };
    }
    exploring(view, &map, taste, &mut dice)
}

/// How the hourglass can be turned.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct ToTimer {
    /// The first deed.
    pub(crate) first: Deed,
    /// Estimated number of deeds.
    pub(crate) deeds: u32,
    /// MZ-56: whether cameras must be switched off first.
    pub(crate) is_barred: bool,
}

/// Estimated number of deeds for another camera that must be switched off.
const DEEDS_PER_CAMERA: u32 = 6;

/// Brings a hero into the nearest timer. While cameras block the timers (MZ-56), the barbarian switches
/// the nearest camera off. `None` if there is no path.
pub(crate) fn to_timer(view: &View, prices: Prices) -> Option<ToTimer> {
    let (map, four) = (Map::priced(view, prices), heroes(view));
    let barring = map.cameras.len().saturating_sub(1);
    if barring > 0 {
        let path = nearest(view, &map, &four, Hero::Barbarian, map.cameras.iter())?;
        let further = DEEDS_PER_CAMERA * barring;
        let deeds = path.len() as u32 + further;
        return Some(ToTimer { first: path.first()?.deed()?, deeds, is_barred: true })
            .filter(|_| map.timers.len() > 0);
    }
    let paths = Hero::ALL
        .into_iter()
        .filter_map(|hero| nearest(view, &map, &four, hero, map.timers.iter()));
    let path = paths.min_by_key(|path| prices.sum(path))?;
    Some(ToTimer { first: path.first()?.deed()?, deeds: path.len() as u32, is_barred: false })
}

/// The shortest path of a hero to one of these squares.
fn nearest(
    view: &View,
    map: &Map,
    four: &Four,
    hero: Hero,
    goals: impl Iterator<Item = Spot>,
) -> Option<Vec<Move>> {
    if matches!(view.heroes[hero.index()].is, Where::Stays(_)) {
        return None;
    }
    let path = |goal: Spot| {
        let mut wanted = [None; 4];
        wanted[hero.index()] = Some(goal);
        let mut terms = Terms::exploring(map).with_goals(wanted);
        terms.vortices &= !view.theft;
        let reach = Reach::of(&terms, four, hero);
        reach.cost(goal).map(|_| reach.path(goal))
    };
    goals.filter_map(path).filter(|path| !path.is_empty()).min_by_key(|path| map.prices.sum(path))
}

/// The first deed of each hero, if the others are still as near to the end when it is done first.
fn at_once(terms: &Terms<'_>, four: &Four, moves: &[Move]) -> Vec<Deed> {
    let sum = |moves: &[Move]| terms.prices.sum(moves);
    let mut deeds = Vec::new();
    for hero in Hero::ALL {
        let Some(place) = moves.iter().position(|step| step.hero == hero) else { continue };
        let step = moves[place];
        let mut after = *four;
        after[hero.index()] = terms.after(hero, step.to);
        let helps = || bring(terms, &after).is_some_and(|rest| sum(&rest) < sum(moves));
        if place == 0 || helps() {
            deeds.extend(step.deed().map(|deed| (place, deed)));
        }
    }
    deeds.sort_by_key(|(place, _)| *place);
    deeds.into_iter().map(|(_, deed)| deed).collect()
}

/// Each hero goes to its best exploration square.
fn exploring(view: &View, map: &Map, taste: Taste, dice: &mut FastDice) -> Wishes {
    let tiles = DEEDS_PER_TILE * view.deck.left as u32 + GETAWAY_DEEDS;
    let (mut deeds, mut taken, mut nearest) = (Vec::new(), [false; 4], None);
    for choice in explore::ranked(view, map, taste, dice) {
        // A hero that makes way for another has a goal already.
        if std::mem::replace(&mut taken[choice.first_hero().index()], true) {
            continue;
        }
        nearest = nearest.or(Some(choice.path().len() as u32));
        deeds.extend(choice.first_deed());
    }
    Wishes { deeds, left: tiles + nearest.unwrap_or(0) }
}

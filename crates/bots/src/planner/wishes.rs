//! What would help now, as anybody could see it from the mall: for each hero the next deed on its way
//! to the nearest useful goal.

use game::FastDice;
use magic_maze::{Deed, Hero, View, Where};

use super::explore::{self, Choice, Taste};
use super::goals::{self, Theft};
use super::map::Map;
use super::spot::{Four, Spot};
pub(crate) use super::table::ability;
use super::table::heroes;
use super::terms::{Move, Terms};
use super::together::bring;
use super::walk::Reach;

/// What would help now.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Wishes {
    /// Deeds, the most useful first. Each can be done whatever becomes of the others before it.
    pub(crate) deeds: Vec<Deed>,
    /// About so many deeds are left to the end; less is better.
    pub(crate) left: u32,
}

/// A tile that is still to be explored counts as so many deeds.
const TILE: u32 = 7;

/// The theft and the way out count as so many deeds while they cannot be planned yet.
const GETAWAY: u32 = 30;

/// What would help now. Equal views give equal wishes, so that all who wish agree.
pub(crate) fn wishes(view: &View) -> Wishes {
    let map = Map::new(view);
    let four = heroes(view);
    let mut dice = FastDice::new(0);
    let taste = Taste::of_try(0, &mut dice);
    if let Some(tile) = view.shown {
        let at = explore::best_place(view, &map, tile, taste, &mut dice).and_then(Spot::square);
        let deeds = at.map(|at| Deed::Place { at }).into_iter().collect();
        return Wishes { deeds, left: GETAWAY };
    }
    if view.theft {
        let stay = Hero::ALL.map(|hero| matches!(view.heroes[hero.index()].is, Where::Stays(_)));
        if let Some((exits, moves)) = goals::leave(&map, &four, &stay) {
            let terms = Terms::leaving(&map, exits, goals::arrival(&map));
            return Wishes { deeds: at_once(&terms, &four, &moves), left: moves.len() as u32 };
        }
    } else if goals::are_known(&map)
        && let Ok(Theft { items, moves, rest }) = goals::steal(&map, &four)
    {
        let terms = Terms::stealing(&map, items);
        let left = (moves.len() + rest.len()) as u32;
        return Wishes { deeds: at_once(&terms, &four, &moves), left };
    }
    exploring(view, &map, taste, &mut dice)
}

/// The deeds that bring a hero into the nearest timer; none if there is no way, or cameras forbid it.
pub(crate) fn to_timer(view: &View) -> Option<Vec<Deed>> {
    let (map, four) = (Map::new(view), heroes(view));
    if map.cameras.len() >= 2 {
        return None;
    }
    let mut best: Option<Vec<Move>> = None;
    for hero in Hero::ALL {
        for timer in map.timers.iter() {
            let mut goals = [None; 4];
            goals[hero.index()] = Some(timer);
            let mut terms = Terms::exploring(&map).with_goals(goals);
            terms.vortices &= !view.theft;
            if matches!(view.heroes[hero.index()].is, Where::Stays(_)) {
                continue;
            }
            let reach = Reach::of(&terms, &four, hero);
            if reach.cost(timer).is_some() {
                let path = reach.path(timer);
                if best.as_ref().is_none_or(|best| path.len() < best.len()) {
                    best = Some(path);
                }
            }
        }
    }
    best.map(|path| path.into_iter().filter_map(Move::deed).collect())
}

/// The first deed of each hero, if with it done first the others are still as near to the end.
fn at_once(terms: &Terms<'_>, four: &Four, moves: &[Move]) -> Vec<Deed> {
    let mut deeds = Vec::new();
    for hero in Hero::ALL {
        let Some(place) = moves.iter().position(|step| step.hero == hero) else { continue };
        let step = moves[place];
        let mut after = *four;
        after[hero.index()] = terms.after(hero, step.to);
        let helps = || bring(terms, &after).is_some_and(|rest| rest.len() < moves.len());
        if place == 0 || helps() {
            deeds.extend(step.deed().map(|deed| (place, deed)));
        }
    }
    deeds.sort_by_key(|(place, _)| *place);
    deeds.into_iter().map(|(_, deed)| deed).collect()
}

/// Each hero goes to the exploration square that is best for it.
fn exploring(view: &View, map: &Map, taste: Taste, dice: &mut FastDice) -> Wishes {
    let tiles = TILE * view.deck.left as u32 + GETAWAY;
    if view.deck.left == 0 {
        return Wishes { deeds: Vec::new(), left: tiles };
    }
    let Ok(mut offers) = explore::offers(view, map, taste, dice) else {
        return Wishes { deeds: Vec::new(), left: tiles };
    };
    offers.sort_by_key(|(score, _)| *score);
    let (mut deeds, mut taken, mut nearest) = (Vec::new(), [false; 4], None);
    for (_, choice) in offers {
        let (hero, path, at_end) = match choice {
            Choice::Walk { hero, at, path } => {
                (hero, path, at.square().map(|from| Deed::Explore { hero, from }))
            }
            Choice::Ball { at, path } => {
                (Hero::Mage, path, at.square().map(|from| Deed::Gaze { from }))
            }
        };
        // Somebody else may have to make way for a hero, and so have a goal already.
        let walker = path.first().map_or(hero, |step| step.hero);
        if std::mem::replace(&mut taken[walker.index()], true) {
            continue;
        }
        nearest = nearest.or(Some(path.len() as u32));
        deeds.extend(path.first().map_or(at_end, |step| step.deed()));
    }
    Wishes { deeds, left: tiles + nearest.unwrap_or(0) }
}

//! Useful deeds for a player who has no part in the plan.

use game::FastDice;
use magic_maze::{Deed, Hero, View};

use super::explore::{self, Choice, Taste};
use super::goals::{self, Aim};
use super::map::Map;
use super::prices::Prices;
use super::spot::Four;
use super::table::heroes;
use super::terms::{Move, Terms};
use super::together::{at_least, bring};

/// The most useful of the player's own deeds; `None` if all of them lead away from the end.
pub(crate) fn favour(view: &View, is_own: impl Fn(&Deed) -> bool) -> Option<Deed> {
    if view.shown.is_some() {
        return None;
    }
    let (map, four) = (Map::new(view), heroes(view));
    if let Some(Aim { terms, .. }) = goals::aim(view, &map, &four) {
        return nearer(&terms, &four, Least::AsNear, is_own);
    }
    let mut dice = FastDice::new(0);
    let taste = Taste::of_try(0, &mut dice);
    let choices = explore::ranked(view, &map, taste, &mut dice);
    choices.iter().filter_map(Choice::first_deed).find(is_own)
}

/// The own deed that brings the heroes nearest to their goals; `None` if no deed brings them nearer. A
/// player who only does this reaches an end and never moves back and forth.
pub(crate) fn progress(
    view: &View,
    prices: Prices,
    is_own: impl Fn(&Deed) -> bool,
) -> Option<Deed> {
    let (map, four) = (Map::priced(view, prices), heroes(view));
    if view.shown.is_none()
        && let Some(Aim { terms, .. }) = goals::aim(view, &map, &four)
    {
        return nearer(&terms, &four, Least::Nearer, is_own);
    }
    nearer_to_explore(view, &map, &four, is_own)
}

/// The same while the mall is explored, when each hero has its own exploration squares.
fn nearer_to_explore(
    view: &View,
    map: &Map,
    four: &Four,
    is_own: impl Fn(&Deed) -> bool,
) -> Option<Deed> {
    let mut dice = FastDice::new(0);
    let taste = Taste::of_try(0, &mut dice);
    let mut best = |four: &Four| explore::best_by_hero(view, map, four, taste, &mut dice);
    let now = best(four);
    let terms = Terms::exploring(map);
    let mut found: Option<(i32, Deed)> = None;
    for hero in Hero::ALL {
        let own = hero.index();
        // A hero without a path to an exploration square cannot help in a visible way.
        let Some(before) = now[own].filter(|_| terms.is_movable(hero, four[own])) else { continue };
        terms.each(four, hero, |way, to| {
            let Some(deed) = Move { hero, from: four[own], to, way }.deed().filter(&is_own) else {
                return;
            };
            let mut after = *four;
            after[own] = to;
            let Some(after) = best(&after)[own] else { return };
            let gain = before - after;
            if gain > 0 && found.is_none_or(|(most, _)| gain > most) {
                found = Some((gain, deed));
            }
        });
    }
    found.map(|(_, deed)| deed)
}

/// How near a move must bring the heroes to their goals.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Least {
    /// Not farther than before.
    AsNear,
    /// Nearer than before.
    Nearer,
}

/// The move after which the heroes are nearest to their goals.
fn nearer(
    terms: &Terms<'_>,
    four: &Four,
    least: Least,
    is_own: impl Fn(&Deed) -> bool,
) -> Option<Deed> {
    let now = at_least(terms, four)?;
    let mut found: Vec<(u32, Deed, Four)> = Vec::new();
    for hero in Hero::ALL {
        let from = four[hero.index()];
        if !terms.is_movable(hero, from) {
            continue;
        }
        terms.each(four, hero, |way, to| {
            let Some(deed) = Move { hero, from, to, way }.deed().filter(&is_own) else { return };
            let mut after = *four;
            after[hero.index()] = terms.after(hero, to);
            let left = at_least(terms, &after)
                .filter(|left| *left < now || least == Least::AsNear && *left == now);
            found.extend(left.map(|left| (left, deed, after)));
        });
    }
    found.sort_by_key(|(left, ..)| *left);
    let works = |(_, _, after): &&(u32, Deed, Four)| bring(terms, after).is_some();
    found.iter().find(works).map(|(_, deed, _)| *deed)
}

//! What would help too: for whoever is asked to do something and has no part in what would help most.

use game::FastDice;
use magic_maze::{Deed, Hero, View};

use super::explore::{self, Choice, Taste};
use super::goals::{self, Aim};
use super::map::Map;
use super::spot::Four;
use super::table::heroes;
use super::terms::{Move, Terms};
use super::together::{at_least, bring};

/// Of the deeds that are one's own the one that helps most; none if all of them lead away from the
/// end, as far as anybody could see.
pub(crate) fn favour(view: &View, is_own: impl Fn(&Deed) -> bool) -> Option<Deed> {
    if view.shown.is_some() {
        return None;
    }
    let (map, four) = (Map::new(view), heroes(view));
    if let Some(Aim { terms, .. }) = goals::aim(view, &map, &four) {
        return nearer(&terms, &four, is_own);
    }
    let mut dice = FastDice::new(0);
    let taste = Taste::of_try(0, &mut dice);
    let choices = explore::ranked(view, &map, taste, &mut dice);
    choices.iter().filter_map(Choice::first_deed).find(is_own)
}

/// The move after which the heroes are nearest to their goals, if they are no farther than now.
fn nearer(terms: &Terms<'_>, four: &Four, is_own: impl Fn(&Deed) -> bool) -> Option<Deed> {
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
            let left = at_least(terms, &after).filter(|left| *left <= now);
            found.extend(left.map(|left| (left, deed, after)));
        });
    }
    found.sort_by_key(|(left, ..)| *left);
    let works = |(_, _, after): &&(u32, Deed, Four)| bring(terms, after).is_some();
    found.iter().find(works).map(|(_, deed, _)| *deed)
}

//! What a teammate says in talk phases: it points, or nods. All have the same plan, so that two of them
//! speak at most.

use game::Seat;
use magic_maze::{Deed, Square, TalkRule, View};

use crate::Gesture;
use crate::planner::wishes::{Wishes, ability};

/// The reaction of whoever is to do the next deed: yes, that is for me.
const NOD: &str = "check";

/// Whether one may point and react (MZ-32, MZ-40, MZ-51).
pub(super) fn is_open(view: &View) -> bool {
    !view.begun || view.talk || view.options.special.talk == TalkRule::Free
}

/// Whoever can do the next deed nods. The one to their left points at where it leads.
pub(super) fn gesture(seat: Seat, view: &View, wishes: &Wishes) -> Option<Gesture> {
    let deed = *wishes.deeds.first()?;
    let needed = ability(deed);
    let (holder, _) = view.hands.iter().find(|(_, hand)| hand.contains(needed))?;
    if seat == holder {
        return Some(Gesture::React(NOD));
    }
    let next = (holder.index() + 1) % view.hands.values().len();
    if seat.index() != next {
        return None;
    }
    leads_to(view, deed).map(|square| Gesture::Point(name(square)))
}

/// The square that a deed is about, or to which it leads a hero.
fn leads_to(view: &View, deed: Deed) -> Option<Square> {
    match deed {
        Deed::Move { hero, from, side, count } => {
            let chart = view.chart();
            (0..count).try_fold(from, |at, _| chart.step(hero, at, side))
        }
        Deed::Vortex { to, .. } => Some(to),
        Deed::Escalator { from, .. } | Deed::Explore { from, .. } | Deed::Gaze { from } => {
            Some(from)
        }
        Deed::Place { at } => Some(at),
        Deed::TurnUp => None,
    }
}

/// What pages call a square.
fn name(square: Square) -> String {
    format!("q{}-{}", square.tile, square.cell.index())
}

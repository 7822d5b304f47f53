//! The gestures of a teammate in talk phases: it points or nods. All bots have the same plan, so at most
//! two of them make a gesture.

use game::Seat;
use magic_maze::{Deed, Square, TalkRule, View};

use crate::Gesture;
use crate::planner::wishes::{Wishes, ability};

/// The reaction of the player who can do the next deed.
const NOD: &str = "check";

/// Whether gestures are allowed now (MZ-32, MZ-40, MZ-51).
pub(super) fn is_open(view: &View) -> bool {
    !view.begun || view.talk || view.options.special.talk == TalkRule::Free
}

/// The player who can do the next deed nods. The player to their left points at its destination.
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

/// The square that a deed is about, or to which it moves a hero.
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

/// The id of a square in pages.
fn name(square: Square) -> String {
    format!("q{}-{}", square.tile, square.cell.index())
}

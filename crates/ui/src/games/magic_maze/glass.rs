//! The hourglass: sand, the time left, and the time after a turn (MZ-30, MZ-33).

use std::hash::Hash;

use magic_maze::{Sand, View};
use maud::{Markup, html};

use crate::{Cx, Stage};

/// So often the page's clock is set anew, in milliseconds.
const SET: u64 = 15_000;

/// All that the glass depends on. The script lets the sand run, so the time is not among it.
pub(super) fn key(view: &View, cx: &Cx<'_>) -> impl Hash {
    let set = cx.scene.deadline.map(|deadline| (deadline, cx.scene.now / SET));
    (view.sand, view.begun, cx.scene.stage == Stage::Running, set)
}

/// The glass. The script lets the sand run; without it the page tells the time of its making.
pub(super) fn glass(view: &View, cx: &Cx<'_>) -> Markup {
    let full = u64::from(view.options.sand) * 1000;
    let left = match view.sand {
        Sand::Still => full,
        Sand::Runs { until } => {
            let by_clock = cx.scene.deadline.map(|deadline| deadline.saturating_sub(cx.scene.now));
            by_clock.unwrap_or(until.0.saturating_sub(view.at.0)).min(full)
        }
        Sand::Stopped { left } => left.0.min(full),
    };
    let runs = cx.scene.stage == Stage::Running && matches!(view.sand, Sand::Runs { .. });
    let deadline = cx.scene.deadline.filter(|_| runs);
    let tenths = (left * 10).checked_div(full).unwrap_or(0);
    html! {
        div #glass data-in="bar" class={ "glass l" (tenths) } hidden[full == 0]
            data-deadline=[deadline] data-full=(full) data-now=[deadline.map(|_| cx.scene.now)] {
            svg viewBox="0 0 28 44" aria-hidden="true" {
                path class="sand top" d="M5 5h18l-9 16z" {}
                path class="sand low" d="M5 39h18l-9-16z" {}
                path class="rim" d="M3 3h22M3 41h22M5 4c0 12 8 12 8 18s-8 6-8 18M23 4c0 12-8 12-8 18s8 6 8 18" {}
            }
            span class="left" {
                span class="sr" { (cx.say("mz-glass-left")) " " }
                b data-glass-left { (clock(left)) }
            }
            @if view.begun {
                span class="after" { (cx.say("mz-glass-after")) " " b data-glass-after { (clock(full - left.div_ceil(1000) * 1000)) } }
            } @else {
                span class="after" { (cx.say("mz-glass-still")) }
            }
        }
    }
}

/// Minutes and seconds; a second that has begun counts.
pub(super) fn clock(millis: u64) -> String {
    let seconds = millis.div_ceil(1000);
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

//! Notices over the board: when talk is allowed, the pawn, the action tile after a pass.

use game::Seat;
use magic_maze::{Square, TalkRule, View};
use maud::{Markup, html};

use super::context::abilities_of;
use super::{SHEET, hand};
use crate::pages::picture;
use crate::{Cx, Stage};

/// MZ-40: whether talk is allowed, and until when.
pub(super) fn talk(view: &View, cx: &Cx<'_>) -> Markup {
    let rule = view.options.special.talk;
    let quiet = view.options.solo() || rule == TalkRule::Free || cx.scene.stage != Stage::Running;
    let talk = match (view.begun, view.talk) {
        _ if quiet => None,
        (false, _) => Some("mz-sign-before"),
        (true, true) if rule == TalkRule::Gestures => Some("mz-sign-gestures"),
        (true, true) => Some("mz-sign-talk"),
        (true, false) => None,
    };
    html! {
        div #sign data-in="floor" class="sign" {
            @if let Some(key) = talk { p class="talk" { (picture(SHEET, "mall-talk", "i")) span { (cx.text(key)) } } }
        }
    }
}

/// MZ-42: the pawn before the reader.
pub(super) fn pawn(mine: Seat, cx: &Cx<'_>) -> Markup {
    html! {
        div #pawn data-in="floor" class={ "pawn s" (mine.index()) } role="alert" {
            (picture(SHEET, "mall-pawn", "big"))
            strong { (cx.text("mz-pawn-you")) }
        }
    }
}

/// MZ-53: the action tile that the reader holds after a pass. Its id is new each time, so that the
/// page shows it again.
pub(super) fn passed(view: &View, cx: &Cx<'_>) -> Option<Markup> {
    let held = abilities_of(view, cx.scene.seat()?);
    if view.turned == 0 || !view.options.special.pass || view.options.solo() {
        return None;
    }
    Some(html! {
        div id={ "held-" (view.turned) } data-in="floor" class="held" aria-hidden="true" {
            (hand::abilities(held))
            strong { (cx.format("mz-holds-now", &[("what", (&hand::names(held, cx)).into())])) }
        }
    })
}

/// MZ-56: whether two cameras watch, so that no timer can be entered.
pub(super) fn is_watched(view: &View) -> bool {
    let works = |square: &Square| !view.out_of_order.contains(square);
    let cameras = view.mall.iter().flat_map(|lying| {
        lying.face.face().cameras.iter().map(|cell| Square::new(lying.tile, cell))
    });
    view.options.special.cameras && cameras.filter(works).count() >= 2
}

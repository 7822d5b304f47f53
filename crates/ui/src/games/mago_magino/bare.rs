//! Whose the frogs were (MM-50 hides it while the game is played), and whether anybody could know.

use mago_magino::{MagoMagino, View};
use maud::{Markup, html};

use super::board;
use super::names;
use crate::{Bare, Bared, Cx};

pub(super) fn bare(bared: &Bared<'_, MagoMagino>, cx: &Cx<'_>) -> Bare {
    let turned = bared.truth.owner.clone();
    let view = View { turned, ..bared.view.clone() };
    Bare { board: board::board(&view, &[], cx), beside: frogs(bared, cx) }
}

/// Each frog, whose it was, and whether a perfect memory knew (MM-53 mixes them up).
fn frogs(bared: &Bared<'_, MagoMagino>, cx: &Cx<'_>) -> Markup {
    html! {
        @if bared.truth.owner.is_empty() {
            p class="hint" { (cx.say("mm-bare-none")) }
        } @else {
            ul class="frogs" {
                @for (&frog, &child) in &bared.truth.owner {
                    @let (nth, frog_name) = (child.nth().to_string(), names::frog(frog, bared.view, cx));
                    @let known = bared.memory.owner.get(&frog) == Some(&child);
                    @let args = [("frog", (&frog_name).into()), ("nth", (&nth).into()), ("known", known.into())];
                    li { (cx.tell_of("mm-bare-frog", child.seat(), &args)) }
                }
            }
        }
    }
}

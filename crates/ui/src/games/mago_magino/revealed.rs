//! Which child each frog was (MM-50 hides it during the game), and whether anybody could know.

use mago_magino::{MagoMagino, View};
use maud::{Markup, html};

use super::board;
use super::names;
use crate::{Cx, Revealed, RevealedParts};

pub(super) fn reveal(revealed: &Revealed<'_, MagoMagino>, cx: &Cx<'_>) -> RevealedParts {
    let turned = revealed.truth.owner.clone();
    let view = View { turned, ..revealed.view.clone() };
    RevealedParts { board: board::board(&view, &[], cx), beside: frogs(revealed, cx) }
}

/// Each frog, its player, and whether a perfect memory knew it (MM-53 mixes frogs up).
fn frogs(revealed: &Revealed<'_, MagoMagino>, cx: &Cx<'_>) -> Markup {
    html! {
        @if revealed.truth.owner.is_empty() {
            p class="hint" { (cx.text("mm-bare-none")) }
        } @else {
            ul class="frogs" {
                @for (&frog, &child) in &revealed.truth.owner {
                    @let (nth, frog_name) = (child.nth().to_string(), names::frog(frog, revealed.view, cx));
                    @let known = revealed.memory.owner.get(&frog) == Some(&child);
                    @let args = [("frog", (&frog_name).into()), ("nth", (&nth).into()), ("known", known.into())];
                    li { (cx.format_about("mm-bare-frog", child.seat(), &args)) }
                }
            }
        }
    }
}

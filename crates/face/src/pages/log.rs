//! What has happened: what stays, and what is told once.

use maud::{Markup, html};

use crate::{Cx, Told};

/// The live region: what has just been seen. It holds nothing that an earlier event told.
pub(crate) fn told(told: &[Told]) -> Markup {
    html! {
        ol #told class="told" aria-live="polite" { @for told in told { (told.item()) } }
    }
}

/// What stays, the newest first.
pub(super) fn log(cx: &Cx<'_>, lines: &[String]) -> Markup {
    html! {
        details #log class="fold" {
            summary { (cx.say("log")) }
            @if lines.is_empty() { p class="hint" { (cx.say("log-empty")) } }
            ol reversed { @for line in lines.iter().rev() { li { (line) } } }
        }
    }
}

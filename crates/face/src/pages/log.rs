//! What has happened: what stays, and what is told once.

use maud::{Markup, html};

use crate::{Cx, Part, Told};

/// The live region: what has just been seen. It holds nothing that an earlier event told.
pub(crate) fn told(told: &[Told]) -> Markup {
    html! {
        ol #told class="told" aria-live="polite" { @for told in told { (told.item()) } }
    }
}

/// A sentence that stays.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    id: String,
    html: String,
}

/// So many lines are shown.
pub const LINES: usize = 24;

impl Line {
    /// The sentence about the `nth` thing that was told of this append.
    pub fn new(seq: u64, nth: usize, text: &str) -> Self {
        let id = format!("line-{seq}-{nth}");
        let html = html! { li id=(id) data-in="lines" { (text) } };
        Self { html: html.into_string(), id }
    }
}

/// What stays. The newest are the last, so that they can be appended; the style sheet shows them on
/// top.
pub(super) fn log(cx: &Cx<'_>, lines: &[Line]) -> Part {
    let head = html! {
        summary { (cx.say("log")) }
        @if lines.is_empty() { p class="hint" { (cx.say("log-empty")) } }
    };
    Part::Group {
        id: "log",
        head: format!("<details id=\"log\" class=\"fold\">{}<ol id=\"lines\">", head.0),
        tail: "</ol></details>".to_owned(),
        items: lines.iter().map(|line| (line.id.clone(), line.html.clone())).collect(),
        is_svg: false,
    }
}

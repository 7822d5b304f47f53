//! The log: the sentences about the last appends.

use maud::html;

use crate::{Cx, Part, Pieces};

/// Maximum number of lines in the log.
pub const LINES: usize = 24;

/// A line of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// The append.
    seq: u64,
    /// Position among the sentences about the append.
    nth: usize,
    text: String,
}

impl Line {
    /// The `nth` sentence about an append.
    pub fn new(seq: u64, nth: usize, text: &str) -> Self {
        Self { seq, nth, text: text.to_owned() }
    }

    /// The append.
    pub fn seq(&self) -> u64 {
        self.seq
    }
}

/// The log. The newest lines come last, so that the script can append them; the style sheet shows
/// them on top.
pub(super) fn log(cx: &Cx<'_>, lines: &[Line]) -> Part {
    let mut pieces = Pieces::default();
    let markup = html! {
        details id="log" class="fold" {
            summary { (cx.text("log")) }
            @if lines.is_empty() { p class="hint" { (cx.text("log-empty")) } }
            ol id="lines" {
                @for Line { seq, nth, text } in lines {
                    (pieces.html(html! { li id={ "line-" (seq) "-" (nth) } data-in="lines" { (text) } }))
                }
            }
        }
    };
    pieces.part("log", markup)
}

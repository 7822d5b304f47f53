//! What has happened: what stays, and what is told once.

use maud::{Markup, PreEscaped, html};

use crate::pen::Pen;
use crate::{Cx, Id, Part, Told};

/// The live region: what has just been seen. It holds nothing that an earlier event told.
pub(crate) fn told(told: &[Told]) -> Markup {
    let mut html = String::with_capacity(80 + 200 * told.len());
    html.push_str("<ol id=\"told\" class=\"told\" aria-live=\"polite\">");
    for told in told {
        told.write(&mut html);
    }
    html.push_str("</ol>");
    PreEscaped(html)
}

/// A sentence that stays.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    id: Id,
    seq: u64,
    text: String,
}

/// So many lines are shown.
pub const LINES: usize = 24;

impl Line {
    /// The sentence about the `nth` thing that was told of this append.
    pub fn new(seq: u64, nth: usize, text: &str) -> Self {
        let id = Id::nth("line-", seq).text("-").number(nth as u64);
        Self { id, seq, text: text.to_owned() }
    }

    /// The append that it is about.
    pub fn seq(&self) -> u64 {
        self.seq
    }

    fn item(&self) -> String {
        let mut pen = Pen::with_room(60 + self.text.len() + self.text.len() / 8);
        pen.put("<li id=\"").put(self.id.as_str()).put("\" data-in=\"lines\">");
        pen.say(&self.text).put("</li>");
        pen.done()
    }
}

/// What stays. The newest are the last, so that they can be appended; the style sheet shows them on
/// top. A line is never another than it was.
pub(super) fn log(cx: &Cx<'_>, lines: &[Line]) -> Part {
    let mut part = cx.part("log", lines.is_empty());
    part.text(|| {
        let head = html! {
            summary { (cx.say("log")) }
            @if lines.is_empty() { p class="hint" { (cx.say("log-empty")) } }
        };
        format!("<details id=\"log\" class=\"fold\">{}<ol id=\"lines\">", head.0)
    });
    for line in lines {
        part.html(line.id, (), || line.item());
    }
    part.text(|| "</ol></details>");
    part.done()
}

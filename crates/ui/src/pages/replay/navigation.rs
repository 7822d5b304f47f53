//! Navigation between the moments of a replay.

use game::Millis;
use maud::{Markup, html};

use crate::Cx;
use crate::pages::icon;

/// The shown moment and its neighbours. A moment is identified by the append that led to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// The moment.
    pub at: u64,
    /// The first moment there is.
    pub first: u64,
    /// The moment before, or the first.
    pub before: u64,
    /// The moment after, or the last.
    pub after: u64,
    /// The last moment there is.
    pub last: u64,
    /// Position of the moment, counted from 1.
    pub nth: usize,
    /// Number of moments.
    pub count: usize,
    /// Game time.
    pub time: Millis,
}

impl Place {
    /// Position and time of the moment, in words.
    pub(crate) fn words(&self, cx: &Cx<'_>) -> String {
        let time = clock(self.time);
        let args =
            [("nth", self.nth.into()), ("count", self.count.into()), ("time", (&time).into())];
        cx.format("replay-place", &args)
    }
}

/// The address of a moment.
pub(super) fn address(cx: &Cx<'_>, at: u64) -> String {
    format!("{}?at={at}", cx.scene.path("replay"))
}

/// Game time in hours, minutes and seconds.
pub(super) fn clock(time: Millis) -> String {
    let seconds = time.0 / 1000;
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    match hours {
        0 => format!("{minutes}:{seconds:02}"),
        _ => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}

/// Links to other moments, and the controls of the script.
pub(super) fn navigation(cx: &Cx<'_>, place: &Place) -> Markup {
    let Place { at, first, before, after, last, nth, .. } = *place;
    let step = |id: &str, to: u64, sign: &str, key: &str, label: &'static str| {
        html! {
            a .button .idle[to == at] id={ "to-" (id) } href=(address(cx, to)) data-at=(to) data-key=(key) aria-keyshortcuts=(key)
                aria-label=(label) title=(label) { (icon(sign)) }
        }
    };
    html! {
        nav #reel class="reel" aria-label=(cx.text("replay-reel")) data-at=(at) {
            p #place class="place" { (place.words(cx)) }
            input #slider class="script" type="range" min=(first) max=(last) value=(at) aria-label=(cx.text("replay-slider"))
                data-keep="value aria-valuetext" aria-valuetext=(nth);
            div class="steps" {
                (step("first", first, "step-back", "Home", cx.text("replay-first")))
                (step("before", before, "earlier", "ArrowLeft", cx.text("replay-before")))
                button #play type="button" class="main script" data-key="Space" aria-keyshortcuts="Space"
                    data-keep="aria-pressed" aria-pressed="false" aria-label=(cx.text("replay-play")) title=(cx.text("replay-play")) {
                    (icon("play")) (icon("pause"))
                }
                (step("after", after, "later", "ArrowRight", cx.text("replay-after")))
                (step("last", last, "step", "End", cx.text("replay-last")))
                select #speed class="script" aria-label=(cx.text("replay-speed")) {
                    @for (pause, says) in [(2000, "½×"), (1000, "1×"), (500, "2×"), (250, "4×")] {
                        option value=(pause) selected[pause == 1000] { (says) }
                    }
                }
            }
        }
    }
}

/// The link to this moment, to copy or share.
pub(super) fn share(cx: &Cx<'_>, at: u64) -> Markup {
    let whole = format!("{}{}", cx.scene.origin, address(cx, at));
    html! {
        section #share class="line share" aria-label=(cx.text("replay-share")) {
            button #copy-moment type="button" class="script" data-copy=(whole) data-copied=(cx.text("copied")) {
                (icon("copy")) span { (cx.text("replay-copy")) }
            }
            button #share-moment type="button" class="script" data-share=(whole) data-keep="hidden" {
                (icon("share")) span { (cx.text("replay-share")) }
            }
            @if !cx.is_scripted {
                noscript { p class="link" { a href=(address(cx, at)) { (whole) } } }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hours_are_shown_if_there_are_any() {
        for (millis, text) in
            [(0, "0:00"), (61_999, "1:01"), (3_600_000, "1:00:00"), (45_296_000, "12:34:56")]
        {
            assert_eq!(clock(Millis(millis)), text);
        }
    }
}

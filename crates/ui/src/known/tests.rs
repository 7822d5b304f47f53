//! What is sent to a page that has something already.

use game::{Seat, SeatSet, Viewer};
use maud::PreEscaped;

use super::*;
use crate::{Cx, Lang, Numbers, Scene, Stage, Words};

/// Draws something, first with nothing known and then for a page that has it, and returns what is
/// sent to a page that has `before`. What the page has is not drawn.
#[track_caller]
fn sent(
    before: impl Fn(&Cx<'_>) -> Part,
    after: impl Fn(&Cx<'_>) -> Part,
    stages: [u8; 2],
) -> Vec<String> {
    let scene = scene();
    let cx = Cx::new(Words::of(Lang::En), &scene);
    let mut known = Known::of(stages[0], &[before(&cx)]);
    known.arrange(stages[1]);
    let whole = || PreEscaped("<main></main>".to_owned());
    let send = |parts: &[Part]| {
        let mut lines = Vec::new();
        let then = known.clone().changes(parts, whole, |line| lines.push(line.to_owned()));
        assert_eq!(then, Known::of(stages[1], &[after(&cx)]), "what was sent is known");
        lines
    };
    let lazily = send(&[after(&cx.following(&known))]);
    assert_eq!(lazily, send(&[after(&cx)]), "the same is sent if all is drawn");
    lazily
}

fn scene() -> Scene<'static> {
    Scene {
        id: "abcdefgh",
        game: "magic-maze",
        seq: 1,
        stage: Stage::Running,
        is_public: false,
        chat: true,
        host: None,
        chairs: Vec::new(),
        mine: SeatSet::NOBODY,
        viewer: Viewer::Seat(Seat::A),
        turn: SeatSet::NOBODY,
        deadline: None,
        now: 0,
        pausing: SeatSet::NOBODY,
        is_real_time: false,
        may_write: true,
        again: None,
        commitment: "",
        round: 0,
        settings: &[],
        set: Vec::new(),
        bots: Vec::new(),
        origin: "",
        build: "",
        numbers: Numbers::Off,
    }
}

fn one(text: &'static str) -> impl Fn(&Cx<'_>) -> Part {
    move |cx| cx.one("now", text, || text)
}

#[test]
fn only_what_has_changed_is_sent() {
    assert_eq!(sent(one("a"), one("a"), [0, 0]), [""; 0]);
    assert_eq!(sent(one("a"), one("b"), [0, 0]), ["b"]);
    assert_eq!(sent(one("a"), one("a"), [0, 1]), ["<main></main>"]);
    let drawn = |text: &'static str| move |_: &Cx<'_>| Part::one("now", PreEscaped(text.into()));
    assert_eq!(sent(drawn("a"), drawn("a"), [0, 0]), [""; 0]);
    assert_eq!(sent(drawn("a"), drawn("b"), [0, 0]), ["b"]);
}

#[test]
fn what_looks_the_same_is_not_sent_whatever_its_key() {
    let keyed = |key: u8| {
        move |cx: &Cx<'_>| {
            let mut part = cx.part("mall", key);
            part.text(|| "<g>");
            part.svg("t1", key, || "<i/>");
            part.done()
        }
    };
    let scene = scene();
    let cx = Cx::new(Words::of(Lang::En), &scene);
    let known = Known::of(0, &[keyed(1)(&cx)]);
    let parts = [keyed(2)(&cx.following(&known))];
    let whole = || PreEscaped(String::new());
    let _ = known.clone().changes(&parts, whole, |line| panic!("{line} is sent"));
}

#[test]
fn what_the_page_has_is_not_drawn() {
    let never = |cx: &Cx<'_>| cx.one("now", 1, || -> String { unreachable!("it is drawn") });
    let scene = scene();
    let cx = Cx::new(Words::of(Lang::En), &scene);
    let known = Known::of(0, &[cx.one("now", 1, || "a")]);
    let part = never(&cx.following(&known));
    let whole = || PreEscaped(String::new());
    let _ = known.clone().changes(&[part], whole, |line| panic!("{line} is sent"));
}

/// A group of drawings.
fn group(items: &'static [(&'static str, &'static str)]) -> impl Fn(&Cx<'_>) -> Part {
    move |cx| {
        let mut part = cx.part("mall", ());
        part.text(|| "<g id=\"mall\">");
        for &(id, drawn) in items {
            part.svg(id, drawn, || drawn);
        }
        part.text(|| "</g>");
        part.done()
    }
}

#[test]
fn of_a_group_only_those_that_have_changed_are_sent() {
    let before = group(&[("t1", "one"), ("t2", "two")]);
    let sent = sent(before, group(&[("t1", "one"), ("t3", "three")]), [0, 0]);
    assert_eq!(sent, ["<svg data-part>three</svg>", "<i id=\"t2\" data-gone></i>"]);
}

/// A page that follows a table has its elements in the same order as one that is loaded later (MM-50).
#[test]
fn those_that_come_in_another_order_are_not_sent_again_but_their_order_is() {
    let before = || group(&[("t1", "one"), ("t2", "two"), ("t3", "three")]);
    let after = group(&[("t3", "three"), ("t1", "one"), ("t2", "2")]);
    let order = "<i data-order=\"t3 t1 t2\"></i>";
    assert_eq!(sent(before(), after, [0, 0]), ["<svg data-part>2</svg>", order]);
    let after = group(&[("t3", "three"), ("t1", "one"), ("t2", "two")]);
    assert_eq!(sent(before(), after, [0, 0]), [order]);
}

#[test]
fn the_order_is_sent_where_a_new_one_is_not_the_last() {
    let before = || group(&[("t1", "one"), ("t3", "three")]);
    let after = group(&[("t1", "one"), ("t2", "two"), ("t3", "three")]);
    let order = "<i data-order=\"t1 t2 t3\"></i>";
    assert_eq!(sent(before(), after, [0, 0]), ["<svg data-part>two</svg>", order]);
    let after = group(&[("t1", "one"), ("t3", "three"), ("t4", "four"), ("t5", "five")]);
    assert_eq!(sent(before(), after, [0, 0]), ["<svg data-part>fourfive</svg>"]);
}

/// A frame around a drawing, with an element of HTML behind it.
fn pieces(
    open: &'static str,
    (id, drawn): (&'static str, &'static str),
    html: &'static str,
    end: &'static str,
) -> impl Fn(&Cx<'_>) -> Part {
    move |cx| {
        let mut part = cx.part("board", end);
        part.frame(("mall", "</svg>"), open, || open);
        part.svg(id, drawn, || drawn);
        part.text(|| end);
        part.html("glass", html, || html);
        part.done()
    }
}

#[test]
fn of_pieces_each_is_sent_alone() {
    let before = || pieces("<svg>", ("t1", "<g/>"), "<p></p>", "</svg>");
    #[track_caller]
    fn check(before: impl Fn(&Cx<'_>) -> Part, after: impl Fn(&Cx<'_>) -> Part, expected: &[&str]) {
        assert_eq!(sent(before, after, [0, 0]), expected);
    }
    check(before(), before(), &[]);
    let framed = "<svg data-part><svg class></svg></svg>";
    check(before(), pieces("<svg class>", ("t1", "<g/>"), "<p></p>", "</svg>"), &[framed]);
    check(before(), pieces("<svg>", ("t1", "<g/>"), "<p>1</p>", "</svg>"), &["<p>1</p>"]);
    let gone = "<i id=\"t1\" data-gone></i>";
    let (drawn, order) = ("<svg data-part><g/></svg>", "<i data-order=\"mall t2 glass\"></i>");
    check(before(), pieces("<svg>", ("t2", "<g/>"), "<p></p>", "</svg>"), &[drawn, order, gone]);
    let whole = "<svg><g/></svg>.<p></p>";
    check(before(), pieces("<svg>", ("t1", "<g/>"), "<p></p>", "</svg>."), &[whole]);
}

//! What an event stream has sent to a page, and what it sends next.

use std::collections::{HashMap, HashSet};
use std::hash::{BuildHasher, Hash};

use foldhash::quality::FixedState;
use maud::Markup;

use crate::Part;
use crate::part::{Kind, Piece};

/// What a page has been sent: a hash of each part and piece, no text.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Sent {
    layout: u64,
    parts: Vec<SentPart>,
}

/// What a page has of one part.
#[derive(Clone, PartialEq, Eq, Debug)]
struct SentPart {
    id: &'static str,
    /// Hash of the part's markup without its pieces.
    skeleton: u64,
    /// The id of each piece and the hash of its markup, in page order.
    pieces: Vec<(Box<str>, u64)>,
}

impl Sent {
    /// A page that has been sent as a whole. `layout` identifies the list of parts on the page.
    pub fn of(layout: impl Hash, parts: &[Part]) -> Self {
        Self { layout: hash(layout), parts: parts.iter().map(SentPart::of).collect() }
    }

    /// Returns the elements that turn the page into these parts, and remembers them as sent.
    ///
    /// With another layout, or for a page without parts, `whole` comes first: the element around the
    /// parts, made from the markup of each. A part that the page already has is only named in it, so
    /// that the end of a game does not send the board again.
    pub fn update(
        &mut self,
        layout: impl Hash,
        parts: &[Part],
        whole: impl FnOnce(Vec<Markup>) -> Markup,
    ) -> Vec<String> {
        let before = std::mem::replace(self, Self::of(layout, parts));
        let (mut changes, mut gone) = (Vec::new(), Vec::new());
        let is_known = |part: &Part| before.parts.iter().any(|had| had.id == part.id);
        let is_whole = before.parts.is_empty() || before.layout != self.layout;
        if is_whole {
            let markup = |part: &Part| {
                if is_known(part) { part.placeholder() } else { part.markup() }
            };
            changes.push(whole(parts.iter().map(markup).collect()).0);
        }
        for (part, now) in parts.iter().zip(&self.parts) {
            match before.parts.iter().find(|had| had.id == part.id) {
                None if is_whole => {}
                None => changes.push(part.markup().0),
                Some(had) if had == now => {}
                Some(had) => {
                    had.send_changes(part, now, &mut changes);
                    let kept: HashSet<&str> = now.ids().collect();
                    gone.extend(had.ids().filter(|id| !kept.contains(id)));
                }
            }
        }
        changes.extend(gone.iter().map(|id| format!("<i id=\"{id}\" data-gone></i>")));
        changes
    }
}

impl SentPart {
    fn of(part: &Part) -> Self {
        let pieces = part.pieces.iter().filter(|piece| piece.kind != Kind::Once);
        let piece = |piece: &Piece| (piece.id.as_str().into(), hash(&piece.html));
        Self {
            id: part.id,
            skeleton: hash(part.texts.concat()),
            pieces: pieces.map(piece).collect(),
        }
    }

    fn ids(&self) -> impl Iterator<Item = &str> {
        self.pieces.iter().map(|(id, _)| &**id)
    }

    /// Adds the changed pieces of a part. If its skeleton changed, that is the whole part, in which
    /// pieces that did not change are only named.
    fn send_changes(&self, part: &Part, now: &Self, changes: &mut Vec<String>) {
        let had: HashMap<&str, (usize, u64)> =
            self.pieces.iter().enumerate().map(|(at, (id, hash))| (&**id, (at, *hash))).collect();
        if self.skeleton != now.skeleton {
            let has = |piece: &Piece| {
                had.get(&*piece.id).is_some_and(|(_, before)| *before == hash(&piece.html))
            };
            changes.push(part.markup_without(has).0);
            return;
        }
        let mut svg = String::new();
        let sent = part.pieces.iter().filter(|piece| piece.kind != Kind::Once);
        for (piece, (id, hash)) in sent.zip(&now.pieces) {
            if had.get(&**id).is_some_and(|(_, before)| before == hash) {
                continue;
            }
            match piece.kind {
                Kind::Html | Kind::Once => changes.push(piece.html.clone()),
                // All SVG elements of a part travel in one: they are parsed as SVG only within it.
                Kind::Svg | Kind::Frame => svg.push_str(&piece.html),
            }
        }
        if !svg.is_empty() {
            changes.push(format!("<svg data-part>{svg}</svg>"));
        }
        // The script keeps the order of the elements that it has and appends new ones.
        let places = now.ids().map(|id| had.get(id).map_or(usize::MAX, |(at, _)| *at));
        if !places.is_sorted() {
            let ids: Vec<&str> = now.ids().collect();
            changes.push(format!("<i data-order=\"{}\"></i>", ids.join(" ")));
        }
    }
}

/// Equal for equal values within one build of the program.
fn hash(of: impl Hash) -> u64 {
    FixedState::default().hash_one(of)
}

#[cfg(test)]
mod tests {
    use maud::{PreEscaped, html};

    use super::*;
    use crate::Pieces;

    fn raw(html: &str) -> Markup {
        PreEscaped(html.to_owned())
    }

    /// What is sent to a page that has `before` and is to show `after`.
    #[track_caller]
    fn check(before: Part, after: Part, expected: &[&str]) {
        let mut sent = Sent::of(0, &[before]);
        let whole = |_: Vec<Markup>| unreachable!("the layout is the same");
        assert_eq!(sent.update(0, std::slice::from_ref(&after), whole), expected);
        assert_eq!(sent, Sent::of(0, &[after]), "the changes are remembered");
    }

    fn one(text: &str) -> Part {
        Part::new("now", raw(text))
    }

    #[test]
    fn a_part_is_sent_when_it_changes() {
        check(one("a"), one("a"), &[]);
        check(one("a"), one("b"), &["b"]);
    }

    #[test]
    fn a_new_page_is_sent_as_a_whole_and_another_layout_names_what_the_page_has() {
        let whole = |parts: Vec<Markup>| html! { main { @for part in parts { (part) } } };
        let other = || Part::new("end", raw("end"));
        let mut sent = Sent::default();
        assert_eq!(sent.update(0, &[one("a")], whole), ["<main>a</main>"]);
        let kept = "<i id=\"now\" data-same></i>";
        let all = format!("<main>end{kept}</main>");
        assert_eq!(sent.update(1, &[other(), one("a")], whole), [all.as_str()]);
        assert_eq!(sent.update(1, &[other(), one("a")], whole), [""; 0]);
        assert_eq!(sent.update(2, &[one("b")], whole), [&format!("<main>{kept}</main>"), "b"]);
    }

    /// A part with SVG pieces.
    fn group(ids: &[(&str, &str)]) -> Part {
        let mut pieces = Pieces::default();
        let markup = html! {
            g { @for (id, text) in ids { (pieces.svg(html! { b id=(id) { (text) } })) } }
        };
        pieces.part("mall", markup)
    }

    #[test]
    fn only_changed_pieces_are_sent_and_removed_ones_are_named() {
        check(
            group(&[("t1", "one"), ("t2", "two")]),
            group(&[("t1", "one"), ("t3", "three")]),
            &["<svg data-part><b id=\"t3\">three</b></svg>", "<i id=\"t2\" data-gone></i>"],
        );
    }

    /// MM-50: a page that follows a table has its elements in the same order as one loaded later.
    #[test]
    fn another_order_of_pieces_is_sent_as_an_order() {
        let before = || group(&[("t1", "one"), ("t2", "two"), ("t3", "three")]);
        let order = "<i data-order=\"t3 t1 t2\"></i>";
        check(before(), group(&[("t3", "three"), ("t1", "one"), ("t2", "two")]), &[order]);
        let changed = "<svg data-part><b id=\"t2\">2</b></svg>";
        check(before(), group(&[("t3", "three"), ("t1", "one"), ("t2", "2")]), &[changed, order]);
    }

    #[test]
    fn the_order_is_sent_if_a_new_piece_is_not_the_last() {
        let before = || group(&[("t1", "one"), ("t3", "three")]);
        let new = "<svg data-part><b id=\"t2\">two</b></svg>";
        let order = "<i data-order=\"t1 t2 t3\"></i>";
        check(before(), group(&[("t1", "one"), ("t2", "two"), ("t3", "three")]), &[new, order]);
        let last = "<svg data-part><b id=\"t4\">four</b></svg>";
        check(before(), group(&[("t1", "one"), ("t3", "three"), ("t4", "four")]), &[last]);
    }

    /// A frame around an SVG piece, an HTML piece, markup that is sent once, and text between.
    fn board(class: &str, html: &str, once: &str, between: &str) -> Part {
        let mut pieces = Pieces::default();
        let inside = pieces.svg(html! { g #t1 {} });
        let markup = html! {
            (pieces.frame(html! { svg #mall class=(class) {} }, &inside))
            (between)
            (pieces.html(html! { p #glass { (html) } }))
            (pieces.once(raw(once)))
        };
        pieces.part("board", markup)
    }

    #[test]
    fn each_kind_of_piece_is_sent_in_its_own_way() {
        let before = || board("a", "1", "x", "");
        check(before(), before(), &[]);
        let frame = "<svg data-part><svg id=\"mall\" class=\"b\"></svg></svg>";
        check(before(), board("b", "1", "x", ""), &[frame]);
        check(before(), board("a", "2", "x", ""), &["<p id=\"glass\">2</p>"]);
        check(before(), board("a", "1", "y", ""), &[]);
        let known = "<svg id=\"mall\" class=\"a\"><g id=\"t1\" data-same></g></svg>.<p id=\"glass\" data-same></p>y";
        check(before(), board("a", "1", "y", "."), &[known]);
        let other =
            "<svg id=\"mall\" class=\"a\"><g id=\"t1\" data-same></g></svg>.<p id=\"glass\">2</p>y";
        check(before(), board("a", "2", "y", "."), &[other]);
    }
}

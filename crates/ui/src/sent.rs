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
    /// parts, in which each part is only named. Parts that the page does not have follow, so that the end of
    /// a game does not send the board again. The first part, which is the narration, comes last: a page plays
    /// it when it has everything else.
    pub fn update(
        &mut self,
        layout: impl Hash,
        parts: &[Part],
        whole: impl FnOnce(Vec<Markup>) -> Markup,
    ) -> Vec<String> {
        let before = std::mem::replace(self, Self::of(layout, parts));
        let (mut changes, mut gone) = (Vec::new(), Vec::new());
        if before.parts.is_empty() || before.layout != self.layout {
            changes.push(whole(parts.iter().map(Part::placeholder).collect()).0);
        }
        for (part, now) in parts.iter().zip(&self.parts).rev() {
            match before.parts.iter().find(|had| had.id == part.id) {
                None => send_new(part, now, &mut changes),
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

/// Maximum size of an event's data in bytes, unless a single change is larger.
const MAX_EVENT_BYTES: usize = 12 * 1024;

/// Joins changes to the data of events, one change a line. There is at least one event.
///
/// A large update, such as the start of a game, becomes several events: a page on a slow line shows the first
/// parts while the others are on their way.
pub fn events(changes: &[String]) -> Vec<String> {
    let mut events = vec![String::new()];
    for change in changes {
        match events.last_mut() {
            Some(last) if last.is_empty() => last.push_str(change),
            Some(last) if last.len() + change.len() < MAX_EVENT_BYTES => {
                last.extend(["\n", change]);
            }
            _ => events.push(change.clone()),
        }
    }
    events
}

/// Adds a part that the page does not have. If it is large, its pieces are only named in it and follow, so that
/// they fit into several events.
fn send_new(part: &Part, now: &SentPart, changes: &mut Vec<String>) {
    let markup = part.markup().0;
    if markup.len() < MAX_EVENT_BYTES {
        return changes.push(markup);
    }
    changes.push(part.markup_without(|piece| piece.kind != Kind::Once).0);
    let without_pieces = SentPart { pieces: Vec::new(), ..now.clone() };
    without_pieces.send_changes(part, now, changes);
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
        let named = |id: &str| format!("<i id=\"{id}\" data-same></i>");
        let kept = &*named("now");
        assert_eq!(sent.update(0, &[one("a")], whole), [&*format!("<main>{kept}</main>"), "a"]);
        let all = &*format!("<main>{}{kept}</main>", named("end"));
        assert_eq!(sent.update(1, &[other(), one("a")], whole), [all, "end"]);
        assert_eq!(sent.update(1, &[other(), one("a")], whole), [""; 0]);
        assert_eq!(sent.update(2, &[one("b")], whole), [&format!("<main>{kept}</main>"), "b"]);
    }

    #[test]
    fn a_large_update_becomes_several_events() {
        assert_eq!(events(&[]), [""]);
        let [small, large] = ["x", "y"].map(|letter| letter.repeat(MAX_EVENT_BYTES / 3));
        let huge = "z".repeat(2 * MAX_EVENT_BYTES);
        let changes = [&small, &large, &small, &huge].map(Clone::clone);
        assert_eq!(events(&changes), [format!("{small}\n{large}"), small, huge]);
    }

    #[test]
    fn the_pieces_of_a_large_part_follow_it() {
        let text = "x".repeat(MAX_EVENT_BYTES);
        let whole = |_: Vec<Markup>| html! { main #m {} };
        let changes = Sent::default().update(0, &[board("a", &text, "y", "")], whole);
        let named = "<svg id=\"mall\" class=\"a\"><g id=\"t1\" data-same></g></svg><p id=\"glass\" data-same></p>y";
        assert_eq!(changes[1], named);
        assert_eq!(changes[2], format!("<p id=\"glass\">{text}</p>"));
        let svg = "<svg data-part><svg id=\"mall\" class=\"a\"></svg><g id=\"t1\"></g></svg>";
        assert_eq!(changes[3..], [svg]);
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

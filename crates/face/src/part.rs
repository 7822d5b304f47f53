//! Parts of a page: named, and sent only when they have changed.

use std::borrow::Cow;
use std::hash::{DefaultHasher, Hash, Hasher};

use maud::{Markup, PreEscaped};

/// A part of a page: an element with an id.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Part {
    /// An element that is sent as a whole.
    One {
        /// Its id.
        id: &'static str,
        /// The element.
        html: String,
    },
    /// An element of many: only those of them are sent that have changed.
    Group {
        /// Its id.
        id: &'static str,
        /// The element up to where its items stand.
        head: String,
        /// What comes behind them.
        tail: String,
        /// The items with their ids, each an element that names the group's holder in `data-in`.
        items: Vec<(String, String)>,
        /// Whether they stand in an SVG.
        is_svg: bool,
    },
    /// An element of pieces of many kinds: only those of them are sent that have changed.
    Pieces {
        /// Its id.
        id: &'static str,
        /// The pieces, one behind the other.
        pieces: Vec<Piece>,
    },
}

/// A piece of a part.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Piece {
    /// What stands between the others. Where it has changed, the whole part is sent.
    Text(Cow<'static, str>),
    /// The opening tag of an element of SVG around others: its attributes are sent alone. Whatever
    /// stands directly in it carries `data-ours`, so that the script leaves it where it is.
    Frame {
        /// Its id.
        id: &'static str,
        /// The tag with its attributes.
        open: String,
        /// What closes it, when it is sent alone.
        close: &'static str,
    },
    /// An element of HTML that names its holder in `data-in`.
    Html {
        /// Its id.
        id: Cow<'static, str>,
        /// The element.
        html: String,
    },
    /// The same for an element of SVG.
    Svg {
        /// Its id.
        id: Cow<'static, str>,
        /// The element.
        html: String,
    },
}

impl Piece {
    fn id(&self) -> Option<&str> {
        match self {
            Self::Text(_) => None,
            Self::Frame { id, .. } => Some(id),
            Self::Html { id, .. } | Self::Svg { id, .. } => Some(id),
        }
    }

    fn text(&self) -> &str {
        match self {
            Self::Text(text) => text,
            Self::Frame { open, .. } => open,
            Self::Html { html, .. } | Self::Svg { html, .. } => html,
        }
    }
}

impl Part {
    /// A part that is sent as a whole.
    pub fn one(id: &'static str, html: Markup) -> Self {
        Self::One { id, html: html.into_string() }
    }

    /// The whole element.
    pub fn markup(&self) -> Markup {
        match self {
            Self::One { html, .. } => PreEscaped(html.clone()),
            Self::Group { head, tail, items, .. } => {
                let mut all = head.clone();
                all.extend(items.iter().map(|(_, html)| html.as_str()));
                all.push_str(tail);
                PreEscaped(all)
            }
            Self::Pieces { pieces, .. } => {
                PreEscaped(pieces.iter().map(Piece::text).collect::<String>())
            }
        }
    }
}

/// What a page has been sent. It keeps no text, so that it costs little.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Known {
    stage: u64,
    parts: Vec<(&'static str, u64)>,
    items: Vec<(String, u64)>,
}

impl Known {
    /// Writes what has changed since, each element on a line of its own, and remembers it.
    ///
    /// `stage` is all that makes the arrangement of the page: where it has changed, `whole` is sent.
    /// Only a page with script hears of changes, so what stands in `noscript` is left out.
    pub fn changes(
        &mut self,
        stage: impl Hash,
        parts: &[Part],
        whole: impl FnOnce() -> Markup,
        mut line: impl FnMut(&str),
    ) {
        let mut line = |html: &str| line(&scripted(html));
        let stage = hash(stage);
        let before = std::mem::replace(self, Self { stage, ..Self::default() });
        if before.stage != stage {
            parts.iter().for_each(|part| self.remember(part));
            return line(&whole().0);
        }
        let mut before = Before::of(before);
        for part in parts {
            self.send(part, &mut before, &mut line);
        }
        for (id, _) in before.gone() {
            line(&format!("<i id=\"{id}\" data-gone></i>"));
        }
    }

    /// A page that has just been sent as a whole.
    pub fn of(stage: impl Hash, parts: &[Part]) -> Self {
        let mut known = Self { stage: hash(stage), ..Self::default() };
        parts.iter().for_each(|part| known.remember(part));
        known
    }

    fn remember(&mut self, part: &Part) {
        self.send(part, &mut Before::default(), &mut |_| {});
    }

    /// Sends what the page did not have of a part before, and remembers the part.
    fn send(&mut self, part: &Part, before: &mut Before, line: &mut impl FnMut(&str)) {
        match part {
            Part::One { id, html } => {
                if self.is_new(before, id, hash(html)) {
                    line(html);
                }
            }
            Part::Group { id, head, tail, items, is_svg } => {
                let is_new = self.is_new(before, id, hash((head, tail)));
                let mut drawn = String::new();
                for (id, html) in items {
                    match self.is_new_item(before, id, html) && !is_new {
                        true if *is_svg => drawn.push_str(html),
                        true => line(html),
                        false => {}
                    }
                }
                draw(&drawn, line);
                if is_new {
                    line(&part.markup().0);
                }
            }
            Part::Pieces { id, pieces } => {
                let between = pieces.iter().filter(|piece| piece.id().is_none());
                let is_new =
                    self.is_new(before, id, hash(between.map(Piece::text).collect::<Vec<_>>()));
                let mut drawn = String::new();
                for piece in pieces {
                    let text = piece.text();
                    let is_new_item =
                        piece.id().is_some_and(|id| self.is_new_item(before, id, text));
                    match piece {
                        Piece::Frame { close, .. } if is_new_item && !is_new => {
                            drawn.push_str(text);
                            drawn.push_str(close);
                        }
                        Piece::Html { .. } if is_new_item && !is_new => line(text),
                        Piece::Svg { .. } if is_new_item && !is_new => drawn.push_str(text),
                        _ => {}
                    }
                }
                draw(&drawn, line);
                if is_new {
                    line(&part.markup().0);
                }
            }
        }
    }

    /// Remembers a part; whether the page did not have it like this.
    fn is_new(&mut self, before: &Before, id: &'static str, hash: u64) -> bool {
        self.parts.push((id, hash));
        !before.parts.contains(&(id, hash))
    }

    /// Remembers an item; whether the page did not have it like this.
    fn is_new_item(&mut self, before: &mut Before, id: &str, html: &str) -> bool {
        let now = hash(html);
        let had = before.find(id);
        let is_new = had.as_ref().is_none_or(|(_, before)| *before != now);
        self.items.push((had.map_or_else(|| id.to_owned(), |(id, _)| id), now));
        is_new
    }
}

/// What a page had. Items come again in much the same order, so that they are looked for behind the
/// one that was found last.
#[derive(Default)]
struct Before {
    parts: Vec<(&'static str, u64)>,
    items: Vec<Option<(String, u64)>>,
    at: usize,
}

impl Before {
    fn of(known: Known) -> Self {
        let items = known.items.into_iter().map(Some).collect();
        Self { parts: known.parts, items, at: 0 }
    }

    /// Takes an item out.
    fn find(&mut self, id: &str) -> Option<(String, u64)> {
        let is_it = |item: &Option<(String, u64)>| item.as_ref().is_some_and(|(had, _)| had == id);
        let (front, back) = self.items.split_at(self.at);
        let found = back.iter().position(is_it).map(|nth| self.at + nth);
        let at = found.or_else(|| front.iter().position(is_it))?;
        self.at = at + 1;
        self.items[at].take()
    }

    /// What is left.
    fn gone(self) -> impl Iterator<Item = (String, u64)> {
        self.items.into_iter().flatten()
    }
}

/// Elements of SVG are parsed in one.
fn draw(drawn: &str, line: &mut impl FnMut(&str)) {
    if !drawn.is_empty() {
        line(&format!("<svg data-part>{drawn}</svg>"));
    }
}

/// What a page with script shows of this.
fn scripted(html: &str) -> Cow<'_, str> {
    let mut pieces = html.split("<noscript>");
    let first = pieces.next().unwrap_or_default();
    if first.len() == html.len() {
        return Cow::Borrowed(html);
    }
    let behind =
        |piece: &'_ str| piece.split_once("</noscript>").map(|(_, behind)| behind.to_owned());
    Cow::Owned(pieces.filter_map(behind).fold(first.to_owned(), |all, piece| all + &piece))
}

fn hash(of: impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    of.hash(&mut hasher);
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn one(html: &str) -> Part {
        Part::One { id: "now", html: html.to_owned() }
    }

    fn group(items: &[(&str, &str)]) -> Part {
        let items = items.iter().map(|&(id, html)| (id.to_owned(), html.to_owned())).collect();
        let (head, tail) = ("<g id=\"mall\">".to_owned(), "</g>".to_owned());
        Part::Group { id: "mall", head, tail, items, is_svg: true }
    }

    fn sent(before: &[Part], after: &[Part], stages: [u8; 2]) -> Vec<String> {
        let mut known = Known::of(stages[0], before);
        let mut lines = Vec::new();
        let whole = || PreEscaped("<main></main>".to_owned());
        known.changes(stages[1], after, whole, |line| lines.push(line.to_owned()));
        assert_eq!(known, Known::of(stages[1], after), "what was sent is known");
        lines
    }

    #[test]
    fn only_what_has_changed_is_sent() {
        assert_eq!(sent(&[one("a")], &[one("a")], [0, 0]), [""; 0]);
        assert_eq!(sent(&[one("a")], &[one("b")], [0, 0]), ["b"]);
        assert_eq!(sent(&[one("a")], &[one("a")], [0, 1]), ["<main></main>"]);
    }

    #[test]
    fn what_is_for_pages_without_script_is_not_sent() {
        let after = one("<p>1<noscript><b>2</b></noscript>3<noscript>4</noscript></p>");
        assert_eq!(sent(&[one("a")], &[after], [0, 0]), ["<p>13</p>"]);
    }

    #[test]
    fn of_a_group_only_those_that_have_changed_are_sent() {
        let before = group(&[("t1", "one"), ("t2", "two")]);
        let after = group(&[("t1", "one"), ("t3", "three")]);
        let sent = sent(&[before], &[after], [0, 0]);
        assert_eq!(sent, ["<svg data-part>three</svg>", "<i id=\"t2\" data-gone></i>"]);
    }

    /// A frame around a drawing, with an element of HTML behind it.
    fn pieces(open: &str, drawing: (&'static str, &str), html: &str, end: &'static str) -> Part {
        let (id, drawn) = drawing;
        let pieces = vec![
            Piece::Frame { id: "mall", open: open.to_owned(), close: "</svg>" },
            Piece::Svg { id: id.into(), html: drawn.to_owned() },
            Piece::Text(end.into()),
            Piece::Html { id: "glass".into(), html: html.to_owned() },
        ];
        Part::Pieces { id: "board", pieces }
    }

    #[test]
    fn of_pieces_each_is_sent_alone() {
        let before = || pieces("<svg>", ("t1", "<g/>"), "<p></p>", "</svg>");
        let check = |after: Part, expected: &[&str]| {
            assert_eq!(sent(&[before()], &[after], [0, 0]), expected);
        };
        assert_eq!(before().markup().0, "<svg><g/></svg><p></p>");
        check(before(), &[]);
        let framed = "<svg data-part><svg class></svg></svg>";
        check(pieces("<svg class>", ("t1", "<g/>"), "<p></p>", "</svg>"), &[framed]);
        check(pieces("<svg>", ("t1", "<g/>"), "<p>1</p>", "</svg>"), &["<p>1</p>"]);
        let gone = "<i id=\"t1\" data-gone></i>";
        let drawn = "<svg data-part><g/></svg>";
        check(pieces("<svg>", ("t2", "<g/>"), "<p></p>", "</svg>"), &[drawn, gone]);
        check(pieces("<svg>", ("t1", "<g/>"), "<p></p>", "</svg>."), &["<svg><g/></svg>.<p></p>"]);
    }
}

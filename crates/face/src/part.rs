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
        for part in parts {
            self.remember(part);
        }
        if before.stage != stage {
            return line(&whole().0);
        }
        for part in parts {
            before.send(part, self, &mut line);
        }
    }

    /// A page that has just been sent as a whole.
    pub fn of(stage: impl Hash, parts: &[Part]) -> Self {
        let mut known = Self { stage: hash(stage), ..Self::default() };
        for part in parts {
            known.remember(part);
        }
        known
    }

    fn remember(&mut self, part: &Part) {
        match part {
            Part::One { id, html } => self.parts.push((id, hash(html))),
            Part::Group { id, head, tail, items, .. } => {
                self.parts.push((id, hash((head, tail))));
                self.items.extend(items.iter().map(|(id, html)| (id.clone(), hash(html))));
            }
            Part::Pieces { id, pieces } => {
                let between = pieces.iter().filter(|piece| piece.id().is_none());
                self.parts.push((id, hash(between.map(Piece::text).collect::<Vec<_>>())));
                let named = pieces.iter().filter_map(|piece| Some((piece.id()?, piece.text())));
                self.items.extend(named.map(|(id, text)| (id.to_owned(), hash(text))));
            }
        }
    }

    /// Sends what this page does not have of a part.
    fn send(&self, part: &Part, now: &Self, line: &mut impl FnMut(&str)) {
        let has = |known: &Self, id: &str| {
            known.parts.iter().find(|(other, _)| *other == id).map(|(_, hash)| *hash)
        };
        match part {
            Part::One { id, html } if has(self, id) != has(now, id) => line(html),
            Part::One { .. } => {}
            Part::Group { id, .. } if has(self, id) != has(now, id) => line(&part.markup().0),
            Part::Group { items, is_svg, .. } => {
                let changed: Vec<&str> = items
                    .iter()
                    .filter(|(id, html)| !self.has_item(id, html))
                    .map(|(_, html)| html.as_str())
                    .collect();
                if *is_svg && !changed.is_empty() {
                    line(&format!("<svg data-part>{}</svg>", changed.concat()));
                } else {
                    changed.iter().for_each(|html| line(html));
                }
                self.send_gone(now, line);
            }
            Part::Pieces { id, .. } if has(self, id) != has(now, id) => line(&part.markup().0),
            Part::Pieces { pieces, .. } => {
                self.send_pieces(pieces, line);
                self.send_gone(now, line);
            }
        }
    }

    fn send_pieces(&self, pieces: &[Piece], line: &mut impl FnMut(&str)) {
        let mut drawn = String::new();
        for piece in pieces {
            if piece.id().is_none_or(|id| self.has_item(id, piece.text())) {
                continue;
            }
            match piece {
                Piece::Text(_) => {}
                Piece::Frame { open, close, .. } => {
                    drawn.push_str(open);
                    drawn.push_str(close);
                }
                Piece::Html { html, .. } => line(html),
                Piece::Svg { html, .. } => drawn.push_str(html),
            }
        }
        if !drawn.is_empty() {
            line(&format!("<svg data-part>{drawn}</svg>"));
        }
    }

    fn send_gone(&self, now: &Self, line: &mut impl FnMut(&str)) {
        let is_gone = |(id, _): &&(String, u64)| now.items.iter().all(|(other, _)| other != id);
        for (id, _) in self.items.iter().filter(is_gone) {
            line(&format!("<i id=\"{id}\" data-gone></i>"));
        }
    }

    /// Whether the page has this item as it is.
    fn has_item(&self, id: &str, html: &str) -> bool {
        let known = self.items.iter().find(|(other, _)| other == id);
        known.is_some_and(|(_, known)| *known == hash(html))
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

//! Parts of a page: named, and sent only when they have changed.

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
    pub fn changes(
        &mut self,
        stage: impl Hash,
        parts: &[Part],
        whole: impl FnOnce() -> Markup,
        mut line: impl FnMut(&str),
    ) {
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
                let mut changed: Vec<&str> = Vec::new();
                for (id, html) in items {
                    let known = self.items.iter().find(|(other, _)| other == id);
                    if known.is_none_or(|(_, known)| *known != hash(html)) {
                        changed.push(html);
                    }
                }
                if *is_svg && !changed.is_empty() {
                    line(&format!("<svg data-part>{}</svg>", changed.concat()));
                } else {
                    changed.iter().for_each(|html| line(html));
                }
                let is_gone =
                    |(id, _): &&(String, u64)| now.items.iter().all(|(other, _)| other != id);
                for (id, _) in self.items.iter().filter(is_gone) {
                    line(&format!("<i id=\"{id}\" data-gone></i>"));
                }
            }
        }
    }
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
    fn of_a_group_only_those_that_have_changed_are_sent() {
        let before = group(&[("t1", "one"), ("t2", "two")]);
        let after = group(&[("t1", "one"), ("t3", "three")]);
        let sent = sent(&[before], &[after], [0, 0]);
        assert_eq!(sent, ["<svg data-part>three</svg>", "<i id=\"t2\" data-gone></i>"]);
    }
}

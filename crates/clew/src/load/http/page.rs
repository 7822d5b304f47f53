//! A page of a table, as far as one must read it to act: how far the table is, and every action that
//! it offers. It is told of by elements, each in place of the one with the same id.

use memchr::{memchr, memmem};

/// The id of the element around all others.
const STAGE: &str = "stage";
/// What stands for the card that is chosen, and for how it is turned; the page fills them in.
const CHOSEN: [&str; 2] = ["{choose}", "{turn}"];
/// By one of these an element offers something.
const OFFERING: [&str; 2] = [" name=\"action\"", CHOSEN[0]];
/// Elements that nothing can stand in.
const VOID: [&str; 7] = ["br", "hr", "img", "input", "link", "meta", "wbr"];

/// A page of a table.
#[derive(Debug, Default)]
pub(crate) struct Page {
    is_over: bool,
    offers: Vec<Offer>,
}

/// An action that can be done.
#[derive(Debug)]
struct Offer {
    /// The ids of the elements that it stands in, as far as they came with it.
    holders: Vec<String>,
    action: String,
}

impl Page {
    /// Whether the game has ended.
    pub(crate) fn is_over(&self) -> bool {
        self.is_over
    }

    /// All that can be done by a button or a place on the board.
    pub(crate) fn offers(&self) -> impl ExactSizeIterator<Item = &str> {
        self.offers.iter().map(|offer| &*offer.action)
    }

    /// Takes some elements, each on a line, in place of those that were there.
    pub(super) fn take(&mut self, html: &str) {
        html.lines().for_each(|line| self.line(line));
    }

    fn line(&mut self, line: &str) {
        let first = line.split_once('<').map(|(_, rest)| Tag::read(rest));
        let first = first.filter(|tag| tag.get("id") == Some(STAGE));
        if let Some(state) = first.and_then(|stage| stage.get("data-state")) {
            self.is_over = matches!(state, "over" | "closed");
            self.offers.clear();
        }
        // What comes again is no longer as it was.
        self.offers.retain(|offer| !offer.holders.iter().any(|id| has_element(line, id)));
        if OFFERING.iter().any(|mark| memmem::find(line.as_bytes(), mark.as_bytes()).is_some()) {
            self.add(line);
        }
    }

    /// Adds what some elements offer.
    fn add(&mut self, html: &str) {
        // Those with an id that are open, each with how deep it stands and what it names its holder.
        let mut open: Vec<(usize, &str, Option<&str>)> = Vec::new();
        let (mut depth, mut rest) = (0_usize, html);
        while let Some(start) = memchr(b'<', rest.as_bytes()) {
            rest = &rest[start + 1..];
            if rest.starts_with('/') {
                depth = depth.saturating_sub(1);
                open.truncate(open.partition_point(|(deep, ..)| *deep < depth));
                continue;
            }
            let tag = Tag::read(rest);
            rest = tag.rest;
            let id = tag.get("id").map(|id| (depth, id, tag.get("data-in")));
            open.extend(id);
            tag.offers(|action| {
                let ids = open.iter().flat_map(|(_, id, holder)| [Some(*id), *holder]);
                let holders = ids.flatten().map(str::to_owned).collect();
                self.offers.push(Offer { holders, action });
            });
            if !tag.is_closed && !VOID.contains(&tag.name) {
                depth += 1;
            } else if id.is_some() {
                open.pop();
            }
        }
    }
}

/// Whether an element with this id stands there.
fn has_element(html: &str, id: &str) -> bool {
    memmem::find_iter(html.as_bytes(), id).any(|at| {
        let (before, after) = (&html[..at], &html[at + id.len()..]);
        before.ends_with(" id=\"") && after.starts_with('"')
    })
}

/// The opening tag of an element.
struct Tag<'h> {
    name: &'h str,
    attributes: &'h str,
    /// Whether it closes itself.
    is_closed: bool,
    /// What comes after it.
    rest: &'h str,
}

impl<'h> Tag<'h> {
    /// Reads what stands behind the bracket. All values stand between quotes, and no bracket does in
    /// them that is not written otherwise.
    fn read(html: &'h str) -> Self {
        let end = memchr(b'>', html.as_bytes()).unwrap_or(html.len());
        let (tag, rest) = (&html[..end], html.get(end + 1..).unwrap_or_default());
        let (tag, is_closed) = tag.strip_suffix('/').map_or((tag, false), |tag| (tag, true));
        let (name, attributes) = tag.split_at(memchr(b' ', tag.as_bytes()).unwrap_or(tag.len()));
        Self { name, attributes, is_closed, rest }
    }

    /// Each action that it offers.
    fn offers(&self, mut offer: impl FnMut(String)) {
        let is_action = self.get("name") == Some("action") && !self.has("disabled");
        if let Some(action) = self.get("value").filter(|_| is_action) {
            offer(action.to_owned());
        }
        let place = self.get("data-act").filter(|act| act.contains(CHOSEN[0]));
        if let (Some(act), Some(fits)) = (place, self.get("data-for")) {
            for (card, turn) in fits.split(' ').filter_map(|fit| fit.split_once('/')) {
                offer(act.replace(CHOSEN[0], card).replace(CHOSEN[1], turn));
            }
        }
    }

    /// What an attribute says.
    fn get(&self, name: &str) -> Option<&'h str> {
        let all = self.attributes;
        memmem::find_iter(all.as_bytes(), name).find_map(|at| {
            let value = all[at + name.len()..].strip_prefix("=\"")?;
            all[..at].ends_with(' ').then(|| value.split('"').next()).flatten()
        })
    }

    /// Whether it has an attribute that says nothing.
    fn has(&self, name: &str) -> bool {
        self.attributes.split(' ').any(|attribute| attribute == name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn offers(page: &Page) -> Vec<&str> {
        page.offers().collect()
    }

    const WHOLE: &str = concat!(
        r#"<div id="stage" data-state="running"><p id="now">Go</p><div id="board"><form id="acts">"#,
        r#"<input type="hidden" name="seat" value="A"><div id="do-elf" data-in="acts">"#,
        r#"<button name="action" value="move 1">1</button></div><div id="do-mage" data-in="acts">"#,
        r#"<button name="action" value="move 2">2</button></div></form></div><div id="hand">"#,
        r#"<button name="action" value="roll" disabled>Roll</button><br>"#,
        r#"<button type="button" name="other" value="x">x</button></div></div>"#,
    );

    #[test]
    fn what_a_page_offers_is_found() {
        let mut page = Page::default();
        page.take(WHOLE);
        assert_eq!((offers(&page), page.is_over()), (vec!["move 1", "move 2"], false));
        page.take(r#"<div id="stage" data-state="over"></div>"#);
        assert_eq!((offers(&page), page.is_over()), (vec![], true));
    }

    #[test]
    fn an_element_comes_in_place_of_the_one_before() {
        let mut page = Page::default();
        page.take(WHOLE);
        page.take(
            r#"<div id="do-elf" data-in="acts"><button name="action" value="move 3">3</button></div>"#,
        );
        assert_eq!(offers(&page), ["move 2", "move 3"]);
        page.take("<p id=\"now\">.</p>\n<i id=\"do-mage\" data-gone></i>");
        page.take(
            r#"<div id="hand"><button class="main" name="action" value="roll"></button></div>"#,
        );
        assert_eq!(offers(&page), ["move 3", "roll"]);
        // With the holder goes what has come into it alone.
        page.take(r#"<div id="board"><br><b>.</b><form id="acts"></form></div>"#);
        assert_eq!(offers(&page), ["roll"]);
    }

    #[test]
    fn what_only_stands_beside_an_element_stays_with_its_own() {
        let mut page = Page::default();
        page.take(concat!(
            r#"<div id="hand"><p id="die"/><p id="left">3</p><button name="action" value="stop">"#,
            r#"</button></div>"#,
        ));
        page.take(r#"<p id="die"></p>"#);
        page.take(r#"<p id="left"></p>"#);
        assert_eq!(offers(&page), ["stop"]);
    }

    #[test]
    fn of_a_place_all_that_fits_there_is_offered() {
        let mut page = Page::default();
        page.take(concat!(
            r#"<svg data-part><g id="spots" data-in="over"><use data-act="place {choose} at b2 turn "#,
            r#"{turn}" data-for="owl/0 owl/2 bat/1"/><use data-act="step north"/></g></svg>"#,
        ));
        let placed = ["owl at b2 turn 0", "owl at b2 turn 2", "bat at b2 turn 1"];
        assert_eq!(offers(&page), placed.map(|place| format!("place {place}")));
        page.take(r#"<svg data-part><g id="spots" data-in="over"></g></svg>"#);
        assert!(offers(&page).is_empty());
    }
}

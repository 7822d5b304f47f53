//! What is told of something that was seen: one sentence, and how the page shows it.

use std::fmt::Write as _;

use maud::Escaper;

/// One sentence about something that was seen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Told {
    /// The sentence.
    pub text: String,
    /// Whether it leaves the page with the next event (ML-42, MM-50).
    pub fleeting: bool,
    /// How the page shows it.
    pub effect: Option<Effect>,
}

/// How the page shows something.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Effect {
    /// What: the script and the style sheet know it by this name.
    pub name: &'static str,
    /// Which element it happens to, by its id.
    pub on: Option<String>,
    /// Towards which side.
    pub side: Option<&'static str>,
    /// Where the script shows a wall for a moment: the classes that place it (ML-41).
    pub wall: Option<String>,
}

impl Effect {
    /// One that happens nowhere in particular.
    pub fn named(name: &'static str) -> Self {
        Self { name, ..Self::default() }
    }

    /// One that happens to this element.
    pub fn on(name: &'static str, on: String) -> Self {
        Self { name, on: Some(on), ..Self::default() }
    }
}

impl Told {
    /// Writes it as an item of the live region.
    pub(crate) fn write(&self, html: &mut String) {
        html.push_str(if self.fleeting { "<li class=\"fleeting\"" } else { "<li" });
        if let Some(Effect { name, on, side, wall }) = &self.effect {
            let (on, wall) = (on.as_deref(), wall.as_deref());
            let all = [("effect", Some(*name)), ("on", on), ("side", *side), ("wall", wall)];
            for (key, value) in all.into_iter().filter_map(|(key, value)| Some((key, value?))) {
                html.push_str(" data-");
                html.push_str(key);
                html.push_str("=\"");
                escape(value, html);
                html.push('"');
            }
        }
        html.push('>');
        escape(&self.text, html);
        html.push_str("</li>");
    }
}

fn escape(text: &str, html: &mut String) {
    // Nothing fails that is written into memory.
    let _ = Escaper::new(html).write_str(text);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_item_says_what_is_to_be_shown_and_nothing_in_it_is_markup() {
        let wall = Some("x2 y0 south".to_owned());
        let effect =
            Effect { name: "bump", on: Some("mage-\"A".to_owned()), side: Some("north"), wall };
        let mut told =
            Told { text: "<Ada> bumps".to_owned(), fleeting: true, effect: Some(effect) };
        let mut html = String::new();
        told.write(&mut html);
        assert_eq!(
            html,
            "<li class=\"fleeting\" data-effect=\"bump\" data-on=\"mage-&quot;A\" \
             data-side=\"north\" data-wall=\"x2 y0 south\">&lt;Ada&gt; bumps</li>"
        );
        (told.fleeting, told.effect) = (false, None);
        html.clear();
        told.write(&mut html);
        assert_eq!(html, "<li>&lt;Ada&gt; bumps</li>");
    }
}

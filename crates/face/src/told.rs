//! What is told of something that was seen: one sentence, and how the page shows it.

use maud::{Markup, html};

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
}

impl Effect {
    /// One that happens nowhere in particular.
    pub fn named(name: &'static str) -> Self {
        Self { name, ..Self::default() }
    }

    /// One that happens to this element.
    pub fn on(name: &'static str, on: String) -> Self {
        Self { name, on: Some(on), side: None }
    }
}

impl Told {
    /// As an item of the live region.
    pub fn item(&self) -> Markup {
        let effect = self.effect.as_ref();
        html! {
            li.fleeting[self.fleeting]
                data-effect=[effect.map(|effect| effect.name)]
                data-on=[effect.and_then(|effect| effect.on.as_deref())]
                data-side=[effect.and_then(|effect| effect.side)] { (self.text) }
        }
    }
}

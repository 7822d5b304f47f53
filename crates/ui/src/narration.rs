//! One sentence about a sight, and the effect by which the page shows it.

use std::borrow::Cow;

use maud::{Markup, html};

use crate::Sentence;

/// One sentence about a sight.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Narration {
    /// The sentence, in the reader's language.
    pub text: Sentence,
    /// Whether it leaves the page with the next event (ML-42, MM-50).
    pub fleeting: bool,
    /// How the page shows it.
    pub effect: Option<Effect>,
}

/// How the page shows a sight.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Effect {
    /// The effect's name, as the script and the style sheets know it.
    pub name: &'static str,
    /// The id of the element to which it happens.
    pub on: Option<String>,
    /// The side towards which it happens, or the class of the space (Mago Magino).
    pub side: Option<Cow<'static, str>>,
}

impl Narration {
    /// A sentence without an effect.
    pub fn new(text: impl Into<Sentence>) -> Self {
        Self { text: text.into(), fleeting: false, effect: None }
    }

    /// Adds an effect on the page as a whole.
    #[must_use]
    pub fn effect(self, name: &'static str) -> Self {
        Self { effect: Some(Effect { name, ..Effect::default() }), ..self }
    }

    /// Adds an effect on the element with this id.
    #[must_use]
    pub fn on(self, name: &'static str, id: impl Into<String>) -> Self {
        Self { effect: Some(Effect { name, on: Some(id.into()), ..Effect::default() }), ..self }
    }

    /// Names the side towards which the effect happens, or the class of the space.
    #[must_use]
    pub fn towards(mut self, side: impl Into<Cow<'static, str>>) -> Self {
        self.effect.get_or_insert_default().side = Some(side.into());
        self
    }
}

/// The live region: what has just been seen, and nothing of earlier events. The number of the append makes a
/// sentence that comes twice a change that is sent twice.
pub(crate) fn live_region(narrations: &[Narration], seq: Option<u64>) -> Markup {
    let seq = seq.filter(|_| !narrations.is_empty());
    html! {
        ol id="told" class="told" aria-live="polite" data-seq=[seq] { @for one in narrations { (item(one)) } }
    }
}

fn item(Narration { text, fleeting, effect }: &Narration) -> Markup {
    let effect = effect.as_ref();
    html! {
        li class=[fleeting.then_some("fleeting")]
            data-effect=[effect.map(|effect| effect.name)]
            data-on=[effect.and_then(|effect| effect.on.as_ref())]
            data-side=[effect.and_then(|effect| effect.side.as_ref())] { (text) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_item_names_its_effect_and_is_escaped() {
        let (on, side) = (Some("mage-\"A".to_owned()), Some("north".into()));
        let effect = Effect { name: "bump", on, side };
        let mut narration =
            Narration { text: "<Ada> bumps".into(), fleeting: true, effect: Some(effect) };
        assert_eq!(
            item(&narration).0,
            "<li class=\"fleeting\" data-effect=\"bump\" data-on=\"mage-&quot;A\" \
             data-side=\"north\">&lt;Ada&gt; bumps</li>"
        );
        (narration.fleeting, narration.effect) = (false, None);
        assert_eq!(item(&narration).0, "<li>&lt;Ada&gt; bumps</li>");
    }
}

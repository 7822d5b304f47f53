//! What is said, in each language. All of it stands in `words/LANGUAGE/*.ftl`, none in the code.

use std::collections::HashMap;
use std::fmt;
use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::{Entry, PatternElement};

use crate::Lang;

/// All that can be said in one language.
pub struct Words {
    lang: Lang,
    /// Sentences without anything to be filled in, ready to be written.
    ready: HashMap<String, String>,
    bundle: FluentBundle<FluentResource>,
}

/// Something that is filled in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arg<'a> {
    /// A number: the sentence may depend on it.
    Number(i64),
    /// A word or a name.
    Text(&'a str),
}

impl From<u8> for Arg<'_> {
    fn from(number: u8) -> Self {
        Self::Number(number.into())
    }
}

impl From<u32> for Arg<'_> {
    fn from(number: u32) -> Self {
        Self::Number(number.into())
    }
}

impl From<usize> for Arg<'_> {
    fn from(number: usize) -> Self {
        Self::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(text)
    }
}

impl<'a> From<&'a String> for Arg<'a> {
    fn from(text: &'a String) -> Self {
        Self::Text(text)
    }
}

/// Whether something is so: sentences ask for `yes` or `no`.
impl From<bool> for Arg<'_> {
    fn from(is: bool) -> Self {
        Self::Text(if is { "yes" } else { "no" })
    }
}

/// The files of each language.
macro_rules! files {
    ($($code:literal),* ; $files:tt) => { [$(files!(@one $code $files)),*] };
    (@one $code:literal [$($file:literal),*]) => {
        [$(include_str!(concat!("../words/", $code, "/", $file, ".ftl"))),*]
    };
}

/// How many files each language has.
const FILES: usize = 8;

static SOURCES: [[&str; FILES]; 8] = files!(
    "en", "de", "fr", "es", "ca", "pt", "it", "nl";
    ["shell", "refusals", "replay", "rules", "labyrinth-cards", "magic-labyrinth", "magic-maze", "mago-magino"]
);

static WORDS: LazyLock<[Words; 8]> = LazyLock::new(|| Lang::ALL.map(Words::load));

impl Words {
    /// The words of a language.
    pub fn of(lang: Lang) -> &'static Self {
        &WORDS[lang as usize]
    }

    /// Which language it is.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// A sentence with nothing to be filled in. One that is missing is its own key.
    pub fn say<'k: 'w, 'w>(&'w self, key: &'k str) -> &'w str {
        self.ready.get(key).map_or(key, String::as_str)
    }

    /// The same, if there is such a sentence.
    pub fn find(&self, key: &str) -> Option<&str> {
        self.ready.get(key).map(String::as_str)
    }

    /// A sentence with these things filled in.
    pub fn tell(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        let pattern = self.bundle.get_message(key).and_then(|message| message.value());
        let Some(pattern) = pattern else { return key.to_owned() };
        let mut filled = FluentArgs::with_capacity(args.len());
        for &(name, arg) in args {
            let value = match arg {
                Arg::Number(number) => FluentValue::from(number),
                Arg::Text(text) => FluentValue::from(text),
            };
            filled.set(name, value);
        }
        // What cannot be filled in is left as it stands: a test reads every sentence.
        self.bundle.format_pattern(pattern, Some(&filled), &mut Vec::new()).into_owned()
    }

    fn load(lang: Lang) -> Self {
        let code = lang.code().parse().expect("our codes are language codes");
        let mut bundle = FluentBundle::new_concurrent(vec![code]);
        bundle.set_use_isolating(false);
        let mut plain = Vec::new();
        for source in SOURCES[lang as usize] {
            // What cannot be read is left out, and a test names it.
            let resource =
                FluentResource::try_new(source.to_owned()).unwrap_or_else(|(read, _)| read);
            plain.extend(resource.entries().filter_map(plain_key));
            let _ = bundle.add_resource(resource);
        }
        let mut ready = HashMap::with_capacity(plain.len());
        for key in plain {
            let pattern = bundle.get_message(&key).and_then(|message| message.value());
            let text = pattern.map(|pattern| bundle.format_pattern(pattern, None, &mut Vec::new()));
            if let Some(text) = text.map(std::borrow::Cow::into_owned) {
                ready.insert(key, text);
            }
        }
        Self { lang, ready, bundle }
    }
}

/// The key of a message in which nothing is to be filled in.
fn plain_key(entry: &Entry<&str>) -> Option<String> {
    let Entry::Message(message) = entry else { return None };
    let pattern = message.value.as_ref()?;
    let is_plain =
        |element: &PatternElement<&str>| matches!(element, PatternElement::TextElement { .. });
    pattern.elements.iter().all(is_plain).then(|| message.id.name.to_owned())
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Words({})", self.lang.code())
    }
}

#[cfg(test)]
mod tests;

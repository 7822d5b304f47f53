//! The texts of the pages, in each language. They all stand in `words/LANGUAGE/*.ftl` (Fluent).

use std::collections::HashMap;
use std::fmt;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::{Entry, PatternElement};
use unic_langid::LanguageIdentifier;

use crate::assets::{Asset, Cached};
use crate::extras::Extras;
use crate::{Lang, files, games};

/// The texts of one language.
pub struct Words {
    lang: Lang,
    bundle: FluentBundle<FluentResource>,
    /// The texts without variables, by key: most texts, and those that are needed most often.
    plain: HashMap<String, String>,
}

/// The value of a variable in a text: a word or a name, or a number, on whose plural form the text
/// may depend.
pub type Arg<'a> = FluentValue<'a>;

/// A condition as the value of a variable. Texts select on `yes` and `no`.
pub(crate) fn yes_no(is: bool) -> Arg<'static> {
    (if is { "yes" } else { "no" }).into()
}

/// A file of texts in every language, in the order of [`Lang::ALL`]. `word_files!("my-game": "en")` is a file
/// in English alone, for a game that is not shipped yet.
macro_rules! word_files {
    ($file:literal) => {
        $crate::words::word_files!($file: "en" "de" "fr" "es" "ca" "pt" "it" "nl")
    };
    ($file:literal: $($code:literal)*) => {
        &[$($crate::assets::asset!(concat!("words/", $code), concat!($file, ".ftl"))),*]
    };
}
pub(crate) use word_files;

/// The files that belong to no game.
static SHARED: &[&[Asset]] = &[
    word_files!("shell"),
    word_files!("home"),
    word_files!("refusals"),
    word_files!("replay"),
    word_files!("rules"),
    word_files!("settings"),
];

/// All files: each in English, and then in the other languages, unless it is not translated.
fn sources() -> impl Iterator<Item = &'static [Asset]> {
    let own = games::ALL.iter().map(|extras| extras.words);
    SHARED.iter().copied().chain(own.filter(|words| !words.is_empty()))
}

/// The files that make up a language: where a text is missing, the English one is shown.
fn sources_of(lang: Lang) -> impl Iterator<Item = &'static Asset> {
    let of = move |file: &'static [Asset]| {
        let own = file.get(lang as usize).filter(|_| lang != Lang::En);
        file.first().into_iter().chain(own)
    };
    sources().flat_map(of)
}

/// Whether a game has texts of its own in every language.
pub fn is_translated(game: &str) -> bool {
    Extras::of(game).is_some_and(|extras| extras.words.len() == Lang::ALL.len())
}

static WORDS: [Cached<Words>; 8] = [const { Cached::new() }; 8];

impl Words {
    /// The texts of a language. In debug builds, changes to the assets on disk are noticed here.
    pub fn of(lang: Lang) -> &'static Self {
        let words = &WORDS[lang as usize];
        if cfg!(debug_assertions) {
            files::refresh();
            words.refresh(sources_of(lang), || Self::load(lang));
        }
        words.get(|| Self::load(lang))
    }

    /// The language.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// A text without variables. A missing text is its own key.
    pub fn text<'k: 'w, 'w>(&'w self, key: &'k str) -> &'w str {
        self.find(key).unwrap_or(key)
    }

    /// A text without variables, if there is one with this key.
    pub fn find(&self, key: &str) -> Option<&str> {
        self.plain.get(key).map(String::as_str)
    }

    /// A text with values for its variables. A missing text is its own key, and a variable without
    /// a value is shown as `{$name}`: tests read every text.
    pub fn format<'a>(
        &self,
        key: &str,
        args: impl IntoIterator<Item = (&'a str, Arg<'a>)>,
    ) -> String {
        if let Some(text) = self.find(key) {
            return text.to_owned();
        }
        let message = self.bundle.get_message(key);
        let Some(pattern) = message.and_then(|message| message.value()) else {
            return key.to_owned();
        };
        let args = FluentArgs::from_iter(args);
        self.bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
    }

    /// The text whose key is `prefix` and the identifier of a thing, such as the name of a game. A
    /// missing text is the identifier itself.
    pub fn name_of<'w>(&'w self, prefix: &str, thing: &'w str) -> &'w str {
        self.find(&format!("{prefix}{thing}")).unwrap_or(thing)
    }

    /// A label and what it is about, such as `Play: Magic Maze`.
    pub fn labelled(&self, label: &str, name: &str) -> String {
        self.format("labelled", [("label", label.into()), ("name", name.into())])
    }

    /// Number and title of a scenario.
    pub(crate) fn scenario(&self, number: &str) -> String {
        let title = self.format(&format!("scenario-{number}-title"), []);
        self.format("scenario-numbered", [("number", number.into()), ("title", title.into())])
    }

    fn load(lang: Lang) -> Self {
        Self::read(lang, sources_of(lang))
    }

    /// The texts of these files. A text that is in two of them is that of the later one.
    fn read<'a>(lang: Lang, files: impl Iterator<Item = &'a Asset>) -> Self {
        let code: LanguageIdentifier = lang.code().parse().expect("our codes are language codes");
        let mut bundle = FluentBundle::new_concurrent(vec![code]);
        // Without marks for the direction of writing: all our languages have the same.
        bundle.set_use_isolating(false);
        let mut plain = HashMap::new();
        for source in files {
            // An unreadable text is left out, and a test names it.
            let resource =
                FluentResource::try_new(source.text().into_owned()).unwrap_or_else(|(it, _)| it);
            for (key, text) in resource.entries().filter_map(message) {
                match text {
                    Some(text) => plain.insert(key, text),
                    None => plain.remove(&key),
                };
            }
            bundle.add_resource_overriding(resource);
        }
        Self { lang, bundle, plain }
    }
}

/// The key of a message, and its text if it has no variables.
fn message(entry: &Entry<&str>) -> Option<(String, Option<String>)> {
    let Entry::Message(message) = entry else { return None };
    let text = |element: &PatternElement<&str>| match element {
        PatternElement::TextElement { value } => Some((*value).to_owned()),
        PatternElement::Placeable { .. } => None,
    };
    let text = message.value.as_ref()?.elements.iter().map(text).collect::<Option<String>>();
    Some((message.id.name.to_owned(), text))
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Words({})", self.lang.code())
    }
}

#[cfg(test)]
mod tests;

//! What is said, in each language. All of it stands in `words/LANGUAGE/*.ftl`, none in the code.

mod sentence;

use std::collections::HashMap;
use std::fmt;
use std::sync::LazyLock;

use fluent_syntax::ast::Entry;
use fluent_syntax::parser;
use foldhash::fast::FixedState;
use intl_pluralrules::{PluralRuleType, PluralRules};

use crate::Lang;
use sentence::Sentence;

/// All that can be said in one language.
pub struct Words {
    lang: Lang,
    plural: PluralRules,
    sentences: HashMap<&'static str, Sentence, FixedState>,
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
        self.find(key).unwrap_or(key)
    }

    /// The same, if there is such a sentence.
    pub fn find(&self, key: &str) -> Option<&str> {
        self.sentences.get(key)?.ready()
    }

    /// A sentence with these things filled in. What cannot be filled in is left as it stands: a test
    /// reads every sentence.
    pub fn tell(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        match self.sentences.get(key) {
            Some(sentence) => sentence.tell(args, &self.plural),
            None => key.to_owned(),
        }
    }

    fn load(lang: Lang) -> Self {
        let code: unic_langid::LanguageIdentifier =
            lang.code().parse().expect("our codes are language codes");
        let plural = PluralRules::create(code, PluralRuleType::CARDINAL)
            .expect("our languages have plurals");
        let mut sentences = HashMap::default();
        for source in SOURCES[lang as usize] {
            // What cannot be read is left out, and a test names it.
            let read = parser::parse(source).unwrap_or_else(|(read, _)| read);
            for entry in read.body {
                let Entry::Message(message) = entry else { continue };
                let sentence = message.value.as_ref().and_then(Sentence::of);
                sentences.extend(sentence.map(|sentence| (message.id.name, sentence)));
            }
        }
        Self { lang, plural, sentences }
    }
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Words({})", self.lang.code())
    }
}

#[cfg(test)]
mod tests;

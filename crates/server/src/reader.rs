//! The reader of a page: language, and the address under which they found this server.

use std::convert::Infallible;

use axum::extract::FromRequestParts;
use axum::http::header::{ACCEPT_LANGUAGE, COOKIE, HOST};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName};
use table::Person;
use ui::{Lang, Words};

/// The cookie with the language that somebody chose.
const CHOSEN: &str = "clew-lang";
/// The cookie of those who want to see the numbers of pieces that look alike.
const NUMBERS: &str = "clew-numbers";
/// Where a proxy says how it was spoken to.
const FORWARDED: HeaderName = HeaderName::from_static("x-forwarded-proto");

/// In which language a page is read, and under which address.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Reader {
    /// The language.
    pub(crate) lang: Lang,
    /// Such as `https://clew.example`.
    pub(crate) origin: String,
    /// Whether they want to see the numbers of pieces that look alike (MM-50).
    pub(crate) numbers: bool,
}

impl<S: Sync> FromRequestParts<S> for Reader {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(Self::of(&parts.headers))
    }
}

impl Reader {
    /// The reader who sent these headers.
    pub(crate) fn of(headers: &HeaderMap) -> Self {
        let text = |name: &HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
        let scheme = if text(&FORWARDED) == Some("https") { "https" } else { "http" };
        let host = text(&HOST).unwrap_or("localhost");
        Self {
            lang: lang(headers).unwrap_or_default(),
            origin: format!("{scheme}://{host}"),
            numbers: cookies(headers).any(|pair| pair == (NUMBERS, "on")),
        }
    }

    /// What is said in their language.
    pub(crate) fn words(&self) -> &'static Words {
        Words::of(self.lang)
    }
}

/// The language that was chosen, else the best that the browser asks for; `None` if nobody said.
pub(crate) fn lang(headers: &HeaderMap) -> Option<Lang> {
    let mut chosen = cookies(headers).filter(|(name, _)| *name == CHOSEN);
    let chosen = chosen.find_map(|(_, value)| Lang::read(value));
    let accepted = || Lang::accepted(headers.get(ACCEPT_LANGUAGE)?.to_str().ok()?);
    chosen.or_else(accepted)
}

/// All cookies with their values.
fn cookies(headers: &HeaderMap) -> impl Iterator<Item = (&str, &str)> {
    let texts = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    texts.flat_map(|text| text.split(';')).filter_map(|pair| pair.trim().split_once('='))
}

/// The cookie that keeps for a year whether somebody wants to see numbers.
pub(crate) fn numbers_cookie(is_on: bool) -> String {
    let (value, age) = if is_on { ("on", 31_536_000) } else { ("", 0) };
    format!("{NUMBERS}={value}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax")
}

/// The cookie that keeps a choice for a year.
pub(crate) fn cookie(lang: Lang) -> String {
    format!("{CHOSEN}={}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax", lang.code())
}

/// A friendly name for one who has not said theirs: the same each time.
pub(crate) fn friendly_name(words: &'static Words, person: Option<Person>) -> &'static str {
    let names: Vec<&str> = words.text("friendly-names").split(", ").collect();
    names[person.as_ref().map_or(0, nth) % names.len()]
}

/// A number that goes with a person.
fn nth(person: &Person) -> usize {
    usize::from_str_radix(&person.0.to_string()[..4], 16).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(lines: &[(&'static str, &str)], expected: (Lang, &str)) {
        let mut headers = HeaderMap::new();
        for &(name, value) in lines {
            headers.append(name, value.parse().expect("a value"));
        }
        let reader = Reader::of(&headers);
        assert_eq!((reader.lang, &*reader.origin), expected, "{lines:?}");
    }

    #[test]
    fn a_choice_outweighs_what_the_browser_asks_for() {
        let host = ("host", "clew.example");
        check(&[host], (Lang::En, "http://clew.example"));
        check(&[host, ("accept-language", "sv, nl")], (Lang::Nl, "http://clew.example"));
        let cookie = ("cookie", "clew=00; clew-lang=ca");
        check(&[host, ("accept-language", "nl"), cookie], (Lang::Ca, "http://clew.example"));
        let wrong = ("cookie", "clew-lang=xx");
        check(&[host, wrong, ("x-forwarded-proto", "https")], (Lang::En, "https://clew.example"));
    }

    #[test]
    fn mm_50_numbers_are_shown_to_those_who_asked_for_them() {
        let asked = |cookie: &str| {
            let mut headers = HeaderMap::new();
            headers.append("cookie", cookie.parse().expect("a value"));
            Reader::of(&headers).numbers
        };
        let kept = |is_on| numbers_cookie(is_on).split(';').next().map(str::to_owned);
        assert!(asked(&format!("clew=00; {}", kept(true).expect("a cookie"))));
        assert!(!asked(&kept(false).expect("a cookie")));
        assert!(!asked("clew=00; clew-lang=ca"));
    }
}

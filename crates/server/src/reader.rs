//! The reader of a page: language, preferences and the origin of the address that they use. Also how pages that
//! are the same for everybody are compressed.

use std::convert::Infallible;

use axum::extract::FromRequestParts;
use axum::http::HeaderMap;
use axum::http::header::{
    ACCEPT_ENCODING, ACCEPT_LANGUAGE, CONTENT_ENCODING, CONTENT_TYPE, COOKIE, HOST, VARY,
};
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use maud::Markup;
use table::Person;
use ui::{Lang, Words};

use crate::guard::{Client, Scheme};

/// The cookie with the chosen language.
const CHOSEN: &str = "clew-lang";
/// The cookie with the display name that the reader last had.
const NAME: &str = "clew-name";
/// The cookie of readers who want to see the numbers of pieces that look alike.
const NUMBERS: &str = "clew-numbers";

/// The reader of a page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Reader {
    /// The language of the page.
    pub(crate) lang: Lang,
    /// The origin of the server as the reader sees it, such as `https://clew.example`.
    pub(crate) origin: String,
    /// The build that made the page.
    pub(crate) build: String,
    /// The name that the reader last had at a table.
    pub(crate) name: Option<String>,
    /// Whether the address asks for the view of a watcher.
    pub(crate) watches: bool,
    /// Whether the page shows the numbers of pieces that look alike (MM-50).
    pub(crate) numbers: bool,
}

impl<S: Sync> FromRequestParts<S> for Reader {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        let Ok(client) = Client::from_request_parts(parts, &()).await;
        let mut query = parts.uri.query().unwrap_or_default().split('&');
        let watches = query.any(|pair| pair == "seat=watcher");
        Ok(Self { watches, ..Self::of(&parts.headers, client.scheme) })
    }
}

impl Reader {
    /// The reader who sent these headers by this scheme.
    pub(crate) fn of(headers: &HeaderMap, scheme: Scheme) -> Self {
        let host = headers.get(HOST).and_then(|value| value.to_str().ok()).unwrap_or("localhost");
        Self {
            lang: lang(headers).unwrap_or_default(),
            origin: format!("{scheme}://{host}"),
            build: ui::build().to_owned(),
            name: cookies(headers).find_map(|(name, value)| read_name(name, value)),
            watches: false,
            numbers: cookies(headers).any(|pair| pair == (NUMBERS, "on")),
        }
    }

    /// The name that is proposed to the reader: the last one, or one that a person is always proposed.
    pub(crate) fn proposed_name(&self, person: Option<Person>) -> &str {
        self.name.as_deref().unwrap_or_else(|| friendly_name(self.words(), person))
    }

    /// All texts in the reader's language.
    pub(crate) fn words(&self) -> &'static Words {
        Words::of(self.lang)
    }
}

/// The language of the cookie, or else the best of `Accept-Language`; `None` if the request names none.
pub(crate) fn lang(headers: &HeaderMap) -> Option<Lang> {
    let mut chosen = cookies(headers).filter(|(name, _)| *name == CHOSEN);
    let chosen = chosen.find_map(|(_, value)| Lang::read(value));
    let accepted = || Lang::accepted(headers.get(ACCEPT_LANGUAGE)?.to_str().ok()?);
    chosen.or_else(accepted)
}

/// The names and values of all cookies.
pub(crate) fn cookies(headers: &HeaderMap) -> impl Iterator<Item = (&str, &str)> {
    let texts = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    texts.flat_map(|text| text.split(';')).filter_map(|pair| pair.trim().split_once('='))
}

/// A `Set-Cookie` header that keeps for a year whether numbers are shown.
pub(crate) fn numbers_cookie(is_on: bool) -> String {
    let (value, age) = if is_on { ("on", 31_536_000) } else { ("", 0) };
    format!("{NUMBERS}={value}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax")
}

/// A `Set-Cookie` header that keeps the language for a year.
pub(crate) fn language_cookie(lang: Lang) -> String {
    format!("{CHOSEN}={}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax", lang.code())
}

/// A `Set-Cookie` header that keeps a display name for a year.
pub(crate) fn name_cookie(name: &str) -> String {
    let value: String = form_urlencoded::byte_serialize(name.as_bytes()).collect();
    format!("{NAME}={value}; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax")
}

/// The name in the cookie with this name and value.
fn read_name(cookie: &str, value: &str) -> Option<String> {
    let value = (cookie == NAME).then(|| format!("{NAME}={value}"))?;
    let (_, name) = form_urlencoded::parse(value.as_bytes()).next()?;
    crate::fields::name(&name).ok().map(|name| name.to_string())
}

/// A proposed display name. A person is always proposed the same name.
fn friendly_name(words: &'static Words, person: Option<Person>) -> &'static str {
    let names: Vec<&str> = words.text("friendly-names").split(", ").collect();
    let nth = |person: Person| usize::from_str_radix(&person.0.to_string()[..4], 16).ok();
    names[person.and_then(nth).unwrap_or(0) % names.len()]
}

/// Whether the client accepts gzip.
pub(crate) fn accepts_gzip(headers: &HeaderMap) -> bool {
    let accepted = headers.get(ACCEPT_ENCODING).and_then(|value| value.to_str().ok());
    accepted.is_some_and(|text| text.split(',').any(|coding| coding.trim() == "gzip"))
}

/// The response with a page without secrets, compressed if the client accepts it. Pages of tables that have started
/// are not compressed: their length could reveal what is secret.
pub(crate) fn compressed(request: &HeaderMap, page: Markup) -> Response {
    let plain = page.into_string().into_bytes();
    let headers = [
        (CONTENT_TYPE, "text/html; charset=utf-8"),
        (VARY, "accept, accept-encoding, accept-language, cookie"),
    ];
    if accepts_gzip(request) {
        (headers, [(CONTENT_ENCODING, "gzip")], ui::gzip(&plain)).into_response()
    } else {
        (headers, plain).into_response()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Scheme::{Http, Https};

    #[track_caller]
    fn check(lines: &[(&'static str, &str)], scheme: Scheme, expected: (Lang, &str)) {
        let mut headers = HeaderMap::new();
        for &(name, value) in lines {
            headers.append(name, value.parse().expect("a value"));
        }
        let reader = Reader::of(&headers, scheme);
        assert_eq!((reader.lang, &*reader.origin), expected, "{lines:?}");
    }

    #[test]
    fn a_choice_outweighs_what_the_browser_asks_for() {
        let host = ("host", "clew.example");
        check(&[host], Http, (Lang::En, "http://clew.example"));
        check(&[host, ("accept-language", "sv, nl")], Http, (Lang::Nl, "http://clew.example"));
        let cookie = ("cookie", "clew=00; clew-lang=ca");
        check(&[host, ("accept-language", "nl"), cookie], Http, (Lang::Ca, "http://clew.example"));
        let wrong = ("cookie", "clew-lang=xx");
        check(&[host, wrong], Https, (Lang::En, "https://clew.example"));
        // Only the middleware knows which proxies are trusted.
        check(&[host, ("x-forwarded-proto", "https")], Http, (Lang::En, "http://clew.example"));
    }

    #[test]
    fn mm_50_numbers_are_shown_to_those_who_asked_for_them() {
        let asked = |cookie: &str| {
            let mut headers = HeaderMap::new();
            headers.append("cookie", cookie.parse().expect("a value"));
            Reader::of(&headers, Http).numbers
        };
        let kept = |is_on| numbers_cookie(is_on).split(';').next().map(str::to_owned);
        assert!(asked(&format!("clew=00; {}", kept(true).expect("a cookie"))));
        assert!(!asked(&kept(false).expect("a cookie")));
        assert!(!asked("clew=00; clew-lang=ca"));
    }

    #[test]
    fn only_those_who_ask_for_it_get_it_compressed() {
        for (asked, takes) in [
            ("gzip, deflate, br", true),
            ("br,gzip", true),
            ("identity", false),
            ("gzip;q=0", false),
            ("", false),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(ACCEPT_ENCODING, asked.parse().expect("a value"));
            assert_eq!(accepts_gzip(&headers), takes, "{asked}");
        }
    }
}

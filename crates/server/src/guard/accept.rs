//! Content negotiation: a page or JSON.

use std::cmp::Reverse;
use std::convert::Infallible;

use axum::extract::FromRequestParts;
use axum::http::header::{ACCEPT, AUTHORIZATION};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method};

/// The format in which a client wants a response.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Accept {
    /// A page.
    Html,
    /// JSON; also if there is no `Accept` header.
    Json,
}

/// Beginnings of the addresses that people send each other. Below a table only its page and its replay are such.
const SHARED: [&str; 4] = ["/join", "/play/", "/rules/", "/tables/"];

impl Accept {
    /// The format that these headers ask for: the one with the higher weight; of two with equal weights the
    /// one that is named more specifically; of two that are named equally the first.
    pub fn of(headers: &HeaderMap) -> Self {
        let lines = headers.get_all(ACCEPT).iter().filter_map(|line| line.to_str().ok());
        let ranges: Vec<(&str, Option<u16>)> =
            lines.flat_map(|line| line.split(',')).map(read).collect();
        let html = rank(&ranges, ["text/html", "text/*", "*/*"]);
        let json = rank(&ranges, ["application/json", "application/*", "*/*"]);
        if html.0 > 0 && html > json { Self::Html } else { Self::Json }
    }
}

impl Accept {
    /// The format of the response to a request. Messengers that fetch a link for its preview accept `*/*` and send
    /// no token: at the addresses of pages they get the page. Programs with a token get JSON.
    pub(crate) fn of_request(method: &Method, path: &str, headers: &HeaderMap) -> Self {
        let is_any = headers.get(ACCEPT).is_some_and(|accept| accept == "*/*");
        let is_page = *method == Method::GET && is_shared(path);
        if is_any && is_page && !headers.contains_key(AUTHORIZATION) {
            return Self::Html;
        }
        Self::of(headers)
    }
}

/// Whether people send each other links to this page.
fn is_shared(path: &str) -> bool {
    let Some(begin) = SHARED.iter().find(|begin| path.starts_with(**begin)) else {
        return path == "/";
    };
    let (_, below) = path[begin.len()..].split_once('/').unwrap_or_default();
    *begin != "/tables/" || below.is_empty() || below == "replay"
}

impl<S: Sync> FromRequestParts<S> for Accept {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(Self::of_request(&parts.method, parts.uri.path(), &parts.headers))
    }
}

/// How much a format is wanted: its weight in thousandths, how specifically it is named, and its position. The
/// names are those that cover the format, the most specific first: the most specific one counts, even if it
/// weighs less.
fn rank(ranges: &[(&str, Option<u16>)], names: [&str; 3]) -> (u16, Reverse<usize>, Reverse<usize>) {
    for (nth, name) in names.iter().enumerate() {
        let mut found = ranges.iter().enumerate().filter_map(|(at, (range, weight))| {
            Some((at, (*weight)?)).filter(|_| range.eq_ignore_ascii_case(name))
        });
        if let Some((at, weight)) = found.next() {
            return (weight, Reverse(nth), Reverse(at));
        }
    }
    (0, Reverse(names.len()), Reverse(0))
}

/// A media range and its weight in thousandths; no weight if that cannot be read.
fn read(range: &str) -> (&str, Option<u16>) {
    let mut parts = range.split(';').map(str::trim);
    let kind = parts.next().unwrap_or_default();
    let weight = parts.find_map(|part| {
        let (name, value) = part.split_once('=')?;
        name.trim().eq_ignore_ascii_case("q").then(|| thousandths(value.trim()))
    });
    (kind, weight.unwrap_or(Some(1_000)))
}

/// Reads a number from 0 to 1 with at most three decimal places.
fn thousandths(text: &str) -> Option<u16> {
    let (whole, places) = text.split_once('.').unwrap_or((text, ""));
    if places.len() > 3 || !places.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let places: u16 = format!("{places:0<3}").parse().ok()?;
    match whole {
        "0" => Some(places),
        "1" if places == 0 => Some(1_000),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    #[track_caller]
    fn check(accept: &[&str], expected: bool) {
        let mut headers = HeaderMap::new();
        for line in accept {
            headers.append(ACCEPT, HeaderValue::from_str(line).expect("a header"));
        }
        assert_eq!(Accept::of(&headers) == Accept::Html, expected, "{accept:?}");
    }

    #[test]
    fn browsers_get_pages() {
        check(&["text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"], true);
        check(&["text/html, application/xhtml+xml, image/jxr, */*"], true);
        check(&["TEXT/HTML"], true);
        check(&["text/html;charset=utf-8"], true);
        check(&["text/*"], true);
    }

    #[test]
    fn programs_get_json() {
        check(&[], false);
        check(&[""], false);
        check(&["*/*"], false);
        check(&["application/json"], false);
        check(&["text/event-stream"], false);
        check(&["text/plain"], false);
        check(&["text/html-but-not-quite"], false);
    }

    #[test]
    fn a_messenger_gets_the_page_of_a_link_and_a_program_with_a_token_json() {
        let wanted = |method: &Method, path: &str, lines: &[(&'static str, &'static str)]| {
            let lines = lines.iter().map(|&(name, value)| {
                (name.parse().expect("a name"), HeaderValue::from_static(value))
            });
            Accept::of_request(method, path, &lines.collect())
        };
        let any = ("accept", "*/*");
        for path in ["/", "/tables/abc", "/tables/abc/replay", "/join/MUBEL", "/rules/x", "/play/x"]
        {
            assert_eq!(wanted(&Method::GET, path, &[any]), Accept::Html, "{path}");
            let token = ("authorization", "Bearer 0");
            assert_eq!(wanted(&Method::GET, path, &[any, token]), Accept::Json, "{path}");
            assert_eq!(wanted(&Method::GET, path, &[]), Accept::Json, "{path}");
            assert_eq!(wanted(&Method::POST, path, &[any]), Accept::Json, "{path}");
        }
        for path in
            ["/games", "/tables", "/tables/abc/record", "/tables/abc/events", "/openapi.json"]
        {
            assert_eq!(wanted(&Method::GET, path, &[any]), Accept::Json, "{path}");
        }
    }

    #[test]
    fn weights_decide_then_names_then_places() {
        check(&["text/html;q=0.5, application/json"], false);
        check(&["application/json;q=0.5, text/html;q=0.6"], true);
        check(&["application/json; Q = 0.500 ,text/html ; q=0.501"], true);
        check(&["*/*, text/html"], true);
        check(&["*/*, application/json"], false);
        check(&["application/json, text/html"], false);
        check(&["text/html, application/json"], true);
        check(&["application/json", "text/html"], false);
        check(&["application/*, text/html"], true);
        check(&["text/html;q=0.8, */*"], false);
    }

    #[test]
    fn nought_means_not_at_all() {
        check(&["text/html;q=0"], false);
        check(&["text/html;q=0, */*"], false);
        check(&["application/json;q=0, */*"], true);
        check(&["text/html;q=0.000, application/json;q=0.001"], false);
    }

    #[test]
    fn a_weight_that_cannot_be_read_does_not_count() {
        for weight in ["", "x", "2", "1.1", "-1", "0.1234", "0.1x", ".5", "+0.5"] {
            check(&[&format!("text/html;q={weight}")], false);
        }
        check(&["text/html;q=1.000"], true);
        check(&["text/html;q=0."], false);
        check(&["text/html;q=1."], true);
    }
}

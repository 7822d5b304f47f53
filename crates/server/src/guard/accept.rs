//! Which form of an answer is asked for.

use std::cmp::Reverse;

use axum::http::HeaderMap;
use axum::http::header::ACCEPT;

/// Whether a page is wanted rather than JSON.
///
/// The form with the higher weight counts; of two with equal weights the one that is named, not
/// covered by a star; of two that are named the first. Without an `Accept` header the answer is JSON.
pub fn wants_html(headers: &HeaderMap) -> bool {
    let mut html = Rank::default();
    let mut json = Rank::default();
    let lines = headers.get_all(ACCEPT).iter().filter_map(|line| line.to_str().ok());
    for (place, range) in lines.flat_map(|line| line.split(',')).enumerate() {
        let (kind, weight) = read(range);
        let Some(weight) = weight else { continue };
        let note = |rank: &mut Rank, named| {
            // What names a form more closely says what is meant, also if it weighs less.
            if (named, Reverse(place)) > (rank.named, rank.place) {
                *rank = Rank { weight, named, place: Reverse(place) };
            }
        };
        if kind.eq_ignore_ascii_case("text/html") {
            note(&mut html, Named::Whole);
        } else if kind.eq_ignore_ascii_case("application/json") {
            note(&mut json, Named::Whole);
        } else if kind.eq_ignore_ascii_case("text/*") {
            note(&mut html, Named::Half);
        } else if kind.eq_ignore_ascii_case("application/*") {
            note(&mut json, Named::Half);
        } else if kind == "*/*" {
            note(&mut html, Named::Star);
            note(&mut json, Named::Star);
        }
    }
    html.weight > 0 && html > json
}

/// How much a form is wanted: one that is greater, more.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Rank {
    /// In thousandths.
    weight: u16,
    named: Named,
    /// Where it stands; further to the front is greater.
    place: Reverse<usize>,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Named {
    Not,
    Star,
    Half,
    Whole,
}

impl Default for Rank {
    fn default() -> Self {
        Self { weight: 0, named: Named::Not, place: Reverse(0) }
    }
}

/// A form and its weight; no weight if that cannot be read.
fn read(range: &str) -> (&str, Option<u16>) {
    let mut parts = range.split(';').map(str::trim);
    let kind = parts.next().unwrap_or_default();
    let weight = parts.find_map(|part| {
        let (name, value) = part.split_once('=')?;
        name.trim().eq_ignore_ascii_case("q").then(|| thousandths(value.trim()))
    });
    (kind, weight.unwrap_or(Some(1_000)))
}

/// A number from 0 to 1 with three places at most.
fn thousandths(text: &str) -> Option<u16> {
    let (whole, places) = text.split_once('.').unwrap_or((text, ""));
    let is_number = places.len() <= 3 && places.bytes().all(|byte| byte.is_ascii_digit());
    let places = places.bytes().fold((0, 100), |(sum, worth), digit| {
        (sum + u16::from(digit.saturating_sub(b'0')) * worth, worth / 10)
    });
    match whole {
        "0" if is_number => Some(places.0),
        "1" if is_number && places.0 == 0 => Some(1_000),
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
        assert_eq!(wants_html(&headers), expected, "{accept:?}");
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

//! Pages that are the same for everybody are compressed. Those of tables are not: they hold what is
//! secret for others, and their length could give it away.

use axum::http::header::{ACCEPT_ENCODING, CONTENT_ENCODING, CONTENT_TYPE, VARY};
use axum::http::{HeaderMap, HeaderValue};
use axum::response::{IntoResponse, Response};
use maud::Markup;

/// Whether the client accepts gzip.
pub(crate) fn takes_gzip(headers: &HeaderMap) -> bool {
    let accepted = headers.get(ACCEPT_ENCODING).and_then(|value| value.to_str().ok());
    let is_gzip = |one: &str| matches!(one.split_once(';').unwrap_or((one, "")), (name, "") if name.trim() == "gzip");
    accepted.is_some_and(|text| text.split(',').any(is_gzip))
}

/// A page that is the same for everybody.
pub(crate) fn page(headers: &HeaderMap, page: Markup) -> Response {
    let plain = page.into_string().into_bytes();
    let mut response = if takes_gzip(headers) {
        ([(CONTENT_ENCODING, "gzip")], ui::gzip(&plain)).into_response()
    } else {
        plain.into_response()
    };
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static("text/html; charset=utf-8"));
    headers
        .insert(VARY, HeaderValue::from_static("accept, accept-encoding, accept-language, cookie"));
    response
}

#[cfg(test)]
mod tests {
    use super::*;

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
            headers.insert(ACCEPT_ENCODING, HeaderValue::from_static(asked));
            assert_eq!(takes_gzip(&headers), takes, "{asked}");
        }
    }
}

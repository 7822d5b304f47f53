//! What all responses have in common: security headers, and one format of errors.

use axum::body::{Body, HttpBody, to_bytes};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_LENGTH, CONTENT_SECURITY_POLICY, CONTENT_TYPE, REFERRER_POLICY,
    SET_COOKIE, STRICT_TRANSPORT_SECURITY, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::response::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue};
use axum::response::{IntoResponse, Response};
use futures_util::FutureExt;
use ui::{Lang, Words};

use super::Accept;
use crate::Error;
use crate::error::RequestError;

/// A page may load its own script, style, font and pictures and connect to its own server, and nothing else. Text
/// becomes HTML only through the script's one trusted-types policy.
const PAGE_POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
    img-src 'self' data:; font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; \
    frame-ancestors 'none'; manifest-src 'self'; media-src 'self'; \
    require-trusted-types-for 'script'; trusted-types clew";

/// JSON is no page, so nothing is allowed. It is the response to every move, and this policy is a tenth as
/// long.
const JSON_POLICY: &str = "default-src 'none'; frame-ancestors 'none'";

/// Device features that our pages do not use.
const PERMISSIONS: &str = "accelerometer=(), camera=(), display-capture=(), encrypted-media=(), \
    geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), \
    midi=(), payment=(), publickey-credentials-get=(), serial=(), usb=(), xr-spatial-tracking=()";

/// Headers of every response, whatever its handler sets.
static ALWAYS: [(HeaderName, HeaderValue); 2] = [
    (X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    (
        HeaderName::from_static("cross-origin-resource-policy"),
        HeaderValue::from_static("same-origin"),
    ),
];

/// Headers of every response that a browser could show as a page.
static PAGES: [(HeaderName, HeaderValue); 4] = [
    (CONTENT_SECURITY_POLICY, HeaderValue::from_static(PAGE_POLICY)),
    // Not `no-referrer`: with it, Chromium sends `Origin: null` from our own forms.
    (REFERRER_POLICY, HeaderValue::from_static("same-origin")),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        HeaderValue::from_static("same-origin"),
    ),
    (HeaderName::from_static("permissions-policy"), HeaderValue::from_static(PERMISSIONS)),
];

/// Headers of JSON.
static JSON: [(HeaderName, HeaderValue); 1] =
    [(CONTENT_SECURITY_POLICY, HeaderValue::from_static(JSON_POLICY))];

/// Adds the headers of every response. The handler's `Cache-Control` stays; without one nothing is cached.
pub(crate) fn add_headers(headers: &mut HeaderMap) {
    let is_json = headers.get(CONTENT_TYPE).is_some_and(|kind| kind == "application/json");
    let more: &[_] = if is_json { &JSON } else { &PAGES };
    for (name, value) in ALWAYS.iter().chain(more) {
        headers.insert(name, value.clone());
    }
    headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
}

/// How long a browser that came by HTTPS uses nothing else for this host.
const HTTPS_ONLY: HeaderValue = HeaderValue::from_static("max-age=31536000");

/// Adds what holds for a client that uses HTTPS: it sends our cookies by HTTPS alone, and never asks by HTTP
/// again.
pub(super) fn secure(headers: &mut HeaderMap) {
    headers.insert(STRICT_TRANSPORT_SECURITY, HTTPS_ONLY);
    if let axum::http::header::Entry::Occupied(mut cookies) = headers.entry(SET_COOKIE) {
        for cookie in cookies.iter_mut() {
            let text = [cookie.as_bytes(), b"; Secure"].concat();
            *cookie = HeaderValue::from_bytes(&text).expect("a header and some letters");
        }
    }
}

/// Marks an error response whose body stays as it is, such as a form that shows the error.
#[derive(Clone, Copy, Debug)]
pub(crate) struct KeepBody;

/// Gives an error the format and language that the request asks for; programs need not ask for a language.
/// Status and headers stay, and so do responses that are no error.
pub(super) fn format_error(response: Response, accept: Accept, lang: Option<Lang>) -> Response {
    let status = response.status();
    let is_error = status.is_client_error() || status.is_server_error();
    if !is_error || response.extensions().get::<KeepBody>().is_some() {
        return response;
    }
    let (mut parts, body) = response.into_parts();
    let mut error = match parts.extensions.remove::<Error>() {
        Some(_) if accept == Accept::Json && lang.is_none() => {
            return Response::from_parts(parts, body);
        }
        Some(error) => error,
        None => RequestError::of_status(parts.status, explanation(&parts, body)).into(),
    };
    let words = Words::of(lang.unwrap_or_default());
    // Translated sentences leave out details.
    if (accept == Accept::Html || lang.is_some())
        && let Some(text) = words.find(&format!("refusal-{}", error.code))
    {
        error.text = text.to_owned();
    }
    let (kind, body) = match accept {
        Accept::Json => ("application/json", error.into_response().into_body()),
        Accept::Html => {
            let page = ui::pages::error(words, error.code, &error.text);
            ("text/html; charset=utf-8", Body::from(page.into_string()))
        }
    };
    parts.headers.remove(CONTENT_LENGTH);
    parts.headers.insert(CONTENT_TYPE, HeaderValue::from_static(kind));
    Response::from_parts(parts, body)
}

/// The sentence in which an extractor of axum explains its error: a short plain text that is in memory.
fn explanation(parts: &Parts, body: Body) -> Option<String> {
    let is_text = parts.headers.get(CONTENT_TYPE)?.as_bytes().starts_with(b"text/plain");
    let is_short = body.size_hint().exact().is_some_and(|size| (1..1_000).contains(&size));
    if !is_text || !is_short {
        return None;
    }
    let bytes = to_bytes(body, 1_000).now_or_never()?.ok()?;
    String::from_utf8(bytes.into()).ok()
}

//! What every answer says about itself.

use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, HeaderName, HeaderValue};

/// The page may load its own script, style and pictures, speak to its own server, and nothing
/// else; what turns text into markup must go through the one policy of ours.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
    img-src 'self' data:; connect-src 'self'; form-action 'self'; base-uri 'none'; \
    frame-ancestors 'none'; manifest-src 'self'; media-src 'self'; \
    require-trusted-types-for 'script'; trusted-types clew";

/// Whatever a page could ask a person's device for, and ours does not.
const PERMISSIONS: &str = "accelerometer=(), camera=(), display-capture=(), encrypted-media=(), \
    geolocation=(), gyroscope=(), hid=(), magnetometer=(), microphone=(), \
    midi=(), payment=(), publickey-credentials-get=(), serial=(), usb=(), xr-spatial-tracking=()";

/// JSON is never a page, so it may do nothing at all. It is the answer to every move, and this is
/// a tenth as long.
const NOTHING: &str = "default-src 'none'; frame-ancestors 'none'";

/// What stands on every answer, whatever its handler says.
static ALWAYS: [(HeaderName, HeaderValue); 2] = [
    (X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    (
        HeaderName::from_static("cross-origin-resource-policy"),
        HeaderValue::from_static("same-origin"),
    ),
];

/// What stands on whatever a browser could show as a page.
static PAGES: [(HeaderName, HeaderValue); 4] = [
    (CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY)),
    // Not `no-referrer`: with it, Chromium sends `Origin: null` from our own forms.
    (REFERRER_POLICY, HeaderValue::from_static("same-origin")),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        HeaderValue::from_static("same-origin"),
    ),
    (HeaderName::from_static("permissions-policy"), HeaderValue::from_static(PERMISSIONS)),
];

/// Puts them on. What a handler says about caching stays; if it says nothing, nobody may keep the
/// answer, for it shows how things stood.
pub(crate) fn put(headers: &mut HeaderMap) {
    let is_json = headers.get(CONTENT_TYPE).is_some_and(|kind| kind == "application/json");
    if !is_json {
        // At once, and not again with every few of them. Those of JSON find room where its kind is.
        headers.reserve(ALWAYS.len() + PAGES.len() + 2);
    }
    for (name, value) in &ALWAYS {
        headers.insert(name, value.clone());
    }
    if is_json {
        headers.insert(CONTENT_SECURITY_POLICY, HeaderValue::from_static(NOTHING));
    } else {
        for (name, value) in &PAGES {
            headers.insert(name, value.clone());
        }
    }
    headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
}

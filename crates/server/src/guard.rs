//! Stand-in until the real one is merged.
use axum::http::HeaderMap;
pub(crate) fn wants_html(headers: &HeaderMap) -> bool {
    headers.get("accept").and_then(|v| v.to_str().ok()).is_some_and(|t| t.contains("text/html"))
}

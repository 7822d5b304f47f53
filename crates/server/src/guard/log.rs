//! One log line for each request, without secrets.

use axum::extract::{MatchedPath, Request};
use axum::http::{Method, StatusCode};

use super::Guard;

/// What is logged and counted of a request: its route. Never its address, because links hold secrets, and
/// never its headers or body.
pub(super) struct RequestLog {
    method: Method,
    route: Option<MatchedPath>,
    since: u64,
}

impl RequestLog {
    /// A request that has just come in.
    pub(super) fn of(request: &Request, guard: &Guard) -> Self {
        Self {
            method: request.method().clone(),
            route: request.extensions().get().cloned(),
            since: guard.clock.micros(),
        }
    }

    /// Logs and counts the answer.
    pub(super) fn answered(&self, status: StatusCode, guard: &Guard) {
        let micros = guard.clock.micros().saturating_sub(self.since);
        let route = self.route.as_ref().map_or("none", MatchedPath::as_str);
        guard.metrics.request(route, &self.method, status, micros);
        // A made-up method could otherwise write into the log.
        let method = match self.method {
            Method::GET => "GET",
            Method::HEAD => "HEAD",
            Method::POST => "POST",
            Method::OPTIONS => "OPTIONS",
            _ => "other",
        };
        let status = status.as_u16();
        tracing::debug!(method, route, status, micros, "request answered");
    }
}

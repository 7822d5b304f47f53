//! One line for each request, which tells nothing that is secret.

use axum::extract::{MatchedPath, Request};
use axum::http::{Method, StatusCode};

use super::Guard;

/// What is told of a request. Never its address, for links hold secrets; never its headers or its
/// body. The route is told instead.
pub(super) struct Asked {
    method: Method,
    route: Option<MatchedPath>,
    since: u64,
}

impl Asked {
    /// A request that comes in now.
    pub(super) fn of(request: &Request, guard: &Guard) -> Self {
        Self {
            method: request.method().clone(),
            route: request.extensions().get().cloned(),
            since: guard.clock.micros(),
        }
    }

    /// It is answered now.
    pub(super) fn answered(&self, status: StatusCode, guard: &Guard) {
        let micros = guard.clock.micros().saturating_sub(self.since);
        let route = self.route.as_ref().map_or("none", MatchedPath::as_str);
        guard.metrics.request(route, &self.method, status, micros);
        // Whoever makes up a method could write into the log.
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

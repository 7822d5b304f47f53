//! The middleware before the routes: origin, rate and size of requests, format and headers of responses.

mod accept;
mod client;
mod origin;
mod places;
mod rate;
pub(crate) mod response;
mod streams;
#[cfg(test)]
mod tests;
mod tries;

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::{Body, HttpBody, to_bytes};
use axum::extract::{MatchedPath, Request, State};
use axum::http::header::CONNECTION;
use axum::http::request::Parts;
use axum::http::{HeaderValue, StatusCode};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use http_body_util::LengthLimitError;
use tokio::time::timeout;

pub use accept::Accept;
pub use client::{Client, ClientKey, ProxyNet};
pub(crate) use client::{Scheme, is_trusted};
pub(crate) use places::LobbyPlaces;
pub use rate::{Budget, Limits, RateLimits};
pub(crate) use response::KeepBody;
pub use streams::{MaxStreams, Role, StreamLimits, StreamPermit};
pub use tries::WrongTries;

use crate::error::RequestError;
use crate::metrics::{Metrics, method_label};
use crate::{Clock, Error};

/// What the middleware needs.
#[derive(Clone, Debug)]
pub struct Guard {
    /// Measures rates and durations.
    pub clock: Clock,
    /// Rate limits.
    pub limits: Limits,
    /// The proxies whose word counts about the client's address and scheme.
    pub proxies: Arc<[ProxyNet]>,
    /// Limits of request bodies.
    pub bodies: BodyLimits,
    /// Counts requests.
    pub metrics: Metrics,
}

/// Limits of request bodies.
#[derive(Clone, Copy, Debug)]
pub struct BodyLimits {
    /// Maximum size in bytes.
    pub size: usize,
    /// Time within which the whole body must arrive.
    pub timeout: Duration,
}

impl Default for BodyLimits {
    fn default() -> Self {
        Self { size: 16 * 1024, timeout: Duration::from_secs(10) }
    }
}

impl Guard {
    /// The usual limits.
    pub fn new(clock: Clock, metrics: Metrics) -> Self {
        let limits = Limits::new(RateLimits::On, &clock);
        Self { clock, limits, proxies: Arc::default(), bodies: BodyLimits::default(), metrics }
    }
}

/// Adds the middleware to all routes and to the fallback.
///
/// A request passes these steps in this order, and its response passes them in reverse:
///
/// 1. the log and the metrics, outermost: they see what is really sent;
/// 2. the headers, so that no response is without them;
/// 3. the format of errors, outside of everything that can fail: all steps below may return a plain error;
/// 4. the origin: it reads a few headers and stores nothing. It comes before the rate so that another site
///    cannot use up a person's requests in their name;
/// 5. the rate, before anything that costs more than itself;
/// 6. the body, last: only it waits and needs memory, so neither is spent on a request that is refused.
///
/// The middleware runs after the router has chosen a route, since the log names the route.
pub fn with_middleware(router: Router, guard: Guard) -> Router {
    router.layer(from_fn_with_state(Arc::new(guard), handle))
}

async fn handle(State(guard): State<Arc<Guard>>, request: Request, next: Next) -> Response {
    let since = guard.clock.micros();
    let method = request.method().clone();
    // The route and never the path, because links hold secrets; and neither headers nor body.
    let matched = request.extensions().get::<MatchedPath>().cloned();
    let accept = Accept::of_request(request.method(), request.uri().path(), request.headers());
    let lang = crate::reader::lang(request.headers());
    let (mut parts, body) = request.into_parts();
    let client = Client::of(&parts, &guard.proxies);
    parts.extensions.insert(client);
    let answered = admit_and_run(&guard, &client, parts, body, next).await;
    let mut response = response::format_error(answered, accept, lang);
    response::add_headers(response.headers_mut());
    if client.scheme == Scheme::Https {
        response::secure(response.headers_mut());
    }
    let route = matched.as_ref().map_or("none", MatchedPath::as_str);
    let micros = guard.clock.micros().saturating_sub(since);
    guard.metrics.request(route, &method, response.status(), micros);
    let (method, status) = (method_label(&method), response.status().as_u16());
    tracing::debug!(method, route, status, micros, "request answered");
    response
}

async fn admit_and_run(
    guard: &Guard,
    client: &Client,
    mut parts: Parts,
    body: Body,
    next: Next,
) -> Response {
    if let Err(error) = admit(&mut parts, client, guard) {
        return refuse(error);
    }
    match read_body(body, guard.bodies).await.map_err(Error::from) {
        Ok(body) => match count_upload(&body, client, guard) {
            Ok(()) => next.run(Request::from_parts(parts, body)).await,
            Err(error) => refuse(error),
        },
        // The rest of the body may still come, and is no request.
        Err(error) => ([(CONNECTION, "close")], error).into_response(),
    }
}

/// The response to a request that is not admitted. One that is over a limit ends its connection: the client must
/// not go on sending, and a body that nobody has read is no request.
fn refuse(error: Error) -> Response {
    let mut response = error.into_response();
    if response.status() == StatusCode::TOO_MANY_REQUESTS {
        response.headers_mut().insert(CONNECTION, HeaderValue::from_static("close"));
    }
    response
}

/// Checks the origin and the rate of a request.
fn admit(parts: &mut Parts, client: &Client, guard: &Guard) -> Result<(), Error> {
    origin::check(parts)?;
    guard.limits.request(client)
}

/// Counts the kilobytes of a large body.
fn count_upload(body: &Body, client: &Client, guard: &Guard) -> Result<(), Error> {
    let size = body.size_hint().lower() as usize;
    if size <= rate::FREE_BODY_SIZE {
        return Ok(());
    }
    guard.limits.count_many(Budget::Uploads, client, size.div_ceil(1_024) as u32)
}

/// Reads the whole body into memory, so that handlers need not wait for it and need no limits of their own.
async fn read_body(body: Body, limits: BodyLimits) -> Result<Body, RequestError> {
    let too_large = RequestError::BodyTooLarge(limits.size);
    if body.is_end_stream() {
        return Ok(body);
    }
    // What `Content-Length` announces is not waited for.
    if body.size_hint().lower() > limits.size as u64 {
        return Err(too_large);
    }
    match timeout(limits.timeout, to_bytes(body, limits.size)).await {
        Ok(Ok(bytes)) => Ok(bytes.into()),
        Ok(Err(error)) => match std::error::Error::source(&error) {
            Some(source) if source.is::<LengthLimitError>() => Err(too_large),
            _ => Err(RequestError::BrokenBody),
        },
        Err(_) => Err(RequestError::BodyTooSlow(limits.timeout.as_secs())),
    }
}

//! The middleware before the routes: origin, rates and sizes of requests, and the form and headers of
//! answers.

mod accept;
mod body;
pub(crate) mod headers;
mod log;
mod origin;
mod rate;
mod shape;
mod streams;
#[cfg(test)]
mod tests;
mod who;

use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;

use axum::Router;
use axum::body::HttpBody;
use axum::extract::{Request, State};
use axum::http::header::CONNECTION;
use axum::http::request::Parts;
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};

pub use accept::wants_html;
pub use body::Bodies;
pub use rate::{Limits, RateLimits};
pub use streams::{MostStreams, Pass, StreamCaps};
pub use who::Who;

use crate::listen::Peer;
use crate::metrics::Metrics;
use crate::{Clock, Error};
use log::RequestLog;
pub(crate) use shape::AsItIs;
use shape::{Form, shape};

/// What the middleware needs.
#[derive(Clone, Debug)]
pub struct Guard {
    /// Measures rates and durations.
    pub clock: Clock,
    /// Rate limits.
    pub limits: Limits,
    /// Limits of bodies.
    pub bodies: Bodies,
    /// Counts requests.
    pub metrics: Metrics,
}

impl Guard {
    /// The usual limits.
    pub fn new(clock: Clock, metrics: Metrics) -> Self {
        let limits = Limits::new(RateLimits::On, &clock);
        Self { clock, limits, bodies: Bodies::default(), metrics }
    }
}

/// Puts the middleware before all routes, and before addresses that are none.
///
/// A request goes through these in this order, and its answer back through them:
///
/// 1. the log and the metrics, outermost: they see what is really sent;
/// 2. the headers, so that no answer is without them;
/// 3. the form of errors, outside of all that can refuse: everything below may return a plain error;
/// 4. the origin: it reads a few headers and keeps nothing. It comes before the rate so that another site
///    cannot use up a person's requests in their name;
/// 5. the rate, before anything that costs more than itself;
/// 6. the body, last: only it waits and needs memory, so neither is spent on a request that is refused.
///
/// The middleware runs after the router has chosen a route, since the log names the route.
pub fn with_middleware(router: Router, guard: Guard) -> Router {
    router.layer(from_fn_with_state(Arc::new(guard), handle))
}

async fn handle(State(guard): State<Arc<Guard>>, request: Request, next: Next) -> Response {
    let log = RequestLog::of(&request, &guard);
    let form = if wants_html(request.headers()) { Form::Page } else { Form::Json };
    let lang = crate::reader::lang(request.headers());
    let mut answer = shape(answer(&guard, request, next).await, form, lang);
    headers::put(answer.headers_mut());
    log.answered(answer.status(), &guard);
    answer
}

async fn answer(guard: &Guard, request: Request, next: Next) -> Response {
    let (mut parts, body) = request.into_parts();
    if let Err(error) = admit(&mut parts, guard) {
        return error.into_response();
    }
    if body.is_end_stream() {
        return next.run(Request::from_parts(parts, body)).await;
    }
    match body::take(body, guard.bodies).await {
        Ok(body) => next.run(Request::from_parts(parts, body)).await,
        // The rest of the body may still come, and is no request.
        Err(error) => ([(CONNECTION, "close")], error).into_response(),
    }
}

/// Checks the origin and the rate of a request.
fn admit(parts: &mut Parts, guard: &Guard) -> Result<(), Error> {
    origin::check(parts)?;
    let address = parts.extensions.get().map_or(NOWHERE, |Peer(address)| address.ip());
    guard.limits.request(Who::asking(&parts.headers, address))
}

/// The address of a request that did not come over a connection.
const NOWHERE: IpAddr = IpAddr::V4(Ipv4Addr::UNSPECIFIED);

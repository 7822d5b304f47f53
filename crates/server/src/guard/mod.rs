//! The guard before the routes: who may ask for what, how often, how much, and what every answer
//! must say.

mod accept;
mod body;
mod buckets;
mod future;
pub(crate) mod headers;
mod log;
mod origin;
mod rate;
mod shape;
mod streams;
#[cfg(test)]
mod tests;
mod who;

use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;
use std::task::{Context, Poll};

use axum::Router;
use axum::body::HttpBody;
use axum::extract::Request;
use axum::http::request::Parts;
use axum::response::Response;
use axum::routing::Route;
use tower::{Layer, Service};

pub use accept::wants_html;
pub use body::Bodies;
pub use rate::Limits;
pub use streams::{MostStreams, Pass, StreamCaps};
pub use who::Who;

use crate::listen::Peer;
use crate::metrics::Metrics;
use crate::{Clock, Error};
use future::{Guarding, Way};
use log::Asked;
pub(crate) use shape::AsItIs;
use shape::Form;

/// What the guard goes by.
#[derive(Clone, Debug)]
pub struct Guard {
    /// Tells it the time.
    pub clock: Clock,
    /// How often somebody may ask.
    pub limits: Limits,
    /// What bodies may be like.
    pub bodies: Bodies,
    /// Where it counts.
    pub metrics: Metrics,
}

impl Guard {
    /// The usual guard.
    pub fn new(clock: Clock, metrics: Metrics) -> Self {
        Self { clock, limits: Limits::new(), bodies: Bodies::default(), metrics }
    }
}

/// Puts the guard before all routes, and before addresses that are none.
///
/// A request goes through these in this order, and its answer back through them:
///
/// 1. the log and the numbers, outermost: they tell what is really sent;
/// 2. the headers, so that no answer is without them, whoever gives it;
/// 3. the form of errors, outside of all that can refuse: everybody below may return a bare error;
/// 4. where it comes from: it reads a few headers and keeps nothing. It comes before the rate so
///    that another site cannot use up, in somebody's name, what they may ask;
/// 5. the rate, before anything that costs more than itself;
/// 6. the body, last: it is the only one that waits and the only one that needs memory, so that is
///    done for nobody who is refused anyway.
///
/// The guard stands behind the router's choice of a route, since the log wants to know the route.
/// It is one service and not six: each would be boxed and cloned for each request.
pub fn guarded(router: Router, guard: Guard) -> Router {
    // Handlers become routes now, and not anew for each request.
    router.with_state(()).layer(Before(Arc::new(guard)))
}

#[derive(Clone)]
struct Before(Arc<Guard>);

impl Layer<Route> for Before {
    type Service = Guarded;

    fn layer(&self, route: Route) -> Guarded {
        Guarded { guard: Arc::clone(&self.0), route }
    }
}

/// A route with the guard before it.
#[derive(Clone)]
struct Guarded {
    guard: Arc<Guard>,
    route: Route,
}

impl Service<Request> for Guarded {
    type Response = Response;
    type Error = Infallible;
    type Future = Guarding;

    fn poll_ready(&mut self, cx: &mut Context<'_>) -> Poll<Result<(), Infallible>> {
        Service::<Request>::poll_ready(&mut self.route, cx)
    }

    fn call(&mut self, request: Request) -> Guarding {
        let asked = Asked::of(&request, &self.guard);
        let form = if wants_html(request.headers()) { Form::Page } else { Form::Json };
        let lang = crate::reader::lang(request.headers());
        let (mut parts, body) = request.into_parts();
        let way = match admit(&mut parts, &self.guard) {
            Err(error) => Way::Refused { error: Some(error) },
            Ok(()) if body.is_end_stream() => {
                Way::Answered { answer: self.route.call(Request::from_parts(parts, body)) }
            }
            Ok(()) => Way::Awaited {
                body: Box::pin(body::take(body, self.guard.bodies)),
                then: Some((parts, self.route.clone())),
            },
        };
        Guarding { way, asked, form, lang, guard: Arc::clone(&self.guard) }
    }
}

/// Whether this may be asked at all, whatever its body is.
fn admit(parts: &mut Parts, guard: &Guard) -> Result<(), Error> {
    origin::check(parts)?;
    let address = parts.extensions.get().map_or(NOWHERE, |Peer(address)| address.ip());
    guard.limits.request(Who::asking(&parts.headers, address), guard.clock.now())
}

/// Where a request comes from that did not come over a connection.
const NOWHERE: IpAddr = IpAddr::V4(Ipv4Addr::UNSPECIFIED);

//! A request on its way through the guard and back.

use std::convert::Infallible;
use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};

use axum::body::Body;
use axum::extract::Request;
use axum::http::HeaderValue;
use axum::http::header::CONNECTION;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use axum::routing::Route;
use axum::routing::future::RouteFuture;
use pin_project_lite::pin_project;
use tower::Service;
use ui::Lang;

use super::log::Asked;
use super::shape::{Form, shape};
use super::{Guard, headers};
use crate::Error;

pin_project! {
    /// An answer in the making. Written by hand, so that a request without a body needs no memory
    /// of its own here.
    pub(super) struct Guarding {
        #[pin]
        pub(super) way: Way,
        pub(super) asked: Asked,
        pub(super) form: Form,
        pub(super) lang: Option<Lang>,
        pub(super) guard: Arc<Guard>,
    }
}

pin_project! {
    /// How far it has come.
    #[project = WayNow]
    pub(super) enum Way {
        /// No further.
        Refused { error: Option<Error> },
        /// The body is on its way; then the rest of the request goes to its route.
        Awaited { body: Taking, then: Option<(Parts, Route)> },
        /// The handler has it.
        Answered { #[pin] answer: RouteFuture<Infallible> },
    }
}

/// A body on its way.
type Taking = Pin<Box<dyn Future<Output = Result<Body, Error>> + Send>>;

impl Future for Guarding {
    type Output = Result<Response, Infallible>;

    fn poll(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Self::Output> {
        let this = self.project();
        let mut way = this.way;
        let answer = loop {
            let next = match way.as_mut().project() {
                WayNow::Refused { error } => {
                    break error.take().expect("it is not polled after its end").into_response();
                }
                WayNow::Answered { answer } => break ready!(answer.poll(cx))?,
                WayNow::Awaited { body, then } => match ready!(body.as_mut().poll(cx)) {
                    Err(error) => break hang_up(error.into_response()),
                    Ok(body) => {
                        let (parts, mut route) = then.take().expect("a body comes once");
                        Way::Answered { answer: route.call(Request::from_parts(parts, body)) }
                    }
                },
            };
            way.set(next);
        };
        let mut answer = shape(answer, *this.form, *this.lang);
        headers::put(answer.headers_mut());
        this.asked.answered(answer.status(), this.guard);
        Poll::Ready(Ok(answer))
    }
}

/// The rest of the body may still come, and is no request.
fn hang_up(mut refusal: Response) -> Response {
    refusal.headers_mut().insert(CONNECTION, HeaderValue::from_static("close"));
    refusal
}

//! One connection: what hyper does with it, and what our link hears of that.

use std::convert::Infallible;
use std::future::Future;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, Waker, ready};

use axum::Router;
use axum::body::{Body, HttpBody};
use axum::routing::future::RouteFuture;
use bytes::Bytes;
use hyper::body::{Frame, Incoming, SizeHint};
use hyper::server::conn::http1;
use hyper::{Method, Request, Response, Version};
use tokio::net::TcpStream;

use super::limits::Limits;
use super::link::{Link, Phase};
use super::stream::Stream;
use super::wire::Wire;
use crate::metrics::Counted;

/// Where a request comes from; every request over a connection has it among its extensions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Peer(pub SocketAddr);

/// How hyper shall do it.
pub(super) fn builder(limits: &Limits) -> http1::Builder {
    let mut builder = http1::Builder::new();
    builder
        // Times are kept by the link.
        .header_read_timeout(None)
        .max_header_size(limits.head_size)
        // As small as the head allows: a connection that has once read or written much keeps it.
        .max_buf_size(limits.head_size.max(SMALLEST_BUFFER));
    builder
}

/// Hyper takes no less.
const SMALLEST_BUFFER: usize = 8 * 1024;

/// A connection until its end. Dropped, it is cut.
pub(super) struct Connection {
    inner: http1::Connection<Stream, Desk>,
    link: Arc<Link>,
    is_ending: bool,
    /// What the link wakes when the connection is to end.
    waker: Option<Waker>,
    _counted: Counted,
}

impl Connection {
    pub(super) fn new(
        builder: &http1::Builder,
        (socket, peer): (TcpStream, SocketAddr),
        app: Router,
        link: Arc<Link>,
        counted: Counted,
    ) -> Self {
        let (from, to) = socket.into_split();
        let wire = Arc::new(Wire::new(to, Arc::clone(&link)));
        let stream = Stream::new(from, Arc::clone(&wire), Arc::clone(&link));
        let desk = Desk { app, peer: Peer(peer), link: Arc::clone(&link), wire };
        let inner = builder.serve_connection(stream, desk);
        Self { inner, link, is_ending: false, waker: None, _counted: counted }
    }
}

impl Connection {
    /// As [`Link::is_to_end`], which need be asked only once for each waker.
    fn is_to_end(&mut self, waker: &Waker) -> bool {
        if self.waker.as_ref().is_some_and(|left| left.will_wake(waker)) {
            return self.link.ends();
        }
        self.waker = Some(waker.clone());
        self.link.is_to_end(waker)
    }
}

impl Future for Connection {
    type Output = ();

    fn poll(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<()> {
        let this = &mut *self;
        if !this.is_ending && this.is_to_end(cx.waker()) {
            this.is_ending = true;
            Pin::new(&mut this.inner).graceful_shutdown();
        }
        if let Err(error) = ready!(Pin::new(&mut this.inner).poll(cx)) {
            // Peers vanish and send rubbish every day.
            tracing::trace!(cause = %error, "a connection broke");
        }
        Poll::Ready(())
    }
}

/// Takes the requests of one connection.
struct Desk {
    app: Router,
    peer: Peer,
    link: Arc<Link>,
    wire: Arc<Wire>,
}

impl hyper::service::Service<Request<Incoming>> for Desk {
    type Response = Response<Told>;
    type Error = Infallible;
    type Future = Answering;

    fn call(&self, mut request: Request<Incoming>) -> Answering {
        self.link.enter(Phase::Busy);
        request.extensions_mut().insert(self.peer);
        // Only what is asked for is followed, and only HTTP/1.1 knows chunks.
        if request.method() == Method::GET && request.version() == Version::HTTP_11 {
            request.extensions_mut().insert(Arc::clone(&self.wire));
        }
        let inner = tower::Service::call(&mut self.app.clone(), request);
        Answering { inner, link: Arc::clone(&self.link) }
    }
}

pin_project_lite::pin_project! {
    /// An answer that is being made.
    struct Answering {
        #[pin]
        inner: RouteFuture<Infallible>,
        link: Arc<Link>,
    }
}

impl Future for Answering {
    type Output = Result<Response<Told>, Infallible>;

    fn poll(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Self::Output> {
        let this = self.project();
        let answer = ready!(this.inner.poll(cx))?;
        Poll::Ready(Ok(answer.map(|body| Told { body, link: Arc::clone(this.link) })))
    }
}

/// The body of an answer. When it is gone, the connection waits for the next request.
struct Told {
    body: Body,
    link: Arc<Link>,
}

impl Drop for Told {
    fn drop(&mut self) {
        if self.link.is(Phase::Busy) {
            self.link.enter(Phase::Idle);
        }
    }
}

impl HttpBody for Told {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(cx)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

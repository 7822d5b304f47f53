//! Accepts connections and serves the application on them.
//!
//! `axum::serve` has no limits. This loop over hyper adds a maximum number of connections, a timeout
//! for clients that send no request, a timeout for clients that do not read, and a graceful shutdown
//! of bounded length.

mod limits;
#[cfg(test)]
mod tests;

use std::collections::HashMap;
use std::convert::Infallible;
use std::future::{Future, poll_fn, ready};
use std::io::{self, ErrorKind};
use std::net::{IpAddr, Shutdown, SocketAddr};
use std::pin::pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http::HeaderValue;
use axum::http::header::CONNECTION;
use axum::response::{IntoResponse, Response};
use hyper::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{HttpService, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use socket2::SockRef;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, watch};
use tokio::task::{JoinError, JoinSet};
use tokio::time::{sleep, timeout};

pub use limits::Limits;

use crate::Error;
use crate::error::RequestError;
use crate::guard::response::add_headers;
use crate::guard::{ClientKey, is_trusted};
use crate::metrics::Metrics;

/// How long to wait before accepting again after the system refused to accept a connection.
const ACCEPT_RETRY_DELAY: Duration = Duration::from_millis(200);
/// Maximum number of clients that are being answered that the server is full. Further ones are dropped.
const MAX_REFUSALS: usize = 64;
/// Maximum number of bytes that are read and dropped from a client that goes on sending.
const MAX_DISCARDED: usize = 256 * 1024;
/// hyper accepts no smaller read buffer.
const MIN_BUFFER_SIZE: usize = 8 * 1024;

/// The address that a connection comes from; an extension of every request.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Peer(pub SocketAddr);

/// Serves `app` until `shutdown` completes; then accepts no more connections and gives requests in
/// flight [`Limits::shutdown`] to finish.
///
/// A client can end its own connection only. A handler that panics loses its connection and no
/// other. Slow request bodies are handled by the [guard](crate::guard), which can answer them.
pub async fn serve(
    listener: TcpListener,
    app: Router,
    limits: Limits,
    metrics: Metrics,
    shutdown: impl Future,
) {
    let limits = limits.fitted();
    let http = http(&limits);
    // Turns handlers into routes once, and not for each request.
    let app = app.with_state(());
    let free = Arc::new(Semaphore::new(limits.connections));
    let addresses = Arc::<AddressCounts>::default();
    let stopping = watch::Sender::new(false);
    let mut connections = JoinSet::new();
    let mut refusals = JoinSet::new();
    let mut shutdown = pin!(shutdown);
    loop {
        let (socket, peer) = tokio::select! {
            _ = &mut shutdown => break,
            Some(ended) = connections.join_next() => {
                report(ended, &metrics);
                continue;
            }
            Some(_) = refusals.join_next() => continue,
            accepted = accept(|| listener.accept()) => accepted,
        };
        let from = AddressPermit::try_new(&addresses, peer.ip(), &limits);
        let is_address_full = from.is_none();
        let free = Arc::clone(&free).try_acquire_owned();
        let (Some(from), Ok(permit)) = (from, free) else {
            let (limit, error) = match is_address_full {
                true => ("connections of one address", TOO_MANY_FROM_ADDRESS),
                false => ("connections", RequestError::TooManyConnections),
            };
            metrics.connection_refused();
            tracing::warn!(limit, client = %ClientKey::at(peer.ip()), "a limit was hit");
            if refusals.len() < MAX_REFUSALS {
                let service =
                    service_fn(move |_| ready(Ok::<_, Infallible>(refusal(error.clone()))));
                let connection = Box::new(http.serve_connection(TokioIo::new(socket), service));
                let run = run(connection, limits.linger, stopping.subscribe());
                refusals.spawn(timeout(limits.linger, run));
            }
            continue;
        };
        set_options(&socket, &limits);
        let (app, open) = (app.clone(), metrics.connection_open());
        let service = service_fn(move |mut request: Request<Incoming>| {
            request.extensions_mut().insert(Peer(peer));
            tower::Service::call(&mut app.clone(), request)
        });
        let connection = Box::new(http.serve_connection(TokioIo::new(socket), service));
        let (metrics, stopping) = (metrics.clone(), stopping.subscribe());
        let linger = limits.linger;
        connections.spawn(async move {
            if let Err(error) = run(connection, linger, stopping).await {
                // Clients vanish and send rubbish every day, so this has no line at the usual levels.
                tracing::trace!(cause = %error, "connection failed");
                if is_timeout(&error) {
                    metrics.connection_cut();
                }
            }
            drop((permit, from, open));
        });
    }
    drop(listener);
    stopping.send_replace(true);
    let finish = async {
        while let Some(ended) = connections.join_next().await {
            report(ended, &metrics);
        }
    };
    if timeout(limits.shutdown, finish).await.is_err() {
        tracing::warn!("connections that did not finish in time were cut");
    }
}

/// The numbers of open connections by address.
type AddressCounts = Mutex<HashMap<ClientKey, usize>>;

/// Counts a connection of an address until it is dropped.
struct AddressPermit {
    counts: Arc<AddressCounts>,
    address: ClientKey,
}

impl AddressPermit {
    /// `None` if the address has too many connections. Proxies are not counted.
    fn try_new(counts: &Arc<AddressCounts>, from: IpAddr, limits: &Limits) -> Option<Self> {
        let address = ClientKey::at(from);
        let mut open = counts.lock().unwrap_or_else(PoisonError::into_inner);
        let count = open.entry(address).or_default();
        if *count >= limits.per_address && !is_trusted(&limits.proxies, from) {
            return None;
        }
        *count += 1;
        Some(Self { counts: Arc::clone(counts), address })
    }
}

impl Drop for AddressPermit {
    fn drop(&mut self) {
        let mut open = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = open.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                open.remove(&self.address);
            }
        }
    }
}

/// Serves a connection until its client or the server ends it, then closes it.
///
/// The connection is boxed, because a future keeps room for every place that a value is moved through. Measured: the
/// task of a connection takes 1.4 KB instead of 6.7 KB, with the buffer of [`close`] on the heap too.
async fn run<S>(
    mut connection: Box<http1::Connection<TokioIo<TcpStream>, S>>,
    linger: Duration,
    mut stopping: watch::Receiver<bool>,
) -> hyper::Result<()>
where
    S: HttpService<Incoming, ResBody = Body, Future: Unpin> + Unpin,
    S::Error: Into<Box<dyn std::error::Error + Send + Sync>>,
{
    let served = tokio::select! {
        served = poll_fn(|cx| connection.poll_without_shutdown(cx)) => served,
        // The request in flight is finished.
        () = async { drop(stopping.wait_for(|stops| *stops).await) } => {
            std::pin::Pin::new(&mut *connection).graceful_shutdown();
            poll_fn(|cx| connection.poll_without_shutdown(cx)).await
        }
    };
    // A client that did not time out gets the last response: hyper answers what it cannot parse.
    if served.as_ref().err().is_none_or(hyper::Error::is_parse) {
        // An error means that the client is gone already.
        let _ = timeout(linger, close(connection.into_parts().io.into_inner())).await;
    }
    served
}

/// Closes a socket: first the sending side; then it reads and drops what the client still sends.
///
/// A socket that is closed while it has unread data resets the connection, and the client loses a response
/// that it has not read yet: it would never learn that, say, its body was too large.
async fn close(socket: TcpStream) -> io::Result<()> {
    SockRef::from(&socket).shutdown(Shutdown::Write)?;
    // On the heap: an array would be part of the future of every connection.
    let (mut bytes, mut discarded) = (vec![0; 4 * 1024], 0);
    while discarded < MAX_DISCARDED {
        socket.readable().await?;
        match socket.try_read(&mut bytes) {
            Ok(0) => break,
            Ok(len) => discarded += len,
            Err(error) if error.kind() == ErrorKind::WouldBlock => {}
            Err(error) => return Err(error),
        }
    }
    Ok(())
}

/// Why an address gets no further connection.
const TOO_MANY_FROM_ADDRESS: RequestError =
    RequestError::TooManyRequests { what: "too many connections from your network", seconds: 5 };

/// The response to a client for whom there is no connection left.
fn refusal(error: RequestError) -> Response {
    let mut response = Error::from(error).into_response();
    response.headers_mut().insert(CONNECTION, HeaderValue::from_static("close"));
    add_headers(response.headers_mut());
    response
}

/// Accepts the next connection. Errors never end it: a connection that is gone already is skipped,
/// and after any other error (no file descriptors left) it waits before it tries again.
async fn accept<T, F: Future<Output = io::Result<T>>>(next: impl Fn() -> F) -> T {
    loop {
        match next().await {
            Ok(accepted) => return accepted,
            Err(error) if is_gone(&error) => {}
            Err(error) => {
                tracing::error!(cause = %error, "a connection could not be accepted");
                sleep(ACCEPT_RETRY_DELAY).await;
            }
        }
    }
}

/// Whether only this one connection has gone away before it was accepted.
fn is_gone(error: &io::Error) -> bool {
    use ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset, Interrupted};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset | Interrupted)
}

fn http(limits: &Limits) -> http1::Builder {
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new())
        .header_read_timeout(limits.idle)
        .max_header_size(limits.head_size)
        // A connection keeps its largest buffer, so buffers are no larger than a head may be.
        .max_buf_size(limits.head_size.max(MIN_BUFFER_SIZE));
    http
}

/// A system that does not know one of these options serves the connection without it.
fn set_options(socket: &TcpStream, limits: &Limits) {
    let _ = socket.set_nodelay(true);
    let socket = SockRef::from(socket);
    let _ = socket.set_send_buffer_size(limits.unread);
    // The kernel ends a connection whose client acknowledges or reads nothing for this time.
    #[cfg(target_os = "linux")]
    let _ = socket.set_tcp_user_timeout(Some(limits.stall));
}

/// Whether a connection ended because its client sent or read nothing for too long.
fn is_timeout(error: &hyper::Error) -> bool {
    let source = std::error::Error::source(error).and_then(|source| source.downcast_ref());
    error.is_timeout()
        || source.is_some_and(|error: &io::Error| error.kind() == ErrorKind::TimedOut)
}

fn report(ended: Result<(), JoinError>, metrics: &Metrics) {
    if ended.is_err_and(|error| error.is_panic()) {
        // The panic hook has logged the place.
        tracing::error!(
            cause = "a panic",
            "a connection was closed because of a bug: please report it"
        );
        metrics.panicked();
    }
}

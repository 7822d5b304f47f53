//! Accepts connections and serves the application on them.
//!
//! `axum::serve` has no limits. This loop over hyper adds a maximum number of connections, a timeout
//! for clients that send no request, a timeout for clients that do not read, and a graceful shutdown
//! of bounded length.

mod full;
mod limits;
mod linger;
#[cfg(test)]
mod tests;

use std::future::Future;
use std::io::{self, ErrorKind};
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use hyper::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use socket2::SockRef;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tokio::task::{JoinError, JoinSet};
use tokio::time::{sleep, timeout};

pub use limits::Limits;

use crate::metrics::Metrics;
use full::refuse;
use linger::LingeringClose;

/// How long to wait before accepting again after the system refused to accept a connection.
const ACCEPT_RETRY_DELAY: Duration = Duration::from_millis(200);
/// Maximum number of clients that are being told that the server is full. Further ones are dropped.
const MAX_REFUSALS: usize = 64;
/// hyper accepts no smaller read buffer.
const MIN_BUFFER_SIZE: usize = 8 * 1024;

/// The address that a request comes from; an extension of every request.
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
    let graceful = GracefulShutdown::new();
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
        let Ok(permit) = Arc::clone(&free).try_acquire_owned() else {
            metrics.connection_refused();
            tracing::warn!(limit = "connections", most = limits.connections, "a limit was hit");
            if refusals.len() < MAX_REFUSALS {
                refusals.spawn(timeout(limits.linger, refuse(socket)));
            }
            continue;
        };
        set_options(&socket, &limits);
        let (app, open) = (app.clone(), metrics.connection_open());
        let service = service_fn(move |mut request: Request<Incoming>| {
            request.extensions_mut().insert(Peer(peer));
            tower::Service::call(&mut app.clone(), request)
        });
        let io = TokioIo::new(LingeringClose::new(socket, limits.linger));
        let connection = graceful.watch(http.serve_connection(io, service));
        let metrics = metrics.clone();
        connections.spawn(async move {
            if let Err(error) = connection.await {
                // Clients vanish and send rubbish every day: worth a count, not a line.
                tracing::trace!(cause = %error, "connection failed");
                if is_timeout(&error) {
                    metrics.connection_cut();
                }
            }
            drop((permit, open));
        });
    }
    drop(listener);
    let finish = async {
        tokio::join!(graceful.shutdown(), async {
            while let Some(ended) = connections.join_next().await {
                report(ended, &metrics);
            }
        });
    };
    if timeout(limits.shutdown, finish).await.is_err() {
        tracing::warn!("connections that did not finish in time were cut");
    }
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
        // Where it panicked is in a line of its own, written when it happened.
        tracing::error!(
            cause = "a panic",
            "a connection was closed by a fault of ours: please report it"
        );
        metrics.panicked();
    }
}

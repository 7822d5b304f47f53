//! A server on a real socket, and clients that send exactly what a test says.

use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::Router;
use axum::body::{Body, Bytes, HttpBody};
use axum::routing::get as on_get;
use hyper::body::Frame;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;
use tokio::time::timeout;

use crate::Metrics;
use crate::listen::{Limits, serve};

/// Fails a test that waits for longer.
pub(super) async fn patience<T>(waiting: impl Future<Output = T>) -> T {
    timeout(Duration::from_secs(20), waiting).await.expect("it happens at all")
}

/// Says hello at `/`.
pub(super) fn hello() -> Router {
    Router::new().route("/", on_get(|| async { "hello" }))
}

/// A request for this address.
pub(super) fn get(address: &str) -> String {
    format!("GET {address} HTTP/1.1\r\nhost: here\r\n\r\n")
}

/// A running server.
pub(super) struct TestServer {
    address: SocketAddr,
    metrics: Metrics,
    stop: Option<oneshot::Sender<()>>,
    task: JoinHandle<()>,
}

impl TestServer {
    pub(super) async fn open(limits: Limits, app: Router) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("it is bound");
        let metrics = Metrics::default();
        let (stop, stopped) = oneshot::channel();
        let task = tokio::spawn(serve(listener, app, limits, metrics.clone(), stopped));
        Self { address, metrics, stop: Some(stop), task }
    }

    pub(super) async fn client(&self) -> Client {
        Client::new(TcpStream::connect(self.address).await.expect("the server is open"))
    }

    /// A client at another address of this machine.
    pub(super) async fn client_from(&self, address: [u8; 4]) -> Client {
        let socket = TcpSocket::new_v4().expect("a socket");
        socket.bind((address, 0).into()).expect("a loopback address");
        Client::new(socket.connect(self.address).await.expect("the server is open"))
    }

    /// Whether a new connection is accepted.
    pub(super) async fn is_open(&self) -> bool {
        TcpStream::connect(self.address).await.is_ok()
    }

    /// A number of the metrics.
    #[track_caller]
    pub(super) fn number(&self, name: &str) -> u64 {
        let text = self.metrics.text();
        let mut lines = text.lines().filter_map(|line| line.strip_prefix("clew_"));
        let number = lines.find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        number.and_then(|number| number.parse().ok()).expect("the metrics know it")
    }

    /// Waits until a number of the metrics is this.
    pub(super) async fn until(&self, name: &str, number: u64) {
        let reached = async {
            while self.number(name) != number {
                tokio::task::yield_now().await;
            }
        };
        patience(reached).await;
    }

    /// Asks the server to end.
    pub(super) fn stop(&mut self) {
        let stop = self.stop.take().expect("it is stopped once");
        stop.send(()).expect("it runs");
    }

    /// Waits for its end.
    pub(super) async fn ended(self) {
        patience(self.task).await.expect("it does not panic");
    }

    pub(super) async fn close(mut self) {
        self.stop();
        self.ended().await;
    }
}

/// A client with a connection.
#[derive(Debug)]
pub(super) struct Client {
    socket: TcpStream,
    /// Bytes that were received and not used yet.
    read: Vec<u8>,
}

impl Client {
    fn new(socket: TcpStream) -> Self {
        Self { socket, read: Vec::new() }
    }

    pub(super) fn address(&self) -> SocketAddr {
        self.socket.local_addr().expect("it is connected")
    }

    pub(super) async fn send(&mut self, text: impl AsRef<[u8]>) {
        self.try_send(text).await.expect("the server listens");
    }

    pub(super) async fn try_send(&mut self, text: impl AsRef<[u8]>) -> io::Result<()> {
        patience(self.socket.write_all(text.as_ref())).await
    }

    /// Some more bytes; none at the end.
    pub(super) async fn some(&mut self) -> io::Result<usize> {
        patience(self.socket.read_buf(&mut self.read)).await
    }

    /// The next answer, which must say how long it is.
    pub(super) async fn answer(&mut self) -> String {
        loop {
            if let Some(len) = whole(&self.read) {
                let answer = self.read.drain(..len).collect();
                return String::from_utf8(answer).expect("it is text");
            }
            let len = self.some().await.expect("an answer");
            let so_far = String::from_utf8_lossy(&self.read);
            assert!(len > 0, "it ended after {so_far:?}");
        }
    }

    /// Reads until this has come.
    pub(super) async fn until(&mut self, text: &str) {
        while !self.read.windows(text.len()).any(|part| part == text.as_bytes()) {
            let len = self.some().await.expect("more");
            assert!(len > 0, "it ended without {text:?}");
        }
    }

    /// Everything up to the end.
    pub(super) async fn rest(mut self) -> io::Result<String> {
        while self.some().await? > 0 {}
        Ok(String::from_utf8_lossy(&self.read).into_owned())
    }

    /// Waits for the end, however it comes.
    pub(super) async fn cut(mut self) {
        while self.some().await.is_ok_and(|len| len > 0) {}
    }

    /// Whether the connection is still there and quiet after this time.
    pub(super) async fn is_quiet_for(&mut self, time: Duration) -> bool {
        timeout(time, self.socket.read_buf(&mut self.read)).await.is_err()
    }
}

/// The length of the answer with which these bytes begin, if it is whole.
fn whole(bytes: &[u8]) -> Option<usize> {
    let text = str::from_utf8(bytes).expect("it is text");
    let (head, body) = text.split_once("\r\n\r\n")?;
    let mut lines = head.lines().filter_map(|line| line.split_once(": "));
    let (_, len) = lines.find(|(name, _)| *name == "content-length").expect("it says its length");
    let len: usize = len.parse().expect("a number");
    (body.len() >= len).then_some(head.len() + 4 + len)
}

/// A body whose parts a test sends; sending fails once the body is dropped.
pub(super) struct Parts(pub(super) mpsc::Receiver<Bytes>);

impl Parts {
    pub(super) fn body() -> (mpsc::Sender<Bytes>, Body) {
        let (sender, receiver) = mpsc::channel(1);
        (sender, Body::new(Self(receiver)))
    }
}

impl HttpBody for Parts {
    type Data = Bytes;
    type Error = std::convert::Infallible;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, Self::Error>>> {
        self.0.poll_recv(cx).map(|part| part.map(|bytes| Ok(Frame::data(bytes))))
    }
}

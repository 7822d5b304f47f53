//! The way out of a connection. Hyper writes to it; an event stream may write past hyper, as long as
//! hyper has nothing left to say: then nobody need be woken for it.

use std::fmt;
use std::io::{self, IoSlice};
use std::net::Shutdown;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::sync::atomic::Ordering::{Acquire, Release};
use std::task::{Context, Poll, ready};

use bytes::Bytes;
use socket2::SockRef;
use tokio::net::TcpStream;
use tokio::net::tcp::OwnedWriteHalf;

use super::link::Link;
use super::together::{MOST_TOGETHER, together};

/// The way out of a connection.
pub(crate) struct Wire {
    out: OwnedWriteHalf,
    link: Arc<Link>,
    /// Whether all that hyper was given is on its way.
    is_flushed: AtomicBool,
}

/// How much of something was sent.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Sent {
    All,
    /// There was room for a part of it. Before anything else this must be sent.
    AllBut(Vec<u8>),
    Nothing,
}

impl Wire {
    pub(super) fn new(out: OwnedWriteHalf, link: Arc<Link>) -> Self {
        Self { out, link, is_flushed: AtomicBool::new(false) }
    }

    /// Whether hyper has nothing left to send.
    pub(crate) fn is_free(&self) -> bool {
        self.is_flushed.load(Acquire)
    }

    /// Sends these, the last first, as one chunk of an answer that hyper has begun. Nothing is sent
    /// while hyper has something left to send, or if they are too much to be put together.
    ///
    /// Only one may call this at a time, and nobody while hyper is given a part of the answer.
    pub(crate) fn send_chunk(&self, parts: &[Bytes]) -> Sent {
        let size = parts.iter().map(Bytes::len).sum::<usize>();
        if size == 0 || size > MOST_TOGETHER || !self.is_free() {
            return Sent::Nothing;
        }
        together(|chunk| {
            write_size(size, chunk);
            parts.iter().rev().for_each(|part| chunk.extend_from_slice(part));
            chunk.extend_from_slice(b"\r\n");
            match self.out.try_write(chunk) {
                Ok(len) if len == chunk.len() => Sent::All,
                Ok(0) => Sent::Nothing,
                Ok(len) => Sent::AllBut(chunk[len..].to_vec()),
                // If the line is broken, hyper will find that out as well.
                Err(_) => Sent::Nothing,
            }
        })
    }

    /// Sends what was left of a chunk.
    pub(crate) fn poll_rest(
        &self,
        cx: &mut Context<'_>,
        rest: &mut Vec<u8>,
    ) -> Poll<io::Result<()>> {
        while !rest.is_empty() {
            let len = ready!(self.poll_write(cx, rest))?;
            rest.drain(..len);
        }
        Poll::Ready(Ok(()))
    }

    /// Hyper is given something to send.
    pub(crate) fn fill(&self) {
        self.is_flushed.store(false, Release);
    }

    /// Hyper has sent all that it was given.
    pub(crate) fn flushed(&self) {
        self.is_flushed.store(true, Release);
    }

    pub(super) fn poll_write(&self, cx: &mut Context<'_>, buf: &[u8]) -> Poll<io::Result<usize>> {
        self.poll_with(cx, |socket| socket.try_write(buf))
    }

    pub(super) fn poll_write_vectored(
        &self,
        cx: &mut Context<'_>,
        bufs: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        self.poll_with(cx, |socket| socket.try_write_vectored(bufs))
    }

    /// Says that nothing more will come.
    pub(super) fn shut_down(&self) -> io::Result<()> {
        SockRef::from(self.socket()).shutdown(Shutdown::Write)
    }

    fn poll_with(
        &self,
        cx: &mut Context<'_>,
        write: impl Fn(&TcpStream) -> io::Result<usize>,
    ) -> Poll<io::Result<usize>> {
        loop {
            if self.socket().poll_write_ready(cx)?.is_pending() {
                self.link.stalls();
                return Poll::Pending;
            }
            match write(self.socket()) {
                Err(error) if error.kind() == io::ErrorKind::WouldBlock => {}
                written => {
                    self.link.flows();
                    return Poll::Ready(written);
                }
            }
        }
    }

    fn socket(&self) -> &TcpStream {
        self.out.as_ref()
    }
}

/// The head of a chunk of so many bytes.
fn write_size(size: usize, chunk: &mut Vec<u8>) {
    let digits = size.checked_ilog2().map_or(1, |bits| bits / 4 + 1);
    let digit = |nth: u32| b"0123456789ABCDEF"[size >> (4 * nth) & 15];
    chunk.extend((0..digits).rev().map(digit));
    chunk.extend_from_slice(b"\r\n");
}

impl fmt::Debug for Wire {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Wire").field("is_flushed", &self.is_flushed).finish_non_exhaustive()
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use std::future::poll_fn;

    use tokio::io::AsyncReadExt;
    use tokio::net::TcpListener;

    use super::*;

    /// A wire of which nothing is read until it is asked for, and its other end.
    pub(crate) async fn wire() -> (Wire, TcpStream) {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("it is bound");
        let other = TcpStream::connect(address).await.expect("it listens");
        let (socket, _) = listener.accept().await.expect("somebody has come");
        socket.writable().await.expect("it is new");
        let (from, to) = socket.into_split();
        // The other end goes on reading when this half is dropped.
        drop(from);
        (Wire::new(to, Arc::new(Link::new())), other)
    }

    pub(crate) async fn heard(other: &mut TcpStream, len: usize) -> Vec<u8> {
        let mut bytes = vec![0; len];
        other.read_exact(&mut bytes).await.expect("it comes");
        bytes
    }

    #[test]
    fn the_size_of_a_chunk_is_in_hex() {
        for size in [0, 1, 9, 15, 16, 255, 256, 2_748, 16_384, usize::MAX] {
            let mut head = Vec::new();
            write_size(size, &mut head);
            assert_eq!(String::from_utf8(head), Ok(format!("{size:X}\r\n")));
        }
    }

    #[tokio::test]
    async fn the_last_comes_first_in_one_chunk() {
        let (wire, mut other) = wire().await;
        wire.flushed();
        let parts = [Bytes::from_static(b"last"), Bytes::from_static(b"and the first, ")];
        assert_eq!(wire.send_chunk(&parts), Sent::All);
        let chunk = b"13\r\nand the first, last\r\n";
        assert_eq!(heard(&mut other, chunk.len()).await, chunk);
    }

    #[tokio::test]
    async fn nothing_is_sent_where_hyper_has_something_to_send() {
        let (wire, mut other) = wire().await;
        let part = [Bytes::from_static(b"too early")];
        assert_eq!(wire.send_chunk(&part), Sent::Nothing);
        wire.flushed();
        assert_eq!(wire.send_chunk(&[]), Sent::Nothing, "an empty chunk is the end");
        assert_eq!(wire.send_chunk(&[vec![b'x'; MOST_TOGETHER + 1].into()]), Sent::Nothing);
        wire.fill();
        assert_eq!(wire.send_chunk(&part), Sent::Nothing);
        wire.flushed();
        assert_eq!(wire.send_chunk(&[Bytes::from_static(b"now")]), Sent::All);
        assert_eq!(heard(&mut other, 8).await, b"3\r\nnow\r\n");
    }

    #[tokio::test]
    async fn what_found_no_room_is_sent_later() {
        let (wire, mut other) = wire().await;
        SockRef::from(wire.socket()).set_send_buffer_size(4 * 1024).expect("it can be small");
        wire.flushed();
        let part = [Bytes::from(b"0123456789".repeat(1_000))];
        let (mut whole, mut before) = (0, Vec::new());
        let mut rest = loop {
            match wire.send_chunk(&part) {
                Sent::All => whole += 1,
                Sent::AllBut(rest) => break rest,
                // The one before took the last of the room.
                Sent::Nothing => {
                    before.extend(heard(&mut other, 5_000).await);
                    wire.socket().writable().await.expect("the line holds");
                }
            }
        };
        assert_eq!(wire.send_chunk(&part), Sent::Nothing, "there is no room");
        let chunk = [b"2710\r\n", &part[0][..], b"\r\n"].concat();
        let all = chunk.repeat(whole + 1);
        let hear = heard(&mut other, all.len() - before.len());
        let (sent, heard) = tokio::join!(poll_fn(|cx| wire.poll_rest(cx, &mut rest)), hear);
        sent.expect("the line holds");
        assert!([before, heard].concat() == all && rest.is_empty());
    }
}

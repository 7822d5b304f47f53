//! The bytes of a connection. It notes on the link what comes and what does not go.

use std::cell::RefCell;
use std::io::{self, IoSlice};
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};

use hyper::rt::{Read, ReadBufCursor, Write};
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncRead, ReadBuf};
use tokio::net::TcpStream;

use super::link::{Link, Phase};

/// So much that nobody will read is taken from a peer before it is hung up on.
const MOST_UNREAD: usize = 256 * 1024;

/// So many bytes in several parts are put together before they are sent: for the system one part is
/// less work, and to copy these is hardly any.
const MOST_TOGETHER: usize = 16 * 1024;

thread_local! {
    /// Where they are put together; a connection needs no memory of its own for that.
    static TOGETHER: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// A socket, and the link of its connection.
pub(super) struct Stream {
    socket: TokioIo<TcpStream>,
    link: Arc<Link>,
    closing: Option<Closing>,
}

/// After the last answer, how much has come that nobody will read.
struct Closing {
    unread: usize,
}

impl Stream {
    pub(super) fn new(socket: TcpStream, link: Arc<Link>) -> Self {
        Self { socket: TokioIo::new(socket), link, closing: None }
    }

    fn note<T>(&self, written: Poll<io::Result<T>>) -> Poll<io::Result<T>> {
        match written {
            Poll::Ready(_) => self.link.flows(),
            Poll::Pending => self.link.stalls(),
        }
        written
    }
}

impl Read for Stream {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: ReadBufCursor<'_>,
    ) -> Poll<io::Result<()>> {
        ready!(Pin::new(&mut self.socket).poll_read(cx, buf))?;
        if self.link.is(Phase::Idle) {
            self.link.enter(Phase::Head);
        }
        Poll::Ready(Ok(()))
    }
}

impl Write for Stream {
    fn poll_write(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.socket).poll_write(cx, buf);
        self.note(written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bufs: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let socket = Pin::new(&mut self.socket);
        let written = match bufs {
            _ if bufs.iter().map(|buf| buf.len()).sum::<usize>() > MOST_TOGETHER => {
                socket.poll_write_vectored(cx, bufs)
            }
            _ => TOGETHER.with_borrow_mut(|together| {
                together.clear();
                bufs.iter().for_each(|buf| together.extend_from_slice(buf));
                socket.poll_write(cx, together)
            }),
        };
        self.note(written)
    }

    fn is_write_vectored(&self) -> bool {
        self.socket.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.socket).poll_flush(cx)
    }

    /// Says that nothing more will come, and waits a little for the peer to say so too.
    ///
    /// If a socket is closed while its peer still sends, the system throws away what the peer has
    /// not read yet: it would never learn that, say, its body is too large.
    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        let this = &mut *self;
        let closing = match &mut this.closing {
            Some(closing) => closing,
            closing => {
                ready!(Pin::new(&mut this.socket).poll_shutdown(cx))?;
                this.link.enter(Phase::Closing);
                closing.insert(Closing { unread: 0 })
            }
        };
        let mut bytes = [0; 4 * 1024];
        // A server that ends waits for nobody.
        while closing.unread < MOST_UNREAD && !this.link.is_to_end(cx.waker()) {
            let mut buf = ReadBuf::new(&mut bytes);
            ready!(Pin::new(this.socket.inner_mut()).poll_read(cx, &mut buf))?;
            match buf.filled().len() {
                0 => break,
                len => closing.unread += len,
            }
        }
        Poll::Ready(Ok(()))
    }
}

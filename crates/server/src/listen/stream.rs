//! The bytes of a connection. It notes on the link what comes and what does not go.

use std::io::{self, IoSlice};
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};

use hyper::rt::{Read, ReadBufCursor, Write};
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncRead, ReadBuf};
use tokio::net::tcp::OwnedReadHalf;

use super::link::{Link, Phase};
use super::together::{MOST_TOGETHER, together};
use super::wire::Wire;

/// So much that nobody will read is taken from a peer before it is hung up on.
const MOST_UNREAD: usize = 256 * 1024;

/// A socket as hyper sees it, and the link of its connection.
pub(super) struct Stream {
    from: TokioIo<OwnedReadHalf>,
    to: Arc<Wire>,
    link: Arc<Link>,
    closing: Option<Closing>,
}

/// After the last answer, how much has come that nobody will read.
struct Closing {
    unread: usize,
}

impl Stream {
    pub(super) fn new(from: OwnedReadHalf, to: Arc<Wire>, link: Arc<Link>) -> Self {
        Self { from: TokioIo::new(from), to, link, closing: None }
    }
}

impl Read for Stream {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: ReadBufCursor<'_>,
    ) -> Poll<io::Result<()>> {
        ready!(Pin::new(&mut self.from).poll_read(cx, buf))?;
        if self.link.is(Phase::Idle) {
            self.link.enter(Phase::Head);
        }
        Poll::Ready(Ok(()))
    }
}

impl Write for Stream {
    fn poll_write(
        self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &[u8],
    ) -> Poll<io::Result<usize>> {
        self.to.poll_write(cx, buf)
    }

    fn poll_write_vectored(
        self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bufs: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        if bufs.iter().map(|buf| buf.len()).sum::<usize>() > MOST_TOGETHER {
            return self.to.poll_write_vectored(cx, bufs);
        }
        together(|all| {
            bufs.iter().for_each(|buf| all.extend_from_slice(buf));
            self.to.poll_write(cx, all)
        })
    }

    fn is_write_vectored(&self) -> bool {
        true
    }

    /// Hyper calls this when it has written all that it had.
    fn poll_flush(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.to.flushed();
        Poll::Ready(Ok(()))
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
                this.to.shut_down()?;
                this.link.enter(Phase::Closing);
                closing.insert(Closing { unread: 0 })
            }
        };
        let mut bytes = [0; 4 * 1024];
        // A server that ends waits for nobody.
        while closing.unread < MOST_UNREAD && !this.link.is_to_end(cx.waker()) {
            let mut buf = ReadBuf::new(&mut bytes);
            ready!(Pin::new(this.from.inner_mut()).poll_read(cx, &mut buf))?;
            match buf.filled().len() {
                0 => break,
                len => closing.unread += len,
            }
        }
        Poll::Ready(Ok(()))
    }
}

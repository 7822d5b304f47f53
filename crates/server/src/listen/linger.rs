//! A socket that lets its client read the last answer before it is closed.

use std::future::Future;
use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::{Sleep, sleep};

/// Maximum number of bytes read and dropped from a client that goes on sending.
const MAX_DISCARDED: usize = 256 * 1024;

/// A socket whose shutdown reads and drops what the client still sends, for a limited time.
///
/// A socket that is closed while unread data lies in it resets the connection, and the client loses
/// an answer that it has not read yet: it would never learn that, say, its body was too large.
pub(super) struct LingeringClose {
    socket: TcpStream,
    linger: Duration,
    closing: Option<Closing>,
}

struct Closing {
    timer: Pin<Box<Sleep>>,
    discarded: usize,
}

impl LingeringClose {
    pub(super) fn new(socket: TcpStream, linger: Duration) -> Self {
        Self { socket, linger, closing: None }
    }
}

impl AsyncRead for LingeringClose {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.socket).poll_read(cx, buf)
    }
}

impl AsyncWrite for LingeringClose {
    fn poll_write(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &[u8],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.socket).poll_write(cx, buf)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bufs: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.socket).poll_write_vectored(cx, bufs)
    }

    fn is_write_vectored(&self) -> bool {
        self.socket.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.socket).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        let this = &mut *self;
        if this.closing.is_none() {
            ready!(Pin::new(&mut this.socket).poll_shutdown(cx))?;
        }
        let closing = this
            .closing
            .get_or_insert_with(|| Closing { timer: Box::pin(sleep(this.linger)), discarded: 0 });
        let mut bytes = [0; 4 * 1024];
        while closing.discarded < MAX_DISCARDED && closing.timer.as_mut().poll(cx).is_pending() {
            let mut buf = ReadBuf::new(&mut bytes);
            ready!(Pin::new(&mut this.socket).poll_read(cx, &mut buf))?;
            match buf.filled().len() {
                0 => break,
                len => closing.discarded += len,
            }
        }
        Poll::Ready(Ok(()))
    }
}

//! One connection on which a seat hears what happens.

use std::future::poll_fn;
use std::io;
use std::pin::Pin;
use std::task::{Context, Poll};

use tokio::io::{AsyncRead, ReadBuf};
use tokio::net::TcpStream;

use super::caller::broken;
use super::chunks::Chunks;
use super::events::Events;
use super::head::Length;
use super::{Answer, Broken, Caller, Page};

/// One connection on which a seat hears what happens.
#[derive(Debug)]
pub(crate) struct Listener {
    socket: TcpStream,
    chunks: Chunks,
    events: Events,
    has_ended: bool,
}

impl Listener {
    /// Asks for a stream of events on this connection; the answer if there is none.
    pub(crate) async fn open(
        mut caller: Caller,
        request: Vec<u8>,
    ) -> io::Result<Result<Self, Answer>> {
        caller.send(request).await?;
        let (head, at) = poll_fn(|cx| caller.poll_head(cx)).await?;
        if head.status != 200 {
            return Ok(Err(poll_fn(|cx| caller.poll_answer(cx)).await?));
        }
        if head.length != Length::Chunked {
            return Err(broken(Broken("a stream of events that is no stream")));
        }
        let (socket, bytes) = caller.into_parts();
        let (chunks, events) = (Chunks::new(), Events::default());
        let mut listener = Self { socket, chunks, events, has_ended: false };
        listener.take(&bytes[at..]).map_err(broken)?;
        Ok(Ok(listener))
    }

    /// Reads all that has come, with the help of some room; how many states that were. Somebody is
    /// woken when there is more.
    pub(crate) fn poll(&mut self, cx: &mut Context<'_>, room: &mut [u8]) -> io::Result<usize> {
        let mut states = 0;
        while !self.has_ended {
            let mut read = ReadBuf::new(room);
            match Pin::new(&mut self.socket).poll_read(cx, &mut read) {
                Poll::Pending => break,
                Poll::Ready(done) => done?,
            }
            match read.filled() {
                [] => self.has_ended = true,
                bytes => states += self.take(bytes).map_err(broken)?,
            }
        }
        Ok(states)
    }

    /// The number of the newest state; 0 before the first.
    pub(crate) fn seq(&self) -> u64 {
        self.events.seq()
    }

    /// The newest state, in JSON.
    pub(crate) fn newest(&self) -> &[u8] {
        self.events.newest()
    }

    /// The page of the newest state, if it is one.
    pub(crate) fn page(&self) -> &Page {
        self.events.page()
    }

    /// Whether nothing more will come.
    pub(crate) fn has_ended(&self) -> bool {
        self.has_ended || self.events.said_bye()
    }

    fn take(&mut self, mut bytes: &[u8]) -> Result<usize, Broken> {
        let mut states = 0;
        while let Some(piece) = self.chunks.next(&mut bytes)? {
            states += self.events.take(piece)?;
        }
        self.has_ended |= self.chunks.is_over();
        Ok(states)
    }
}

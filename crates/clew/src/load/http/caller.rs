//! One connection on which requests follow one another.

use std::io::{self, ErrorKind};
use std::pin::Pin;
use std::task::{Context, Poll, ready};

use tokio::io::{AsyncRead, AsyncWriteExt, ReadBuf};
use tokio::net::TcpStream;

use super::chunks::Chunks;
use super::head::{Head, Length};
use super::{Address, Broken};

/// So much is read at once.
const ROOM: usize = 4 * 1024;

/// One connection on which requests follow one another.
#[derive(Debug)]
pub(crate) struct Caller {
    address: Address,
    socket: TcpStream,
    /// What was asked last, should it have to be asked again.
    request: Vec<u8>,
    /// What has come of the answer.
    bytes: Vec<u8>,
}

/// What the server answers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Answer {
    /// Such as 200.
    pub(crate) status: u16,
    /// What it says.
    pub(crate) body: Vec<u8>,
}

impl Caller {
    /// Connects.
    pub(crate) async fn new(address: &Address) -> io::Result<Self> {
        let socket = connect(address).await?;
        Ok(Self { address: address.clone(), socket, request: Vec::new(), bytes: Vec::new() })
    }

    /// Asks and waits for the answer.
    pub(crate) async fn ask(&mut self, request: Vec<u8>) -> io::Result<Answer> {
        self.send(request).await?;
        match std::future::poll_fn(|cx| self.poll_answer(cx)).await {
            Err(error) if is_gone(&error) => {
                self.send_again().await?;
                std::future::poll_fn(|cx| self.poll_answer(cx)).await
            }
            answer => answer,
        }
    }

    /// Asks. The answer comes by [`Caller::poll_answer`].
    pub(crate) async fn send(&mut self, request: Vec<u8>) -> io::Result<()> {
        self.request = request;
        self.bytes.clear();
        match self.socket.write_all(&self.request).await {
            Err(error) if is_gone(&error) => self.send_again().await,
            sent => sent,
        }
    }

    /// Asks the same once more on a connection of its own: the server may close one that rests just
    /// when somebody uses it. Every action has a key, so nothing is done twice.
    pub(crate) async fn send_again(&mut self) -> io::Result<()> {
        self.socket = connect(&self.address).await?;
        self.bytes.clear();
        self.socket.write_all(&self.request).await
    }

    /// The answer, when all of it has come.
    pub(crate) fn poll_answer(&mut self, cx: &mut Context<'_>) -> Poll<io::Result<Answer>> {
        loop {
            if let Some((head, at)) = self.head()?
                && let Some(answer) = self.whole(head, at)?
            {
                return Poll::Ready(Ok(answer));
            }
            ready!(self.poll_more(cx))?;
        }
    }

    /// The head of the answer, when it has come, and how long it is.
    pub(super) fn poll_head(&mut self, cx: &mut Context<'_>) -> Poll<io::Result<(Head, usize)>> {
        loop {
            if let Some(head) = self.head()? {
                return Poll::Ready(Ok(head));
            }
            ready!(self.poll_more(cx))?;
        }
    }

    /// The connection, and what has come on it.
    pub(super) fn into_parts(self) -> (TcpStream, Vec<u8>) {
        (self.socket, self.bytes)
    }

    fn head(&self) -> io::Result<Option<(Head, usize)>> {
        Head::read(&self.bytes).map_err(broken)
    }

    /// The answer with this head, if all of its body is there.
    fn whole(&self, head: Head, at: usize) -> io::Result<Option<Answer>> {
        let mut rest = &self.bytes[at..];
        let body = match head.length {
            Length::Bytes(length) => rest.get(..length).map(<[u8]>::to_vec),
            Length::Chunked => {
                let (mut chunks, mut body) = (Chunks::new(), Vec::new());
                while let Some(piece) = chunks.next(&mut rest).map_err(broken)? {
                    body.extend(piece);
                }
                chunks.is_over().then_some(body)
            }
        };
        Ok(body.map(|body| Answer { status: head.status, body }))
    }

    fn poll_more(&mut self, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        let mut room = [0; ROOM];
        let mut read = ReadBuf::new(&mut room);
        ready!(Pin::new(&mut self.socket).poll_read(cx, &mut read))?;
        Poll::Ready(match (read.filled(), self.bytes.is_empty()) {
            ([], true) => Err(ErrorKind::ConnectionReset.into()),
            ([], false) => Err(broken(Broken("an answer without an end"))),
            (more, _) => {
                self.bytes.extend(more);
                Ok(())
            }
        })
    }
}

/// Whether the server has closed a connection on which it had nothing to say.
pub(crate) fn is_gone(error: &io::Error) -> bool {
    matches!(error.kind(), ErrorKind::ConnectionReset | ErrorKind::BrokenPipe)
}

pub(super) fn broken(broken: Broken) -> io::Error {
    io::Error::new(ErrorKind::InvalidData, broken)
}

async fn connect(address: &Address) -> io::Result<TcpStream> {
    let socket = TcpStream::connect(address.socket()).await?;
    // A request is one write; it goes out at once.
    socket.set_nodelay(true)?;
    Ok(socket)
}

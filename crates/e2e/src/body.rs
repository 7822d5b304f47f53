//! How answers are read from a connection: HTTP/1.1, with a length or in chunks.

use std::io::{self, BufRead, BufReader, ErrorKind, Read};
use std::net::TcpStream;

/// The status and the headers of an answer.
#[derive(Debug)]
pub(crate) struct Head {
    pub(crate) status: u16,
    /// Names in lower case, and values.
    pub(crate) headers: Vec<(String, String)>,
}

/// What follows the head.
#[derive(Debug)]
pub(crate) enum Body {
    /// So many bytes are left.
    Length(usize),
    /// So many are left of this chunk; `None` after the last.
    Chunks(Option<usize>),
}

impl Head {
    /// Reads a head.
    pub(crate) fn read(from: &mut BufReader<TcpStream>) -> io::Result<Self> {
        let first = line(from)?;
        let status = first.split(' ').nth(1).and_then(|word| word.parse().ok());
        let status = status.ok_or_else(|| strange(&first))?;
        let mut headers = Vec::new();
        loop {
            let line = line(from)?;
            if line.is_empty() {
                return Ok(Self { status, headers });
            }
            let (name, value) = line.split_once(':').ok_or_else(|| strange(&line))?;
            headers.push((name.to_ascii_lowercase(), value.trim().to_owned()));
        }
    }

    /// How the body comes.
    pub(crate) fn body(&self) -> io::Result<Body> {
        let header = |wanted: &str| self.headers.iter().find(|(name, _)| name == wanted);
        if header("transfer-encoding").is_some_and(|(_, value)| value == "chunked") {
            return Ok(Body::Chunks(Some(0)));
        }
        match header("content-length") {
            Some((_, length)) => Ok(Body::Length(length.parse().map_err(|_| strange(length))?)),
            None => Ok(Body::Length(0)),
        }
    }
}

impl Body {
    /// The next bytes; none at the end.
    pub(crate) fn some(&mut self, from: &mut BufReader<TcpStream>) -> io::Result<Vec<u8>> {
        if let Self::Chunks(left @ Some(0)) = self {
            let size = line(from)?;
            let size = usize::from_str_radix(&size, 16).map_err(|_| strange(&size))?;
            *left = Some(size).filter(|&size| size > 0);
            if size == 0 {
                line(from)?;
            }
        }
        let (Self::Length(left) | Self::Chunks(Some(left))) = self else { return Ok(Vec::new()) };
        let mut bytes = vec![0; (*left).min(1 << 16)];
        from.read_exact(&mut bytes)?;
        *left -= bytes.len();
        if matches!(self, Self::Chunks(Some(0))) {
            line(from)?;
        }
        Ok(bytes)
    }

    /// All of it.
    pub(crate) fn all(mut self, from: &mut BufReader<TcpStream>) -> io::Result<Vec<u8>> {
        let mut all = Vec::new();
        loop {
            let some = self.some(from)?;
            if some.is_empty() {
                return Ok(all);
            }
            all.extend(some);
        }
    }
}

/// A line without its end.
fn line(from: &mut BufReader<TcpStream>) -> io::Result<String> {
    let mut line = String::new();
    from.read_line(&mut line)?;
    match line.strip_suffix("\r\n") {
        Some(line) => Ok(line.to_owned()),
        None => Err(ErrorKind::UnexpectedEof.into()),
    }
}

fn strange(found: &str) -> io::Error {
    io::Error::new(ErrorKind::InvalidData, format!("this is no HTTP: {found}"))
}

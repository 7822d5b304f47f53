//! A body that comes in chunks: each says in hex how long it is, and the last is empty.

use super::Broken;

/// Takes the chunks apart, however the bytes arrive.
#[derive(Clone, Debug)]
pub(super) struct Chunks(At);

/// What comes next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum At {
    /// A digit of a size, or the end of its line.
    Size { so_far: usize, digits: u8 },
    /// The rest of that line.
    Line { size: usize },
    /// So many bytes of the body.
    Body { left: usize },
    /// The line break after a chunk.
    Break,
    /// A line after the last chunk; an empty one is the end.
    Trailer { is_empty: bool },
    /// Nothing.
    End,
}

impl Chunks {
    /// Before the first chunk.
    pub(super) fn new() -> Self {
        Self(At::Size { so_far: 0, digits: 0 })
    }

    /// Takes bytes from the front of `input` and gives the next piece of the body; `None` when all
    /// bytes are taken or the body is at its end.
    ///
    /// # Errors
    /// If these are no chunks.
    pub(super) fn next<'b>(&mut self, input: &mut &'b [u8]) -> Result<Option<&'b [u8]>, Broken> {
        loop {
            if let At::Body { left } = self.0 {
                let (piece, rest) = input.split_at(left.min(input.len()));
                *input = rest;
                self.0 = match left - piece.len() {
                    0 => At::Break,
                    left => At::Body { left },
                };
                return Ok((!piece.is_empty()).then_some(piece));
            }
            if self.is_over() {
                return Ok(None);
            }
            let Some((&byte, rest)) = input.split_first() else { return Ok(None) };
            *input = rest;
            self.0 = self.0.after(byte)?;
        }
    }

    /// Whether the last chunk has come.
    pub(super) fn is_over(&self) -> bool {
        self.0 == At::End
    }
}

impl At {
    fn after(self, byte: u8) -> Result<Self, Broken> {
        Ok(match (self, byte) {
            (Self::Size { so_far, digits }, byte) if byte.is_ascii_hexdigit() => {
                // Seven digits are a quarter of a gigabyte: no server sends that by mistake.
                if digits == 7 {
                    return Err(Broken("a chunk without measure"));
                }
                let digit = char::from(byte).to_digit(16).expect("it is a hex digit");
                Self::Size { so_far: so_far * 16 + digit as usize, digits: digits + 1 }
            }
            (Self::Size { digits: 0, .. }, _) => return Err(Broken("a chunk without a size")),
            (Self::Size { so_far: size, .. }, b'\r' | b';' | b' ') => Self::Line { size },
            (Self::Size { .. }, _) => return Err(Broken("a size that is no number")),
            (Self::Line { size: 0 }, b'\n') => Self::Trailer { is_empty: true },
            (Self::Line { size }, b'\n') => Self::Body { left: size },
            (Self::Line { size }, _) => Self::Line { size },
            (Self::Break, b'\r') => Self::Break,
            (Self::Break, b'\n') => Self::Size { so_far: 0, digits: 0 },
            (Self::Break, _) => return Err(Broken("a chunk that is longer than it says")),
            (Self::Trailer { is_empty: true }, b'\n') => Self::End,
            (Self::Trailer { is_empty: false }, b'\n') => Self::Trailer { is_empty: true },
            (Self::Trailer { is_empty }, b'\r') => Self::Trailer { is_empty },
            (Self::Trailer { .. }, _) => Self::Trailer { is_empty: false },
            (Self::Body { .. } | Self::End, _) => unreachable!("these take no single bytes"),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The body of what comes in these pieces, and what is left over.
    fn body(pieces: &[&[u8]]) -> Result<(Vec<u8>, Vec<u8>, bool), Broken> {
        let mut chunks = Chunks::new();
        let (mut body, mut rest) = (Vec::new(), Vec::new());
        for piece in pieces {
            let mut input = *piece;
            while let Some(part) = chunks.next(&mut input)? {
                assert!(!part.is_empty());
                body.extend(part);
            }
            rest.extend(input);
        }
        Ok((body, rest, chunks.is_over()))
    }

    const WHOLE: &[u8] =
        b"5\r\nhello\r\n1;name=value\r\n \r\n0A\r\nlabyrinths\r\n0\r\nTrailer: x\r\n\r\nnext";

    #[test]
    fn the_body_is_the_same_wherever_it_is_split() {
        let expected = (b"hello labyrinths".to_vec(), b"next".to_vec(), true);
        assert_eq!(body(&[WHOLE]), Ok(expected.clone()));
        let bytes: Vec<&[u8]> = WHOLE.chunks(1).collect();
        assert_eq!(body(&bytes), Ok(expected.clone()));
        for one in 0..WHOLE.len() {
            for other in one..WHOLE.len() {
                let pieces = [&WHOLE[..one], &WHOLE[one..other], &WHOLE[other..]];
                assert_eq!(body(&pieces), Ok(expected.clone()), "{one} {other}");
            }
        }
    }

    #[test]
    fn a_body_is_not_over_before_its_last_chunk() {
        let end = WHOLE.len() - "next".len();
        for end in 0..end {
            assert!(!body(&[&WHOLE[..end]]).expect("chunks").2, "{end}");
        }
    }

    #[test]
    fn what_is_no_chunk_is_told() {
        let check = |text: &[u8], why| assert_eq!(body(&[text]), Err(Broken(why)));
        check(b"\r\n", "a chunk without a size");
        check(b"{\"seq\"", "a chunk without a size");
        check(b"5x\r\n", "a size that is no number");
        check(b"2\r\nabc\r\n", "a chunk that is longer than it says");
        check(b"ffffffff\r\n", "a chunk without measure");
    }
}

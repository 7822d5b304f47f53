//! What stands before the body of an answer.

use memchr::{memchr_iter, memmem};

use super::Broken;

/// A head is never longer than this.
const MOST: usize = 16 * 1024;

/// What stands before the body of an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Head {
    /// Such as 200.
    pub(super) status: u16,
    /// How the end of the body is known.
    pub(super) length: Length,
}

/// How the end of a body is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Length {
    /// It has so many bytes.
    Bytes(usize),
    /// It comes in chunks that say how long they are.
    Chunked,
}

impl Head {
    /// The head at the beginning of these bytes and how long it is; `None` if its end is not there
    /// yet.
    ///
    /// # Errors
    /// If it is not a head that this client understands.
    pub(super) fn read(bytes: &[u8]) -> Result<Option<(Self, usize)>, Broken> {
        let Some(end) = memmem::find(bytes, b"\r\n\r\n") else {
            return if bytes.len() > MOST {
                Err(Broken("a head without an end"))
            } else {
                Ok(None)
            };
        };
        let status = status(bytes).ok_or(Broken("no status"))?;
        // The line break after the last header is looked at too: every header then ends in one.
        let text = &bytes[..end + 2];
        let mut length = (status == 204 || status == 304).then_some(Length::Bytes(0));
        let mut from = 0;
        for at in memchr_iter(b'\n', text) {
            let line = text[from..at].trim_ascii();
            from = at + 1;
            if let Some(value) = value(line, b"content-length:") {
                let number = str::from_utf8(value).ok().and_then(|text| text.parse().ok());
                length = Some(Length::Bytes(number.ok_or(Broken("a length that is no number"))?));
            } else if let Some(value) = value(line, b"transfer-encoding:") {
                if !value.eq_ignore_ascii_case(b"chunked") {
                    return Err(Broken("a coding other than chunks"));
                }
                length = Some(Length::Chunked);
            }
        }
        let length = length.ok_or(Broken("a body without a length"))?;
        Ok(Some((Self { status, length }, end + 4)))
    }
}

fn status(bytes: &[u8]) -> Option<u16> {
    let rest = bytes.strip_prefix(b"HTTP/1.1 ")?;
    let (digits, after) = rest.split_first_chunk::<3>()?;
    let is_number = digits.iter().all(u8::is_ascii_digit) && matches!(after.first()?, b' ' | b'\r');
    let number = digits.iter().fold(0, |sum, digit| sum * 10 + u16::from(digit - b'0'));
    is_number.then_some(number)
}

/// What the header says, if the line has that name. Names are the same in capitals.
fn value<'l>(line: &'l [u8], name: &[u8]) -> Option<&'l [u8]> {
    let (front, rest) = line.split_at_checked(name.len())?;
    front.eq_ignore_ascii_case(name).then(|| rest.trim_ascii())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, expected: Result<(u16, Length), &'static str>) {
        let found = Head::read(text.as_bytes());
        let whole = expected.map(|(status, length)| Some((Head { status, length }, text.len())));
        assert_eq!(found, whole.map_err(Broken), "{text}");
        for end in 0..text.len() {
            assert_eq!(Head::read(&text.as_bytes()[..end]), Ok(None), "{}", &text[..end]);
        }
    }

    #[test]
    fn the_length_is_found_whatever_stands_around_it() {
        check("HTTP/1.1 200 OK\r\ncontent-length: 12\r\n\r\n", Ok((200, Length::Bytes(12))));
        check(
            "HTTP/1.1 409 Conflict\r\nDate: x\r\nCONTENT-LENGTH:7 \r\na: b\r\n\r\n",
            Ok((409, Length::Bytes(7))),
        );
        check("HTTP/1.1 200 OK\r\nTransfer-Encoding: Chunked\r\n\r\n", Ok((200, Length::Chunked)));
        check("HTTP/1.1 204\r\n\r\n", Ok((204, Length::Bytes(0))));
    }

    #[test]
    fn what_is_not_understood_is_told() {
        check("HTTP/1.1 200 OK\r\n\r\n", Err("a body without a length"));
        check("HTTP/1.1 200 OK\r\ncontent-length: x\r\n\r\n", Err("a length that is no number"));
        check(
            "HTTP/1.1 200 OK\r\ntransfer-encoding: gzip\r\n\r\n",
            Err("a coding other than chunks"),
        );
        check("HTTP/1.0 200 OK\r\ncontent-length: 1\r\n\r\n", Err("no status"));
        check("HTTP/1.1 2000 OK\r\ncontent-length: 1\r\n\r\n", Err("no status"));
        assert_eq!(Head::read(&vec![b'a'; MOST + 1]), Err(Broken("a head without an end")));
    }

    #[test]
    fn the_body_does_not_belong_to_the_head() {
        let text = b"HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}\r\n\r\n";
        let found = Head::read(text).expect("a head").expect("all of it");
        assert_eq!(&text[found.1..], b"{}\r\n\r\n");
    }
}

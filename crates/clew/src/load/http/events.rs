//! A stream of events: `event:`, `id:` and `data:` lines, and an empty one after each event.

use std::mem;

use memchr::memchr;

use super::{Broken, Page};

/// Takes a stream of events apart and keeps the newest state of the table.
#[derive(Debug, Default)]
pub(super) struct Events {
    /// The beginning of a line whose end is not there yet.
    line: Vec<u8>,
    /// The event that is being read.
    kind: Kind,
    id: Option<u64>,
    data: Vec<u8>,
    /// The newest state, where states come as JSON.
    newest: Vec<u8>,
    /// The page, where its parts come.
    page: Page,
    seq: u64,
    said_bye: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Kind {
    Table,
    Parts,
    Bye,
    #[default]
    Other,
}

impl Events {
    /// Takes bytes of the stream; how many states of the table are complete with them.
    ///
    /// # Errors
    /// If a state has no number.
    pub(super) fn take(&mut self, mut bytes: &[u8]) -> Result<usize, Broken> {
        let mut states = 0;
        while let Some(end) = memchr(b'\n', bytes) {
            let (line, rest) = (&bytes[..end], &bytes[end + 1..]);
            bytes = rest;
            states += if self.line.is_empty() {
                self.line(line)?
            } else {
                let mut whole = mem::take(&mut self.line);
                whole.extend(line);
                let states = self.line(&whole)?;
                // Its room is used again.
                whole.clear();
                self.line = whole;
                states
            };
        }
        self.line.extend(bytes);
        Ok(states)
    }

    /// The number of the newest state; 0 before the first.
    pub(super) fn seq(&self) -> u64 {
        self.seq
    }

    /// The newest state, in JSON.
    pub(super) fn newest(&self) -> &[u8] {
        &self.newest
    }

    /// The page of the newest state, where its parts come.
    pub(super) fn page(&self) -> &Page {
        &self.page
    }

    /// Whether the server has said that it ends.
    pub(super) fn said_bye(&self) -> bool {
        self.said_bye
    }

    fn line(&mut self, line: &[u8]) -> Result<usize, Broken> {
        let line = line.strip_suffix(b"\r").unwrap_or(line);
        if line.is_empty() {
            return self.end();
        }
        // A line without a colon is a field without a value, one that begins with it a comment.
        let (name, value) = line.split_at(memchr(b':', line).unwrap_or(line.len()));
        let value = value.strip_prefix(b":").unwrap_or(value);
        let value = value.strip_prefix(b" ").unwrap_or(value);
        match name {
            b"event" => {
                self.kind = match value {
                    b"table" => Kind::Table,
                    b"parts" => Kind::Parts,
                    b"bye" => Kind::Bye,
                    _ => Kind::Other,
                }
            }
            b"id" => self.id = str::from_utf8(value).ok().and_then(|text| text.parse().ok()),
            b"data" => {
                if !self.data.is_empty() {
                    self.data.push(b'\n');
                }
                self.data.extend(value);
            }
            _ => {}
        }
        Ok(0)
    }

    fn end(&mut self) -> Result<usize, Broken> {
        let (kind, id) = (mem::take(&mut self.kind), self.id.take());
        let states = match kind {
            Kind::Table => {
                self.seq = id.ok_or(Broken("a state without a number"))?;
                mem::swap(&mut self.newest, &mut self.data);
                1
            }
            Kind::Parts => {
                self.seq = id.ok_or(Broken("a state without a number"))?;
                let html = str::from_utf8(&self.data);
                self.page.take(html.map_err(|_| Broken("a page that is no text"))?);
                1
            }
            Kind::Bye => {
                self.said_bye = true;
                0
            }
            Kind::Other => 0,
        };
        self.data.clear();
        Ok(states)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WHOLE: &str = ": hello\n\nevent: table\nid: 12\ndata: {\"seq\":12}\n\nevent: talk\n\
        data: {\"seq\":99}\n\nevent:table\r\nid:13\r\ndata:{\"seq\":\r\ndata: 13}\r\n\r\n: 15 s\n\n\
        retry\nevent: bye\ndata: soon\n\nevent: table\nid: 14\ndata: {\"se";

    #[test]
    fn events_are_the_same_wherever_they_are_split() {
        for one in 0..WHOLE.len() {
            for other in one..WHOLE.len() {
                let mut events = Events::default();
                let mut states = 0;
                for piece in [&WHOLE[..one], &WHOLE[one..other], &WHOLE[other..]] {
                    states += events.take(piece.as_bytes()).expect("events");
                }
                assert_eq!((states, events.seq(), events.said_bye()), (2, 13, true));
                assert_eq!(events.newest(), b"{\"seq\":\n13}");
            }
        }
    }

    #[test]
    fn a_state_counts_when_it_is_whole() {
        let mut events = Events::default();
        let text = "event: table\nid: 12\ndata: {}\n\n";
        for byte in text.as_bytes() {
            assert_eq!((events.seq(), events.newest()), (0, &b""[..]));
            events.take(&[*byte]).expect("events");
        }
        assert_eq!((events.seq(), events.newest()), (12, &b"{}"[..]));
    }

    #[test]
    fn no_part_of_a_page_is_passed_over() {
        let mut events = Events::default();
        let part = |seq, id, action| {
            format!(
                "event: parts\nid: {seq}\ndata: <b id=\"{id}\"></b>\ndata: <p id=\"p{id}\"><button name=\"action\" value=\"{action}\"></button></p>\n\n"
            )
        };
        let text = part(1, "a", "roll") + &part(2, "b", "stop");
        assert_eq!(events.take(text.as_bytes()), Ok(2));
        assert_eq!(
            (events.seq(), events.page().offers().collect::<Vec<_>>()),
            (2, vec!["roll", "stop"])
        );
    }

    #[test]
    fn a_state_needs_a_number() {
        let mut events = Events::default();
        let found = events.take(b"event: table\nid: twelve\ndata: {}\n\n");
        assert_eq!(found, Err(Broken("a state without a number")));
    }
}

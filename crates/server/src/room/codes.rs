//! Links that hand a seat over: each works once, and not for long. At tables of format 2 they are
//! recorded, by the hash of their code; [`Codes`] is for tables of format 1, which cannot record them.

use game::Seat;
use table::{Hash, Link, UnixMillis};

use crate::Error;

/// So long a link works, in milliseconds.
const AGE: u64 = 10 * 60 * 1000;
/// So many are open at a table at most; the oldest goes first.
const MOST: usize = 16;

/// A new code that nobody can guess, and the link as it is recorded.
pub(super) fn recorded(seat: Seat, now: UnixMillis) -> Result<(String, Link), Error> {
    let code = code()?;
    let link = Link { seat, hash: hash(&code), until: UnixMillis(now.0 + AGE) };
    Ok((code, link))
}

/// What is recorded of a code.
pub(super) fn hash(code: &str) -> Hash {
    Hash::of(&[code.as_bytes()])
}

fn code() -> Result<String, Error> {
    Ok(format!("{:032x}", u128::from_be_bytes(table::random()?)))
}

/// The links of a table that have not been used.
#[derive(Debug, Default)]
pub(super) struct Codes(Vec<Code>);

struct Code {
    text: String,
    seat: Seat,
    until: UnixMillis,
}

impl Codes {
    /// One that nobody can guess.
    pub(super) fn make(&mut self, seat: Seat, now: UnixMillis) -> Result<String, Error> {
        let text = code()?;
        if self.0.len() == MOST {
            self.0.remove(0);
        }
        self.0.push(Code { text: text.clone(), seat, until: UnixMillis(now.0 + AGE) });
        Ok(text)
    }

    /// The seat that it hands over.
    pub(super) fn find(&self, text: &str, now: UnixMillis) -> Option<Seat> {
        let fits = |code: &&Code| code.text == text && code.until >= now;
        self.0.iter().find(fits).map(|code| code.seat)
    }

    /// It was used: this seat's links are worth nothing any more.
    pub(super) fn used(&mut self, seat: Seat) {
        self.0.retain(|code| code.seat != seat);
    }
}

/// Nothing of the code: it is as good as the seat.
impl std::fmt::Debug for Code {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Code({})", self.seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_good_for_its_time_and_its_seat() {
        let mut codes = Codes::default();
        let code = codes.make(Seat::A, UnixMillis(0)).expect("randomness");
        assert_eq!(codes.find(&code, UnixMillis(AGE)), Some(Seat::A));
        assert_eq!(codes.find(&code, UnixMillis(AGE + 1)), None);
        assert_eq!(codes.find("", UnixMillis(0)), None);
        codes.used(Seat::A);
        assert_eq!(codes.find(&code, UnixMillis(0)), None);
    }

    #[test]
    fn the_oldest_goes_first() {
        let mut codes = Codes::default();
        let first = codes.make(Seat::A, UnixMillis(0)).expect("randomness");
        for _ in 0..MOST {
            codes.make(Seat::A, UnixMillis(0)).expect("randomness");
        }
        assert_eq!(codes.find(&first, UnixMillis(0)), None);
    }
}

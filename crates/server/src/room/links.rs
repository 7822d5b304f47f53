//! Seat links: each gives a seat to one person, once, within ten minutes. Tables of format 2 record the hash of
//! the code; [`LinkCodes`] is for tables of format 1, which cannot record it.

use game::Seat;
use table::{Hash, SeatLink, UnixMillis};

use crate::error::RoomError;

/// Time within which a link works.
const MAX_LINK_AGE_MS: u64 = 10 * 60 * 1000;
/// Maximum number of open links of a table; one more voids the oldest.
const MAX_LINKS: usize = 16;

/// A new random code, and the link as it is recorded.
pub(super) fn recorded(seat: Seat, now: UnixMillis) -> Result<(String, SeatLink), RoomError> {
    let code = code()?;
    let link = SeatLink { seat, hash: hash(&code), until: UnixMillis(now.0 + MAX_LINK_AGE_MS) };
    Ok((code, link))
}

/// The hash of a code, which is recorded in its place.
pub(super) fn hash(code: &str) -> Hash {
    Hash::of(&[code.as_bytes()])
}

fn code() -> Result<String, RoomError> {
    Ok(format!("{:032x}", u128::from_be_bytes(table::random()?)))
}

/// The unused links of a table of format 1.
#[derive(Debug, Default)]
pub(super) struct LinkCodes(Vec<Code>);

struct Code {
    text: String,
    seat: Seat,
    until: UnixMillis,
}

impl LinkCodes {
    /// Creates a random code.
    pub(super) fn make(&mut self, seat: Seat, now: UnixMillis) -> Result<String, RoomError> {
        let text = code()?;
        if self.0.len() == MAX_LINKS {
            self.0.remove(0);
        }
        self.0.push(Code { text: text.clone(), seat, until: UnixMillis(now.0 + MAX_LINK_AGE_MS) });
        Ok(text)
    }

    /// The seat of a code that is still valid.
    pub(super) fn find(&self, text: &str, now: UnixMillis) -> Option<Seat> {
        let fits = |code: &&Code| code.text == text && code.until >= now;
        self.0.iter().find(fits).map(|code| code.seat)
    }

    /// Voids all links of a seat, after one was used.
    pub(super) fn used(&mut self, seat: Seat) {
        self.0.retain(|code| code.seat != seat);
    }
}

/// Without the code, which is a secret.
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
        let mut codes = LinkCodes::default();
        let code = codes.make(Seat::A, UnixMillis(0)).expect("randomness");
        assert_eq!(codes.find(&code, UnixMillis(MAX_LINK_AGE_MS)), Some(Seat::A));
        assert_eq!(codes.find(&code, UnixMillis(MAX_LINK_AGE_MS + 1)), None);
        assert_eq!(codes.find("", UnixMillis(0)), None);
        codes.used(Seat::A);
        assert_eq!(codes.find(&code, UnixMillis(0)), None);
    }

    #[test]
    fn the_oldest_goes_first() {
        let mut codes = LinkCodes::default();
        let first = codes.make(Seat::A, UnixMillis(0)).expect("randomness");
        for _ in 0..MAX_LINKS {
            codes.make(Seat::A, UnixMillis(0)).expect("randomness");
        }
        assert_eq!(codes.find(&first, UnixMillis(0)), None);
    }
}

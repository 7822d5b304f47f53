//! Links that hand a seat over: each works once, and not for long. At tables of format 2 they are
//! recorded, by the hash of their code; [`LinkCodes`] is for tables of format 1, which cannot record them.

use game::Seat;
use table::{Hash, SeatLink, UnixMillis};

use super::RoomError;

/// How long a link works.
const LINK_AGE_MS: u64 = 10 * 60 * 1000;
/// Maximum number of open links of a table; one more voids the oldest.
const MAX_LINKS: usize = 16;

/// A new code that nobody can guess, and the link as it is recorded.
pub(super) fn recorded(seat: Seat, now: UnixMillis) -> Result<(String, SeatLink), RoomError> {
    let code = code()?;
    let link = SeatLink { seat, hash: hash(&code), until: UnixMillis(now.0 + LINK_AGE_MS) };
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
    /// Makes a code that nobody can guess.
    pub(super) fn make(&mut self, seat: Seat, now: UnixMillis) -> Result<String, RoomError> {
        let text = code()?;
        if self.0.len() == MAX_LINKS {
            self.0.remove(0);
        }
        self.0.push(Code { text: text.clone(), seat, until: UnixMillis(now.0 + LINK_AGE_MS) });
        Ok(text)
    }

    /// The seat that it hands over.
    pub(super) fn find(&self, text: &str, now: UnixMillis) -> Option<Seat> {
        let fits = |code: &&Code| code.text == text && code.until >= now;
        self.0.iter().find(fits).map(|code| code.seat)
    }

    /// Voids all links of a seat: one of them was used.
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
        let mut codes = LinkCodes::default();
        let code = codes.make(Seat::A, UnixMillis(0)).expect("randomness");
        assert_eq!(codes.find(&code, UnixMillis(LINK_AGE_MS)), Some(Seat::A));
        assert_eq!(codes.find(&code, UnixMillis(LINK_AGE_MS + 1)), None);
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

//! Who is there. Known for as long as the table is awake.

use game::{MAX_SEATS, Seat, SeatSet};
use table::UnixMillis;

/// After so long, in milliseconds, a player who shows no sign of life is missing, and one whose
/// turn it has been keeps the others waiting.
pub(super) const PATIENCE: u64 = 60_000;

/// Who is there, seat by seat.
#[derive(Clone, Debug)]
pub(super) struct Presence([Sign; MAX_SEATS]);

#[derive(Clone, Copy, Debug)]
struct Sign {
    /// How many streams are open.
    streams: u32,
    /// The last sign of life.
    seen: UnixMillis,
}

impl Presence {
    /// Everybody gets the benefit of the doubt from now.
    pub(super) fn new(now: UnixMillis) -> Self {
        Self([Sign { streams: 0, seen: now }; MAX_SEATS])
    }

    pub(super) fn came(&mut self, seats: SeatSet, now: UnixMillis) {
        for seat in seats.iter() {
            self.0[seat.index()].streams += 1;
            self.0[seat.index()].seen = now;
        }
    }

    pub(super) fn went(&mut self, seats: SeatSet, now: UnixMillis) {
        for seat in seats.iter() {
            let sign = &mut self.0[seat.index()];
            sign.streams = sign.streams.saturating_sub(1);
            sign.seen = now;
        }
    }

    /// A sign of life.
    pub(super) fn seen(&mut self, seats: SeatSet, now: UnixMillis) {
        seats.iter().for_each(|seat| self.0[seat.index()].seen = now);
    }

    /// Somebody else sits there now.
    pub(super) fn forget(&mut self, seat: Seat, now: UnixMillis) {
        self.0[seat.index()] = Sign { streams: 0, seen: now };
    }

    /// Whether the seat shows signs of life.
    pub(super) fn is_here(&self, seat: Seat, now: UnixMillis) -> bool {
        let sign = &self.0[seat.index()];
        sign.streams > 0 || now.0.saturating_sub(sign.seen.0) < PATIENCE
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_has_a_stream_open_is_here_and_others_for_a_minute() {
        let a = SeatSet::only(Seat::A);
        let mut presence = Presence::new(UnixMillis(0));
        assert!(presence.is_here(Seat::A, UnixMillis(PATIENCE - 1)));
        assert!(!presence.is_here(Seat::A, UnixMillis(PATIENCE)));
        presence.came(a, UnixMillis(PATIENCE));
        presence.came(a, UnixMillis(PATIENCE));
        presence.went(a, UnixMillis(PATIENCE));
        assert!(presence.is_here(Seat::A, UnixMillis(9 * PATIENCE)));
        presence.went(a, UnixMillis(9 * PATIENCE));
        assert!(!presence.is_here(Seat::A, UnixMillis(10 * PATIENCE)));
        presence.seen(a, UnixMillis(10 * PATIENCE));
        assert!(presence.is_here(Seat::A, UnixMillis(10 * PATIENCE)));
    }
}

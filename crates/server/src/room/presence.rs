//! Who is there, and who keeps the others waiting. Known for as long as the table is awake.

use game::{MAX_SEATS, Phase, Seat, SeatSet};
use table::Wall;

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
    seen: Wall,
    /// Since when it has been their turn.
    turn: Option<Wall>,
}

impl Presence {
    /// Everybody gets the benefit of the doubt from now.
    pub(super) fn new(now: Wall) -> Self {
        Self([Sign { streams: 0, seen: now, turn: None }; MAX_SEATS])
    }

    pub(super) fn came(&mut self, seats: SeatSet, now: Wall) {
        for seat in seats.iter() {
            self.0[seat.index()].streams += 1;
            self.0[seat.index()].seen = now;
        }
    }

    pub(super) fn went(&mut self, seats: SeatSet, now: Wall) {
        for seat in seats.iter() {
            let sign = &mut self.0[seat.index()];
            sign.streams = sign.streams.saturating_sub(1);
            sign.seen = now;
        }
    }

    /// A sign of life.
    pub(super) fn seen(&mut self, seats: SeatSet, now: Wall) {
        seats.iter().for_each(|seat| self.0[seat.index()].seen = now);
    }

    /// The seat has acted, so its time begins anew.
    pub(super) fn acted(&mut self, seat: Seat) {
        self.0[seat.index()].turn = None;
    }

    /// Somebody else sits there now.
    pub(super) fn forget(&mut self, seat: Seat, now: Wall) {
        self.0[seat.index()] = Sign { streams: 0, seen: now, turn: None };
    }

    /// Whose turn it is now.
    pub(super) fn turns(&mut self, phase: Option<Phase>, now: Wall) {
        let open = match phase {
            Some(Phase::Open(seats)) => seats,
            _ => SeatSet::NOBODY,
        };
        for seat in SeatSet::first(MAX_SEATS as u8).iter() {
            let turn = &mut self.0[seat.index()].turn;
            *turn = open.contains(seat).then(|| turn.unwrap_or(now));
        }
    }

    /// Whether the seat shows signs of life.
    pub(super) fn is_here(&self, seat: Seat, now: Wall) -> bool {
        let sign = &self.0[seat.index()];
        sign.streams > 0 || now.0.saturating_sub(sign.seen.0) < PATIENCE
    }

    /// Whether it has been the seat's turn for long.
    pub(super) fn is_late(&self, seat: Seat, now: Wall) -> bool {
        self.0[seat.index()].turn.is_some_and(|since| now.0.saturating_sub(since.0) >= PATIENCE)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_has_a_stream_open_is_here_and_others_for_a_minute() {
        let a = SeatSet::only(Seat::A);
        let mut presence = Presence::new(Wall(0));
        assert!(presence.is_here(Seat::A, Wall(PATIENCE - 1)));
        assert!(!presence.is_here(Seat::A, Wall(PATIENCE)));
        presence.came(a, Wall(PATIENCE));
        presence.came(a, Wall(PATIENCE));
        presence.went(a, Wall(PATIENCE));
        assert!(presence.is_here(Seat::A, Wall(9 * PATIENCE)));
        presence.went(a, Wall(9 * PATIENCE));
        assert!(!presence.is_here(Seat::A, Wall(10 * PATIENCE)));
        presence.seen(a, Wall(10 * PATIENCE));
        assert!(presence.is_here(Seat::A, Wall(10 * PATIENCE)));
    }

    #[test]
    fn a_turn_is_long_after_a_minute_and_begins_anew_with_an_action() {
        let mut presence = Presence::new(Wall(0));
        let open = Some(Phase::Open(SeatSet::only(Seat::A)));
        presence.turns(open, Wall(0));
        presence.turns(open, Wall(PATIENCE / 2));
        assert!(!presence.is_late(Seat::A, Wall(PATIENCE - 1)));
        assert!(presence.is_late(Seat::A, Wall(PATIENCE)));
        presence.acted(Seat::A);
        presence.turns(open, Wall(PATIENCE));
        assert!(!presence.is_late(Seat::A, Wall(PATIENCE)));
        presence.turns(None, Wall(PATIENCE));
        assert!(!presence.is_late(Seat::A, Wall(5 * PATIENCE)));
    }
}

//! Which players are present, and since when the game waits for whom.

use game::{MAX_SEATS, Pace, Seat, SeatSet};
use journal::Row;
use table::{Record, UnixMillis};

/// After this time without a sign of life a player is absent; after this time to move a player is late.
pub(super) const ABSENT_AFTER_MS: u64 = 60_000;

/// The presence of each seat. It is not recorded: a new room begins with everybody present.
#[derive(Clone, Debug)]
pub(super) struct Presence([Sign; MAX_SEATS]);

#[derive(Clone, Copy, Debug)]
struct Sign {
    /// Number of open streams.
    streams: u32,
    /// The last sign of life.
    seen: UnixMillis,
}

impl Presence {
    /// Everybody counts as present from now.
    pub(super) fn new(now: UnixMillis) -> Self {
        Self([Sign { streams: 0, seen: now }; MAX_SEATS])
    }

    /// Changes the number of open streams of each seat.
    pub(super) fn add_streams(&mut self, changes: &[i32; MAX_SEATS]) {
        for (sign, change) in self.0.iter_mut().zip(changes) {
            sign.streams = sign.streams.saturating_add_signed(*change);
        }
    }

    /// Notes a sign of life of these seats.
    pub(super) fn seen(&mut self, seats: SeatSet, now: UnixMillis) {
        seats.iter().for_each(|seat| self.0[seat.index()].seen = now);
    }

    /// Another person sits there now.
    pub(super) fn forget(&mut self, seat: Seat, now: UnixMillis) {
        self.0[seat.index()] = Sign { streams: 0, seen: now };
    }

    /// Whether the player of a seat is present.
    pub(super) fn is_here(&self, seat: Seat, now: UnixMillis) -> bool {
        let sign = &self.0[seat.index()];
        sign.streams > 0 || now.0.saturating_sub(sign.seen.0) < ABSENT_AFTER_MS
    }
}

/// When the game began to wait for each seat. From recorded times alone, so that it is the same after a
/// restart and at another machine.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct TurnTimes {
    /// When the game started, or went on after its last pause.
    running: Option<UnixMillis>,
    /// When each seat last acted, itself or by a bot.
    acted: [Option<UnixMillis>; MAX_SEATS],
}

impl TurnTimes {
    /// After these appends, the first of which opened the table.
    pub(crate) fn of(rows: &[Row]) -> Self {
        let mut times = Self::default();
        rows.iter().for_each(|row| times.take_in(row.wall, row.append.records()));
        times
    }

    /// Applies an append that was written at `wall`.
    pub(crate) fn take_in(&mut self, wall: UnixMillis, records: &[Record]) {
        for record in records {
            match record {
                Record::Start { .. } | Record::Resume { .. } => self.running = Some(wall),
                Record::Act { seat, .. } => self.acted[seat.index()] = Some(wall),
                _ => {}
            }
        }
    }

    /// Since when the game has waited for a seat that is to move; `None` before the start.
    ///
    /// Where players take turns: since the turn began, which is when somebody else last acted, or at
    /// the start. Where everybody acts at once: since the seat last acted, or since the game started
    /// or went on after a pause.
    pub(crate) fn waits_since(&self, seat: Seat, pace: Pace) -> Option<UnixMillis> {
        let last = match pace {
            Pace::Turns => {
                let others = SeatSet::first(MAX_SEATS as u8).without(seat);
                others.iter().filter_map(|other| self.acted[other.index()]).max()
            }
            Pace::RealTime => self.acted[seat.index()],
        };
        self.running.map(|running| last.map_or(running, |last| last.max(running)))
    }
}

#[cfg(test)]
mod tests {
    use game::Millis;

    use super::*;

    #[test]
    fn who_has_a_stream_open_is_here_and_others_for_a_minute() {
        let a = SeatSet::only(Seat::A);
        let mut presence = Presence::new(UnixMillis(0));
        assert!(presence.is_here(Seat::A, UnixMillis(ABSENT_AFTER_MS - 1)));
        assert!(!presence.is_here(Seat::A, UnixMillis(ABSENT_AFTER_MS)));
        let change = |change| std::array::from_fn(|seat| if seat == 0 { change } else { 0 });
        presence.add_streams(&change(2));
        presence.add_streams(&change(-1));
        assert!(presence.is_here(Seat::A, UnixMillis(9 * ABSENT_AFTER_MS)));
        presence.add_streams(&change(-1));
        presence.seen(a, UnixMillis(9 * ABSENT_AFTER_MS));
        assert!(!presence.is_here(Seat::A, UnixMillis(10 * ABSENT_AFTER_MS)));
        presence.seen(a, UnixMillis(10 * ABSENT_AFTER_MS));
        assert!(presence.is_here(Seat::A, UnixMillis(10 * ABSENT_AFTER_MS)));
    }

    fn act(seat: Seat) -> Record {
        let key = "k".parse().expect("a key");
        Record::Act { at: Millis::ZERO, seat, key, action: "roll".to_owned() }
    }

    fn start() -> Record {
        Record::Start { rules: 1, wall: UnixMillis(0), entropy: Vec::new(), config: Vec::new() }
    }

    #[test]
    fn a_turn_begins_when_somebody_else_has_acted() {
        let (a, b) = (Seat::A, Seat::A.next(2));
        let mut times = TurnTimes::default();
        assert_eq!(times.waits_since(a, Pace::Turns), None);
        times.take_in(UnixMillis(10), &[start()]);
        assert_eq!(times.waits_since(a, Pace::Turns), Some(UnixMillis(10)));
        // What the player does in the turn does not begin it again, and a new name does nothing.
        times.take_in(UnixMillis(20), &[act(a)]);
        times.take_in(
            UnixMillis(30),
            &[Record::Name { seat: b, name: "Bo".parse().expect("a name") }],
        );
        assert_eq!(times.waits_since(a, Pace::Turns), Some(UnixMillis(10)));
        assert_eq!(times.waits_since(b, Pace::Turns), Some(UnixMillis(20)));
        times.take_in(UnixMillis(40), &[act(b)]);
        assert_eq!(times.waits_since(a, Pace::Turns), Some(UnixMillis(40)));
    }

    #[test]
    fn where_all_act_at_once_each_is_waited_for_since_its_own_action_or_the_last_pause() {
        let (a, b) = (Seat::A, Seat::A.next(2));
        let mut times = TurnTimes::default();
        times.take_in(UnixMillis(10), &[start()]);
        times.take_in(UnixMillis(20), &[act(a)]);
        assert_eq!(times.waits_since(a, Pace::RealTime), Some(UnixMillis(20)));
        assert_eq!(times.waits_since(b, Pace::RealTime), Some(UnixMillis(10)));
        times.take_in(UnixMillis(30), &[Record::Resume { at: Millis::ZERO, wall: UnixMillis(30) }]);
        assert_eq!(times.waits_since(a, Pace::RealTime), Some(UnixMillis(30)));
        assert_eq!(times.waits_since(b, Pace::RealTime), Some(UnixMillis(30)));
    }
}

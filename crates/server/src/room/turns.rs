//! Since when a seat keeps the others waiting, from recorded times alone: so it is the same after a
//! sleep, a restart and at another machine, and nothing that is not recorded changes it.

use game::{MAX_SEATS, Pace, Seat, SeatSet};
use journal::Row;
use table::{Record, UnixMillis};

/// When the game began to wait for somebody.
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

    /// Takes in an append that was written at `wall`.
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
        // What the player does in the turn does not begin it anew, and a new name does nothing.
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

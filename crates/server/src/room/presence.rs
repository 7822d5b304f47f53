//! Which players are present, and since when the game waits for whom.

use game::{MAX_SEATS, Pace, Seat, SeatSet};
use journal::Row;
use table::{Alias, Record, Sitter, TableId, UnixMillis};

use super::snapshot;
use super::task::{Room, RoomContext};
use crate::error::RoomError;

/// After this time without a sign of life a player is absent; after this time to move a player is late.
pub(crate) const ABSENT_AFTER_MS: u64 = 60_000;

/// Who was seen at this machine and at others, and who wants a pause. It is not recorded: a new room begins with
/// everybody present.
#[derive(Clone, Debug)]
pub(super) struct Presence {
    signs: [Sign; MAX_SEATS],
    /// When a person, player or spectator, was last at the table at this machine.
    person_at: UnixMillis,
    /// Signs of life at other machines, by the persons' ids at this table.
    others: Vec<journal::Presence>,
    /// The players who want a pause, as far as they have said so at this machine; and in which run of the game.
    pausing: SeatSet,
    pausing_in: u64,
}

#[derive(Clone, Copy, Debug)]
struct Sign {
    /// Number of open streams.
    streams: u32,
    /// The last sign of life, or when the room was loaded.
    seen: UnixMillis,
    /// Whether there was a sign of life at all.
    is_real: bool,
}

impl Presence {
    /// Everybody counts as present from now.
    pub(super) fn new(now: UnixMillis) -> Self {
        let sign = Sign { streams: 0, seen: now, is_real: false };
        Self {
            signs: [sign; MAX_SEATS],
            person_at: now,
            others: Vec::new(),
            pausing: SeatSet::NOBODY,
            pausing_in: 0,
        }
    }

    /// Changes the number of open streams of each seat.
    pub(super) fn add_streams(&mut self, changes: &[i32; MAX_SEATS]) {
        for (sign, change) in self.signs.iter_mut().zip(changes) {
            sign.streams = sign.streams.saturating_add_signed(*change);
        }
    }

    /// Notes a sign of life of a person with these seats; a spectator has none.
    pub(super) fn seen(&mut self, seats: SeatSet, now: UnixMillis) {
        self.person_at = now;
        for seat in seats.iter() {
            let sign = &mut self.signs[seat.index()];
            (sign.seen, sign.is_real) = (now, true);
        }
    }

    /// Another person sits there now.
    pub(super) fn forget(&mut self, seat: Seat, now: UnixMillis) {
        self.signs[seat.index()] = Sign { streams: 0, seen: now, is_real: true };
    }

    /// Whether the player of a seat is present at this machine.
    fn is_here(&self, seat: Seat, now: UnixMillis) -> bool {
        let sign = &self.signs[seat.index()];
        sign.streams > 0 || now.0.saturating_sub(sign.seen.0) < ABSENT_AFTER_MS
    }

    /// When a person was last at the table, at any machine.
    pub(super) fn last_person(&self) -> UnixMillis {
        self.others.iter().map(|sign| sign.seen).fold(self.person_at, UnixMillis::max)
    }

    /// Whether this person is present at another machine.
    fn is_elsewhere(&self, person: Alias, now: UnixMillis) -> bool {
        let is_fresh = |seen: UnixMillis| now.0.saturating_sub(seen.0) < ABSENT_AFTER_MS;
        self.others.iter().any(|sign| sign.person == person && is_fresh(sign.seen))
    }

    /// These players want a pause in this run of the game.
    pub(super) fn want_pause(&mut self, seats: SeatSet, run: u64) {
        if self.pausing_in != run {
            (self.pausing, self.pausing_in) = (SeatSet::NOBODY, run);
        }
        self.pausing = seats.iter().fold(self.pausing, SeatSet::with);
    }

    /// Replaces what is known of other machines.
    pub(super) fn set_others(&mut self, others: Vec<journal::Presence>) {
        self.others = others;
    }
}

/// The sign of life of a person at this machine, for other machines.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct LocalSign {
    person: Alias,
    /// `None` while a stream is open: the person is seen all the time.
    seen: Option<UnixMillis>,
    /// The run of the game in which the person wants a pause.
    pause: Option<u64>,
}

impl LocalSign {
    /// As it is stored now; `None` if the person is absent.
    pub(super) fn row(self, table: &TableId, now: UnixMillis) -> Option<journal::Presence> {
        let Self { person, seen, pause } = self;
        let seen = seen.unwrap_or(now);
        let is_here = now.0.saturating_sub(seen.0) < ABSENT_AFTER_MS;
        is_here.then(|| journal::Presence { table: table.clone(), person, seen, pause })
    }
}

impl Room {
    /// Whether the player of a seat is present, at any machine.
    pub(super) fn is_here(&self, seat: Seat) -> bool {
        let elsewhere = || {
            let sitter = self.table.people().at(seat);
            matches!(sitter, Some(Sitter::Player { person, .. }) if self.presence.is_elsewhere(*person, self.now))
        };
        self.presence.is_here(seat, self.now) || elsewhere()
    }

    /// The players who want a pause of the running game, at any machine.
    pub(super) fn pausing(&self) -> SeatSet {
        if self.table.is_paused() {
            return SeatSet::NOBODY;
        }
        let run = self.turns.runs();
        let Presence { others, pausing, pausing_in, .. } = &self.presence;
        let here = if *pausing_in == run { *pausing } else { SeatSet::NOBODY };
        let wants = |sign: &&journal::Presence| sign.pause == Some(run);
        let elsewhere = others.iter().filter(wants);
        elsewhere
            .flat_map(|sign| snapshot::seats_of(&*self.table, sign.person).iter())
            .fold(here, SeatSet::with)
    }

    /// The signs of life at this machine, one for each person.
    pub(super) fn local_signs(&self) -> Vec<LocalSign> {
        let mut signs: Vec<LocalSign> = Vec::new();
        for (seat, sitter) in self.table.people().iter() {
            let Sitter::Player { person, .. } = sitter else { continue };
            let sign = &self.presence.signs[seat.index()];
            let is_known = signs.iter().any(|known| known.person == *person);
            if is_known || (sign.streams == 0 && !sign.is_real) {
                continue;
            }
            let wants = self.presence.pausing.contains(seat);
            signs.push(LocalSign {
                person: *person,
                seen: (sign.streams == 0).then_some(sign.seen),
                pause: wants.then_some(self.presence.pausing_in),
            });
        }
        signs
    }

    /// Tells other machines who is present here, and asks them the same. Needed before a decision that depends
    /// on who is absent.
    ///
    /// # Errors
    /// If the store cannot be used: then nobody can be said to be absent.
    pub(super) async fn exchange_presence(&mut self) -> Result<(), RoomError> {
        let RoomContext { journal, server, .. } = &self.context;
        if !journal.is_shared() {
            return Ok(());
        }
        let (table, now) = (self.table.id(), self.now);
        let signs = self.local_signs();
        let rows: Vec<_> = signs.into_iter().filter_map(|sign| sign.row(table, now)).collect();
        journal.put_presence(*server, &rows).await?;
        let since = UnixMillis(now.0.saturating_sub(ABSENT_AFTER_MS));
        let others = journal.presence(std::slice::from_ref(table), *server, since).await?;
        self.presence.set_others(others);
        Ok(())
    }
}

/// When the game began to wait for each seat, and how large the records are. From records alone, so that it is the
/// same after a restart and at another machine.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct TurnTimes {
    /// When the game started, or went on after its last pause.
    running: Option<UnixMillis>,
    /// How often it did.
    runs: u64,
    /// Size of all records in bytes.
    bytes: u64,
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
            self.bytes += record.to_string().len() as u64 + 1;
            match record {
                Record::Start { .. } | Record::Resume { .. } => {
                    self.running = Some(wall);
                    self.runs += 1;
                }
                Record::Act { seat, .. } => self.acted[seat.index()] = Some(wall),
                _ => {}
            }
        }
    }

    /// Size of all records in bytes.
    pub(crate) fn bytes(&self) -> u64 {
        self.bytes
    }

    /// How often the game has begun to run: at the start, and after each pause.
    pub(crate) fn runs(&self) -> u64 {
        self.runs
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

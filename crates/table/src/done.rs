//! Which actions were done, so that none is done twice.

use std::collections::HashSet;
use std::sync::Arc;

use game::Seat;

use crate::Key;

/// Actions in the order in which they were done. A table is copied for each plan, so most of the
/// list is shared between copies.
#[derive(Debug, Default)]
pub(crate) struct Done {
    /// The first ones, which are put together as long as there is no copy.
    old: Arc<Vec<Deed>>,
    /// Those after them, [`FRESH`] at a time: none of them is written twice.
    later: Arc<Vec<Arc<[Deed]>>>,
    /// The last ones, fewer than [`FRESH`].
    fresh: Vec<Deed>,
    /// Of those that are not among the first.
    marks: Marks,
}

/// So many are copied at most; then they are put to the others.
const FRESH: usize = 16;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Deed {
    seat: Seat,
    key: Key,
    /// In which append.
    seq: u64,
}

impl Done {
    /// In which append it was done, if it was.
    pub(crate) fn find(&self, seat: Seat, key: Key) -> Option<u64> {
        let is_it = |deed: &&Deed| deed.seat == seat && deed.key == key;
        let may_be_later = self.marks.may_have(print(seat, key));
        let found =
            if may_be_later { self.iter().find(is_it) } else { self.old.iter().find(is_it) };
        found.map(|deed| deed.seq)
    }

    /// Notes one that was not done before.
    #[inline]
    pub(crate) fn note(&mut self, seat: Seat, key: Key, seq: u64) {
        let deed = Deed { seat, key, seq };
        match Arc::get_mut(&mut self.old) {
            Some(old) if self.fresh.is_empty() && self.later.is_empty() => old.push(deed),
            _ => self.share(deed),
        }
    }

    fn share(&mut self, deed: Deed) {
        self.marks.add(deed.print());
        self.fresh.push(deed);
        if self.fresh.len() == FRESH {
            Arc::make_mut(&mut self.later).push(std::mem::take(&mut self.fresh).into());
        }
    }

    fn iter(&self) -> impl Iterator<Item = &Deed> {
        let later = self.later.iter().flat_map(|deeds| deeds.iter());
        self.old.iter().chain(later).chain(&self.fresh)
    }

    /// The first that was done before: its number, counted from 0, and the earlier one's append.
    ///
    /// Asked once at the end of a replay: to ask at each action would take longer than all the
    /// rules do.
    pub(crate) fn doubled(&self) -> Option<(usize, u64)> {
        if !self.may_be_doubled() {
            return None;
        }
        // Different actions may have the same print, so look closely.
        let mut seen = HashSet::new();
        let (nth, deed) =
            self.iter().enumerate().find(|(_, deed)| !seen.insert((deed.seat, deed.key)))?;
        Some((nth, self.find(deed.seat, deed.key)?))
    }

    /// Makes room for so many more.
    pub(crate) fn reserve(&mut self, more: usize) {
        if let Some(old) = Arc::get_mut(&mut self.old) {
            old.reserve(more);
        }
    }

    /// Whether two prints are the same: each is put at its place in a table, or at the next that is
    /// free.
    fn may_be_doubled(&self) -> bool {
        let count = self.old.len() + FRESH * self.later.len() + self.fresh.len();
        let size = (2 * count).next_power_of_two();
        let mut places = vec![0; size];
        self.iter().any(|deed| {
            let print = deed.print();
            let mut at = print as usize % size;
            while places[at] != 0 && places[at] != print {
                at = (at + 1) % size;
            }
            std::mem::replace(&mut places[at], print) == print
        })
    }
}

/// With room for one more, which is what a copy is made for.
impl Clone for Done {
    fn clone(&self) -> Self {
        let mut fresh = Vec::with_capacity(self.fresh.len() + 1);
        fresh.extend_from_slice(&self.fresh);
        let (old, later) = (Arc::clone(&self.old), Arc::clone(&self.later));
        Self { old, later, fresh, marks: self.marks }
    }
}

/// How much of it is shared does not count.
impl PartialEq for Done {
    fn eq(&self, other: &Self) -> bool {
        self.iter().eq(other.iter())
    }
}

impl Eq for Done {}

impl Deed {
    fn print(&self) -> u64 {
        print(self.seat, self.key)
    }
}

/// A number above 0 that is the same for the same action, and seldom for two.
fn print(seat: Seat, key: Key) -> u64 {
    let mix =
        |sum: u64, word: u64| (sum ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(23);
    key.words().fold(seat.index() as u64, mix) | 1 << 63
}

/// Marks of prints: whoever has none is not there, so that most need not be looked for.
#[derive(Clone, Copy, Debug)]
struct Marks([u64; 64]);

impl Default for Marks {
    fn default() -> Self {
        Self([0; 64])
    }
}

impl Marks {
    fn add(&mut self, print: u64) {
        for (word, bit) in Self::places(print) {
            self.0[word] |= bit;
        }
    }

    fn may_have(&self, print: u64) -> bool {
        Self::places(print).iter().all(|&(word, bit)| self.0[word] & bit != 0)
    }

    /// Two of 4,096 places.
    fn places(print: u64) -> [(usize, u64); 2] {
        [print >> 8, print >> 32].map(|part| ((part >> 6) as usize % 64, 1 << (part % 64)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn done(keys: &[&str]) -> Done {
        let mut done = Done::default();
        for (seq, key) in (1..).zip(keys) {
            done.note(Seat::A, key.parse().expect("a key"), seq);
        }
        done
    }

    #[test]
    fn what_was_done_twice_is_found() {
        assert_eq!(done(&[]).doubled(), None);
        assert_eq!(done(&["a", "b", "aa", "B"]).doubled(), None);
        assert_eq!(done(&["a", "b", "c", "b", "a"]).doubled(), Some((3, 2)));
        let many: Vec<String> = (0..2000).map(|number| format!("key-{number}")).collect();
        let mut many: Vec<&str> = many.iter().map(String::as_str).collect();
        assert_eq!(done(&many).doubled(), None);
        many.push("key-1234");
        assert_eq!(done(&many).doubled(), Some((2000, 1235)));
    }

    #[test]
    fn copies_go_their_own_ways() {
        let keys: Vec<String> = (0..100).map(|number| format!("key-{number}")).collect();
        let keys: Vec<&str> = keys.iter().map(String::as_str).collect();
        let mut copies = vec![Done::default()];
        for (seq, key) in (1..).zip(&keys) {
            let mut next = copies[copies.len() - 1].clone();
            next.note(Seat::A, key.parse().expect("a key"), seq);
            copies.push(next);
        }
        for (count, copy) in copies.iter().enumerate() {
            assert_eq!(*copy, done(&keys[..count]));
            let last = "key-99".parse().expect("a key");
            assert_eq!(copy.find(Seat::A, last), (count == 100).then_some(100));
        }
    }

    #[test]
    fn hardly_any_that_was_not_done_is_looked_for() {
        let mut done = Done::default();
        // As at a table that is played at: there is a copy.
        let _copy = done.clone();
        let key = |number: u32| format!("{number:032x}").parse().expect("a key");
        (0..400).for_each(|number| done.note(Seat::A, key(number), 1));
        assert!((0..400).all(|number| done.find(Seat::A, key(number)) == Some(1)));
        let others =
            (400..1_400).filter(|&number| done.marks.may_have(print(Seat::A, key(number))));
        assert!(others.count() < 100);
    }

    #[test]
    fn another_seat_may_use_the_same_key() {
        let mut done = done(&["a"]);
        let (b, key) = (Seat::A.next(2), "a".parse().expect("a key"));
        assert_eq!((done.find(Seat::A, key), done.find(b, key)), (Some(1), None));
        done.note(b, key, 2);
        assert_eq!((done.find(b, key), done.doubled()), (Some(2), None));
    }
}

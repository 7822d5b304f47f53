//! The other machines that write, as far as their news tell.
//!
//! Machines that write at the same time share what the database can do. Statements cost it far more
//! than the appends in them, so whoever has written leaves each of the others as much time as the
//! statement took, and lets its own appends gather: all machines together then send about as many
//! statements as one would alone.

use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// So long at most the others are left to themselves, however many they are.
const LONGEST: Duration = Duration::from_millis(20);
/// Who was not heard for so many statements of our own has stopped.
const LASTS: u32 = 64;

/// The other machines that write.
#[derive(Debug, Default)]
pub(super) struct Others(Mutex<Vec<Other>>);

#[derive(Debug)]
struct Other {
    name: String,
    /// For so many statements of ours it counts.
    left: u32,
}

impl Others {
    /// Somebody has told news.
    pub(super) fn heard(&self, name: &str) {
        let mut others = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        match others.iter_mut().find(|other| other.name == name) {
            Some(other) => other.left = LASTS,
            None => others.push(Other { name: name.to_owned(), left: LASTS }),
        }
    }

    /// After a statement of ours that took so long: how long what comes gathers for the next.
    pub(super) fn turn(&self, took: Duration) -> Duration {
        let mut others = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        others.retain_mut(|other| {
            other.left -= 1;
            other.left > 0
        });
        (took * others.len() as u32).min(LONGEST)
    }

    /// How long each machine that writes lets pass between two of what one alone does this often: all
    /// together then do it about as often as one would.
    pub(super) fn share(&self, alone: Duration) -> Duration {
        let others = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        (alone * (1 + others.len() as u32)).min(LONGEST)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TOOK: Duration = Duration::from_millis(3);

    #[test]
    fn who_writes_alone_waits_for_nobody() {
        let others = Others::default();
        assert_eq!((others.turn(TOOK), others.share(TOOK)), (Duration::ZERO, TOOK));
    }

    #[test]
    fn each_of_the_others_is_left_as_long_as_a_statement_took() {
        let others = Others::default();
        for name in ["one", "two", "one"] {
            others.heard(name);
        }
        assert_eq!(others.turn(TOOK), 2 * TOOK);
        assert_eq!(others.turn(Duration::ZERO), Duration::ZERO);
        assert_eq!(others.share(TOOK), 3 * TOOK);
        (0..9).for_each(|nth| others.heard(&nth.to_string()));
        assert_eq!((others.turn(TOOK), others.share(TOOK)), (LONGEST, LONGEST));
    }

    #[test]
    fn who_is_not_heard_any_more_is_forgotten() {
        let others = Others::default();
        others.heard("gone");
        for _ in 1..LASTS / 2 {
            assert_eq!(others.turn(TOOK), TOOK);
        }
        others.heard("here");
        let turns: Vec<Duration> = (1..LASTS).map(|_| others.turn(TOOK)).collect();
        assert_eq!((turns[0], turns[LASTS as usize / 2]), (2 * TOOK, TOOK));
        assert_eq!((turns[LASTS as usize - 2], others.turn(TOOK)), (TOOK, Duration::ZERO));
    }
}

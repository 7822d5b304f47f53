//! The other machines that write to the same database, as far as their notifications show.
//!
//! A statement costs the database far more than the appends in it. So after each statement a machine
//! waits as long as the statement took for each peer that writes, while its own appends gather. All
//! machines together then send about as many statements as one machine alone.

use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// Maximum waiting time, however many peers there are.
const MAX_WAIT: Duration = Duration::from_millis(20);
/// Number of our own statements after which a silent peer counts as stopped.
const STATEMENTS_UNTIL_SILENT: u32 = 64;

/// The peers: other machines that have written lately.
#[derive(Debug, Default)]
pub(super) struct Peers(Mutex<Vec<Peer>>);

#[derive(Debug)]
struct Peer {
    name: String,
    /// Number of our own statements for which it still counts.
    left: u32,
}

impl Peers {
    /// Notes that a peer has sent a notification.
    pub(super) fn heard(&self, name: &str) {
        let mut peers = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        match peers.iter_mut().find(|peer| peer.name == name) {
            Some(peer) => peer.left = STATEMENTS_UNTIL_SILENT,
            None => peers.push(Peer { name: name.to_owned(), left: STATEMENTS_UNTIL_SILENT }),
        }
    }

    /// The waiting time after a statement of ours that took this long.
    pub(super) fn wait_after(&self, took: Duration) -> Duration {
        let mut peers = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        peers.retain_mut(|peer| {
            peer.left -= 1;
            peer.left > 0
        });
        (took * peers.len() as u32).min(MAX_WAIT)
    }

    /// The interval of something that a single machine does every `alone`: with peers it is longer, so
    /// that all machines together do it about as often.
    pub(super) fn share(&self, alone: Duration) -> Duration {
        let peers = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        (alone * (1 + peers.len() as u32)).min(MAX_WAIT)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TOOK: Duration = Duration::from_millis(3);

    #[test]
    fn who_writes_alone_waits_for_nobody() {
        let peers = Peers::default();
        assert_eq!((peers.wait_after(TOOK), peers.share(TOOK)), (Duration::ZERO, TOOK));
    }

    #[test]
    fn each_of_the_others_is_left_as_long_as_a_statement_took() {
        let peers = Peers::default();
        for name in ["one", "two", "one"] {
            peers.heard(name);
        }
        assert_eq!(peers.wait_after(TOOK), 2 * TOOK);
        assert_eq!(peers.wait_after(Duration::ZERO), Duration::ZERO);
        assert_eq!(peers.share(TOOK), 3 * TOOK);
        (0..9).for_each(|nth| peers.heard(&nth.to_string()));
        assert_eq!((peers.wait_after(TOOK), peers.share(TOOK)), (MAX_WAIT, MAX_WAIT));
    }

    #[test]
    fn who_is_not_heard_any_more_is_forgotten() {
        let peers = Peers::default();
        peers.heard("gone");
        for _ in 1..STATEMENTS_UNTIL_SILENT / 2 {
            assert_eq!(peers.wait_after(TOOK), TOOK);
        }
        peers.heard("here");
        let turns: Vec<Duration> =
            (1..STATEMENTS_UNTIL_SILENT).map(|_| peers.wait_after(TOOK)).collect();
        assert_eq!((turns[0], turns[STATEMENTS_UNTIL_SILENT as usize / 2]), (2 * TOOK, TOOK));
        assert_eq!(
            (turns[STATEMENTS_UNTIL_SILENT as usize - 2], peers.wait_after(TOOK)),
            (TOOK, Duration::ZERO)
        );
    }
}

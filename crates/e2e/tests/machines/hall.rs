//! The addresses of the machines, and what all players share.

use std::fmt;
use std::net::SocketAddr;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use e2e::Since;

use crate::ledger::Compare;

/// The addresses of the machines, and what all players share.
#[derive(Debug)]
pub(crate) struct Hall {
    pub(crate) compare: Compare,
    now: Mutex<Now>,
    changed: Condvar,
}

#[derive(Debug)]
struct Now {
    /// `None` while a machine is stopped.
    machines: Vec<Option<SocketAddr>>,
    /// The time of each machine's last kill.
    killed: Vec<Option<Since>>,
    /// Number of failures of the database or the connection to it. Times measured across one are not
    /// used.
    failures: u64,
    /// Number of acknowledged actions.
    done: u64,
    /// Number of requests that were refused for the time being.
    refusals: u64,
    is_late: bool,
    /// Durations from a kill until a player of that machine plays on another one.
    again: Vec<Duration>,
}

/// A machine was killed at this time, after this number of database failures.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Killed {
    at: Since,
    failures: u64,
}

impl Hall {
    pub(crate) fn new(machines: Vec<SocketAddr>) -> Self {
        let killed = vec![None; machines.len()];
        let machines = machines.into_iter().map(Some).collect();
        let now = Now {
            machines,
            killed,
            failures: 0,
            done: 0,
            refusals: 0,
            is_late: false,
            again: Vec::new(),
        };
        Self { compare: Compare::Whole, now: Mutex::new(now), changed: Condvar::new() }
    }

    /// The machines run different builds.
    pub(crate) fn with_mixed_builds(self) -> Self {
        Self { compare: Compare::CommonFields, ..self }
    }

    /// A running machine, the first from this one on; waits for one.
    pub(crate) fn machine(&self, from: usize) -> (usize, SocketAddr) {
        let mut now = self.lock();
        loop {
            let count = now.machines.len();
            let found = (0..count).map(|nth| (from + nth) % count);
            let found = found.into_iter().find_map(|nth| Some((nth, now.machines[nth]?)));
            match found {
                Some(found) => return found,
                None => now = self.changed.wait(now).unwrap_or_else(PoisonError::into_inner),
            }
        }
    }

    /// Whether this player's machine was killed; `None` if the connection broke for another reason.
    pub(crate) fn was_killed(&self, nth: usize, address: SocketAddr) -> Option<Killed> {
        let now = self.lock();
        let killed = now.killed[nth].filter(|_| now.machines[nth] != Some(address))?;
        Some(Killed { at: killed, failures: now.failures })
    }

    /// A player whose machine was killed plays again.
    pub(crate) fn plays_again(&self, killed: Killed) {
        let mut now = self.lock();
        if now.failures == killed.failures {
            now.again.push(killed.at.passed());
        }
    }

    /// Marks a machine as killed now.
    pub(crate) fn kill(&self, nth: usize) {
        let mut now = self.lock();
        (now.machines[nth], now.killed[nth]) = (None, Some(Since::now()));
    }

    /// A machine runs again at this address.
    pub(crate) fn open(&self, nth: usize, at: SocketAddr) {
        self.lock().machines[nth] = Some(at);
        self.changed.notify_all();
    }

    /// Counts a failure of the database or the connection to it.
    pub(crate) fn fails(&self) {
        self.lock().failures += 1;
    }

    /// Counts an acknowledged action.
    pub(crate) fn done(&self) {
        self.lock().done += 1;
        self.changed.notify_all();
    }

    /// Counts a request that was refused for the time being.
    pub(crate) fn refused(&self) {
        self.lock().refusals += 1;
        self.changed.notify_all();
    }

    /// Number of refused requests.
    pub(crate) fn refusals(&self) -> u64 {
        self.lock().refusals
    }

    /// Waits for a refusal for at most this time, and returns whether there was one.
    pub(crate) fn wait_for_refusal(&self, most: Duration) -> bool {
        let now = self.lock();
        let before = now.refusals;
        let waited = self.changed.wait_timeout_while(now, most, |now| now.refusals == before);
        let (_now, waited) = waited.unwrap_or_else(PoisonError::into_inner);
        !waited.timed_out()
    }

    /// Waits until this many more actions were acknowledged, for at most this time.
    pub(crate) fn wait_for(&self, actions: u64, most: Duration) {
        let now = self.lock();
        let goal = now.done + actions;
        let waited = self.changed.wait_timeout_while(now, most, |now| now.done < goal);
        drop(waited);
    }

    /// Lets everybody finish their game and open no other.
    pub(crate) fn last_games(&self) {
        self.lock().is_late = true;
    }

    pub(crate) fn is_late(&self) -> bool {
        self.lock().is_late
    }

    pub(crate) fn times_to_play_again(&self) -> Times {
        let mut times = self.lock().again.clone();
        times.sort();
        Times(times)
    }

    fn lock(&self) -> MutexGuard<'_, Now> {
        self.now.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Measured durations, sorted.
pub(crate) struct Times(Vec<Duration>);

impl fmt::Display for Times {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let at = |share: usize| {
            self.0.get((self.0.len() * share / 100).min(self.0.len().saturating_sub(1)))
        };
        match (at(50), at(99), self.0.last()) {
            (Some(half), Some(most), Some(all)) => {
                write!(f, "{} times, p50 {half:?}, p99 {most:?}, longest {all:?}", self.0.len())
            }
            _ => f.write_str("never seen"),
        }
    }
}

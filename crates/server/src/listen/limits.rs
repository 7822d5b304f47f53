//! How many connections there may be, and how slow they may be.

use std::time::Duration;

/// The limits of connections.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// So many connections at once at most; fewer if the system allows the process fewer files.
    pub connections: usize,
    /// A request's head must be there so long after its first byte, or after the connection.
    pub head: Duration,
    /// So long may a connection wait for its next request.
    pub idle: Duration,
    /// So long may a write make no progress.
    pub stall: Duration,
    /// So long is waited for a peer to finish after the last answer.
    pub linger: Duration,
    /// So long may requests in flight take when the server ends.
    pub farewell: Duration,
    /// So many bytes may a request's head have.
    pub head_size: usize,
    /// So many bytes that a peer does not read the system keeps for it.
    pub unread: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            connections: 16_000,
            head: Duration::from_secs(10),
            idle: Duration::from_secs(75),
            stall: Duration::from_secs(30),
            linger: Duration::from_secs(1),
            farewell: Duration::from_secs(10),
            head_size: 16 * 1024,
            unread: 64 * 1024,
        }
    }
}

/// So many files are left for others: the journal, the log, connections that are refused.
const RESERVE: usize = 256;
/// So many files a process may have nearly everywhere.
const USUAL_FILES: u64 = 1_024;

impl Limits {
    /// With no more connections than the process may have files. If it may have too few, the
    /// system is asked for more.
    #[must_use]
    pub(super) fn fitted(mut self) -> Self {
        let wanted = self.connections.saturating_add(RESERVE);
        let files = rlimit::increase_nofile_limit(wanted as u64).unwrap_or_else(|error| {
            tracing::warn!(cause = %error, "the system does not tell how many files may be open");
            USUAL_FILES
        });
        let fit = places(usize::try_from(files).unwrap_or(usize::MAX));
        if fit < self.connections {
            tracing::warn!(
                files,
                connections = fit,
                "the limit of open files allows fewer connections than wanted"
            );
            self.connections = fit;
        }
        self
    }

    /// How often connections are looked at: often enough for the shortest of their limits, and
    /// seldom enough that it costs nothing.
    pub(super) fn beat(&self) -> Duration {
        let shortest = self.head.min(self.idle).min(self.stall);
        (shortest / 8).clamp(Duration::from_millis(5), Duration::from_secs(1))
    }
}

/// How many connections go with so many files.
fn places(files: usize) -> usize {
    files.saturating_sub(RESERVE.min(files / 2)).max(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn some_files_are_left_for_others() {
        assert_eq!(places(20_000), 19_744);
        assert_eq!(places(1_024), 768);
        assert_eq!(places(100), 50);
        assert_eq!((places(1), places(0)), (1, 1));
    }

    #[test]
    fn no_more_connections_than_files() {
        let most = Limits { connections: usize::MAX, ..Limits::default() }.fitted().connections;
        let files = rlimit::increase_nofile_limit(u64::MAX).expect("the system knows");
        assert_eq!(most, places(usize::try_from(files).expect("it fits")));
        assert_eq!(Limits { connections: 3, ..Limits::default() }.fitted().connections, 3);
    }

    #[test]
    fn connections_are_looked_at_often_enough() {
        assert_eq!(Limits::default().beat(), Duration::from_secs(1));
        let short = Limits { head: Duration::from_millis(200), ..Limits::default() };
        assert_eq!(short.beat(), Duration::from_millis(25));
        let none = Limits { idle: Duration::ZERO, ..Limits::default() };
        assert_eq!(none.beat(), Duration::from_millis(5));
    }
}

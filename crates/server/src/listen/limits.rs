//! Limits of connections.

use std::sync::Arc;
use std::time::Duration;

use crate::guard::ProxyNet;

/// The limits of connections.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Maximum number of open connections; fewer if the system allows the process fewer files.
    pub connections: usize,
    /// Maximum number of open connections from one address.
    pub per_address: usize,
    /// Addresses from which any number of connections may come.
    pub proxies: Arc<[ProxyNet]>,
    /// Time for a client to send a whole request head, from its connection or its last answer on.
    pub idle: Duration,
    /// Time for which a client may read nothing of what is sent to it.
    pub stall: Duration,
    /// Time for a client to close its side after the last answer.
    pub linger: Duration,
    /// Time for requests in flight to finish when the server stops.
    pub shutdown: Duration,
    /// Maximum size of a request head in bytes.
    pub head_size: usize,
    /// Size of the kernel's send buffer in bytes: how much of what a client does not read is kept.
    pub unread: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            connections: 16_000,
            // 40 people with a few windows; a browser keeps at most six connections for each.
            per_address: 1_000,
            proxies: Arc::default(),
            // Longer than proxies keep an idle connection (nginx: 60 s), so that the proxy closes it
            // first and never sends a request into a connection that is being closed.
            idle: Duration::from_secs(75),
            stall: Duration::from_secs(30),
            linger: Duration::from_secs(1),
            shutdown: Duration::from_secs(10),
            head_size: 16 * 1024,
            unread: 64 * 1024,
        }
    }
}

/// File descriptors left for the journal, the log and connections that are refused.
const RESERVED_FILES: usize = 256;
/// File descriptors assumed where the system does not report its limit.
const DEFAULT_FILES: u64 = 1_024;

impl Limits {
    /// These limits with no more connections than the process may have open files. If that is too few, the
    /// system is asked for more first.
    #[must_use]
    pub(super) fn fitted(mut self) -> Self {
        let wanted = self.connections.saturating_add(RESERVED_FILES);
        let files = rlimit::increase_nofile_limit(wanted as u64).unwrap_or_else(|error| {
            tracing::warn!(cause = %error, "the limit of open files cannot be read");
            DEFAULT_FILES
        });
        let fit = max_connections(usize::try_from(files).unwrap_or(usize::MAX));
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
}

/// Number of connections that fit into this number of file descriptors.
fn max_connections(files: usize) -> usize {
    files.saturating_sub(RESERVED_FILES.min(files / 2)).max(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn some_files_are_left_for_others() {
        assert_eq!(max_connections(20_000), 19_744);
        assert_eq!(max_connections(1_024), 768);
        assert_eq!(max_connections(100), 50);
        assert_eq!((max_connections(1), max_connections(0)), (1, 1));
    }

    #[test]
    fn no_more_connections_than_files() {
        let most = Limits { connections: usize::MAX, ..Limits::default() }.fitted().connections;
        let files = rlimit::increase_nofile_limit(u64::MAX).expect("the system knows");
        assert_eq!(most, max_connections(usize::try_from(files).expect("it fits")));
        assert_eq!(Limits { connections: 3, ..Limits::default() }.fitted().connections, 3);
    }
}

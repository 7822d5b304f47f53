//! All connections, and the one who looks after them.

use std::collections::HashMap;
use std::sync::Arc;

use axum::Router;
use hyper::server::conn::http1;
use socket2::SockRef;
use tokio::net::TcpStream;
use tokio::task::{AbortHandle, Id, JoinError, JoinSet};
use tokio::time::timeout;

use super::connection::{Connection, builder};
use super::door::Arrival;
use super::full::refuse;
use super::limits::Limits;
use super::link::{Beats, Link};
use crate::metrics::Metrics;

/// So many that find no place are told so at once; the others are hung up on.
const REFUSALS: usize = 64;

pub(super) struct House {
    app: Router,
    limits: Limits,
    beats: Beats,
    builder: http1::Builder,
    metrics: Metrics,
    tasks: JoinSet<()>,
    guests: HashMap<Id, Guest>,
    refusals: JoinSet<()>,
}

/// One connection, seen from outside.
struct Guest {
    link: Arc<Link>,
    task: AbortHandle,
}

impl House {
    pub(super) fn new(app: Router, limits: Limits, metrics: Metrics) -> Self {
        Self {
            // Handlers become routes now, and not anew for each request.
            app: app.with_state(()),
            limits,
            beats: Beats::new(&limits),
            builder: builder(&limits),
            metrics,
            tasks: JoinSet::new(),
            guests: HashMap::new(),
            refusals: JoinSet::new(),
        }
    }

    /// Somebody has come: they get a place, or are told that there is none.
    pub(super) fn welcome(&mut self, arrival: Arrival) {
        if self.guests.len() >= self.limits.connections {
            return self.refuse(arrival.0);
        }
        self.set_up(&arrival.0);
        let link = Arc::new(Link::new());
        let counted = self.metrics.connection_open();
        let (app, link_too) = (self.app.clone(), Arc::clone(&link));
        let task =
            self.tasks.spawn(Connection::new(&self.builder, arrival, app, link_too, counted));
        self.guests.insert(task.id(), Guest { link, task });
    }

    /// Somebody leaves. `None` if nobody is left.
    pub(super) async fn leaving(&mut self) -> Option<()> {
        let (id, panicked) = match self.tasks.join_next_with_id().await? {
            Ok((id, ())) => (id, false),
            Err(error) => (error.id(), JoinError::is_panic(&error)),
        };
        if panicked {
            // Where it panicked is in a line of its own, written when it happened.
            tracing::error!(
                cause = "a panic",
                "a connection was closed by a fault of ours: please report it"
            );
            self.metrics.panicked();
        }
        self.guests.remove(&id);
        Some(())
    }

    /// A beat has passed: those who have kept us waiting for too long are cut.
    pub(super) fn beat(&mut self) {
        for guest in self.guests.values() {
            if guest.link.beat(&self.beats) {
                self.metrics.connection_cut();
                guest.task.abort();
            }
        }
        while self.refusals.try_join_next().is_some() {}
    }

    /// All shall end as soon as they can.
    pub(super) fn end(&self) {
        self.guests.values().for_each(|guest| guest.link.end());
    }

    /// How many are here.
    pub(super) fn len(&self) -> usize {
        self.guests.len()
    }

    fn refuse(&mut self, socket: TcpStream) {
        self.metrics.connection_refused();
        tracing::warn!(limit = "connections", most = self.limits.connections, "a limit was hit");
        while self.refusals.try_join_next().is_some() {}
        if self.refusals.len() < REFUSALS {
            let patience = self.limits.linger;
            self.refusals.spawn(async move {
                // Who is gone, or will not hang up, is not waited for.
                let _ = timeout(patience, refuse(socket)).await;
            });
        }
    }

    /// Whatever of this a system does not know, the connection works without.
    fn set_up(&self, socket: &TcpStream) {
        let _ = socket.set_nodelay(true);
        let socket = SockRef::from(socket);
        let _ = socket.set_send_buffer_size(self.limits.unread);
        // A peer that has vanished without a word reads nothing, but what is sent to it goes into
        // the system's buffer: only the system sees that nothing of it arrives.
        #[cfg(target_os = "linux")]
        let _ = socket.set_tcp_user_timeout(Some(self.limits.stall));
    }
}

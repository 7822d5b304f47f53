//! Listens: takes connections, bounds how many there are and how slow they may be, and ends them
//! in good order.
//!
//! axum's own loop has no hold on any of this, so here is one over hyper.

mod connection;
mod door;
mod full;
mod house;
mod limits;
mod link;
mod stream;
#[cfg(test)]
mod tests;
mod together;
pub(crate) mod wire;

use std::future::Future;
use std::pin::pin;

use axum::Router;
use tokio::net::TcpListener;
use tokio::time::{MissedTickBehavior, interval, timeout};

pub use connection::Peer;
pub use limits::Limits;
pub(crate) use wire::{Sent, Wire};

use crate::metrics::Metrics;
use door::Door;
use house::House;

/// Serves `app` until `shutdown` is done; then nobody else is let in, and those who wait for an
/// answer get it, if it does not take too long.
///
/// Nothing that a peer does ends this. A handler that panics loses its connection, and no other.
/// A body that comes too slowly is left to the [guard](crate::guard), which can say so.
pub async fn serve(
    listener: TcpListener,
    app: Router,
    limits: Limits,
    metrics: Metrics,
    shutdown: impl Future,
) {
    let limits = limits.fitted();
    let mut door = Door::new(listener);
    let mut house = House::new(app, limits, metrics);
    let mut beat = interval(limits.beat());
    // Two beats are never closer together than that: a machine that was held up cuts nobody early.
    beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut shutdown = pin!(shutdown);
    loop {
        tokio::select! {
            _ = &mut shutdown => break,
            arrival = door.next() => house.welcome(arrival),
            Some(()) = house.leaving() => {}
            _ = beat.tick() => house.beat(),
        }
    }
    drop(door);
    house.end();
    let empty = async {
        while house.len() > 0 {
            tokio::select! {
                Some(()) = house.leaving() => {}
                _ = beat.tick() => house.beat(),
            }
        }
    };
    if timeout(limits.farewell, empty).await.is_err() {
        tracing::warn!(
            connections = house.len(),
            "connections that did not finish in time were cut"
        );
    }
}

//! The server as a whole: it starts, serves, and goes down in good order.

use std::future::Future;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use journal::{Journal, Keep, ServerId, Trouble};
use table::UnixMillis;
use tokio::net::TcpListener;
use tokio::sync::oneshot;

use crate::app::{App, Parts};
use crate::campaign::Results;
use crate::clock::Timing;
use crate::guard::{Guard, Limits, MostStreams, StreamCaps, guarded};
use crate::health::Health;
use crate::metrics::{Metrics, metrics_router};
use crate::replays::Replays;
use crate::room::{Manners, Surroundings};
use crate::rooms::Rooms;
use crate::{Clock, listen, routes};

/// How a server is to behave.
#[derive(Clone, Debug, Default)]
pub struct Config {
    /// How long tables are kept.
    pub keep: Keep,
    /// How tables are kept awake, and how bots behave.
    pub manners: Manners,
    /// How often somebody may ask.
    pub limits: Limits,
    /// What connections may be like.
    pub connections: listen::Limits,
}

/// So often a server says that it lives.
const ALIVE: Duration = Duration::from_secs(1);
/// So often a server looks for what other machines have written, if no news came of it.
const LOOK: Duration = Duration::from_secs(1);
/// A difference from the system's clock, in milliseconds, that no quartz makes within a second.
const STEP: u64 = 1_000;
/// Clocks may be so many milliseconds apart.
const APART: u64 = 250;
/// So often old tables are looked for.
const SWEEP: Duration = Duration::from_secs(3600);

/// A server that is ready to serve.
#[derive(Debug)]
pub struct Server {
    app: App,
    config: Config,
    id: ServerId,
}

impl Server {
    /// A server over this journal.
    ///
    /// # Errors
    /// If the journal cannot be read.
    pub async fn new(journal: Journal, clock: Clock, config: Config) -> Result<Self, Trouble> {
        let lived = journal.last_alive().await?;
        let metrics = Metrics::default();
        let around = Surroundings {
            journal: journal.clone(),
            clock: clock.clone(),
            metrics: metrics.clone(),
            manners: config.manners.clone(),
            clock_off: Arc::default(),
        };
        let rooms = Rooms::new(around, lived);
        let streams = StreamCaps::new(MostStreams::default(), metrics.clone());
        let limits = config.limits.clone();
        let replays = Replays::default();
        let campaign = Results::default();
        let health = Health::default();
        let app = App::new(Parts {
            rooms,
            journal,
            clock,
            metrics,
            limits,
            streams,
            replays,
            campaign,
            health,
        });
        let no_id = |_| Trouble::Other("the system gives no randomness".to_owned());
        let id = ServerId(table::random().map_err(no_id)?);
        Ok(Self { app, config, id })
    }

    /// All addresses behind their guard, callable without a socket.
    pub fn router(&self) -> Router {
        let guard = Guard {
            limits: self.app.limits.clone(),
            ..Guard::new(self.app.clock.clone(), self.app.metrics.clone())
        };
        guarded(routes::router(self.app.clone()), guard)
    }

    /// Health, readiness and numbers, for an address of their own.
    pub fn metrics_router(&self) -> Router {
        metrics_router(self.app.clone())
    }

    /// Lets every table finish what it has begun, pauses those whose time runs and tells the pages.
    pub async fn leave(&self) {
        self.app.rooms.leave().await;
    }

    /// Hands on to our tables what other machines write, for ever. Serving does it too.
    pub async fn heed_others(&self) {
        let look = async {
            let mut look = tokio::time::interval(LOOK);
            loop {
                look.tick().await;
                self.look_around().await;
            }
        };
        tokio::join!(self.app.rooms.listen(), look);
    }

    /// Looks once whether other machines have written something of which no news came.
    pub async fn look_around(&self) {
        self.app.rooms.look_around().await;
    }

    /// Serves until `shutdown` comes; then finishes what was begun and gives the journal free.
    pub async fn run(self, listener: TcpListener, shutdown: impl Future<Output = ()>) {
        let (stop, stopped) = oneshot::channel::<()>();
        let served = tokio::spawn({
            let (router, limits) = (self.router(), self.config.connections);
            let stopped = async move {
                // Who is gone cannot say so, and means the same.
                let _ = stopped.await;
            };
            listen::serve(listener, router, limits, self.app.metrics.clone(), stopped)
        });
        tokio::select! {
            () = shutdown => {}
            () = self.chores() => {}
            () = self.heed_others() => {}
        }
        // First the tables, so that every stream can say why it ends; then the connections.
        self.leave().await;
        let _ = stop.send(());
        let _ = served.await;
        self.app.journal.close().await;
    }

    /// What is done again and again beside serving.
    async fn chores(&self) {
        // Not before all that stood still has been seen to do we say that we live: whoever starts
        // meanwhile sees to it too.
        self.compare_clocks().await;
        self.app.rooms.wake_due().await;
        let mut alive = tokio::time::interval(ALIVE);
        let mut sweep = tokio::time::interval(SWEEP);
        loop {
            tokio::select! {
                _ = alive.tick() => {
                    self.correct_clock();
                    let written = self.app.journal.alive(self.id, self.app.clock.now()).await;
                    self.app.health.store_was_tried(written, self.app.clock.micros());
                    if self.app.journal.is_shared() {
                        self.compare_clocks().await;
                        self.app.rooms.wake_due().await;
                    }
                }
                _ = sweep.tick() => {
                    let now = self.app.clock.now();
                    match self.app.journal.sweep(now, self.config.keep).await {
                        Ok(0) => {}
                        Ok(count) => tracing::info!(count, "old tables were deleted"),
                        Err(trouble) => tracing::error!(cause = %trouble, "old tables could not be deleted"),
                    }
                }
            }
        }
    }

    /// Leads our clock towards the system's, and says so if somebody has set that one.
    fn correct_clock(&self) {
        let timing = self.app.rooms.timing();
        let by_ms = self.app.clock.correct(timing);
        if by_ms.unsigned_abs() >= STEP {
            let real_time_games = timing == Timing::Running;
            tracing::warn!(
                by_ms,
                real_time_games,
                "the system's clock was set: games keep their time"
            );
        }
    }

    /// Sees whether our clock and the store's agree, if it has one.
    async fn compare_clocks(&self) {
        let before = self.app.clock.now();
        // A store that does not answer tells nothing about clocks.
        let Ok(Some(theirs)) = self.app.journal.time().await else { return };
        let after = self.app.clock.now();
        let ahead = after.0 as i64 - theirs.0 as i64;
        self.app.rooms.set_clock_off(!agree(before, theirs, after), ahead);
    }
}

/// Whether a clock that was read between two steps of ours may be taken for the same.
fn agree(before: UnixMillis, theirs: UnixMillis, after: UnixMillis) -> bool {
    theirs.0 + APART >= before.0 && theirs.0 <= after.0 + APART
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_agree_up_to_a_quarter_of_a_second() {
        let ours = |theirs| agree(UnixMillis(10_000), UnixMillis(theirs), UnixMillis(10_020));
        assert!(ours(10_000) && ours(10_020) && ours(9_750) && ours(10_270));
        assert!(!ours(9_749) && !ours(10_271));
    }
}

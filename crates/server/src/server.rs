//! Starts the server, runs its background tasks, and shuts it down.

use std::future::Future;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use journal::{Journal, Retention, ServerId, Trouble};
use table::UnixMillis;
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinSet;

use crate::app::{App, Cache, Parts};
use crate::clock::Timing;
use crate::guard::{
    Guard, Limits, LobbyPlaces, MaxStreams, ProxyNet, RateLimits, StreamLimits, WrongTries,
    with_middleware,
};
use crate::health::Health;
use crate::metrics::{Metrics, metrics_router};
use crate::room::{RoomContext, RoomTimeouts, TableBounds};
use crate::rooms::Rooms;
use crate::{Clock, listen, routes};

/// The configuration of a server.
#[derive(Clone, Debug, Default)]
pub struct Config {
    /// How long tables are kept.
    pub keep: Retention,
    /// How long rooms stay in memory, and how fast bots play.
    pub timeouts: RoomTimeouts,
    /// How large a table may become, and when one that people have left is closed.
    pub bounds: TableBounds,
    /// Rate limits.
    pub limits: RateLimits,
    /// Limits of connections.
    pub connections: listen::Limits,
    /// The proxies whose word counts about a client's address and scheme.
    pub proxies: Vec<ProxyNet>,
}

/// Maximum number of cached replays. The record of a long game has a quarter of a megabyte.
const MAX_REPLAYS: usize = 16;
/// Maximum number of cached results of the campaign.
const MAX_RESULTS: usize = 50_000;
/// Maximum number of tables in the cache of facts for lists.
const MAX_LISTED_FACTS: usize = 10_000;
/// Interval of a server's heartbeats in the journal.
const HEARTBEAT_INTERVAL: Duration = Duration::from_secs(1);
/// Interval at which overdue tables are looked for, where machines share the journal.
const LOAD_DUE_INTERVAL: Duration = Duration::from_secs(1);
/// Interval at which the journal is polled for appends of other machines.
const POLL_INTERVAL: Duration = Duration::from_secs(1);
/// Interval at which machines tell each other who is present.
const PRESENCE_INTERVAL: Duration = Duration::from_secs(4);
/// Interval at which old tables are deleted.
const SWEEP_INTERVAL: Duration = Duration::from_secs(3600);
/// A difference from the system clock that drift cannot explain: somebody has set it.
const CLOCK_STEP_MS: u64 = 1_000;
/// Maximum difference between our clock and the store's for real-time games.
const MAX_CLOCK_SKEW_MS: u64 = 250;

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
        let lived = journal.last_heartbeat().await?;
        let no_id = |_| Trouble::Other("the system gives no randomness".to_owned());
        let id = ServerId(table::random().map_err(no_id)?);
        let metrics = Metrics::default();
        let context = RoomContext {
            journal: journal.clone(),
            clock: clock.clone(),
            metrics: metrics.clone(),
            timeouts: config.timeouts.clone(),
            clock_off: Arc::default(),
            bounds: config.bounds,
            server: id,
        };
        let app = App::new(Parts {
            rooms: Rooms::new(context, lived),
            journal,
            limits: Limits::new(config.limits, &clock),
            places: LobbyPlaces::new(config.limits),
            wrong_codes: WrongTries::new(config.limits, &clock),
            streams: StreamLimits::new(MaxStreams::with(config.limits), metrics.clone()),
            replays: Cache::new(MAX_REPLAYS),
            results: Cache::new(MAX_RESULTS),
            listed: Cache::new(MAX_LISTED_FACTS),
            health: Health::default(),
            clock,
            metrics,
        });
        Ok(Self { app, config, id })
    }

    /// All routes behind their middleware, callable without a socket.
    pub fn router(&self) -> Router {
        let guard = Guard {
            limits: self.app.limits.clone(),
            proxies: self.config.proxies.as_slice().into(),
            ..Guard::new(self.app.clock.clone(), self.app.metrics.clone())
        };
        with_middleware(routes::router(self.app.clone()), guard)
    }

    /// The limits of connections: those of a proxy are many clients' own, and without rate limits one address
    /// may use all.
    fn connection_limits(&self) -> listen::Limits {
        let mut limits = self.config.connections.clone();
        limits.proxies = self.config.proxies.as_slice().into();
        if self.config.limits == RateLimits::Off {
            limits.per_address = usize::MAX;
        }
        limits
    }

    /// Health, readiness and metrics, for an address that only the operator can reach.
    pub fn metrics_router(&self) -> Router {
        metrics_router(self.app.clone())
    }

    /// Ends all rooms: each finishes its message, pauses a real-time game and ends its streams.
    pub async fn leave(&self) {
        self.app.rooms.leave().await;
    }

    /// Passes appends of other machines to our rooms, and never returns. [`Server::run`] does it too.
    pub async fn follow_others(&self) {
        let poll = every(POLL_INTERVAL, self.app.clone(), poll_others);
        let presence = every(PRESENCE_INTERVAL, self.app.clone(), share_presence);
        tokio::join!(self.app.rooms.listen(), poll, presence);
    }

    /// Closes abandoned tables. [`Server::run`] does it too.
    pub async fn close_abandoned(&self) {
        self.app.rooms.close_abandoned().await;
    }

    /// Polls the journal once for appends of other machines.
    pub async fn poll_others(&self) {
        self.app.rooms.poll_others().await;
    }

    /// Serves until `shutdown` completes; then finishes the requests in flight and closes the journal.
    pub async fn run(self, listener: TcpListener, shutdown: impl Future<Output = ()>) {
        let (stop, stopped) = oneshot::channel::<()>();
        let served = tokio::spawn({
            let (router, limits) = (self.router(), self.connection_limits());
            // A dropped sender also stops it.
            let stopped = async move { drop(stopped.await) };
            listen::serve(listener, router, limits, self.app.metrics.clone(), stopped)
        });
        let mut background = JoinSet::new();
        tokio::select! {
            () = shutdown => {}
            () = self.background(&mut background) => {}
        }
        background.shutdown().await;
        // Rooms first, so that every stream can say why it ends; then the connections.
        self.leave().await;
        let _ = stop.send(());
        let _ = served.await;
        self.app.journal.close().await;
    }

    /// Loads the tables with a running clock, then runs the background tasks. Returns only if one of them fails.
    async fn background(&self, tasks: &mut JoinSet<()>) {
        // The first heartbeat comes after recovery: a server that starts meanwhile recovers too.
        compare_clocks(&self.app).await;
        self.app.rooms.load_due().await;
        let (app, rooms) = (self.app.clone(), self.app.rooms.clone());
        let (id, keep) = (self.id, self.config.keep);
        tasks.spawn(every(HEARTBEAT_INTERVAL, app.clone(), move |app| heartbeat(app, id)));
        tasks.spawn(every(SWEEP_INTERVAL, app.clone(), move |app| sweep(app, keep)));
        tasks.spawn(async move { rooms.listen().await });
        if app.journal.is_shared() {
            tasks.spawn(every(LOAD_DUE_INTERVAL, app.clone(), load_due));
            tasks.spawn(every(PRESENCE_INTERVAL, app.clone(), share_presence));
            tasks.spawn(every(POLL_INTERVAL, app, poll_others));
        }
        if let Some(Err(error)) = tasks.join_next().await {
            tracing::error!(cause = %error, "a background task failed: the server stops");
        }
    }
}

/// Does something at once and then at this interval, without end.
async fn every<F: Future<Output = ()>>(period: Duration, app: App, run: impl Fn(App) -> F) {
    let mut interval = tokio::time::interval(period);
    loop {
        interval.tick().await;
        run(app.clone()).await;
    }
}

/// Writes a heartbeat, which also shows whether the store can be written to, and corrects our clock.
async fn heartbeat(app: App, id: ServerId) {
    correct_clock(&app);
    let written = app.journal.heartbeat(id, app.clock.now()).await;
    app.health.store_was_tried(written, app.clock.micros());
}

/// Loads tables whose deadline has passed and which no machine has in memory.
async fn load_due(app: App) {
    compare_clocks(&app).await;
    app.rooms.load_due().await;
}

/// Polls the journal for appends of other machines.
async fn poll_others(app: App) {
    app.rooms.poll_others().await;
}

/// Tells other machines who is present here, and asks them the same.
async fn share_presence(app: App) {
    app.rooms.share_presence().await;
}

/// Closes abandoned tables and deletes old ones.
async fn sweep(app: App, keep: Retention) {
    app.rooms.close_abandoned().await;
    match app.journal.sweep(app.clock.now(), keep).await {
        Ok(0) => {}
        Ok(count) => tracing::info!(count, "old tables were deleted"),
        Err(trouble) => tracing::error!(cause = %trouble, "old tables could not be deleted"),
    }
}

/// Moves our clock towards the system's, and logs if somebody has set that one.
fn correct_clock(app: &App) {
    let timing = app.rooms.timing();
    let by_ms = app.clock.correct(timing);
    if by_ms.unsigned_abs() >= CLOCK_STEP_MS {
        let real_time_games = timing == Timing::Running;
        tracing::warn!(by_ms, real_time_games, "the system's clock was set: games keep their time");
    }
}

/// Compares our clock with the store's, if it has one.
async fn compare_clocks(app: &App) {
    let before = app.clock.now();
    // A store that does not answer says nothing about clocks.
    let Ok(Some(theirs)) = app.journal.time().await else { return };
    let after = app.clock.now();
    let ahead = after.0 as i64 - theirs.0 as i64;
    app.rooms.set_clock_off(!agree(before, theirs, after), ahead);
}

/// Whether a foreign clock, read between two readings of ours, agrees with it.
fn agree(before: UnixMillis, theirs: UnixMillis, after: UnixMillis) -> bool {
    theirs.0 + MAX_CLOCK_SKEW_MS >= before.0 && theirs.0 <= after.0 + MAX_CLOCK_SKEW_MS
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

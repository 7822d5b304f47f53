//! How many event streams may be open at once.

use std::collections::HashMap;
use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use table::TableId;

use super::{Client, ClientKey, RateLimits};
use crate::Error;
use crate::error::RequestError;
use crate::metrics::{Counted, Metrics};

/// Maximum numbers of open streams. Those of seated players are counted apart from those of spectators, so that
/// spectators never take the last stream from a player.
#[derive(Clone, Copy, Debug)]
pub struct MaxStreams {
    /// Of one client at one table: several windows, and some that are about to end.
    pub each: u32,
    /// Of one player at all tables where they sit.
    pub player: u32,
    /// Of all players at one address.
    pub players_at_address: u32,
    /// Of all spectators at one address.
    pub spectators_at_address: u32,
    /// Of all spectators at one table.
    pub spectators_at_table: u32,
    /// Of all spectators. The rest of the server's streams is reserved for players.
    pub spectators: u32,
    /// Of the server.
    pub all: u32,
}

impl Default for MaxStreams {
    fn default() -> Self {
        Self {
            each: 8,
            player: 32,
            players_at_address: 400,
            spectators_at_address: 240,
            spectators_at_table: 512,
            spectators: 12_000,
            all: 15_000,
        }
    }
}

impl MaxStreams {
    /// The usual limits; without rate limits, one address may use all streams.
    pub(crate) fn with(limits: RateLimits) -> Self {
        let max = Self::default();
        match limits {
            RateLimits::On => max,
            RateLimits::Off => Self {
                players_at_address: u32::MAX,
                spectators_at_address: u32::MAX,
                spectators: max.all,
                ..max
            },
        }
    }
}

/// Whether the client of a stream has a seat at its table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Role {
    /// The client has a seat.
    Player,
    /// The client watches.
    Spectator,
}

/// The limits of open event streams. A clone counts the same streams.
#[derive(Clone)]
pub struct StreamLimits(Arc<Streams>);

struct Streams {
    max: MaxStreams,
    metrics: Metrics,
    open: Mutex<HashMap<Scope, u32>>,
}

/// The streams that a limit counts together.
#[derive(Clone, PartialEq, Eq, Hash)]
enum Scope {
    Each(TableId, ClientKey),
    Player(ClientKey),
    Address(ClientKey, Role),
    SpectatorsAt(TableId),
    Spectators,
    All,
}

impl Scope {
    /// The name of the limit in the log, the sentence for people, and the seconds after which a retry may
    /// succeed.
    fn texts(&self) -> (&'static str, &'static str, u32) {
        match self {
            Self::Each(..) => (
                "streams of one client at one table",
                "this table is open in too many windows: close one",
                5,
            ),
            Self::Player(_) => {
                ("streams of one player", "too many tables are open at once: close some", 5)
            }
            Self::Address(..) => (
                "streams of one address",
                "too many pages are open in your network: close some, or try again later",
                30,
            ),
            Self::SpectatorsAt(_) => (
                "spectators at one table",
                "too many people are watching this table: try again later",
                30,
            ),
            Self::Spectators => (
                "spectators of this server",
                "too many people are watching on this server: try again later",
                30,
            ),
            Self::All => {
                ("streams of this server", "the server is full right now: try again later", 30)
            }
        }
    }
}

impl StreamLimits {
    /// No stream is open yet. Open streams are counted in these metrics.
    pub fn new(max: MaxStreams, metrics: Metrics) -> Self {
        Self(Arc::new(Streams { max, metrics, open: Mutex::default() }))
    }

    /// Counts a stream as open until the permit is dropped.
    ///
    /// # Errors
    /// If too many are open.
    pub fn try_open(
        &self,
        table: &TableId,
        client: &Client,
        role: Role,
    ) -> Result<StreamPermit, Error> {
        let max = &self.0.max;
        let each = client.person_or_address();
        let mut limits = vec![(Scope::Each(table.clone(), each), max.each)];
        match role {
            Role::Player => limits.extend([
                (Scope::Player(each), max.player),
                (Scope::Address(client.address, role), max.players_at_address),
            ]),
            Role::Spectator => limits.extend([
                (Scope::Address(client.address, role), max.spectators_at_address),
                (Scope::SpectatorsAt(table.clone()), max.spectators_at_table),
                (Scope::Spectators, max.spectators),
            ]),
        }
        limits.push((Scope::All, max.all));
        let mut open = self.0.open();
        let full =
            limits.iter().find(|(scope, max)| open.get(scope).is_some_and(|count| count >= max));
        if let Some((scope, _)) = full {
            let (limit, what, seconds) = scope.texts();
            tracing::warn!(%table, limit, client = %client.address, "a limit was hit");
            return Err(RequestError::TooManyStreams { what, seconds }.into());
        }
        let scopes: Vec<Scope> = limits.into_iter().map(|(scope, _)| scope).collect();
        scopes.iter().for_each(|scope| *open.entry(scope.clone()).or_default() += 1);
        let streams = Arc::clone(&self.0);
        Ok(StreamPermit { streams, scopes, _counted: self.0.metrics.stream_open() })
    }
}

impl Streams {
    fn open(&self) -> MutexGuard<'_, HashMap<Scope, u32>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl fmt::Debug for StreamLimits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("StreamLimits").field(&self.0.max).finish()
    }
}

/// Counts one stream as open until it is dropped.
pub struct StreamPermit {
    streams: Arc<Streams>,
    scopes: Vec<Scope>,
    _counted: Counted,
}

impl Drop for StreamPermit {
    fn drop(&mut self) {
        let mut open = self.streams.open();
        for scope in &self.scopes {
            if let Some(count) = open.get_mut(scope) {
                *count -= 1;
                if *count == 0 {
                    open.remove(scope);
                }
            }
        }
    }
}

impl fmt::Debug for StreamPermit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("StreamPermit(..)")
    }
}

#[cfg(test)]
mod tests {
    use std::net::{IpAddr, Ipv4Addr};

    use super::super::client::Scheme;
    use super::Role::{Player, Spectator};
    use super::*;

    /// A person at an address.
    fn who(person: u32, address: u32) -> Client {
        let key = |number| ClientKey::at(IpAddr::V4(Ipv4Addr::from_bits(number)));
        Client { address: key(address), person: Some(key(1_000 + person)), scheme: Scheme::Http }
    }

    fn table(name: &str) -> TableId {
        name.parse().expect("a table's name")
    }

    fn caps() -> StreamLimits {
        let max = MaxStreams {
            each: 2,
            player: 3,
            players_at_address: 4,
            spectators_at_address: 3,
            spectators_at_table: 4,
            spectators: 6,
            all: 9,
        };
        StreamLimits::new(max, Metrics::default())
    }

    #[track_caller]
    fn refuses(caps: &StreamLimits, name: &str, client: Client, role: Role, part: &str) {
        let error = caps.try_open(&table(name), &client, role).expect_err("it is full");
        assert_eq!((error.status.as_u16(), error.code), (429, "too-many-streams"));
        assert!(error.retry_after.is_some() && error.text.contains(part), "{error:?}");
    }

    #[track_caller]
    fn opens(caps: &StreamLimits, name: &str, client: Client, role: Role) -> StreamPermit {
        caps.try_open(&table(name), &client, role).expect("there is a place")
    }

    #[test]
    fn each_cap_of_spectators_holds() {
        let caps = caps();
        let _a = [0, 0].map(|_| opens(&caps, "a", who(1, 1), Spectator));
        refuses(&caps, "a", who(1, 1), Spectator, "too many windows");
        let _b = opens(&caps, "b", who(2, 1), Spectator);
        refuses(&caps, "c", who(3, 1), Spectator, "in your network");
        let _c = [4, 5].map(|person| opens(&caps, "a", who(person, 2), Spectator));
        refuses(&caps, "a", who(6, 3), Spectator, "watching this table");
        let _d = opens(&caps, "c", who(6, 3), Spectator);
        refuses(&caps, "d", who(7, 4), Spectator, "on this server");
    }

    #[test]
    fn each_cap_of_players_holds() {
        let caps = caps();
        let _a = [0, 0].map(|_| opens(&caps, "a", who(1, 1), Player));
        refuses(&caps, "a", who(1, 1), Player, "too many windows");
        let _b = opens(&caps, "b", who(1, 1), Player);
        refuses(&caps, "c", who(1, 1), Player, "too many tables");
        let _c = opens(&caps, "a", who(2, 1), Player);
        refuses(&caps, "a", who(3, 1), Player, "in your network");
        let _d = opens(&caps, "a", who(3, 2), Player);
    }

    /// However many watch, from however many addresses: a player finds a place.
    #[test]
    fn spectators_never_lock_players_out() {
        let caps = caps();
        let spectators = (10..1_000).filter_map(|nth| {
            caps.try_open(&table("a"), &who(nth, nth), Spectator)
                .or_else(|_| caps.try_open(&table("b"), &who(nth, nth), Spectator))
                .ok()
        });
        let spectators: Vec<StreamPermit> = spectators.collect();
        assert_eq!(spectators.len(), 6);
        let _players = [1, 2, 3].map(|nth| opens(&caps, "a", who(nth, nth), Player));
        refuses(&caps, "a", who(4, 4), Player, "server is full");
    }

    #[test]
    fn a_dropped_permit_gives_its_place_back() {
        let caps = caps();
        for _ in 0..10 {
            let all = [
                opens(&caps, "a", who(1, 1), Spectator),
                opens(&caps, "a", who(1, 1), Player),
                opens(&caps, "a", who(2, 1), Player),
            ];
            refuses(&caps, "a", who(1, 1), Player, "too many windows");
            drop(all);
        }
        assert!(caps.0.open().is_empty());
    }

    /// 40 people at one address, each with two windows.
    #[test]
    fn a_class_of_forty_is_admitted() {
        let caps = StreamLimits::new(MaxStreams::with(RateLimits::On), Metrics::default());
        let _all: Vec<_> = (0..40)
            .flat_map(|nth| {
                [Player, Player, Spectator, Spectator]
                    .map(|role| opens(&caps, &format!("t{}", nth / 4), who(nth, 1), role))
            })
            .collect();
    }

    #[test]
    fn open_streams_are_counted() {
        let metrics = Metrics::default();
        let caps = StreamLimits::new(MaxStreams::default(), metrics.clone());
        let permit = opens(&caps, "a", who(1, 1), Player);
        assert!(metrics.text().contains("clew_streams 1\n"));
        drop(permit);
        assert!(metrics.text().contains("clew_streams 0\n"));
    }
}

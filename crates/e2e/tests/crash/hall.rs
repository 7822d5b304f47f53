//! What all players share: the address of the server, and counters.

use std::collections::BTreeSet;
use std::net::SocketAddr;
use std::thread;

use e2e::{Answer, Client, Lost, Watched};
use serde_json::Value;

/// What all players share.
pub(crate) struct Hall(Watched<Inside>);

struct Inside {
    /// The address of the server; `None` from just before a kill until it is back.
    address: Option<SocketAddr>,
    /// Number of kills.
    kills: usize,
    /// Number of acknowledged actions.
    actions: usize,
    /// Number of actions that were sent and not answered yet.
    flying: usize,
    /// The kills at which an action had been sent and was never answered.
    in_flight: BTreeSet<usize>,
    /// Number of those actions that were found recorded after the restart.
    found: usize,
    /// Number of those actions that were not recorded.
    missed: usize,
    /// Whether no new tables are opened.
    is_late: bool,
    /// Whether a player has failed.
    is_lost: bool,
}

/// A connection to the server until the next kill.
pub(crate) struct Line<'h> {
    hall: &'h Hall,
    pub(crate) client: Client,
    /// Number of kills before.
    kills: usize,
}

impl Hall {
    pub(crate) fn new(address: SocketAddr) -> Self {
        Self(Watched::new(Inside {
            address: Some(address),
            kills: 0,
            actions: 0,
            flying: 0,
            in_flight: BTreeSet::new(),
            found: 0,
            missed: 0,
            is_late: false,
            is_lost: false,
        }))
    }

    /// Waits until this many more actions were acknowledged and another one is in flight. The caller then
    /// kills the server.
    pub(crate) fn close_after(&self, more: usize) {
        let goal = self.0.with(|inside| inside.actions + more);
        self.wait("actions", |inside| {
            if inside.actions < goal || inside.flying == 0 {
                return None;
            }
            inside.address = None;
            inside.kills += 1;
            Some(())
        });
    }

    /// The server is back at this address.
    pub(crate) fn open(&self, address: SocketAddr) {
        self.0.with(|inside| inside.address = Some(address));
    }

    /// Lets players finish their games and open no others.
    pub(crate) fn last_games(&self) {
        self.0.with(|inside| inside.is_late = true);
    }

    /// Whether no new tables are opened.
    pub(crate) fn is_late(&self) -> bool {
        self.0.with(|inside| {
            assert!(!inside.is_lost, "somebody else has failed");
            inside.is_late
        })
    }

    /// Number of kills at which an action had been sent and was never answered.
    pub(crate) fn kills_in_flight(&self) -> usize {
        self.0.with(|inside| inside.in_flight.len())
    }

    /// Numbers of unanswered actions that were recorded, and that were not.
    pub(crate) fn found_and_missed(&self) -> (usize, usize) {
        self.0.with(|inside| (inside.found, inside.missed))
    }

    /// A client with this token, once the server is running.
    pub(crate) fn line(&self, token: &str) -> Line<'_> {
        let (address, kills) = self.wait("the server to be back", |inside| {
            inside.address.map(|address| (address, inside.kills))
        });
        Line { hall: self, client: Client::new(address, token), kills }
    }

    fn wait<R>(&self, what: &str, mut until: impl FnMut(&mut Inside) -> Option<R>) -> R {
        self.0.wait(what, |inside| {
            assert!(!inside.is_lost, "somebody else has failed");
            until(inside)
        })
    }
}

impl Line<'_> {
    /// Posts an action, and counts the result.
    pub(crate) fn act(&mut self, path: &str, body: &Value) -> Result<Answer, Lost> {
        self.client.send_post(path, body);
        // The address is cleared before the kill, so an action that was sent while it was set was sent
        // before.
        let is_before = self.hall.0.with(|inside| {
            inside.flying += 1;
            inside.kills == self.kills
        });
        let answer = self.client.receive();
        self.hall.0.with(|inside| {
            inside.flying -= 1;
            match &answer {
                Ok(answer) => inside.actions += usize::from(answer.status == 200),
                Err(_) if is_before => drop(inside.in_flight.insert(self.kills)),
                Err(_) => {}
            }
        });
        answer
    }

    /// Counts an unanswered action as recorded or not.
    pub(crate) fn note(&self, is_done: bool) {
        self.hall.0.with(|inside| {
            let count = if is_done { &mut inside.found } else { &mut inside.missed };
            *count += 1;
        });
    }

    /// The connection broke; the next one, once the server is back.
    pub(crate) fn after(self, lost: &Lost, token: &str) -> Self {
        let is_killed = self.hall.0.with(|inside| inside.kills > self.kills);
        assert!(is_killed, "the server lives and does not answer: {lost:?}");
        self.hall.line(token)
    }
}

/// A failed player marks the game as lost, so that no other player waits for it.
impl Drop for Line<'_> {
    fn drop(&mut self) {
        if thread::panicking() {
            self.hall.0.with(|inside| inside.is_lost = true);
        }
    }
}

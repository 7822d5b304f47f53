//! Reuses browsers: to start one takes longer than most journeys.

use std::net::SocketAddr;
use std::ops::Deref;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;

use super::session::Session;
use super::{Engine, Profile, Script};

/// Unused browsers. They end with their driver, which ends with the test binary.
static SPARE: Mutex<Vec<(Kind, Session)>> = Mutex::new(Vec::new());

/// The properties that cannot be changed in a running browser.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Kind {
    engine: Engine,
    script: Script,
    language: &'static str,
}

/// A browser without any data of its previous user. On drop it is emptied and kept for the next user;
/// after a failed test it is closed.
#[derive(Debug)]
pub(super) struct Borrowed {
    kind: Kind,
    /// The server it visits.
    home: SocketAddr,
    /// `None` after drop.
    session: Option<Session>,
}

impl Borrowed {
    pub(super) fn new(profile: &Profile, home: SocketAddr) -> Self {
        let Profile { engine, script, language, .. } = *profile;
        let kind = Kind { engine, script, language };
        let session = take(kind).unwrap_or_else(|| Session::start(profile));
        Self { kind, home, session: Some(session) }
    }
}

impl Deref for Borrowed {
    type Target = Session;

    fn deref(&self) -> &Session {
        self.session.as_ref().expect("it is there until drop")
    }
}

impl Drop for Borrowed {
    fn drop(&mut self) {
        // A WebKit driver has one session only.
        let is_reusable = !thread::panicking() && self.kind.engine == Engine::Chromium;
        let Some(session) = self.session.take().filter(|_| is_reusable) else { return };
        // A browser that cannot be emptied is closed.
        if session.empty(self.home).is_ok() {
            spare().push((self.kind, session));
        }
    }
}

fn take(kind: Kind) -> Option<Session> {
    let mut spare = spare();
    let at = spare.iter().position(|(other, _)| *other == kind)?;
    Some(spare.swap_remove(at).1)
}

fn spare() -> MutexGuard<'static, Vec<(Kind, Session)>> {
    SPARE.lock().unwrap_or_else(PoisonError::into_inner)
}

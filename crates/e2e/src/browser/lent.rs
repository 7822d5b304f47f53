//! Browsers that are lent, and lent again: to start one takes longer than many a journey.

use std::net::SocketAddr;
use std::ops::{Deref, DerefMut};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;

use super::session::Session;
use super::{Engine, Profile, Script};

/// Those that nobody has now. They end with their driver, and that with the test binary.
static SPARE: Mutex<Vec<(Kind, Session)>> = Mutex::new(Vec::new());

/// What cannot be changed in a browser that runs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Kind {
    engine: Engine,
    script: Script,
    language: &'static str,
}

/// A browser that is lent to somebody, with nothing in it of whoever had it before. When it comes
/// back, the next one may have it; after a test that failed it ends.
#[derive(Debug)]
pub(super) struct Lent {
    kind: Kind,
    /// The server it looks at.
    home: SocketAddr,
    /// `None` once it has come back.
    session: Option<Session>,
}

impl Lent {
    pub(super) fn to(profile: &Profile, home: SocketAddr) -> Self {
        let Profile { engine, script, language, .. } = *profile;
        let kind = Kind { engine, script, language };
        let session = take(kind).unwrap_or_else(|| Session::start(profile));
        Self { kind, home, session: Some(session) }
    }
}

impl Deref for Lent {
    type Target = Session;

    fn deref(&self) -> &Session {
        self.session.as_ref().expect("it is here until it comes back")
    }
}

impl DerefMut for Lent {
    fn deref_mut(&mut self) -> &mut Session {
        self.session.as_mut().expect("it is here until it comes back")
    }
}

impl Drop for Lent {
    fn drop(&mut self) {
        // WebKit's has a driver of its own, which drives it alone and then no other.
        let can_come_back = !thread::panicking() && self.kind.engine == Engine::Chromium;
        let Some(mut session) = self.session.take().filter(|_| can_come_back) else { return };
        // One that does not let itself be emptied is left to end.
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

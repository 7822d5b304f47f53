//! How often somebody may do something.

use std::fmt;
use std::net::IpAddr;
use std::sync::Arc;

use axum::http::StatusCode;
use table::UnixMillis;

use super::buckets::{Buckets, Rate};
use super::who::Who;
use crate::Error;

/// Requests of one person.
const REQUESTS: Rate = Rate { every: 25, burst: 120 };
/// Tables opened from one address.
const OPENINGS: Rate = Rate { every: 2_000, burst: 30 };
/// What one person says.
const TALK: Rate = Rate { every: 500, burst: 10 };

/// The limits of all people and addresses. A clone shares them.
///
/// No clock is read here: every question says what time it is.
#[derive(Clone)]
pub struct Limits(Option<Arc<Kinds>>);

struct Kinds {
    requests: Buckets,
    openings: Buckets,
    talk: Buckets,
}

impl Limits {
    /// The usual ones.
    pub fn new() -> Self {
        Self(Some(Arc::new(Kinds {
            requests: Buckets::new(REQUESTS),
            openings: Buckets::new(OPENINGS),
            talk: Buckets::new(TALK),
        })))
    }

    /// None: for measuring, and for those who trust everybody. Sizes stay limited.
    pub fn off() -> Self {
        Self(None)
    }

    /// May they ask for anything? 40 times a second, 120 at once.
    ///
    /// # Errors
    /// 429 `too-many-requests` if it is too soon.
    pub fn request(&self, who: Who, now: UnixMillis) -> Result<(), Error> {
        let Some(kinds) = &self.0 else { return Ok(()) };
        let taken = kinds.requests.take(who, now);
        taken
            .map_err(|wait| refused("you ask too often", wait))
            .inspect_err(|_| hit("requests of one person"))
    }

    /// May a table be opened from this address? Once in two seconds, 30 at once.
    ///
    /// # Errors
    /// 429 `too-many-requests` if it is too soon.
    pub fn opening(&self, from: IpAddr, now: UnixMillis) -> Result<(), Error> {
        let Some(kinds) = &self.0 else { return Ok(()) };
        let taken = kinds.openings.take(Who::at(from), now);
        let text = "too many tables are opened from where you are";
        taken
            .map_err(|wait| refused(text, wait))
            .inspect_err(|_| hit("tables opened from one address"))
    }

    /// May they say something? Twice a second, 10 times at once.
    ///
    /// # Errors
    /// 429 `too-many-requests` if it is too soon.
    pub fn talk(&self, who: Who, now: UnixMillis) -> Result<(), Error> {
        let Some(kinds) = &self.0 else { return Ok(()) };
        kinds.talk.take(who, now).map_err(|wait| refused("you talk too fast", wait))
    }
}

impl Default for Limits {
    fn default() -> Self {
        Self::new()
    }
}

impl fmt::Debug for Limits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.0.is_some() { "Limits(..)" } else { "Limits(off)" })
    }
}

/// Logs that a limit refused something. Not who it was: an address is a person's.
fn hit(limit: &str) {
    tracing::warn!(limit, "a limit was hit");
}

/// Too soon by so many milliseconds.
fn refused(what: &str, wait: u64) -> Error {
    let seconds = u32::try_from(wait.div_ceil(1_000)).unwrap_or(u32::MAX).max(1);
    let unit = if seconds == 1 { "second" } else { "seconds" };
    let text = format!("{what}: wait {seconds} {unit}, then try again");
    Error::new(StatusCode::TOO_MANY_REQUESTS, "too-many-requests", text).after(seconds)
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use super::*;

    const HERE: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);
    const NOW: UnixMillis = UnixMillis(1_700_000_000_000);

    /// How many times in a row it is allowed, and how it is refused then.
    fn run(mut ask: impl FnMut() -> Result<(), Error>) -> (usize, Error) {
        let mut count = 0;
        loop {
            match ask() {
                Ok(()) => count += 1,
                Err(error) => return (count, error),
            }
        }
    }

    #[test]
    fn each_kind_has_its_own_burst() {
        let limits = Limits::new();
        let who = Who::at(HERE);
        let (requests, error) = run(|| limits.request(who, NOW));
        assert_eq!((requests, error.retry_after), (120, Some(1)));
        assert_eq!(error.text, "you ask too often: wait 1 second, then try again");
        let (tables, error) = run(|| limits.opening(HERE, NOW));
        assert_eq!((tables, error.retry_after), (30, Some(2)));
        assert_eq!((error.status.as_u16(), error.code), (429, "too-many-requests"));
        let (words, error) = run(|| limits.talk(who, NOW));
        assert_eq!((words, error.retry_after), (10, Some(1)));
    }

    #[test]
    fn each_kind_comes_back_at_its_own_pace() {
        let limits = Limits::new();
        let who = Who::at(HERE);
        run(|| limits.request(who, NOW));
        run(|| limits.opening(HERE, NOW));
        run(|| limits.talk(who, NOW));
        let later = UnixMillis(NOW.0 + 2_000);
        assert_eq!(run(|| limits.request(who, later)).0, 80);
        assert_eq!(run(|| limits.opening(HERE, later)).0, 1);
        assert_eq!(run(|| limits.talk(who, later)).0, 4);
    }

    #[test]
    fn they_can_be_switched_off() {
        let limits = Limits::off();
        for _ in 0..1_000 {
            assert_eq!(limits.request(Who::at(HERE), NOW), Ok(()));
            assert_eq!(limits.opening(HERE, NOW), Ok(()));
            assert_eq!(limits.talk(Who::at(HERE), NOW), Ok(()));
        }
    }
}

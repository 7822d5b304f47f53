//! Liveness (`/health`) and readiness (`/ready`).

use std::sync::{Mutex, MutexGuard, PoisonError};

use axum::extract::State;
use journal::Trouble;
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::Error;
use crate::app::App;
use crate::error::{RequestError, RoomError};

/// The heartbeat is written once a second. After this time without one the store counts as unavailable.
const MAX_HEARTBEAT_AGE_MICROS: u64 = 5_000_000;

/// The results of the last heartbeats. Each is really written, so they show whether the store can be written
/// to.
#[derive(Debug, Default)]
pub(crate) struct Health(Mutex<Heartbeats>);

#[derive(Debug, Default)]
struct Heartbeats {
    /// When the last one was written, in microseconds of the monotonic clock.
    written: Option<u64>,
    /// Why the newest one was not written.
    failed: Option<Trouble>,
}

impl Health {
    /// Notes the result of a heartbeat, and logs when the store begins or ceases to accept writes.
    pub(crate) fn store_was_tried(&self, written: Result<(), Trouble>, micros: u64) {
        let mut beats = self.beats();
        let had_failed = beats.failed.take();
        match written {
            Ok(()) => {
                beats.written = Some(micros);
                if had_failed.is_some() {
                    tracing::info!("the store can be written to again");
                }
            }
            Err(trouble) => {
                // The same cause is logged once.
                if had_failed.as_ref() != Some(&trouble) {
                    tracing::error!(cause = %trouble, "the store cannot be written to");
                }
                beats.failed = Some(trouble);
            }
        }
    }

    /// Whether the store accepts writes.
    ///
    /// # Errors
    /// Why not, without the store's own message, which only the log has.
    fn store(&self, micros: u64) -> Result<(), RequestError> {
        let beats = self.beats();
        let text = match (&beats.failed, beats.written) {
            (Some(Trouble::Full), _) => "nothing can be written: the disk is full",
            (Some(Trouble::ReadOnly), _) => "nothing can be written: the store is read-only",
            (Some(_), _) => "nothing can be written: the log of the server says why",
            (None, None) => "nothing has been written yet: the server is starting",
            (None, Some(written)) if micros.saturating_sub(written) > MAX_HEARTBEAT_AGE_MICROS => {
                "nothing can be written: the store does not answer"
            }
            (None, Some(_)) => return Ok(()),
        };
        Err(RequestError::NotReady(text))
    }

    fn beats(&self) -> MutexGuard<'_, Heartbeats> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

pub(crate) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(health)).routes(routes!(ready))
}

/// Liveness: answers as long as the process serves requests, even if its store fails.
///
/// For everybody.
#[utoipa::path(get, path = "/health",
    responses((status = 200, body = String, content_type = "text/plain")))]
async fn health() -> &'static str {
    "ok\n"
}

/// Readiness: the store accepts writes, the clock is right, and the server is not shutting down.
///
/// For everybody. Fails with 503: `store-unavailable`, `clock-off` or `going-down`.
#[utoipa::path(get, path = "/ready",
    responses((status = 200, body = String, content_type = "text/plain")))]
async fn ready(State(app): State<App>) -> Result<&'static str, Error> {
    if app.rooms.is_leaving() {
        return Err(RoomError::ShuttingDown.into());
    }
    app.health.store(app.clock.micros())?;
    if app.rooms.is_clock_off() {
        return Err(RoomError::ClockOff.into());
    }
    Ok("ready\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn says(health: &Health, micros: u64, part: &str) {
        let error = Error::from(health.store(micros).expect_err("it is not ready"));
        assert_eq!((error.status.as_u16(), error.code), (503, "store-unavailable"));
        assert!(error.text.contains(part), "{}", error.text);
    }

    #[test]
    fn only_a_heartbeat_that_was_written_makes_it_ready() {
        let health = Health::default();
        says(&health, 0, "is starting");
        health.store_was_tried(Ok(()), 10);
        assert_eq!(health.store(10 + MAX_HEARTBEAT_AGE_MICROS), Ok(()));
        says(&health, 11 + MAX_HEARTBEAT_AGE_MICROS, "does not answer");
        health.store_was_tried(Err(Trouble::Full), 20);
        says(&health, 20, "the disk is full");
        health.store_was_tried(Ok(()), 30);
        assert_eq!(health.store(30), Ok(()));
    }

    #[test]
    fn what_the_store_says_stays_in_the_log() {
        let health = Health::default();
        health.store_was_tried(Err(Trouble::Other("user clew at db.internal".to_owned())), 1);
        says(&health, 1, "the log of the server says why");
    }
}

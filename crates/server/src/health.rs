//! Whether the server lives (`/health`), and whether it can do its work (`/ready`).

use std::sync::{Mutex, MutexGuard, PoisonError};

use axum::extract::State;
use axum::http::StatusCode;
use journal::Trouble;
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::Error;
use crate::app::App;
use crate::room::RoomError;

/// The heartbeat is written once a second. A store that has taken none for this long, in
/// microseconds, does not answer.
const STALE: u64 = 5_000_000;

/// What the last heartbeats came to. They are really written, so they show whether the store can be
/// written to.
#[derive(Debug, Default)]
pub(crate) struct Health(Mutex<Heartbeats>);

#[derive(Debug, Default)]
struct Heartbeats {
    /// When one was last written, in microseconds of the monotonic clock.
    written: Option<u64>,
    /// Why the last one was not.
    failed: Option<Trouble>,
}

impl Health {
    /// Takes note of a heartbeat, and logs when the store begins or ceases to take them.
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
                // The same cause once, however long it lasts.
                if had_failed.as_ref() != Some(&trouble) {
                    tracing::error!(cause = %trouble, "the store cannot be written to");
                }
                beats.failed = Some(trouble);
            }
        }
    }

    /// Whether the store takes what is written.
    ///
    /// # Errors
    /// Why not. What the store itself says is for the log alone.
    fn store(&self, micros: u64) -> Result<(), Error> {
        let beats = self.beats();
        let text = match (&beats.failed, beats.written) {
            (Some(Trouble::Full), _) => "nothing can be written: the disk is full",
            (Some(Trouble::ReadOnly), _) => "nothing can be written: the store is read-only",
            (Some(_), _) => "nothing can be written: the log of the server says why",
            (None, None) => "nothing has been written yet: the server is starting",
            (None, Some(written)) if micros.saturating_sub(written) > STALE => {
                "nothing can be written: the store does not answer"
            }
            (None, Some(_)) => return Ok(()),
        };
        Err(Error::new(StatusCode::SERVICE_UNAVAILABLE, "store-unavailable", text).after(1))
    }

    fn beats(&self) -> MutexGuard<'_, Heartbeats> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

pub(crate) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(health)).routes(routes!(ready))
}

/// Whether the server lives: it answers as long as the process serves, whatever its store does.
#[utoipa::path(get, path = "/health",
    responses((status = 200, body = String, content_type = "text/plain")))]
async fn health() -> &'static str {
    "ok\n"
}

/// Whether the server can do its work: its store takes what is written, its clock is right, and it
/// is not about to stop. Otherwise 503 says which of these is missing.
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
        let error = health.store(micros).expect_err("it is not ready");
        assert_eq!((error.status.as_u16(), error.code), (503, "store-unavailable"));
        assert!(error.text.contains(part), "{}", error.text);
    }

    #[test]
    fn only_a_heartbeat_that_was_written_makes_it_ready() {
        let health = Health::default();
        says(&health, 0, "is starting");
        health.store_was_tried(Ok(()), 10);
        assert_eq!(health.store(10 + STALE), Ok(()));
        says(&health, 11 + STALE, "does not answer");
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

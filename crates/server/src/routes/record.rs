//! The record of a table that has ended: everything, for everybody who has its address.

use axum::extract::State;
use axum::http::header::{ACCEPT, CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use serde_json::value::RawValue;
use table::{Append, Record, Records};
use utoipa::ToSchema;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::at::At;
use crate::Error;
use crate::app::App;
use crate::fields::schema::{LongDigits, ShortDigits, TableName};
use crate::room::{RoomError, catch_game_panic};

pub(super) fn router() -> OpenApiRouter<App> {
    OpenApiRouter::new().routes(routes!(record))
}

/// All that happened at a table that has ended.
#[derive(Serialize, ToSchema, Debug)]
struct Everything {
    /// The records as a file: docs/journal.md says what they mean, and `clew verify` checks them.
    records: String,
    /// What all chance followed from, in hex.
    #[schema(value_type = LongDigits)]
    seed: String,
    /// What kept the commitment from being guessed, in hex.
    #[schema(value_type = ShortDigits)]
    salt: String,
    /// All there was, of a game that was played to its end.
    #[schema(value_type = Option<Object>, required = true)]
    truth: Option<Box<RawValue>>,
}

/// The record, the seed and all that was hidden, once the table has ended. With
/// `Accept: text/plain` the record alone, as a file.
#[utoipa::path(get, path = "/tables/{table}/record", params(("table" = TableName, Path)),
    responses((status = 200, content((Everything = "application/json"), (String = "text/plain")))))]
async fn record(State(app): State<App>, At(id): At, headers: HeaderMap) -> Result<Response, Error> {
    let room = app.rooms.find(&id).await?;
    let snapshot = room.snapshot();
    if snapshot.table.end().is_none() {
        let text = "this table has not ended: its records are secret until then";
        return Err(Error::new(StatusCode::CONFLICT, "not-ended", text));
    }
    let rows =
        app.journal.read(&id, 1).await.map_err(|error| RoomError::unreadable(&id, &error))?;
    let appends: Vec<Append> = rows.into_iter().map(|row| row.append).collect();
    // What is on disk is asked once more: nothing but an ended table is ever given out.
    let Ok(records) = Records::new(appends) else { return Err(RoomError::Unreadable.into()) };
    let Some((seed, salt)) = revealed(&records) else { return Err(RoomError::Unreadable.into()) };
    if wants_file(&headers) {
        let name = format!("attachment; filename=\"{id}.clew\"");
        let headers =
            [(CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (CONTENT_DISPOSITION, name)];
        return Ok((headers, records.to_string()).into_response());
    }
    let truth = catch_game_panic(|| snapshot.table.truth()).ok_or(RoomError::GameFault)?;
    let truth = truth.and_then(|truth| RawValue::from_string(truth).ok());
    Ok(axum::Json(Everything { records: records.to_string(), seed, salt, truth }).into_response())
}

/// Seed and salt of the last record, if it ends the table.
fn revealed(records: &Records) -> Option<(String, String)> {
    let hex = |bytes: &[u8]| bytes.iter().map(|byte| format!("{byte:02x}")).collect();
    match records.iter().last() {
        Some(Record::Over { seed, salt, .. } | Record::Closed { seed, salt, .. }) => {
            Some((hex(seed.reveal()), hex(salt.reveal())))
        }
        _ => None,
    }
}

/// Whether plain text is asked for, or a browser asks for a page.
fn wants_file(headers: &HeaderMap) -> bool {
    let accept = headers.get(ACCEPT).and_then(|value| value.to_str().ok()).unwrap_or_default();
    accept.contains("text/plain") || crate::guard::wants_html(headers)
}

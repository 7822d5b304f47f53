//! Answers to commands: JSON for programs, a redirect to the table for browsers.

use axum::Json;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderValue, StatusCode, header::LOCATION};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use table::TableId;
use utoipa::ToSchema;

use crate::Error;
use crate::fields::schema::{SeatLetter, TableName, TakeAddress};
use crate::guard::wants_html;
use crate::room::Answer;

/// The form of an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Form {
    Html,
    Json,
}

impl<S: Sync> FromRequestParts<S> for Form {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Error> {
        Ok(if wants_html(&parts.headers) { Self::Html } else { Self::Json })
    }
}

/// The result of a command.
#[derive(Serialize, ToSchema, Debug)]
pub(super) struct CommandReply {
    /// The table's name.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = TableName, required = false)]
    table: Option<String>,
    /// The seat that it was about.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = SeatLetter, required = false)]
    seat: Option<String>,
    /// The append up to which you now know.
    seq: u64,
    /// An address that hands the seat over to the first person who posts to it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = TakeAddress, required = false)]
    take: Option<String>,
}

impl CommandReply {
    pub(super) fn at(id: &TableId, answer: &Answer) -> Self {
        let take = |code: &String| format!("/tables/{id}/take/{code}");
        Self {
            table: None,
            seat: answer.seat.map(|seat| seat.to_string()),
            seq: answer.seq,
            take: answer.code.as_ref().map(take),
        }
    }

    /// With the table's name.
    pub(super) fn named(id: &TableId, answer: &Answer) -> Self {
        Self { table: Some(id.to_string()), ..Self::at(id, answer) }
    }

    /// In the form that is wanted: a page is sent back to its table.
    pub(super) fn shown(self, form: Form, id: &TableId, status: StatusCode) -> Response {
        match form {
            Form::Html => to_table(id),
            Form::Json if status == StatusCode::CREATED => {
                let location = HeaderValue::try_from(format!("/tables/{id}"));
                let mut response = (status, Json(self)).into_response();
                if let Ok(location) = location {
                    response.headers_mut().insert(LOCATION, location);
                }
                response
            }
            Form::Json => (status, Json(self)).into_response(),
        }
    }
}

/// Back to the page of a table.
pub(super) fn to_table(id: &TableId) -> Response {
    axum::response::Redirect::to(&format!("/tables/{id}")).into_response()
}

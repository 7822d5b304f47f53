//! The campaign of Magic Maze: for one reader, and for those who sat at a table together.

use axum::extract::State;
use axum::http::header::LOCATION;
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Router, middleware::from_fn};
use ui::pages::{self, Group};

use super::at::At;
use crate::app::App;
use crate::person::Anyone;
use crate::reader::{Reader, friendly_name};
use crate::{Error, campaign, packed, visit};

pub(super) fn router() -> Router<App> {
    Router::new()
        .route("/campaign", get(own).layer(from_fn(visit::welcome)))
        .route("/tables/{table}/campaign", get(together))
}

async fn own(
    State(app): State<App>,
    Anyone(person): Anyone,
    reader: Reader,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let tried = campaign::tried(&app, person.as_slice()).await?;
    let name = friendly_name(reader.words(), person);
    let page = pages::campaign(reader.words(), &tried, Group::Reader { name });
    Ok(packed::page(&headers, page))
}

/// How far a group has come is for the group. All others are led to what they did themselves.
async fn together(
    State(app): State<App>,
    Anyone(person): Anyone,
    At(id): At,
    reader: Reader,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let room = app.rooms.find(&id).await?;
    let snapshot = room.snapshot();
    let mine = snapshot.seats_of(snapshot.alias(person));
    if mine.is_empty() || snapshot.table.game() != campaign::GAME {
        let own = [(LOCATION, HeaderValue::from_static("/campaign"))];
        return Ok((StatusCode::SEE_OTHER, own).into_response());
    }
    let tried = campaign::tried(&app, &campaign::people(&app, &id).await?).await?;
    let is_host = snapshot.table.people().host().is_some_and(|host| mine.contains(host));
    let group = Group::Table { table: id.as_str(), is_host };
    Ok(packed::page(&headers, pages::campaign(reader.words(), &tried, group)))
}

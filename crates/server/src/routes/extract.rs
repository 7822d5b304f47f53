//! What routes extract from a request: the table, seat, code or game that its address names, the caller, and
//! the viewer. Also how the reply to a command is sent.

use axum::Json;
use axum::extract::{FromRequestParts, RawPathParams};
use axum::http::header::{LOCATION, SET_COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use game::{Seat, SeatSet, Viewer};
use table::{Person, TableId};
use utoipa::IntoParams;

use super::Reply;
use crate::Error;
use crate::app::App;
use crate::error::RequestError;
use crate::fields::schema::ViewerName;
use crate::guard::{Accept, Budget, Client};
use crate::person::Somebody;
use crate::room::{CommandReply, RoomRequest, Snapshot};

/// A known person's request about a table.
#[derive(Clone, Debug)]
pub(super) struct Caller {
    pub(super) app: App,
    pub(super) person: Person,
    pub(super) table: TableId,
    /// The format of the reply.
    pub(super) accept: Accept,
    /// Whose limits the request uses up.
    pub(super) client: Client,
}

impl Caller {
    /// Counts the request.
    ///
    /// # Errors
    /// If the caller, or everybody at their address, has done it too often.
    pub(super) fn count(&self, budget: Budget) -> Result<(), Error> {
        self.app.limits.count(budget, &self.client)
    }

    /// Sends a request to the table's room and responds with its result.
    ///
    /// # Errors
    /// Why the room did nothing.
    pub(super) async fn send(self, request: impl Into<RoomRequest>) -> Reply {
        let reply = self.app.rooms.request(&self.table, self.person, request.into()).await?;
        Ok(respond(self.accept, &self.table, StatusCode::OK, &reply))
    }
}

/// Lets a browser remember the display name of its person.
pub(super) fn remember_name(mut response: Response, name: &table::Name) -> Response {
    if let Ok(cookie) = HeaderValue::from_str(&crate::reader::name_cookie(name.as_str())) {
        response.headers_mut().append(SET_COOKIE, cookie);
    }
    response
}

/// The response to a command: JSON for programs, with `Location` if a table was created; a redirect to the
/// page of the table for browsers.
pub(super) fn respond(
    accept: Accept,
    table: &TableId,
    status: StatusCode,
    reply: &CommandReply,
) -> Response {
    let address = format!("/tables/{table}");
    match accept {
        Accept::Html => Redirect::to(&address).into_response(),
        Accept::Json if status == StatusCode::CREATED => {
            (status, [(LOCATION, address)], Json(reply)).into_response()
        }
        Accept::Json => (status, Json(reply)).into_response(),
    }
}

impl FromRequestParts<App> for Caller {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Error> {
        let Somebody(person) = Somebody::from_request_parts(parts, app).await?;
        let At(table) = At::from_request_parts(parts, app).await?;
        let Ok(client) = Client::from_request_parts(parts, app).await;
        let accept = Accept::of_request(&parts.method, parts.uri.path(), &parts.headers);
        Ok(Self { app: app.clone(), person, table, accept, client })
    }
}

/// The parameter of this name in an address. An address that is not UTF-8 names nothing.
pub(super) async fn parameter(parts: &mut Parts, name: &str) -> Result<String, Error> {
    let all = RawPathParams::from_request_parts(parts, &()).await;
    let all = all.map_err(|_| RequestError::NoSuchAddress)?;
    let found = all.iter().find(|(key, _)| *key == name);
    Ok(found.map(|(_, value)| value.to_owned()).ok_or(RequestError::NoSuchAddress)?)
}

/// The table that an address names.
#[derive(Clone, Debug)]
pub(super) struct At(pub(super) TableId);

impl<S: Sync> FromRequestParts<S> for At {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Error> {
        let table = parameter(parts, "table").await?.parse();
        Ok(Self(table.map_err(|_| RequestError::BadTableName)?))
    }
}

/// The seat that an address names.
#[derive(Clone, Copy, Debug)]
pub(super) struct AtSeat(pub(super) Seat);

impl<S: Sync> FromRequestParts<S> for AtSeat {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Error> {
        let seat = parameter(parts, "seat").await?.parse();
        Ok(Self(seat.map_err(|_| RequestError::NoSuchSeat)?))
    }
}

/// The code of a seat link: 32 hex digits.
#[derive(Clone, Debug)]
pub(super) struct AtCode(pub(super) String);

impl<S: Sync> FromRequestParts<S> for AtCode {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Error> {
        let code = parameter(parts, "code").await?;
        let is_code = code.len() == 32 && code.bytes().all(|byte| byte.is_ascii_hexdigit());
        if is_code { Ok(Self(code)) } else { Err(RequestError::NoSuchAddress.into()) }
    }
}

/// The game that an address names.
#[derive(Clone, Debug)]
pub(super) struct AtGame(pub(super) games::Info);

impl<S: Sync> FromRequestParts<S> for AtGame {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Error> {
        let name = parameter(parts, "game").await?;
        Ok(Self(games::info(&name).map_err(RequestError::NoSuchGame)?))
    }
}

/// The viewer that a request names.
#[derive(Clone, Copy, IntoParams, Debug)]
#[into_params(parameter_in = Query)]
pub(super) struct As {
    /// The point of view: one of your own seats, or `watcher`. By default your first seat, or `watcher` if you
    /// have none.
    #[param(value_type = ViewerName, required = false)]
    seat: Option<Viewer>,
}

impl<S: Sync> FromRequestParts<S> for As {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Error> {
        let several = |Several| RequestError::BadField("name one seat, not several".to_owned());
        let seat = query_value(parts, "seat").map_err(several)?;
        Ok(Self { seat: seat.map(|text| text.parse()).transpose()? })
    }
}

/// A query has the same key several times.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Several;

/// The value of a key that a query has at most once.
pub(super) fn query_value(parts: &Parts, key: &str) -> Result<Option<String>, Several> {
    let query = parts.uri.query().unwrap_or_default().as_bytes();
    let mut found = form_urlencoded::parse(query).filter(|(name, _)| name == key);
    match (found.next(), found.next()) {
        (first, None) => Ok(first.map(|(_, value)| value.into_owned())),
        (_, Some(_)) => Err(Several),
    }
}

impl As {
    /// Whether the request asks for the view of a watcher.
    pub(super) fn watches(self) -> bool {
        self.seat == Some(Viewer::Watcher)
    }

    /// The viewer of a page: without a named seat, the person's seat that is to act.
    ///
    /// # Errors
    /// If it is another person's seat.
    pub(super) fn page_viewer(self, snapshot: &Snapshot, mine: SeatSet) -> Result<Viewer, Error> {
        match self.seat {
            None => Ok(crate::scene::usual_viewer(snapshot, mine)),
            Some(_) => self.viewer(mine),
        }
    }

    /// The viewer of a person who has these seats.
    ///
    /// # Errors
    /// If it is another person's seat.
    pub(super) fn viewer(self, mine: SeatSet) -> Result<Viewer, Error> {
        match self.seat {
            None => Ok(mine.iter().next().map_or(Viewer::Watcher, Viewer::Seat)),
            Some(Viewer::Seat(seat)) if !mine.contains(seat) => {
                Err(RequestError::NotYourView.into())
            }
            Some(viewer) => Ok(viewer),
        }
    }
}

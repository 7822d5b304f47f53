//! Which table and which seat an address is about.

use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr};

use axum::extract::{FromRequestParts, Path};
use axum::http::StatusCode;
use axum::http::request::Parts;
use game::{Seat, SeatSet, Viewer};
use table::TableId;
use utoipa::IntoParams;

use super::nothing_here;
use crate::Error;
use crate::fields::schema::ViewerName;
use crate::guard::Who;
use crate::listen::Peer;
use crate::room::Snapshot;

/// The table of an address.
#[derive(Clone, Debug)]
pub(super) struct At(pub(super) TableId);

/// The table and the seat of an address.
#[derive(Clone, Debug)]
pub(super) struct AtSeat(pub(super) TableId, pub(super) Seat);

/// The game of an address, whether there is one or not.
#[derive(Clone, Debug)]
pub(super) struct AtGame(pub(super) String);

/// The table and the code of an address.
#[derive(Clone, Debug)]
pub(super) struct AtCode(pub(super) TableId, pub(super) String);

impl<S: Send + Sync> FromRequestParts<S> for At {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Error> {
        let Path(id) = path::<String, S>(parts, state).await?;
        Ok(Self(table(&id)?))
    }
}

impl<S: Send + Sync> FromRequestParts<S> for AtSeat {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Error> {
        let Path((id, seat)) = path::<(String, String), S>(parts, state).await?;
        let text = "there is no such seat: seats are A to I";
        let missing = |_| Error::new(StatusCode::NOT_FOUND, "no-such-seat", text);
        Ok(Self(table(&id)?, seat.parse().map_err(missing)?))
    }
}

impl<S: Send + Sync> FromRequestParts<S> for AtGame {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Error> {
        let Path(name) = path::<String, S>(parts, state).await?;
        Ok(Self(name))
    }
}

impl<S: Send + Sync> FromRequestParts<S> for AtCode {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Error> {
        let Path((id, code)) = path::<(String, String), S>(parts, state).await?;
        let is_code = code.len() == 32 && code.bytes().all(|byte| byte.is_ascii_hexdigit());
        if is_code { Ok(Self(table(&id)?, code)) } else { Err(nothing_here()) }
    }
}

async fn path<T, S>(parts: &mut Parts, state: &S) -> Result<Path<T>, Error>
where
    T: serde::de::DeserializeOwned + Send,
    S: Send + Sync,
{
    // What is no text names nothing.
    Path::from_request_parts(parts, state).await.map_err(|_| nothing_here())
}

fn table(id: &str) -> Result<TableId, Error> {
    let text = "there is no such table: look at the link again";
    id.parse().map_err(|_| Error::new(StatusCode::NOT_FOUND, "no-such-table", text))
}

/// From which address a request comes.
#[derive(Clone, Copy, Debug)]
pub(super) struct From(pub(super) IpAddr);

impl<S: Sync> FromRequestParts<S> for From {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(Self(address(parts)))
    }
}

impl<S: Sync> FromRequestParts<S> for Who {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(Self::asking(&parts.headers, address(parts)))
    }
}

/// Without a connection it comes from nowhere.
fn address(parts: &Parts) -> IpAddr {
    let peer = parts.extensions.get::<Peer>();
    peer.map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |Peer(address)| address.ip())
}

/// As whom somebody looks on.
#[derive(Clone, Copy, IntoParams, Debug)]
#[into_params(parameter_in = Query)]
pub(super) struct As {
    /// One of your seats, or `watcher`. Left out: your first seat, else `watcher`.
    #[param(value_type = ViewerName, required = false)]
    seat: Option<Viewer>,
}

impl<S: Sync> FromRequestParts<S> for As {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Error> {
        let query = parts.uri.query().unwrap_or_default().as_bytes();
        let mut seats = form_urlencoded::parse(query).filter(|(key, _)| key == "seat");
        match (seats.next(), seats.next()) {
            (None, _) => Ok(Self { seat: None }),
            (Some((_, text)), None) => match text.parse() {
                Ok(viewer) => Ok(Self { seat: Some(viewer) }),
                Err(error) => Err(Error::bad_field(error.to_string())),
            },
            (Some(_), Some(_)) => Err(Error::bad_field("name one seat, not several")),
        }
    }
}

impl As {
    /// The viewer that a page means: of several seats the one that is to act.
    ///
    /// # Errors
    /// If it is somebody else's seat.
    pub(super) fn page_viewer(self, snapshot: &Snapshot, mine: SeatSet) -> Result<Viewer, Error> {
        match self.seat {
            None => Ok(crate::scene::usual_viewer(snapshot, mine)),
            Some(_) => self.viewer(mine),
        }
    }

    /// The viewer that is meant by somebody who has these seats.
    ///
    /// # Errors
    /// If it is somebody else's seat.
    pub(super) fn viewer(self, mine: SeatSet) -> Result<Viewer, Error> {
        match self.seat {
            None => Ok(mine.iter().next().map_or(Viewer::Watcher, Viewer::Seat)),
            Some(Viewer::Seat(seat)) if !mine.contains(seat) => {
                let text = "that seat is not yours: look on as `watcher`, or from your own seat";
                Err(Error::new(StatusCode::FORBIDDEN, "not-your-seat", text))
            }
            Some(viewer) => Ok(viewer),
        }
    }
}

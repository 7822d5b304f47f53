//! Bodies are small and come at once.

use std::future::{Future, poll_fn};
use std::pin::pin;
use std::task::Poll;
use std::time::Duration;

use axum::body::{Body, HttpBody};
use axum::http::StatusCode;
use bytes::{Bytes, BytesMut};
use http_body_util::BodyExt;

use crate::Error;

/// What a body may be like.
#[derive(Clone, Copy, Debug)]
pub struct Bodies {
    /// Maximum size in bytes.
    pub most: usize,
    /// All of it must be there after this time.
    pub patience: Duration,
}

impl Default for Bodies {
    fn default() -> Self {
        Self { most: 16 * 1024, patience: Duration::from_secs(10) }
    }
}

/// Waits for the whole body. Whoever reads it afterwards need not wait, and finds no more than
/// there may be, whatever the headers promised.
///
/// # Errors
/// 413 `too-large`, 408 `too-slow`, or 400 `broken-body` if it is not what the headers say.
pub(super) async fn take(mut body: Body, bodies: Bodies) -> Result<Body, Error> {
    if body.is_end_stream() {
        return Ok(body);
    }
    if body.size_hint().lower() > bodies.most as u64 {
        return Err(too_large(bodies));
    }
    let mut gathered = pin!(gather(&mut body, bodies));
    // Most bodies come together with their heads: for those no timer is needed.
    let whole = match poll_fn(|cx| Poll::Ready(gathered.as_mut().poll(cx))).await {
        Poll::Ready(whole) => whole,
        Poll::Pending => tokio::time::timeout(bodies.patience, gathered)
            .await
            .unwrap_or_else(|_| Err(too_slow(bodies))),
    };
    whole.map(Body::from)
}

async fn gather(body: &mut Body, bodies: Bodies) -> Result<Bytes, Error> {
    let fits = |len: usize| if len > bodies.most { Err(too_large(bodies)) } else { Ok(()) };
    let Some(first) = part(body).await? else { return Ok(Bytes::new()) };
    fits(first.len())?;
    let Some(second) = part(body).await? else { return Ok(first) };

    let mut whole = BytesMut::from(&first[..]);
    let mut next = Some(second);
    while let Some(part_of_it) = next {
        fits(whole.len() + part_of_it.len())?;
        whole.extend_from_slice(&part_of_it);
        next = part(body).await?;
    }
    Ok(whole.freeze())
}

/// The next part that holds bytes.
async fn part(body: &mut Body) -> Result<Option<Bytes>, Error> {
    while let Some(frame) = body.frame().await {
        let frame = frame.map_err(|_| {
            let text = "the body is not what its headers say: send it again, whole";
            Error::new(StatusCode::BAD_REQUEST, "broken-body", text)
        })?;
        // What follows a body in chunks, we have no use for.
        if let Ok(bytes) = frame.into_data() {
            return Ok(Some(bytes));
        }
    }
    Ok(None)
}

fn too_large(bodies: Bodies) -> Error {
    let text = format!("the body is too large: send {} bytes at most", bodies.most);
    Error::new(StatusCode::PAYLOAD_TOO_LARGE, "too-large", text)
}

fn too_slow(bodies: Bodies) -> Error {
    let seconds = bodies.patience.as_secs();
    let text = format!("the body came too slowly: send all of it within {seconds} seconds");
    Error::new(StatusCode::REQUEST_TIMEOUT, "too-slow", text)
}

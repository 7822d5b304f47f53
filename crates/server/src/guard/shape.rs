//! Every error has the same form: JSON, or a page for those who asked for one.

use std::pin::Pin;
use std::task::{Context, Poll, Waker};

use axum::body::{Body, HttpBody};
use axum::http::header::{CONTENT_LENGTH, CONTENT_TYPE};
use axum::http::response::Parts;
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use ui::{Lang, Words};

use crate::Error;

/// What an error looks like.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Form {
    Json,
    Page,
}

/// Marks an answer that says itself what is wrong, in the form that was asked for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct AsItIs;

/// Gives an error this form, in the language that was asked for: programs ask for none. Its status
/// and its headers stay. What is no error stays as it is.
pub(super) fn shape(response: Response, form: Form, lang: Option<Lang>) -> Response {
    let status = response.status();
    if !status.is_client_error() && !status.is_server_error() {
        return response;
    }
    if response.extensions().get::<AsItIs>().is_some() {
        return response;
    }
    let (mut parts, body) = response.into_parts();
    let error = match (parts.extensions.remove::<Error>(), form) {
        (Some(_), Form::Json) if lang.is_none() => return Response::from_parts(parts, body),
        (Some(error), _) => error,
        (None, _) => name(&parts, body),
    };
    let error = match (form, lang) {
        (Form::Json, None) => error,
        (_, lang) => translated(error, lang.unwrap_or_default()),
    };
    let lang = lang.unwrap_or_default();
    let (kind, body) = match form {
        Form::Json => ("application/json", error.into_response().into_body()),
        Form::Page => {
            let page = ui::pages::error(Words::of(lang), error.code, &error.text);
            ("text/html; charset=utf-8", Body::from(page.into_string()))
        }
    };
    parts.headers.remove(CONTENT_LENGTH);
    parts.headers.insert(CONTENT_TYPE, HeaderValue::from_static(kind));
    Response::from_parts(parts, body)
}

/// The same error in a reader's language. Translated sentences leave out details.
fn translated(error: Error, lang: Lang) -> Error {
    match Words::of(lang).find(&format!("refusal-{}", error.code)) {
        Some(text) => Error { text: text.to_owned(), ..error },
        None => error,
    }
}

/// What the router or an extractor meant.
fn name(parts: &Parts, body: Body) -> Error {
    let (code, text) = match parts.status {
        StatusCode::NOT_FOUND => ("no-such-address", "there is nothing here: begin at /"),
        StatusCode::METHOD_NOT_ALLOWED => {
            ("wrong-method", "that cannot be done here: use a method that the Allow header names")
        }
        StatusCode::REQUEST_TIMEOUT => ("too-slow", "this took too long: try again"),
        StatusCode::PAYLOAD_TOO_LARGE => ("too-large", "the body is too large: send less"),
        StatusCode::UNSUPPORTED_MEDIA_TYPE => (
            "wrong-type",
            "send JSON with `Content-Type: application/json`, or a form with \
             `Content-Type: application/x-www-form-urlencoded`",
        ),
        status if status.is_client_error() => ("bad-request", "this cannot be understood"),
        StatusCode::SERVICE_UNAVAILABLE => ("unavailable", "this does not work now: try later"),
        _ => ("broken", "this does not work, and it is not your fault: try later"),
    };
    let told = said(parts, body).filter(|_| code == "bad-request");
    Error::new(parts.status, code, told.unwrap_or_else(|| text.to_owned()))
}

/// The sentence of an extractor that could not use what it was given.
fn said(parts: &Parts, mut body: Body) -> Option<String> {
    let kind = parts.headers.get(CONTENT_TYPE)?.as_bytes();
    let is_short = body.size_hint().exact().is_some_and(|size| (1..1_000).contains(&size));
    if !kind.starts_with(b"text/plain") || !is_short {
        return None;
    }
    // The body is in memory already: one that must be waited for is left alone.
    let Poll::Ready(frame) =
        Pin::new(&mut body).poll_frame(&mut Context::from_waker(Waker::noop()))
    else {
        return None;
    };
    String::from_utf8(frame?.ok()?.into_data().ok()?.to_vec()).ok()
}

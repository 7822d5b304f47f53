//! The addresses: one set, in two forms. Handlers translate; they decide nothing.

mod at;
mod campaign;
mod document;
mod events;
mod games;
mod home;
mod opening;
mod page_events;
mod pages;
mod play;
mod record;
mod replay;
mod seats;
mod shown;
mod stream;
mod tables;

use axum::Router;
use axum::http::StatusCode;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;

use crate::Error;
use crate::app::App;
use crate::visit;
use document::Document;

/// All addresses.
pub(crate) fn router(app: App) -> Router {
    let (router, mut api) = documented().split_for_parts();
    document::complete(&mut api);
    let json: &'static str = api.to_pretty_json().expect("a plain document").leak();
    let openapi =
        move || async move { ([(axum::http::header::CONTENT_TYPE, "application/json")], json) };
    router
        .merge(pages::router())
        .merge(campaign::router())
        .merge(replay::parts_router())
        .route("/openapi.json", axum::routing::get(openapi))
        .fallback(async || nothing_here())
        .method_not_allowed_fallback(async || {
            let text = "that cannot be done here: use a method that the Allow header names";
            Error::new(StatusCode::METHOD_NOT_ALLOWED, "wrong-method", text)
        })
        .with_state(app)
}

/// What is said of an address that is none.
fn nothing_here() -> Error {
    Error::new(StatusCode::NOT_FOUND, "no-such-address", "there is nothing here: begin at /")
}

/// Addresses that people come to first. Moves do not go through this: it is not for nothing.
fn pages() -> OpenApiRouter<App> {
    let tables = tables::router().merge(opening::router());
    let pages = home::router().merge(tables).merge(seats::offers());
    pages.layer(axum::middleware::from_fn(visit::welcome))
}

/// The addresses with what is said of them in `/openapi.json`: no address can be missing there.
fn documented() -> OpenApiRouter<App> {
    OpenApiRouter::with_openapi(Document::openapi())
        .merge(pages())
        .merge(games::router())
        .merge(play::router())
        .merge(seats::router())
        .merge(events::router())
        .merge(record::router())
        .merge(replay::router())
        .merge(crate::health::router())
}

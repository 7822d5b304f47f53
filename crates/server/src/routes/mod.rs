//! The routes: each address serves JSON to programs and HTML to browsers. Handlers only translate between
//! HTTP and rooms.

mod document;
mod events;
mod extract;
mod home;
mod install;
mod joining;
mod opening;
mod page_events;
mod pages;
mod play;
mod quick;
mod replay;
mod tables;

use axum::Router;
use axum::http::header::CONTENT_TYPE;
use axum::middleware::from_fn;
use axum::response::Response;
use axum::routing::get;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;

use crate::Error;
use crate::app::App;
use crate::error::RequestError;
use crate::person::welcome;
use document::Document;

/// What a handler returns.
type Reply = Result<Response, Error>;

/// All routes.
pub(crate) fn router(app: App) -> Router {
    let (router, mut api) = documented().split_for_parts();
    document::complete(&mut api);
    let json: &'static str = api.to_pretty_json().expect("a plain document").leak();
    let openapi = move || async move { ([(CONTENT_TYPE, "application/json")], json) };
    router
        .merge(pages::router())
        .merge(install::router())
        .merge(replay::parts_router())
        .route("/openapi.json", get(openapi))
        .fallback(async || Error::from(RequestError::NoSuchAddress))
        .method_not_allowed_fallback(async || Error::from(RequestError::WrongMethod))
        .with_state(app)
}

/// The routes that `/openapi.json` describes.
fn documented() -> OpenApiRouter<App> {
    let visited = home::visited()
        .merge(tables::router())
        .merge(opening::router())
        .merge(quick::router())
        .merge(joining::router())
        .merge(play::links())
        .layer(from_fn(welcome));
    OpenApiRouter::with_openapi(Document::openapi())
        .merge(visited)
        .merge(home::router())
        .merge(play::router())
        .merge(events::router())
        .merge(replay::router())
        .merge(crate::health::router())
}

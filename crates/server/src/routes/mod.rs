//! The addresses: one set, in two forms. Handlers translate; they decide nothing.

mod at;
mod events;
mod games;
mod home;
mod play;
mod record;
mod seats;
mod shown;
mod tables;

use axum::Router;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;

pub(crate) use games::Shown;
pub(crate) use tables::Row;

use crate::app::App;
use crate::visit;

/// All addresses.
pub(crate) fn router(app: App) -> Router {
    let (router, api) = documented().split_for_parts();
    let json: &'static str = api.to_pretty_json().expect("a plain document").leak();
    let openapi =
        move || async move { ([(axum::http::header::CONTENT_TYPE, "application/json")], json) };
    router
        .route("/openapi.json", axum::routing::get(openapi))
        .layer(axum::middleware::from_fn(visit::welcome))
        .with_state(app)
}

/// The addresses with what is said of them in `/openapi.json`: no address can be missing there.
fn documented() -> OpenApiRouter<App> {
    OpenApiRouter::with_openapi(Document::openapi())
        .merge(home::router())
        .merge(games::router())
        .merge(tables::router())
        .merge(play::router())
        .merge(seats::router())
        .merge(events::router())
        .merge(record::router())
}

#[derive(OpenApi)]
#[openapi(
    info(title = "Clew", description = "Labyrinth games at tables that programs can play at."),
    components(schemas(crate::error::Told)),
    modifiers(&Security)
)]
struct Document;

/// How a program says who it is.
struct Security;

impl utoipa::Modify for Security {
    fn modify(&self, api: &mut utoipa::openapi::OpenApi) {
        use utoipa::openapi::security::{Http, HttpAuthScheme, SecurityScheme};
        let bearer = SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer));
        let components = api.components.get_or_insert_with(Default::default);
        components.add_security_scheme("person", bearer);
    }
}

//! Routes for browsers alone: pages without a table, the campaign, choices that are kept in a cookie, files.

use axum::Router;
use axum::extract::{Path, State};
use axum::http::header::{
    CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, LOCATION, SET_COOKIE, VARY,
};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::middleware::from_fn;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use serde::Deserialize;
use ui::Lang;
use ui::pages::{self, Group};

use super::Reply;
use super::extract::{At, AtGame};
use crate::app::App;
use crate::campaign;
use crate::error::RequestError;
use crate::fields::Fields;
use crate::person::{Anyone, welcome};
use crate::reader::{self, Reader, compressed};

pub(super) fn router() -> Router<App> {
    Router::new()
        .route("/about", get(about))
        .route("/play/{game}", get(super::quick::page).layer(from_fn(welcome)))
        .route("/new/{game}", get(opening).layer(from_fn(welcome)))
        .route("/campaign", get(own_campaign).layer(from_fn(welcome)))
        .route("/tables/{table}/campaign", get(group_campaign))
        .route("/language", post(language))
        .route("/numbers", post(numbers))
        .route("/static/{build}/{file}", get(file))
}

async fn about(reader: Reader, headers: HeaderMap) -> Response {
    compressed(&headers, pages::about(reader.words()))
}

/// The form with which a table is opened.
async fn opening(
    AtGame(info): AtGame,
    Anyone(person): Anyone,
    reader: Reader,
    headers: HeaderMap,
) -> Response {
    let opening = pages::Opening {
        game: info.name,
        settings: info.settings,
        set: &[],
        built: &ui::BuiltMaze::EMPTY,
        builder: info.builder,
        name: reader.proposed_name(person),
        is_public: false,
        refused: None,
    };
    compressed(&headers, pages::opening(reader.words(), &opening))
}

/// The campaign of the person who asks.
async fn own_campaign(
    State(app): State<App>,
    Anyone(person): Anyone,
    reader: Reader,
    headers: HeaderMap,
) -> Reply {
    let tried = campaign::tried(&app, person.as_slice()).await?;
    let name = reader.proposed_name(person);
    Ok(compressed(&headers, pages::campaign(reader.words(), &tried, Group::Reader { name })))
}

/// The campaign of the people at a table. Only they may see it: others are redirected to their own.
async fn group_campaign(
    State(app): State<App>,
    Anyone(person): Anyone,
    At(id): At,
    reader: Reader,
    headers: HeaderMap,
) -> Reply {
    let room = app.rooms.find(&id).await?;
    let snapshot = room.snapshot();
    let mine = snapshot.seats_of(snapshot.alias(person));
    if mine.is_empty() || !pages::has_campaign(snapshot.table.game()) {
        return Ok((StatusCode::SEE_OTHER, [(LOCATION, "/campaign")]).into_response());
    }
    let tried = campaign::tried(&app, &campaign::people(&app, &id).await?).await?;
    let is_host = snapshot.table.people().host().is_some_and(|host| mine.contains(host));
    let group = Group::Table { table: id.as_str(), is_host };
    Ok(compressed(&headers, pages::campaign(reader.words(), &tried, group)))
}

#[derive(Deserialize, Debug)]
struct LanguageBody {
    lang: String,
    back: Option<String>,
}

/// Sets the language cookie and redirects back.
async fn language(Fields(body): Fields<LanguageBody>) -> Reply {
    let codes = || Lang::ALL.map(Lang::code).join(", ");
    let lang = Lang::read(&body.lang).ok_or_else(|| RequestError::NoSuchLanguage(codes()))?;
    Ok(redirect_with_cookie(body.back, &reader::language_cookie(lang)))
}

#[derive(Deserialize, Debug)]
struct NumbersBody {
    numbers: String,
    back: Option<String>,
}

/// MM-50: sets the cookie that shows the numbers of pieces that look alike, and redirects back.
async fn numbers(Fields(body): Fields<NumbersBody>) -> Reply {
    let is_on = match body.numbers.as_str() {
        "on" => true,
        "off" => false,
        _ => {
            let text = "expected `numbers` to be `on` or `off`".to_owned();
            return Err(RequestError::BadField(text).into());
        }
    };
    Ok(redirect_with_cookie(body.back, &reader::numbers_cookie(is_on)))
}

/// Sets a cookie and redirects to the page where the choice was made.
fn redirect_with_cookie(back: Option<String>, cookie: &str) -> Response {
    let back = back.filter(|back| is_ours(back)).unwrap_or_else(|| "/".to_owned());
    let header = |text: &str| HeaderValue::from_str(text).unwrap_or(HeaderValue::from_static("/"));
    let headers = [(LOCATION, header(&back)), (SET_COOKIE, header(cookie))];
    (StatusCode::SEE_OTHER, headers).into_response()
}

/// Whether this is a path on this server, and not an address of another one.
fn is_ours(back: &str) -> bool {
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"/-_?=&.".contains(&byte);
    back.starts_with('/') && !back.starts_with("//") && back.bytes().all(is_plain)
}

/// A static file. Its address contains the build, so a browser may cache it without end.
async fn file(Path((build, name)): Path<(String, String)>, headers: HeaderMap) -> Reply {
    let file = ui::file(&name).ok_or(RequestError::NoSuchAddress)?;
    // A page of another build gets the file of this build, but must not cache it.
    let is_ours = build == ui::build();
    let caching = if is_ours { "public, max-age=31536000, immutable" } else { "no-store" };
    let mut response = if reader::accepts_gzip(&headers) {
        ([(CONTENT_ENCODING, "gzip")], &file.gzip[..]).into_response()
    } else {
        file.plain[..].into_response()
    };
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static(file.kind));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static(caching));
    headers.insert(VARY, HeaderValue::from_static("accept-encoding"));
    Ok(response)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_choice_leads_back_to_us_alone() {
        for back in ["/", "/tables/abc", "/tables/abc?seat=A"] {
            assert!(is_ours(back), "{back}");
        }
        for back in
            ["", "//evil.example", "https://evil.example", "/\\evil", "/a\r\nb: c", "tables"]
        {
            assert!(!is_ours(back), "{back}");
        }
    }
}

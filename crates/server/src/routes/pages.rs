//! What only browsers ask for: pages without a table, the choice of a language, files.

use axum::Router;
use axum::extract::Path;
use axum::http::header::{
    CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, LOCATION, SET_COOKIE, VARY,
};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::middleware::from_fn;
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use serde::Deserialize;
use ui::{Lang, pages};

use super::at::AtGame;
use crate::Error;
use crate::app::App;
use crate::fields::Fields;
use crate::packed;
use crate::person::Anyone;
use crate::reader::{self, Reader};
use crate::visit;

pub(super) fn router() -> Router<App> {
    let router = Router::new();
    #[cfg(debug_assertions)]
    let router = router.route("/look", get(look));
    router
        .route("/about", get(about))
        .route("/new/{game}", get(opening).layer(from_fn(visit::welcome)))
        .route("/language", post(language))
        .route("/numbers", post(numbers))
        .route("/static/{build}/{file}", get(file))
}

async fn about(reader: Reader, headers: HeaderMap) -> Response {
    packed::page(&headers, pages::about(reader.words()))
}

/// Every element and picture on one sheet, for those who build them.
#[cfg(debug_assertions)]
async fn look(reader: Reader) -> Response {
    pages::look(reader.words()).into_response()
}

/// A table is set up before it is opened.
async fn opening(
    AtGame(name): AtGame,
    Anyone(person): Anyone,
    reader: Reader,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let info = games::info(&name).map_err(|error| Error::no_such_game(&error))?;
    let friendly = reader::friendly_name(reader.words(), person);
    let opening = pages::Opening {
        game: info.name,
        settings: info.settings,
        set: &[],
        built: &ui::BuiltMaze::EMPTY,
        name: friendly,
        is_public: false,
        refused: None,
    };
    Ok(packed::page(&headers, pages::opening(reader.words(), &opening)))
}

#[derive(Deserialize, Debug)]
struct Choosing {
    lang: String,
    back: Option<String>,
}

/// Keeps the language that somebody chose, and leads back.
async fn language(Fields(choosing): Fields<Choosing>) -> Result<Response, Error> {
    let Some(lang) = Lang::read(&choosing.lang) else {
        let codes = Lang::ALL.map(Lang::code).join(", ");
        let text = format!("there is no such language here: choose one of {codes}");
        return Err(Error::new(StatusCode::UNPROCESSABLE_ENTITY, "no-such-language", text));
    };
    Ok(chosen(choosing.back, &reader::cookie(lang)))
}

#[derive(Deserialize, Debug)]
struct Numbering {
    numbers: String,
    back: Option<String>,
}

/// MM-50: keeps whether somebody wants to see the numbers of pieces that look alike, and leads back.
async fn numbers(Fields(numbering): Fields<Numbering>) -> Result<Response, Error> {
    let is_on = match numbering.numbers.as_str() {
        "on" => true,
        "off" => false,
        _ => {
            let text = "expected `numbers` to be `on` or `off`";
            return Err(Error::bad_field(text));
        }
    };
    Ok(chosen(numbering.back, &reader::numbers_cookie(is_on)))
}

/// Keeps a choice in a cookie, and leads back to the page where it was made.
fn chosen(back: Option<String>, cookie: &str) -> Response {
    let back = back.filter(|back| is_ours(back)).unwrap_or_else(|| "/".to_owned());
    let header = |text: &str| HeaderValue::from_str(text).unwrap_or(HeaderValue::from_static("/"));
    let headers = [(LOCATION, header(&back)), (SET_COOKIE, header(cookie))];
    (StatusCode::SEE_OTHER, headers).into_response()
}

/// Whether it leads to an address of this server, and nowhere else.
fn is_ours(back: &str) -> bool {
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"/-_?=&.".contains(&byte);
    back.starts_with('/') && !back.starts_with("//") && back.bytes().all(is_plain)
}

/// A file. Its address changes with what it holds: it can be kept for ever.
async fn file(
    Path((build, name)): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let file = ui::file(&name).ok_or_else(super::nothing_here)?;
    // A page of another build asks: it gets what there is now, and does not keep it.
    let is_ours = build == ui::build();
    let kept = if is_ours { "public, max-age=31536000, immutable" } else { "no-store" };
    let mut response = if packed::takes_gzip(&headers) {
        ([(CONTENT_ENCODING, "gzip")], &file.gzip[..]).into_response()
    } else {
        file.plain[..].into_response()
    };
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, HeaderValue::from_static(file.kind));
    headers.insert(CACHE_CONTROL, HeaderValue::from_static(kept));
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

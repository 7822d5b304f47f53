//! What other programs show of Clew: pictures of links, icons, the manifest with which it can be installed, and
//! the service worker that shows a page while there is no connection.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use axum::Router;
use axum::extract::Path;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use resvg::{tiny_skia, usvg};
use serde_json::json;
use ui::{Lang, Words, pages, share};

use super::Reply;
use super::quick::card;
use crate::app::App;
use crate::error::RequestError;
use crate::reader::{Reader, compressed};

/// Addresses of pictures do not change with the build, so browsers ask again after a day.
const CACHING: &str = "public, max-age=86400";
/// Name of the picture of all pages without a game.
const HOME: &str = "clew";
/// The icons: name, size in pixels, whether systems may cut it into a shape.
const ICONS: [(&str, u32, bool); 4] = [
    ("icon-192.png", 192, false),
    ("icon-512.png", 512, false),
    ("icon-maskable.png", 512, true),
    ("apple-touch-icon.png", 180, false),
];

pub(super) fn router() -> Router<App> {
    Router::new()
        .route("/share/{lang}/{picture}", get(link_picture))
        .route("/icons/{icon}", get(icon))
        .route("/manifest.webmanifest", get(manifest))
        .route("/worker.js", get(worker))
        .route("/offline", get(offline))
}

/// The picture of a link to a game or to the home page, such as `/share/en/magic-maze.png`.
async fn link_picture(Path((lang, picture)): Path<(String, String)>) -> Reply {
    let lang = Lang::read(&lang).ok_or(RequestError::NoSuchAddress)?;
    let name = picture.strip_suffix(".png").ok_or(RequestError::NoSuchAddress)?;
    let game = match name {
        HOME => None,
        name => Some(card(&games::info(name).map_err(RequestError::NoSuchGame)?)),
    };
    let key = format!("{}/{name}", lang.code());
    Ok(png(key, move || share::card(Words::of(lang), game.as_ref())).await)
}

async fn icon(Path(name): Path<String>) -> Reply {
    let icon = ICONS.into_iter().find(|(icon, ..)| *icon == name);
    let (_, size, is_maskable) = icon.ok_or(RequestError::NoSuchAddress)?;
    Ok(png(name, move || share::app_icon(size, is_maskable)).await)
}

/// Pictures that were drawn before. Their number is bounded by games, languages and icons.
static DRAWN: LazyLock<Mutex<HashMap<String, Arc<[u8]>>>> = LazyLock::new(Mutex::default);

/// The picture with this name as PNG, drawn on the first request.
async fn png(name: String, svg: impl FnOnce() -> String + Send + 'static) -> Response {
    let known = DRAWN.lock().unwrap_or_else(PoisonError::into_inner).get(&name).cloned();
    let png = match known {
        Some(png) => Some(png),
        None => tokio::task::spawn_blocking(move || {
            let png: Arc<[u8]> = rendered(&svg())?.into();
            DRAWN.lock().unwrap_or_else(PoisonError::into_inner).insert(name, Arc::clone(&png));
            Some(png)
        })
        .await
        .ok()
        .flatten(),
    };
    match png {
        Some(png) => {
            ([(CONTENT_TYPE, "image/png"), (CACHE_CONTROL, CACHING)], png.to_vec()).into_response()
        }
        None => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
    }
}

/// The SVG as PNG, in its own size; `None` if it cannot be read.
fn rendered(svg: &str) -> Option<Vec<u8>> {
    let tree = usvg::Tree::from_str(svg, &usvg::Options::default()).ok()?;
    let size = tree.size().to_int_size();
    let mut pixels = tiny_skia::Pixmap::new(size.width(), size.height())?;
    resvg::render(&tree, tiny_skia::Transform::default(), &mut pixels.as_mut());
    pixels.encode_png().ok()
}

async fn manifest(reader: Reader) -> impl IntoResponse {
    let words = reader.words();
    let icon = |&(name, size, is_maskable): &(&str, u32, bool)| {
        let purpose = if is_maskable { "maskable" } else { "any" };
        let sizes = format!("{size}x{size}");
        json!({"src": format!("/icons/{name}"), "sizes": sizes, "type": "image/png", "purpose": purpose})
    };
    let manifest = json!({
        "name": "Clew",
        "short_name": "Clew",
        "description": words.text("home-lead"),
        "lang": reader.lang.code(),
        "id": "/",
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": "#123438",
        "theme_color": "#123438",
        "icons": ICONS.iter().take(3).map(icon).collect::<Vec<_>>(),
    });
    ([(CONTENT_TYPE, "application/manifest+json")], manifest.to_string())
}

/// The service worker. It is served from the root, since it works for the addresses below its own.
async fn worker() -> impl IntoResponse {
    ([(CONTENT_TYPE, "text/javascript; charset=utf-8")], ui::worker())
}

/// The page that the service worker shows while there is no connection.
async fn offline(reader: Reader, headers: HeaderMap) -> Response {
    compressed(&headers, pages::offline(reader.words()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_picture_can_be_drawn() {
        for name in games::NAMES.iter().map(Some).chain([None]) {
            let game = name.map(|name| card(&games::info(name).expect("it is in the list")));
            let svg = share::card(Words::of(Lang::En), game.as_ref());
            let png = rendered(&svg).unwrap_or_else(|| panic!("{name:?} cannot be drawn"));
            assert_eq!(&png[1..4], b"PNG");
            // Width and height stand in the header of the file.
            let number =
                |at: usize| u32::from_be_bytes(png[at..at + 4].try_into().expect("4 bytes"));
            assert_eq!((number(16), number(20)), share::CARD_SIZE, "{name:?}");
            assert!(png.len() < 300_000, "{name:?}: {} bytes", png.len());
        }
        for (name, size, is_maskable) in ICONS {
            let png = rendered(&share::app_icon(size, is_maskable));
            assert!(png.is_some_and(|png| png.len() > 500), "{name}");
        }
    }
}

//! The static files that browsers fetch and keep: style sheets, script, font, pictures.

use std::borrow::Cow;
use std::collections::HashMap;
use std::io::Write;

use flate2::Compression;
use flate2::write::GzEncoder;
use sha2::{Digest, Sha256};

use crate::assets::{Asset, Cached, asset};
use crate::extras::Extras;
use crate::games;
use crate::pictures::{Set, sheet, steady_sheet, symbol};

/// A static file.
#[derive(Clone, Debug)]
pub struct File {
    /// The media type.
    pub kind: &'static str,
    /// The content.
    pub plain: Vec<u8>,
    /// The content, compressed with gzip.
    pub gzip: Vec<u8>,
}

/// Files in `crates/ui/static`.
macro_rules! static_files {
    ($($name:literal),* $(,)?) => { &[$($crate::assets::asset!("static", $name)),*] };
}
pub(crate) use static_files;

/// The style sheets that belong to no game, each made of one or more files: for all pages, for the home page, for
/// tables, and others.
const STYLES: &[(&str, &[Asset])] = &[
    ("clew.css", static_files!["base.css", "controls.css", "shell.css", "sheet.css"]),
    ("home.css", static_files!["play.css", "home.css"]),
    (
        "tables.css",
        static_files![
            "lobby.css",
            "chairs.css",
            "presets.css",
            "lobby-sizes.css",
            "joining.css",
            "table.css",
            "grid.css",
            "plain.css",
            "stage.css",
        ],
    ),
    ("replay.css", static_files!["replay.css"]),
    ("still.css", static_files!["still.css"]),
];

/// The modules of the script.
const SCRIPTS: &[Asset] = static_files![
    "chance.js",
    "choose.js",
    "copy.js",
    "drag.js",
    "connection.js",
    "drawers.js",
    "forms.js",
    "double-clicks.js",
    "hourglass.js",
    "keys.js",
    "lobby.js",
    "notice.js",
    "preferences.js",
    "main.js",
    "morph.js",
    "dom.js",
    "point.js",
    "refusals.js",
    "release.js",
    "replay.js",
    "rig.js",
    "sound.js",
    "sse.js",
    "stage.js",
    "told.js",
    "zoom.js",
];

/// All modules of the script: those of all pages, then those of each game.
fn scripts() -> impl Iterator<Item = &'static Asset> {
    SCRIPTS.iter().chain(games::ALL.iter().flat_map(|extras| extras.scripts))
}

/// The picture sheets that belong to no game: one for all pages, one for the home page.
const SHEETS: &[(&str, &[Set])] =
    &[("shell.svg", &[Set::Signs, Set::Seats]), ("scenes.svg", &[Set::Scenes])];

/// All style sheets: those of all pages, then one for each game.
fn styles() -> impl Iterator<Item = (Cow<'static, str>, &'static [Asset])> {
    let shared = STYLES.iter().map(|&(name, parts)| (Cow::Borrowed(name), parts));
    let own = |extras: &'static Extras| (format!("{}.css", extras.game).into(), extras.styles);
    shared.chain(games::ALL.iter().filter(|extras| !extras.styles.is_empty()).map(own))
}

/// A picture sheet: its name, its sets of pictures, and its shapes that are made of several pictures.
type PictureSheet = (Cow<'static, str>, &'static [Set], String);

/// All picture sheets: those of all pages, then one for each game.
fn sheets() -> impl Iterator<Item = PictureSheet> {
    let shared = SHEETS.iter().map(|&(name, sets)| (Cow::Borrowed(name), sets, String::new()));
    let own = |extras: &'static Extras| {
        (format!("{}.svg", extras.game).into(), extras.pictures, (extras.shapes)().0)
    };
    shared.chain(games::ALL.iter().filter(|extras| !extras.pictures.is_empty()).map(own))
}

/// The display face for titles, with its licence: name, media type, content.
const FONT: [(&str, &str, &[u8]); 2] = [
    ("clew-display.woff2", "font/woff2", include_bytes!("../static/clew-display.woff2")),
    (
        "clew-display-licence.txt",
        "text/plain; charset=utf-8",
        include_bytes!("../static/clew-display-licence.txt"),
    ),
];

/// Drawings of the pages around the games, as symbols in one file.
const ART: Asset = asset!("static", "art.svg");

/// The service worker. It has an address of its own, since it must stand at the root.
const WORKER: Asset = asset!("static", "worker.js");

/// The picture sheets of the lobby, for large pictures.
const STEADY_SHEETS: [(&str, Set); 2] =
    [("scenes-large.svg", Set::Scenes), ("chairs.svg", Set::Chairs)];

const SVG: &str = "image/svg+xml";

static FILES: Cached<Files> = Cached::new();

struct Files {
    build: String,
    files: HashMap<Cow<'static, str>, File>,
    addresses: HashMap<String, String>,
}

/// The file of this name.
pub fn file(name: &str) -> Option<&'static File> {
    files().files.get(name)
}

/// The names of all files.
pub fn file_names() -> impl Iterator<Item = &'static str> {
    files().files.keys().map(|name| &**name)
}

fn files() -> &'static Files {
    FILES.get(Files::make)
}

/// In debug builds: reads style sheets and script again if one of them has changed on disk.
pub(crate) fn refresh() {
    let styles = styles().flat_map(|(_, parts)| parts);
    FILES.refresh(styles.chain(scripts()).chain([&ART]), Files::make);
}

/// The address of a file, or of a picture sheet by its name without `.svg`. It contains a hash of
/// all files, so that browsers may keep a file for ever.
///
/// # Panics
/// If there is no such file.
pub(crate) fn address(name: &str) -> &'static str {
    find(name).unwrap_or_else(|| panic!("there is no file {name}"))
}

/// The address of a file that may be missing, such as the style sheet of a game.
pub(crate) fn find(name: &str) -> Option<&'static str> {
    files().addresses.get(name).map(String::as_str)
}

/// The service worker, with the addresses of the files that its page needs.
pub fn worker() -> String {
    let needed = ["clew.css", "clew-display.woff2", "art.svg", "logo.svg", "shell.svg"];
    let needed = needed.map(|name| format!("'{}'", address(name)));
    let text = WORKER.text().replace("BUILD", build());
    text.replace("FILES_OF_THE_PAGE", &needed.join(", "))
}

/// The drawings of the pages around the games, as symbols.
pub(crate) fn art() -> std::borrow::Cow<'static, str> {
    ART.text()
}

/// The content of a style sheet.
pub(crate) fn style(name: &str) -> String {
    let parts = styles().find(|(sheet, _)| sheet == name).map_or(&[][..], |(_, parts)| parts);
    parts.iter().map(Asset::text).collect()
}

/// A hash of all files, which distinguishes one build of the program from another.
pub fn build() -> &'static str {
    &files().build
}

impl Files {
    fn make() -> Self {
        let mut files: Vec<(Cow<'static, str>, &str, Vec<u8>)> = Vec::new();
        let style = |parts: &[Asset]| parts.iter().map(Asset::text).collect::<String>();
        let css = "text/css; charset=utf-8";
        files.extend(styles().map(|(name, parts)| (name, css, style(parts).into_bytes())));
        let script = "text/javascript; charset=utf-8";
        let text = |file: &Asset| file.text().into_owned().into_bytes();
        files.extend(scripts().map(|file| (file.name.into(), script, text(file))));
        files.extend(FONT.map(|(name, kind, content)| (name.into(), kind, content.to_vec())));
        let sheet =
            |(name, sets, shapes): PictureSheet| (name, SVG, sheet(sets, &shapes).into_bytes());
        files.extend(sheets().map(sheet));
        files.extend(
            STEADY_SHEETS.map(|(name, set)| (name.into(), SVG, steady_sheet(&[set]).into_bytes())),
        );
        files.push((ART.name.into(), SVG, text(&ART)));
        files.push(("logo.svg".into(), SVG, logo().into_bytes()));
        let turn = logo().replace("</svg>", TURN_DOT);
        files.push(("logo-turn.svg".into(), SVG, turn.into_bytes()));
        let mut hash = Sha256::new();
        for (name, _, plain) in &files {
            hash.update(name.as_bytes());
            hash.update(plain);
        }
        let build: String =
            hash.finalize().iter().take(6).map(|byte| format!("{byte:02x}")).collect();
        let mut addresses = HashMap::new();
        for (name, ..) in &files {
            let address = format!("/static/{build}/{name}");
            if let Some(sheet) = name.strip_suffix(".svg") {
                addresses.insert(sheet.to_owned(), address.clone());
            }
            addresses.insert(name.to_string(), address);
        }
        let file = |kind, plain: Vec<u8>| File { kind, gzip: gzip(&plain), plain };
        let files = files.into_iter().map(|(name, kind, plain)| (name, file(kind, plain)));
        Self { build, addresses, files: files.collect() }
    }
}

/// The dot on the logo when it is the reader's turn.
const TURN_DOT: &str = "<circle cx=\"35\" cy=\"13\" r=\"11\" fill=\"#f0bd55\" stroke=\"#0a1d1e\" stroke-width=\"3\"/></svg>";

/// Clew's logo as a file.
fn logo() -> String {
    let symbol = symbol(Set::Logo, "clew").unwrap_or_default();
    let inner = symbol.replace("<symbol", "<svg xmlns=\"http://www.w3.org/2000/svg\"");
    inner.replace("</symbol>", "</svg>")
}

/// Compresses with gzip at the best level.
pub fn gzip(plain: &[u8]) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(plain).expect("writing to a Vec does not fail");
    encoder.finish().expect("writing to a Vec does not fail")
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// A module and all modules that it imports, directly or not.
    fn loaded(first: &str) -> BTreeSet<&'static str> {
        let mut found = BTreeSet::new();
        let mut wanted = vec![first];
        while let Some(name) = wanted.pop() {
            let module = scripts().find(|other| other.name == name);
            let module = module.expect("every module that is imported is there");
            if found.insert(module.name) {
                let imports = module.embedded.split(" './").skip(1);
                wanted.extend(imports.filter_map(|piece| piece.split('\'').next()));
            }
        }
        found
    }

    /// Compressed size of these modules in bytes, as one text.
    fn joined(names: &BTreeSet<&str>) -> usize {
        let texts = scripts().filter(|module| names.contains(module.name));
        gzip(texts.map(|module| module.embedded).collect::<String>().as_bytes()).len()
    }

    #[test]
    fn a_page_loads_little_script() {
        let (every, replay) = (loaded("main.js"), loaded("replay.js"));
        // 30 KB leave room for showing moves one after the other.
        assert!(joined(&every) <= 30 * 1024, "the script has {} bytes", joined(&every));
        let more = &replay - &every;
        assert!(joined(&more) <= 4 * 1024, "looking back needs {} bytes more", joined(&more));
        // main.js imports it where a game is over.
        let finished = &loaded("chance.js") - &every;
        assert!(joined(&finished) <= 1024, "the end needs {} bytes more", joined(&finished));
        // The page of a game also loads its beats.
        let mut all = &(&every | &replay) | &finished;
        for first in games::ALL.iter().filter_map(|extras| extras.scripts.first()) {
            let page = &every | &loaded(first.name);
            assert!(joined(&page) <= 30 * 1024, "{}: {} bytes", first.name, joined(&page));
            all.extend(page);
        }
        assert_eq!(all.len(), scripts().count(), "every module is loaded by some page");
    }

    /// No page needs more than its own sheet of pictures, besides what all need.
    #[test]
    fn what_a_page_fetches_is_small() {
        let size = |name: &str| file(name).expect("a file").gzip.len();
        let script = |first| loaded(first).into_iter().map(size).sum::<usize>();
        let all = size("clew.css")
            + size("clew-display.woff2")
            + script("main.js")
            + size("shell.svg")
            + size("logo.svg")
            + size("art.svg");
        let replay = size("tables.css") + size("replay.css") + size("replay.js");
        for (sheet, ..) in sheets() {
            // A first load takes at most 100 KB, and 28 KB are for the page itself.
            let fetched = all + replay + size(&sheet);
            assert!(fetched <= 72 * 1024, "{sheet}: {fetched} bytes");
        }
    }

    #[test]
    fn every_module_that_is_imported_is_there() {
        for Asset { name, embedded: text, .. } in scripts() {
            assert!(text.lines().count() <= 150, "{name} has more than 150 lines");
            for piece in text.split("from './").skip(1) {
                let wanted = piece.split('\'').next().unwrap_or_default();
                assert!(scripts().any(|other| other.name == wanted), "{name} wants {wanted}");
            }
        }
    }
}

//! The static files that browsers fetch and keep: style sheets, script, pictures.

use std::collections::HashMap;
use std::io::Write;

use flate2::Compression;
use flate2::write::GzEncoder;
use sha2::{Digest, Sha256};

use crate::assets::{Asset, Cached, asset};
use crate::pictures::{Set, sheet, symbol};

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

macro_rules! files {
    ($($name:literal),* $(,)?) => { &[$(asset!("static", $name)),*] };
}

/// The style sheets, each made of one or more files: one sheet for all pages and one for each game.
const STYLES: &[(&str, &[Asset])] = &[
    (
        "clew.css",
        files![
            "base.css",
            "shell.css",
            "home.css",
            "sheet.css",
            "waiting.css",
            "table.css",
            "grid.css",
            "plain.css",
        ],
    ),
    ("labyrinth-cards.css", files!["labyrinth-cards.css"]),
    ("magic-labyrinth.css", files!["magic-labyrinth.css"]),
    (
        "magic-maze.css",
        files!["magic-maze-mall.css", "magic-maze-bar.css", "magic-maze-effects.css"],
    ),
    ("mago-magino.css", files!["mago-magino-ring.css", "mago-magino-effects.css"]),
    ("replay.css", files!["replay.css"]),
    ("still.css", files!["still.css"]),
];

/// The modules of the script.
const SCRIPTS: &[Asset] = files![
    "chance.js",
    "choose.js",
    "copy.js",
    "drag.js",
    "effects.js",
    "connection.js",
    "forms.js",
    "double-clicks.js",
    "hourglass.js",
    "keys.js",
    "preferences.js",
    "main.js",
    "morph.js",
    "dom.js",
    "point.js",
    "refusals.js",
    "replay.js",
    "sound.js",
    "sse.js",
    "zoom.js",
];

/// The picture sheets: one for all pages, one for the home page, one for each game.
const SHEETS: &[(&str, &[Set])] = &[
    ("shell.svg", &[Set::Signs, Set::Seats]),
    ("scenes.svg", &[Set::Scenes]),
    ("labyrinth-cards.svg", &[Set::Treasures, Set::Cards]),
    ("magic-labyrinth.svg", &[Set::Symbols, Set::Garden, Set::Dice]),
    ("magic-maze.svg", &[Set::Heroes, Set::Mall]),
    ("mago-magino.svg", &[Set::Ring, Set::Dice]),
];

const SVG: &str = "image/svg+xml";

static FILES: Cached<Files> = Cached::new();

struct Files {
    build: String,
    files: HashMap<&'static str, File>,
    addresses: HashMap<&'static str, String>,
}

/// The file of this name.
pub fn file(name: &str) -> Option<&'static File> {
    files().files.get(name)
}

/// The names of all files.
pub fn file_names() -> impl Iterator<Item = &'static str> {
    files().files.keys().copied()
}

fn files() -> &'static Files {
    FILES.get(Files::make)
}

/// In debug builds: reads style sheets and script again if one of them has changed on disk.
pub(crate) fn refresh() {
    let styles = STYLES.iter().flat_map(|(_, parts)| *parts);
    FILES.refresh(styles.chain(SCRIPTS), Files::make);
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

/// The content of a style sheet.
pub(crate) fn style(name: &str) -> String {
    let parts = STYLES.iter().find(|(sheet, _)| *sheet == name).map_or(&[][..], |(_, parts)| parts);
    parts.iter().map(Asset::text).collect()
}

/// A hash of all files, which distinguishes one build of the program from another.
pub fn build() -> &'static str {
    &files().build
}

impl Files {
    fn make() -> Self {
        let mut files = Vec::new();
        let style = "text/css; charset=utf-8";
        let style_file = |name: &'static str| (name, style, self::style(name).into_bytes());
        files.extend(STYLES.iter().map(|&(name, _)| style_file(name)));
        let script = "text/javascript; charset=utf-8";
        files.extend(
            SCRIPTS.iter().map(|file| (file.name, script, file.text().into_owned().into_bytes())),
        );
        files.extend(SHEETS.iter().map(|&(name, sets)| (name, SVG, sheet(sets).into_bytes())));
        files.push(("logo.svg", SVG, logo().into_bytes()));
        let mut hash = Sha256::new();
        for (name, _, plain) in &files {
            hash.update(name);
            hash.update(plain);
        }
        let build: String =
            hash.finalize().iter().take(6).map(|byte| format!("{byte:02x}")).collect();
        let mut addresses = HashMap::new();
        for (name, ..) in &files {
            let address = format!("/static/{build}/{name}");
            if let Some(sheet) = name.strip_suffix(".svg") {
                addresses.insert(sheet, address.clone());
            }
            addresses.insert(*name, address);
        }
        let file = |kind, plain: Vec<u8>| File { kind, gzip: gzip(&plain), plain };
        let files = files.into_iter().map(|(name, kind, plain)| (name, file(kind, plain)));
        Self { build, addresses, files: files.collect() }
    }
}

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
            let module = SCRIPTS.iter().find(|other| other.name == name);
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
        let texts = SCRIPTS.iter().filter(|module| names.contains(module.name));
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
        let count = every.len() + more.len() + finished.len();
        assert_eq!(count, SCRIPTS.len(), "every module is loaded by some page");
    }

    /// No page needs more than its own sheet of pictures, besides what all need.
    #[test]
    fn what_a_page_fetches_is_small() {
        let size = |name: &str| file(name).expect("a file").gzip.len();
        let script = |first| loaded(first).into_iter().map(size).sum::<usize>();
        let all = size("clew.css") + script("main.js") + size("shell.svg") + size("logo.svg");
        let replay = size("replay.css") + size("replay.js");
        for (sheet, _) in SHEETS {
            // 20 KB are for the page itself.
            let fetched = all + replay + size(sheet);
            assert!(fetched <= 40 * 1024, "{sheet}: {fetched} bytes");
        }
    }

    #[test]
    fn every_module_that_is_imported_is_there() {
        for Asset { name, embedded: text, .. } in SCRIPTS {
            assert!(text.lines().count() <= 150, "{name} has more than 150 lines");
            for piece in text.split("from './").skip(1) {
                let wanted = piece.split('\'').next().unwrap_or_default();
                assert!(SCRIPTS.iter().any(|other| other.name == wanted), "{name} wants {wanted}");
            }
        }
    }
}

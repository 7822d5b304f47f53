//! What the browser fetches once: the style sheet, the script, the pictures.

use std::collections::HashMap;
use std::io::Write;
use std::sync::LazyLock;

use flate2::Compression;
use flate2::write::GzEncoder;
use sha2::{Digest, Sha256};

use crate::pictures::{Set, sheet, symbol};

/// A file as it is sent.
#[derive(Clone, Debug)]
pub struct File {
    /// Its media type.
    pub kind: &'static str,
    /// Its bytes.
    pub plain: Vec<u8>,
    /// The same, compressed.
    pub gzip: Vec<u8>,
}

/// The style sheets: one for all pages, with the palette, type and spacing, and one for each game.
const STYLES: &[(&str, &str)] = &[
    ("clew.css", include_str!("../static/clew.css")),
    ("labyrinth-cards.css", include_str!("../static/labyrinth-cards.css")),
    ("magic-labyrinth.css", include_str!("../static/magic-labyrinth.css")),
    ("magic-maze.css", include_str!("../static/magic-maze.css")),
    ("mago-magino.css", include_str!("../static/mago-magino.css")),
    ("replay.css", include_str!("../static/replay.css")),
    ("still.css", include_str!("../static/still.css")),
];

macro_rules! scripts {
    ($($name:literal),* $(,)?) => {
        &[$(($name, include_str!(concat!("../static/", $name)))),*]
    };
}

/// The modules of the script.
const SCRIPTS: &[(&str, &str)] = scripts![
    "chance.js",
    "choose.js",
    "copy.js",
    "drag.js",
    "effects.js",
    "events.js",
    "forms.js",
    "fresh.js",
    "glass.js",
    "grid.js",
    "keys.js",
    "look.js",
    "main.js",
    "menu.js",
    "morph.js",
    "page.js",
    "point.js",
    "refuse.js",
    "replay.js",
    "sound.js",
    "stream.js",
    "zoom.js",
];

/// The sheets of pictures: one for the pages, one for the way in, one for each game.
const SHEETS: &[(&str, &[Set])] = &[
    ("shell.svg", &[Set::Signs, Set::Seats]),
    ("scenes.svg", &[Set::Scenes]),
    ("labyrinth-cards.svg", &[Set::Treasures, Set::Cards]),
    ("magic-labyrinth.svg", &[Set::Symbols, Set::Garden, Set::Dice]),
    ("magic-maze.svg", &[Set::Heroes, Set::Mall]),
    ("mago-magino.svg", &[Set::Ring, Set::Dice]),
];

const SVG: &str = "image/svg+xml";

static FILES: LazyLock<Files> = LazyLock::new(Files::make);

struct Files {
    build: String,
    files: HashMap<&'static str, File>,
    addresses: HashMap<&'static str, String>,
}

/// The file of this name.
pub fn file(name: &str) -> Option<&'static File> {
    FILES.files.get(name)
}

/// The names of all files.
pub fn file_names() -> impl Iterator<Item = &'static str> {
    FILES.files.keys().copied()
}

/// The address of a file, or of a sheet by its bare name. It changes with what the files hold, so
/// that a browser can keep them.
///
/// # Panics
/// If there is no such file: whoever asks knows what there is.
pub(crate) fn address(name: &str) -> &'static str {
    FILES.addresses.get(name).unwrap_or_else(|| panic!("there is no file {name}"))
}

/// A style sheet as it stands.
pub(crate) fn style(name: &str) -> &'static str {
    STYLES.iter().find(|(other, _)| *other == name).map_or("", |(_, text)| text)
}

/// What tells this build's files from another's.
pub fn build() -> &'static str {
    &FILES.build
}

impl Files {
    fn make() -> Self {
        let mut files = Vec::new();
        let style = "text/css; charset=utf-8";
        files.extend(STYLES.iter().map(|&(name, text)| (name, style, text.as_bytes().to_vec())));
        let script = "text/javascript; charset=utf-8";
        files.extend(SCRIPTS.iter().map(|&(name, text)| (name, script, text.as_bytes().to_vec())));
        files.extend(SHEETS.iter().map(|&(name, sets)| (name, SVG, sheet(sets).into_bytes())));
        files.push(("logo.svg", SVG, logo().into_bytes()));
        #[cfg(debug_assertions)]
        files.push(("look.svg", SVG, crate::pages::whole_sheet().into_bytes()));
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

/// The mark of Clew, on its own.
fn logo() -> String {
    let symbol = symbol(Set::Logo, "clew").unwrap_or_default();
    let inner = symbol.replace("<symbol", "<svg xmlns=\"http://www.w3.org/2000/svg\"");
    inner.replace("</symbol>", "</svg>")
}

/// Compressed as files are.
pub fn gzip(plain: &[u8]) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(plain).expect("memory takes everything");
    encoder.finish().expect("memory takes everything")
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// The modules that a page loads with this one, and this one.
    fn loaded(first: &str) -> BTreeSet<&'static str> {
        let mut found = BTreeSet::new();
        let mut wanted = vec![first];
        while let Some(name) = wanted.pop() {
            let module = SCRIPTS.iter().find(|(other, _)| *other == name);
            let (name, text) = module.expect("every module that is imported is there");
            if found.insert(*name) {
                let imports = text.split(" './").skip(1);
                wanted.extend(imports.filter_map(|piece| piece.split('\'').next()));
            }
        }
        found
    }

    /// How many bytes these modules have as one text.
    fn joined(names: &BTreeSet<&str>) -> usize {
        let texts = SCRIPTS.iter().filter(|(name, _)| names.contains(name));
        gzip(texts.map(|(_, text)| *text).collect::<String>().as_bytes()).len()
    }

    #[test]
    fn a_page_loads_little_script() {
        let (every, replay) = (loaded("main.js"), loaded("replay.js"));
        // 30 KB is what the pages are to need once they show moves one after the other.
        assert!(joined(&every) <= 30 * 1024, "the script has {} bytes", joined(&every));
        let more = &replay - &every;
        assert!(joined(&more) <= 4 * 1024, "looking back needs {} bytes more", joined(&more));
        // main.js imports it where a game is over.
        let finished = &loaded("chance.js") - &every;
        assert!(joined(&finished) <= 1024, "the end needs {} bytes more", joined(&finished));
        let count = every.len() + more.len() + finished.len();
        assert_eq!(count, SCRIPTS.len(), "no module is loaded by nobody");
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
        for (name, text) in SCRIPTS {
            assert!(text.lines().count() <= 150, "{name} has more than 150 lines");
            for piece in text.split("from './").skip(1) {
                let wanted = piece.split('\'').next().unwrap_or_default();
                assert!(SCRIPTS.iter().any(|(other, _)| *other == wanted), "{name} wants {wanted}");
            }
        }
    }
}

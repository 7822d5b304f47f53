//! What the browser fetches once: the style sheet, the script, the pictures.

use std::sync::LazyLock;

use sha2::{Digest, Sha256};

/// A file as it is sent.
#[derive(Clone, Copy, Debug)]
pub struct File {
    /// Its media type.
    pub kind: &'static str,
    /// Its bytes.
    pub bytes: &'static [u8],
}

/// One style sheet: the pages first, then each game.
const STYLE: &str = concat!(
    include_str!("../static/clew.css"),
    include_str!("../static/magic-labyrinth.css"),
    include_str!("../static/magic-maze.css"),
    include_str!("../static/labyrinth-cards.css"),
    include_str!("../static/mago-magino.css"),
);

macro_rules! scripts {
    ($($name:literal),* $(,)?) => {
        &[$(($name, include_str!(concat!("../static/", $name)))),*]
    };
}

/// The modules of the script.
const SCRIPTS: &[(&str, &str)] = scripts!["main.js"];

static FILES: LazyLock<Vec<(&str, File)>> = LazyLock::new(|| {
    let style = File { kind: "text/css; charset=utf-8", bytes: STYLE.as_bytes() };
    let script = |text: &'static str| File {
        kind: "text/javascript; charset=utf-8",
        bytes: text.as_bytes(),
    };
    let scripts = SCRIPTS.iter().map(|&(name, text)| (name, script(text)));
    std::iter::once(("clew.css", style)).chain(scripts).collect()
});

/// The file of this name.
pub fn file(name: &str) -> Option<File> {
    FILES.iter().find(|(known, _)| *known == name).map(|(_, file)| *file)
}

/// The address of a file: it changes with what the files hold, so that a browser can keep them.
pub(crate) fn address(name: &str) -> String {
    format!("/static/{}/{name}", build())
}

/// What tells these files from those of another build.
pub(crate) fn build() -> &'static str {
    static BUILD: LazyLock<String> = LazyLock::new(|| {
        let mut hash = Sha256::new();
        for (name, file) in FILES.iter() {
            hash.update(name);
            hash.update(file.bytes);
        }
        hash.finalize().iter().take(6).map(|byte| format!("{byte:02x}")).collect()
    });
    &BUILD
}

//! The HTML validator.

use std::collections::BTreeSet;
use std::process::Command;

use e2e::{Folder, Tap, Walk};
use serde_json::Value;

use crate::tools::installed;

/// Messages of the validator that do not concern us, each with the reason.
const NOT_OURS: [&str; 1] = [
    // The validator knows SVG 1.1 alone. Browsers have had this attribute of SVG 2 for years.
    "Attribute “vector-effect” not allowed",
];

/// The addresses of pictures that a page shows.
fn pictures(page: &str) -> impl Iterator<Item = &str> {
    let quoted = page.split('"').filter(|text| text.starts_with("/static/"));
    quoted
        .filter_map(|text| text.split('#').next())
        .filter(|path| path.contains(".svg") || !path.contains('.'))
}

/// The messages of the validator about these files.
fn messages(folder: &Folder) -> Vec<String> {
    let done = Command::new("java")
        .arg("-jar")
        .arg(installed("vnu-jar/build/dist/vnu.jar"))
        .args(["--format", "json", "--stdout", "--exit-zero-always", "--also-check-svg"])
        .arg(folder.path())
        .output()
        .expect("java starts: it comes with `apt-get install default-jre-headless`");
    let said: Value = serde_json::from_slice(&done.stdout).unwrap_or_else(|error| {
        panic!("vnu speaks no JSON ({error}): {}", String::from_utf8_lossy(&done.stderr))
    });
    let messages = said["messages"].as_array().expect("vnu gives a list");
    let line = |message: &Value| {
        let text = |key: &str| message[key].as_str().unwrap_or_default().to_owned();
        let file = text("url").rsplit('/').next().unwrap_or_default().to_owned();
        format!("{file}: {}: {}: {}", text("type"), text("message"), text("extract"))
    };
    messages.iter().map(line).collect()
}

#[test]
fn pages_are_what_browsers_expect() {
    let (walk, folder) = (Walk::new(), Folder::new());
    let mut shown = BTreeSet::new();
    for stop in walk.stops() {
        let page = walk.served(stop);
        let expected = if ["error", "code-wrong"].contains(&&*stop.name) { 404 } else { 200 };
        assert_eq!(page.status(), expected, "{}", stop.name);
        shown.extend(pictures(page.body()).map(str::to_owned));
        folder.write(&format!("{}.html", stop.name), page.body());
    }
    let tap = Tap::new(walk.server().address(), None);
    for path in &shown {
        let name = path.rsplit('/').next().unwrap_or_default().trim_end_matches(".svg");
        let picture = tap.get(path, "image/svg+xml");
        assert_eq!(picture.status(), 200, "{path}");
        folder.write(&format!("{name}.svg"), picture.body());
    }
    assert!(shown.len() > 1, "pages show pictures: {shown:?}");
    let mut messages = messages(&folder);
    messages.retain(|message| NOT_OURS.iter().all(|known| !message.contains(known)));
    assert!(messages.is_empty(), "{} messages:\n{}", messages.len(), messages.join("\n"));
}

#[test]
fn a_page_that_is_wrong_is_noticed() {
    let folder = Folder::new();
    folder.write("wrong.html", "<!DOCTYPE html><html lang=en><title>t</title><p><div></div></p>");
    let messages = messages(&folder);
    assert!(
        messages.iter().any(|message| message.starts_with("wrong.html: error")),
        "{messages:?}"
    );
}

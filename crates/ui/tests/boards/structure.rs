//! Checks for every page of a table, and small readers of its HTML.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

/// Classes without a style of their own.
const UNSTYLED: [&str; 12] = [
    "at-table",
    "chips",
    "in0",
    "l10",
    "mall-give-up",
    "mall-leader",
    "nth0",
    "to-east",
    "to-north",
    "to-south",
    "to-west",
    "you",
];

/// Checks a page: ids are unique, every button has a name, every label has its field, every class is
/// in a style sheet or the script, and the content security policy allows everything.
#[track_caller]
pub(crate) fn check(name: &str, page: &str) {
    let mut ids = values(page, "id");
    ids.sort_unstable();
    let twice = ids.windows(2).find(|pair| pair[0] == pair[1]);
    assert_eq!(twice, None, "{name}: an id is there twice");
    for label in values(page, "for") {
        assert!(ids.binary_search(&label).is_ok(), "{name}: no field for the label of {label}");
    }
    for holder in values(page, "data-in") {
        assert!(ids.binary_search(&holder).is_ok(), "{name}: no element {holder} to be put into");
    }
    for button in elements(page, "button") {
        assert!(is_named(button), "{name}: a button says nothing: {button}");
    }
    let heads = page.split('<').filter_map(|piece| piece.split('>').next());
    for head in heads {
        assert!(head.matches(" class=").count() < 2, "{name}: a class that nobody sees: {head}");
    }
    for class in values(page, "class").iter().flat_map(|classes| classes.split_whitespace()) {
        assert!(CLASSES.contains(class), "{name}: no style sheet and no script knows `{class}`");
    }
    for forbidden in [" style=\"", " onclick=", "<script>", "javascript:"] {
        assert!(!page.contains(forbidden), "{name}: {forbidden} stands in the page");
    }
}

/// The classes that occur in style sheets and in the script, and [`UNSTYLED`].
static CLASSES: LazyLock<BTreeSet<String>> = LazyLock::new(|| {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("static");
    let files = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("a file").path());
    let is_read = |path: &PathBuf| path.extension().is_some_and(|end| end == "css" || end == "js");
    let texts = files.filter(is_read).map(|path| fs::read_to_string(path).expect("a text"));
    let names = texts.flat_map(|text| {
        let is_name = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
        let words = text.split(['.', '\'', '"', ' ']).map(str::to_owned).collect::<Vec<_>>();
        let name = move |word: String| word.chars().take_while(|letter| is_name(*letter)).collect();
        words.into_iter().map(name).collect::<Vec<String>>()
    });
    names.filter(|name| !name.is_empty()).chain(UNSTYLED.map(str::to_owned)).collect()
});

/// The values of an attribute.
pub(crate) fn values<'p>(page: &'p str, attribute: &str) -> Vec<&'p str> {
    let start = format!(" {attribute}=\"");
    let pieces = page.split(start.as_str()).skip(1);
    pieces.filter_map(|piece| piece.split('"').next()).collect()
}

/// The elements with this tag name, which must not be nested.
pub(crate) fn elements<'p>(page: &'p str, tag: &str) -> Vec<&'p str> {
    let (open, close) = (format!("<{tag}"), format!("</{tag}>"));
    let pieces = page.split(open.as_str()).skip(1);
    pieces.filter_map(|piece| piece.split(close.as_str()).next()).collect()
}

/// The actions of elements on the board. Placeholders are filled with each value that fits.
pub(crate) fn acts(page: &str) -> Vec<String> {
    let mut acts = Vec::new();
    for element in page.split('<') {
        let Some(act) = value(element, "data-act") else { continue };
        if !act.contains('{') {
            acts.push(act.to_owned());
            continue;
        }
        for fits in value(element, "data-for").unwrap_or_default().split(' ') {
            let (chosen, turn) = fits.split_once('/').unwrap_or((fits, ""));
            acts.push(act.replace("{choose}", chosen).replace("{turn}", turn));
        }
    }
    acts
}

/// The value of an attribute of an element.
pub(crate) fn value<'p>(element: &'p str, attribute: &str) -> Option<&'p str> {
    let head = element.split('>').next()?;
    values(head, attribute).first().copied()
}

/// The accessible name of a button: its label, or else its text.
pub(crate) fn label(button: &str) -> String {
    let inner = button.split_once('>').map_or("", |(_, inner)| inner);
    let words = || inner.split('<').filter_map(|piece| piece.split('>').next_back()).collect();
    value(button, "aria-label").map_or_else(words, str::to_owned)
}

/// The summary and the legend above a button, if it is in a field set.
pub(crate) fn heading<'p>(page: &'p str, button: &'p str) -> (&'p str, &'p str) {
    let before = &page[..button.as_ptr() as usize - page.as_ptr() as usize];
    let last = |tag: &str| {
        let (_, behind) = before.rsplit_once(tag)?;
        behind.split('<').next()
    };
    if before.rfind("<fieldset") > before.rfind("</fieldset>") {
        (last("<summary>").unwrap_or_default(), last("<legend>").unwrap_or_default())
    } else {
        ("", "")
    }
}

/// Whether a button has a label, or words in it.
fn is_named(button: &str) -> bool {
    let (head, inner) = button.split_once('>').unwrap_or((button, ""));
    let mut depth = 0;
    let words = inner.chars().filter(|letter| {
        depth += i32::from(*letter == '<') - i32::from(*letter == '>');
        depth == 0 && letter.is_alphanumeric()
    });
    head.contains("aria-label=\"") && !head.contains("aria-label=\"\"") || words.count() > 0
}

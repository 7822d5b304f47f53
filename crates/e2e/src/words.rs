//! The texts of the pages, looked up by key, so that a test does not depend on their wording.
//!
//! They are read from the files of English words; nothing of the program is used for it.

use std::fs;
use std::path::Path;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};

/// The English text with this key, with values for its variables.
///
/// # Panics
/// If there is no such text, or if it lacks a value.
pub fn text(key: &str, args: &[(&str, FluentValue<'_>)]) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../ui/words/en");
    let mut bundle = FluentBundle::default();
    bundle.set_use_isolating(false);
    for entry in fs::read_dir(folder).expect("the files of words") {
        let path = entry.expect("a file of words").path();
        if path.extension().is_some_and(|ending| ending == "ftl") {
            let source = fs::read_to_string(&path).expect("words are text");
            let resource = FluentResource::try_new(source).expect("words are Fluent");
            bundle.add_resource(resource).expect("each key is there once");
        }
    }
    let message = bundle.get_message(key).unwrap_or_else(|| panic!("no text {key}"));
    let args: FluentArgs<'_> = args.iter().map(|(name, value)| (*name, value.clone())).collect();
    let (pattern, mut errors) = (message.value().expect("a text"), Vec::new());
    let text = bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
    assert!(errors.is_empty(), "{key}: {errors:?}");
    text
}

#[test]
fn a_text_is_found_and_filled_in() {
    let both = text("and", &[("others", "Ada".into()), ("last", "Bo".into())]);
    assert!(both.contains("Ada") && both.contains("Bo"), "{both}");
}

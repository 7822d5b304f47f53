//! What is filled in reads as Fluent itself would fill it in.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

use super::*;

/// All of a language as Fluent reads it.
fn bundle(lang: Lang) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new_concurrent(vec![lang.code().parse().expect("a code")]);
    bundle.set_use_isolating(false);
    for source in SOURCES[lang as usize] {
        let read = FluentResource::try_new(source.to_owned()).expect("a file of Fluent");
        bundle.add_resource(read).expect("no key is there twice");
    }
    bundle
}

/// The same sentence by Fluent.
fn by_fluent(bundle: &FluentBundle<FluentResource>, key: &str, args: &[(&str, Arg<'_>)]) -> String {
    let pattern = bundle.get_message(key).and_then(|message| message.value()).expect("a sentence");
    let mut filled = FluentArgs::new();
    for (name, arg) in args {
        let arg = match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Text(text) => FluentValue::from((*text).to_owned()),
        };
        filled.set((*name).to_owned(), arg);
    }
    bundle.format_pattern(pattern, Some(&filled), &mut Vec::new()).into_owned()
}

#[test]
fn every_sentence_reads_as_fluent_would_write_it() {
    let words = ["yes", "no", "Ada <&> \"Bo\"", "other", "7"].map(Arg::Text);
    let numbers = [0, 1, 2, 5, 11, 21, 100, 1_000_000].map(Arg::Number);
    for lang in Lang::ALL {
        let (ours, theirs) = (Words::of(lang), bundle(lang));
        for message in all(lang).filter(|message| message.value.is_some()) {
            let (names, _) = parts(&message);
            let key = message.id.name;
            for (nth, &one) in words.iter().chain(&numbers).enumerate() {
                for &other in words.iter().chain(&numbers).skip(nth % 3).step_by(3) {
                    let value = |at: usize| if at.is_multiple_of(2) { one } else { other };
                    let args: Vec<(&str, Arg<'_>)> =
                        names.iter().enumerate().map(|(at, name)| (*name, value(at))).collect();
                    let expected = by_fluent(&theirs, key, &args);
                    assert_eq!(ours.tell(key, &args), expected, "{key} in {}", lang.code());
                }
            }
        }
    }
}

#[test]
fn what_is_not_filled_in_is_left_as_it_stands() {
    let text = Words::of(Lang::En).tell("late", &[]);
    assert!(text.contains("{$who}"), "{text}");
}

//! Checks that every language has the same texts, every text is used, and no text is in the code.

mod code;
mod languages;
mod markup;
mod used;

use std::collections::BTreeSet;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement};
use fluent_syntax::parser;

use super::*;

/// The files that are translated into every language.
fn translated() -> impl Iterator<Item = &'static [Asset]> {
    sources().filter(|file| file.len() > 1)
}

/// All sentences of a file in a language, in order.
fn messages(lang: Lang, file: &[Asset]) -> Vec<Message<&'static str>> {
    let source = file[lang as usize].embedded;
    let read = parser::parse(source).unwrap_or_else(|(read, _)| read);
    let message = |entry| match entry {
        Entry::Message(message) => Some(message),
        _ => None,
    };
    read.body.into_iter().filter_map(message).collect()
}

/// All sentences of a language, from the files that are translated.
fn all(lang: Lang) -> impl Iterator<Item = Message<&'static str>> {
    translated().flat_map(move |file| messages(lang, file))
}

/// All keys, also those of games that are not translated yet.
fn keys() -> BTreeSet<&'static str> {
    let all = sources().flat_map(|file| messages(Lang::En, file));
    all.map(|message| message.id.name).collect()
}

/// A value that a sentence depends on, with the names of its variants; the default comes last.
struct Choice {
    on: &'static str,
    variants: Vec<String>,
}

/// The variables of a text, and the values on which it depends.
fn parts(message: &Message<&'static str>) -> (BTreeSet<&'static str>, Vec<Choice>) {
    let (mut filled, mut choices) = (BTreeSet::new(), Vec::new());
    if let Some(pattern) = &message.value {
        walk(pattern, &mut filled, &mut choices);
    }
    (filled, choices)
}

fn walk(
    pattern: &Pattern<&'static str>,
    filled: &mut BTreeSet<&'static str>,
    choices: &mut Vec<Choice>,
) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else { continue };
        let value = match expression {
            Expression::Inline(value) | Expression::Select { selector: value, .. } => value,
        };
        let InlineExpression::VariableReference { id } = value else {
            panic!("only what the code fills in can be filled in: {value:?}");
        };
        filled.insert(id.name);
        let Expression::Select { variants, .. } = expression else { continue };
        let (default, others): (Vec<_>, Vec<_>) = variants.iter().partition(|it| it.default);
        let names = others.iter().chain(&default).map(|variant| name(&variant.key));
        choices.push(Choice { on: id.name, variants: names.collect() });
        variants.iter().for_each(|variant| walk(&variant.value, filled, choices));
    }
}

fn name(key: &fluent_syntax::ast::VariantKey<&str>) -> String {
    use fluent_syntax::ast::VariantKey::{Identifier, NumberLiteral};
    match key {
        Identifier { name: word } | NumberLiteral { value: word } => (*word).to_owned(),
    }
}

#[test]
fn a_text_follows_the_number_and_the_values_given() {
    let lying = |lang, count: u8| Words::of(lang).format("mm-lying", [("count", count.into())]);
    assert_eq!([1, 2].map(|count| lying(Lang::En, count)), ["1 crystal", "2 crystals"]);
    assert_eq!(
        [0, 1, 2].map(|count| lying(Lang::Fr, count)),
        ["pas de cristaux", "un cristal", "2 cristaux"]
    );
}

#[test]
fn a_text_that_is_not_translated_is_english() {
    let file = |embedded| Asset { name: "a.ftl", path: "no such file", embedded };
    let english = file("one = One\ntwo = Two\nof = { $x } of two\n");
    let german = file("two = { $x } Zwei\nof = von zweien\n");
    let words = Words::read(Lang::De, [english, german].iter());
    assert_eq!((words.text("one"), words.text("of")), ("One", "von zweien"));
    assert_eq!(words.format("two", [("x", "die".into())]), "die Zwei");
}

#[test]
fn a_variable_without_a_value_is_shown_by_its_name() {
    let text = Words::of(Lang::En).format("late", []);
    assert!(text.contains("{$who}"), "{text}");
    assert_eq!(Words::of(Lang::En).format("no-such-text", []), "no-such-text");
}

//! Checks that every language has the same texts, every text is used, and no text is in the code.

mod code;
mod languages;
mod markup;
mod used;

use std::collections::BTreeSet;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement};
use fluent_syntax::parser;

use super::*;

/// All sentences of one of a language's files, in order.
fn messages(lang: Lang, file: usize) -> Vec<Message<&'static str>> {
    let source = SOURCES[lang as usize][file].embedded;
    let read = parser::parse(source).unwrap_or_else(|(read, _)| read);
    let message = |entry| match entry {
        Entry::Message(message) => Some(message),
        _ => None,
    };
    read.body.into_iter().filter_map(message).collect()
}

/// All sentences of a language.
fn all(lang: Lang) -> impl Iterator<Item = Message<&'static str>> {
    (0..FILES).flat_map(move |file| messages(lang, file))
}

/// All keys. Another test checks that they are the same in all languages.
fn keys() -> BTreeSet<&'static str> {
    all(Lang::En).map(|message| message.id.name).collect()
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
fn a_variable_without_a_value_is_shown_by_its_name() {
    let text = Words::of(Lang::En).format("late", []);
    assert!(text.contains("{$who}"), "{text}");
    assert_eq!(Words::of(Lang::En).format("no-such-text", []), "no-such-text");
}

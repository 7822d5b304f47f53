//! One sentence, ready to be filled in.
//!
//! Sentences are written in Fluent, of which ours need little: things that are filled in, and choices
//! between variants. So little is filled in here in a fraction of the time that all of Fluent takes,
//! and a test compares the two.

use std::fmt::Write as _;

use fluent_syntax::ast::{
    Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey,
};
use intl_pluralrules::{PluralCategory, PluralRules};

use super::Arg;

/// A sentence in pieces.
pub(super) struct Sentence(Vec<Piece>);

enum Piece {
    Text(String),
    /// What is filled in, by its name.
    Value(&'static str),
    Choice {
        /// The name of the value on which it depends.
        on: &'static str,
        variants: Vec<(Case, Sentence)>,
        /// Which of them it is where none fits.
        default: usize,
    },
}

/// When a variant fits.
enum Case {
    Word(&'static str),
    Number(i64),
}

impl Sentence {
    /// What was read; `None` if something in it is not known here.
    pub(super) fn of(pattern: &Pattern<&'static str>) -> Option<Self> {
        let mut pieces: Vec<Piece> = Vec::with_capacity(pattern.elements.len());
        for element in &pattern.elements {
            match (element, pieces.last_mut()) {
                (PatternElement::TextElement { value }, Some(Piece::Text(text))) => {
                    text.push_str(value);
                }
                (PatternElement::TextElement { value }, _) => {
                    pieces.push(Piece::Text((*value).to_owned()));
                }
                (PatternElement::Placeable { expression }, _) => pieces.push(piece(expression)?),
            }
        }
        Some(Self(pieces))
    }

    /// The text, if nothing is to be filled in.
    pub(super) fn ready(&self) -> Option<&str> {
        match &*self.0 {
            [Piece::Text(text)] => Some(text),
            _ => None,
        }
    }

    /// The text with these things filled in.
    pub(super) fn tell(&self, args: &[(&str, Arg<'_>)], plural: &PluralRules) -> String {
        if let Some(text) = self.ready() {
            return text.to_owned();
        }
        let mut out = String::with_capacity(80);
        self.write(args, plural, &mut out);
        out
    }

    fn write(&self, args: &[(&str, Arg<'_>)], plural: &PluralRules, out: &mut String) {
        let find = |name: &str| args.iter().find(|(known, _)| *known == name).map(|(_, arg)| *arg);
        for piece in &self.0 {
            match piece {
                Piece::Text(text) => out.push_str(text),
                Piece::Value(name) => match find(name) {
                    Some(Arg::Text(text)) => out.push_str(text),
                    Some(Arg::Number(number)) => {
                        let _ = write!(out, "{number}");
                    }
                    None => {
                        let _ = write!(out, "{{${name}}}");
                    }
                },
                Piece::Choice { on, variants, default } => {
                    let arg = find(on);
                    let fits =
                        |(case, _): &(Case, Self)| arg.is_some_and(|arg| case.fits(arg, plural));
                    let nth = variants.iter().position(fits).unwrap_or(*default);
                    variants[nth].1.write(args, plural, out);
                }
            }
        }
    }
}

impl Case {
    fn fits(&self, arg: Arg<'_>, plural: &PluralRules) -> bool {
        match (self, arg) {
            (Self::Word(word), Arg::Text(text)) => *word == text,
            (Self::Number(one), Arg::Number(other)) => *one == other,
            (Self::Word(word), Arg::Number(number)) => {
                plural.select(number).is_ok_and(|category| name(&category) == *word)
            }
            (Self::Number(_), Arg::Text(_)) => false,
        }
    }
}

fn piece(expression: &Expression<&'static str>) -> Option<Piece> {
    match expression {
        Expression::Inline(value) => Some(Piece::Value(variable(value)?)),
        Expression::Select { selector, variants } => Some(Piece::Choice {
            on: variable(selector)?,
            default: variants.iter().position(|variant| variant.default)?,
            variants: variants.iter().map(variant).collect::<Option<_>>()?,
        }),
    }
}

fn variable(value: &InlineExpression<&'static str>) -> Option<&'static str> {
    match value {
        InlineExpression::VariableReference { id } => Some(id.name),
        _ => None,
    }
}

fn variant(variant: &Variant<&'static str>) -> Option<(Case, Sentence)> {
    let case = match variant.key {
        VariantKey::Identifier { name } => Case::Word(name),
        VariantKey::NumberLiteral { value } => Case::Number(value.parse().ok()?),
    };
    Some((case, Sentence::of(&variant.value)?))
}

fn name(category: &PluralCategory) -> &'static str {
    match category {
        PluralCategory::ZERO => "zero",
        PluralCategory::ONE => "one",
        PluralCategory::TWO => "two",
        PluralCategory::FEW => "few",
        PluralCategory::MANY => "many",
        PluralCategory::OTHER => "other",
    }
}

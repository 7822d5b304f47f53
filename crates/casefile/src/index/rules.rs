//! Reads the rules of one game.

use super::tree::File;
use super::{Place, Rule};
use crate::case::is_rule_id;

/// The rules in a file of docs/rules: the points of its lists that begin with an id.
pub(super) fn of(file: &File) -> Vec<Rule> {
    let mut rules: Vec<Rule> = Vec::new();
    let mut open = false;
    for (line, text) in (1..).zip(file.text.lines()) {
        let indented = text.starts_with(char::is_whitespace) && !text.trim().is_empty();
        if let Some((id, words)) = point(text) {
            rules.push(rule(id, words, file.place(line)));
            open = true;
        } else if let (true, true, Some(rule)) = (open, indented, rules.last_mut()) {
            let words = text.split_whitespace().map(str::to_owned);
            rule.text = [rule.text.clone()].into_iter().chain(words).collect::<Vec<_>>().join(" ");
        } else {
            open = false;
        }
    }
    rules
}

/// The id and the words of a line `- ML-01 words`; the id may be set in bold or end in a mark.
fn point(line: &str) -> Option<(&str, &str)> {
    let point = line.strip_prefix("- ").or_else(|| line.strip_prefix("* "))?.trim_start();
    let (first, rest) = point.split_once(char::is_whitespace).unwrap_or((point, ""));
    let id = first.trim_matches(|letter| matches!(letter, '*' | '_' | '`' | ':' | '.'));
    is_rule_id(id).then_some((id, rest.trim()))
}

fn rule(id: &str, text: &str, at: Place) -> Rule {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    Rule { id: id.to_owned(), text, at, cases: Vec::new(), tests: Vec::new() }
}

//! No text in code: what a page says stands in the files of words.

use super::code::{literals, sources};

/// Words that need no translation: the name of the house.
const NAMES: [&str; 1] = ["Clew"];

#[test]
fn no_page_says_anything_that_is_not_in_the_files() {
    let mut found = Vec::new();
    for source in sources("ui") {
        let by_hand = literals(&source.code).into_iter().flat_map(|it| between_tags(it.text));
        let said = said(&source.code).into_iter().map(str::to_owned).chain(by_hand);
        found.extend(said.filter(|text| speaks(text)).map(|text| (source.path.clone(), text)));
    }
    assert_eq!(found, []);
}

/// Whether there is a word in it, longer than two letters and no name.
fn speaks(text: &str) -> bool {
    let mut words = text.split(|c: char| !c.is_alphabetic());
    words.any(|word| word.chars().count() > 2 && !NAMES.contains(&word))
}

/// What markup says by itself: all that is in quotes outside of attributes, expressions and
/// conditions.
fn said(code: &str) -> Vec<&str> {
    let bodies = code.match_indices("html! {").map(|(at, mark)| &code[at + mark.len()..]);
    bodies.flat_map(said_in).collect()
}

/// The same, for one markup up to its closing brace.
fn said_in(body: &str) -> Vec<&str> {
    let mut found = Vec::new();
    // What is open: `{` is an element, `=` an attribute, others an expression.
    let mut open = vec!['{'];
    let mut is_condition = false;
    let mut at = 0;
    for literal in literals(body) {
        let quote = literal.before.len();
        for (offset, c) in body[at..quote].char_indices() {
            let before = body[..at + offset].trim_end();
            match c {
                '@' => is_condition = true,
                ';' => is_condition = false,
                '{' if before.ends_with(['=', '#', '.']) => open.push('='),
                '{' => {
                    is_condition = false;
                    open.push('{');
                }
                '(' | '[' => open.push(c),
                '}' | ')' | ']' => {
                    open.pop();
                }
                _ => {}
            }
            if open.is_empty() {
                return found;
            }
        }
        at = quote + literal.text.len() + 2;
        let is_element = open.iter().all(|c| *c == '{') && !is_condition;
        if is_element && !literal.before.ends_with('=') {
            found.push(literal.text);
        }
    }
    found
}

/// What is said between the tags of elements that are written by hand, without what is filled in.
fn between_tags(text: &str) -> Vec<String> {
    let pieces = text.split('>').skip(1).filter_map(|piece| piece.split('<').next());
    let bare = |piece: &str| {
        let fixed = piece.split('{').map(|part| part.rsplit('}').next().unwrap_or_default());
        fixed.collect::<String>()
    };
    pieces.map(bare).collect()
}

#[test]
fn what_is_said_is_told_from_what_is_done() {
    let code = r#"html! { p class="one" title={ "two" (x) } .{ "six" } { "three" (say("four")) }
        @if x == "five" { b { " seven" } } @let y = "eight"; (nine[ "ten" ]) "eleven" }; "twelve""#;
    assert_eq!(said(code), ["three", " seven", "eleven"]);
    assert_eq!(between_tags("<b title='no'>yes {name} too</b> or"), ["yes  too", " or"]);
    assert!(speaks("s1 · you") && !speaks("s1 · Clew"));
}

//! All texts of the pages are in the `.ftl` files, none in the code.

use super::code::{literals, sources};

/// Words that need no translation.
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

/// Whether it contains a word that is longer than two letters and no name.
fn speaks(text: &str) -> bool {
    let mut words = text.split(|c: char| !c.is_alphabetic());
    words.any(|word| word.chars().count() > 2 && !NAMES.contains(&word))
}

/// The literal texts of markup: all string literals outside of attributes, expressions and
/// conditions.
fn said(code: &str) -> Vec<&str> {
    let bodies = code.match_indices("html! {").map(|(at, mark)| &code[at + mark.len()..]);
    bodies.flat_map(said_in).collect()
}

/// The literal texts of one `html!` body, up to its closing brace.
fn said_in(body: &str) -> Vec<&str> {
    let mut found = Vec::new();
    // The open brackets: `{` is an element, `=` an attribute, others an expression.
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

/// The text between the tags of HTML in a string literal, without format arguments.
fn between_tags(text: &str) -> Vec<String> {
    let pieces = text.split('>').skip(1).filter_map(|piece| piece.split('<').next());
    let bare = |piece: &str| {
        let fixed = piece.split('{').map(|part| part.rsplit('}').next().unwrap_or_default());
        fixed.collect::<String>()
    };
    pieces.map(bare).collect()
}

#[test]
fn texts_are_distinguished_from_code() {
    let code = r#"html! { p class="one" title={ "two" (x) } .{ "six" } { "three" (say("four")) }
        @if x == "five" { b { " seven" } } @let y = "eight"; (nine[ "ten" ]) "eleven" }; "twelve""#;
    assert_eq!(said(code), ["three", " seven", "eleven"]);
    assert_eq!(between_tags("<b title='no'>yes {name} too</b> or"), ["yes  too", " or"]);
    assert!(speaks("s1 · you") && !speaks("s1 · Clew"));
}

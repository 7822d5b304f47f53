//! What is code and what only looks like it.

use super::*;

#[track_caller]
fn check(text: &str, expected: &str) {
    let found = code(text);
    assert_eq!(found.split_whitespace().collect::<Vec<_>>().join(" "), expected);
    assert_eq!(found.matches('\n').count(), text.matches('\n').count());
}

#[test]
fn comments_are_no_code() {
    check("a // b\nc", "a c");
    check("a /* b /* c */ d\n */ e", "a e");
    check("/// a\n//! b\nc", "c");
    check("a /* never closed", "a");
}

#[test]
fn literals_are_no_code() {
    check(r#"a("b \" c") + d"#, "a( ) + d");
    check(r##"a(r#"b " c"#, br"d\", e)"##, "a( , b , e)");
    check("let c = '\"'; d", "let c = ; d");
    check(r"let c = '\''; d '\u{41}' e", "let c = ; d e");
    check("a \"never closed", "a");
}

#[test]
fn lifetimes_and_raw_names_are_code() {
    check("fn f<'a>(r#type: &'a str) {}", "fn f<'a>(r#type: &'a str) {}");
    check("for x in y { r = 1 }", "for x in y { r = 1 }");
}

#[test]
fn items_for_tests_are_cut_out() {
    let code =
        "a\n#[cfg(test)]\nmod tests {\n fn f() { b }\n}\nc\n#[cfg(test)]\nuse d::[e; f];\ng\n";
    let left = without_tests(code);
    assert_eq!(left.split_whitespace().collect::<Vec<_>>(), ["a", "c", "g"]);
    assert_eq!(lines_with(&left, "g"), [9]);
}

#[test]
fn a_word_is_found_by_itself_only() {
    assert_eq!(lines_with("f64\nxf64\nf64_\n(f64)\n", "f64"), [1, 4]);
    assert_eq!(lines_with("b!(\n a b!(c)\nab!(\n", "b!("), [1, 2]);
}

#[test]
fn modules_of_std_are_found_in_paths_and_in_groups() {
    let code =
        "use std::{\n  fs::{File, time},\n io,\n};\nlet x = std::env::var();\nmystd::net::x();";
    assert_eq!(std_modules(code), [(2, "fs"), (3, "io"), (5, "env")]);
}

//! `clew case`.

use std::fs;

use super::{Scratch, cases, clew, clew_with};

const DIE: &str = "ML-04-die.case";

fn good() -> String {
    fs::read_to_string(cases().join(DIE)).expect("a case of the game")
}

/// The same with a line that does not hold.
fn failing() -> String {
    let text = good().replace("1 roll 1;", "9 roll 1;");
    assert_ne!(text, good(), "the case has the line that is changed here");
    text
}

#[test]
fn all_cases_of_a_folder_pass() {
    let run = clew(["case".as_ref(), cases().as_os_str()]);
    let files = fs::read_dir(cases()).expect("the cases").map(|file| file.expect("a file").path());
    let is_case = |end: &std::ffi::OsStr| end == "case" || end == "perft";
    let count = files.filter(|file| file.extension().is_some_and(is_case)).count();
    assert_eq!(run.out, format!("{count} passed, 0 failed\n"));
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
}

#[test]
fn one_that_fails_says_where() {
    let scratch = Scratch::new("failing");
    scratch.write("a/good.case", good());
    let bad = scratch.write("b/bad.case", failing());
    let line = 1 + failing().lines().position(|line| line.contains("9 roll 1;")).expect("the line");
    let run = clew(["case".as_ref(), scratch.path("").as_os_str()]);
    assert_eq!(run.code, Some(1), "{}", run.out);
    let lines = run.lines();
    assert!(lines[0].starts_with(&format!("{}:{line}: ", bad.display())), "{}", run.out);
    assert_eq!(lines.last(), Some(&"1 passed, 1 failed"));
}

#[test]
fn what_cannot_be_read_says_why() {
    let scratch = Scratch::new("unreadable");
    let good = scratch.write("good.case", good());
    let failing = scratch.write("failing.case", failing());
    for (file, text, message) in [
        ("chess.case", &b"rule ML-01\nsays Hm.\ngame chess\n"[..], ":3: expected a game ("),
        ("bytes.case", b"\xff\xfe", ":1: expected text in UTF-8"),
        ("empty.case", b"", ":1: expected a line `game NAME`"),
        ("tab.case", b"rule ML-01\nsays\n\tHm.\n", ":3: expected blanks for indenting"),
        ("words.perft", b"game magic-labyrinth\nwhatever 3\nact A roll\n", ":2: expected "),
    ] {
        let path = scratch.write(file, text);
        let args = [&good, &path, &failing].map(|path| path.as_os_str());
        let run = clew(["case".as_ref()].into_iter().chain(args));
        assert_eq!(run.code, Some(2), "{}", run.out);
        let place = format!("{}{message}", path.display());
        assert_eq!(
            run.lines().iter().filter(|line| line.starts_with(&place)).count(),
            1,
            "{}",
            run.out
        );
        assert_eq!(run.lines().last(), Some(&"1 passed, 2 failed"));
    }
}

#[test]
fn what_is_not_there_is_not_passed_over() {
    let scratch = Scratch::new("missing");
    for path in [scratch.path("none.case"), scratch.path("")] {
        let run = clew(["case".as_ref(), path.as_os_str()]);
        assert_eq!(run.code, Some(2), "{}", run.out);
        assert!(run.out.contains(":1: expected "), "{}", run.out);
        assert_eq!(run.lines().last(), Some(&"0 passed, 1 failed"));
    }
}

#[test]
fn expectations_are_rewritten_if_asked_for() {
    let scratch = Scratch::new("update");
    let path = scratch.write("case.case", failing());
    let run = clew_with(["case".as_ref(), path.as_os_str()], &[("UPDATE", "1")]);
    assert_eq!(run.code, Some(0), "{}", run.out);
    assert_eq!(run.lines().last(), Some(&"1 passed, 0 failed"));
    assert_eq!(fs::read_to_string(path).expect("the case"), good());
}

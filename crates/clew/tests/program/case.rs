//! `clew case`.

use std::fs;
use std::path::Path;

use super::{Scratch, cases, clew, clew_with};

const DIE: &str = "ML-04-die.case";

fn good() -> String {
    fs::read_to_string(cases().join(DIE)).expect("a case of the game")
}

/// The same with an expectation that does not hold.
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
fn a_failure_has_a_line() {
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
fn an_unreadable_file_has_a_reason() {
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
fn a_missing_file_is_an_error() {
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

#[test]
fn an_unknown_rule_is_named() {
    let scratch = Scratch::new("rule-ids");
    let known = good().split_whitespace().nth(1).expect("a rule").to_owned();
    let run = |rules: &str| {
        let path = scratch.write("case.case", good().replacen(&known, rules, 1));
        let run = clew(["case".as_ref(), path.as_os_str()]);
        (run.code, run.out.replace(&path.display().to_string(), "case"))
    };
    // Built at run time, so that this test does not count as a test of these rules.
    for wrong in [("ML", 99), ("MM", 11), ("ZZ", 10)].map(|(game, rule)| format!("{game}-{rule}")) {
        for rules in [wrong.clone(), format!("{known} {wrong}"), format!("{wrong} {known}")] {
            let (code, out) = run(&rules);
            let start = format!("case:1: expected a rule id of magic-labyrinth, found `{wrong}`; ");
            assert!(out.starts_with(&start), "{out}");
            assert!(out.contains(&format!("{wrong} is no rule of magic-labyrinth")), "{out}");
            assert_eq!(code, Some(2), "{out}");
        }
    }
    let other = format!("{}-{}", "ML", 20);
    assert_eq!(run(&format!("{known} {other}")), (Some(0), "1 passed, 0 failed\n".to_owned()));
}

#[test]
fn a_count_that_would_take_too_long_is_stopped() {
    let scratch = Scratch::new("perft-limit");
    let start = "game magic-maze\nset seats 2\nhero barbarian 1:1,1\nhero mage 1:2,1\n\
                 hero elf 1:1,2\nhero dwarf 1:2,2\n";
    let path = scratch.write("deep.perft", format!("{start}perft 8 1\n"));
    let run = clew(["case".as_ref(), path.as_os_str()]);
    let message = ":7: expected a count over at most 1000000 positions, found more of them before \
                   depth 8: choose a smaller depth";
    assert_eq!(run.lines()[0], format!("{}{message}", path.display()));
    assert_eq!(run.code, Some(1), "{}", run.out);
    let path = scratch.write("flat.perft", format!("{start}perft 1 13\n"));
    assert_eq!(clew(["case".as_ref(), path.as_os_str()]).code, Some(0));
}

#[test]
fn the_printed_tiles_are_a_drawing_of_the_tiles_setting() {
    let scratch = Scratch::new("tiles-setting");
    let printed = clew(["tiles", "--text"]).out;
    let case = |tiles: &str| {
        let block: String = tiles.lines().map(|line| format!("    {line}\n")).collect();
        format!(
            "rule MZ-09\nsays Tiles of one's own.\ngame magic-maze\nset seats 1\nset tiles\n\
             {block}chance start barbarian 1:1,1\nhero barbarian 1:1,1\n"
        )
    };
    let path = scratch.write("printed.case", case(&printed));
    let run = clew(["case".as_ref(), path.as_os_str()]);
    assert_eq!((run.code, run.out.as_str()), (Some(0), "1 passed, 0 failed\n"));
    // The printed text, indented by the shell: `sed 's/^/    /'`.
    let path = scratch.write("spoilt.case", case(&printed.replacen("tile 24", "tile 23", 1)));
    let run = clew(["case".as_ref(), path.as_os_str()]);
    assert_eq!(run.code, Some(2), "{}", run.out);
}

/// Each example of docs/cases.md that names a game is a whole case, or a whole count.
#[test]
fn the_examples_of_the_document_pass() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/cases.md");
    let text = fs::read_to_string(path).expect("the document");
    let scratch = Scratch::new("document");
    let mut names = Vec::new();
    for (number, block) in text.split("```").skip(1).step_by(2).enumerate() {
        let has = |key: &str| block.lines().any(|line| line.split(' ').next() == Some(key));
        if has("game") && block.lines().count() > 5 {
            let end = if has("rule") { "case" } else { "perft" };
            let name = format!("{number:02}.{end}");
            scratch.write(&name, block);
            names.push(name);
        }
    }
    assert!(names.len() >= 10, "{names:?}");
    let run = clew(["case".as_ref(), scratch.path("").as_os_str()]);
    assert_eq!(run.out, format!("{} passed, 0 failed\n", names.len()));
}

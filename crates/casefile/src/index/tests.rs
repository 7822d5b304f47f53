use std::fs;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};

use super::*;

/// A made-up checkout, gone when the test is over.
struct Tree(PathBuf);

impl Tree {
    fn new(files: &[(&str, &str)]) -> Self {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let name = format!("clew-index-{}-{number}", std::process::id());
        let root = std::env::temp_dir().join(name);
        for (path, text) in files {
            let path = root.join(path);
            fs::create_dir_all(path.parent().expect("a folder")).expect("a new folder");
            fs::write(path, text).expect("a new file");
        }
        Self(root)
    }

    fn index(&self) -> Index {
        Index::read(&self.0).expect("a readable tree")
    }
}

impl Drop for Tree {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn check_problems(files: &[(&str, &str)], problems: &[&str]) {
    assert_eq!(Tree::new(files).index().problems(), problems);
}

const RULES: (&str, &str) = ("docs/rules/xx-game.md", "# Rules\n- XX-01 Walk.\n- XX-02 Stop.\n");

#[test]
fn rules_are_read_with_what_names_them() {
    let tree = Tree::new(&[
        (
            "docs/rules/xx-game.md",
            "# Rules\n- XX-01 (book) Walk\n  on,\n  and on.\n\n  Not this.\n- **XX-02** Stop.\n- no id\n",
        ),
        ("docs/rules/yy-game.md", "- YY-01 Fly."),
        ("docs/rules/README.md", "- ZZ-01 is no rule here"),
        ("crates/xx/cases/a.case", "# so\nrule XX-01 XX-02\n"),
        ("crates/xx/cases/b.case", "rule XX-01\nact A x\nrule XX-02\n"),
        ("crates/xx/cases/c.perft", "rule XX-09\n"),
        ("crates/xx/tests/deep/one.rs", "\n// XX-02 and XX-02"),
        ("crates/xx/src/deep/tests.rs", "// XX-02"),
        ("crates/xx/src/deep/tests/more.rs", "// XX-02"),
        ("crates/xx/src/deep/code.rs", "// XX-03 is not looked at"),
        ("crates/e2e/src/web.rs", "// YY-01, and ZZ-01 is none of ours"),
    ]);
    let index = tree.index();
    assert_eq!(index.problems(), [""; 0]);
    let names: Vec<&str> = index.games.iter().map(|game| game.name.as_str()).collect();
    assert_eq!(names, ["xx-game", "yy-game"]);
    let [one, two] = &index.game("xx-game").expect("the game").rules[..] else { panic!("two") };
    let places = |places: &[Place]| places.iter().map(Place::to_string).collect::<Vec<_>>();
    assert_eq!((one.id.as_str(), one.text.as_str()), ("XX-01", "(book) Walk on, and on."));
    assert_eq!(places(&one.cases), ["crates/xx/cases/a.case:2", "crates/xx/cases/b.case:1"]);
    assert_eq!((two.id.as_str(), two.text.as_str()), ("XX-02", "Stop."));
    assert_eq!(two.at.to_string(), "docs/rules/xx-game.md:7");
    assert_eq!(places(&two.cases), ["crates/xx/cases/a.case:2"]);
    let tests = [
        "crates/xx/src/deep/tests/more.rs:1",
        "crates/xx/src/deep/tests.rs:1",
        "crates/xx/tests/deep/one.rs:2",
    ];
    assert_eq!(places(&two.tests), tests);
    assert_eq!(places(&index.games[1].rules[0].tests), ["crates/e2e/src/web.rs:1"]);
}

#[test]
fn a_rule_that_nobody_names_is_a_problem() {
    check_problems(
        &[RULES, ("crates/xx/cases/a.case", "rule XX-02")],
        &["docs/rules/xx-game.md:2: no case and no test names XX-01"],
    );
}

#[test]
fn a_case_names_one_or_two_rules_that_are_there() {
    check_problems(
        &[
            RULES,
            ("crates/xx/cases/a.case", "rule XX-01 XX-02"),
            ("crates/xx/cases/b.case", "\nrule XX-03 QQ-01"),
            ("crates/xx/cases/c.case", "rule XX-01 XX-02 XX-01"),
            ("crates/xx/cases/d.case", "says hello"),
            ("crates/xx/cases/e.case", "says\n\thello"),
        ],
        &[
            "crates/xx/cases/b.case:2: there is no rule XX-03",
            "crates/xx/cases/b.case:2: there is no rule QQ-01",
            "crates/xx/cases/c.case:1: expected one or two rule ids, found 3",
            "crates/xx/cases/d.case:1: expected one or two rule ids, found 0",
            "crates/xx/cases/e.case:2: expected blanks for indenting, found a tab",
        ],
    );
}

#[test]
fn a_test_names_rules_that_are_there() {
    check_problems(
        &[RULES, ("crates/xx/tests/a.rs", "// XX-01 XX-02\n// XX-33, and UTF-16 is no rule")],
        &["crates/xx/tests/a.rs:2: there is no rule XX-33"],
    );
}

#[test]
fn a_rule_is_written_once() {
    check_problems(
        &[
            ("docs/rules/xx-game.md", "- XX-01 Walk.\n- XX-01 Run."),
            ("crates/xx/cases/a.case", "rule XX-01"),
        ],
        &["docs/rules/xx-game.md:2: XX-01 is written twice"],
    );
}

#[test]
fn an_empty_checkout_has_no_rules_and_no_problems() {
    let index = Tree::new(&[("crates/README.md", "")]).index();
    assert_eq!((index.games.len(), index.problems().len()), (0, 0));
}

//! `clew rules`.

use super::clew;

#[test]
fn a_line_for_each_game() {
    let run = clew(["rules"]);
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    let line = run.lines().into_iter().find(|line| line.starts_with("magic-labyrinth "));
    let line = line.expect("a line for the game");
    assert!(line.contains(" rules, ") && line.ends_with(" untested"), "{line}");
}

#[test]
fn each_rule_with_its_cases() {
    let run = clew(["rules", "magic-labyrinth"]);
    assert_eq!(run.code, Some(0));
    let lines = run.lines();
    let rule = lines.iter().position(|line| line.starts_with("ML-23  ")).expect("the rule");
    let case = "    case  crates/magic-labyrinth/cases/ML-23-bump.case:1";
    assert!(lines[rule + 1..].iter().take_while(|line| line.starts_with(' ')).any(|&l| l == case));
    assert!(lines.last().is_some_and(|line| line.contains(" rules, ")));
}

//! Records in which an action was replaced by another one: both verifiers check the action by the rules
//! and report the same line.

use game::{Dice, FastDice};

use super::records::{args, fixtures};
use super::rows::Rows;
use super::{Scratch, clew, python};

/// The number of changed files for each finished game.
const FILES_PER_GAME: usize = 8;

#[test]
fn both_verifiers_judge_swapped_actions_alike() {
    let scratch = Scratch::new("swapped");
    let mut dice = FastDice::new(3);
    let mut files = Vec::new();
    for (number, fixture) in fixtures().iter().enumerate() {
        let good = Rows::read(fixture);
        let acts: Vec<usize> =
            (0..good.0.len()).filter(|&row| good.0[row].starts_with("act ")).collect();
        for nth in 0..FILES_PER_GAME {
            let mut pick = || acts[dice.below(acts.len() as u32) as usize];
            let (to, from) = (pick(), pick());
            let mut rows = good.clone();
            let words: Vec<&str> = good.0[to].splitn(5, ' ').collect();
            let action = good.0[from].splitn(5, ' ').last().expect("an action");
            rows.0[to] = format!("{} {action}", words[..4].join(" "));
            rows.reseal();
            files.push(scratch.write(&format!("{number}-{nth}.records"), rows.text()));
        }
    }
    let (run, other) = (clew(args("verify", &files)), python::verify(&files));
    assert_eq!((run.err.as_str(), other.err.as_str()), ("", ""));
    let place = |line: &str, file: &str| {
        let rest = line.strip_prefix(file).unwrap_or_else(|| panic!("{file}: {line}"));
        rest.split(' ').next().unwrap_or_default().to_owned()
    };
    let (mut bad, lines) = (0, run.lines().into_iter().zip(other.lines()));
    for (file, (line, same)) in files.iter().zip(lines) {
        let file = file.display().to_string();
        assert_eq!(place(line, &file), place(same, &file), "{line}\n{same}");
        bad += usize::from(!line.contains(": OK, "));
    }
    assert!(bad * 2 > files.len(), "only {bad} of {} are wrong", files.len());
}

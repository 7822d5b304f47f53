//! `clew verify`, `clew replay` and docs/verify.py with files that are good, damaged or missing.

use std::fs;
use std::path::{Path, PathBuf};
use std::slice::from_ref;

use game::{Dice, FastDice};

use super::{Scratch, clew, python};

/// The folder with finished games of this format.
fn folder(format: u8) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../fixtures/journals/{format}"))
}

/// A finished game of format 1, by its name.
pub(crate) fn fixture(name: &str) -> PathBuf {
    folder(1).join(format!("magic-labyrinth-{name}.records"))
}

/// A finished game of format 2, by its name.
pub(crate) fn fixture_2(name: &str) -> PathBuf {
    folder(2).join(format!("magic-labyrinth-{name}.records"))
}

pub(crate) fn fixtures() -> Vec<PathBuf> {
    let mut all = Vec::new();
    for format in [1, 2] {
        let entries = fs::read_dir(folder(format)).expect("the fixtures");
        let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("a file").path()).collect();
        files.sort();
        assert!(files.len() >= 8, "{files:?}");
        all.extend(files);
    }
    all
}

/// A command and its files.
pub(crate) fn args<'a>(command: &'a str, files: &'a [PathBuf]) -> Vec<&'a std::ffi::OsStr> {
    [command.as_ref()].into_iter().chain(files.iter().map(|file| file.as_os_str())).collect()
}

#[test]
fn every_finished_game_passes_both_verifiers() {
    let files = fixtures();
    let run = clew(args("verify", &files));
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""), "{}", run.out);
    assert_eq!(run.lines().last(), Some(&format!("{} passed, 0 failed", files.len()).as_str()));
    let other = python::verify(&files);
    assert_eq!((other.code, other.err.as_str()), (Some(0), ""), "{}", other.out);
    let both = run.lines().into_iter().zip(other.lines());
    for (file, (line, same)) in files.iter().zip(both) {
        assert!(line.starts_with(&format!("{}: OK, ", file.display())), "{line}");
        assert_eq!(line, same, "both count the same");
    }
    assert_eq!(other.lines().len(), files.len());
}

#[test]
fn every_finished_game_is_replayed_to_its_end() {
    for file in fixtures() {
        let run = clew(args("replay", from_ref(&file)));
        assert_eq!((run.code, run.err.as_str()), (Some(0), ""), "{}", run.out);
        let kept = fs::read_to_string(&file).expect("a fixture");
        let records = kept.lines().filter(|line| !line.starts_with("seal ")).skip(1);
        let mut shown = run.out.lines();
        for record in records {
            let record = format!("    {record}");
            assert!(shown.any(|line| line == record), "{}: no {record}", file.display());
        }
        let seals = kept.lines().filter(|line| line.starts_with("seal ")).count();
        assert!(run.out.contains(&format!("append {seals}\n")), "{}", file.display());
    }
}

#[test]
fn a_replay_has_sights_and_the_last_board() {
    let run = clew(args("replay", &[fixture("two-seats")]));
    for line in ["        sees roll A ", "        sees victory ", "rules 1", "board"] {
        assert!(run.out.lines().any(|shown| shown.starts_with(line)), "no `{line}`: {}", run.out);
    }
    let file = fixture("two-seats");
    let at = |number: &str| clew(args("replay", &[file.clone(), "--at".into(), number.into()]));
    assert!(at("7").out.contains("append 7\n") && !at("7").out.contains("append 8\n"));
    assert_ne!(at("20").out, at("21").out);
    let run = at("99999");
    assert_eq!((run.code, run.err.lines().count()), (Some(2), 1), "{}", run.err);
}

#[test]
fn an_unfinished_game_is_replayed_with_a_note() {
    let scratch = Scratch::new("unfinished");
    let text = fs::read_to_string(fixture("two-seats")).expect("a fixture");
    let lines: Vec<&str> = text.lines().collect();
    let half = &lines[..lines.len() / 2];
    let end = half.iter().rposition(|line| line.starts_with("seal ")).expect("a seal");
    let file = scratch.write("half.records", lines[..=end].join("\n") + "\n");
    let run = clew(args("replay", from_ref(&file)));
    assert_eq!(run.code, Some(0), "{}", run.err);
    assert!(run.out.contains("not finished"), "{}", run.out);
    let run = clew(args("verify", &[file]));
    assert_eq!(run.code, Some(1), "{}", run.out);
    assert!(run.out.contains("not finished"), "{}", run.out);
}

#[test]
fn an_unreadable_file_is_reported_in_one_line() {
    let scratch = Scratch::new("no-records");
    let missing = scratch.path("none.records");
    for run in [clew(args("verify", from_ref(&missing))), clew(args("replay", from_ref(&missing)))]
    {
        assert_eq!(run.code, Some(2), "{}", run.out);
        assert!(format!("{}{}", run.out, run.err).contains("none.records"));
    }
    let run = python::verify(&[missing]);
    assert_eq!((run.code, run.err.lines().count()), (Some(2), 1), "{}", run.err);
    assert_eq!(clew(["verify"]).code, Some(2));
    assert_eq!(python::verify(&[]).code, Some(2));
}

/// Changes, removes or doubles a few bytes somewhere.
fn damaged(bytes: &[u8], dice: &mut FastDice) -> Vec<u8> {
    let mut bytes = bytes.to_vec();
    for _ in 0..=dice.below(3) {
        let at = dice.below(bytes.len() as u32) as usize;
        let end = bytes.len().min(at + 1 + dice.below(40) as usize);
        match dice.below(4) {
            0 => bytes[at] = dice.below(256) as u8,
            1 => bytes[at] = b" \n0aA:"[dice.below(6) as usize],
            2 => drop(bytes.drain(at..end)),
            _ => drop(bytes.splice(at..at, bytes[at..end].to_vec())),
        }
    }
    bytes
}

#[test]
fn damage_is_reported_in_one_line() {
    let scratch = Scratch::new("damaged");
    let mut dice = FastDice::new(11);
    let mut files = Vec::new();
    for (nth, fixture) in fixtures().iter().cycle().take(60).enumerate() {
        let good = fs::read(fixture).expect("a fixture");
        let bad = damaged(&good, &mut dice);
        if bad != good {
            files.push(scratch.write(&format!("{nth}.records"), bad));
        }
    }
    let runs = [("clew", clew(args("verify", &files)), 1), ("python", python::verify(&files), 0)];
    for (who, run, last) in runs {
        assert!(matches!(run.code, Some(1 | 2)), "{who}: {:?} {}", run.code, run.err);
        assert_eq!(run.err, "", "{who}");
        assert_eq!(run.lines().len(), files.len() + last, "{who}: {}", run.out);
        for (file, line) in files.iter().zip(run.lines()) {
            let place = format!("{}:", file.display());
            assert!(line.starts_with(&place) && !line.contains(": OK, "), "{who}: {line}");
        }
    }
    for file in &files {
        let run = clew(args("replay", from_ref(file)));
        assert!(matches!(run.code, Some(0..=2)), "{}: {:?}", file.display(), run.code);
        assert!(run.err.lines().count() <= 1, "{}", run.err);
    }
}

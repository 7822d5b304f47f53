//! Files and folders of cases.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

use casefile::case::{self, End, Kind, Mode, Report};

use crate::{HEAD, Sound};

/// A folder with files, gone when the test is over.
struct Folder(PathBuf);

impl Folder {
    fn new(files: &[(&str, &str)]) -> Self {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let folder =
            std::env::temp_dir().join(format!("clew-cases-{}-{number}", std::process::id()));
        fs::create_dir_all(&folder).expect("a new folder");
        for (name, text) in files {
            fs::write(folder.join(name), text).expect("a new file");
        }
        Self(folder)
    }

    fn run(&self, mode: Mode) -> Vec<Report> {
        case::run_folder::<Sound>(&self.0, mode).expect("a readable folder")
    }

    /// What there is to say, without the folder.
    fn lines(&self, mode: Mode) -> Vec<String> {
        let folder = format!("{}/", self.0.display());
        let lines = self.run(mode).into_iter().flat_map(|report| report.lines);
        lines.map(|line| line.replace(&folder, "")).collect()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn a_folder_is_run_in_order_of_names() {
    let good = format!("{HEAD}phase open A\n");
    let bad = format!("{HEAD}phase chance\n");
    let folder = Folder::new(&[
        ("d.case", "rule TY-01\nsays so\ngame toy\n\tx"),
        ("a.case", &good),
        ("c.case", &bad),
        ("b.perft", "game toy\nperft 2 1"),
        ("notes.txt", "not looked at"),
    ]);
    let passed: Vec<bool> = folder.run(Mode::Check).iter().map(|report| report.passed()).collect();
    assert_eq!(passed, [true, false, false, false]);
    let lines = [
        "b.perft:2: expected `perft 2 1`, found `perft 2 0`",
        "c.case:13: expected `phase chance`, found `phase open A`",
        "d.case:4: expected blanks for indenting, found a tab",
    ];
    assert_eq!(folder.lines(Mode::Check), lines);
}

#[test]
fn updating_writes_the_file_and_says_so() {
    let folder = Folder::new(&[("a.case", &format!("{HEAD}phase chance\n"))]);
    assert_eq!(
        folder.lines(Mode::Update),
        ["a.case:13: rewritten: expected `phase chance`, found `phase open A`"]
    );
    let text = fs::read_to_string(folder.0.join("a.case")).expect("the file");
    assert_eq!(text, format!("{HEAD}phase open A\n"));
    assert_eq!(folder.run(Mode::Update), [Report { end: End::Passed, lines: Vec::new() }]);
}

#[test]
fn a_byte_order_mark_is_no_part_of_the_case() {
    let good = format!("\u{feff}{HEAD}phase open A\n");
    let bad = format!("\u{feff}{HEAD}phase chance\n");
    let folder = Folder::new(&[("a.case", &good), ("b.case", &bad)]);
    let miss = "expected `phase chance`, found `phase open A`";
    assert_eq!(folder.lines(Mode::Check), [format!("b.case:13: {miss}")]);
    assert_eq!(folder.lines(Mode::Update), [format!("b.case:13: rewritten: {miss}")]);
    let rewritten = fs::read_to_string(folder.0.join("b.case")).expect("the file");
    assert_eq!(rewritten, good);
    // Only at the start of the file.
    let inside = Folder::new(&[("c.case", &format!("{HEAD}\u{feff}phase open A\n"))]);
    assert!(inside.run(Mode::Check).iter().all(|report| report.end == End::Unreadable));
}

#[test]
fn checking_writes_nothing() {
    let text = format!("{HEAD}phase chance\n");
    let folder = Folder::new(&[("a.case", &text)]);
    assert!(!folder.run(Mode::Check)[0].passed());
    assert_eq!(fs::read_to_string(folder.0.join("a.case")).expect("the file"), text);
}

#[test]
fn a_folder_for_a_test() {
    let good = Folder::new(&[("a.case", &format!("{HEAD}phase open A\n"))]);
    case::run_dir::<Sound>(&good.0);
    // An input cannot be rewritten: this fails even where the environment has UPDATE=1.
    let bad = Folder::new(&[("a.case", &format!("{HEAD}act B stop\n"))]);
    let message = panic_of(|| case::run_dir::<Sound>(&bad.0));
    assert!(message.contains("a.case:13: expected `stop` by B to be accepted"), "{message}");
    assert!(message.ends_with("\n0 passed, 1 failed"), "{message}");
    let empty = Folder::new(&[]);
    assert!(panic_of(|| case::run_dir::<Sound>(&empty.0)).ends_with("no case there"));
    assert!(!panic_of(|| case::run_dir::<Sound>("/no/such/folder")).is_empty());
}

#[test]
fn a_file_that_is_not_there_fails() {
    let report = case::run_file::<Sound>(Path::new("/no/such.case"), Mode::Check);
    assert!(!report.passed() && report.lines[0].starts_with("/no/such.case:1: "), "{report:?}");
}

#[test]
fn the_ending_says_what_a_file_holds() {
    assert_eq!(Kind::of(Path::new("a/b.perft")), Kind::Perft);
    assert_eq!(Kind::of(Path::new("a/b.case")), Kind::Case);
    assert_eq!(Kind::of(Path::new("a/b")), Kind::Case);
}

fn panic_of(run: impl FnOnce() + std::panic::UnwindSafe) -> String {
    let panic = std::panic::catch_unwind(run).expect_err("it should panic");
    panic.downcast_ref::<String>().cloned().unwrap_or_default()
}

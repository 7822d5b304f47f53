//! Only one file of the program reads the clock, one of the end-to-end tests, and one of xtask.

use super::{
    code::{code, lines_with},
    files::Files,
};

/// The file of the program.
const CLOCK: &str = "crates/clew/src/clock.rs";
/// End-to-end tests use no crate of the program, so they need a clock file of their own.
const OUTSIDE: &str = "crates/e2e/src/clock.rs";
/// Commands of xtask report how long they took.
const CHORES: &str = "xtask/src/clock.rs";

/// Functions that read the clock.
const READS: &[&str] = &["Instant::now", "SystemTime::now", "UNIX_EPOCH.elapsed"];

pub(super) fn check(files: &Files) -> Vec<String> {
    let mut problems = Vec::new();
    let is_clock = |path: &str| [CLOCK, OUTSIDE, CHORES].contains(&path);
    for file in files.ending_in(&["rs"]).filter(|file| !is_clock(&file.path)) {
        let code = code(&file.text);
        for read in READS {
            for line in lines_with(&code, read) {
                let what = format!(
                    "`{read}` reads the time: only {CLOCK} may, ask it or take the time as an argument"
                );
                problems.push(file.fault(line, what));
            }
        }
    }
    problems
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_second_reader_of_the_time_is_found() {
        for read in READS {
            let text = format!("fn f() {{\n    let t = {read}();\n}}\n");
            let clocks = [CLOCK, OUTSIDE, CHORES].map(|path| (path, &*text));
            let planted = [&clocks[..], &[("xtask/src/a.rs", &text)]].concat();
            let found = check(&Files::planted(&planted));
            assert_eq!(found.len(), 1, "{found:?}");
            assert!(found[0].starts_with("xtask/src/a.rs:2: "), "{found:?}");
        }
    }

    #[test]
    fn to_speak_of_it_is_no_fault() {
        let files = Files::planted(&[("a.rs", "// Instant::now\nlet a = \"Instant::now\";\n")]);
        assert!(check(&files).is_empty());
    }
}

//! `cargo xtask torture`: lets machines, connections, the database and the disk fail during games.

use std::path::Path;

use crate::{Verdict, needs, shell};

/// Default duration for each store.
const MINUTES: u64 = 10;

/// The name of a store, and its test.
const STORES: &[(&str, &str)] = &[
    ("sqlite", "one_machine_on_a_file_loses_nothing"),
    ("postgres", "three_machines_on_one_database_lose_nothing"),
];

const HELP: &str = "\
cargo xtask torture [--minutes N] [--store sqlite|postgres]

Plays games by real processes while they are killed and held up, lines are cut, the database crashes
and the disk fills up; then checks by what players were told that nothing was lost, doubled or split.

  --minutes N   for how long each store is tortured, 10 if left out; the games that are under way then
                are played to their end
  --store S     sqlite: one machine on a file; postgres: three machines on one database; without it
                both, one after the other, so that it takes twice as long";

/// The parsed options.
#[derive(Debug, PartialEq, Eq)]
struct Options {
    minutes: u64,
    tests: Vec<&'static str>,
}

/// Builds the program and runs the tests of failing machines for the chosen duration each.
///
/// # Errors
/// If cargo cannot be started.
pub fn run(root: &Path, args: &[String]) -> anyhow::Result<Verdict> {
    if args.iter().any(|arg| arg == "--help") {
        eprintln!("{HELP}");
        return Ok(Verdict::Good);
    }
    let options = match read(args) {
        Ok(options) => options,
        Err(found) => {
            eprintln!(
                "torture: expected `--minutes N` or `--store sqlite|postgres`, found `{found}`"
            );
            return Ok(Verdict::Misused);
        }
    };
    if let Err(line) = needs::provide(root) {
        eprintln!("torture: {line}");
        return Ok(Verdict::Misused);
    }
    let mut build = shell::cargo(root);
    build.args(["build", "--release", "--locked", "--package", "clew"]);
    if !shell::run(&mut build)?.success() {
        return Ok(Verdict::Bad);
    }
    for name in options.tests {
        let mut test = shell::cargo(root);
        test.args(["test", "--locked", "--package", "e2e", "--test", "machines", "--", name]);
        test.args(["--exact", "--nocapture"]);
        test.env("CLEW_TORTURE_MINUTES", options.minutes.to_string());
        if !shell::run(&mut test)?.success() {
            return Ok(Verdict::Bad);
        }
    }
    Ok(Verdict::Good)
}

/// Parses the options; an error contains the arguments that were not understood.
fn read(args: &[String]) -> Result<Options, String> {
    let all = STORES.iter().map(|(_, test)| *test).collect();
    let mut options = Options { minutes: MINUTES, tests: all };
    for pair in args.chunks(2) {
        let wrong = || pair.join(" ");
        let [name, value] = pair else { return Err(wrong()) };
        match name.as_str() {
            "--minutes" => {
                let minutes = value.parse().ok().filter(|minutes| *minutes > 0);
                options.minutes = minutes.ok_or_else(wrong)?;
            }
            "--store" => {
                let store = STORES.iter().find(|(store, _)| store == value);
                options.tests = vec![store.ok_or_else(wrong)?.1];
            }
            _ => return Err(wrong()),
        }
    }
    Ok(options)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(words: &[&str]) -> Result<Options, String> {
        read(&words.iter().map(|&word| word.to_owned()).collect::<Vec<_>>())
    }

    #[test]
    fn both_stores_are_tortured_unless_one_is_named() {
        let both = asked(&["--minutes", "3"]).expect("it is right");
        assert_eq!((both.minutes, both.tests.len()), (3, 2));
        let one = asked(&["--store", "sqlite"]).expect("it is right");
        assert_eq!((one.minutes, one.tests), (MINUTES, vec![STORES[0].1]));
    }

    #[test]
    fn wrong_use_is_told() {
        let wrongs: [&[&str]; 6] = [
            &["--minutes"],
            &["--minutes", "0"],
            &["--minutes", "x"],
            &["now"],
            &["--store", "tape"],
            &["--store", "sqlite", "now"],
        ];
        for wrong in wrongs {
            let found = asked(wrong).expect_err("it is wrong");
            assert!(wrong.join(" ").ends_with(&found), "{found}");
        }
    }

    #[test]
    fn the_tests_are_there() {
        let file = crate::root().join("crates/e2e/tests/machines/main.rs");
        let text = std::fs::read_to_string(file).expect("it is there");
        for (_, test) in STORES {
            assert!(text.contains(&format!("fn {test}()")), "{test} is gone: nothing would run");
        }
    }
}

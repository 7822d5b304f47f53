//! `cargo xtask ci`, the one test command, and `cargo xtask nightly`, the checks that take longer.

use std::{env, path::Path, process::Command};

use crate::clock::Since;
use crate::lanes::{self, Job};
use crate::{Verdict, needs, shell};

/// One command of a pipeline.
struct Step {
    /// Arguments of cargo. A step that starts with [`OWN`] is run by this program without a build.
    args: &'static str,
    /// Environment variables besides those that every step gets.
    env: &'static [(&'static str, &'static str)],
}

impl Step {
    const fn new(args: &'static str) -> Self {
        Self { args, env: &[] }
    }

    const fn with_env(args: &'static str, env: &'static [(&'static str, &'static str)]) -> Self {
        Self { args, env }
    }
}

const OWN: &str = "xtask ";

/// Includes the tests that start a PostgreSQL server.
const SLOW: &[(&str, &str)] = &[("SLOW", "1")];
/// Includes, besides, the long form of batteries and fuzzing.
const NIGHTLY: &[(&str, &str)] = &[("SLOW", "1"), ("NIGHTLY", "1")];
/// A broken link or an unclosed tag in the documentation is an error.
const STRICT_DOC: &[(&str, &str)] = &[("RUSTDOCFLAGS", "-D warnings")];

/// How everything is built: incremental data and debug information only help a second build and a debugger.
const BUILD: [(&str, &str); 2] = [("CARGO_INCREMENTAL", "0"), ("CARGO_PROFILE_DEV_DEBUG", "false")];

/// Steps that run one after the other.
type Lane = &'static [Step];
/// Lanes that run at the same time.
type Stage = &'static [Lane];

/// The stages of `cargo xtask ci`, cheap ones first so that a slip shows early.
///
/// Every test command has `--workspace` and picks test files by name: cargo unites the features of the
/// packages it is given, so another choice of packages would build dependencies a second time. The
/// program under test is the one that the build of the tests leaves in `target/debug`.
const CI: &[Stage] = &[
    &[&[Step::new("fmt --all --check")]],
    &[
        &[
            Step::new("clippy --workspace --all-targets --locked -- -D warnings"),
            Step::with_env("doc --workspace --no-deps --locked", STRICT_DOC),
        ],
        &[Step::new("xtask needs")],
    ],
    &[&[Step::new("test --workspace --locked --no-run")]],
    &[
        &[
            Step::with_env(LIBRARY_TESTS, SLOW),
            Step::with_env("test --workspace --locked --doc", SLOW),
        ],
        &[
            Step::new("test --workspace --locked --test schema --test script"),
            Step::new("xtask winnable --quick"),
        ],
    ],
    // Measurements run without a neighbour.
    &[&[
        Step::new("test --workspace --locked --test journeys -- motion::"),
        Step::new("test --workspace --locked --test abuse -- crowd::"),
    ]],
    &[
        &[Step::new("test --workspace --locked --test journeys -- --skip motion::")],
        &[Step::new(PROCESS_TESTS)],
        &[Step::new("test --workspace --locked --test pages")],
    ],
    // It leaves another program in target/debug, so it comes last.
    &[&[Step::new("xtask new-game --check")]],
];

/// The tests of the libraries and of the command line.
const LIBRARY_TESTS: &str = "test --workspace --locked --lib --bins --test attack --test battery \
    --test boards --test cases --test minimal --test program --test rules --test state \
    --test sticks --test strength --test table --test tables --test tidy --test twins";

/// The tests that drive the program as a process, without a browser and without measuring.
const PROCESS_TESTS: &str = "test --workspace --locked --test abuse --test clocks --test crash \
    --test disk --test durable --test faults --test log --test machines --test route \
    --test secrets --test sleep --test together --test transfer -- --skip crowd::";

/// The stages of `cargo xtask nightly`. Each is the long form of something that CI checks briefly.
const NIGHTLY_STAGES: &[Stage] = &[&[&[
    Step::new("xtask needs"),
    Step::new("xtask deny"),
    Step::with_env("test --workspace --exclude e2e --locked", NIGHTLY),
    Step::new("build --release --locked --package clew --package lab"),
    Step::new("run --release --locked --package lab -- bench --quick"),
    Step::with_env("test --workspace --locked --test abuse -- crowd::", NIGHTLY),
    Step::with_env("test --workspace --locked --test crash", NIGHTLY),
    Step::new("xtask torture --minutes 10"),
    Step::new("xtask upgrade"),
    Step::new("xtask pictures"),
]]];

/// Runs everything that is checked before a change lands, and stops at the first step that fails.
///
/// # Errors
/// If a command cannot be started.
pub fn run(root: &Path) -> anyhow::Result<Verdict> {
    if let Err(line) = needs::prepare(root) {
        eprintln!("ci: {line}");
        return Ok(Verdict::Misused);
    }
    run_stages("ci", CI, root, "debug/clew")
}

/// Runs the long forms of the checks.
///
/// # Errors
/// If a command cannot be started.
pub fn nightly(root: &Path) -> anyhow::Result<Verdict> {
    run_stages("nightly", NIGHTLY_STAGES, root, "release/clew")
}

/// `program` is the program under test, as a path in the folder cargo builds into.
fn run_stages(name: &str, stages: &[Stage], root: &Path, program: &str) -> anyhow::Result<Verdict> {
    let (own, target) = (env::current_exe()?, shell::target(root));
    follow(name, stages, &target.join("ci-logs"), |step| {
        let mut command = match step.args.strip_prefix(OWN) {
            Some(args) => own_command(&own, args),
            None => cargo_command(root, step),
        };
        command.env("CLEW_BIN", target.join(program));
        command
    })
}

/// Runs the stages. The output of steps in parallel lanes is kept in `folder` until they end.
fn follow(
    name: &str,
    stages: &[Stage],
    folder: &Path,
    command: impl Fn(&Step) -> Command,
) -> anyhow::Result<Verdict> {
    let since = Since::now();
    let total = steps(stages).count();
    let mut number = 0;
    for stage in stages {
        let mut job = |step: &Step| {
            number += 1;
            let command = command(step);
            Job { name: typed(step, &command), number: format!("{number} of {total}"), command }
        };
        let jobs = stage.iter().map(|lane| lane.iter().map(&mut job).collect()).collect();
        if let Some(failed) = lanes::run(jobs, folder)? {
            eprintln!("{name}: `{}` failed ({})", failed.name, shell::ending(failed.status));
            return Ok(Verdict::Bad);
        }
    }
    eprintln!("{name}: all {total} steps passed in {}", since.passed());
    Ok(Verdict::Good)
}

fn steps(stages: &[Stage]) -> impl Iterator<Item = &Step> {
    stages.iter().flat_map(|stage| stage.iter()).flat_map(|lane| lane.iter())
}

fn own_command(program: &Path, args: &str) -> Command {
    let mut command = Command::new(program);
    command.args(args.split_whitespace()).envs(BUILD);
    command
}

fn cargo_command(root: &Path, step: &Step) -> Command {
    let mut command = shell::cargo(root);
    // `UPDATE` makes tests rewrite what they expect: they would pass whatever happens.
    command.args(step.args.split_whitespace()).env_remove("UPDATE");
    command.envs(BUILD).envs(step.env.iter().copied());
    command
}

fn typed(step: &Step, command: &Command) -> String {
    if step.args.starts_with(OWN) {
        return format!("cargo {}", step.args);
    }
    let env: String = step.env.iter().map(|(key, value)| format!("{key}={value} ")).collect();
    env + &shell::typed(command)
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;
    use std::fs;

    use super::*;

    fn sh(step: &Step) -> Command {
        let mut command = Command::new("sh");
        command.args(["-c", step.args]).envs(step.env.iter().copied());
        command
    }

    #[test]
    fn the_first_failing_step_ends_the_run() {
        const FINE: Step = Step::with_env("test $PATIENCE = 2", &[("PATIENCE", "2")]);
        const FAILS: Step = Step::new("exit 7");
        const LATE: Step = Step::new("exit 0");
        let started = Cell::new(0);
        let counted = |step: &Step| {
            started.set(started.get() + 1);
            sh(step)
        };
        let stages: &[Stage] = &[&[&[FINE]], &[&[FAILS]], &[&[LATE]]];
        let nowhere = Path::new("/nowhere");
        assert_eq!(follow("ci", stages, nowhere, counted).expect("sh starts"), Verdict::Bad);
        assert_eq!(started.get(), 2);
    }

    #[test]
    fn steps_that_all_pass_are_good() {
        const FINE: Step = Step::new("exit 0");
        let stages: &[Stage] = &[&[&[FINE]]];
        let verdict = follow("ci", stages, Path::new("/nowhere"), sh).expect("sh starts");
        assert_eq!(verdict, Verdict::Good);
    }

    #[test]
    fn a_step_reads_as_it_is_typed() {
        let step = &Step::with_env("test --locked", SLOW);
        let line = typed(step, &cargo_command(Path::new("."), step));
        assert_eq!(line, "SLOW=1 cargo test --locked");
        let step = &Step::new("xtask needs");
        assert_eq!(typed(step, &own_command(Path::new("here"), "needs")), "cargo xtask needs");
    }

    #[test]
    fn every_test_file_is_run() {
        let words: Vec<&str> = steps(CI).flat_map(|step| step.args.split_whitespace()).collect();
        let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("../crates");
        let crates = fs::read_dir(crates).expect("there are crates");
        let folders = crates.map(|entry| entry.expect("it can be read").path().join("tests"));
        for entry in folders.filter_map(|folder| fs::read_dir(folder).ok()).flatten() {
            let path = entry.expect("it can be read").path();
            let is_test = path.join("main.rs").is_file()
                || path.extension().is_some_and(|ending| ending == "rs");
            let name = path.file_stem().and_then(|name| name.to_str()).expect("a plain name");
            let is_run = words.windows(2).any(|two| two == ["--test", name]);
            assert!(is_run || !is_test, "no step of CI runs {}", path.display());
        }
    }

    #[test]
    fn the_long_forms_run_at_night_alone() {
        let is_long = |step: &Step| step.env.iter().any(|(key, _)| *key == "NIGHTLY");
        assert!(!steps(CI).any(is_long));
        assert!(steps(NIGHTLY_STAGES).any(is_long));
    }
}

//! The one test command: `cargo xtask ci`.

use std::{env, path::Path, process::Command};

use crate::clock::Since;
use crate::lanes::{self, Job};
use crate::{Verdict, needs, shell};

/// A step: arguments of cargo, and what is set in its environment. After [`OURS`] those of our own.
struct Step {
    args: &'static str,
    env: &'static [(&'static str, &'static str)],
}

/// What is begun by this program itself, and not built anew.
const OURS: &str = "xtask ";

/// All tests in their long form,
const SLOW: &[(&str, &str)] = &[("SLOW", "1")];
/// and all but the batteries.
const MOST: &[(&str, &str)] = &[("SLOW", "1"), ("BATTERY", "quick")];

/// Steps that come one after the other.
type Lane = &'static [Step];

/// One part after the other, in the order of their cost, so that a slip is told early. The lanes of a
/// part go side by side: while one builds or computes, the other mostly waits.
const PARTS: &[&[Lane]] = &[
    &[&[Step { args: "fmt --all --check", env: &[] }]],
    &[
        &[
            // While others build, most of it is waiting.
            Step { args: "xtask needs", env: &[] },
            Step { args: "clippy --workspace --all-targets --locked -- -D warnings", env: &[] },
            Step { args: "test --workspace --exclude e2e --locked", env: MOST },
            Step { args: "test --locked --package e2e --no-run", env: &[] },
        ],
        &[
            Step { args: "build --release --locked --package clew --package lab", env: &[] },
            // Each of them keeps one core busy for long.
            Step { args: "test --workspace --exclude e2e --locked --test battery", env: SLOW },
            // Most of it is waiting, too.
            Step { args: "test --locked --package e2e --test script", env: &[] },
        ],
    ],
    // What measures is alone.
    &[&[
        Step { args: "run --release --locked --package lab -- bench --quick", env: &[] },
        Step { args: "test --locked --package e2e --test journeys -- motion::", env: &[] },
        Step { args: "test --locked --package e2e --test abuse -- crowd::", env: &[] },
    ]],
    // They take the release that was built before.
    &[
        &[Step {
            args: "test --locked --package e2e --test journeys -- --skip motion::",
            env: &[],
        }],
        &[Step { args: E2E, env: &[] }, Step { args: "xtask winnable --quick", env: &[] }],
        &[
            Step { args: "test --locked --package e2e --test schema", env: &[] },
            Step { args: "test --locked --package e2e --test pages", env: &[] },
        ],
    ],
];

/// What drives the real program and is neither in browsers nor alone.
const E2E: &str = "test --locked --package e2e --lib --test abuse --test clocks --test crash \
    --test disk --test durable --test faults --test log --test machines --test route \
    --test secrets --test ship --test sleep --test together -- --skip crowd::";

/// Installs what is missing, runs the parts and stops at the first step that fails.
///
/// What a step writes passes through as it is where it has no other beside it; else it is kept and
/// handed on when the step is done. Our own lines go to standard error.
pub fn run(root: &Path) -> anyhow::Result<Verdict> {
    if let Err(line) = needs::prepare(root) {
        eprintln!("ci: {line}");
        return Ok(Verdict::Misused);
    }
    let own = env::current_exe()?;
    follow(PARTS, &root.join("target/ci"), |step| match step.args.strip_prefix(OURS) {
        Some(args) => ours(&own, args),
        None => command(root, step),
    })
}

/// Runs the command of each step; what those in lanes write is kept in this folder meanwhile.
fn follow(
    parts: &[&[Lane]],
    folder: &Path,
    command: impl Fn(&Step) -> Command,
) -> anyhow::Result<Verdict> {
    let since = Since::now();
    let total = parts.iter().flat_map(|part| part.iter()).map(|lane| lane.len()).sum::<usize>();
    let mut number = 0;
    for part in parts {
        let mut job = |step: &Step| {
            number += 1;
            let command = command(step);
            Job { name: typed(step, &command), number: format!("{number} of {total}"), command }
        };
        let jobs = part.iter().map(|lane| lane.iter().map(&mut job).collect()).collect();
        if let Some(failed) = lanes::run(jobs, folder)? {
            eprintln!("ci: `{}` failed ({})", failed.name, shell::ending(failed.status));
            return Ok(Verdict::Bad);
        }
    }
    eprintln!("ci: all {total} steps passed in {}", since.passed());
    Ok(Verdict::Good)
}

fn ours(program: &Path, args: &str) -> Command {
    let mut command = Command::new(program);
    command.args(args.split_whitespace());
    command
}

fn command(root: &Path, step: &Step) -> Command {
    let mut command = shell::cargo(root);
    // Tests that rewrite what they expect would pass whatever happens. What is built once needs no
    // notes on how to build it again, nor for who looks into it with a debugger.
    command.args(step.args.split_whitespace()).env_remove("UPDATE");
    command.env("CARGO_INCREMENTAL", "0").env("CARGO_PROFILE_DEV_DEBUG", "false");
    command.envs(step.env.iter().copied());
    command
}

fn typed(step: &Step, command: &Command) -> String {
    if step.args.starts_with(OURS) {
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
        const FINE: Step = Step { args: "test $PATIENCE = 2", env: &[("PATIENCE", "2")] };
        const FAILS: Step = Step { args: "exit 7", env: &[] };
        const LATE: Step = Step { args: "exit 0", env: &[] };
        let started = Cell::new(0);
        let counted = |step: &Step| {
            started.set(started.get() + 1);
            sh(step)
        };
        let parts: &[&[Lane]] = &[&[&[FINE]], &[&[FAILS]], &[&[LATE]]];
        let nowhere = Path::new("/nowhere");
        assert_eq!(follow(parts, nowhere, counted).expect("sh starts"), Verdict::Bad);
        assert_eq!(started.get(), 2);
    }

    #[test]
    fn steps_that_all_pass_are_good() {
        const FINE: Step = Step { args: "exit 0", env: &[] };
        let parts: &[&[Lane]] = &[&[&[FINE]]];
        assert_eq!(follow(parts, Path::new("/nowhere"), sh).expect("sh starts"), Verdict::Good);
    }

    #[test]
    fn a_step_reads_as_it_is_typed() {
        let step = &PARTS[1][0][2];
        let typed = typed(step, &command(Path::new("."), step));
        let expected = "SLOW=1 BATTERY=quick cargo test --workspace --exclude e2e --locked";
        assert_eq!(typed, expected);
        let step = &PARTS[1][0][0];
        assert_eq!(super::typed(step, &ours(Path::new("here"), "needs")), "cargo xtask needs");
    }

    #[test]
    fn everything_that_drives_the_program_is_run() {
        let steps = PARTS.iter().flat_map(|part| part.iter()).flat_map(|lane| lane.iter());
        let words: Vec<&str> = steps.flat_map(|step| step.args.split_whitespace()).collect();
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../crates/e2e/tests");
        for entry in fs::read_dir(folder).expect("e2e has tests") {
            let path = entry.expect("it can be read").path();
            let name = path.file_stem().and_then(|name| name.to_str()).expect("a plain name");
            assert!(words.windows(2).any(|two| two == ["--test", name]), "no step runs {name}");
        }
    }

    #[test]
    fn every_battery_is_run_in_its_long_form() {
        let steps = PARTS.iter().flat_map(|part| part.iter()).flat_map(|lane| lane.iter());
        let is_it =
            |step: &&Step| step.args.ends_with("--workspace --exclude e2e --locked --test battery");
        let long: Vec<&Step> = steps.filter(is_it).collect();
        assert_eq!(long.iter().map(|step| step.env).collect::<Vec<_>>(), [SLOW]);
    }
}

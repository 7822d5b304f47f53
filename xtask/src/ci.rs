//! The one test command: `cargo xtask ci`.

use std::{path::Path, process::Command};

use crate::{Verdict, needs, shell};

/// A step: arguments of cargo, and what is set in its environment.
struct Step {
    args: &'static str,
    env: &'static [(&'static str, &'static str)],
}

/// In the order of their cost, so that a slip is told early.
const STEPS: &[Step] = &[
    Step { args: "fmt --all --check", env: &[] },
    Step { args: "clippy --workspace --all-targets --locked -- -D warnings", env: &[] },
    Step { args: "test --workspace --exclude e2e --locked", env: &[("SLOW", "1")] },
    Step { args: "run --release --locked --package clew -- bench --quick", env: &[] },
    Step { args: "run --release --locked --package clew -- bench --draw --quick", env: &[] },
    // It takes the release that the step before has built.
    Step { args: "test --locked --package e2e", env: &[] },
    Step { args: "run --release --locked --package xtask -- winnable --quick", env: &[] },
];

/// Installs what is missing, then runs the steps and stops at the first that fails.
///
/// What the steps write passes through as it is; our own lines go to standard error.
pub fn run(root: &Path) -> anyhow::Result<Verdict> {
    if let Err(line) = needs::provide(root) {
        eprintln!("ci: {line}");
        return Ok(Verdict::Misused);
    }
    follow(STEPS, |step| command(root, step))
}

/// Runs the command of each step in turn.
fn follow(steps: &[Step], command: impl Fn(&Step) -> Command) -> anyhow::Result<Verdict> {
    for (number, step) in (1..).zip(steps) {
        let mut command = command(step);
        let typed = typed(step, &command);
        eprintln!("ci: {number} of {}: {typed}", steps.len());
        let status = shell::run(&mut command)?;
        if !status.success() {
            eprintln!("ci: `{typed}` failed ({})", shell::ending(status));
            return Ok(Verdict::Bad);
        }
    }
    eprintln!("ci: all {} steps passed", steps.len());
    Ok(Verdict::Good)
}

fn command(root: &Path, step: &Step) -> Command {
    let mut command = shell::cargo(root);
    // Tests that rewrite what they expect would pass whatever happens. What is built once needs no
    // notes on how to build it again, nor for who looks into it with a debugger.
    command.args(step.args.split(' ')).env_remove("UPDATE");
    command.env("CARGO_INCREMENTAL", "0").env("CARGO_PROFILE_DEV_DEBUG", "false");
    command.envs(step.env.iter().copied());
    command
}

fn typed(step: &Step, command: &Command) -> String {
    let env: String = step.env.iter().map(|(key, value)| format!("{key}={value} ")).collect();
    env + &shell::typed(command)
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;

    fn sh(step: &Step) -> Command {
        let mut command = Command::new("sh");
        command.args(["-c", step.args]).envs(step.env.iter().copied());
        command
    }

    #[test]
    fn the_first_failing_step_ends_the_run() {
        let fine = Step { args: "test $PATIENCE = 2", env: &[("PATIENCE", "2")] };
        let fails = Step { args: "exit 7", env: &[] };
        let late = Step { args: "exit 0", env: &[] };
        let started = Cell::new(0);
        let counted = |step: &Step| {
            started.set(started.get() + 1);
            sh(step)
        };
        assert_eq!(follow(&[fine, fails, late], counted).expect("sh starts"), Verdict::Bad);
        assert_eq!(started.get(), 2);
    }

    #[test]
    fn steps_that_all_pass_are_good() {
        let fine = Step { args: "exit 0", env: &[] };
        assert_eq!(follow(&[fine], sh).expect("sh starts"), Verdict::Good);
    }

    #[test]
    fn a_step_reads_as_it_is_typed() {
        let step = &STEPS[2];
        let typed = typed(step, &command(Path::new("."), step));
        assert_eq!(typed, "SLOW=1 cargo test --workspace --exclude e2e --locked");
    }
}

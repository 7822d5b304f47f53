//! Runs other programs.

use std::{
    env,
    ffi::OsStr,
    path::{Path, PathBuf},
    process::{Command, ExitStatus, Stdio},
};

use anyhow::{Context, bail};

/// A command for the cargo that runs us, or else the one in PATH, to be started in this folder.
pub(crate) fn cargo(folder: &Path) -> Command {
    let program = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(program);
    command.current_dir(folder);
    // What it says about us is not meant for what it builds: some crates are built again when one
    // of these changes.
    let is_ours = |name: &OsStr| name.to_str().is_some_and(is_about_us);
    env::vars_os().filter(|(name, _)| is_ours(name)).for_each(|(name, _)| {
        command.env_remove(name);
    });
    command
}

/// The folder cargo builds into.
pub(crate) fn target(root: &Path) -> PathBuf {
    env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), |named| root.join(named))
}

/// Whether cargo sets this variable to describe the package it runs.
fn is_about_us(name: &str) -> bool {
    ["CARGO_PKG_", "CARGO_MANIFEST_"].iter().any(|front| name.starts_with(front))
}

/// The command line as a person would type it, with the bare name of the program.
pub(crate) fn typed(command: &Command) -> String {
    let program = Path::new(command.get_program());
    let name = program.file_name().unwrap_or(program.as_os_str());
    let words: Vec<_> =
        std::iter::once(name).chain(command.get_args()).map(OsStr::to_string_lossy).collect();
    words.join(" ")
}

/// Runs the command with our standard input and output.
pub(crate) fn run(command: &mut Command) -> anyhow::Result<ExitStatus> {
    let typed = typed(command);
    command.status().with_context(|| format!("`{typed}` did not start"))
}

/// The exit status in words.
pub(crate) fn ending(status: ExitStatus) -> String {
    status.code().map_or_else(|| status.to_string(), |code| format!("exit code {code}"))
}

/// Returns the standard output. An error contains the standard error.
pub(crate) fn output(command: &mut Command) -> anyhow::Result<String> {
    let typed = typed(command);
    let output = command.output().with_context(|| format!("`{typed}` did not start"))?;
    if !output.status.success() {
        let said = String::from_utf8_lossy(&output.stderr);
        bail!("`{typed}` failed ({}): {}", ending(output.status), said.trim());
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Whether the command starts and succeeds. Its output is discarded.
pub(crate) fn works(command: &mut Command) -> bool {
    command
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cargo_does_not_hear_about_us() {
        // Cargo tells us the first of these whenever it runs a test.
        assert!(env::var_os("CARGO_MANIFEST_DIR").is_some());
        let command = cargo(Path::new("."));
        let removed = |name: &str| command.get_envs().any(|(of, to)| of == name && to.is_none());
        assert!(removed("CARGO_MANIFEST_DIR") && removed("CARGO_PKG_NAME"));
        assert!(!removed("PATH") && !is_about_us("CARGO_TARGET_DIR"));
    }

    #[test]
    fn a_command_reads_as_it_is_typed() {
        let mut command = Command::new("/usr/bin/cargo");
        command.args(["test", "--locked"]);
        assert_eq!(typed(&command), "cargo test --locked");
    }

    #[test]
    fn a_failure_tells_what_the_program_said() {
        let mut command = Command::new("sh");
        command.args(["-c", "echo lost >&2; exit 3"]);
        let error = output(&mut command).expect_err("it fails").to_string();
        assert!(error.contains("exit code 3") && error.ends_with("lost"), "{error}");
    }

    #[test]
    fn a_program_that_is_not_there_does_not_work() {
        assert!(works(&mut Command::new("true")));
        assert!(!works(&mut Command::new("false")));
        assert!(!works(&mut Command::new("no-such-program-anywhere")));
    }
}

//! Runs commands in parallel lanes.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;
use std::process::{Command, ExitStatus};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

use anyhow::Context;

use crate::clock::Since;
use crate::shell;

/// A command to run.
#[derive(Debug)]
pub(crate) struct Job {
    /// The command line, as a person would type it.
    pub name: String,
    /// Its number, such as `2 of 9`.
    pub number: String,
    /// The process to start.
    pub command: Command,
}

/// A command that failed.
#[derive(Debug)]
pub(crate) struct Failed {
    /// The command line, as a person would type it.
    pub name: String,
    /// Its exit status.
    pub status: ExitStatus,
}

/// Runs the commands of each lane one after the other and returns the first that fails. After a
/// failure no further command starts; running commands finish.
///
/// The output of a single lane is not touched. With several lanes, the output of each command is
/// collected in `folder` and written in one piece when the command ends; that of a failed one last.
pub(crate) fn run(mut lanes: Vec<Vec<Job>>, folder: &Path) -> anyhow::Result<Option<Failed>> {
    if let [lane] = &mut lanes[..] {
        return alone(lane);
    }
    side_by_side(lanes, folder, &mut io::stdout())
}

fn alone(lane: &mut [Job]) -> anyhow::Result<Option<Failed>> {
    for Job { name, number, command } in lane {
        eprintln!("ci: {number}: {name}");
        let since = Since::now();
        let status = shell::run(command)?;
        if !status.success() {
            return Ok(Some(Failed { name: name.clone(), status }));
        }
        eprintln!("ci: {number} passed in {}: {name}", since.passed());
    }
    Ok(None)
}

fn side_by_side(
    lanes: Vec<Vec<Job>>,
    folder: &Path,
    out: &mut (impl Write + Send),
) -> anyhow::Result<Option<Failed>> {
    fs::create_dir_all(folder).with_context(|| format!("no folder {}", folder.display()))?;
    let (out, failed) = (Mutex::new(out), AtomicBool::new(false));
    let ends: anyhow::Result<Vec<_>> = thread::scope(|scope| {
        let (out, failed) = (&out, &failed);
        let lanes: Vec<_> = (1..)
            .zip(lanes)
            .map(|(nth, lane)| {
                let file = folder.join(format!("{nth}.log"));
                scope.spawn(move || follow(lane, &file, failed, out))
            })
            .collect();
        let end = |lane: thread::ScopedJoinHandle<'_, _>| lane.join().expect("a lane ends");
        lanes.into_iter().map(end).collect()
    });
    let Some((failed, said)) = ends?.into_iter().flatten().next() else { return Ok(None) };
    hand_on(&out, &said)?;
    Ok(Some(failed))
}

/// Runs one lane; returns the failed command and its output.
fn follow(
    lane: Vec<Job>,
    file: &Path,
    failed: &AtomicBool,
    out: &Mutex<&mut (impl Write + Send)>,
) -> anyhow::Result<Option<(Failed, Vec<u8>)>> {
    for Job { name, number, mut command } in lane {
        if failed.load(Ordering::SeqCst) {
            eprintln!("ci: {number}: not begun: {name}");
            continue;
        }
        eprintln!("ci: {number} begins: {name}");
        let since = Since::now();
        let status = shell::run(into_file(&mut command, file)?);
        let is_good = status.as_ref().is_ok_and(ExitStatus::success);
        failed.fetch_or(!is_good, Ordering::SeqCst);
        let (status, said) = (status?, fs::read(file)?);
        if !is_good {
            eprintln!("ci: {number} failed; what it wrote comes when the others are done");
            return Ok(Some((Failed { name, status }, said)));
        }
        hand_on(out, &said)?;
        eprintln!("ci: {number} passed in {}: {name}", since.passed());
    }
    Ok(None)
}

/// Sends standard output and standard error into one file, in order.
fn into_file<'c>(command: &'c mut Command, file: &Path) -> anyhow::Result<&'c mut Command> {
    let made = File::create(file).with_context(|| format!("no file {}", file.display()))?;
    Ok(command.stdout(made.try_clone()?).stderr(made))
}

fn hand_on(out: &Mutex<&mut (impl Write + Send)>, said: &[u8]) -> io::Result<()> {
    let mut out = out.lock().unwrap_or_else(PoisonError::into_inner);
    out.write_all(said)?;
    out.flush()
}

#[cfg(test)]
mod tests {
    use std::env;
    use std::path::PathBuf;

    use super::*;

    fn job(line: &str) -> Job {
        let mut command = Command::new("sh");
        command.args(["-c", line]);
        Job { name: line.to_owned(), number: "1 of 1".to_owned(), command }
    }

    /// A new empty folder.
    fn folder(name: &str) -> PathBuf {
        let folder = env::temp_dir().join(format!("clew-lanes-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).expect("there is room");
        folder
    }

    #[test]
    fn lanes_go_side_by_side_and_their_words_are_not_mixed() {
        let folder = folder("words");
        let [here, there] = ["here", "there"].map(|name| folder.join(name));
        let (here, there) = (here.display(), there.display());
        // Neither comes to its end without the other.
        let wait = |own, other| {
            format!("echo a >&2; touch {own}; until test -e {other}; do :; done; echo b")
        };
        let lanes = vec![
            vec![job(&wait(format!("{here}"), format!("{there}"))), job("echo c")],
            vec![job(&wait(format!("{there}"), format!("{here}")))],
        ];
        let mut out = Vec::new();
        assert!(side_by_side(lanes, &folder, &mut out).expect("sh starts").is_none());
        let out = String::from_utf8(out).expect("a text");
        assert_eq!(out.matches("a\nb\n").count(), 2, "{out:?}");
        assert!(out.matches("c\n").count() == 1 && out.len() == "a b a b c ".len(), "{out:?}");
        fs::remove_dir_all(folder).expect("it is ours");
    }

    #[test]
    fn what_fails_is_named_and_its_words_come_last() {
        let folder = folder("fails");
        let lanes = vec![vec![job("echo lost; exit 7"), job("echo late")], vec![job("echo fine")]];
        let mut out = Vec::new();
        let failed = side_by_side(lanes, &folder, &mut out).expect("sh starts").expect("it fails");
        assert_eq!((failed.name.as_str(), failed.status.code()), ("echo lost; exit 7", Some(7)));
        let out = String::from_utf8(out).expect("a text");
        assert!(out.ends_with("lost\n") && !out.contains("late"), "{out:?}");
        fs::remove_dir_all(folder).expect("it is ours");
    }
}

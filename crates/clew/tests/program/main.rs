//! Runs the real program and checks its output and exit code.

mod api;
mod case;
mod pictures;
mod python;
mod records;
mod report;
mod rows;
mod rules;
mod serving;
mod sim;
mod swapped;
mod tampered;
mod tiles;
mod wrong_use;

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::{env, fs};

use tempfile::TempDir;

/// The result of a run.
struct Run {
    code: Option<i32>,
    out: String,
    err: String,
}

impl Run {
    fn lines(&self) -> Vec<&str> {
        self.out.lines().collect()
    }
}

fn clew<A: AsRef<OsStr>>(args: impl IntoIterator<Item = A>) -> Run {
    clew_with(args, &[])
}

fn clew_with<A: AsRef<OsStr>>(args: impl IntoIterator<Item = A>, env: &[(&str, &str)]) -> Run {
    let done = Command::new(env!("CARGO_BIN_EXE_clew"))
        .args(args)
        .env_remove("UPDATE")
        .envs(env.iter().copied())
        .stdin(Stdio::null())
        .output()
        .expect("the program starts");
    Run {
        code: done.status.code(),
        out: String::from_utf8(done.stdout).expect("text on stdout"),
        err: String::from_utf8(done.stderr).expect("text on stderr"),
    }
}

/// A temporary folder, removed after the test.
struct Scratch(TempDir);

impl Scratch {
    fn new(name: &str) -> Self {
        let prefix = format!("clew-program-{name}-");
        Self(TempDir::with_prefix(prefix).expect("a temporary folder"))
    }

    fn path(&self, file: &str) -> PathBuf {
        self.0.path().join(file)
    }

    fn write(&self, file: &str, text: impl AsRef<[u8]>) -> PathBuf {
        let path = self.path(file);
        let folder = path.parent().expect("it is in the folder");
        fs::create_dir_all(folder).expect("a temporary folder");
        fs::write(&path, text).expect("a temporary file");
        path
    }
}

fn cases() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../magic-labyrinth/cases")
}

/// The help names every command, the program has none of the options of `clew-lab`, and no option is
/// hidden.
#[test]
fn the_help_names_everything() {
    let run = clew(["help"]);
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    let commands =
        ["serve", "case", "rules", "sim", "replay", "verify", "tiles", "export", "import"];
    for command in commands {
        assert!(run.out.contains(&format!("\n  {command} ")), "{command}: {}", run.out);
    }
    for laboratory in ["bench", "load", "record", "twin"] {
        let run = clew([laboratory]);
        assert_eq!(run.code, Some(2), "{laboratory}: {}", run.out);
    }
    for switch in ["--fail-append", "--clock-off", "--unsafe-sync", "--log-canary"] {
        let run = clew(["serve", switch, "1"]);
        assert_eq!(run.code, Some(2), "{switch}: {}", run.out);
        assert!(run.err.contains("unexpected argument"), "{switch}: {}", run.err);
    }
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut folders = vec![sources];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("the source is there") {
            let path = entry.expect("it can be read").path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let text = fs::read_to_string(&path).expect("source is text");
            assert!(!text.contains("hide = true"), "{} hides an option", path.display());
        }
    }
}

#[test]
fn the_version_is_printed() {
    let run = clew(["--version"]);
    assert_eq!(run.out, format!("clew {}\n", env!("CARGO_PKG_VERSION")));
    assert_eq!(run.code, Some(0));
}

#[test]
fn a_closed_pipe_is_no_error() {
    for args in [&["rules", "magic-labyrinth"][..], &["help", "sim"], &["help"]] {
        let mut child = Command::new(env!("CARGO_BIN_EXE_clew"))
            .args(args)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        drop(child.stdout.take());
        let done = child.wait_with_output().expect("the program ends");
        assert_eq!(done.status.code(), Some(0), "{args:?}");
        assert!(done.stderr.is_empty(), "{}", String::from_utf8_lossy(&done.stderr));
    }
}

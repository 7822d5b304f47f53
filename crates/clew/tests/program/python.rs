//! Runs Python: the independent verifier, and an XML parser.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use super::Run;

fn python<A: AsRef<OsStr>>(args: impl IntoIterator<Item = A>) -> Output {
    Command::new("python3")
        .args(args)
        .env("PYTHONDONTWRITEBYTECODE", "1")
        .stdin(Stdio::null())
        .output()
        .unwrap_or_else(|error| panic!("python3 is needed for this test: {error}"))
}

/// Runs docs/verify.py.
pub(crate) fn verify(files: &[PathBuf]) -> Run {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/verify.py");
    let files = files.iter().map(PathBuf::as_path);
    run(&python([script.as_path()].into_iter().chain(files)))
}

/// Checks that a file is well-formed XML.
pub(crate) fn read_xml(file: &Path) -> Run {
    let script = "import sys, xml.dom.minidom; xml.dom.minidom.parse(sys.argv[1])";
    run(&python([OsStr::new("-c"), OsStr::new(script), file.as_os_str()]))
}

fn run(done: &Output) -> Run {
    Run {
        code: done.status.code(),
        out: String::from_utf8(done.stdout.clone()).expect("text on stdout"),
        err: String::from_utf8(done.stderr.clone()).expect("text on stderr"),
    }
}

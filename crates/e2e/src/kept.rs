//! Keeps the files of a failed test in `target/e2e/TEST/`.

use std::path::{Path, PathBuf};
use std::{fs, thread};

use crate::target;

/// The folder for the test of this thread.
pub(crate) fn kept_in() -> PathBuf {
    let thread = thread::current();
    let test = thread.name().unwrap_or("test").replace("::", "-");
    let folder = target().join("e2e").join(test);
    // If it cannot be made, nothing can be kept, and whoever writes notices.
    let _ = fs::create_dir_all(&folder);
    folder
}

/// Copies the files of a server's folder.
pub(crate) fn keep(folder: &Path) {
    let (to, entries) = (kept_in(), fs::read_dir(folder));
    for entry in entries.into_iter().flatten().flatten() {
        // What is not a file is not copied, and not missed.
        let _ = fs::copy(entry.path(), to.join(entry.file_name()));
    }
    eprintln!("its tables are kept in {}", to.display());
}

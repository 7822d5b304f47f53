//! Temporary folders, and the folder in which the files of a failed test are kept.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::{env, fs, process, thread};

use crate::target;

/// A temporary folder, removed on drop.
#[derive(Debug)]
pub struct Folder(PathBuf);

impl Folder {
    /// Creates a new empty folder.
    pub fn new() -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let nth = COUNT.fetch_add(1, Ordering::Relaxed);
        let path = env::temp_dir().join(format!("clew-e2e-{}-{nth}", process::id()));
        // Left over from a killed process with the same id.
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).expect("a temporary folder can be made");
        Self(path)
    }

    /// The path.
    pub fn path(&self) -> &Path {
        &self.0
    }

    /// Writes a file into the folder and returns its path.
    pub fn write(&self, name: &str, text: &str) -> PathBuf {
        let path = self.0.join(name);
        fs::write(&path, text).expect("a file can be written into a temporary folder");
        path
    }
}

impl Default for Folder {
    fn default() -> Self {
        Self::new()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // A folder that cannot be removed is left to the operating system.
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// The folder `target/e2e/TEST`, in which the files of the failed test of this thread are kept.
pub(crate) fn kept_in() -> PathBuf {
    let thread = thread::current();
    let test = thread.name().unwrap_or("test").replace("::", "-");
    let folder = target().join("e2e").join(test);
    // If it cannot be created, the later copies fail, too.
    let _ = fs::create_dir_all(&folder);
    folder
}

/// Copies the files of a server's folder there.
pub(crate) fn keep(folder: &Path) {
    let (to, entries) = (kept_in(), fs::read_dir(folder));
    for entry in entries.into_iter().flatten().flatten() {
        // Entries that are not files are not copied.
        let _ = fs::copy(entry.path(), to.join(entry.file_name()));
    }
    eprintln!("its tables are kept in {}", to.display());
}

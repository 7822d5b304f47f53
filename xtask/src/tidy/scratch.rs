//! A temporary folder for a test.

use std::{env, fs, path::PathBuf, process};

pub(super) struct Scratch(pub(super) PathBuf);

impl Scratch {
    /// Creates a folder with these files.
    pub(super) fn planted(name: &str, files: &[(&str, &str)]) -> Self {
        let root = env::temp_dir().join(format!("clew-tidy-{name}-{}", process::id()));
        for (path, text) in files {
            let path = root.join(path);
            fs::create_dir_all(path.parent().expect("it is below the root")).expect("a folder");
            fs::write(path, text).expect("a file");
        }
        Self(root)
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        // What is left in a folder for temporary files does no harm.
        let _ = fs::remove_dir_all(&self.0);
    }
}

//! A system clock that a test can set, by libfaketime.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

use crate::{Folder, Options};

/// The wall clock of one process, which can be set while it runs. The monotonic clock is not changed,
/// as on a real machine.
#[derive(Debug)]
pub struct FakeTime(Folder);

impl FakeTime {
    /// A clock that shows the real time.
    pub fn new() -> Self {
        let clock = Self(Folder::new());
        clock.set(0);
        clock
    }

    /// Sets the clock this many seconds ahead of the real time.
    pub fn set(&self, seconds: i64) {
        // Renaming is atomic, so nobody reads half a number.
        let whole = self.0.write("next", &format!("{seconds:+}\n"));
        fs::rename(whole, self.file()).expect("a file can be renamed in a temporary folder");
    }

    /// Options for a server with this clock.
    ///
    /// # Panics
    /// If libfaketime is not installed.
    pub fn options(&self, options: Options) -> Options {
        let mut file = OsString::from("FAKETIME_TIMESTAMP_FILE=");
        file.push(self.file());
        let mut library = OsString::from("LD_PRELOAD=");
        library.push(library_file());
        options.under([
            OsString::from("env"),
            library,
            file,
            "FAKETIME_NO_CACHE=1".into(),
            "FAKETIME_DONT_FAKE_MONOTONIC=1".into(),
            // Its name in older versions.
            "DONT_FAKE_MONOTONIC=1".into(),
        ])
    }

    fn file(&self) -> PathBuf {
        self.0.path().join("offset")
    }
}

impl Default for FakeTime {
    fn default() -> Self {
        Self::new()
    }
}

/// The path of the library. Debian's folder for it depends on the architecture.
fn library_file() -> PathBuf {
    let kinds = fs::read_dir("/usr/lib").expect("there are libraries").flatten();
    let paths = kinds.map(|kind| kind.path().join("faketime/libfaketimeMT.so.1"));
    let found = paths.into_iter().find(|path| Path::is_file(path));
    found.expect("libfaketime is installed: apt-get install faketime")
}

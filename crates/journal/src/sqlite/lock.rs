//! One process for a folder.

use std::fs::{File, TryLockError};
use std::io::{Read, Seek, Write};
use std::path::Path;
use std::process;

use super::OpenError;

const NAME: &str = "clew.lock";

/// A folder that is this process's alone, until this is dropped or the process dies: the system
/// gives the lock free whatever happens. The file itself stays and means nothing.
#[derive(Debug)]
pub(super) struct Lock(#[expect(dead_code, reason = "it is held, not used")] File);

impl Lock {
    pub(super) fn of(folder: &Path) -> Result<Self, OpenError> {
        let path = folder.join(NAME);
        let unavailable = |error: &dyn ToString| OpenError::Unavailable {
            path: path.clone(),
            why: error.to_string(),
        };
        let mut file = File::options()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(&path)
            .map_err(|error| unavailable(&error))?;
        match file.try_lock() {
            Ok(()) => {
                // For the message of whoever comes second; the lock holds without it.
                let _ = file.set_len(0).and_then(|()| writeln!(file, "{}", process::id()));
                Ok(Self(file))
            }
            Err(TryLockError::WouldBlock) => {
                Err(OpenError::InUse { folder: folder.to_owned(), holder: holder(&mut file) })
            }
            Err(TryLockError::Error(error)) => Err(unavailable(&error)),
        }
    }
}

fn holder(file: &mut File) -> String {
    let mut text = String::new();
    let read = file.rewind().and_then(|()| file.take(20).read_to_string(&mut text));
    match (read, text.trim().parse::<u32>()) {
        (Ok(_), Ok(process)) => format!(" (process {process})"),
        _ => String::new(),
    }
}

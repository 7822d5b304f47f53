//! Errors of SQLite: why a folder cannot be used, and what a failed statement means.

use std::path::PathBuf;

use rusqlite::{Error, ErrorCode, ffi};

use crate::{AppendError, Trouble};

/// The reason why a folder cannot be used, and what to do about it. Each message is one line.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OpenError {
    /// The folder or file cannot be created or read.
    #[error("{} cannot be used: {why}; choose another folder or make it writable", path.display())]
    Unavailable {
        /// The folder or file.
        path: PathBuf,
        /// The message of the operating system.
        why: String,
    },
    /// Another server uses the folder; two would not see each other's tables.
    #[error("another server uses {}{holder}; stop it or choose another folder", folder.display())]
    InUse {
        /// The folder.
        folder: PathBuf,
        /// ` (process 123)`, if that is known.
        holder: String,
    },
    /// The file is not a SQLite database.
    #[error("{} is no SQLite database; move it away or choose another folder", file.display())]
    NotADatabase {
        /// The file.
        file: PathBuf,
    },
    /// The database belongs to another program.
    #[error("{} belongs to another program; choose another folder", file.display())]
    Foreign {
        /// The file.
        file: PathBuf,
    },
    /// The file was written by a newer program.
    #[error(
        "{} has schema {found} and this program knows {known}; install a newer one", file.display()
    )]
    Newer {
        /// The file.
        file: PathBuf,
        /// The schema of the file.
        found: i64,
        /// The newest schema that this program knows.
        known: i64,
    },
    /// Not even the list of tables can be read.
    #[error("{} is damaged: {why}; restore it from a copy", file.display())]
    Damaged {
        /// The file.
        file: PathBuf,
        /// SQLite's message.
        why: String,
    },
    /// SQLite did not accept a setting without which acknowledged appends would not be durable.
    #[error(
        "SQLite keeps `{name}` at {found} where {wanted} is needed; choose a folder on a local disk"
    )]
    Setting {
        /// The name of the pragma.
        name: &'static str,
        /// The required value.
        wanted: String,
        /// The actual value.
        found: String,
    },
}

/// The reason why the store cannot be used.
pub(super) fn trouble(error: &Error) -> Trouble {
    if is_damage(error) {
        return Trouble::Damaged;
    }
    match error.sqlite_error_code() {
        Some(ErrorCode::DiskFull) => Trouble::Full,
        Some(ErrorCode::ReadOnly) => Trouble::ReadOnly,
        Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => Trouble::Busy,
        _ => Trouble::Other(error.to_string()),
    }
}

/// Whether the file does not contain what was written to it.
pub(super) fn is_damage(error: &Error) -> bool {
    match error {
        Error::SqliteFailure(failure, _) => {
            let code = failure.extended_code;
            let broken = [
                ErrorCode::DatabaseCorrupt,
                ErrorCode::NotADatabase,
                // Nothing is inserted twice, so a duplicate means that a row was changed.
                ErrorCode::ConstraintViolation,
            ];
            broken.contains(&failure.code)
                || code == ffi::SQLITE_IOERR_SHORT_READ
                || code == ffi::SQLITE_IOERR_CORRUPTFS
        }
        Error::FromSqlConversionFailure(..)
        | Error::IntegralValueOutOfRange(..)
        | Error::InvalidColumnType(..)
        | Error::Utf8Error(..) => true,
        _ => false,
    }
}

/// Whether a page of the file is damaged.
pub(super) fn is_torn(error: &Error) -> bool {
    error.sqlite_error_code() == Some(ErrorCode::DatabaseCorrupt)
}

/// What is known about appends whose COMMIT failed.
///
/// A commit ends with one page and its checksum in the log. If there was no space for it, or another
/// program held the file, the page was not written. After any other failure it may have reached the
/// disk, and a restart would find it.
pub(super) fn after_commit(error: &Error) -> AppendError {
    match trouble(error) {
        known @ (Trouble::Full | Trouble::ReadOnly | Trouble::Busy) => {
            AppendError::Unavailable(known)
        }
        _ => AppendError::Unknown,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn failure(code: i32) -> Error {
        Error::SqliteFailure(ffi::Error::new(code), None)
    }

    #[test]
    fn a_commit_that_found_no_room_wrote_nothing() {
        let full = after_commit(&failure(ffi::SQLITE_FULL));
        assert_eq!(full, AppendError::Unavailable(Trouble::Full));
        let busy = after_commit(&failure(ffi::SQLITE_BUSY));
        assert_eq!(busy, AppendError::Unavailable(Trouble::Busy));
    }

    #[test]
    fn a_commit_that_was_not_synced_may_be_there() {
        for code in [ffi::SQLITE_IOERR_FSYNC, ffi::SQLITE_IOERR_WRITE, ffi::SQLITE_CORRUPT] {
            assert_eq!(after_commit(&failure(code)), AppendError::Unknown);
        }
    }

    #[test]
    fn errors_have_names() {
        let named = |code| trouble(&failure(code));
        assert_eq!(named(ffi::SQLITE_READONLY), Trouble::ReadOnly);
        assert_eq!(named(ffi::SQLITE_CORRUPT_INDEX), Trouble::Damaged);
        assert_eq!(named(ffi::SQLITE_IOERR_SHORT_READ), Trouble::Damaged);
        assert!(matches!(named(ffi::SQLITE_IOERR_READ), Trouble::Other(_)));
    }
}

//! What an error of SQLite means for whoever waits.

use rusqlite::{Error, ErrorCode, ffi};

use crate::{AppendError, Trouble};

/// Why the store cannot be used.
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

/// Whether what lies in the file is not what was written there.
pub(super) fn is_damage(error: &Error) -> bool {
    match error {
        Error::SqliteFailure(failure, _) => {
            let code = failure.extended_code;
            let broken = [
                ErrorCode::DatabaseCorrupt,
                ErrorCode::NotADatabase,
                // We write nothing twice; if it is there already, a row was changed.
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

/// Whether a page of the file is broken.
pub(super) fn is_torn(error: &Error) -> bool {
    error.sqlite_error_code() == Some(ErrorCode::DatabaseCorrupt)
}

/// What is known of appends whose COMMIT failed.
///
/// A commit is one last page with a checksum in the log. If there was no room for it, or somebody
/// else held the file, it is not there. After any other failure it may have reached the disk, and a
/// restart would find it.
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

//! From a folder to connections that can be relied on.

use std::fs;
use std::path::{Path, PathBuf};

use rusqlite::{Connection, Error, ErrorCode, OpenFlags};

use super::desk::Desk;
use super::lock::Lock;
use super::{OpenError, cut, pragmas, schema};

/// The file in its folder.
pub(super) const FILE: &str = "clew.db";

/// Whether appends wait for the disk.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Care {
    /// An append is on disk before it is acknowledged.
    Full,
    /// It is somewhere in the system's memory: only to see that tests notice.
    None,
}

/// All that the threads need.
pub(super) struct Opened {
    pub(super) desk: Desk,
    pub(super) readers: Vec<Connection>,
    pub(super) lock: Lock,
    /// One line for the log.
    pub(super) about: String,
}

/// Opens or makes the file. Takes no longer for many tables than for few.
pub(super) fn open(folder: &Path, readers: usize, care: Care) -> Result<Opened, OpenError> {
    let unavailable = |path: &Path, error: std::io::Error| OpenError::Unavailable {
        path: path.to_owned(),
        why: error.to_string(),
    };
    fs::create_dir_all(folder).map_err(|error| unavailable(folder, error))?;
    let lock = Lock::of(folder)?;
    let file = folder.join(FILE);
    keep_private(&file).map_err(|error| unavailable(&file, error))?;
    let missing = cut::fill_up(&file, &folder.join(format!("{FILE}-wal")))
        .map_err(|error| unavailable(&file, error))?;

    let failed = |error: Error| failure(&file, &error);
    let mut connection =
        connect(&file, OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE)
            .map_err(failed)?;
    schema::check(&connection, &file)?;
    pragmas::apply(&connection).map_err(failed)?;
    schema::migrate(&mut connection).map_err(failed)?;
    pragmas::check(&connection, &file)?;
    let reader = |_| {
        let connection = connect(&file, OpenFlags::SQLITE_OPEN_READ_ONLY).map_err(failed)?;
        pragmas::apply_to_reader(&connection).map_err(failed)?;
        pragmas::check(&connection, &file)?;
        Ok(connection)
    };
    let readers = (0..readers).map(reader).collect::<Result<_, _>>()?;
    if care == Care::None {
        pragmas::drop_care(&connection).map_err(failed)?;
    }
    let about = about(&connection, &file, missing, care).map_err(failed)?;
    Ok(Opened { desk: Desk::new(connection).map_err(failed)?, readers, lock, about })
}

/// Makes the file, if it is not there, so that nobody else on the machine reads seeds in it. SQLite
/// gives the files beside it the same rights.
fn keep_private(file: &Path) -> std::io::Result<()> {
    let mut options = fs::OpenOptions::new();
    options.append(true).create(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file).map(|_| ())
}

fn connect(file: &Path, how: OpenFlags) -> rusqlite::Result<Connection> {
    // Each connection has one thread, so SQLite need not guard it.
    Connection::open_with_flags(file, how | OpenFlags::SQLITE_OPEN_NO_MUTEX)
}

fn about(
    connection: &Connection,
    file: &Path,
    missing: u64,
    care: Care,
) -> rusqlite::Result<String> {
    let mode = pragmas::read_back(connection, "journal_mode")?;
    let synchronous = pragmas::read_back(connection, "synchronous")?;
    let mut about = format!(
        "in {}: SQLite {}, schema {}, journal_mode {mode}, synchronous {synchronous}",
        file.display(),
        rusqlite::version(),
        schema::NEWEST,
    );
    if missing > 0 {
        about += &format!("; {missing} pages at the end of the file are lost");
    }
    if care == Care::None {
        about += "; UNSAFE: nothing waits for the disk, moves are lost when the power fails";
    }
    Ok(about)
}

/// An error of SQLite while opening.
pub(super) fn failure(file: &Path, error: &Error) -> OpenError {
    let (file, why) = (PathBuf::from(file), error.to_string());
    match error.sqlite_error_code() {
        Some(ErrorCode::NotADatabase) => OpenError::NotADatabase { file },
        Some(ErrorCode::DatabaseCorrupt) => OpenError::Damaged { file, why },
        _ => OpenError::Unavailable { path: file, why },
    }
}

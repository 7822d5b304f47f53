//! Opens the folder and its connections.

use std::fs;
use std::fs::{File, TryLockError};
use std::io::{Read, Seek, Write};
use std::path::{Path, PathBuf};
use std::process;

use rusqlite::{Connection, Error, ErrorCode, OpenFlags};

use super::write_connection::WriteConnection;
use super::{OpenError, pragmas, schema, truncated};

/// The name of the file in its folder.
pub(super) const FILE: &str = "clew.db";

/// Whether appends wait for the disk.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Durability {
    /// An append is on disk before it is acknowledged.
    Full,
    /// An append is only in the operating system's memory. A test uses this to show that it can detect
    /// lost moves.
    None,
}

/// Everything that the threads need.
pub(super) struct Opened {
    pub(super) connection: WriteConnection,
    pub(super) readers: Vec<Connection>,
    pub(super) lock: Lock,
    /// A description for the log.
    pub(super) about: String,
}

/// Opens or creates the file. The time does not depend on the number of tables.
pub(super) fn open(
    folder: &Path,
    readers: usize,
    durability: Durability,
) -> Result<Opened, OpenError> {
    let unavailable = |path: &Path, error: std::io::Error| OpenError::Unavailable {
        path: path.to_owned(),
        why: error.to_string(),
    };
    fs::create_dir_all(folder).map_err(|error| unavailable(folder, error))?;
    let lock = Lock::of(folder)?;
    let file = folder.join(FILE);
    keep_private(&file).map_err(|error| unavailable(&file, error))?;
    let missing = truncated::fill_up(&file, &folder.join(format!("{FILE}-wal")))
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
    if durability == Durability::None {
        pragmas::disable_sync(&connection).map_err(failed)?;
    }
    let about = about(&connection, &file, missing, durability).map_err(failed)?;
    Ok(Opened {
        connection: WriteConnection::new(connection).map_err(failed)?,
        readers,
        lock,
        about,
    })
}

/// Creates the file, if needed, so that other users of the machine cannot read seeds in it. SQLite gives
/// the files next to it the same permissions.
fn keep_private(file: &Path) -> std::io::Result<()> {
    let mut options = fs::OpenOptions::new();
    options.append(true).create(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file).map(|_| ())
}

fn connect(file: &Path, how: OpenFlags) -> rusqlite::Result<Connection> {
    // Each connection is used by one thread, so SQLite needs no mutex.
    Connection::open_with_flags(file, how | OpenFlags::SQLITE_OPEN_NO_MUTEX)
}

fn about(
    connection: &Connection,
    file: &Path,
    missing: u64,
    durability: Durability,
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
    if durability == Durability::None {
        about += "; UNSAFE: nothing waits for the disk, moves are lost when the power fails";
    }
    Ok(about)
}

/// Classifies an error of SQLite while opening.
pub(super) fn failure(file: &Path, error: &Error) -> OpenError {
    let (file, why) = (PathBuf::from(file), error.to_string());
    match error.sqlite_error_code() {
        Some(ErrorCode::NotADatabase) => OpenError::NotADatabase { file },
        Some(ErrorCode::DatabaseCorrupt) => OpenError::Damaged { file, why },
        _ => OpenError::Unavailable { path: file, why },
    }
}

/// The name of the lock file in its folder.
const LOCK_FILE: &str = "clew.lock";

/// A lock on a folder. It lasts until this value is dropped or the process ends in any way; the lock
/// file itself stays and has no meaning.
#[derive(Debug)]
pub(super) struct Lock(#[expect(dead_code, reason = "it is held, not used")] File);

impl Lock {
    pub(super) fn of(folder: &Path) -> Result<Self, OpenError> {
        let path = folder.join(LOCK_FILE);
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
                // Only for the error message of the next process; the lock holds without it.
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

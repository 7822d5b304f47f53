//! Why a folder cannot be used.

use std::path::PathBuf;

/// Why a folder cannot be used, and what to do about it. One line each.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OpenError {
    /// Nothing can be made or read there.
    #[error("{} cannot be used: {why}; choose another folder or make it writable", path.display())]
    Unavailable {
        /// The folder or file.
        path: PathBuf,
        /// What the system says.
        why: String,
    },
    /// Two servers on one folder would not see each other's tables.
    #[error("another server uses {}{holder}; stop it or choose another folder", folder.display())]
    InUse {
        /// The folder.
        folder: PathBuf,
        /// ` (process 123)`, if that is known.
        holder: String,
    },
    /// The file holds something else.
    #[error("{} is no SQLite database; move it away or choose another folder", file.display())]
    NotADatabase {
        /// The file.
        file: PathBuf,
    },
    /// A database, but not ours.
    #[error("{} belongs to another program; choose another folder", file.display())]
    Foreign {
        /// The file.
        file: PathBuf,
    },
    /// This program is too old for the file.
    #[error(
        "{} has schema {found} and this program knows {known}; install a newer one", file.display()
    )]
    Newer {
        /// The file.
        file: PathBuf,
        /// Its schema.
        found: i64,
        /// The newest that is known here.
        known: i64,
    },
    /// Not even the list of tables can be read.
    #[error("{} is damaged: {why}; restore it from a copy", file.display())]
    Damaged {
        /// The file.
        file: PathBuf,
        /// What SQLite says.
        why: String,
    },
    /// Without this setting an answer would promise more than the disk holds.
    #[error(
        "SQLite keeps `{name}` at {found} where {wanted} is needed; choose a folder on a local disk"
    )]
    Setting {
        /// The pragma.
        name: &'static str,
        /// What it must be.
        wanted: String,
        /// What it is.
        found: String,
    },
}

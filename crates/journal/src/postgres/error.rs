//! Errors of PostgreSQL: why a database cannot be used, and what a failed statement means.

use std::error::Error as _;

use deadpool_postgres::PoolError;
use tokio_postgres::Error;
use tokio_postgres::error::SqlState;

use crate::{AppendError, Trouble};

/// The reason why a PostgreSQL database cannot be used, and what to do about it. Each message is one
/// line without the password.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ConnectError {
    /// The address is invalid.
    #[error("{why}; expected an address such as postgres://user@host:5432/database")]
    Address {
        /// What is wrong with it.
        why: String,
    },
    /// The server does not answer.
    #[error("PostgreSQL at {place} cannot be reached: {why}; start it or check the address")]
    Unreachable {
        /// Host, port and database.
        place: String,
        /// The message of the operating system.
        why: String,
    },
    /// The server refuses the login.
    #[error(
        "PostgreSQL at {place} does not let us in: {why}; check user, password (in the address or \
         in PGPASSWORD) and database"
    )]
    Refused {
        /// Host, port and database.
        place: String,
        /// The server's message.
        why: String,
    },
    /// There is no TLS connection that can be trusted.
    #[error(
        "there is no safe connection to PostgreSQL at {place}: {why}; name its certificate authority with \
         sslrootcert=FILE in the address, or give sslmode=disable if the network is your own"
    )]
    Unsafe {
        /// Host, port and database.
        place: String,
        /// What is wrong.
        why: String,
    },
    /// The database was set up by a newer program.
    #[error(
        "PostgreSQL at {place} has schema {found} and this program knows {known}; install a newer one"
    )]
    Newer {
        /// Host, port and database.
        place: String,
        /// The schema of the database.
        found: i32,
        /// The newest schema that this program knows.
        known: i32,
    },
    /// The schema cannot be created or read.
    #[error(
        "the tables in PostgreSQL at {place} cannot be set up: {why}; let the user own the database"
    )]
    Setup {
        /// Host, port and database.
        place: String,
        /// The server's message.
        why: String,
    },
}

/// The reason why the store cannot be used.
pub(super) fn trouble(error: &Error) -> Trouble {
    let Some(code) = error.code() else {
        return Trouble::Other(message(error));
    };
    match code.code() {
        "53100" => Trouble::Full,
        "25006" => Trouble::ReadOnly,
        // Too many connections, a lock that another program holds, or a statement that took too long.
        "53300" | "55P03" | "57014" | "40P01" | "40001" => Trouble::Busy,
        "XX001" | "XX002" | "58030" => Trouble::Damaged,
        _ => Trouble::Other(message(error)),
    }
}

/// The reason why the pool gave no connection.
pub(super) fn no_connection(error: &PoolError) -> Trouble {
    match error {
        PoolError::Timeout(deadpool_postgres::TimeoutType::Wait) => Trouble::Busy,
        PoolError::Closed => Trouble::Closed,
        PoolError::Backend(error) => trouble(error),
        other => Trouble::Other(other.to_string()),
    }
}

/// What is known about appends whose statement failed. A statement is a transaction, so what the server
/// refuses is not stored.
pub(super) fn after_statement(error: &Error) -> AppendError {
    match error.code() {
        // The server is shutting down: it may have committed before the error.
        Some(code) if is_ending(code) => AppendError::Unknown,
        Some(_) => AppendError::Unavailable(trouble(error)),
        // The connection was lost.
        None => AppendError::Unknown,
    }
}

/// Whether a single append of the batch may have caused the error, so that the peers can be written
/// without it.
pub(super) fn is_own(error: &Error) -> bool {
    let own = |trouble| !matches!(trouble, Trouble::Full | Trouble::ReadOnly);
    error.code().is_some_and(|code| !is_ending(code)) && own(trouble(error))
}

fn is_ending(code: &SqlState) -> bool {
    code.code().starts_with("57P") || code.code().starts_with("08")
}

/// The server's message, or the error with its cause.
pub(super) fn message(error: &Error) -> String {
    if let Some(reported) = error.as_db_error() {
        return reported.message().to_owned();
    }
    match error.source() {
        Some(cause) => format!("{error}: {cause}"),
        None => error.to_string(),
    }
}

//! What an error of PostgreSQL means for whoever waits.

use std::error::Error as _;

use deadpool_postgres::PoolError;
use tokio_postgres::Error;
use tokio_postgres::error::SqlState;

use crate::{AppendError, Trouble};

/// Why the store cannot be used.
pub(super) fn trouble(error: &Error) -> Trouble {
    let Some(code) = error.code() else {
        return Trouble::Other(said(error));
    };
    match code.code() {
        "53100" => Trouble::Full,
        "25006" => Trouble::ReadOnly,
        // No place left for a connection, a lock that another program holds, or a statement that
        // took too long.
        "53300" | "55P03" | "57014" | "40P01" | "40001" => Trouble::Busy,
        "XX001" | "XX002" | "58030" => Trouble::Damaged,
        _ => Trouble::Other(said(error)),
    }
}

/// Why there is no connection.
pub(super) fn no_connection(error: &PoolError) -> Trouble {
    match error {
        PoolError::Timeout(deadpool_postgres::TimeoutType::Wait) => Trouble::Busy,
        PoolError::Closed => Trouble::Closed,
        PoolError::Backend(error) => trouble(error),
        other => Trouble::Other(other.to_string()),
    }
}

/// What is known of appends whose statement failed. It is a transaction of its own, so what the
/// server itself refuses is not there.
pub(super) fn after_statement(error: &Error) -> AppendError {
    match error.code() {
        // The server ends: it may have written before it said so.
        Some(code) if is_ending(code) => AppendError::Unknown,
        Some(_) => AppendError::Unavailable(trouble(error)),
        // The line went away.
        None => AppendError::Unknown,
    }
}

/// Whether the fault may lie with one append of many, and the others can do without it.
pub(super) fn is_own(error: &Error) -> bool {
    let own = |trouble| !matches!(trouble, Trouble::Full | Trouble::ReadOnly);
    error.code().is_some_and(|code| !is_ending(code)) && own(trouble(error))
}

fn is_ending(code: &SqlState) -> bool {
    code.code().starts_with("57P") || code.code().starts_with("08")
}

/// What it says, with the reason below it.
pub(super) fn said(error: &Error) -> String {
    if let Some(told) = error.as_db_error() {
        return told.message().to_owned();
    }
    match error.source() {
        Some(cause) => format!("{error}: {cause}"),
        None => error.to_string(),
    }
}

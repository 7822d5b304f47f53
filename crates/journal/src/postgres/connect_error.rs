//! Why a PostgreSQL cannot be used.

/// Why a PostgreSQL cannot be used, and what to do about it. One line each, without the password.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ConnectError {
    /// What was given is no address of one.
    #[error("{why}; expected an address such as postgres://user@host:5432/database")]
    Address {
        /// What is wrong with it.
        why: String,
    },
    /// Nobody answers there.
    #[error("PostgreSQL at {place} cannot be reached: {why}; start it or check the address")]
    Unreachable {
        /// Host, port and database.
        place: String,
        /// What the system says.
        why: String,
    },
    /// It answers, and does not let us in.
    #[error(
        "PostgreSQL at {place} does not let us in: {why}; check user, password (in the address or \
         in PGPASSWORD) and database"
    )]
    Refused {
        /// Host, port and database.
        place: String,
        /// What it says.
        why: String,
    },
    /// The line would not be safe.
    #[error(
        "the line to PostgreSQL at {place} cannot be made safe: {why}; name its authority with \
         sslrootcert=FILE in the address, or give sslmode=disable if the network is your own"
    )]
    Unsafe {
        /// Host, port and database.
        place: String,
        /// What is wrong.
        why: String,
    },
    /// This program is too old for what lies there.
    #[error(
        "PostgreSQL at {place} has schema {found} and this program knows {known}; install a newer one"
    )]
    Newer {
        /// Host, port and database.
        place: String,
        /// Its schema.
        found: i32,
        /// The newest that is known here.
        known: i32,
    },
    /// The schema cannot be made or read.
    #[error(
        "the tables in PostgreSQL at {place} cannot be set up: {why}; let the user own the database"
    )]
    Setup {
        /// Host, port and database.
        place: String,
        /// What it says.
        why: String,
    },
}

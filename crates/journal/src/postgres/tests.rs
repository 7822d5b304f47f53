//! The PostgreSQL store: what it survives, and which errors it reports. These tests start servers and
//! run only where SLOW is set, as in CI.
mod group;
mod notices;
mod opening;
mod outages;
mod queries;
pub(crate) mod server;

use server::{Database, Server};

/// Whether tests may start servers (the variable SLOW is set).
pub(crate) fn is_slow() -> bool {
    std::env::var_os("SLOW").is_some()
}

/// A new database on the server that all tests of this program share.
pub(crate) async fn database() -> Database {
    Server::shared().await.database().await
}

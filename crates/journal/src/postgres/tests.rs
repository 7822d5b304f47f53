//! The database: what it survives, and what is said when it cannot. These tests start servers of
//! their own and run where SLOW is set, as CI does.

mod doors;
mod formats;
mod group;
mod notices;
mod outages;
mod plans;
pub(crate) mod server;
mod views;

use server::{Database, Server};

/// Whether servers may be started; without, the tests that need one are left to CI.
pub(crate) fn is_slow() -> bool {
    std::env::var_os("SLOW").is_some()
}

/// A database of its own on the server that all tests of this program share.
pub(crate) async fn database() -> Database {
    Server::shared().await.database().await
}

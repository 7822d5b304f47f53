//! PostgreSQL servers for these tests, and databases on them.

use std::sync::atomic::{AtomicU32, Ordering};

use test_postgres::{Cluster, PASSWORD, USER};
use tokio::sync::OnceCell;
use tokio_postgres::NoTls;

use crate::Journal;

/// A PostgreSQL server.
#[derive(Debug)]
pub(crate) struct Server(pub(crate) Cluster);

/// A database on the shared server.
#[derive(Debug)]
pub(crate) struct Database {
    port: u16,
    name: String,
}

impl Server {
    /// The server that all tests of this program share.
    pub(crate) async fn shared() -> &'static Self {
        static SHARED: OnceCell<Server> = OnceCell::const_new();
        SHARED.get_or_init(|| async { Self::start(&[]) }).await
    }

    /// A server with these settings, used by one test.
    pub(crate) fn start(settings: &[&str]) -> Self {
        Self(Cluster::start(settings))
    }

    /// A new database.
    pub(crate) async fn database(&self) -> Database {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let name = format!("t{}", COUNT.fetch_add(1, Ordering::Relaxed));
        let database = Database { port: self.0.port(), name };
        let client = connect(database.port, "postgres").await.expect("the server runs");
        let made = client.batch_execute(&format!("CREATE DATABASE {}", database.name)).await;
        made.expect("it is a new name");
        database
    }
}

impl Database {
    /// The address of the database.
    pub(crate) fn url(&self) -> String {
        self.url_with(USER, PASSWORD)
    }

    /// The address of the database for another user.
    pub(crate) fn url_with(&self, user: &str, password: &str) -> String {
        format!("postgres://{user}:{password}@127.0.0.1:{}/{}", self.port, self.name)
    }

    /// A journal in the database.
    pub(crate) async fn journal(&self) -> Journal {
        Journal::postgres(&self.url(), None).await.expect("an own database can be used")
    }

    /// A connection to the database without a journal.
    pub(crate) async fn client(&self) -> tokio_postgres::Client {
        connect(self.port, &self.name).await.expect("the server runs")
    }

    /// Runs a statement.
    pub(crate) async fn execute(&self, sql: &str) {
        self.client().await.batch_execute(sql).await.expect(sql);
    }
}

async fn connect(port: u16, name: &str) -> Result<tokio_postgres::Client, tokio_postgres::Error> {
    let url = format!("postgres://{USER}:{PASSWORD}@127.0.0.1:{port}/{name}");
    let (client, line) = tokio_postgres::connect(&url, NoTls).await?;
    // The task ends with its client.
    drop(tokio::spawn(line));
    Ok(client)
}

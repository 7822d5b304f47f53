//! A PostgreSQL server for the program under test.

use std::net::SocketAddr;
use std::path::Path;
use std::process::{Command, Stdio};

use test_postgres::{Cluster, PASSWORD, USER};

use crate::{PATIENCE, Since};

/// A server with one database, `clew`. Dropping it stops the server and removes its folder.
#[derive(Debug)]
pub struct Postgres(Cluster);

impl Postgres {
    /// Starts a server.
    ///
    /// # Panics
    /// If PostgreSQL is not installed, or does not start.
    pub fn start() -> Self {
        Self::with_database(Cluster::start(&["max_connections=100"]))
    }

    /// Starts a server that takes little space, in a folder on a small disk.
    ///
    /// # Panics
    /// If PostgreSQL is not installed, or does not start.
    pub fn start_on(disk: &Path) -> Self {
        let settings = ["max_connections=100", "min_wal_size=2MB", "max_wal_size=16MB"];
        // With segments of one megabyte the log is full as soon as the disk is.
        let small = ["--wal-segsize=1"];
        Self::with_database(Cluster::start_in(&disk.join("postgres"), &settings, &small))
    }

    fn with_database(cluster: Cluster) -> Self {
        let server = Self(cluster);
        server.run("postgres", "CREATE DATABASE clew");
        server
    }

    /// Starts the stopped server again, with the same folder and port, and waits until it is ready.
    ///
    /// # Panics
    /// If it is running, or does not start.
    pub fn start_again(&mut self) {
        self.0.start_again();
    }

    /// Kills the server like a crash: it finishes nothing.
    ///
    /// # Panics
    /// If it is not running.
    pub fn crash(&mut self) {
        self.0.crash();
    }

    /// Waits until the server accepts connections after a fault such as a full disk; starts it again if it
    /// has stopped.
    ///
    /// # Panics
    /// If it does not.
    pub fn recover(&mut self) {
        let since = Since::now();
        while self.ask("postgres", "SELECT 1").is_err() {
            assert!(since.passed() < PATIENCE, "waited {PATIENCE:?} for the database to be back");
            if self.0.has_ended() {
                self.0.start_again();
            }
        }
    }

    /// Makes the database writable or read-only for new connections, and closes all existing ones.
    pub fn set_read_only(&self, read_only: bool) {
        let to = if read_only { "on" } else { "off" };
        self.run(
            "postgres",
            &format!("ALTER DATABASE clew SET default_transaction_read_only = {to}"),
        );
        let others =
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = 'clew'";
        self.run("postgres", others);
    }

    /// The address of the server.
    pub fn address(&self) -> SocketAddr {
        SocketAddr::from(([127, 0, 0, 1], self.0.port()))
    }

    /// The value of `--store` for the database at this address.
    pub fn url(&self, at: SocketAddr) -> String {
        format!("postgres://{USER}:{PASSWORD}@{at}/clew")
    }

    /// Runs a statement in this database.
    ///
    /// # Panics
    /// If the command fails.
    pub fn run(&self, database: &str, sql: &str) -> String {
        self.ask(database, sql).unwrap_or_else(|error| panic!("{sql}: {error}"))
    }

    fn ask(&self, database: &str, sql: &str) -> Result<String, String> {
        let done = Command::new("psql")
            .args([
                "-X",
                "-A",
                "-t",
                "-h",
                "127.0.0.1",
                "-p",
                &self.0.port().to_string(),
                "-U",
                USER,
            ])
            .args(["-d", database, "-c", sql])
            .env("PGPASSWORD", PASSWORD)
            .stdin(Stdio::null())
            .output()
            .expect("psql starts");
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        if done.status.success() { Ok(text(&done.stdout)) } else { Err(text(&done.stderr)) }
    }

    /// A backup of all tables, made as docs/operating.md describes.
    ///
    /// # Panics
    /// If the command fails.
    pub fn dump(&self, to: &Path) {
        self.tool("pg_dump", &["--format=custom", "--schema=clew", "--dbname=clew"], "--file", to);
    }

    /// Restores a backup.
    ///
    /// # Panics
    /// If the command fails.
    pub fn restore(&self, from: &Path) {
        self.tool("pg_restore", &["--exit-on-error"], "--dbname=clew", from);
    }

    fn tool(&self, name: &str, args: &[&str], last: &str, file: &Path) {
        let done = Command::new(name)
            .args(["-h", "127.0.0.1", "-p", &self.0.port().to_string(), "-U", USER])
            .args(args)
            .arg(last)
            .arg(file)
            .env("PGPASSWORD", PASSWORD)
            .stdin(Stdio::null())
            .output()
            .expect("a program of PostgreSQL starts");
        assert!(done.status.success(), "{name}: {}", String::from_utf8_lossy(&done.stderr));
    }
}

//! A PostgreSQL of our own: in a folder beside what is built, on a free port, as a user that is not
//! root.

use std::io::{BufRead, BufReader};
use std::net::{SocketAddr, TcpListener};
use std::os::unix::fs::chown;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc;
use std::{fs, process, thread};

use crate::{PATIENCE, target};

const USER: &str = "clew";
const PASSWORD: &str = "thread";
/// It lives as long as somebody holds the other end of its input.
const SCRIPT: &str =
    "\"$@\" </dev/null & pid=$!; cat >/dev/null; kill -INT $pid 2>/dev/null; wait $pid";

/// A server with one database, `clew`. It ends, and its folder goes, when this is dropped.
#[derive(Debug)]
pub struct Postgres {
    folder: PathBuf,
    port: u16,
    child: Option<Child>,
}

impl Postgres {
    /// Starts one.
    ///
    /// # Panics
    /// If PostgreSQL is not installed, or does not start.
    pub fn start() -> Self {
        let folder = folder();
        let password = folder.join("password");
        fs::write(&password, PASSWORD).expect("an own folder can be written to");
        let made = as_somebody(&folder, "initdb")
            .arg("-D")
            .arg(folder.join("data"))
            .args(["-U", USER, "--auth=scram-sha-256", "--no-sync", "--locale=C"])
            .args(["--encoding=UTF8", "--pwfile"])
            .arg(&password)
            .output()
            .expect("initdb starts");
        assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
        let free = TcpListener::bind(("127.0.0.1", 0)).expect("there is a free port");
        let port = free.local_addr().expect("it is bound").port();
        drop(free);
        let mut server = Self { folder, port, child: None };
        server.start_again();
        server.run("postgres", "CREATE DATABASE clew");
        server
    }

    /// Starts it on the same folder and port, and waits until it says that it is ready.
    ///
    /// # Panics
    /// If it runs, or does not start.
    pub fn start_again(&mut self) {
        assert!(self.child.is_none(), "it runs");
        let mut child = as_somebody(&self.folder, "sh")
            .args(["-c", SCRIPT, "sh"])
            .arg(program("postgres"))
            .arg("-D")
            .arg(self.folder.join("data"))
            .args(["-p", &self.port.to_string(), "-c", "listen_addresses=127.0.0.1"])
            .args(["-c", "unix_socket_directories=", "-c", "max_connections=100"])
            .stdin(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("sh starts");
        let errors = BufReader::new(child.stderr.take().expect("it is piped"));
        let (ready, is_ready) = mpsc::channel();
        thread::spawn(move || {
            // It is read to its end, so that nobody waits to be read.
            for line in errors.lines().map_while(Result::ok) {
                if line.contains("ready to accept connections") {
                    let _ = ready.send(());
                }
            }
        });
        self.child = Some(child);
        is_ready.recv_timeout(PATIENCE).expect("PostgreSQL starts");
    }

    /// Ends it as a crash does: nothing is finished, nobody is told.
    ///
    /// # Panics
    /// If it does not run.
    pub fn crash(&mut self) {
        let pid = fs::read_to_string(self.folder.join("data/postmaster.pid")).expect("it runs");
        let pid = pid.lines().next().expect("a number").to_owned();
        let killed = Command::new("kill").args(["-QUIT", &pid]).status();
        assert!(killed.is_ok_and(|status| status.success()), "it runs");
        self.wait();
    }

    /// Whether the database may be written to by those who connect from now on; all are made to
    /// connect anew.
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

    /// Where it is.
    pub fn address(&self) -> SocketAddr {
        SocketAddr::from(([127, 0, 0, 1], self.port))
    }

    /// Its database, as `--store` wants it, reached at this address.
    pub fn url(&self, at: SocketAddr) -> String {
        format!("postgres://{USER}:{PASSWORD}@{at}/clew")
    }

    /// Runs a statement in this database.
    ///
    /// # Panics
    /// If that fails.
    pub fn run(&self, database: &str, sql: &str) -> String {
        let done = Command::new("psql")
            .args(["-X", "-A", "-t", "-h", "127.0.0.1", "-p", &self.port.to_string(), "-U", USER])
            .args(["-d", database, "-c", sql])
            .env("PGPASSWORD", PASSWORD)
            .stdin(Stdio::null())
            .output()
            .expect("psql starts");
        assert!(done.status.success(), "{sql}: {}", String::from_utf8_lossy(&done.stderr));
        String::from_utf8_lossy(&done.stdout).into_owned()
    }

    /// A copy of all tables, made as docs/operating.md says.
    ///
    /// # Panics
    /// If that fails.
    pub fn dump(&self, to: &Path) {
        self.tool("pg_dump", &["--format=custom", "--schema=clew", "--dbname=clew"], "--file", to);
    }

    /// Takes in such a copy.
    ///
    /// # Panics
    /// If that fails.
    pub fn restore(&self, from: &Path) {
        self.tool("pg_restore", &["--exit-on-error"], "--dbname=clew", from);
    }

    fn tool(&self, name: &str, args: &[&str], last: &str, file: &Path) {
        let done = Command::new(name)
            .args(["-h", "127.0.0.1", "-p", &self.port.to_string(), "-U", USER])
            .args(args)
            .arg(last)
            .arg(file)
            .env("PGPASSWORD", PASSWORD)
            .stdin(Stdio::null())
            .output()
            .expect("a program of PostgreSQL starts");
        assert!(done.status.success(), "{name}: {}", String::from_utf8_lossy(&done.stderr));
    }

    fn wait(&mut self) {
        if let Some(mut child) = self.child.take() {
            drop(child.stdin.take());
            let _ = child.wait();
        }
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.wait();
        // What cannot be removed lies beside what is built.
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// An empty folder beside what cargo builds, which the server's user owns.
fn folder() -> PathBuf {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let nth = COUNT.fetch_add(1, Ordering::Relaxed);
    let folder = target().join(format!("postgres/e2e-{}-{nth}", process::id()));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder beside what is built can be made");
    if let Some(user) = user() {
        chown(&folder, Some(user), None).expect("root may give things away");
    }
    folder
}

/// A program that is run by a user that is not root.
fn as_somebody(folder: &Path, name: &str) -> Command {
    let mut command = Command::new(program(name));
    command.current_dir(folder).stdin(Stdio::null());
    if let Some(user) = user() {
        command.uid(user);
    }
    command
}

/// PostgreSQL does not run as root: then it is another's. `None` if we are somebody else already.
fn user() -> Option<u32> {
    let id = |args: &[&str]| -> Option<u32> {
        let told = Command::new("id").args(args).stderr(Stdio::null()).output().ok()?;
        String::from_utf8(told.stdout).ok()?.trim().parse().ok()
    };
    (id(&["-u"]) == Some(0)).then(|| id(&["-u", "postgres"]).unwrap_or(65_534))
}

/// Debian puts the programs of each version into a folder of its own.
fn program(name: &str) -> PathBuf {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut found: Vec<PathBuf> =
        versions.map(|version| version.path().join("bin").join(name)).collect();
    found.retain(|path| path.is_file());
    found.sort();
    found.pop().unwrap_or_else(|| PathBuf::from(name))
}

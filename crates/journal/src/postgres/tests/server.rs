//! A PostgreSQL for tests: in a folder of its own, on a free port, as a user that is not root.

use std::net::TcpListener;
use std::os::unix::fs::chown;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use std::{env, fs, process};

use tokio::sync::OnceCell;
use tokio_postgres::NoTls;

use crate::Journal;

const USER: &str = "clew";
const PASSWORD: &str = "thread";
/// It lives as long as somebody holds the other end of its input.
const SCRIPT: &str = "folder=$1; shift; \"$@\" </dev/null >>\"$folder/log\" 2>&1 & pid=$!; \
    cat >/dev/null; kill -INT $pid 2>/dev/null; wait $pid; [ -e \"$folder/keep\" ] || rm -rf \"$folder\"/*";

/// A server with an empty cluster. It ends with the process that started it.
#[derive(Debug)]
pub(crate) struct Server {
    folder: PathBuf,
    port: u16,
    more: Vec<String>,
    child: Option<Child>,
}

/// A database on it.
#[derive(Debug)]
pub(crate) struct Database {
    port: u16,
    name: String,
}

impl Server {
    /// The one that all tests of this program share.
    pub(crate) async fn shared() -> &'static Self {
        static SHARED: OnceCell<Server> = OnceCell::const_new();
        SHARED.get_or_init(|| async { Self::start(&[]).await }).await
    }

    /// One of its own, with more settings.
    pub(crate) async fn start(settings: &[&str]) -> Self {
        let folder = folder();
        let password = folder.join("password");
        fs::write(&password, PASSWORD).expect("an own folder can be written to");
        let data = folder.join("data");
        let mut initdb = as_somebody(&folder, "initdb");
        initdb.arg("-D").arg(&data).args(["-U", USER, "--auth=scram-sha-256", "--no-sync"]);
        initdb.args(["--locale=C", "--encoding=UTF8"]).arg("--pwfile").arg(&password);
        let made = initdb.output().expect("initdb starts");
        assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
        let more = settings.iter().map(|&setting| setting.to_owned()).collect();
        let mut server = Self { folder, port: free_port(), more, child: None };
        server.start_again().await;
        server
    }

    /// Starts it on the same folder and port.
    pub(crate) async fn start_again(&mut self) {
        assert!(self.child.is_none(), "it runs");
        let mut sh = as_somebody(&self.folder, "sh");
        sh.args(["-c", SCRIPT, "sh"]).arg(&self.folder).arg(program("postgres"));
        sh.arg("-D").arg(self.folder.join("data")).arg("-p").arg(self.port.to_string());
        sh.args(["-c", "listen_addresses=127.0.0.1", "-c", "unix_socket_directories="]);
        sh.args(["-c", "max_connections=200"]);
        for setting in &self.more {
            sh.args(["-c", setting]);
        }
        fs::write(self.folder.join("keep"), "").expect("an own folder can be written to");
        self.child = Some(sh.stdin(Stdio::piped()).spawn().expect("sh starts"));
        for _ in 0..600 {
            if connect(self.port, "postgres").await.is_ok() {
                let _ = fs::remove_file(self.folder.join("keep"));
                return;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        let log = fs::read_to_string(self.folder.join("log")).unwrap_or_default();
        panic!("PostgreSQL does not start:\n{log}");
    }

    /// Ends it as a crash does: nothing is finished, nobody is told.
    pub(crate) fn crash(&mut self) {
        let pid = fs::read_to_string(self.folder.join("data/postmaster.pid"));
        let pid = pid.expect("it runs").lines().next().expect("a number").to_owned();
        fs::write(self.folder.join("keep"), "").expect("an own folder can be written to");
        let killed = Command::new("kill").args(["-QUIT", &pid]).status();
        assert!(killed.is_ok_and(|status| status.success()), "it runs");
        self.wait();
    }

    /// Starts it with one more setting.
    pub(crate) async fn set(&mut self, setting: &str) {
        self.more.push(setting.to_owned());
        self.start_again().await;
    }

    fn wait(&mut self) {
        if let Some(mut child) = self.child.take() {
            drop(child.stdin.take());
            let _ = child.wait();
        }
    }

    /// A database of its own.
    pub(crate) async fn database(&self) -> Database {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let name = format!("t{}", COUNT.fetch_add(1, Ordering::Relaxed));
        let database = Database { port: self.port, name };
        let client = connect(self.port, "postgres").await.expect("the server runs");
        let made = client.batch_execute(&format!("CREATE DATABASE {}", database.name)).await;
        made.expect("it is a new name");
        database
    }

    /// The folder that it lives in.
    pub(crate) fn folder(&self) -> &Path {
        &self.folder
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.wait();
        // What is left in a folder for what is built does no harm.
        let _ = fs::remove_dir_all(&self.folder);
    }
}

impl Database {
    /// Its address.
    pub(crate) fn url(&self) -> String {
        self.url_with(USER, PASSWORD)
    }

    /// Its address for somebody else.
    pub(crate) fn url_with(&self, user: &str, password: &str) -> String {
        format!("postgres://{user}:{password}@127.0.0.1:{}/{}", self.port, self.name)
    }

    /// A journal in it.
    pub(crate) async fn journal(&self) -> Journal {
        Journal::postgres(&self.url(), None).await.expect("an own database can be used")
    }

    /// The database without the journal around it.
    pub(crate) async fn client(&self) -> tokio_postgres::Client {
        connect(self.port, &self.name).await.expect("the server runs")
    }

    /// Runs this there.
    pub(crate) async fn execute(&self, sql: &str) {
        self.client().await.batch_execute(sql).await.expect(sql);
    }
}

async fn connect(port: u16, name: &str) -> Result<tokio_postgres::Client, tokio_postgres::Error> {
    let url = format!("postgres://{USER}:{PASSWORD}@127.0.0.1:{port}/{name}");
    let (client, line) = tokio_postgres::connect(&url, NoTls).await?;
    // It ends with its client.
    drop(tokio::spawn(line));
    Ok(client)
}

fn free_port() -> u16 {
    let listener = TcpListener::bind(("127.0.0.1", 0)).expect("there is a free port");
    listener.local_addr().expect("it is bound").port()
}

/// An empty folder beside what cargo builds, which the server's user owns.
fn folder() -> PathBuf {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let nth = COUNT.fetch_add(1, Ordering::Relaxed);
    let own = env::current_exe().expect("a program knows where it is");
    let target = own.ancestors().nth(3).expect("cargo builds tests three folders deep");
    let folder = target.join(format!("postgres/journal-{}-{nth}", process::id()));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder beside what is built can be made");
    if let Some(user) = user() {
        chown(&folder, Some(user), None).expect("root may give things away");
    }
    folder
}

/// A program of PostgreSQL, or of the system, run by a user that is not root.
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

//! A PostgreSQL server for tests: in a temporary folder, on a free port, as a user other than root.

mod somebody;

use std::io::{BufRead, BufReader};
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStderr, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc::{self, Receiver, TryRecvError};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use std::{env, fs, process, thread};

use somebody::{as_somebody, give, program};

/// The user that owns all databases.
pub const USER: &str = "clew";
/// That user's password.
pub const PASSWORD: &str = "thread";

/// A shell script that runs the server until its standard input closes, then removes the folder unless
/// the server will be started again. Only the server writes to standard error, so its end is noticed.
const SCRIPT: &str = "folder=$1; shift; \"$@\" </dev/null & pid=$!; exec 2>/dev/null; \
    cat >/dev/null; kill -INT $pid 2>/dev/null; wait $pid; [ -e \"$folder/keep\" ] || rm -rf \"$folder\"/*";
/// The log line that means the server accepts connections.
const READY: &str = "ready to accept connections";
/// Maximum time until that line.
const START_TIMEOUT: Duration = Duration::from_secs(60);

/// A running server with an empty cluster. The server stops and its folder is removed when this value
/// is dropped or the process ends.
#[derive(Debug)]
pub struct Cluster {
    folder: PathBuf,
    port: u16,
    settings: Vec<String>,
    child: Option<Child>,
    /// The lines of its log. A mutex, because tests share a server.
    said: Option<Mutex<Receiver<String>>>,
}

impl Cluster {
    /// Starts a server with these settings, such as `max_connections=20`.
    ///
    /// # Panics
    /// If PostgreSQL is not installed, or does not start.
    pub fn start(settings: &[&str]) -> Self {
        Self::in_folder(folder(), settings, &[])
    }

    /// Starts a server in this folder, which is created if needed, with these arguments for `initdb`.
    ///
    /// # Panics
    /// If PostgreSQL is not installed, or does not start.
    pub fn start_in(folder: &Path, settings: &[&str], initdb: &[&str]) -> Self {
        fs::create_dir_all(folder).expect("a folder can be made there");
        give(folder);
        Self::in_folder(folder.to_owned(), settings, initdb)
    }

    fn in_folder(folder: PathBuf, settings: &[&str], initdb: &[&str]) -> Self {
        let password = folder.join("password");
        fs::write(&password, PASSWORD).expect("an own folder can be written to");
        let made = as_somebody(&folder, "initdb")
            .arg("-D")
            .arg(folder.join("data"))
            .args(["-U", USER, "--auth=scram-sha-256", "--no-sync", "--locale=C"])
            .args(["--encoding=UTF8", "--pwfile"])
            .arg(&password)
            .args(initdb)
            .output()
            .expect("initdb starts: it comes with `apt-get install postgresql`");
        assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
        let settings = settings.iter().map(|&setting| setting.to_owned()).collect();
        let mut cluster = Self { folder, port: free_port(), settings, child: None, said: None };
        cluster.start_again();
        cluster
    }

    /// Starts the stopped server again, with the same folder and port, and waits until it is ready.
    ///
    /// # Panics
    /// If it is running, or does not start.
    pub fn start_again(&mut self) {
        assert!(self.child.is_none(), "it runs");
        let mut sh = as_somebody(&self.folder, "sh");
        sh.args(["-c", SCRIPT, "sh"]).arg(&self.folder).arg(program("postgres"));
        sh.arg("-D").arg(self.folder.join("data")).arg("-p").arg(self.port.to_string());
        sh.args(["-c", "listen_addresses=127.0.0.1", "-c", "unix_socket_directories="]);
        sh.args(["-c", "max_connections=200"]);
        for setting in &self.settings {
            sh.args(["-c", setting]);
        }
        self.keep();
        let mut child = sh.stdin(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("sh starts");
        let said = child.stderr.take().expect("it is piped");
        self.child = Some(child);
        self.said = Some(Mutex::new(listen_until_ready(said)));
        fs::remove_file(self.folder.join("keep")).expect("it was just put there");
    }

    /// Kills the server like a crash: it finishes nothing.
    ///
    /// # Panics
    /// If it is not running.
    pub fn crash(&mut self) {
        let pid = fs::read_to_string(self.folder.join("data/postmaster.pid")).expect("it runs");
        let pid = pid.lines().next().expect("a number").to_owned();
        self.keep();
        let killed = Command::new("kill").args(["-QUIT", &pid]).status();
        assert!(killed.is_ok_and(|status| status.success()), "it runs");
        self.wait();
    }

    /// Whether it has stopped by itself, so that it may be started again.
    pub fn has_ended(&mut self) -> bool {
        let said = self.said.as_mut().map(Mutex::get_mut);
        let ended = match said.map(|said| said.unwrap_or_else(PoisonError::into_inner)) {
            Some(said) => loop {
                match said.try_recv() {
                    Ok(_) => {}
                    Err(error) => break error == TryRecvError::Disconnected,
                }
            },
            None => true,
        };
        if ended && self.child.is_some() {
            self.keep();
            self.wait();
        }
        ended
    }

    /// Starts the stopped server with one more setting.
    ///
    /// # Panics
    /// If it is running, or does not start.
    pub fn start_with(&mut self, setting: &str) {
        self.settings.push(setting.to_owned());
        self.start_again();
    }

    /// The port it listens on.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// The folder of its data.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Keeps the folder when the server stops, so that it can be started again.
    fn keep(&self) {
        fs::write(self.folder.join("keep"), "").expect("an own folder can be written to");
    }

    fn wait(&mut self) {
        if let Some(mut child) = self.child.take() {
            drop(child.stdin.take());
            // It is our own child; if it cannot be waited for, it is gone.
            let _ = child.wait();
        }
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        self.wait();
        // A folder that cannot be removed from the target folder does no harm.
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// Reads the server's log to its end, so that the server never blocks on a full pipe.
fn listen_until_ready(said: ChildStderr) -> Receiver<String> {
    let (tell, told) = mpsc::channel();
    thread::spawn(move || {
        for line in BufReader::new(said).lines().map_while(Result::ok) {
            // An error means that nobody reads the log any more.
            let _ = tell.send(line);
        }
    });
    let mut log = String::new();
    while let Ok(line) = told.recv_timeout(START_TIMEOUT) {
        if line.contains(READY) {
            return told;
        }
        log.push_str(&line);
        log.push('\n');
    }
    panic!("PostgreSQL does not start:\n{log}");
}

fn free_port() -> u16 {
    let listener = TcpListener::bind(("127.0.0.1", 0)).expect("there is a free port");
    listener.local_addr().expect("it is bound").port()
}

/// A new empty folder in cargo's target folder, owned by the server's user.
fn folder() -> PathBuf {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let nth = COUNT.fetch_add(1, Ordering::Relaxed);
    let own = env::current_exe().expect("a program knows where it is");
    let target = own.ancestors().nth(3).expect("cargo builds tests three folders deep");
    let folder = target.join(format!("postgres/{}-{nth}", process::id()));
    // Left over from an earlier process with the same id.
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder beside what is built can be made");
    give(&folder);
    folder
}

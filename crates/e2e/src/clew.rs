//! The real server as a process.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, ExitStatus, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;

use crate::folder::keep;
use crate::{Client, Folder, PATIENCE, Since, laboratory, program};

/// A server process with a temporary folder. Dropping it kills the process and removes the folder.
#[derive(Debug)]
pub struct Clew {
    folder: Folder,
    options: Options,
    running: Option<Running>,
}

/// Options for starting a server.
#[derive(Clone, Debug, Default)]
pub struct Options {
    args: Vec<OsString>,
    under: Vec<OsString>,
    limited: bool,
    store: Option<String>,
    data: Option<PathBuf>,
    program: Option<PathBuf>,
}

#[derive(Debug)]
struct Running {
    child: Child,
    /// The id of the process that serves.
    pid: u32,
    address: SocketAddr,
    /// The lines it prints, until it ends.
    lines: Receiver<String>,
    /// The lines read so far.
    said: Vec<String>,
}

impl Options {
    /// Adds arguments to `clew serve`.
    #[must_use]
    pub fn args<W: Into<OsString>>(mut self, words: impl IntoIterator<Item = W>) -> Self {
        self.args.extend(words.into_iter().map(Into::into));
        self
    }

    /// Keeps the rate limits switched on.
    #[must_use]
    pub fn limited(mut self) -> Self {
        self.limited = true;
        self
    }

    /// Stores tables in this PostgreSQL instead of a folder.
    #[must_use]
    pub fn store(mut self, url: String) -> Self {
        self.store = Some(url);
        self
    }

    /// Stores tables in this folder instead of a temporary one.
    #[must_use]
    pub fn data(mut self, folder: PathBuf) -> Self {
        self.data = Some(folder);
        self
    }

    /// Starts `clew-lab serve`, with these switches that `clew serve` does not have.
    #[must_use]
    pub fn lab<W: Into<OsString>>(self, words: impl IntoIterator<Item = W>) -> Self {
        self.program(laboratory()).args(words)
    }

    /// Starts this build of the program instead of the one under test.
    #[must_use]
    pub fn program(mut self, path: PathBuf) -> Self {
        self.program = Some(path);
        self
    }

    /// Starts the server as a child of this command, such as strace.
    #[must_use]
    pub fn under<W: Into<OsString>>(mut self, words: impl IntoIterator<Item = W>) -> Self {
        self.under = words.into_iter().map(Into::into).collect();
        self
    }
}

impl Clew {
    /// Starts a server with an empty folder.
    pub fn start(options: Options) -> Self {
        let mut clew = Self { folder: Folder::new(), options, running: None };
        clew.start_again();
        clew
    }

    /// Starts the stopped server again with the same folder, and waits until it prints its address.
    ///
    /// # Panics
    /// If it is running, or does not start.
    pub fn start_again(&mut self) {
        assert!(self.try_start(), "a server says where it is before it ends");
    }

    /// Starts the stopped server again; `false` if it ends before it prints its address.
    ///
    /// # Panics
    /// If it is running.
    pub fn try_start(&mut self) -> bool {
        assert!(self.running.is_none(), "it runs");
        let data = self.data();
        let mut words = self.options.under.clone();
        words.push(self.options.program.clone().unwrap_or_else(program).into());
        let log = File::options().create(true).append(true).open(self.log_file());
        let log = log.expect("its own folder can be written to");
        let mut child = Command::new(&words[0])
            .args(&words[1..])
            .args(["serve", "--addr", "127.0.0.1:0"])
            .args(["--limits", if self.options.limited { "on" } else { "off" }])
            .args(match &self.options.store {
                Some(url) => ["--store".into(), OsString::from(url)],
                None => ["--data".into(), data.clone().into()],
            })
            .args(&self.options.args)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(log)
            .spawn()
            .unwrap_or_else(|error| panic!("{} does not start: {error}", words[0].display()));
        let lines = listen(child.stdout.take().expect("its output is piped"));
        let pid = child.id();
        let nowhere = SocketAddr::from(([127, 0, 0, 1], 0));
        let running = Running { child, pid, address: nowhere, lines, said: Vec::new() };
        let running = self.running.insert(running);
        let Some(address) = running.announced() else {
            running.end();
            self.running = None;
            return false;
        };
        running.address = address;
        if !self.options.under.is_empty() {
            running.pid = holder(&data);
        }
        true
    }

    /// Uses this build of the program from the next start on.
    pub fn become_build(&mut self, path: &Path) {
        self.options.program = Some(path.to_owned());
    }

    /// Suspends the process until [`Clew::let_go`].
    ///
    /// # Panics
    /// If it is not running.
    pub fn hold(&self) {
        self.running.as_ref().expect("it runs").signal("STOP");
    }

    /// Resumes the process.
    ///
    /// # Panics
    /// If it is not running.
    pub fn let_go(&self) {
        self.running.as_ref().expect("it runs").signal("CONT");
    }

    /// Kills the process without any chance to clean up.
    ///
    /// # Panics
    /// If it is not running.
    pub fn kill(&mut self) {
        let mut running = self.running.take().expect("it runs");
        if running.pid == running.child.id() {
            // Directly, without starting another process.
            running.child.kill().expect("it is our own child");
        } else {
            running.signal("KILL");
        }
        running.end();
    }

    /// Asks the server to stop and waits for it. Returns its exit status and the lines it printed.
    ///
    /// # Panics
    /// If it is not running, or does not stop.
    pub fn stop(&mut self) -> (ExitStatus, Vec<String>) {
        let mut running = self.running.take().expect("it runs");
        running.signal("TERM");
        (running.end(), running.said)
    }

    /// The address it listens on.
    ///
    /// # Panics
    /// If it is not running.
    pub fn address(&self) -> SocketAddr {
        self.running.as_ref().expect("it runs").address
    }

    /// The process id.
    ///
    /// # Panics
    /// If it is not running.
    pub fn process(&self) -> u32 {
        self.running.as_ref().expect("it runs").pid
    }

    /// A client for this server; the token is 32 hex digits.
    pub fn client(&self, token: &str) -> Client {
        Client::new(self.address(), token)
    }

    /// The lines it printed at its start.
    pub fn said(&mut self) -> &[String] {
        let running = self.running.as_mut().expect("it runs");
        running.said.extend(running.lines.try_iter());
        &running.said
    }

    /// The folder of its tables.
    pub fn data(&self) -> PathBuf {
        let own = || self.folder.path().join("data");
        self.options.data.clone().unwrap_or_else(own)
    }

    /// A temporary folder for the test's own files.
    pub fn folder(&self) -> &Folder {
        &self.folder
    }

    /// The log since the first start.
    ///
    /// # Panics
    /// If the log is not text.
    pub fn log(&self) -> String {
        fs::read_to_string(self.log_file()).expect("a log is a text")
    }

    fn log_file(&self) -> PathBuf {
        self.folder.path().join("log")
    }
}

impl Running {
    /// Reads the address that it prints; `None` if it ends before.
    fn announced(&mut self) -> Option<SocketAddr> {
        let since = Since::now();
        loop {
            let left = PATIENCE.saturating_sub(since.passed());
            match self.lines.recv_timeout(left) {
                Ok(line) => {
                    let address = line.strip_prefix("Clew is at http://").map(str::to_owned);
                    self.said.push(line);
                    if let Some(address) = address {
                        return Some(address.parse().expect("an address and a port"));
                    }
                }
                Err(RecvTimeoutError::Disconnected) => return None,
                Err(RecvTimeoutError::Timeout) => {
                    panic!("waited {PATIENCE:?} for the server to say where it is")
                }
            }
        }
    }

    /// Waits until the process has ended.
    fn end(&mut self) -> ExitStatus {
        let since = Since::now();
        loop {
            let left = PATIENCE.saturating_sub(since.passed());
            match self.lines.recv_timeout(left) {
                Ok(line) => self.said.push(line),
                // The process has closed its output, so it is ending.
                Err(RecvTimeoutError::Disconnected) => break,
                Err(RecvTimeoutError::Timeout) => {
                    panic!("waited {PATIENCE:?} for the server to end")
                }
            }
        }
        self.child.wait().expect("it is our own child")
    }

    /// Sends a signal. The process id is valid because nobody has waited for the process yet.
    fn signal(&self, name: &str) {
        let kill = format!("kill -{name} {}", self.pid);
        let sent = Command::new("sh").args(["-c", &kill]).status();
        assert!(sent.is_ok_and(|status| status.success()), "`{kill}` failed");
    }
}

impl Drop for Clew {
    fn drop(&mut self) {
        if self.running.is_some() {
            self.kill();
        }
        if thread::panicking() {
            let log = fs::read_to_string(self.log_file()).unwrap_or_default();
            eprintln!("the server's log:\n{log}");
            keep(&self.data());
        }
    }
}

/// Reads the lines of a process in a thread, which ends with the process.
fn listen(out: ChildStdout) -> Receiver<String> {
    let (send, lines) = mpsc::channel();
    thread::spawn(move || {
        for line in BufReader::new(out).lines().map_while(Result::ok) {
            // An error means that nobody reads the lines.
            let _ = send.send(line);
        }
    });
    lines
}

/// The id of the process that holds the lock of a folder.
fn holder(data: &Path) -> u32 {
    let text = fs::read_to_string(data.join("clew.lock")).expect("a server that runs has a lock");
    text.trim().parse().expect("the lock tells the process")
}

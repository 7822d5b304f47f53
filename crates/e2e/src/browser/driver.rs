//! Starts the WebDriver programs.

use std::io::{BufRead, BufReader};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::process::{self, Child, ChildStdout, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::{env, thread};

use super::Engine;
use crate::{PATIENCE, Since};

/// A shell script that kills the program and its browsers when our end of the pipe closes, also if the
/// test is killed. Only the program holds the output, so that its end is noticed. The folder for
/// temporary files is removed with it.
const KEEPER: &str = "mkdir -p \"$TMPDIR\"; setsid PROGRAM & program=$!
    exec >/dev/null; read _; kill -- -$program; wait; rm -rf \"$TMPDIR\"";

/// The line of chromedriver that names its port.
const STARTED: &str = "started successfully on port ";

/// How often chromedriver is started until it finds its port free.
const STARTS: u32 = 5;

/// A running driver. It ends when its last browser is closed.
#[derive(Debug)]
pub(super) struct Driver {
    _program: Program,
    /// The X server it draws on, if it needs one.
    _screen: Option<Arc<Screen>>,
    address: SocketAddr,
}

/// A virtual X server.
#[derive(Debug)]
struct Screen {
    _program: Program,
    name: String,
}

/// A child process that ends with this process.
#[derive(Debug)]
struct Program {
    process: Child,
    /// Kept open, so that the program can still write.
    said: BufReader<ChildStdout>,
}

/// A value that all users in the test binary share while at least one of them holds it.
struct Shared<T>(Mutex<Weak<T>>);

impl<T> Shared<T> {
    const fn new() -> Self {
        Self(Mutex::new(Weak::new()))
    }

    fn get(&self, start: impl FnOnce() -> T) -> Arc<T> {
        let mut shared = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        shared.upgrade().unwrap_or_else(|| {
            let new = Arc::new(start());
            *shared = Arc::downgrade(&new);
            new
        })
    }
}

impl Driver {
    /// A driver for this engine: a shared one for Chromium, a new one for each WebKit browser.
    pub(super) fn of(engine: Engine) -> Arc<Self> {
        static CHROMIUM: Shared<Driver> = Shared::new();
        match engine {
            Engine::Chromium => CHROMIUM.get(Self::chromium),
            Engine::WebKit => Arc::new(Self::webkit()),
        }
    }

    /// The address of the driver.
    pub(super) fn address(&self) -> SocketAddr {
        self.address
    }

    /// chromedriver listens on one port number in IPv4 and IPv6 and exits if either is taken, which
    /// happens while other tests open ports: then it is started again on another port.
    fn chromium() -> Self {
        let start = |_| {
            let address = free_port();
            let mut program = Program::start(&format!("chromedriver --port={}", address.port()));
            let port = port(&mut program.said)?;
            assert_eq!(port, address.port(), "chromedriver listens where it was told to");
            Some(Self { _program: program, _screen: None, address })
        };
        (0..STARTS)
            .find_map(start)
            .expect("chromedriver starts: it comes with `apt-get install chromium chromium-driver`")
    }

    fn webkit() -> Self {
        static SCREEN: Shared<Screen> = Shared::new();
        let screen = SCREEN.get(Screen::start);
        let address = free_port();
        // Pages store nothing, so no keyring is needed.
        let line = format!(
            "env DISPLAY={} NO_AT_BRIDGE=1 WebKitWebDriver --host=127.0.0.1 --port={}",
            screen.name,
            address.port()
        );
        let program = Program::start(&line);
        let since = Since::now();
        while TcpStream::connect(address).is_err() {
            assert!(since.passed() < PATIENCE, "WebKitWebDriver starts: {INSTALL}");
            thread::yield_now();
        }
        Self { _program: program, _screen: Some(screen), address }
    }
}

/// How to install WebKit's driver.
const INSTALL: &str = "it comes with `apt-get install webkit2gtk-driver xvfb`";

impl Screen {
    fn start() -> Self {
        let line = "Xvfb -displayfd 1 -screen 0 1400x1000x24 -nolisten tcp 2>/dev/null";
        let mut program = Program::start(line);
        let mut number = String::new();
        let read = program.said.read_line(&mut number);
        assert!(read.is_ok_and(|bytes| bytes > 1), "Xvfb starts: {INSTALL}");
        Self { _program: program, name: format!(":{}", number.trim()) }
    }
}

impl Program {
    fn start(line: &str) -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let nth = COUNT.fetch_add(1, Ordering::Relaxed);
        let folder = env::temp_dir().join(format!("clew-driver-{}-{nth}", process::id()));
        let mut process = Command::new("sh")
            .args(["-c", &KEEPER.replace("PROGRAM", line)])
            .env("TMPDIR", folder)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("there is a shell");
        let said = BufReader::new(process.stdout.take().expect("its output is piped"));
        Self { process, said }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        drop(self.process.stdin.take());
        // Waiting for our own child fails only if it has ended.
        let _ = self.process.wait();
    }
}

/// A free port for a driver that cannot choose one itself. It lies outside the range from which the
/// system assigns ports, so that nobody takes it before the driver does.
fn free_port() -> SocketAddr {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let is_free = |address: &SocketAddr| TcpListener::bind(address).is_ok();
    let port = |_| {
        let nth = process::id().wrapping_mul(31) + NEXT.fetch_add(1, Ordering::Relaxed);
        SocketAddr::from(([127, 0, 0, 1], 20_000 + (nth % 12_000) as u16))
    };
    (0..12_000).map(port).find(is_free).expect("there is a free port")
}

fn port(said: &mut impl BufRead) -> Option<u16> {
    let port = |line: String| line.split_once(STARTED)?.1.trim_end_matches('.').parse().ok();
    said.lines().map_while(Result::ok).find_map(port)
}

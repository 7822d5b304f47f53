//! The program that drives browsers: one process for all that a test binary has open.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::{Arc, Mutex, PoisonError, Weak};

/// Ends the driver by its process number when our end of the pipe closes: also if we are killed. The
/// browsers hang on the driver by pipes of their own and end with it. Only the driver holds the
/// output, so that its end is noticed.
const KEEPER: &str =
    "chromedriver --port=0 & driver=$!; exec >/dev/null; read _; kill $driver; wait";

/// What it says when it can be asked.
const STARTED: &str = "started successfully on port ";

/// A running chromedriver. It ends when the last browser has let it go.
#[derive(Debug)]
pub(super) struct Driver {
    process: Child,
    /// Kept open, so that it can still say something.
    _said: BufReader<ChildStdout>,
    address: SocketAddr,
}

impl Driver {
    /// The one that runs, or else a new one.
    pub(super) fn shared() -> Arc<Self> {
        static SHARED: Mutex<Weak<Driver>> = Mutex::new(Weak::new());
        let mut shared = SHARED.lock().unwrap_or_else(PoisonError::into_inner);
        shared.upgrade().unwrap_or_else(|| {
            let driver = Arc::new(Self::start());
            *shared = Arc::downgrade(&driver);
            driver
        })
    }

    /// Where it is asked.
    pub(super) fn address(&self) -> SocketAddr {
        self.address
    }

    fn start() -> Self {
        let mut process = Command::new("sh")
            .args(["-c", KEEPER])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("there is a shell");
        let mut said = BufReader::new(process.stdout.take().expect("its output is piped"));
        let port = port(&mut said).expect(
            "chromedriver starts: it comes with `apt-get install chromium chromium-driver`",
        );
        Self { process, _said: said, address: SocketAddr::from(([127, 0, 0, 1], port)) }
    }
}

fn port(said: &mut impl BufRead) -> Option<u16> {
    let port = |line: String| line.split_once(STARTED)?.1.trim_end_matches('.').parse().ok();
    said.lines().map_while(Result::ok).find_map(port)
}

impl Drop for Driver {
    fn drop(&mut self) {
        drop(self.process.stdin.take());
        // It is our own child; if it cannot be waited for, it is gone.
        let _ = self.process.wait();
    }
}

//! A server as a process of its own.

use std::fs::{self, File};
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{ChildStdout, Command, Stdio};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::Duration;
use std::{env, thread};

use anyhow::{Context, Result, anyhow};

use super::keeper::Keeper;
use crate::clock::Since;
use crate::load::{self, Address, Process, Reach};

/// So long a server may take to say where it listens.
const PATIENCE: Duration = Duration::from_secs(30);
/// What an address begins with.
const HERE: &str = "http://127.0.0.1:";

/// Which server takes the part of the real one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Real {
    /// `clew serve`.
    Serve,
    /// `clew bare`.
    Control,
}

/// Those that are compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Which {
    /// The server.
    Real,
    /// One that does no more than it must, with the real one's way with memory
    /// (docs/decisions/0058).
    Bare,
    /// The same without that.
    Plain,
}

/// Starts servers.
#[derive(Debug)]
pub(super) struct Children<'k> {
    keeper: &'k Keeper,
    program: PathBuf,
    real: Real,
    /// What the bare one sends.
    payload: Option<PathBuf>,
}

/// A server that answers. It ends when this is dropped.
#[derive(Debug)]
pub(super) struct Running<'k> {
    _end: End<'k>,
    /// Its process.
    pub(super) process: Process,
    /// Where it is.
    pub(super) address: Address,
    /// How long it took from its start to its first answer.
    pub(super) started: Duration,
}

/// Ends a process when it is dropped.
#[derive(Debug)]
struct End<'k> {
    keeper: &'k Keeper,
    id: u32,
}

impl<'k> Children<'k> {
    /// Starts nothing yet.
    pub(super) fn new(keeper: &'k Keeper, real: Real) -> Result<Self> {
        let program = env::current_exe().context("cannot find this program")?;
        Ok(Self { keeper, program, real, payload: None })
    }

    /// The folder of this name among those that are gone afterwards.
    pub(super) fn folder(&self, name: &str) -> PathBuf {
        self.keeper.folder(name)
    }

    /// From now on the bare one sends what is in this file.
    pub(super) fn send(&mut self, payload: PathBuf) {
        self.payload = Some(payload);
    }

    /// Starts a server on what is stored in a folder, and waits until it answers.
    pub(super) fn start(&self, which: Which, data: &Path) -> Result<Running<'k>> {
        let errors = data.with_extension("errors");
        let mut command = Command::new(&self.program);
        match (which, self.real) {
            (Which::Real, Real::Serve) => command.args(["serve", "--limits", "off"]),
            (Which::Real, Real::Control) | (Which::Bare, _) => command.args(["bare", "--keep"]),
            (Which::Plain, _) => command.arg("bare"),
        };
        if let Some(payload) = self.payload.as_ref().filter(|_| which != Which::Real) {
            command.arg("--payload").arg(payload);
        }
        command.args(["--addr", "127.0.0.1:0", "--data"]).arg(data);
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(File::create(&errors)?);
        let since = Since::now();
        let (id, words) = self.keeper.start(&mut command).context("cannot start a server")?;
        let end = End { keeper: self.keeper, id };
        let words = words.context("its output is not there")?;
        let url = address(words).with_context(|| last_line(&errors))?;
        let address = Address::read(&url, Reach::Here)?;
        load::greet(&address)?;
        Ok(Running { _end: end, process: Process(id), address, started: since.passed() })
    }
}

impl Drop for End<'_> {
    fn drop(&mut self) {
        self.keeper.end(self.id);
    }
}

/// The address in what a server says. What it says later is read too: it must not have to wait.
fn address(words: ChildStdout) -> Result<String> {
    let (tell, told) = mpsc::channel();
    thread::spawn(move || {
        for line in BufReader::new(words).lines().map_while(Result::ok) {
            if let Some(url) = found(&line) {
                // Nobody listens once one was found.
                let _ = tell.send(url.to_owned());
            }
        }
    });
    told.recv_timeout(PATIENCE).map_err(|error| match error {
        RecvTimeoutError::Timeout => anyhow!("it did not say where it listens"),
        RecvTimeoutError::Disconnected => anyhow!("it ended without saying where it listens"),
    })
}

fn found(line: &str) -> Option<&str> {
    let url = &line[line.find(HERE)?..];
    let digits = url[HERE.len()..].bytes().take_while(u8::is_ascii_digit).count();
    (digits > 0).then(|| &url[..HERE.len() + digits])
}

/// What a server complained about last.
fn last_line(errors: &Path) -> String {
    let text = fs::read_to_string(errors).unwrap_or_default();
    let line = text.lines().rfind(|line| !line.trim().is_empty());
    format!("the server did not start ({})", line.unwrap_or("it does not say why"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_found_among_words() {
        assert_eq!(found("http://127.0.0.1:80"), Some("http://127.0.0.1:80"));
        assert_eq!(found("Play at http://127.0.0.1:4567/ now"), Some("http://127.0.0.1:4567"));
        assert_eq!(found("http://127.0.0.1:"), None);
        assert_eq!(found("http://192.0.2.1:80"), None);
    }
}

//! A server process.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::thread;

use anyhow::{Context, bail};

use crate::shell;

/// The prefix of the address in a server's first line.
const HERE: &str = "http://127.0.0.1:";

/// A running server. Dropping it stops the process.
#[derive(Debug)]
pub(super) struct Server {
    child: Child,
    /// The address it listens on.
    pub(super) url: String,
}

impl Server {
    /// Starts a server and waits until it prints its address.
    ///
    /// # Errors
    /// If the process ends before that.
    pub(super) fn start(command: &mut Command) -> anyhow::Result<Self> {
        let typed = shell::typed(command);
        let child = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn();
        let mut child = child.with_context(|| format!("`{typed}` did not start"))?;
        let out = child.stdout.take().context("its output is piped")?;
        let mut server = Self { child, url: String::new() };
        let mut lines = BufReader::new(out).lines().map_while(Result::ok);
        let Some(url) = lines.by_ref().find_map(|line| address(&line)) else {
            bail!("`{typed}` ended and did not say where it listens");
        };
        server.url = url;
        // What it says later is read too: it must not have to wait.
        thread::spawn(move || lines.for_each(drop));
        Ok(server)
    }

    /// The process id.
    pub(super) fn pid(&self) -> String {
        self.child.id().to_string()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn address(line: &str) -> Option<String> {
    let url = &line[line.find(HERE)?..];
    let digits = url[HERE.len()..].bytes().take_while(u8::is_ascii_digit).count();
    (digits > 0).then(|| url[..HERE.len() + digits].to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_found_among_words() {
        let found = address("Clew is at http://127.0.0.1:4567/ now");
        assert_eq!(found.as_deref(), Some("http://127.0.0.1:4567"));
        assert_eq!(address("http://127.0.0.1:"), None);
        assert_eq!(address("http://192.0.2.1:80"), None);
    }

    #[test]
    fn one_that_says_nothing_is_told() {
        let error = Server::start(Command::new("sh").args(["-c", "echo no"]));
        let error = error.expect_err("it ends").to_string();
        assert!(error.contains("did not say where it listens"), "{error}");
    }
}

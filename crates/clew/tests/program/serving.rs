//! The real server, as a process.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// A server that is killed after the test.
pub(crate) struct Serving {
    child: Child,
    pub(crate) url: String,
}

impl Serving {
    pub(crate) fn start(data: &Path) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_clew"))
            .args(["serve", "--addr", "127.0.0.1:0", "--limits", "off", "--bot-pace", "1"])
            .arg("--data")
            .arg(data)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program starts");
        let mut first = String::new();
        let out = child.stdout.take().expect("its output is piped");
        BufReader::new(out).read_line(&mut first).expect("the server prints its address");
        let url = first.trim().strip_prefix("Clew is at ").expect("an address").to_owned();
        Self { child, url }
    }

    /// The body of an answer, as plain text.
    pub(crate) fn get(&self, address: &str) -> String {
        let host = self.url.strip_prefix("http://").expect("plain HTTP");
        let mut stream = TcpStream::connect(host).expect("the server listens");
        // HTTP/1.0 has no chunks, which would have to be joined.
        let request =
            format!("GET {address} HTTP/1.0\r\nHost: {host}\r\nAccept: text/plain\r\n\r\n");
        stream.write_all(request.as_bytes()).expect("the server takes requests");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("an answer in text");
        let (head, body) = answer.split_once("\r\n\r\n").expect("a head and a body");
        assert!(head.starts_with("HTTP/1.0 200 "), "{answer}");
        body.to_owned()
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

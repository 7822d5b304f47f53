//! What is said to those for whom there is no place.

use std::fmt::Write;
use std::io::{ErrorKind, Result};
use std::net::Shutdown;
use std::sync::LazyLock;

use axum::http::HeaderMap;
use socket2::SockRef;
use tokio::net::TcpStream;

use crate::guard::headers;

/// Seconds after which a refused client may try again.
const RETRY_AFTER: u32 = 5;
const BODY: &str = concat!(
    r#"{"error":{"code":"too-many-connections","#,
    r#""text":"too many are here at once: try again in a few seconds"}}"#
);

/// Says it, waits until they have hung up, and hangs up. The caller sees to it that this ends.
///
/// # Errors
/// If they are gone already.
pub(super) async fn refuse(socket: TcpStream) -> Result<()> {
    static ANSWER: LazyLock<String> = LazyLock::new(answer);
    socket.writable().await?;
    // It is short enough for every socket that is new.
    socket.try_write(ANSWER.as_bytes())?;
    SockRef::from(&socket).shutdown(Shutdown::Write)?;
    // What they ask is read: if it were left lying, the system would take the answer back.
    let mut bytes = [0; 1_024];
    loop {
        socket.readable().await?;
        match socket.try_read(&mut bytes) {
            Ok(0) => return Ok(()),
            Ok(_) => {}
            Err(error) if error.kind() == ErrorKind::WouldBlock => {}
            Err(error) => return Err(error),
        }
    }
}

fn answer() -> String {
    let mut headers = HeaderMap::new();
    headers::put(&mut headers);
    let mut text = format!(
        "HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\n\
         content-type: application/json\r\ncontent-length: {}\r\nretry-after: {RETRY_AFTER}\r\n",
        BODY.len()
    );
    for (name, value) in &headers {
        let value = value.to_str().expect("our headers are text");
        write!(text, "{name}: {value}\r\n").expect("a string takes all that is written to it");
    }
    text + "\r\n" + BODY
}

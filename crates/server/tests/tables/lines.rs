//! Event streams over real connections: every client gets whole events, however slowly it reads.

use std::net::SocketAddr;
use std::time::Duration;

use server::Metrics;
use server::listen::{Limits, serve};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::sync::oneshot;
use tokio::time::timeout;

use crate::world::World;

/// Size of the send buffer of the system: small, so that a client that does not read blocks soon.
const LITTLE: u32 = 4 * 1024;

/// A connection with an open event stream.
struct Line {
    socket: TcpStream,
    /// Bytes that were received and not parsed yet.
    came: Vec<u8>,
    /// The content of the chunks so far.
    text: String,
}

impl Line {
    async fn new(address: SocketAddr) -> Self {
        let socket = TcpSocket::new_v4().expect("a socket");
        socket.set_recv_buffer_size(LITTLE).expect("it can be small");
        let socket = socket.connect(address).await.expect("it listens");
        Self { socket, came: Vec::new(), text: String::new() }
    }

    async fn follow(address: SocketAddr, person: u8, path: &str) -> Self {
        let mut line = Self::new(address).await;
        line.ask(person, path).await;
        let head = line.head().await;
        assert!(head.starts_with("http/1.1 200"), "{head}");
        assert!(head.contains("transfer-encoding: chunked"), "{head}");
        line
    }

    async fn ask(&mut self, person: u8, path: &str) {
        let ask = format!(
            "GET {path} HTTP/1.1\r\nhost: clew.test\r\nauthorization: Bearer {person:032x}\r\n\r\n"
        );
        self.socket.write_all(ask.as_bytes()).await.expect("it takes it");
    }

    /// The head of the response in lower case. The body stays unread.
    async fn head(&mut self) -> String {
        while !self.came.ends_with(b"\r\n\r\n") {
            assert!(self.hear(1).await, "there is a head");
        }
        let head = std::mem::take(&mut self.came);
        String::from_utf8(head).expect("text").to_lowercase()
    }

    /// Reads at most this number of bytes; `false` at the end.
    async fn hear(&mut self, most: usize) -> bool {
        let mut bytes = vec![0; most];
        let read = timeout(Duration::from_secs(20), self.socket.read(&mut bytes)).await;
        let len = read.expect("something comes").expect("the line holds");
        self.came.extend_from_slice(&bytes[..len]);
        len > 0
    }

    /// Parses the complete chunks; `true` if the last one was among them.
    fn read(&mut self) -> bool {
        while let Some(end) = self.came.windows(2).position(|two| two == b"\r\n") {
            let head = str::from_utf8(&self.came[..end]).expect("a size");
            let size = usize::from_str_radix(head, 16).unwrap_or_else(|_| panic!("{head:?}"));
            let (from, to) = (end + 2, end + 2 + size);
            if self.came.len() < to + 2 {
                return false;
            }
            assert_eq!(self.came[to..to + 2], *b"\r\n", "a chunk ends where it says");
            self.text.push_str(str::from_utf8(&self.came[from..to]).expect("text"));
            self.came.drain(..to + 2);
            if size == 0 {
                return true;
            }
        }
        false
    }

    /// The numbers of the complete states.
    fn seqs(&self) -> Vec<u64> {
        let events = self.text.split_inclusive("\n\n").filter(|event| event.ends_with("\n\n"));
        let state = |event: &str| {
            let field = |name: &str| event.lines().find_map(|line| line.strip_prefix(name));
            let (data, seq) = (field("data: ")?, field("id: ")?);
            if field("event: ") == Some("table") {
                let state: serde_json::Value = serde_json::from_str(data).expect("a whole state");
                assert_eq!(state["seq"].to_string(), seq);
            } else {
                assert_eq!(field("event: "), Some("parts"));
                let is_json = data.starts_with('{') && data.ends_with('}');
                assert!(is_json || data.starts_with('<') && data.ends_with('>'), "{data}");
            }
            seq.parse().ok()
        };
        events.filter_map(state).collect()
    }
}

/// A server with sockets and small send buffers, and what stops it.
async fn listening(world: &World) -> (SocketAddr, oneshot::Sender<()>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = listener.local_addr().expect("it is bound");
    let limits = Limits { unread: LITTLE as usize, ..Limits::default() };
    let (stop, stopped) = oneshot::channel();
    tokio::spawn(serve(listener, world.router.clone(), limits, Metrics::default(), stopped));
    (address, stop)
}

#[tokio::test]
async fn who_reads_slowly_gets_whole_states_and_the_last_one() {
    let world = World::new().await;
    // Its state is long enough to be sent in several parts.
    let table = world.started("labyrinth-cards", 2).await;
    let (address, _stop) = listening(&world).await;
    let mut lines = Vec::new();
    for (person, asked) in [(1, ""), (2, ""), (1, "?page=en"), (2, "?page=en"), (9, "")] {
        lines.push(Line::follow(address, person, &format!("{table}/events{asked}")).await);
    }
    let (mut last, mut acts) = (0, 0);
    while let Some(person) = world.act(&table, 2, &format!("k{acts}")).await {
        acts += 1;
        last = world.state(person, &table).await["seq"].as_u64().expect("a number");
        // Some read everything, some less than is sent, and one nothing.
        for (line, most) in lines.iter_mut().zip([64 * 1024, 700, 64 * 1024, 300]) {
            line.hear(most).await;
            line.read();
        }
    }
    for (nth, line) in lines.iter_mut().enumerate() {
        while line.seqs().last() != Some(&last) {
            assert!(line.hear(64 * 1024).await, "it goes on");
            assert!(!line.read(), "it has no end");
        }
        let seqs = line.seqs();
        assert!(seqs.is_sorted(), "{nth}: {seqs:?}");
        let is_quick = [0, 2].contains(&nth);
        assert!(is_quick || seqs.len() < acts, "{nth}: who is slow skips some of {acts}");
    }
}

#[tokio::test]
async fn an_answer_over_a_used_line_has_its_head_first() {
    let world = World::new().await;
    let table = world.started("mago-magino", 2).await;
    let (address, _stop) = listening(&world).await;
    let mut line = Line::new(address).await;
    line.ask(1, &table).await;
    let head = line.head().await;
    let length = head.lines().find_map(|line| line.strip_prefix("content-length: "));
    let length: usize = length.and_then(|length| length.parse().ok()).expect("a length");
    while line.came.len() < length {
        line.hear(length).await;
    }
    line.came.clear();
    line.ask(1, &format!("{table}/events")).await;
    // The table goes on before the answer has begun.
    for nth in 0..5 {
        world.act(&table, 2, &format!("k{nth}")).await.expect("somebody's turn");
    }
    let head = line.head().await;
    assert!(head.starts_with("http/1.1 200") && head.contains("text/event-stream"), "{head}");
    let last = world.state(1, &table).await["seq"].as_u64().expect("a number");
    while line.seqs().last() != Some(&last) {
        line.hear(64 * 1024).await;
        line.read();
    }
}

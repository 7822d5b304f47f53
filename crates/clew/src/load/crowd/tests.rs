//! Four viewers whose streams are written by hand.

use std::cell::{Cell, RefCell};

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

use super::*;
use crate::clock::Since;
use crate::load::http::{Address, Caller, Listener, Reach, Request};
use crate::load::opening::Looks;
use crate::load::tally::Tally;

/// Four viewers, and the server's ends of their streams.
async fn crowd() -> (Crowd, Vec<TcpStream>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let url = format!("http://{}", listener.local_addr().expect("an address"));
    let address = Address::read(&url, Reach::Here).expect("an address");
    let (mut viewers, mut ends) = (Vec::new(), Vec::new());
    for seat in ["A", "B", "C", "D"] {
        let caller = Caller::new(&address).await.expect("a server");
        let request = Request { address: &address, path: "/", token: None }.get("*/*");
        let length = request.len();
        let (mut end, _) = listener.accept().await.expect("a connection");
        let serve = async {
            end.read_exact(&mut vec![0; length]).await.expect("a request");
            let head = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n";
            end.write_all(head.as_bytes()).await.expect("a client");
        };
        let (opened, ()) = tokio::join!(Listener::open(caller, request), serve);
        let listener = opened.expect("an answer").expect("a stream");
        viewers.push(Viewer { seat: seat.to_owned(), listener });
        ends.push(end);
    }
    let mut tally = Tally::new();
    tally.time(Duration::ZERO, Duration::MAX);
    let course = Course {
        looks: Looks::Json,
        start: Since::now(),
        end: Cell::new(Duration::MAX),
        tally: RefCell::new(tally),
        recorder: RefCell::new(None),
    };
    (Crowd::new(Rc::new(course), viewers), ends)
}

/// Shows an append on a stream.
async fn show(end: &mut TcpStream, seq: u64) {
    let event = format!("event: table\nid: {seq}\ndata: {{}}\n\n");
    let chunk = format!("{:x}\r\n{event}\r\n", event.len());
    end.write_all(chunk.as_bytes()).await.expect("a client");
}

#[tokio::test]
async fn an_action_is_shown_when_the_last_viewer_has_seen_it() {
    let (mut crowd, mut ends) = crowd().await;
    let shown = |crowd: &Crowd| crowd.course.tally.borrow().shown.spans().max > 0.0;
    crowd.expect(5, Duration::ZERO);
    for (viewer, end) in ends.iter_mut().enumerate() {
        assert!(!shown(&crowd) && crowd.unseen.len() == 1, "{viewer} has not seen it");
        // A later one will do; an earlier one will not.
        show(end, 4).await;
        crowd.seen(viewer, 4).await.expect("a stream");
        assert!(!shown(&crowd));
        show(end, 5 + viewer as u64).await;
        crowd.seen(viewer, 5).await.expect("a stream");
    }
    assert!(shown(&crowd) && crowd.unseen.is_empty());
}

#[tokio::test]
async fn a_stream_that_ends_is_no_silence() {
    let (mut crowd, mut ends) = crowd().await;
    drop(ends.pop());
    let error = crowd.seen(0, 1).await.expect_err("it would wait for ever");
    assert_eq!(error.to_string(), "the server has ended a stream of events");
}

#[tokio::test]
async fn what_was_seen_before_a_stream_ends_counts() {
    let (mut crowd, mut ends) = crowd().await;
    for end in &mut ends {
        show(end, 1).await;
    }
    ends.clear();
    crowd.expect(1, Duration::ZERO);
    crowd.settled().await.expect("all have seen it");
    assert!(crowd.unseen.is_empty());
}

//! Both kinds of connections, on real sockets.

use std::future::poll_fn;
use std::task::Poll;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};

use super::{Address, Answer, Caller, Listener, Reach, Request};

/// A server that does what it is told, and its address.
async fn server() -> (TcpListener, Address) {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let url = format!("http://{}", listener.local_addr().expect("an address"));
    (listener, Address::read(&url, Reach::Here).expect("an address"))
}

/// Takes a request without a body.
async fn hear(listener: &TcpListener) -> TcpStream {
    let (mut stream, _) = listener.accept().await.expect("a connection");
    hear_again(&mut stream).await;
    stream
}

async fn hear_again(stream: &mut TcpStream) {
    let mut text = Vec::new();
    while !text.ends_with(b"\r\n\r\n") {
        text.push(stream.read_u8().await.expect("a request"));
    }
}

async fn say(stream: &mut TcpStream, text: &str) {
    stream.write_all(text.as_bytes()).await.expect("somebody listens");
}

fn get(address: &Address) -> Vec<u8> {
    Request { address, path: "/", token: None }.get("*/*")
}

#[tokio::test]
async fn answers_of_both_kinds_follow_one_another() {
    let (listener, address) = server().await;
    let serve = async {
        let mut stream = hear(&listener).await;
        say(&mut stream, "HTTP/1.1 200 OK\r\nContent-Le").await;
        say(&mut stream, "ngth: 9\r\n\r\n{\"seq\"").await;
        say(&mut stream, ":1}").await;
        hear_again(&mut stream).await;
        say(&mut stream, "HTTP/1.1 409 Conflict\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{").await;
        say(&mut stream, "}\r\n0\r\n\r\n").await;
    };
    let ask = async {
        let mut caller = Caller::new(&address).await.expect("a server");
        [
            caller.ask(get(&address)).await.expect("an answer"),
            caller.ask(get(&address)).await.expect("an answer"),
        ]
    };
    let ((), answers) = tokio::join!(serve, ask);
    let answer = |status, body: &str| Answer { status, body: body.as_bytes().to_vec() };
    assert_eq!(answers, [answer(200, "{\"seq\":1}"), answer(409, "{}")]);
}

#[tokio::test]
async fn a_connection_that_the_server_has_closed_is_made_anew() {
    let (listener, address) = server().await;
    let serve = async {
        drop(hear(&listener).await);
        let mut stream = hear(&listener).await;
        say(&mut stream, "HTTP/1.1 204 No Content\r\n\r\n").await;
        std::future::pending::<()>().await;
    };
    let ask = async { Caller::new(&address).await.expect("a server").ask(get(&address)).await };
    tokio::select! {
        () = serve => unreachable!("it stays"),
        answer = ask => assert_eq!(answer.expect("an answer").status, 204),
    }
}

#[tokio::test]
async fn an_answer_that_breaks_off_is_told() {
    let (listener, address) = server().await;
    let serve = async {
        let mut stream = hear(&listener).await;
        say(&mut stream, "HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n{").await;
    };
    let ask = async { Caller::new(&address).await.expect("a server").ask(get(&address)).await };
    let ((), answer) = tokio::join!(serve, ask);
    let error = answer.expect_err("half an answer").to_string();
    assert!(error.ends_with("an answer without an end"), "{error}");
}

#[tokio::test]
async fn a_stream_is_heard_to_its_end() {
    let (listener, address) = server().await;
    let serve = async {
        let mut stream = hear(&listener).await;
        say(&mut stream, "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n").await;
        say(&mut stream, "1d\r\nevent: table\nid: 3\ndata: {}\n\n\r\n").await;
        say(&mut stream, "1a\r\nevent: table\nid: 4\ndata: [\r\n3\r\n]\n\n\r\n0\r\n\r\n").await;
        // The connection stays: the stream itself says that it is at its end.
        stream
    };
    let hear = async {
        let caller = Caller::new(&address).await.expect("a server");
        let listener = Listener::open(caller, get(&address)).await.expect("an answer");
        let mut listener = listener.expect("a stream");
        let mut room = [0; 16];
        poll_fn(|cx| {
            listener.poll(cx, &mut room).expect("a stream");
            if listener.has_ended() { Poll::Ready(()) } else { Poll::Pending }
        })
        .await;
        (listener.seq(), listener.newest().to_vec())
    };
    let (_stream, heard) = tokio::join!(serve, hear);
    assert_eq!(heard, (4, b"[]".to_vec()));
}

#[tokio::test]
async fn a_stream_that_is_refused_gives_the_answer() {
    let (listener, address) = server().await;
    let serve = async {
        let mut stream = hear(&listener).await;
        say(&mut stream, "HTTP/1.1 404 Not Found\r\nContent-Length: 2\r\n\r\n{}").await;
    };
    let hear = async {
        let caller = Caller::new(&address).await.expect("a server");
        Listener::open(caller, get(&address)).await.expect("an answer")
    };
    let ((), refused) = tokio::join!(serve, hear);
    let answer = refused.expect_err("no stream");
    assert_eq!(answer, Answer { status: 404, body: b"{}".to_vec() });
}

//! The middleware before routes like ours, without a socket.

mod bodies;
mod counting;
mod shapes;
mod world;

use std::net::SocketAddr;

use axum::http::header::{CACHE_CONTROL, CONNECTION, RETRY_AFTER, SERVER};

use super::{Guard, Limits, RateLimits};
use crate::listen::Peer;
use world::{TOKEN, World, get, post};

#[tokio::test]
async fn every_answer_says_what_a_page_may_do() {
    let world = World::new();
    let large = post("/echo").header("content-length", "5").body("x".repeat(20_000).into());
    let requests = [
        get("/hello").body("".into()),
        get("/stream").body("".into()),
        get("/error").body("".into()),
        get("/broken").body("".into()),
        get("/nowhere").body("".into()),
        get("/echo").body("".into()),
        get("/hello").header("accept", "text/html").header("host", "two").body("".into()),
        post("/json").body("".into()),
        post("/json").header("origin", "null").body("".into()),
        large,
    ];
    for request in requests {
        let answer = world.ask(request.expect("a request")).await;
        let told = format!("{answer:?}");
        let is_json =
            answer.headers.get("content-type").is_some_and(|kind| kind == "application/json");
        // JSON is no page and has a shorter policy.
        let policies: &[(&str, &str)] = if is_json {
            &[("content-security-policy", "default-src 'none'; frame-ancestors 'none'")]
        } else {
            &[
                (
                    "content-security-policy",
                    "default-src 'none'; script-src 'self'; style-src 'self'; ",
                ),
                (
                    "content-security-policy",
                    "; require-trusted-types-for 'script'; trusted-types clew",
                ),
                ("content-security-policy", "; font-src 'self'; "),
                ("content-security-policy", "; frame-ancestors 'none'; "),
                ("referrer-policy", "same-origin"),
                ("cross-origin-opener-policy", "same-origin"),
                ("permissions-policy", "camera=()"),
            ]
        };
        let always = [
            ("x-content-type-options", "nosniff"),
            ("cross-origin-resource-policy", "same-origin"),
            ("cache-control", "no-store"),
        ];
        for &(name, part) in policies.iter().chain(&always) {
            let mut lines = answer.headers.get_all(name).iter();
            let line = lines.next().and_then(|line| line.to_str().ok());
            assert!(line.is_some_and(|line| line.contains(part)), "{name} in {told}");
            assert!(lines.next().is_none(), "{name} once in {told}");
        }
        assert!(!answer.headers.contains_key(SERVER), "{told}");
    }
}

#[tokio::test]
async fn a_handler_has_a_say_about_caching_and_nothing_else() {
    let answer = World::new().ask(get("/kept").body("".into()).expect("a request")).await;
    assert_eq!(answer.headers[CACHE_CONTROL], "max-age=60");
    let lines: Vec<_> = answer.headers.get_all("content-security-policy").iter().collect();
    assert!(lines.len() == 1 && lines[0] != "default-src *", "{lines:?}");
    let cookies: Vec<_> = answer.headers.get_all("set-cookie").iter().collect();
    assert_eq!(cookies, ["a=1", "b=2"]);
}

#[tokio::test]
async fn a_person_may_ask_often_and_not_more_often() {
    let world = World::new();
    let ask = |token: &str| {
        let mine = get("/hello").header("authorization", format!("Bearer {token}"));
        world.ask(mine.body("".into()).expect("a request"))
    };
    for _ in 0..120 {
        assert_eq!(ask(TOKEN).await.status, 200);
    }
    let refused = ask(TOKEN).await;
    assert_eq!((refused.status, refused.code()), (429, "too-many-requests"));
    assert_eq!(refused.headers[RETRY_AFTER], "1");
    assert_eq!(refused.headers[CONNECTION], "close", "its body was not read");
    assert_eq!(ask("ffffffffffffffffffffffffffffffff").await.status, 200, "somebody else");
    world.pass(25);
    assert_eq!(ask(TOKEN).await.status, 200);
    assert_eq!(ask(TOKEN).await.status, 429);
}

#[tokio::test]
async fn those_without_a_token_share_what_their_address_may() {
    let world = World::new();
    let ask = async |address: &str, wrong: usize| {
        let address: SocketAddr = address.parse().expect("an address");
        let cookie = format!("clew=not-a-token-{wrong}");
        let request = get("/hello").header("cookie", cookie).extension(Peer(address));
        world.ask(request.body("".into()).expect("a request")).await.status
    };
    for number in 0..120 {
        assert_eq!(ask("10.0.0.1:1000", number).await, 200);
    }
    assert_eq!(ask("10.0.0.1:2000", 0).await, 429, "from another port");
    assert_eq!(ask("10.0.0.2:1000", 0).await, 200);
}

/// Behind a trusted proxy each client has its own limits, whatever else it claims; without `--trust-proxy` the
/// proxy's address counts.
#[tokio::test]
async fn behind_a_trusted_proxy_the_client_s_address_counts() {
    let trusting = World::with(|guard| Guard {
        proxies: ["10.0.0.0/8".parse().expect("a range")].into(),
        ..guard
    });
    let ask = async |world: &World, from: &str| {
        let peer: SocketAddr = "10.0.0.1:1000".parse().expect("an address");
        let request = get("/hello").header("x-forwarded-for", from).extension(Peer(peer));
        world.ask(request.body("".into()).expect("a request")).await.status
    };
    for number in 0..120 {
        assert_eq!(ask(&trusting, &format!("9.9.9.{number}, 192.0.2.7")).await, 200);
    }
    assert_eq!(ask(&trusting, "1.1.1.1, 192.0.2.7").await, 429, "what it claims is no new address");
    assert_eq!(ask(&trusting, "192.0.2.8").await, 200);
    let wary = World::new();
    for number in 0..120 {
        assert_eq!(ask(&wary, &format!("192.0.2.{number}")).await, 200);
    }
    assert_eq!(ask(&wary, "192.0.2.200").await, 429);
}

#[tokio::test]
async fn who_comes_by_https_sends_cookies_by_nothing_else() {
    let trusting = World::with(|guard| Guard {
        proxies: ["10.0.0.1".parse().expect("a range")].into(),
        ..guard
    });
    for (peer, secure) in [("10.0.0.1:1000", true), ("10.0.0.2:1000", false)] {
        let peer: SocketAddr = peer.parse().expect("an address");
        let request = get("/kept").header("x-forwarded-for", "192.0.2.7");
        let request = request.header("x-forwarded-proto", "https").extension(Peer(peer));
        let answer = trusting.ask(request.body("".into()).expect("a request")).await;
        assert_eq!(answer.headers.contains_key("strict-transport-security"), secure);
        let cookies: Vec<_> = answer.headers.get_all("set-cookie").iter().collect();
        let expected = if secure { ["a=1; Secure", "b=2; Secure"] } else { ["a=1", "b=2"] };
        assert_eq!(cookies, expected);
    }
}

#[tokio::test]
async fn large_bodies_have_a_budget_of_their_own() {
    let world = World::new();
    let send = async |kilobytes: usize| {
        let body = "x".repeat(1_024 * kilobytes);
        world.ask(post("/echo").body(body.into()).expect("a request")).await
    };
    // 256 KB at once, then 8 KB a second.
    for _ in 0..16 {
        assert_eq!(send(16).await.status, 200);
    }
    let refused = send(16).await;
    assert_eq!((refused.status, refused.code()), (429, "too-many-requests"));
    assert_eq!(
        (&refused.headers[RETRY_AFTER], &refused.headers[CONNECTION]),
        (&"2".parse().expect("a value"), &"close".parse().expect("a value"))
    );
    assert_eq!(send(2).await.status, 200, "small ones are free");
    world.pass(2_000);
    assert_eq!(send(16).await.status, 200);
}

#[tokio::test]
async fn limits_that_are_off_let_everybody_pass_but_not_everything() {
    let world =
        World::with(|guard| Guard { limits: Limits::new(RateLimits::Off, &guard.clock), ..guard });
    for _ in 0..500 {
        assert_eq!(world.ask(get("/hello").body("".into()).expect("a request")).await.status, 200);
    }
    let large = post("/echo").body("x".repeat(20_000).into());
    assert_eq!(world.ask(large.expect("a request")).await.code(), "too-large");
}

#[tokio::test]
async fn another_site_uses_up_nothing_of_a_person_s() {
    let world = World::new();
    let cookie = format!("clew={TOKEN}");
    for _ in 0..300 {
        let foreign = post("/echo").header("origin", "http://evil.example");
        let refused = foreign.header("cookie", &cookie).body("".into()).expect("a request");
        assert_eq!(world.ask(refused).await.code(), "foreign-origin");
    }
    let own = get("/hello").header("cookie", &cookie).body("".into()).expect("a request");
    assert_eq!(world.ask(own).await.status, 200);
}

#[tokio::test]
async fn addresses_that_are_none_count_too() {
    let world = World::new();
    for _ in 0..120 {
        assert_eq!(
            world.ask(get("/nowhere").body("".into()).expect("a request")).await.status,
            404
        );
    }
    assert_eq!(world.ask(get("/nowhere").body("".into()).expect("a request")).await.status, 429);
}

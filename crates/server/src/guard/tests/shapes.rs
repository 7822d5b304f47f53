//! The format of errors.

use axum::http::header::{ALLOW, CONTENT_LENGTH, CONTENT_TYPE, RETRY_AFTER};
use ui::{Lang, Words};

use super::world::{World, get, post};

#[tokio::test]
async fn every_error_has_the_same_form() {
    let world = World::new();
    let json = |body: &str| {
        post("/json").header("content-type", "application/json").body(body.to_owned().into())
    };
    let cases = [
        (get("/nowhere").body("".into()), 404, "no-such-address"),
        (get("/hello/").body("".into()), 404, "no-such-address"),
        (post("/hello").body("".into()), 405, "wrong-method"),
        (get("/error").body("".into()), 409, "not-your-turn"),
        (get("/broken").body("".into()), 500, "broken"),
        (get("/hello").header("host", "two").body("".into()), 400, "bad-host"),
        (post("/echo").header("origin", "null").body("".into()), 403, "foreign-origin"),
        (post("/json").body("1".into()), 415, "wrong-type"),
        (json("3x"), 400, "bad-request"),
        (json("300"), 422, "bad-request"),
    ];
    for (request, status, code) in cases {
        let request = request.expect("a request");
        let told = format!("{request:?}");
        let answer = world.ask(request).await;
        assert_eq!((answer.status, answer.code()), (status, code), "{told}");
        // Without the header hyper adds it.
        let len = answer.headers.get(CONTENT_LENGTH);
        assert!(len.is_none_or(|len| len == &*answer.body.len().to_string()), "{told}");
    }
}

#[tokio::test]
async fn what_could_not_be_read_is_told_and_what_is_broken_is_not() {
    let world = World::new();
    let json = post("/json").header("content-type", "application/json");
    let answer = world.ask(json.body("300".into()).expect("a request")).await;
    assert!(answer.text().contains("expected u8"), "{}", answer.text());
    let answer = world.ask(get("/broken").body("".into()).expect("a request")).await;
    assert!(!answer.text().contains("secret"), "{}", answer.text());
}

#[tokio::test]
async fn a_wrong_method_names_the_right_ones() {
    let world = World::new();
    for accept in ["application/json", "text/html"] {
        let request = post("/hello").header("accept", accept).body("".into());
        let answer = world.ask(request.expect("a request")).await;
        assert_eq!((answer.status, &answer.headers[ALLOW]), (405, &"GET,HEAD".parse().unwrap()));
    }
}

#[tokio::test]
async fn whoever_wants_a_page_gets_one() {
    let world = World::new();
    let browser = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8";
    let request = get("/error").header("accept", browser).body("".into());
    let answer = world.ask(request.expect("a request")).await;
    assert_eq!((answer.status, &answer.headers[RETRY_AFTER]), (409, &"7".parse().unwrap()));
    assert_eq!(answer.headers[CONTENT_TYPE], "text/html; charset=utf-8");
    assert_eq!(answer.headers[CONTENT_LENGTH], answer.body.len().to_string());
    let page = answer.text();
    let words = Words::of(Lang::En);
    let title = words.text("error-title");
    let text = words.text("refusal-not-your-turn");
    for part in [
        "<!DOCTYPE html><html lang=\"en\">",
        &format!("<title>{title} · Clew</title>"),
        &format!("<p data-code=\"not-your-turn\">{text}</p>"),
        "<a href=\"/\"",
    ] {
        assert!(page.contains(part), "{part} in {page}");
    }
    for (request, status) in [
        (get("/nowhere").header("accept", "text/html").body("".into()), 404),
        (get("/broken").header("accept", "text/html").body("".into()), 500),
        (post("/json").header("accept", "text/html").body("1".into()), 415),
    ] {
        let answer = world.ask(request.expect("a request")).await;
        assert_eq!(answer.status, status);
        assert!(answer.text().starts_with("<!DOCTYPE html>"), "{}", answer.text());
        assert!(!answer.text().contains("secret"));
    }
}

/// Browsers name a language and get a translation; programs without one get the original sentence.
#[tokio::test]
async fn an_error_is_told_in_the_readers_language() {
    let world = World::new();
    for lang in Lang::ALL {
        let text = Words::of(lang).text("refusal-not-your-turn");
        let request = get("/error").header("accept-language", lang.code()).body("".into());
        let answer = world.ask(request.expect("a request")).await;
        assert!(answer.text().contains(&format!("\"text\":\"{text}\"")), "{}", answer.text());
    }
    let answer = world.ask(get("/error").body("".into()).expect("a request")).await;
    assert!(answer.text().contains("\"text\":\"it is <not> your turn & never was\""));
}

#[tokio::test]
async fn what_is_no_error_stays_as_it_is() {
    let world = World::new();
    for accept in ["text/html", "application/json"] {
        let request = get("/hello").header("accept", accept).body("".into());
        let answer = world.ask(request.expect("a request")).await;
        assert_eq!((answer.status, answer.text()), (200, "hello"));
        assert_eq!(answer.headers[CONTENT_TYPE], "text/plain; charset=utf-8");
    }
}

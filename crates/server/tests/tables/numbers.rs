//! MM-50: one reader can see the numbers of frogs, without changing anybody else's page.

use axum::body::{Body, to_bytes};
use axum::http::StatusCode;
use axum::http::header::{CONTENT_TYPE, COOKIE, LOCATION, SET_COOKIE};
use axum::response::Response;
use tower::ServiceExt;

use crate::world::{World, request};

async fn choose(world: &World, form: &'static str) -> Response {
    let request = request("POST", 1, "/numbers")
        .header(CONTENT_TYPE, "application/x-www-form-urlencoded")
        .body(Body::from(form))
        .expect("a request");
    world.router.clone().oneshot(request).await.expect("routers never fail")
}

/// A table's page for a browser that sends these cookies.
async fn page(world: &World, table: &str, cookies: &str) -> String {
    let request = request("GET", 1, table).header("accept", "text/html").header(COOKIE, cookies);
    let request = request.body(Body::empty()).expect("a request");
    let answer = world.router.clone().oneshot(request).await.expect("routers never fail");
    let bytes = to_bytes(answer.into_body(), 1 << 20).await.expect("a short body");
    String::from_utf8(bytes.to_vec()).expect("text")
}

#[tokio::test(start_paused = true)]
async fn a_reader_chooses_to_see_numbers_and_the_page_keeps_to_it() {
    let world = World::new().await;
    let table = world.started("mago-magino", 2).await;
    let button = |value: &str| format!("<button name=\"numbers\" value=\"{value}\">");

    let plain = page(&world, &table, "").await;
    assert!(plain.contains(&button("on")) && !plain.contains(&button("off")), "{plain}");
    assert!(!plain.contains("numbers=on"), "its stream asks for no numbers: {plain}");

    let chosen = choose(&world, "numbers=on&back=%2Ftables%2Fabc").await;
    assert_eq!(chosen.status(), StatusCode::SEE_OTHER);
    assert_eq!(chosen.headers()[LOCATION], "/tables/abc");
    let cookie = chosen.headers()[SET_COOKIE].to_str().expect("text");
    assert!(cookie.contains("HttpOnly") && cookie.contains("Path=/;"), "{cookie}");
    let cookie = cookie.split(';').next().expect("a cookie").to_owned();

    let numbered = page(&world, &table, &cookie).await;
    assert!(numbered.contains(&button("off")) && !numbered.contains(&button("on")), "{numbered}");
    assert!(numbered.contains("&amp;numbers=on\""), "its stream asks for numbers too: {numbered}");

    let back = choose(&world, "numbers=off").await;
    assert_eq!(back.headers()[LOCATION], "/");
    let cookie = back.headers()[SET_COOKIE].to_str().expect("text");
    assert!(cookie.contains("Max-Age=0"), "{cookie}");
}

#[tokio::test(start_paused = true)]
async fn numbers_are_offered_only_where_there_are_some() {
    let world = World::new().await;
    for &game in games::NAMES.iter().filter(|game| **game != "mago-magino") {
        let table = world.started(game, 2).await;
        let page = page(&world, &table, "clew-numbers=on").await;
        assert!(page.contains("id=\"more\"") && !page.contains("/numbers"), "{game}: {page}");
    }
}

#[tokio::test(start_paused = true)]
async fn a_choice_leads_nowhere_else_and_nothing_else_can_be_chosen() {
    let world = World::new().await;
    let elsewhere = choose(&world, "numbers=on&back=%2F%2Felsewhere.example").await;
    assert_eq!(elsewhere.headers()[LOCATION], "/");
    let wrong = choose(&world, "numbers=some").await;
    assert_eq!(wrong.status(), StatusCode::UNPROCESSABLE_ENTITY);
    assert!(!wrong.headers().contains_key(SET_COOKIE));
}

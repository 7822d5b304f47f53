//! Before the start: the code of a table, the number of seats, bots, colours, and players who were removed.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use axum::body::Body;
use axum::http::Request;
use serde_json::json;
use server::listen::Peer;

use crate::world::{Ears, World, pass};

/// The code of a table, as its host sees it.
async fn code(world: &World, table: &str) -> String {
    world.state(1, table).await["code"].as_str().expect("it waits for players").to_owned()
}

/// Whether a text looks like `MUBEL`.
fn is_code(code: &str) -> bool {
    let is_vowel = |letter| "AEIOU".contains(letter);
    code.len() == 5
        && code.chars().enumerate().all(|(nth, letter)| is_vowel(letter) == (nth % 2 == 1))
}

#[tokio::test(start_paused = true)]
async fn a_waiting_table_is_found_by_its_code_until_it_starts() {
    let world = World::new().await;
    let table = world.seated("magic-labyrinth", 2).await;
    let code = code(&world, &table).await;
    assert!(is_code(&code), "{code}");
    let spaced = code.to_lowercase().chars().map(String::from).collect::<Vec<_>>().join("%20");
    for path in [format!("/join/{code}"), format!("/join?code={spaced}"), format!("/join/{spaced}")]
    {
        let found = world.get(7, &path).await.ok();
        assert_eq!(
            format!("/tables/{}", found["table"].as_str().expect("a name")),
            table,
            "{path}"
        );
    }
    world.ready(&table).await;
    world.post(1, &format!("{table}/start"), json!({})).await.ok();
    assert_eq!(world.state(1, &table).await.get("code"), None);
    world.get(7, &format!("/join/{code}")).await.is(404, "no-such-code");
}

#[tokio::test(start_paused = true)]
async fn a_code_outlives_sleep_and_restart_and_works_on_every_machine() {
    let [world, other] = World::two(Ears::Shut).await;
    let table = world.seated("magic-labyrinth", 2).await;
    let known = code(&world, &table).await;
    assert_eq!(code(&other, &table).await, known);
    other.get(7, &format!("/join/{known}")).await.ok();
    pass(3_600).await;
    assert_eq!(world.awake().await, 0, "it sleeps");
    world.get(7, &format!("/join/{known}")).await.ok();
    let (journal, clock) = world.leave().await;
    let world = World::over(journal, clock).await;
    world.get(7, &format!("/join/{known}")).await.ok();
    assert_eq!(code(&world, &table).await, known);
}

#[tokio::test(start_paused = true)]
async fn no_two_tables_have_the_same_code() {
    let world = World::new().await;
    let mut codes = std::collections::BTreeSet::new();
    for _ in 0..50 {
        let table = world.opened("magic-labyrinth", 2).await;
        assert!(codes.insert(code(&world, &table).await));
    }
}

/// A request of a browser at this address.
async fn visit(world: &World, path: &str, host: u8) -> (u16, Option<String>, String) {
    use axum::http::header::{LOCATION, RETRY_AFTER};
    let address = SocketAddr::new(IpAddr::V4(Ipv4Addr::new(10, 0, 0, host)), 4_000);
    let request = Request::get(path).header("host", "clew.test").header("accept", "text/html");
    let mut request = request.body(Body::empty()).expect("a request");
    request.extensions_mut().insert(Peer(address));
    let answer =
        tower::ServiceExt::oneshot(world.router.clone(), request).await.expect("it never fails");
    let header = |name| Some(answer.headers().get(name)?.to_str().expect("text").to_owned());
    let (status, seen) =
        (answer.status().as_u16(), header(LOCATION).or_else(|| header(RETRY_AFTER)));
    let body = axum::body::to_bytes(answer.into_body(), 1 << 20).await.expect("a short body");
    (status, seen, String::from_utf8(body.to_vec()).expect("text"))
}

#[tokio::test(start_paused = true)]
async fn a_browser_is_led_to_the_table_or_asked_again() {
    let world = World::new().await;
    let table = world.opened("magic-labyrinth", 2).await;
    let code = code(&world, &table).await;
    assert_eq!(visit(&world, &format!("/join?code={code}"), 1).await.1, Some(table));
    let (status, _, page) = visit(&world, "/join", 1).await;
    assert!(status == 200 && page.contains("name=\"code\""), "{page}");
    let (status, _, page) = visit(&world, "/join?code=zuzuz", 1).await;
    assert!(status == 404 && page.contains("value=\"zuzuz\""), "{page}");
}

#[tokio::test(start_paused = true)]
async fn wrong_codes_are_limited_by_address_and_right_ones_then_too() {
    let world = World::limited().await;
    let table = world.opened("magic-labyrinth", 2).await;
    let right = format!("/join/{}", code(&world, &table).await);
    for _ in 0..20 {
        assert_eq!(visit(&world, &right, 1).await.0, 303, "right codes do not count");
    }
    for minute in 0..10 {
        for _ in 0..10 {
            assert_eq!(visit(&world, "/join/nonsense", 1).await.0, 404, "minute {minute}");
        }
        let (status, wait, page) = visit(&world, &right, 1).await;
        assert_eq!(status, 429, "otherwise the answer would say which codes are right");
        let wait: u64 = wait.expect("Retry-After").parse().expect("seconds");
        let most = if minute < 9 { 60 } else { 3_600 };
        assert!((1..=most).contains(&wait) && page.contains("name=\"code\""), "{wait}");
        assert_eq!(visit(&world, &right, 2).await.0, 303, "another address");
        pass(60).await;
    }
    assert_eq!(visit(&world, &right, 1).await.0, 429, "a hundred in an hour");
    pass(3_000).await;
    assert_eq!(visit(&world, &right, 1).await.0, 303);
}

#[tokio::test(start_paused = true)]
async fn all_free_seats_are_filled_with_easy_bots() {
    let world = World::new().await;
    let table = world.seated("magic-labyrinth", 2).await;
    world.post(1, &format!("{table}/settings"), json!({"settings": {"seats": 4}})).await.ok();
    world.post(2, &format!("{table}/bots"), json!({})).await.is(403, "not-host");
    world
        .post(1, &format!("{table}/bots"), json!({"level": "oracle"}))
        .await
        .is(422, "no-such-bot");
    world.post(1, &format!("{table}/bots"), json!({})).await.ok();
    let seats = world.state(1, &table).await["seats"].clone();
    for seat in 2..4 {
        assert_eq!(
            (&seats[seat]["kind"], &seats[seat]["level"]),
            (&json!("bot"), &json!("forgetful"))
        );
    }
    assert_eq!(seats[1]["kind"], "player");
}

#[tokio::test(start_paused = true)]
async fn fewer_seats_take_bots_along_but_no_players() {
    let world = World::new().await;
    let table = world.seated("magic-labyrinth", 2).await;
    let seats = async |count: u8| {
        world.post(1, &format!("{table}/settings"), json!({"settings": {"seats": count}})).await
    };
    seats(4).await.ok();
    world.post(1, &format!("{table}/bots"), json!({})).await.ok();
    seats(3).await.ok();
    seats(1).await.is(409, "seat-taken");
    let state = world.state(1, &table).await;
    assert_eq!(state["seats"].as_array().map(Vec::len), Some(3), "{state}");
    assert_eq!(state["seats"][2]["kind"], "bot", "what is refused changes nothing");
    seats(2).await.ok();
    assert_eq!(world.state(1, &table).await["seats"].as_array().map(Vec::len), Some(2));
}

#[tokio::test(start_paused = true)]
async fn players_choose_their_colours_and_swap() {
    let world = World::new().await;
    let table = world.seated("magic-labyrinth", 2).await;
    let colour = async |person: u8, seat: &str, colour: &str| {
        let path = format!("{table}/seats/{seat}/colour");
        world.post(person, &path, json!({"colour": colour})).await
    };
    let colours = async || world.state(1, &table).await["settings"]["magicians"].clone();
    colour(2, "A", "green").await.is(403, "not-your-seat");
    colour(2, "B", "pink").await.is(422, "no-such-colour");
    colour(2, "B", "green").await.ok();
    assert_eq!(colours().await, "red green");
    colour(1, "A", "green").await.ok();
    assert_eq!(colours().await, "green red");
    // Every seat has one, whatever their number.
    world.post(1, &format!("{table}/settings"), json!({"settings": {"seats": 4}})).await.ok();
    assert_eq!(colours().await, "green red blue yellow");
    world.post(1, &format!("{table}/settings"), json!({"settings": {"seats": 2}})).await.ok();
    assert_eq!(colours().await, "green red");
    world.ready(&table).await;
    world.post(1, &format!("{table}/start"), json!({})).await.ok();
    let cards = world.seated("labyrinth-cards", 2).await;
    let path = format!("{cards}/seats/A/colour");
    world.post(1, &path, json!({"colour": "red"})).await.is(422, "no-such-colour");
}

#[tokio::test(start_paused = true)]
async fn a_player_whom_the_host_removed_can_join_again_after_ten_minutes() {
    let world = World::new().await;
    let table = world.seated("magic-labyrinth", 2).await;
    let join = async |person: u8| {
        world.post(person, &format!("{table}/join"), json!({"name": "Bo"})).await
    };
    world.post(1, &format!("{table}/seats/B/free"), json!({})).await.ok();
    join(2).await.is(409, "removed");
    pass(590).await;
    join(2).await.is(409, "removed");
    join(3).await.ok();
    world.post(3, &format!("{table}/seats/B/free"), json!({})).await.ok();
    join(3).await.ok();
    world.post(3, &format!("{table}/seats/B/free"), json!({})).await.ok();
    pass(11).await;
    join(2).await.ok();
}

#[tokio::test(start_paused = true)]
async fn a_maze_is_built_by_hand_and_given_up_again() {
    let world = World::new().await;
    let table = world.seated("magic-labyrinth", 2).await;
    let set = async |body| world.post(1, &format!("{table}/settings"), body).await;
    set(json!({"settings": {"walls": 24}})).await.ok();
    set(json!({"built": {"0,0 east": "on", "0,0 south": "on"}})).await.is(422, "unreadable");
    set(json!({"built": {"0,0 east": "on", "3,3 south": "on"}})).await.ok();
    let state = world.state(2, &table).await;
    assert_eq!(
        (&state["settings"]["maze"], state["settings"].get("walls")),
        (&json!("drawn"), None)
    );
    set(json!({"settings": {"maze": ""}})).await.ok();
    assert_eq!(world.state(2, &table).await["settings"].get("maze"), None);
}

/// A name is asked for once.
#[tokio::test(start_paused = true)]
async fn a_browser_remembers_the_last_name() {
    let world = World::new().await;
    let table = world.opened("magic-labyrinth", 3).await;
    let send = async |method: &str, path: &str, cookies: &str, fields: &str| {
        let request = Request::builder().method(method).uri(path).header("host", "clew.test");
        let request = request.header("accept", "text/html").header("origin", "http://clew.test");
        let request = request.header("content-type", "application/x-www-form-urlencoded");
        let request = request.header("cookie", cookies).body(Body::from(fields.to_owned()));
        let request = request.expect("a request");
        tower::ServiceExt::oneshot(world.router.clone(), request).await.expect("it never fails")
    };
    let person = "clew=00112233445566778899aabbccddeeff";
    let joined = send("POST", &format!("{table}/join"), person, "name=Zo%C3%AB+%26+Co").await;
    let cookie = joined.headers()["set-cookie"].to_str().expect("text").to_owned();
    let kept = cookie.split(';').next().expect("a pair").to_owned();
    let other = world.opened("magic-labyrinth", 3).await;
    let page = send("GET", &other, &format!("{person}; {kept}"), "").await;
    let page = axum::body::to_bytes(page.into_body(), 1 << 20).await.expect("a short body");
    let page = String::from_utf8(page.to_vec()).expect("text");
    assert!(page.contains("value=\"Zoë &amp; Co\""), "{cookie}");
    // Another person at the same device has another name.
    let second = send("POST", &format!("{table}/join"), person, "name=Bo&seat=C").await;
    assert!(second.status().is_redirection() && !second.headers().contains_key("set-cookie"));
}

//! Seats: joining, leaving, seat links, the host.

use serde_json::json;

use crate::world::{World, pass};

#[tokio::test(start_paused = true)]
async fn people_sit_down_and_the_first_is_host() {
    let world = World::new().await;
    let table = world.seated("magic-labyrinth", 2).await;
    let state = world.state(2, &table).await;
    assert_eq!((&state["host"], &state["you"]), (&json!("A"), &json!(["B"])));
    assert_eq!(state["seats"][1]["name"], "Player 2");
    world.post(2, &format!("{table}/start"), json!({})).await.is(403, "not-host");
    world.post(3, &format!("{table}/join"), json!({"name": "Cleo"})).await.is(409, "table-full");
    world.ready(&table).await;
    world.post(1, &format!("{table}/start"), json!({})).await.ok();
    assert_eq!(world.state(3, &table).await["state"], "running");
}

#[tokio::test(start_paused = true)]
async fn a_wrong_setting_leaves_no_table_behind() {
    let world = World::new().await;
    let wrong = json!({"game": "mago-magino", "settings": {"seats": 77}, "access": "public"});
    world.post(1, "/tables", wrong).await.is(422, "unreadable");
    world.post(1, "/tables", json!({"game": "chess"})).await.is(422, "no-such-game");
    assert_eq!(world.get(1, "/tables").await.ok()["tables"], json!([]));
}

#[tokio::test(start_paused = true)]
async fn only_the_host_changes_settings_and_bots() {
    let world = World::new().await;
    let table = world.seated("magic-labyrinth", 2).await;
    let settings = json!({"settings": {"seats": 4}});
    world.post(2, &format!("{table}/settings"), settings.clone()).await.is(403, "not-host");
    world.post(1, &format!("{table}/settings"), settings).await.ok();
    world.post(2, &format!("{table}/seats/C/bot"), json!({})).await.is(403, "not-host");
    let bot = |level: &str| json!({"level": level});
    world.post(1, &format!("{table}/seats/C/bot"), bot("oracle")).await.is(422, "no-such-bot");
    world.post(1, &format!("{table}/seats/C/bot"), bot("random")).await.ok();
    world.post(1, &format!("{table}/seats/C/bot"), bot("random")).await.is(409, "seat-taken");
    world.post(1, &format!("{table}/seats/C/free"), json!({})).await.ok();
    assert_eq!(world.state(1, &table).await["seats"][2]["kind"], "free");
}

#[tokio::test(start_paused = true)]
async fn without_everybodys_chance_nothing_starts() {
    let world = World::new().await;
    let opened = world.post(1, "/tables", json!({"game": "mago-magino", "name": "Ada"})).await.ok();
    let table = format!("/tables/{}", opened["table"].as_str().expect("a name"));
    world.post(1, &format!("{table}/seats/B/bot"), json!({})).await.ok();
    world.post(1, &format!("{table}/start"), json!({})).await.is(409, "no-entropy");
    world
        .post(1, &format!("{table}/seats/A/ready"), json!({"entropy": "xy"}))
        .await
        .is(422, "bad-field");
    let entropy = json!({"entropy": "0123456789abcdef0123456789abcdef"});
    world
        .post(2, &format!("{table}/seats/A/ready"), entropy.clone())
        .await
        .is(403, "not-your-seat");
    world.post(1, &format!("{table}/seats/A/ready"), entropy).await.ok();
    world.post(1, &format!("{table}/start"), json!({})).await.ok();
}

#[tokio::test(start_paused = true)]
async fn a_seat_moves_to_another_device_once() {
    let world = World::new().await;
    let table = world.started("magic-labyrinth", 2).await;
    world.post(3, &format!("{table}/seats/B/move"), json!({})).await.is(403, "not-your-seat");
    let answer = world.post(2, &format!("{table}/seats/B/move"), json!({})).await.ok();
    let take = answer["take"].as_str().expect("an address").to_owned();
    // Loading the page changes nothing.
    assert!(world.get(7, &take).await.status.is_success());
    assert_eq!(world.state(2, &table).await["you"], json!(["B"]));
    world.post(7, &take, json!({})).await.ok();
    assert_eq!(world.state(7, &table).await["you"], json!(["B"]));
    assert_eq!(world.state(2, &table).await["you"], json!([]));
    assert_eq!(world.state(7, &table).await["seats"][1]["name"], "Player 2");
    world.post(8, &take, json!({})).await.is(410, "link-gone");
}

#[tokio::test(start_paused = true)]
async fn a_link_is_gone_after_ten_minutes() {
    let world = World::new().await;
    let table = world.started("magic-labyrinth", 2).await;
    let answer = world.post(2, &format!("{table}/seats/B/move"), json!({})).await.ok();
    // A player acts from time to time, so that the room stays in memory.
    for minute in 0..21 {
        pass(29).await;
        world.act(&table, 2, &format!("k{minute}")).await.expect("somebody's turn");
    }
    let take = answer["take"].as_str().expect("an address");
    world.post(7, take, json!({})).await.is(410, "link-gone");
}

#[tokio::test(start_paused = true)]
async fn the_same_people_play_again_at_one_table() {
    let world = World::new().await;
    let table = world.started("magic-labyrinth", 2).await;
    world.post(1, &format!("{table}/again"), json!({})).await.is(409, "not-ended");
    world.post(1, &format!("{table}/close"), json!({})).await.ok();
    world.post(3, &format!("{table}/again"), json!({})).await.is(403, "not-your-seat");
    let one = world.post(1, &format!("{table}/again"), json!({})).await.ok();
    let other = world.post(2, &format!("{table}/again"), json!({})).await.ok();
    assert_eq!(one["table"], other["table"]);
    let next = format!("/tables/{}", one["table"].as_str().expect("a name"));
    let state = world.state(2, &next).await;
    assert_eq!((&state["state"], &state["you"]), (&json!("waiting"), &json!(["B"])));
}

#[tokio::test(start_paused = true)]
async fn home_lists_what_is_public_and_what_is_yours() {
    let world = World::new().await;
    let public = json!({"game": "mago-magino", "name": "Ada", "access": "public"});
    let private = json!({"game": "mago-magino", "name": "Ada"});
    let public = world.post(1, "/tables", public).await.ok();
    let private = world.post(1, "/tables", private).await.ok();
    let home = world.get(1, "/").await.ok();
    let names = |rows: &serde_json::Value| -> Vec<serde_json::Value> {
        rows.as_array().expect("a list").iter().map(|row| row["table"].clone()).collect()
    };
    assert_eq!(names(&home["public"]), [public["table"].clone()]);
    assert_eq!(names(&home["yours"]).len(), 2);
    assert!(names(&home["yours"]).contains(&private["table"]));
    assert_eq!(names(&world.get(2, "/").await.ok()["yours"]).len(), 0);
}

#[tokio::test(start_paused = true)]
async fn a_browser_is_known_again_by_its_cookie_and_plays_by_forms() {
    use axum::body::Body;
    use axum::http::Request;
    use tower::ServiceExt;

    let world = World::new().await;
    let page =
        || Request::get("/").header("host", "clew.test").header("accept", "text/html,*/*;q=0.8");
    let first = page().body(Body::empty()).expect("a request");
    let first = world.router.clone().oneshot(first).await.expect("routers never fail");
    let cookie = first.headers()["set-cookie"].to_str().expect("text").to_owned();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
    let cookie = cookie.split(';').next().expect("a pair").to_owned();
    let again = page().header("cookie", &cookie).body(Body::empty()).expect("a request");
    let again = world.router.clone().oneshot(again).await.expect("routers never fail");
    assert!(!again.headers().contains_key("set-cookie"));

    let form = async |path: &str, fields: &str| {
        let request = Request::post(path)
            .header("accept", "text/html")
            .header("cookie", &cookie)
            .header("host", "clew.test")
            .header("origin", "http://clew.test")
            .header("content-type", "application/x-www-form-urlencoded");
        let request = request.body(Body::from(fields.to_owned())).expect("a request");
        let answer = world.router.clone().oneshot(request).await.expect("routers never fail");
        assert_eq!(answer.status().as_u16(), 303, "{path}");
        answer.headers()["location"].to_str().expect("an address").to_owned()
    };
    let table = form("/tables", "game=magic-labyrinth&name=Ada&settings.seats=1").await;
    let entropy = "entropy=00112233445566778899aabbccddeeff";
    form(&format!("{table}/seats/A/ready"), entropy).await;
    form(&format!("{table}/start"), "").await;
    // Every action is a button; the first is pressed.
    let look = async || {
        let request = Request::get(&table)
            .header("host", "clew.test")
            .header("accept", "text/html")
            .header("cookie", &cookie);
        world.send(request.body(Body::empty()).expect("a request")).await.text
    };
    let before = look().await;
    let field = |name: &str| {
        let from = before.find(&format!("name=\"{name}\" value=\"")).expect(name);
        before[from..].split('"').nth(3).expect("a value").to_owned()
    };
    let [seat, seen, key, action] = ["seat", "seen", "key", "action"].map(field);
    let fields = format!("seat={seat}&seen={seen}&key={key}&action={action}");
    form(&format!("{table}/act"), &fields).await;
    assert_ne!(look().await, before);
}

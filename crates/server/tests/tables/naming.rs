//! Display names: visible letters, unique at a table, and not changed while the game asks for silence.

use serde_json::json;

use crate::world::World;

async fn names(world: &World, table: &str) -> Vec<String> {
    let state = world.state(1, table).await;
    let seats = state["seats"].as_array().expect("a list").iter();
    seats.map(|seat| seat["name"].as_str().unwrap_or_default().to_owned()).collect()
}

#[tokio::test(start_paused = true)]
async fn equal_names_get_a_number() {
    let world = World::new().await;
    let opening = json!({"game": "magic-labyrinth", "settings": {"seats": 4}, "name": " Ｋｉｍ "});
    let opened = world.post(1, "/tables", opening).await.ok();
    let table = format!("/tables/{}", opened["table"].as_str().expect("a name"));
    for (person, name) in [(2, "kim"), (3, "Kim"), (4, "Bo")] {
        world.post(person, &format!("{table}/join"), json!({"name": name})).await.ok();
    }
    assert_eq!(names(&world, &table).await, ["Kim", "kim 2", "Kim 3", "Bo"]);
    world.post(4, &format!("{table}/seats/D/name"), json!({"name": "KIM 2"})).await.ok();
    // A player may change the case of their own name.
    world.post(2, &format!("{table}/seats/B/name"), json!({"name": "Kim 2"})).await.ok();
    assert_eq!(names(&world, &table).await, ["Kim", "Kim 2", "Kim 3", "KIM 2 2"]);
    let answer = world.post(4, &format!("{table}/seats/D/move"), json!({})).await.ok();
    let take = answer["take"].as_str().expect("an address").to_owned();
    world.post(7, &take, json!({"name": "Kim"})).await.ok();
    assert_eq!(names(&world, &table).await[3], "Kim 4");
}

#[tokio::test(start_paused = true)]
async fn what_cannot_be_seen_is_refused_wherever_a_name_is_given() {
    let world = World::new().await;
    let table = world.seated("magic-labyrinth", 2).await;
    let before = names(&world, &table).await;
    for name in ["\u{200b}", "A\u{202e}b", "A\u{200d}", "\u{3164}", "\u{2800}", " ", "A\u{0}"] {
        let naming = json!({"name": name});
        let opening = json!({"game": "magic-labyrinth", "name": name});
        world.post(1, "/tables", opening).await.is(422, "bad-name");
        world.post(3, &format!("{table}/join"), naming.clone()).await.is(422, "bad-name");
        world.post(1, &format!("{table}/seats/A/name"), naming).await.is(422, "bad-name");
    }
    assert_eq!(names(&world, &table).await, before);
}

/// MZ-91: in a silent phase a new name is refused like words.
#[tokio::test(start_paused = true)]
async fn in_silence_nobody_takes_a_new_name() {
    let world = World::new().await;
    let opening = json!({"game": "magic-maze", "settings": {"seats": 2, "scenario": 2}});
    let opened = world.post(1, "/tables", opening).await.ok();
    let table = format!("/tables/{}", opened["table"].as_str().expect("a name"));
    for person in 1..=2 {
        world.join(person, &table).await;
    }
    let rename = |name: &str| (format!("{table}/seats/B/name"), json!({"name": name}));
    world.ready(&table).await;
    world.post(1, &format!("{table}/start"), json!({})).await.ok();
    // Before the first action all may talk (MZ-32).
    let (path, name) = rename("Go left");
    world.post(2, &path, name).await.ok();
    world.act(&table, 2, "k1").await.expect("all may act");
    let (path, name) = rename("Go right");
    world.post(2, &path, name).await.is(409, "silence");
    // Taking the seat over with a new name is refused too; with the old name it is allowed.
    let answer = world.post(2, &format!("{table}/seats/B/move"), json!({})).await.ok();
    let take = answer["take"].as_str().expect("an address").to_owned();
    world.post(7, &take, json!({"name": "Go right"})).await.is(409, "silence");
    assert_eq!(names(&world, &table).await[1], "Go left");
    world.post(7, &take, json!({})).await.ok();
    assert_eq!(world.state(7, &table).await["you"], json!(["B"]));
    // Where talk is free all the time, so are names.
    let free = world.started("magic-maze", 2).await;
    world.act(&free, 2, "k1").await.expect("all may act");
    world.post(2, &format!("{free}/seats/B/name"), json!({"name": "Bo"})).await.ok();
}

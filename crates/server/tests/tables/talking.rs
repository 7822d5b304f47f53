//! Chat: who may write, where, and what.

use serde_json::json;

use crate::world::World;

#[tokio::test(start_paused = true)]
async fn people_write_to_each_other_where_they_may() {
    let world = World::new().await;
    let table = world.started("mago-magino", 2).await;
    let talk = format!("{table}/talk");
    let words = |text: &str| json!({"kind": "words", "text": text});
    world.post(1, &talk, words("hello")).await.ok();
    world.post(9, &talk, words("hello")).await.is(403, "not-your-seat");
    world.post(1, &talk, words(" \u{7} ")).await.is(422, "nothing-said");
    world.post(1, &talk, json!({"kind": "shout", "text": "hello"})).await.is(422, "bad-field");
    world.post(2, &format!("{table}/chat"), json!({"chat": false})).await.is(403, "not-host");
    world.post(1, &format!("{table}/chat"), json!({"chat": false})).await.ok();
    world.post(2, &talk, words("hello")).await.is(409, "chat-off");
    world.post(2, &talk, json!({"kind": "react", "text": "star"})).await.ok();
}

#[tokio::test(start_paused = true)]
async fn nobody_writes_at_public_tables() {
    let world = World::new().await;
    let opening = json!({"game": "mago-magino", "access": "public", "name": "Ada"});
    let opened = world.post(1, "/tables", opening).await.ok();
    let table = format!("/tables/{}", opened["table"].as_str().expect("a name"));
    let words = json!({"kind": "words", "text": "hello"});
    world.post(1, &format!("{table}/talk"), words).await.is(409, "chat-private-only");
}

#[tokio::test(start_paused = true)]
async fn magic_maze_is_played_in_silence() {
    let world = World::new().await;
    let settings = json!({"seats": 2, "scenario": 3});
    let opened =
        world.post(1, "/tables", json!({"game": "magic-maze", "settings": settings})).await;
    let table = format!("/tables/{}", opened.ok()["table"].as_str().expect("a name"));
    for person in 1..=2 {
        let joining = json!({"name": "Somebody", "entropy": format!("{person:032x}")});
        world.post(person, &format!("{table}/join"), joining).await.ok();
    }
    world.ready(&table).await;
    world.post(1, &format!("{table}/start"), json!({})).await.ok();
    let talk = format!("{table}/talk");
    let words = json!({"kind": "words", "text": "left!"});
    world.post(1, &talk, words.clone()).await.ok();
    world.act(&table, 2, "k1").await.expect("all may act");
    let refused = world.post(1, &talk, words).await;
    assert_eq!(refused.status.as_u16(), 409, "{refused:?}");
    world.post(1, &talk, json!({"kind": "eyes", "text": "B"})).await.ok();
}

//! Persons in records: an id of its own at each table, while the store still knows who they are.

use serde_json::{Value, json};

use crate::world::World;

/// The ids in the `join` records of a finished table.
async fn ids(world: &World, table: &str) -> Vec<String> {
    let record = world.get(9, &format!("{table}/record")).await.ok();
    let text = record["records"].as_str().expect("text").to_owned();
    assert!(text.starts_with("clew records 2\n"), "{text}");
    let joins = text.lines().filter(|line| line.starts_with("join "));
    joins.map(|line| line.split(' ').nth(2).expect("an id").to_owned()).collect()
}

#[tokio::test(start_paused = true)]
async fn two_finished_games_do_not_show_that_the_same_browser_played() {
    let world = World::new().await;
    let mut all = Vec::new();
    for _ in 0..2 {
        let table = world.started("mago-magino", 2).await;
        world.post(1, &format!("{table}/close"), json!({})).await.ok();
        // The same people once more: a third record.
        let again = world.post(2, &format!("{table}/again"), json!({})).await.ok();
        let again = format!("/tables/{}", again["table"].as_str().expect("a name"));
        world.post(1, &format!("{again}/close"), json!({})).await.ok();
        all.extend(ids(&world, &table).await);
        all.extend(ids(&world, &again).await);
    }
    assert_eq!(all.len(), 8);
    for (nth, id) in all.iter().enumerate() {
        assert!(!all[..nth].contains(id), "{id} stands in two records");
    }
    for person in 1..=2 {
        let own = server::person(&format!("{person:032x}")).expect("a token").to_string();
        assert!(!all.contains(&own), "the id by which the server knows the person");
    }
}

#[tokio::test(start_paused = true)]
async fn people_still_find_their_tables() {
    let world = World::new().await;
    let one = world.started("mago-magino", 2).await;
    let other = world.seated("magic-labyrinth", 1).await;
    let answer = world.post(2, &format!("{one}/seats/B/move"), json!({})).await.ok();
    let yours = async |person: u8| {
        let home = world.get(person, "/").await.ok();
        let rows = home["yours"].as_array().expect("a list").clone();
        let row = |row: &Value| format!("/tables/{}", row["table"].as_str().expect("a name"));
        rows.iter().map(row).collect::<Vec<_>>()
    };
    assert_eq!(yours(1).await, [other.clone(), one.clone()]);
    assert_eq!(yours(2).await, std::slice::from_ref(&one));
    world.post(7, answer["take"].as_str().expect("an address"), json!({})).await.ok();
    assert_eq!((yours(2).await, yours(7).await), (Vec::new(), vec![one.clone()]));
    assert_eq!(yours(1).await, [other, one], "who stays is not forgotten");
}

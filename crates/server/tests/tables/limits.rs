//! Limits of what one person can do: tables opened, places in the lobby, seats, and a return after being removed.

use serde_json::{Value, json};

use crate::world::{Ears, World, pass};

/// A table with this access at which person 1 sits at seat A. Returns its path.
async fn open(world: &World, access: &str) -> String {
    let opening = json!({"game": "magic-labyrinth", "access": access, "name": "Ada", "settings": {"seats": 3}});
    path(&world.post(1, "/tables", opening).await.ok())
}

fn path(opened: &Value) -> String {
    format!("/tables/{}", opened["table"].as_str().expect("a name"))
}

#[tokio::test(start_paused = true)]
async fn a_rematch_counts_as_an_opening() {
    let world = World::limited().await;
    let table = open(&world, "private").await;
    world.post(1, &format!("{table}/close"), json!({})).await.ok();
    for _ in 0..9 {
        world.post(1, &format!("{table}/again"), json!({})).await.ok();
    }
    let again = world.post(1, &format!("{table}/again"), json!({})).await;
    again.is(429, "too-many-requests");
    world.post(1, "/tables", json!({"game": "mago-magino"})).await.is(429, "too-many-requests");
    pass(20).await;
    world.post(1, "/tables", json!({"game": "mago-magino"})).await.ok();
}

#[tokio::test(start_paused = true)]
async fn renames_are_counted_apart() {
    let world = World::limited().await;
    let table = open(&world, "private").await;
    let rename = format!("{table}/seats/A/name");
    for nth in 0..8 {
        world.post(1, &rename, json!({"name": format!("Ada {nth}")})).await.ok();
    }
    world.post(1, &rename, json!({"name": "Ida"})).await.is(429, "too-many-requests");
    pass(5).await;
    world.post(1, &rename, json!({"name": "Ida"})).await.ok();
}

#[tokio::test(start_paused = true)]
async fn one_person_has_five_places_in_the_lobby() {
    let world = World::limited().await;
    let mut tables = Vec::new();
    for _ in 0..5 {
        tables.push(open(&world, "public").await);
    }
    let opening = json!({"game": "mago-magino", "access": "public"});
    world.post(1, "/tables", opening.clone()).await.is(429, "too-many-places");
    open(&world, "private").await;
    world.post(2, "/tables", opening.clone()).await.ok();
    world.post(1, &format!("{}/close", tables[0]), json!({})).await.ok();
    // Its rematch takes the place that has become free.
    let again = world.post(1, &format!("{}/again", tables[0]), json!({})).await.ok();
    pass(60).await;
    world.post(1, "/tables", opening.clone()).await.is(429, "too-many-places");
    world.post(1, &format!("{}/close", path(&again)), json!({})).await.ok();
    world.post(1, "/tables", opening).await.ok();
}

#[tokio::test(start_paused = true)]
async fn nobody_takes_all_seats_of_a_public_table() {
    let world = World::new().await;
    let [public, private] = [open(&world, "public").await, open(&world, "private").await];
    let joining = json!({"name": "Ada too"});
    for table in [&public, &private] {
        world.post(1, &format!("{table}/join"), joining.clone()).await.ok();
    }
    world.post(1, &format!("{public}/join"), joining.clone()).await.is(409, "seats-for-others");
    world.post(1, &format!("{private}/join"), joining.clone()).await.ok();
    world.post(2, &format!("{public}/join"), joining).await.ok();
}

/// Nobody who was removed comes back within ten minutes: not after a restart, and not at another machine.
#[tokio::test(start_paused = true)]
async fn a_removed_player_stays_away_for_ten_minutes() {
    let joining = json!({"name": "Bo"});
    let world = World::new().await;
    let table = open(&world, "private").await;
    world.post(2, &format!("{table}/join"), joining.clone()).await.ok();
    world.post(1, &format!("{table}/seats/B/free"), json!({})).await.ok();
    world.post(2, &format!("{table}/join"), joining.clone()).await.is(409, "removed");
    world.post(3, &format!("{table}/join"), joining.clone()).await.ok();
    let (journal, clock) = world.leave().await;
    let world = World::over(journal, clock).await;
    pass(599).await;
    world.post(2, &format!("{table}/join"), joining.clone()).await.is(409, "removed");
    pass(2).await;
    world.post(2, &format!("{table}/join"), joining.clone()).await.ok();

    // A player who leaves may come back at once.
    world.post(2, &format!("{table}/seats/C/free"), json!({})).await.ok();
    world.post(2, &format!("{table}/join"), joining.clone()).await.ok();

    let [one, other] = World::two(Ears::Shut).await;
    let table = open(&one, "private").await;
    one.post(2, &format!("{table}/join"), joining.clone()).await.ok();
    other.state(2, &table).await;
    one.post(1, &format!("{table}/seats/B/free"), json!({})).await.ok();
    other.post(2, &format!("{table}/join"), joining).await.is(409, "removed");
}

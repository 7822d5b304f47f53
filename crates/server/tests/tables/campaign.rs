//! The campaign of Magic Maze: what a group has tried, and how it goes on (MZ-80, MZ-81).

use axum::body::{Body, to_bytes};
use serde_json::json;
use tower::ServiceExt;

use crate::world::{World, request};

/// A page as somebody gets it: its status, where it leads, what it says.
async fn page(world: &World, person: u8, path: &str) -> (u16, Option<String>, String) {
    let request = request("GET", person, path).header("accept", "text/html");
    let request = request.body(Body::empty()).expect("a request");
    let answer = world.router.clone().oneshot(request).await.expect("routers never fail");
    let leads = answer.headers().get("location");
    let leads = leads.map(|value| value.to_str().expect("an address").to_owned());
    let status = answer.status().as_u16();
    let bytes = to_bytes(answer.into_body(), 1 << 20).await.expect("a short body");
    (status, leads, String::from_utf8(bytes.to_vec()).expect("text"))
}

/// Plays a game of Magic Maze that nobody wins.
async fn lost(world: &World, seats: u8) -> String {
    let table = world.started("magic-maze", seats).await;
    for (person, seat) in (1..=seats).zip(["A", "B", "C"]) {
        let seq = world.state(person, &table).await["seq"].clone();
        let act =
            json!({"seat": seat, "action": "give-up", "seen": seq, "key": format!("g{person}")});
        world.post(person, &format!("{table}/act"), act).await.ok();
    }
    assert_eq!(world.state(1, &table).await["state"], "over");
    table
}

fn tries(page: &str) -> usize {
    page.matches("Tried").count()
}

#[tokio::test(start_paused = true)]
async fn each_sees_what_they_tried_and_a_group_what_all_of_it_tried() {
    let world = World::new().await;
    let (two, three) = (lost(&world, 2).await, lost(&world, 3).await);
    let (_, _, of_ada) = page(&world, 1, "/campaign").await;
    assert!(of_ada.contains("Tried 2 times, not won yet") && tries(&of_ada) == 1);
    let (_, _, of_cleo) = page(&world, 3, "/campaign").await;
    assert!(of_cleo.contains("Tried once, not won yet"));
    assert_eq!(tries(&page(&world, 4, "/campaign").await.2), 0, "who has played nothing");

    let (_, _, of_three) = page(&world, 1, &format!("{three}/campaign")).await;
    assert!(of_three.contains("Tried once"), "the three played once");
    let (_, _, of_two) = page(&world, 2, &format!("{two}/campaign")).await;
    assert!(of_two.contains("Tried 2 times"), "the two were there each time");
}

#[tokio::test(start_paused = true)]
async fn how_far_a_group_has_come_is_for_the_group() {
    let world = World::new().await;
    let table = lost(&world, 2).await;
    let (status, leads, _) = page(&world, 3, &format!("{table}/campaign")).await;
    assert_eq!((status, leads.as_deref()), (303, Some("/campaign")));
    let other = world.started("mago-magino", 2).await;
    let (status, leads, _) = page(&world, 1, &format!("{other}/campaign")).await;
    assert_eq!((status, leads.as_deref()), (303, Some("/campaign")));
    let (status, ..) = page(&world, 1, "/tables/nowhere/campaign").await;
    assert_eq!(status, 404);
}

#[tokio::test(start_paused = true)]
async fn the_host_goes_on_with_another_scenario_and_the_same_people() {
    let world = World::new().await;
    let table = lost(&world, 2).await;
    let third = json!({"settings": {"scenario": 3}});
    world.post(2, &format!("{table}/again"), third.clone()).await.is(403, "not-host");
    let answer = world.post(1, &format!("{table}/again"), third).await.ok();
    let next = format!("/tables/{}", answer["table"].as_str().expect("a name"));
    let state = world.state(2, &next).await;
    assert_eq!((&state["state"], &state["you"]), (&json!("waiting"), &json!(["B"])));
    assert_eq!(state["settings"]["scenario"], "3");
}

/// MZ-43: one person may have several seats, and speaks from each.
#[tokio::test(start_paused = true)]
async fn one_person_plays_several_seats_at_one_screen() {
    let world = World::new().await;
    let opened = world.post(1, "/tables", json!({"game": "magic-maze", "name": "Ada"})).await.ok();
    let table = format!("/tables/{}", opened["table"].as_str().expect("a name"));
    world.post(1, &format!("{table}/settings"), json!({"settings": {"seats": 2}})).await.ok();
    let entropy = "0123456789abcdef0123456789abcdef";
    world.post(1, &format!("{table}/seats/A/ready"), json!({"entropy": entropy})).await.ok();
    let second = json!({"name": "Bo", "seat": "B", "entropy": entropy});
    world.post(1, &format!("{table}/join"), second).await.ok();
    world.post(1, &format!("{table}/start"), json!({})).await.ok();
    let state = world.state(1, &table).await;
    assert_eq!(state["you"], json!(["A", "B"]));
    let legal = state["legal"].as_object().expect("both seats");
    assert_eq!(legal.keys().collect::<Vec<_>>(), ["A", "B"]);
    for seat in ["A", "B"] {
        let talk = json!({"seat": seat, "kind": "words", "text": "Hello!"});
        world.post(1, &format!("{table}/talk"), talk).await.ok();
    }
}

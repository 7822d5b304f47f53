//! The campaign of Magic Maze: what a group has tried, and how it goes on (MZ-80, MZ-81).

use axum::body::{Body, to_bytes};
use serde_json::{Value, json};
use tower::ServiceExt;
use ui::{Lang, Words};

use crate::world::{World, pass, request};

/// A page as a person gets it: its status, its redirect and its text.
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

/// Plays a game of Magic Maze in which everybody does something and that nobody wins.
async fn lost(world: &World, seats: u8) -> String {
    let table = world.started("magic-maze", seats).await;
    for person in 1..=seats {
        do_something(world, person, seats, &table).await;
        if person == 1 {
            // A hero that steps on a timer at once would leave no sand.
            pass(40).await;
        }
    }
    give_up(world, seats, &table).await;
    table
}

/// Something that a person can do with a hero now; different numbers choose different deeds.
async fn deed(world: &World, person: u8, nth: usize, table: &str) -> Option<Value> {
    let state = world.state(person, table).await;
    let (seat, legal) = state["legal"].as_object()?.iter().next()?;
    let is_deed = |action: &&Value| {
        let verb = action.as_str().unwrap_or_default().split(' ').next();
        matches!(verb, Some("move" | "vortex" | "escalator" | "explore"))
    };
    let deeds: Vec<&Value> = legal.as_array()?.iter().filter(is_deed).collect();
    let action = deeds.get(nth % deeds.len().max(1))?;
    let key = format!("d{}", state["seq"]);
    Some(json!({"seat": seat, "action": action, "seen": state["seq"], "key": key}))
}

/// A person acts as soon as they can; until then the others act.
async fn do_something(world: &World, person: u8, seats: u8, table: &str) {
    // Always the same deed would move a hero to and fro.
    for nth in 0..200 {
        if let Some(act) = deed(world, person, 0, table).await {
            world.post(person, &format!("{table}/act"), act).await.ok();
            return;
        }
        let other = 1 + nth % seats;
        if let Some(act) = deed(world, other, 7 * usize::from(nth), table).await {
            world.post(other, &format!("{table}/act"), act).await.ok();
        }
    }
    let state = world.state(person, table).await;
    panic!("person {person} could never do anything: {state}");
}

/// All give up.
async fn give_up(world: &World, seats: u8, table: &str) {
    for (person, seat) in (1..=seats).zip(["A", "B", "C"]) {
        let seq = world.state(person, table).await["seq"].clone();
        let act =
            json!({"seat": seat, "action": "give-up", "seen": seq, "key": format!("g{person}")});
        world.post(person, &format!("{table}/act"), act).await.ok();
    }
    assert_eq!(world.state(1, table).await["state"], "over");
}

/// The page's sentence about a scenario that was tried this number of times and never won.
fn lost_times(games: u32) -> String {
    let args = [("games", games.into()), ("won", 0u32.into())];
    Words::of(Lang::En).format("campaign-tried", args)
}

/// How many scenarios have been tried.
fn tries(page: &str) -> usize {
    let untried = lost_times(0);
    page.matches("<p class=\"tried\">").count() - page.matches(&untried).count()
}

#[tokio::test(start_paused = true)]
async fn each_sees_what_they_tried_and_a_group_what_all_of_it_tried() {
    let world = World::new().await;
    let (two, three) = (lost(&world, 2).await, lost(&world, 3).await);
    let (_, _, of_ada) = page(&world, 1, "/campaign").await;
    assert!(of_ada.contains(&lost_times(2)) && tries(&of_ada) == 1);
    let (_, _, of_cleo) = page(&world, 3, "/campaign").await;
    assert!(of_cleo.contains(&lost_times(1)));
    assert_eq!(tries(&page(&world, 4, "/campaign").await.2), 0, "who has played nothing");

    let (_, _, of_three) = page(&world, 1, &format!("{three}/campaign")).await;
    assert!(of_three.contains(&lost_times(1)), "the three played once");
    let (_, _, of_two) = page(&world, 2, &format!("{two}/campaign")).await;
    assert!(of_two.contains(&lost_times(2)), "the two were there each time");
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
    world.ready(&table).await;
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

/// MZ-80: a table of two at which these settings hold.
async fn with_settings(world: &World, settings: Value) -> String {
    let opened =
        world.post(1, "/tables", json!({"game": "magic-maze", "settings": settings})).await;
    let table = format!("/tables/{}", opened.ok()["table"].as_str().expect("a name"));
    for person in 1..=2 {
        world.join(person, &table).await;
    }
    world.ready(&table).await;
    world.post(1, &format!("{table}/start"), json!({})).await.ok();
    table
}

#[tokio::test(start_paused = true)]
async fn games_of_which_something_was_changed_do_not_count() {
    let world = World::new().await;
    for changed in [
        json!({"seats": 2, "sand": 240}),
        json!({"seats": 2, "sand": 0}),
        json!({"seats": 2, "deck": "12"}),
        json!({"seats": 2, "cameras": "on"}),
        json!({"seats": 2, "scenario": 3, "pass": "off"}),
    ] {
        let table = with_settings(&world, changed.clone()).await;
        for person in 1..=2 {
            do_something(&world, person, 2, &table).await;
        }
        give_up(&world, 2, &table).await;
        assert_eq!(tries(&page(&world, 1, "/campaign").await.2), 0, "{changed}");
    }
    // A pause marks a game too.
    let table = with_settings(&world, json!({"seats": 2})).await;
    do_something(&world, 1, 2, &table).await;
    for person in 1..=2 {
        world.post(person, &format!("{table}/pause"), json!({})).await.ok();
    }
    assert_eq!(world.state(1, &table).await["state"], "paused");
    pass(1).await;
    world.post(1, &format!("{table}/resume"), json!({})).await.ok();
    do_something(&world, 2, 2, &table).await;
    give_up(&world, 2, &table).await;
    assert_eq!(tries(&page(&world, 1, "/campaign").await.2), 0, "it was interrupted");
    // The level of a challenge, and how talk goes in the first scenario, are at choice (MZ-51, MZ-68).
    for (nth, plain) in
        [json!({"seats": 2, "talk": "phases"}), json!({"seats": 2, "scenario": 8, "deck": "14"})]
            .into_iter()
            .enumerate()
    {
        let table = with_settings(&world, plain.clone()).await;
        for person in 1..=2 {
            do_something(&world, person, 2, &table).await;
        }
        give_up(&world, 2, &table).await;
        assert_eq!(tries(&page(&world, 1, "/campaign").await.2), nth + 1, "{plain}");
    }
}

#[tokio::test(start_paused = true)]
async fn a_game_counts_for_those_who_did_something_in_it() {
    let world = World::new().await;
    let table = with_settings(&world, json!({"seats": 2})).await;
    do_something(&world, 1, 1, &table).await;
    // Neither the pawn nor a vote is an action (MZ-19).
    let seq = world.state(2, &table).await["seq"].clone();
    let pawn = json!({"action": "do-something A", "seen": seq, "key": "p1"});
    world.post(2, &format!("{table}/act"), pawn).await.ok();
    give_up(&world, 2, &table).await;
    assert!(page(&world, 1, "/campaign").await.2.contains(&lost_times(1)));
    assert_eq!(tries(&page(&world, 2, "/campaign").await.2), 0, "they did nothing");
    let (_, _, of_both) = page(&world, 1, &format!("{table}/campaign")).await;
    assert_eq!(tries(&of_both), 0, "nor did the two of them together");
}

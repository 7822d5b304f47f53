//! Settings before the start: unchanged values of a form are no change, and those sent with the start are kept.

use serde_json::{Value, json};

use crate::world::{World, pass};

/// A table with a maze that was built by hand, and one player who is ready.
async fn opened(world: &World) -> String {
    let maze = ".|. . . . .\n. . . . . .\n. . . . . .\n. . . . . .\n. . . . . .\n. . . . . .";
    let settings = json!({"seats": 1, "maze": maze, "chips": 4});
    let opening = json!({"game": "magic-labyrinth", "settings": settings});
    let opened = world.post(1, "/tables", opening).await.ok();
    let table = format!("/tables/{}", opened["table"].as_str().expect("a name"));
    let joining = json!({"name": "Ada", "entropy": "0".repeat(32)});
    world.post(1, &format!("{table}/join"), joining).await.ok();
    table
}

/// All fields as the page shows them: `walls` has its default, for the maze says where walls are.
fn form(chips: u8) -> Value {
    json!({"settings": {"seats": "1", "walls": "19", "chips": chips.to_string(), "trail": "off"}})
}

#[tokio::test(start_paused = true)]
async fn what_is_set_already_is_not_written_again() {
    let world = World::new().await;
    let table = opened(&world).await;
    let before = world.state(1, &table).await;
    let again = world.post(1, &format!("{table}/settings"), form(4)).await.ok();
    assert_eq!(again["seq"], before["seq"], "nothing has changed");
    let done = world.post(1, &format!("{table}/settings"), form(5)).await.ok();
    assert_eq!(done["seq"], json!(before["seq"].as_u64().expect("a number") + 1));
    let after = world.state(1, &table).await;
    assert_eq!(after["settings"]["chips"], "5");
    assert_eq!(after["settings"]["walls"], Value::Null, "what was not changed is not set");
    let nothing = world.post(1, &format!("{table}/settings"), json!({"settings": {}})).await;
    assert_eq!(nothing.status, 422, "no setting at all is a mistake");
}

#[tokio::test(start_paused = true)]
async fn a_start_without_everybodys_contribution_is_refused_after_a_moment() {
    let world = World::new().await;
    let table = opened(&world).await;
    world.post(1, &format!("{table}/start"), form(7)).await.is(409, "no-entropy");
    assert_eq!(world.state(1, &table).await["state"], "waiting");
    world.ready(&table).await;
    pass(10).await;
    assert_eq!(
        world.state(1, &table).await["state"],
        "waiting",
        "it was refused: it starts no more"
    );
    world.post(1, &format!("{table}/start"), form(7)).await.ok();
}

#[tokio::test(start_paused = true)]
async fn settings_that_come_with_the_start_hold() {
    let world = World::new().await;
    let table = opened(&world).await;
    let wrong = json!({"settings": {"chips": "many"}});
    assert_eq!(world.post(1, &format!("{table}/start"), wrong).await.status, 422);
    assert_eq!(world.state(1, &table).await["state"], "waiting", "then it does not start");
    // They void the contributions: the start waits until new ones come, which pages send by themselves.
    world.ready(&table).await;
    let (path, again) = (format!("{table}/start"), async {
        pass(1).await;
        world.ready(&table).await;
    });
    let (started, ()) = tokio::join!(world.post(1, &path, form(7)), again);
    started.ok();
    let state = world.state(1, &table).await;
    assert_eq!(
        (&state["state"], &state["view"]["options"]["chips"]),
        (&json!("running"), &json!(7))
    );
}

/// Leaving a running game lets a bot play; coming back ends that, once.
#[tokio::test(start_paused = true)]
async fn who_starts_can_add_to_the_chance_with_the_start() {
    let world = World::new().await;
    let table = opened(&world).await;
    let mut starting = form(8);
    starting["entropy"] = json!("1".repeat(32));
    world.post(1, &format!("{table}/start"), starting).await.ok();
    let state = world.state(1, &table).await;
    assert_eq!(
        (&state["state"], &state["view"]["options"]["chips"]),
        (&json!("running"), &json!(8))
    );
}

#[tokio::test(start_paused = true)]
async fn one_who_left_comes_back() {
    let world = World::new().await;
    let table = opened(&world).await;
    world.ready(&table).await;
    world.post(1, &format!("{table}/start"), json!({})).await.ok();
    let covered = |state: &Value| state["seats"][0]["covered"].clone();
    let back = format!("{table}/seats/A/back");
    assert_eq!(world.post(1, &back, json!({})).await.status, 409, "nobody plays for Ada");
    world.post(1, &format!("{table}/seats/A/free"), json!({})).await.ok();
    assert_ne!(covered(&world.state(1, &table).await), Value::Null);
    assert_eq!(world.post(2, &back, json!({})).await.status, 403, "the seat is not theirs");
    world.post(1, &back, json!({})).await.ok();
    assert_eq!(covered(&world.state(1, &table).await), Value::Null);
}

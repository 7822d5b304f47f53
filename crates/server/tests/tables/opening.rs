//! Opening a table from a page: what is wrong is shown where it was typed.

use axum::body::{Body, to_bytes};
use serde_json::json;
use tower::ServiceExt;
use ui::{Lang, Words};

use crate::world::{World, request};

/// Sends the form of the page: the status, the redirect and the page of the response.
async fn send(world: &World, form: &str) -> (u16, Option<String>, String) {
    let request = request("POST", 1, "/tables")
        .header("accept", "text/html")
        .header("content-type", "application/x-www-form-urlencoded");
    let request = request.body(Body::from(form.to_owned())).expect("a request");
    let answer = world.router.clone().oneshot(request).await.expect("routers never fail");
    let leads = answer.headers().get("location");
    let leads = leads.map(|value| value.to_str().expect("an address").to_owned());
    let status = answer.status().as_u16();
    let bytes = to_bytes(answer.into_body(), 1 << 20).await.expect("a short body");
    (status, leads, String::from_utf8(bytes.to_vec()).expect("text"))
}

/// ML-10, ML-11: the page is shown again with the walls, the marked squares and all that was typed.
#[tokio::test(start_paused = true)]
async fn a_maze_that_closes_a_square_in_is_shown_again_with_the_square() {
    let world = World::new().await;
    let form = "game=magic-labyrinth&name=Gil&access=public&settings.chips=3\
                &built.0%2C0+east=on&built.0%2C0+south=on";
    let (status, _, page) = send(&world, form).await;
    assert_eq!(status, 422, "{page}");
    let fault = Words::of(Lang::En).format("ml-builder-closed", [("square", "1, 1".into())]);
    assert!(page.contains(&fault), "{page}");
    assert_eq!(page.matches(" wrong\"").count(), 1);
    let checked =
        |name: &str| page.contains(&format!("name=\"built.{name}\"")) && page.contains(" checked");
    assert!(checked("0,0 east") && checked("0,0 south"));
    assert_eq!(page.matches("type=\"checkbox\" name=\"built.").count(), 60);
    assert!(page.contains("value=\"Gil\"") && page.contains("value=\"3\""), "what was typed stays");
    assert!(page.contains("value=\"public\" checked"));
}

/// ML-13: the maze is one of the settings, and is shown to nobody.
#[tokio::test(start_paused = true)]
async fn a_maze_that_is_well_built_is_set() {
    let world = World::new().await;
    let form = "game=magic-labyrinth&name=Gil&settings.walls=19&built.2%2C2+east=on";
    let (status, leads, _) = send(&world, form).await;
    assert_eq!(status, 303);
    let table = leads.expect("it leads to the table");
    let settings = world.state(2, &table).await["settings"].clone();
    assert!(settings.get("maze").is_some_and(|maze| !maze.to_string().contains('|')), "{settings}");
}

#[tokio::test(start_paused = true)]
async fn whatever_else_is_wrong_is_said_on_the_page_as_well() {
    let world = World::new().await;
    let (status, _, page) = send(&world, "game=magic-labyrinth&name=Gil&settings.walls=99").await;
    assert_eq!(status, 422);
    assert!(page.contains("class=\"refused\"") && page.contains("value=\"99\""), "{page}");
    let (status, _, page) = send(&world, "game=magic-labyrinth&built.nowhere=on").await;
    assert_eq!(status, 422);
    assert!(!page.contains("type=\"checkbox\""), "what no page sends is no page");
}

/// MZ-09: drawings that the list of games gives as examples can be set as they are. The one of
/// `tiles` is what `clew tiles --text` prints, comments included.
#[tokio::test(start_paused = true)]
async fn every_example_of_a_drawing_can_be_set() {
    let world = World::new().await;
    let mut with_comments = 0;
    let listed = world.get(1, "/games").await.ok();
    for game in listed["games"].as_array().expect("a list") {
        for (key, schema) in game["settings"]["properties"].as_object().expect("settings") {
            for example in schema["examples"].as_array().into_iter().flatten() {
                with_comments += usize::from(example.to_string().contains('#'));
                let settings = json!({ key.as_str(): example });
                let opening = json!({"game": game["name"], "settings": settings});
                world.post(1, "/tables", opening).await.ok();
            }
        }
    }
    assert!(with_comments > 0, "the tiles are printed with comments");
}

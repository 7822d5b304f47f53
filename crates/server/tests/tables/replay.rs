//! Replays: refused before the end, public after it.

use axum::body::Body;
use serde_json::{Value, json};
use ui::{Lang, Words};

use crate::world::{Reply, World, request};

/// Asks for a page, in a language.
async fn page(world: &World, path: &str, lang: &str) -> Reply {
    let request =
        request("GET", 9, path).header("accept", "text/html").header("accept-language", lang);
    world.send(request.body(Body::empty()).expect("a request")).await
}

/// A game that was played to its end, and its last append.
async fn over(world: &World) -> (String, u64) {
    let settings = json!({"seats": 1, "walls": 4, "chips": 3});
    let opening = json!({"game": "magic-labyrinth", "settings": settings});
    let opened = world.post(1, "/tables", opening).await.ok();
    let table = format!("/tables/{}", opened["table"].as_str().expect("a name"));
    let joining = json!({"name": "Ada", "entropy": format!("{:032x}", 1)});
    world.post(1, &format!("{table}/join"), joining).await.ok();
    world.ready(&table).await;
    world.post(1, &format!("{table}/start"), json!({})).await.ok();
    let mut dice = 1_usize;
    for number in 0..20_000 {
        let state = world.state(1, &table).await;
        let Some(legal) = state["legal"]["A"].as_array() else { break };
        dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let action = &legal[(dice >> 33) % legal.len()];
        let body = json!({"action": action, "seen": state["seq"], "key": format!("k{number}")});
        world.post(1, &format!("{table}/act"), body).await.ok();
    }
    let state = world.state(1, &table).await;
    assert_eq!(state["state"], "over");
    (table, state["seq"].as_u64().expect("a number"))
}

#[tokio::test(start_paused = true)]
async fn before_the_end_nobody_looks_back() {
    let world = World::new().await;
    let waiting = world.seated("magic-labyrinth", 2).await;
    let running = world.started("magic-labyrinth", 2).await;
    for table in [&waiting, &running] {
        for under in ["replay", "replay?at=4", "replay/parts?at=4&from=4", "replay?at=many"] {
            let code =
                if under.contains("many") { (422, "no-such-moment") } else { (409, "not-ended") };
            // Players get no more than others.
            for person in [1, 9] {
                world.get(person, &format!("{table}/{under}")).await.is(code.0, code.1);
            }
        }
    }
    for lang in Lang::ALL {
        let refused = page(&world, &format!("{running}/replay"), lang.code()).await;
        assert_eq!(refused.status.as_u16(), 409);
        let text = Words::of(lang).text("refusal-not-ended");
        assert!(refused.text.contains(text), "{lang:?}: {}", refused.text);
    }
    world.get(9, "/tables/nobody-has-this/replay").await.is(404, "no-such-table");
    // A table that never started has no replay.
    world.post(1, &format!("{waiting}/close"), json!({})).await.ok();
    world.get(9, &format!("{waiting}/replay")).await.is(409, "not-started");
    // The replay of a closed table ends where the table was closed.
    world.post(1, &format!("{running}/close"), json!({})).await.ok();
    let moment = world.get(9, &format!("{running}/replay")).await.ok();
    assert_eq!((moment["steps"].as_u64(), &moment["check"]["sound"]), (Some(1), &json!(true)));
}

#[tokio::test(start_paused = true)]
async fn every_moment_is_a_page_and_a_document() {
    let world = World::new().await;
    let (table, seq) = over(&world).await;
    let first = world.get(9, &format!("{table}/replay")).await.ok();
    assert_eq!((&first["at"], &first["last"]), (&first["first"], &json!(seq)));
    assert_eq!(first["before"], first["at"]);
    assert!(first["check"]["sound"] == true && first["check"]["outcomes"].as_u64() > Some(5));
    let mut at = first["at"].as_u64().expect("a number");
    let mut known = 0;
    let (mut whole, mut drawn) = (0, 0);
    loop {
        let moment = world.get(9, &format!("{table}/replay?at={at}")).await.ok();
        assert_eq!(moment["at"], json!(at));
        // What is known of the walls is true, and what was true stays.
        let walls = |list: &Value| list.as_array().expect("a list").clone();
        let all = walls(&moment["truth"]["wall"]);
        assert_eq!(all.len(), 4, "{moment}");
        assert!(walls(&moment["known"]["walls"]).iter().all(|wall| all.contains(wall)));
        known = known.max(walls(&moment["known"]["open"]).len());
        let shown = page(&world, &format!("{table}/replay?at={at}"), "en").await;
        assert!(shown.status.is_success() && shown.text.contains(&format!("data-seq=\"{at}\"")));
        assert_eq!(shown.text.matches("class=\"wall").count(), 4, "{}", shown.text);
        let next = moment["after"].as_u64().expect("a number");
        if next == at {
            break;
        }
        let parts = page(&world, &format!("{table}/replay/parts?at={next}&from={at}"), "en").await;
        assert!(parts.text.contains(&format!("data-at=\"{next}\"")), "{}", parts.text);
        assert!(!parts.text.contains("<html"), "{}", parts.text);
        whole += shown.text.len();
        drawn += parts.text.len();
        at = next;
    }
    // A step draws only what differs: the list of moves and the board are not in each.
    assert!(drawn < whole / 4, "{drawn} of {whole}");
    assert!(at == seq && known > 5, "{at} {known}");
}

#[tokio::test(start_paused = true)]
async fn a_moment_that_is_none_is_refused() {
    let world = World::new().await;
    let (table, seq) = over(&world).await;
    let more = (seq + 1).to_string();
    let wrong = ["-1", "x", "", "1.5", "99999999999999999999999", "4&at=5"].map(|at| (at, 422));
    let none = ["0", "1", &more].map(|at| (at, 404));
    for (at, status) in none.into_iter().chain(wrong) {
        world.get(9, &format!("{table}/replay?at={at}")).await.is(status, "no-such-moment");
        let parts = format!("{table}/replay/parts?from={seq}&at={at}");
        world.get(9, &parts).await.is(status, "no-such-moment");
        let refused = page(&world, &format!("{table}/replay?at={at}"), "fr").await;
        let text = Words::of(Lang::Fr).text("refusal-no-such-moment");
        assert!(refused.text.contains(text), "{at}: {}", refused.text);
    }
}

#[tokio::test(start_paused = true)]
async fn it_is_looked_back_in_eight_languages() {
    let world = World::new().await;
    let (table, seq) = over(&world).await;
    let mut titles = std::collections::BTreeSet::new();
    for lang in ["en", "de", "fr", "es", "ca", "pt", "it", "nl"] {
        let shown = page(&world, &format!("{table}/replay?at={seq}"), lang).await;
        assert!(shown.text.contains(&format!("<html lang=\"{lang}\"")));
        let title = shown.text.split("id=\"dice-title\"").nth(1).expect("the dice");
        let title = title.split("<span>").nth(1).and_then(|it| it.split('<').next());
        titles.insert(title.expect("a title").to_owned());
    }
    assert_eq!(titles.len(), 8, "{titles:?}");
}

#[tokio::test(start_paused = true)]
async fn there_is_a_way_to_it_from_the_table_and_from_home() {
    let world = World::new().await;
    let (table, _) = over(&world).await;
    let link = format!("href=\"{table}/replay\"");
    assert!(page(&world, &table, "en").await.text.contains(&link));
    let home = request("GET", 1, "/").header("accept", "text/html");
    let home = world.send(home.body(Body::empty()).expect("a request")).await;
    assert!(home.text.contains(&link), "{}", home.text);
}

//! Pages: small, in the reader's language, and with the same content as the JSON.

use std::collections::BTreeSet;
use std::time::Duration;

use axum::body::{Body, to_bytes};
use http_body_util::BodyExt;
use tokio::time::timeout;
use tower::ServiceExt;
use ui::{Lang, Words};

use crate::world::{World, request};

/// Maximum size of a page with everything that it fetches, in bytes as sent.
const MOST: usize = 100 * 1024;

/// A response as a browser gets it: the number of bytes sent, and the decompressed text.
pub(crate) async fn fetch(world: &World, path: &str, lang: &str) -> (usize, String) {
    let mut size = 0;
    let mut text = String::new();
    for encoding in ["gzip", "identity"] {
        let request = request("GET", 1, path)
            .header("accept", "text/html,*/*;q=0.8")
            .header("accept-encoding", encoding)
            .header("accept-language", lang);
        let request = request.body(Body::empty()).expect("a request");
        let answer = world.router.clone().oneshot(request).await.expect("routers never fail");
        assert!(answer.status().is_success(), "{path}: {}", answer.status());
        let bytes = to_bytes(answer.into_body(), 1 << 20).await.expect("a short body");
        if encoding == "gzip" {
            size = bytes.len();
        } else {
            // A font is no text; nothing is searched in it.
            text = String::from_utf8_lossy(&bytes).into_owned();
        }
    }
    (size, text)
}

/// The files that a text names, with those that a script imports.
fn files(text: &str, folder: &str) -> Vec<String> {
    let named = text.split("\"/static/").skip(1);
    let named = named
        .filter_map(|piece| piece.split(['"', '#']).next())
        .map(|name| format!("/static/{name}"));
    let imported = text.split("from './").skip(1).filter_map(|piece| piece.split('\'').next());
    named.chain(imported.map(|name| format!("{folder}{name}"))).collect()
}

/// A page with everything it fetches.
async fn whole(world: &World, path: &str) -> usize {
    let (mut size, page) = fetch(world, path, "en").await;
    let mut seen = BTreeSet::new();
    let mut wanted = files(&page, "");
    while let Some(file) = wanted.pop() {
        if !seen.insert(file.clone()) {
            continue;
        }
        let (bytes, text) = fetch(world, &file, "en").await;
        size += bytes;
        if file.ends_with(".js") {
            let folder = file.rsplit_once('/').map_or("", |(folder, _)| folder);
            wanted.extend(files(&text, &format!("{folder}/")));
        }
    }
    for name in ["/morph.js", "/clew-display.woff2"] {
        assert!(seen.iter().any(|file| file.ends_with(name)), "{path}: only {seen:?}");
    }
    size
}

#[tokio::test(start_paused = true)]
async fn the_first_load_of_any_page_is_small() {
    let world = World::new().await;
    let mut paths = vec!["/".to_owned(), "/about".to_owned(), "/campaign".to_owned()];
    for &game in games::NAMES {
        paths.push(format!("/rules/{game}"));
        paths.push(format!("/play/{game}"));
        paths.push(format!("/new/{game}"));
        paths.push(world.seated(game, 2).await);
        paths.push(world.started(game, 2).await);
    }
    for path in paths {
        let size = whole(&world, &path).await;
        eprintln!("{path}: {size} bytes");
        assert!(size <= MOST, "{path} and all that it fetches have {size} bytes");
    }
}

#[tokio::test(start_paused = true)]
async fn a_page_speaks_the_readers_language() {
    let world = World::new().await;
    let table = world.started("magic-labyrinth", 2).await;
    for lang in Lang::ALL {
        let (words, lang) = (Words::of(lang), lang.code());
        let (_, mine) = fetch(&world, &table, lang).await;
        assert!(mine.contains(&format!("<html lang=\"{lang}\">")));
        let (_, rules) = fetch(&world, "/rules/magic-labyrinth", lang).await;
        for (page, key) in [(&mine, "log"), (&rules, "rules-magic-labyrinth-3-title")] {
            assert!(page.contains(words.text(key)), "{lang}: no {key}");
        }
    }
}

/// The next `event: parts` of a page's stream.
async fn parts(body: &mut Body) -> String {
    loop {
        let frame = body.frame().await.expect("it goes on").expect("it does not break");
        let bytes = frame.into_data().expect("bytes");
        let text = String::from_utf8(bytes.to_vec()).expect("text");
        if text.starts_with("event: parts\n") {
            return text;
        }
    }
}

#[tokio::test(start_paused = true)]
async fn a_page_is_sent_the_parts_that_have_changed() {
    let world = World::new().await;
    for &game in games::NAMES {
        let table = world.started(game, 2).await;
        let mut body = page(&world, 1, &table).await;
        let whole = parts(&mut body).await;
        assert!(whole.contains("<div id=\"stage\"") && whole.contains("id=\"players\""), "{whole}");
        // Presence is an event too, so the first action is not the first event.
        let person = world.act(&table, 2, "k1").await.expect("somebody's turn");
        let seq = world.state(person, &table).await["seq"].as_u64().expect("a number");
        let update = loop {
            let update = parts(&mut body).await;
            if update.contains(&format!("\nid: {seq}\n")) {
                break update;
            }
        };
        assert!(!update.contains("id=\"stage\"") && !update.contains("id=\"more\""), "{update}");
        assert!(update.contains("<ol id=\"told\"") && update.contains("<li"), "{update}");
        assert!(update.len() <= 16 * 1024, "{game}: {} bytes", update.len());
    }
}

/// The stream of a person's page.
async fn page(world: &World, person: u8, table: &str) -> Body {
    let request = request("GET", person, &format!("{table}/events?page=en"));
    let request = request.body(Body::empty()).expect("a request");
    let answer = world.router.clone().oneshot(request).await.expect("routers never fail");
    answer.into_body()
}

/// The numbers of the events until none comes for a while, and the last of these events.
async fn received(body: &mut Body) -> (Vec<u64>, String) {
    let (mut seqs, mut last) = (Vec::new(), String::new());
    while let Ok(text) = timeout(Duration::from_secs(1), parts(body)).await {
        let id = text.lines().find_map(|line| line.strip_prefix("id: ")).expect("a number");
        seqs.push(id.parse().expect("a number"));
        last = text;
    }
    (seqs, last)
}

/// Each stream draws for itself; a slow one skips snapshots.
#[tokio::test(start_paused = true)]
async fn each_page_is_told_once_and_as_its_own_player() {
    let world = World::new().await;
    let table = world.started("magic-labyrinth", 2).await;
    let [mut one, mut other, mut slow] = [
        page(&world, 1, &table).await,
        page(&world, 2, &table).await,
        page(&world, 2, &table).await,
    ];
    // Each stream gets the presence of all.
    for body in [&mut one, &mut other, &mut slow] {
        received(body).await;
    }
    let mut marks = 0;
    for nth in 0..6 {
        let person = world.act(&table, 2, &format!("k{nth}")).await.expect("somebody's turn");
        let seq = world.state(person, &table).await["seq"].as_u64().expect("a number");
        let [(seqs, own), (others, theirs)] =
            [received(&mut one).await, received(&mut other).await];
        assert_eq!((seqs, others), (vec![seq], vec![seq]));
        for (text, seat) in [(&own, "A"), (&theirs, "B")] {
            let you = format!("<em>{}</em>", Words::of(Lang::En).text("is-you"));
            let is_you = |line: &&str| line.contains("class=\"player") && line.contains(&you);
            let marked: Vec<&str> = text.lines().filter(is_you).collect();
            let is_own = |line: &&str| line.contains(&format!("id=\"player-{seat}\""));
            assert!(marked.iter().all(is_own), "{seat}: {text}");
            marks += marked.len();
        }
    }
    assert!(marks > 0, "the turn has passed");
    // A client that did not read meanwhile gets the oldest event, and then the newest state.
    let seq = world.state(1, &table).await["seq"].as_u64().expect("a number");
    let (seqs, _) = received(&mut slow).await;
    assert!(seqs.len() <= 2 && seqs.last() == Some(&seq), "{seqs:?} of {seq}");
}

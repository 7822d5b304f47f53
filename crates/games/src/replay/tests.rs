//! Replays of the finished games in `fixtures/journals`.
mod revealed;

use std::path::{Path, PathBuf};

use table::{Append, Hash, Records};
use ui::{Lang, Words};

use super::*;

/// Every finished game in the fixtures, with the name of its file.
fn kept() -> Vec<(String, Records)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/journals");
    let entries =
        ["1", "2"].map(|format| std::fs::read_dir(folder.join(format)).expect("fixtures"));
    let entries = entries.into_iter().flatten();
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("a file").path()).collect();
    paths.sort();
    let read = |path: PathBuf| {
        let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
        let text = std::fs::read_to_string(&path).expect("a file");
        (name, text.parse().expect("records"))
    };
    paths.into_iter().map(read).collect()
}

fn records(name: &str) -> Records {
    kept().into_iter().find(|(other, _)| other == name).expect("a fixture").1
}

fn replay(name: &str) -> Replay {
    Replay::of(records(name)).expect("a replay")
}

fn reader() -> Reader<'static> {
    Reader { words: Words::of(Lang::En), origin: "http://clew.example" }
}

fn page(replay: &Replay, nth: usize) -> String {
    replay.page(nth, reader()).expect("a page").into_string()
}

#[test]
fn every_kept_game_is_shown_from_its_first_moment_to_its_last() {
    let all = kept();
    for (name, records) in all {
        let replay = Replay::of(records).unwrap_or_else(|error| panic!("{name}: {error}"));
        let count = replay.steps().len();
        for nth in (0..count).step_by(1 + count / 12).chain([count - 1]) {
            let page = page(&replay, nth);
            assert_eq!(page.matches(" id=\"board\"").count(), 1, "{name}, moment {nth}");
            assert!(page.contains(&format!("data-seq=\"{}\"", replay.steps()[nth].seq)), "{name}");
            let state = replay.state(nth).expect("a state");
            for json in [&state.sights, &state.view, &state.truth, &state.known] {
                serde_json::from_str::<serde_json::Value>(json).expect("JSON");
            }
        }
    }
}

#[test]
fn a_table_that_is_still_played_has_no_film() {
    let appends = records("magic-labyrinth-two-seats").appends().to_vec();
    for count in 1..appends.len() {
        let records = Records::new(appends[..count].to_vec()).expect("the first of them");
        assert_eq!(
            Replay::of(records).expect_err("it runs"),
            NoReplay::NotEnded,
            "{count} appends"
        );
    }
}

#[test]
fn moments_are_named_by_appends() {
    let replay = replay("magic-labyrinth-lively");
    let (first, last) = (replay.place(0).first, replay.place(0).last);
    assert_eq!((replay.nth(first - 1), replay.nth(last + 1), replay.nth(0)), (None, None, None));
    for (nth, moment) in replay.steps().iter().enumerate() {
        assert_eq!(replay.nth(moment.seq), Some(nth));
        let place = replay.place(nth);
        assert_eq!((place.at, place.nth, place.count), (moment.seq, nth + 1, replay.steps().len()));
        assert_eq!(replay.nth(place.after), Some((nth + 1).min(replay.steps().len() - 1)));
        assert_eq!(replay.nth(place.before), Some(nth.saturating_sub(1)));
    }
    // Appends without an input of the game, such as a player's new name, show the step before them.
    let between = (first..last).filter(|seq| replay.steps().iter().all(|one| one.seq != *seq));
    let between: Vec<u64> = between.collect();
    assert!(!between.is_empty(), "somebody came or went");
    for seq in between {
        let shown = replay.steps()[replay.nth(seq).expect("a moment")].seq;
        assert!(shown < seq && replay.nth(seq) == replay.nth(shown), "{seq}");
    }
}

#[test]
fn a_step_sends_little_and_makes_the_same_page() {
    let is_shipped = |name: &&&str| crate::info(name).is_ok_and(|info| info.facts.is_shipped);
    for game in crate::NAMES.iter().filter(is_shipped) {
        let name = format!("{game}-two-seats");
        let replay = replay(&name);
        let count = replay.steps().len();
        let step = |from: usize, to: usize| replay.parts((from, to), reader()).expect("parts");
        assert_eq!(step(3, 3), "", "{name}");
        let mut sizes: Vec<usize> = (1..count).map(|nth| step(nth - 1, nth).len()).collect();
        sizes.sort_unstable();
        let (middle, whole) = (sizes[sizes.len() / 2], page(&replay, count / 2).len());
        assert!(middle < 8_000 && middle * 4 < whole, "{name}: {middle} of {whole} bytes");
        // Every change that is sent must stand like that on the page of the later step.
        let (from, to) = (count / 3, count / 3 + 1);
        // Elements for readers without script are not on the scripted page.
        let page = page(&replay, to);
        let (above, below) = page.split_once("<noscript>").expect("a link for those without");
        let below = below.split_once("</noscript>").expect("its end").1;
        let page = format!("{above}{below}");
        for line in step(from, to).lines() {
            // Several drawings may be sent in one line.
            let mut ids = line.split(" id=\"").skip(1).filter_map(|it| it.split('"').next());
            let stands = match line.starts_with("<svg data-part>") {
                true => ids.all(|id| page.contains(&format!(" id=\"{id}\""))),
                // Some lines only name elements that go, or their order.
                false => {
                    line.contains("data-gone") || line.contains("data-order") || page.contains(line)
                }
            };
            assert!(stands, "{name}: {line}");
        }
    }
}

#[test]
fn a_long_game_is_listed_a_piece_at_a_time() {
    let replay = replay("magic-maze-own-mix");
    let count = replay.steps().len();
    assert!(count > 400, "it is long");
    for nth in [0, 39, 40, count / 2, count - 1] {
        let page = page(&replay, nth);
        let listed = page.matches("<li id=\"m").count();
        assert!((1..=40).contains(&listed), "{listed} moves are listed at {nth}");
        assert_eq!(page.matches("aria-current=\"step\"").count(), 1, "moment {nth}");
        let words = Words::of(Lang::En);
        let links = ["replay-earlier", "replay-later"].map(|key| page.contains(words.text(key)));
        assert_eq!(links, [nth >= 40, nth / 40 < (count - 1) / 40], "moment {nth}");
    }
}

/// The same game, as if a player had contributed something else to the chance, with new seals. Every
/// move still fits the rules; only the seed shows the forgery.
fn loaded(records: &Records) -> Records {
    let mut appends: Vec<Append> = Vec::new();
    for append in records.appends() {
        let before = appends.last().map_or(Hash::START, Append::seal);
        let body = append.body();
        let body = match body.split_once("    entropy A ") {
            Some((above, below)) => {
                let (first, rest) = below.split_at(1);
                let other = if first == "0" { "1" } else { "0" };
                format!("{above}    entropy A {other}{rest}")
            }
            None => body,
        };
        appends.push(Append::read(append.seq(), before, &body).expect("records"));
    }
    Records::new(appends).expect("they follow on each other")
}

#[test]
fn a_record_whose_dice_were_loaded_says_so_and_where() {
    let honest = replay("magic-labyrinth-two-seats");
    let Found::Sound { seals, inputs, outcomes } = honest.check().found else { panic!("flawed") };
    assert!(seals > 100 && inputs > 100 && outcomes > 20, "{seals} {inputs} {outcomes}");
    assert!(page(&honest, 0).contains("data-found=\"sound\""));
    let replay =
        Replay::of(loaded(&records("magic-labyrinth-two-seats"))).expect("the rules are kept");
    let Found::Flawed { append, line, why } = replay.check().found else { panic!("sound") };
    assert_eq!(append, replay.place(0).first, "the first outcome is not the one");
    let page = page(&replay, 5);
    let (entry, line) = (append.to_string(), line.to_string());
    let args = [("append", (&entry).into()), ("line", (&line).into())];
    let flawed = Words::of(Lang::En).format("dice-flawed", args);
    assert!(page.contains("data-found=\"flawed\"") && page.contains(&flawed), "{flawed}");
    let escaped = maud::html! { (why) }.into_string();
    assert!(page.contains(&escaped), "{why}");
}

//! Hidden facts are drawn in a replay as they were.

use serde_json::Value;

use super::*;

fn json(text: &str) -> Value {
    serde_json::from_str(text).expect("JSON")
}

/// The classes of the elements on a page whose class begins with a text.
fn marks<'p>(page: &'p str, begins: &str) -> Vec<&'p str> {
    let start = format!("<i class=\"{begins}");
    let found = page.split(&start[..]).skip(1);
    found.filter_map(|rest| rest.split('"').next()).filter(|it| !it.contains("key")).collect()
}

/// The position class of each slot in the JSON: `2,3 east` is drawn at `x2 y3 east`.
fn places(list: &Value) -> Vec<String> {
    let slots = list.as_array().expect("a list of slots").iter();
    let place = |slot: &Value| {
        let text = slot.as_str().expect("a slot").replace([',', ' '], " ");
        let words: Vec<&str> = text.split(' ').collect();
        format!("x{} y{} {}", words[0], words[1], words[2])
    };
    let mut places: Vec<String> = slots.map(place).collect();
    places.sort();
    places
}

/// ML-52: all walls are shown, with the ones that a perfect memory knew at that step marked.
#[test]
fn every_wall_is_drawn_and_says_whether_it_was_known() {
    let (mut known, mut unknown, mut walked) = (0, 0, 0);
    for name in ["magic-labyrinth-two-seats", "magic-labyrinth-four-seats"] {
        let replay = replay(name);
        for nth in (0..replay.steps().len()).step_by(7) {
            let (page, state) = (page(&replay, nth), replay.state(nth).expect("a state"));
            let (truth, memory) = (json(&state.truth), json(&state.known));
            let sorted = |mut found: Vec<String>| {
                found.sort();
                found
            };
            let drawn = |begins: &str| {
                sorted(marks(&page, begins).iter().map(|it| it.trim().to_owned()).collect())
            };
            let all = places(&truth["wall"]);
            let bumped = places(&memory["walls"]);
            assert!(bumped.iter().all(|wall| all.contains(wall)), "{name}, moment {nth}");
            let missing = all.iter().filter(|wall| !bumped.contains(wall)).cloned().collect();
            let mut seen = drawn("wall ");
            seen.retain(|place| !place.starts_with("unknown"));
            assert_eq!(seen, bumped, "{name}, moment {nth}");
            assert_eq!(drawn("wall unknown "), sorted(missing), "{name}, moment {nth}");
            assert_eq!(drawn("passage "), places(&memory["open"]), "{name}, moment {nth}");
            known += bumped.len();
            unknown += all.len() - bumped.len();
            walked += places(&memory["open"]).len();
        }
    }
    assert!(known > 50 && unknown > 50 && walked > 500, "{known} {unknown} {walked}");
}

/// ML-52: what a perfect memory knows only grows.
#[test]
fn a_perfect_memory_forgets_nothing() {
    let replay = replay("magic-labyrinth-two-seats");
    let mut before = Vec::new();
    for nth in 0..replay.steps().len() {
        let memory = json(&replay.state(nth).expect("a state").known);
        let now = [places(&memory["walls"]), places(&memory["open"])].concat();
        assert!(before.iter().all(|slot| now.contains(slot)), "moment {nth}");
        before = now;
    }
    assert!(!before.is_empty());
}

/// LC-50 hides the hands of others during the game, but a replay shows them.
#[test]
fn all_hands_are_shown() {
    let replay = replay("labyrinth-cards-short-three-seats");
    for nth in (0..replay.steps().len()).step_by(5) {
        let (page, state) = (page(&replay, nth), replay.state(nth).expect("a state"));
        let truth = json(&state.truth);
        let hands = truth["secret"].as_object().expect("hands");
        assert_eq!(hands.len(), 3);
        let held: usize =
            hands.values().map(|held| held["hand"].as_array().map_or(0, Vec::len)).sum();
        let deck = truth["deck"].as_array().map_or(0, Vec::len);
        let listed =
            page.split("id=\"deck-bare\"").nth(1).and_then(|it| it.split("</details>").next());
        let listed = listed.map_or(0, |listed| listed.matches(", ").count() + 1);
        assert_eq!(listed, deck, "moment {nth}");
        assert_eq!(page.matches("class=\"held-card\"").count(), held, "moment {nth}");
    }
    let drawn = |nth: usize| replay.show(nth, Look::All, reader(), |_, it| it.narrations.clone());
    let told =
        (0..replay.steps().len()).filter_map(drawn).flatten().map(|told| told.text.to_string());
    // A sentence with a card at its end: what stands before it is the same for every card.
    let args = [("who", "Ada".into()), ("you", "no".into()), ("card", "".into())];
    let drew = Words::of(Lang::En).format("lc-told-draw", args);
    let drew = drew.trim_end_matches('.');
    assert!(told.into_iter().any(|text| text.starts_with(drew)), "who drew which card is told");
}

/// MM-50 hides the owners of frogs during the game, but a replay shows them. After MM-53 has mixed
/// frogs, the page says that nobody could know the owner.
#[test]
fn every_frog_has_its_owner() {
    let (mut known, mut mixed) = (0, 0);
    for name in ["mago-magino-three-seats", "mago-magino-shuffled-frogs"] {
        let replay = replay(name);
        for nth in (0..replay.steps().len()).step_by(3) {
            let (page, state) = (page(&replay, nth), replay.state(nth).expect("a state"));
            let (truth, memory) = (json(&state.truth), json(&state.known));
            let owners = truth["owner"].as_object().expect("owners");
            for (frog, owner) in owners {
                let drawn = page.split(&format!("id=\"frog-{frog}\"")).nth(1).expect("a frog");
                let class = drawn.split("class=\"").nth(1).expect("a class");
                assert!(
                    class.starts_with("mp frog")
                        && class.split('"').next().is_some_and(|it| it.contains(" turned ")),
                    "{name}, moment {nth}"
                );
                if memory["owner"][frog] == *owner { known += 1 } else { mixed += 1 }
            }
            let list = page.split("<ul class=\"frogs\">").nth(1);
            let list = list.and_then(|it| it.split("</ul>").next()).unwrap_or_default();
            assert_eq!(list.matches("<li>").count(), owners.len(), "a sentence for each frog");
        }
    }
    assert!(known > 20 && mixed > 20, "{known} {mixed}");
}

/// The hourglass of a replay shows the sand of each step (MZ-33).
#[test]
fn the_sand_runs_out_in_the_glass() {
    let replay = replay("magic-maze-two-seats");
    let left = |nth: usize| {
        let page = page(&replay, nth);
        let text = page.split("data-glass-left>").nth(1).and_then(|it| it.split('<').next());
        let (minutes, seconds) = text.and_then(|it| it.split_once(':')).expect("the time left");
        minutes.parse::<u32>().expect("minutes") * 60 + seconds.parse::<u32>().expect("seconds")
    };
    let times: Vec<u32> = (0..replay.steps().len()).step_by(10).map(left).collect();
    assert!(times.windows(2).any(|two| two[1] < two[0]), "{times:?}");
    let moves = replay.show(5, Look::All, reader(), |_, it| it.moves.list.clone()).expect("moves");
    assert!(
        moves.iter().any(|one| one.seat.is_some() && one.text.to_string().contains("Ada")),
        "{moves:?}"
    );
    assert!(moves.windows(2).all(|two| two[0].time <= two[1].time));
}

/// A replay through the eyes of a player shows only what the player saw at the time.
#[test]
fn with_the_eyes_of_a_player_nothing_more_is_seen() {
    let ml = replay("magic-labyrinth-two-seats");
    let lc = replay("labyrinth-cards-two-seats");
    for viewer in [Viewer::Watcher, Viewer::Seat(Seat::A)] {
        let shown = |replay: &Replay, nth| {
            let look = Look::As(viewer);
            replay.show(nth, look, reader(), |_, it| it.parts.board.markup().0 + &it.beside.0)
        };
        let board = shown(&ml, 40).expect("a board");
        assert!(!board.contains("class=\"wall") && !board.contains("class=\"passage"));
        let cards = shown(&lc, 10).expect("a board").matches("held-card\"").count();
        assert_eq!(cards, if viewer == Viewer::Watcher { 0 } else { 2 });
    }
}

//! Everybody sees a wall at the moment when a player walks into it, and not afterwards (ML-41, ML-42).

use std::sync::RwLockReadGuard;

use e2e::{Browser, Client, Dice, Playing, Profile, Setup, Theme, Visitor};

use crate::{House, quick, server_with};

const ADA: &str = "000000000000000000000000000000ad";
const LIVES: &str = "the server lives";

/// Records in each frame what is visible of the wall, and the squares on both sides of it. When the wall
/// is first visible, the page is also loaded a second time, as text.
const SAMPLE: &str = "globalThis.samples = [];
    globalThis.loaded = null;
    const middle = ({ left, right, top, bottom }) => [(left + right) / 2, (top + bottom) / 2];
    const frame = (time) => {
        const wall = document.querySelector('.wall.bumped');
        const box = wall?.getBoundingClientRect();
        if (wall && !globalThis.loaded)
            globalThis.loaded = fetch(location.href, { headers: { Accept: 'text/html' } }).then((page) => page.text());
        if (wall?.checkVisibility({ visibilityProperty: true }) && box.width > 2 && box.height > 2) {
            const [x, y] = middle(box);
            const squares = [...document.querySelectorAll('#squares td')].map((td, nth) => {
                const [a, b] = middle(td.getBoundingClientRect());
                return { at: `${nth % 6},${Math.floor(nth / 6)}`, far: Math.hypot(a - x, b - y) };
            }).sort((one, other) => one.far - other.far);
            const cell = document.querySelector('#squares td').getBoundingClientRect().width;
            samples.push({ time, opacity: Number(getComputedStyle(wall).opacity),
                between: squares.slice(0, 2).map((square) => square.at).sort(),
                lengths: [Math.max(box.width, box.height) / cell, Math.min(box.width, box.height) / cell],
                far: [squares[0].far / cell, squares[1].far / cell] });
        }
        requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);";

/// The page holds nothing that shows where a wall was.
const GONE: &str =
    "document.querySelector('.wall, .stage-light, .stage-word, #told [data-side]') === null";

/// A server whose pages show beats at the normal pace.
fn staged() -> House<RwLockReadGuard<'static, ()>> {
    server_with(quick().args(["--beat-pace", "100"]))
}

/// A step into a wall: the squares on both sides of it, in order.
struct Bump([String; 2]);

/// Plays over HTTP until a player walks into a wall.
fn until_bump(ada: &mut Client, table: &mut Playing) -> Bump {
    for _ in 0..400 {
        let state = table.look(ada).expect(LIVES);
        assert_eq!(state.stage(), "running", "somebody won before anybody walked into a wall");
        let act = table.choose_where(&state, |action| action != "stop").expect("somebody can act");
        let at = |state: &e2e::State| state.0["view"]["mages"][&act.seat]["at"].clone();
        let from = at(&state);
        table.act(ada, &act).expect(LIVES).expect(200);
        let Some(side) = act.action.strip_prefix("step ") else { continue };
        let from = from.as_str().expect("a square").to_owned();
        let to = beside(&from, side);
        if at(&table.look(ada).expect(LIVES)) != to.as_str() {
            let mut between = [from, to];
            between.sort();
            return Bump(between);
        }
    }
    panic!("400 actions and nobody walked into a wall")
}

fn beside(square: &str, side: &str) -> String {
    let (x, y) = square.split_once(',').expect("a square has two numbers");
    let (x, y): (i8, i8) = (x.parse().expect("a number"), y.parse().expect("a number"));
    let (x, y) = match side {
        "north" => (x, y - 1),
        "east" => (x + 1, y),
        "south" => (x, y + 1),
        _ => (x - 1, y),
    };
    format!("{x},{y}")
}

fn maze(settings: &'static [(&'static str, &'static str)]) -> Setup {
    Setup { settings, ..Setup::of("magic-labyrinth") }
}

/// Checks the samples: the wall was visible between these squares for this time in milliseconds.
fn check(browser: &mut Browser, Bump(between): &Bump, least: f64, most: f64) {
    // The first of the two must be visible for its full time.
    browser
        .until("the wall to have been seen and be gone", &format!("samples.length > 0 && {GONE}"));
    let samples = browser.script("return samples");
    let samples = samples.as_array().expect("a list");
    let clear: Vec<f64> = samples
        .iter()
        .filter(|sample| sample["opacity"].as_f64() > Some(0.5))
        .filter_map(|sample| sample["time"].as_f64())
        .collect();
    let seen = clear.last().expect("it was seen") - clear[0];
    assert!((least..most).contains(&seen), "the wall was seen for {seen} ms");
    for sample in samples {
        assert_eq!(sample["between"], serde_json::json!(between), "{sample}");
        let number = |key: &str, nth: usize| sample[key][nth].as_f64().expect("a number");
        assert!(number("lengths", 0) > 0.7 && number("lengths", 1) < 0.3, "a bar: {sample}");
        assert!((number("far", 0) - number("far", 1)).abs() < 0.1, "in the middle: {sample}");
    }
}

#[test]
fn everybody_sees_the_wall_for_a_second_and_nothing_of_it_stays() {
    let server = staged();
    let mut ada = server.client(ADA);
    let setup = maze(&[("walls", "24"), ("chips", "12")]);
    let mut table = Playing::open(&mut ada, setup, Dice::new(4)).expect(LIVES);
    table.begin(&mut ada).expect(LIVES);
    let new = |name| Visitor::new(name, Profile::LAPTOP, server.address());
    let (mut player, mut watcher, mut calm) = (new("Ada"), new("Eve"), new("Calm"));
    player.browser.become_person(ADA);
    calm.browser.theme(Theme::Light);
    let state = table.look(&mut ada).expect(LIVES);
    for person in [&mut player, &mut watcher, &mut calm] {
        person.browser.go(&table.path(""));
        person.browser.until_there("html.js");
        person.browser.until_seq(state.seq());
        person.browser.until("a line to the table", "document.querySelector('#line').hidden");
        assert_eq!(person.browser.count(".wall"), 0, "no wall before a bump");
        person.browser.script(SAMPLE);
    }
    assert_eq!(player.browser.count("#stage[data-seat=watcher]"), 0, "one of them plays");
    let bump = until_bump(&mut ada, &mut table);
    check(&mut player.browser, &bump, 1000.0, 3000.0);
    check(&mut watcher.browser, &bump, 1000.0, 3000.0);
    // With reduced motion the wall is shown without animation.
    check(&mut calm.browser, &bump, 1000.0, 3000.0);
    let opacities =
        calm.browser.script("return [...new Set(samples.map(({ opacity }) => opacity))]");
    assert_eq!(opacities, serde_json::json!([1]), "it does not fade");
    // A page that was loaded while the wall was visible does not contain it.
    for person in [&mut player, &mut watcher] {
        let page = person.browser.script_async("globalThis.loaded.then(arguments[0])");
        let page = page.as_str().expect("a page is a text");
        assert!(page.contains("id=\"mage-A\"") && page.contains("id=\"marks\""), "a board: {page}");
        for word in ["wall bumped", "data-side", "class=\"wall"] {
            assert!(!page.contains(word), "a page that is loaded later has `{word}`");
        }
    }
}

/// With the option, the wall stays in its own element, and the flash still disappears.
#[test]
fn walls_that_are_kept_stay_and_the_flash_goes() {
    let server = staged();
    let mut ada = server.client(ADA);
    let setup = maze(&[("walls", "24"), ("chips", "12"), ("keep-found-walls", "on")]);
    let mut table = Playing::open(&mut ada, setup, Dice::new(5)).expect(LIVES);
    table.begin(&mut ada).expect(LIVES);
    let mut eve = Visitor::new("Eve", Profile::LAPTOP, server.address());
    eve.browser.go(&table.path(""));
    eve.browser.until_there("html.js");
    eve.browser.until("a line to the table", "document.querySelector('#line').hidden");
    eve.browser.script(SAMPLE);
    until_bump(&mut ada, &mut table);
    let gone = "samples.length > 0 && document.querySelector('.wall.bumped') === null";
    eve.browser.until("the wall to have flashed", gone);
    assert_eq!(eve.browser.count("#marks .wall"), 1, "the wall that was found stays");
}

//! The board is large on every screen, in every engine, and stays where it is.

use e2e::{Dice, Engine, GAMES, Hand, Playing, Profile, Setup, Visitor};
use serde_json::Value;

use crate::phone::STILL;
use crate::server;

const ADA: &str = "000000000000000000000000000000ad";
const LIVES: &str = "the server lives";

/// A small phone, a phone, the same in landscape, a zoomed laptop, a laptop, and the smallest window
/// with two columns.
const SIZES: [(u32, u32); 6] =
    [(320, 568), (390, 844), (844, 390), (640, 400), (1280, 800), (560, 320)];

/// The boxes of the board, its neighbouring column and the window, the horizontal scroll distance, and
/// the sides of the smallest square.
const MEASURE: &str = "const box = (css) => { const { left, top, right, bottom } =
        document.querySelector(css).getBoundingClientRect(); return [left, top, right, bottom]; };
    scrollTo(0, 0);
    const squares = [...document.querySelectorAll('#squares td')].map((td) => td.getBoundingClientRect());
    return { board: box('#board .floor, #board:not(.mz)'), now: box('#now'), players: box('#players'),
        window: [innerWidth, innerHeight], over: document.documentElement.scrollWidth - innerWidth,
        cut: [...document.querySelectorAll('#stage button, #glass')].filter((it) => it.checkVisibility() && !it.closest('.floor'))
            .filter((it) => { const { left, right } = it.getBoundingClientRect(); return left < -1 || right > innerWidth + 1; })
            .map((it) => it.textContent.trim() || it.ariaLabel || it.className),
        square: squares.length ? [Math.min(...squares.map((box) => box.width)), Math.min(...squares.map((box) => box.height))] : [1, 1] };";

fn numbers<const N: usize>(value: &Value) -> [f64; N] {
    let numbers: Vec<f64> = serde_json::from_value(value.clone()).expect("numbers");
    numbers.try_into().expect("as many as that")
}

/// Checks that the board is large enough, and returns its box.
fn check(person: &mut Visitor, game: &str, size: (u32, u32)) -> [f64; 4] {
    person.browser.until("stillness", STILL);
    let measured = person.browser.script(MEASURE);
    let what = format!("{game} at {size:?}: {measured}");
    let [width, height] = numbers(&measured["window"]);
    assert_eq!((width, height), (f64::from(size.0), f64::from(size.1)), "the window: {what}");
    let board @ [left, top, right, bottom] = numbers(&measured["board"]);
    let least = 0.6 * width.min(height);
    assert!(right - left >= least && bottom - top >= least, "60 % of the shorter side: {what}");
    assert!(left >= 0.0 && right <= width, "the board is within the width: {what}");
    assert!(top >= 0.0 && bottom <= height, "and within the height: {what}");
    assert!(measured["over"].as_f64() <= Some(0.0), "nothing scrolls sideways: {what}");
    assert_eq!(measured["cut"], serde_json::json!([]), "no control is cut off: {what}");
    let [wide, high] = numbers(&measured["square"]);
    assert!((wide - high).abs() <= wide * 0.1, "squares are square: {what}");
    if width > height {
        for beside in ["now", "players"] {
            let [from, ..]: [f64; 4] = numbers(&measured[beside]);
            assert!(from >= right, "{beside} stands beside the board: {what}");
        }
    }
    board
}

/// A table that is played over HTTP.
fn table(ada: &mut e2e::Client, setup: &Setup, actions: usize) -> Playing {
    let mut table = Playing::open(ada, *setup, Dice::new(6)).expect(LIVES);
    table.begin(ada).expect(LIVES);
    for _ in 0..actions {
        act(ada, &mut table);
    }
    table
}

/// Performs an action, and returns its append.
fn act(ada: &mut e2e::Client, table: &mut Playing) -> u64 {
    let state = table.look(ada).expect(LIVES);
    let act = table.choose_where(&state, |action| action != "give-up").expect("it goes on");
    table.act(ada, &act).expect(LIVES).expect(200).seq()
}

/// The usual settings, for long games.
fn usual(setup: &Setup) -> Setup {
    let settings: &[_] = match setup.game {
        "magic-maze" => &[("sand", "0")],
        "magic-labyrinth" => &[("chips", "12")],
        _ => &[],
    };
    Setup { settings, ..*setup }
}

fn the_board_is_large(profile: Profile) {
    let server = server();
    let mut ada = server.client(ADA);
    let mut person = Visitor::new("Ada", profile, server.address());
    if profile.engine == Engine::Chromium {
        person.browser.become_person(ADA);
    }
    for setup in GAMES.iter() {
        let table = match setup.real_time {
            // With the hourglass, which needs space. Nobody moves, so that the sand does not run.
            true => table(&mut ada, &Setup { settings: &[("sand", "600")], ..*setup }, 0),
            false => table(&mut ada, &usual(setup), 6),
        };
        person.browser.go(&table.path(""));
        person.browser.until_there("html.js");
        person.browser.until_state("running");
        for (width, height) in SIZES {
            // WebKit's MiniBrowser has no narrower window.
            let least = if profile.engine == Engine::WebKit { 340 } else { 0 };
            let size = (width.max(least), height);
            person.browser.resize_view(size);
            check(&mut person, setup.game, size);
        }
    }
}

#[test]
fn the_board_is_large_on_every_screen() {
    the_board_is_large(Profile::LAPTOP);
}

#[test]
fn the_board_is_large_on_a_phone() {
    the_board_is_large(Profile::PHONE);
}

#[test]
fn the_board_is_large_on_every_screen_of_webkit() {
    the_board_is_large(Profile::WEBKIT);
}

/// A text longer than the two lines that there is space for.
const LONG_TEXT: &str =
    "The quick brown fox jumps over the lazy dog, and then it rests for a while. ";

#[test]
fn the_board_stays_where_it_is() {
    let server = server();
    let mut ada = server.client(ADA);
    let mut person = Visitor::new("Ada", Profile::LAPTOP, server.address());
    person.browser.become_person(ADA);
    for setup in GAMES.iter() {
        for size in [(320, 568), (844, 390)] {
            let mut table = table(&mut ada, &usual(setup), 0);
            person.browser.resize(size, Hand::Mouse);
            person.browser.go(&table.path(""));
            person.browser.until_there("html.js");
            person.browser.until_state("running");
            let first = check(&mut person, setup.game, size);
            for _ in 0..16 {
                let seq = act(&mut ada, &mut table);
                person.browser.until_seq(seq);
                let told = person.browser.text("#told");
                assert_eq!(check(&mut person, setup.game, size), first, "{told}");
            }
            // A long message does not move the board either.
            for message in ["#now", "#told"] {
                let before = person
                    .browser
                    .script(&format!("return document.querySelector('{message}').scrollHeight"));
                let item = if message == "#told" { "<li>" } else { "" };
                let long = LONG_TEXT.repeat(3);
                person.browser.script(&format!(
                    "document.querySelector('{message}').replaceChildren(...('{item}' ? [Object.assign(document.createElement('li'), {{ textContent: '{long}' }})] : ['{long}']))"
                ));
                let after = person
                    .browser
                    .script(&format!("return document.querySelector('{message}').scrollHeight"));
                assert!(
                    after.as_f64() > before.as_f64(),
                    "{message} would need more room: {before} {after}"
                );
                assert_eq!(check(&mut person, setup.game, size), first, "{message} is long");
            }
        }
    }
}

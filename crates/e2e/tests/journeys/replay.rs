//! The replay of a finished game, step by step, and a link to one of its steps.

use e2e::{Browser, Dice, Playing, Profile, Script, Setup};

use crate::server;

const ADA: &str = "000000000000000000000000000000ad";
const LIVES: &str = "the server lives";

/// The path of a table with two seats that Ada has played to its end over HTTP.
fn finished(server: &e2e::Clew) -> String {
    let setup =
        Setup { settings: &[("walls", "4"), ("chips", "3")], ..Setup::of("magic-labyrinth") };
    let mut ada = server.client(ADA);
    let mut table = Playing::open(&mut ada, setup, Dice::new(1)).expect(LIVES);
    table.begin(&mut ada).expect(LIVES);
    loop {
        let state = table.look(&mut ada).expect(LIVES);
        let Some(act) = table.choose(&state) else { return table.path("") };
        table.act(&mut ada, &act).expect(LIVES).expect(200);
    }
}

/// A numeric attribute of the replay's slider.
fn slider(browser: &mut Browser, name: &str) -> u64 {
    let script = format!("return Number(document.querySelector('#slider').{name})");
    browser.script(&script).as_u64().expect("it is a number")
}

fn until_at(browser: &mut Browser, at: u64) {
    let fact = format!(
        "document.querySelector('#stage').dataset.seq === '{at}' && document.querySelector('#reel').dataset.at === '{at}'"
    );
    browser.until("that moment", &fact);
}

/// What the page shows of the step: the sentence, the pieces, the walls.
fn shown(browser: &mut Browser) -> serde_json::Value {
    browser.script(
        "return [document.querySelector('#told').textContent, document.querySelector('#place').textContent,
            ...[...document.querySelectorAll('#board .piece, #board .wall, #board .passage')].map((one) => one.className.replaceAll(/ fx-[a-z]+/g, ''))]",
    )
}

#[test]
fn one_looks_back_step_by_step_and_shares_a_moment() {
    let server = server();
    let path = finished(&server);
    let browser = &mut Browser::open("Ada", Profile::LAPTOP, server.address());
    browser.become_person(ADA);
    browser.go(&path);
    browser.until_state("over");
    browser.click("#end a[href$=\"/replay\"]");
    browser.until_there("#stage[data-state=replay]");
    assert_eq!(browser.count("#board .wall"), 4, "all walls are shown");
    assert_eq!(browser.count("[data-found=sound]"), 1, "the dice were honest");
    let (first, last) = (slider(browser, "min"), slider(browser, "max"));
    until_at(browser, first);

    // By mouse, by key and by the slider.
    browser.click("#to-after");
    until_at(browser, first + 1);
    browser.script("document.activeElement.blur()");
    browser.key('\u{E014}');
    until_at(browser, first + 2);
    browser.key('\u{E012}');
    until_at(browser, first + 1);
    browser.key('\u{E010}');
    until_at(browser, last);
    assert_eq!(browser.count("#board .wall"), 4);
    browser.key('\u{E011}');
    until_at(browser, first);
    let middle = first + (last - first) / 2;
    browser.script(&format!(
        "const slider = document.querySelector('#slider');
        slider.value = {middle};
        slider.dispatchEvent(new Event('input', {{ bubbles: true }}))"
    ));
    until_at(browser, middle);
    assert_eq!(browser.path(), format!("{path}/replay?at={middle}"), "the address is the moment's");
    let marked = "return [...document.querySelectorAll('#moves-list [aria-current=step]')].map((it) => it.dataset.at)";
    assert_eq!(
        browser.script(marked),
        serde_json::json!([middle.to_string()]),
        "its line is marked"
    );

    // The link to this step shows the same step in another browser, without a seat.
    let link = browser.script("return document.querySelector('#copy-moment').dataset.copy");
    let link = link.as_str().expect("a link").to_owned();
    assert!(link.ends_with(&format!("{path}/replay?at={middle}")), "{link}");
    let here = shown(browser);
    let mut eve = Browser::open("Eve", Profile::PHONE, server.address());
    eve.go(&format!("{path}/replay?at={middle}"));
    until_at(&mut eve, middle);
    assert_eq!(shown(&mut eve), here, "both see the same");

    // It also plays by itself to the end.
    eve.script("document.querySelector('#speed').value = '250'");
    let near = last - 3;
    eve.script(&format!(
        "const slider = document.querySelector('#slider');
        slider.value = {near};
        slider.dispatchEvent(new Event('input', {{ bubbles: true }}))"
    ));
    until_at(&mut eve, near);
    eve.click("#play");
    eve.until("it plays", "document.querySelector('#play[aria-pressed=true]') !== null || document.querySelector('#stage').dataset.seq === document.querySelector('#slider').max");
    until_at(&mut eve, last);
    eve.until("it stops", "document.querySelector('#play[aria-pressed=false]') !== null");
}

#[test]
fn one_looks_back_without_script() {
    let server = server();
    let path = finished(&server);
    let profile = Profile { script: Script::Off, ..Profile::LAPTOP };
    let mut eve = Browser::open("Eve", profile, server.address());
    eve.go(&format!("{path}/replay"));
    let first = eve.seq();
    eve.click("#to-after");
    eve.until_seq(first + 1);
    assert_eq!(eve.path(), format!("{path}/replay?at={}", first + 1));
    eve.click("#moves summary");
    eve.click("#moves-list li:nth-child(5) a");
    eve.until_seq(first + 4);
    assert_eq!(eve.count("#moves-list [aria-current=step]"), 1);
    assert_eq!(eve.count("#board .wall"), 4);
    eve.click("#to-last");
    eve.until_seq(first + 5);
    eve.click("#to-before");
    eve.until_there("#board");
    assert_eq!(eve.count("[data-found=sound]"), 1);
}

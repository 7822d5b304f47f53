//! The lobby: everybody sees each change at once, nothing typed is lost, a table is not closed by accident, and
//! nothing is cut off on any screen in any language.

use std::sync::LazyLock;

use e2e::words::text;
use e2e::{Dice, GAMES, Profile, Script, Setup, Visitor};
use serde_json::{Value, json};

use crate::phone::STILL;
use crate::server;

static SOLO: LazyLock<Setup> =
    LazyLock::new(|| Setup { seats: 1, settings: &[], ..Setup::of("magic-labyrinth") });
static PAIR: LazyLock<Setup> = LazyLock::new(|| Setup { seats: 2, ..*SOLO });
const NO_SCRIPT: Profile = Profile { script: Script::Off, ..Profile::LAPTOP };

/// A setting of the table, according to the server.
fn setting(person: &mut Visitor, address: std::net::SocketAddr, key: &str) -> Value {
    let path = person.browser.path();
    let state = e2e::Client::new(address, &Dice::new(1).hex()).get(&path);
    state.expect("the server lives").expect(200).json()["settings"][key].clone()
}

/// Waits until the line below the game's name contains a text.
fn until_says(person: &mut Visitor, text: &str) {
    let says = "document.querySelector('#banner .words p').textContent";
    person.browser.until(text, &format!("{says}.includes({})", json!(text)));
}

#[test]
fn settings_that_were_typed_hold_at_the_start() {
    for profile in [Profile::LAPTOP, Profile::PHONE, NO_SCRIPT] {
        let server = server();
        let mut ada = Visitor::new("Ada", profile, server.address());
        ada.open_table(&SOLO);
        if profile.script == Script::Off {
            ada.browser.click("#chairs form[action$=\"/ready\"] button");
            let ready = "document.querySelector('form[action$=\"/ready\"]') === null";
            ada.browser.until("them to be ready", ready);
        }
        ada.browser.until_there("#start:enabled");
        // Typed, without leaving the field.
        ada.browser.fill("#set-chips", "7");
        ada.browser.click("#start");
        ada.browser.until_state("running");
        assert_eq!(setting(&mut ada, server.address(), "chips"), "7", "{profile:?}");
    }
}

/// What is refused is said, and the game does not start with something else than what was typed.
#[test]
fn a_setting_that_is_refused_stops_the_start() {
    let server = server();
    let mut ada = Visitor::new("Ada", Profile::LAPTOP, server.address());
    ada.open_table(&SOLO);
    ada.browser.until_there("#start:enabled");
    ada.browser.fill("#set-walls", "25");
    ada.browser.click("#start");
    ada.browser.until_there(".refused");
    ada.browser.until("the old value", "document.querySelector('#set-walls').value === '19'");
    ada.browser.until_state("waiting");
    ada.browser.click("#start");
    ada.browser.until_state("running");
}

#[test]
fn everybody_sees_each_change_at_once() {
    let server = server();
    let new = |name| Visitor::new(name, Profile::LAPTOP, server.address());
    let (mut ada, mut bo) = (new("Ada"), new("Bo"));
    ada.open_table(&PAIR);
    bo.join(&ada.link());
    ada.browser.until_there("#chair-B.here");
    until_says(&mut bo, &text("preset-magic-labyrinth-classic", &[]));
    // A preset, a number that is typed, one that is stepped, a switch.
    ada.browser.click("[data-preset=hard]");
    until_says(&mut bo, "24");
    assert_eq!(setting(&mut ada, server.address(), "walls"), "24");
    ada.browser.until("its field", "document.querySelector('#set-walls').value === '24'");
    ada.browser.fill("#set-chips", "7");
    ada.browser.script("document.activeElement.blur()");
    until_says(&mut bo, "7");
    for _ in 0..3 {
        ada.browser.click(".set:has(#set-chips) [data-step=\"1\"]");
    }
    until_says(&mut bo, "10");
    ada.browser.click("#set-keep-found-walls");
    bo.browser.until("the switch", "document.querySelectorAll('.changed li').length === 3");
    assert_eq!(setting(&mut ada, server.address(), "keep-found-walls"), "on");
    // Enter in a field changes the setting and does not start the game.
    let select =
        "const field = document.querySelector('#set-chips'); field.focus(); field.select()";
    ada.browser.script(select);
    ada.browser.key('8');
    ada.browser.key('\u{e007}');
    until_says(&mut bo, "8");
    ada.browser.click("[data-preset=classic]");
    until_says(&mut bo, &text("preset-magic-labyrinth-classic", &[]));
    ada.browser.until("its field", "document.querySelector('#set-chips').value === '5'");
    // Chairs, names and colours.
    ada.browser.click("#seats-set button:last-of-type");
    bo.browser.until_there("#chair-C.free");
    bo.browser.fill("#sheet-B [name=name]", "Bobby");
    bo.browser.click("#sheet-B form[action$=\"/name\"] button");
    ada.browser.until(
        "the name",
        "document.querySelector('#chair-B .name').textContent.includes('Bobby')",
    );
    bo.browser.click("#sheet-B [name=colour][value=green]");
    ada.browser.until_there("#chair-B.s3");
    bo.browser.until_there("#chair-B.s3");
    ada.browser.click("#begin .fill");
    bo.browser.until_there("#chair-C.robot");
    ada.browser.until_there("#start.go");
    assert_eq!(bo.browser.count("#start, .presets button, #seats-set, #customise"), 0, "a guest");
    ada.browser.until_state("waiting");
}

/// The host has a second device: what one shows is what the other changed.
#[test]
fn a_field_follows_the_other_device_of_the_host() {
    let server = server();
    let mut ada = Visitor::new("Ada", Profile::LAPTOP, server.address());
    let path = ada.open_table(&SOLO);
    ada.browser.fill("#set-chips", "9");
    ada.browser.script("document.activeElement.blur()");
    until_says(&mut ada, "9");
    let body = "new URLSearchParams({ 'settings.chips': '4' })";
    ada.browser.script(&format!(
        "fetch('{path}/settings', {{ method: 'POST', headers: {{ Accept: 'application/json' }}, body: {body} }})"
    ));
    ada.browser.until("its field", "document.querySelector('#set-chips').value === '4'");
}

#[test]
fn a_guest_with_the_link_is_seated_by_one_tap_and_named_once() {
    let server = server();
    let mut ada = Visitor::new("Ada", Profile::LAPTOP, server.address());
    let mut kim = Visitor::new("Kim", Profile::PHONE, server.address());
    ada.open_table(&PAIR);
    let link = ada.link();
    kim.browser.go(&link);
    let title = kim.browser.text("#about h1");
    assert_eq!(title, "The Magic Labyrinth");
    assert!(kim.browser.text("#about .ribbon").contains("Ada"), "who invites");
    assert!(kim.browser.text("#chairs").contains("Ada"), "who is there");
    assert_eq!(kim.browser.count("#stage button.go"), 1, "one button");
    kim.browser.click("#begin form.join button");
    kim.browser.until_there("#stage[data-seat=B]");
    ada.browser.until_there("#chair-B.here");
    // The name that was chosen at one table is proposed at the next.
    kim.browser.fill("#sheet-B [name=name]", "Kim K.");
    kim.browser.click("#sheet-B form[action$=\"/name\"] button");
    kim.browser.until(
        "the name",
        "document.querySelector('#chair-B .name').textContent.includes('Kim K.')",
    );
    ada.open_table(&PAIR);
    let link = ada.link();
    kim.browser.go(&link);
    assert_eq!(kim.browser.script("return document.querySelector('#name').value"), "Kim K.");
    kim.browser.click("#begin form.join button");
    kim.browser.until_there("#stage[data-seat=B]");
    // Leaving takes the controls away at once, and the way back is there.
    kim.browser.click("#sheet-B form[action$=\"/free\"] button");
    kim.browser.until_there("#stage.joining form.join");
    assert_eq!(kim.browser.count("#sheet-B"), 0);
    kim.browser.until("rest", "!document.querySelector('[data-fresh], [aria-busy]')");
    kim.browser.click("#begin form.join button");
    kim.browser.until_there("#stage[data-seat=B]");
}

#[test]
fn a_code_that_is_said_aloud_leads_to_the_table() {
    for profile in [Profile::PHONE, NO_SCRIPT] {
        let server = server();
        let mut ada = Visitor::new("Ada", Profile::LAPTOP, server.address());
        let mut kim = Visitor::new("Kim", profile, server.address());
        let path = ada.open_table(&PAIR);
        let code = ada.browser.text("#invite .say");
        kim.browser.go("/join");
        kim.browser.fill("#code", "zuzuz");
        kim.browser.click(".by-code button");
        kim.browser.until_there(".by-code [role=alert]");
        kim.browser.fill("#code", &format!(" {} {}", &code[..2].to_lowercase(), &code[2..]));
        kim.browser.click(".by-code button");
        kim.browser.until_there("#begin form.join");
        assert_eq!(kim.browser.path(), path);
        kim.browser.click("#begin form.join button");
        kim.browser.until_there("#stage[data-seat=B]");
    }
}

#[test]
fn a_full_table_says_so_and_offers_something_else() {
    let server = server();
    let mut ada = Visitor::new("Ada", Profile::LAPTOP, server.address());
    let mut kim = Visitor::new("Kim", Profile::PHONE, server.address());
    let path = ada.open_table(&SOLO);
    kim.browser.go(&path);
    assert_eq!(kim.browser.count("#begin form.join"), 0);
    assert_eq!(kim.browser.count("#begin a[href=\"/new/magic-labyrinth\"]"), 1, "an own table");
    kim.browser.click("#begin a.go");
    kim.browser.until_there("#stage:not(.joining) #chair-A");
    ada.start();
    kim.browser.until_state("running");
    kim.browser.until_there("#watching a[href=\"/new/magic-labyrinth\"]");
    assert_eq!(ada.browser.count("#watching a"), 0, "a player does not watch");
}

#[test]
fn a_table_is_closed_only_after_a_confirmation() {
    for profile in [Profile::LAPTOP, NO_SCRIPT] {
        let server = server();
        let mut ada = Visitor::new("Ada", profile, server.address());
        ada.open_table(&SOLO);
        let seen = "return [...document.querySelectorAll('form[action$=\"/close\"] button')]
            .filter((e) => e.checkVisibility({ visibilityProperty: true })).length";
        assert_eq!(ada.browser.script(seen), 0, "no single click closes the table");
        ada.browser.click("#close summary");
        assert_eq!(ada.browser.script(seen), 1, "the confirmation has a button");
        assert!(!ada.browser.text("#close p").is_empty(), "it says what happens");
        assert_eq!(ada.browser.count("#stage[data-state=waiting]"), 1, "nothing has happened yet");
        ada.browser.click("#close form button");
        ada.browser.until_state("closed");
    }
}

#[test]
fn the_host_hands_on_the_table_and_removes_a_player() {
    let server = server();
    let new = |name| Visitor::new(name, Profile::LAPTOP, server.address());
    let (mut ada, mut bo) = (new("Ada"), new("Bo"));
    ada.open_table(&PAIR);
    bo.join(&ada.link());
    ada.browser.click("#sheet-B form[action$=\"/host\"] button");
    bo.browser.until_there("#start");
    ada.browser.until("no start", "!document.querySelector('#start')");
    bo.browser.click("#sheet-A .close summary");
    assert!(bo.browser.text("#sheet-A .close p").contains("Ada"), "the question names the player");
    bo.browser.click("#sheet-A .close form button");
    ada.browser.until_there("#stage.joining");
    bo.browser.until_there("#chair-A.free");
}

#[test]
fn bots_are_offered_from_easy_to_hard_and_none_plays_at_random() {
    let server = server();
    let mut ada = Visitor::new("Ada", Profile::LAPTOP, server.address());
    for setup in GAMES.iter() {
        ada.open_table(&Setup { seats: 2, settings: &[], ..*setup });
        let levels = ada.browser.script(
            "return [...document.querySelectorAll('#sheet-B button[name=level]')].map((button) => button.value)",
        );
        let levels: Vec<String> = serde_json::from_value(levels).expect("levels are words");
        let game = e2e::Client::new(server.address(), &Dice::new(1).hex());
        let all = { game }.get(&format!("/games/{}", setup.game)).expect("it lives").expect(200);
        let all: Vec<String> = serde_json::from_value(all.json()["bots"].clone()).expect("words");
        assert_eq!((all[0].as_str(), &all[1..]), ("random", &levels[..]), "{}", setup.game);
        ada.browser.click("#begin .fill");
        ada.browser.until_there("#chair-B.robot");
    }
}

/// The turn is in the tab's title and icon, and a message in the title of the closed chat.
#[test]
fn a_turn_and_a_message_are_noticed() {
    let server = server();
    let mut people =
        ["Ada", "Bo"].map(|name| Visitor::new(name, Profile::LAPTOP, server.address()));
    crate::meet(&Setup { settings: &[("first", "A")], ..*PAIR }, &mut people);
    let [ada, bo] = &mut people;
    let title = "document.title.startsWith('●') && document.querySelector('link[rel=icon]').href.includes('turn')";
    ada.browser.until("the turn in the title", title);
    assert_eq!(bo.browser.script(&format!("return {title}")), json!(false));
    bo.browser.click("#chat summary");
    bo.browser.fill("#chat [name=text]", "Hurry up");
    bo.browser.click("#chat form button");
    ada.browser.until_there("#chat .badge");
    assert_eq!(ada.browser.text("#chat .badge"), "1");
    assert!(ada.browser.text("#chat .last").contains("Hurry up"));
    ada.browser.click("#chat summary");
    ada.browser.until("no badge", "!document.querySelector('#chat .badge')");
}

/// A small phone, a phone, the same in landscape, a laptop, and a laptop zoomed to 200 %.
const SIZES: [(u32, u32); 5] = [(320, 568), (390, 844), (844, 390), (1280, 800), (640, 400)];

/// What is wrong on the page: controls outside the window, texts that do not fit their controls, controls that
/// cover each other, and a start that is not in view.
const FAULTS: &str = "scrollTo(0, 0);
    const seen = (e) => e.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const box = (e) => e.getBoundingClientRect();
    const name = (e) => `${e.localName}.${e.className.baseVal ?? e.className} ${e.textContent.trim().slice(0, 30)}`;
    const all = [...document.querySelectorAll('#stage button, #stage a, #stage input, #stage select, #stage .preset, #stage .btn')].filter(seen);
    const faults = [];
    if (document.documentElement.scrollWidth > innerWidth) faults.push(`wide: ${document.documentElement.scrollWidth}`);
    for (const e of all) {
        const { left, right } = box(e);
        if (left < -1 || right > innerWidth + 1) faults.push(`cut off: ${name(e)}`);
        const text = e.matches('.preset') && e.querySelector('b');
        if (text && (box(text).left < left || box(text).right > right)) faults.push(`too narrow: ${name(e)}`);
        if (!e.matches('a, input, select, .preset') && e.scrollWidth > e.clientWidth + 1) faults.push(`too narrow: ${name(e)}`);
    }
    for (const e of document.querySelectorAll('#stage h1, #stage h2, #stage .ribbon, #stage .section-head > *')) {
        if (seen(e) && (box(e).right > innerWidth + 4 || box(e).left < -4)) faults.push(`cut off: ${name(e)}`);
    }
    const flow = all.filter((e) => !e.closest('#begin, .top') && !(getComputedStyle(e.closest('section') ?? e).position === 'fixed'));
    flow.forEach((one, nth) => flow.slice(nth + 1).forEach((other) => {
        if (one.contains(other) || other.contains(one)) return;
        const [a, b] = [box(one), box(other)];
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (across > 2 && down > 2) faults.push(`on top of each other: ${name(one)} and ${name(other)}`);
    }));
    const next = document.querySelector('#begin .go, #begin .wait, #begin .btn');
    if (!next || box(next).bottom > innerHeight + 1 || box(next).top < 0) {
        if (!document.querySelector('.joining') || innerHeight >= 568) faults.push('the next step is not in view');
    }
    return faults;";

#[test]
fn nothing_is_cut_off_on_any_screen_in_any_language() {
    let server = server();
    let mut ada = Visitor::new("Ada", Profile::LAPTOP, server.address());
    let mut kim = Visitor::new("Kim", Profile::LAPTOP, server.address());
    let long = Setup { game: "magic-maze", seats: 5, ..*SOLO };
    let path = ada.open_table(&long);
    for lang in ["en", "de", "nl", "fr", "es", "pt", "it", "ca"] {
        for person in [&mut ada, &mut kim] {
            person.browser.go("/about");
            person.browser.until_there("html.js");
            person.browser.script(&format!(
                "return fetch('/language', {{ method: 'POST', body: new URLSearchParams({{ lang: '{lang}', back: '/about' }}) }}).then(() => 1)"
            ));
            person.browser.go(&path);
            person.browser.until(lang, &format!("document.documentElement.lang === '{lang}'"));
            person.browser.until_there("html.js");
            for size in SIZES {
                person.browser.resize_view(size);
                person.browser.until("stillness", STILL);
                let faults = person.browser.script(FAULTS);
                assert_eq!(faults, json!([]), "{}, {lang}, {size:?}", person.name);
            }
        }
    }
}

//! Before the start: settings take effect, a table is not closed by accident, and easy bots are
//! proposed.

use e2e::{Dice, GAMES, Profile, Script, Setup, Visitor};

use crate::server;

const SOLO: Setup = Setup { seats: 1, settings: &[], ..GAMES[0] };
const NO_SCRIPT: Profile = Profile { script: Script::Off, ..Profile::LAPTOP };

/// The number of chips that is set, according to the server.
fn chips(person: &mut Visitor, address: std::net::SocketAddr) -> serde_json::Value {
    let path = person.browser.path();
    let state = e2e::Client::new(address, &Dice::new(1).hex()).get(&path);
    state.expect("the server lives").expect(200).json()["settings"]["chips"].clone()
}

#[test]
fn settings_that_were_typed_hold_at_the_start() {
    for profile in [Profile::LAPTOP, NO_SCRIPT] {
        let server = server();
        let mut ada = Visitor::new("Ada", profile, server.address());
        ada.open_table(&SOLO);
        if profile.script == Script::Off {
            ada.browser.click("#chairs form[action$=\"/ready\"] button");
        }
        ada.browser.until_there("#start:enabled");
        // Typed, without leaving the field.
        ada.browser.fill("#set-chips", "7");
        ada.browser.click("#start");
        ada.browser.until_state("running");
        assert_eq!(chips(&mut ada, server.address()), "7", "{profile:?}");
    }
}

/// With script each change takes effect at once, and the others see it.
#[test]
fn a_setting_is_changed_at_once() {
    let server = server();
    let new = |name| Visitor::new(name, Profile::LAPTOP, server.address());
    let (mut ada, mut bo) = (new("Ada"), new("Bo"));
    ada.open_table(&Setup { seats: 2, ..SOLO });
    bo.join(&ada.link());
    bo.browser.until(
        "usual settings",
        "!document.querySelector('#rules-set dl')?.textContent.includes('7')",
    );
    ada.browser.fill("#set-chips", "7");
    ada.browser.script("document.activeElement.blur()");
    bo.browser
        .until("the change", "document.querySelector('#rules-set dl')?.textContent.includes('7')");
    assert_eq!(chips(&mut ada, server.address()), "7");
    // Enter in a field saves the settings and does not start the game.
    ada.browser.until_there("#start:enabled");
    ada.browser.fill("#set-chips", "8");
    ada.browser.key('\u{e007}');
    bo.browser
        .until("the change", "document.querySelector('#rules-set dl')?.textContent.includes('8')");
    ada.browser.until_state("waiting");
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
fn the_bot_that_is_proposed_is_easy_but_not_random() {
    let server = server();
    let mut ada = Visitor::new("Ada", Profile::LAPTOP, server.address());
    for setup in &GAMES {
        ada.open_table(&Setup { seats: 2, settings: &[], ..*setup });
        let levels = ada.browser.script(
            "const select = document.querySelector('#chairs select[name=level]');
            return [select.value, ...[...select.options].map((option) => option.value)]",
        );
        let levels: Vec<String> = serde_json::from_value(levels).expect("levels are words");
        let (proposed, all) = levels.split_first().expect("one is proposed");
        // The strongest comes first, and the random one last.
        assert_eq!(all.last().map(String::as_str), Some("random"), "{}", setup.game);
        assert_eq!(all.iter().rev().nth(1), Some(proposed), "{}", setup.game);
        assert!(all.len() > 2 && all[0] != *proposed, "{}: not the strongest", setup.game);
    }
}

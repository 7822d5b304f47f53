//! The home page: a game against bots within three taps, and what it says of tables.

use e2e::words::text;
use e2e::{Dice, GAMES, Profile, Script, Visitor};

use crate::server;

/// PRODUCT: at most three taps from the home page to the first move; two of them start the game.
#[test]
fn the_first_move_against_a_bot_is_the_third_tap_on_a_phone() {
    let server = server();
    for setup in GAMES.iter() {
        let mut ada = Visitor::new("Ada", Profile::PHONE, server.address());
        // Play, Play now.
        ada.play_bots(setup.game);
        assert!(ada.turn(), "{}: it is never Ada's turn", setup.game);
        if ada.browser.count("#hand [data-choose]") > 0 {
            // The third tap takes a card into the hand, and its places light up.
            ada.browser.click("#hand [data-choose]");
            ada.browser.until_there("#board [data-act], #hand [data-choose][aria-pressed=true]");
        } else {
            let action = ada.choose(&mut Dice::new(7)).expect("it is her turn");
            assert!(ada.act(&action), "{}: {action} is her first move", setup.game);
        }
    }
}

#[test]
fn a_game_against_bots_starts_without_script() {
    let server = server();
    let profile = Profile { script: Script::Off, ..Profile::PHONE };
    let mut ada = Visitor::new("Ada", profile, server.address());
    ada.play_bots("magic-labyrinth");
    assert_eq!(ada.browser.count("html.js"), 0, "no script runs");
    assert_eq!(ada.browser.count("#stage[data-seat=A]"), 1);
}

#[test]
fn home_names_opponents_and_whose_turn_it_is_and_two_taps_open_one_table() {
    let server = server();
    let mut ada = Visitor::new("Ada", Profile::LAPTOP, server.address());
    let choices = ada.choose_game("labyrinth-cards");
    // Both clicks of a double click.
    let twice =
        format!("const go = document.querySelector('{choices} .btn.go'); go.click(); go.click()");
    ada.browser.script(&twice);
    ada.browser.until_state("running");
    assert!(ada.turn());
    let path = ada.browser.path();
    ada.browser.go("/");
    assert_eq!(ada.browser.count(".panel [data-table]"), 1, "one table was opened");
    assert_eq!(ada.browser.count(&format!("a.turn[href=\"{path}\"]")), 1);
    let row = ada.browser.script("return document.querySelector('.panel [data-table]').innerText");
    let row = row.as_str().expect("a text");
    assert!(row.contains(&with_you("Greta")) && row.contains(&text("row-your-turn", &[])), "{row}");
    ada.browser.click("a.turn");
    ada.browser.until_state("running");
}

#[test]
fn a_public_table_is_listed_with_its_host_and_a_finished_one_offers_to_play_again() {
    let server = server();
    let new = |name| Visitor::new(name, Profile::LAPTOP, server.address());
    let (mut ada, mut bo) = (new("Ada"), new("Bo"));
    ada.browser.go("/new/magic-labyrinth");
    ada.browser.fill("#name", "Ada");
    for (key, value) in [("seats", "2"), ("walls", "0"), ("chips", "3")] {
        ada.browser.fill(&format!("#set-{key}"), value);
    }
    ada.browser.click("input[name=access][value=public]");
    ada.browser.click("main form.settings > button.go");
    ada.browser.until_state("waiting");
    let path = ada.browser.path();
    bo.browser.go("/");
    let row = bo.browser.script("return document.querySelector('.panel [data-table]').innerText");
    let row = row.as_str().expect("a text");
    assert!(row.contains(&text("row-host", &[("who", "Ada".into())])), "{row}");
    let free = text("row-waiting", &[("free", 1.into()), ("seats", 2.into())]);
    assert!(row.contains(&free), "{row}");
    bo.browser.click(&format!(".panel a[href=\"{path}\"]"));
    bo.join(&path);
    ada.start();
    let mut people = [ada, bo];
    std::thread::scope(|scope| {
        for (number, person) in (3..).zip(&mut people) {
            scope.spawn(move || person.play(&mut Dice::new(number)));
        }
    });
    let [ada, bo] = &mut people;
    ada.browser.go("/");
    let row = ada.browser.script("return document.querySelector('.panel [data-table]').innerText");
    let row = row.as_str().expect("a text");
    assert!(row.contains(&with_you("Bo")), "{row}");
    assert!(!row.contains(&text("row-finished", &[])), "it tells how the game ended: {row}");
    ada.browser.click(&format!("form[action=\"{path}/again\"] button"));
    ada.browser.until_state("waiting");
    bo.browser.go("/");
    assert_eq!(bo.browser.count(&format!("form[action=\"{path}/again\"]")), 1);
}

/// Another person and the reader, as a row names them.
fn with_you(other: &str) -> String {
    text("and", &[("others", other.into()), ("last", text("is-you", &[]).into())])
}

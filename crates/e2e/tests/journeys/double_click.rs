//! A double click presses one button, not also the button that replaces it.

use e2e::{GAMES, Hand, Profile, Setup, Visitor};
use serde_json::{Value, json};

use crate::{LONG, meet, server};

/// The boxes of the matching elements, as left, top, right, bottom.
fn boxes(person: &mut Visitor, css: &str) -> Vec<[f64; 4]> {
    let found = person.browser.script(&format!(
        "return [...document.querySelectorAll('{css}')].map((e) => e.getBoundingClientRect())
            .map(({{ left, top, right, bottom }}) => [left, top, right, bottom])"
    ));
    serde_json::from_value(found).expect("boxes are numbers")
}

#[test]
fn a_double_click_on_roll_does_not_stop() {
    let server = server();
    let mut ada = Visitor::new("Ada", Profile::LAPTOP, server.address());
    let solo = Setup { seats: 1, ..*LONG };
    meet(&solo, std::slice::from_mut(&mut ada));
    for pause in [60, 120, 200, 300] {
        ada.browser.until_there("#hand button[value=roll]");
        let seq = ada.browser.seq();
        ada.browser.double_click("#hand button[value=roll]", pause);
        ada.browser.until_seq(seq + 1);
        // When no click can be under way any more, the state is that after one roll.
        ada.browser.until("rest", "!document.querySelector('[data-fresh], [aria-busy]')");
        assert_eq!(ada.browser.seq(), seq + 1, "one click counts, {pause} ms apart");
        assert_eq!(ada.browser.count("#hand button[value=stop]"), 1, "the turn goes on");
        // A deliberate click on Stop works.
        ada.browser.click("#hand button[value=stop]");
        ada.browser.until_seq(seq + 2);
    }
}

/// Choosing a bot closes the sheet: the second click must not remove the bot, or choose another.
#[test]
fn a_double_click_on_a_bot_adds_one_bot() {
    let server = server();
    let mut ada = Visitor::new("Ada", Profile::LAPTOP, server.address());
    let wide = Setup { seats: 3, ..Setup::of("magic-labyrinth") };
    ada.open_table(&wide);
    ada.browser.click("#chair-B .sit");
    let seq = ada.browser.seq();
    ada.browser.double_click("#sheet-B form[action$=\"/bot\"] button", 150);
    ada.browser.until_seq(seq + 1);
    ada.browser.until("rest", "!document.querySelector('[data-fresh], [aria-busy]')");
    ada.browser.until_there("#chair-B.robot");
    assert_eq!(ada.browser.count("#chair-C.robot"), 0);
    assert_eq!(ada.browser.count(".up:popover-open"), 0, "the sheet is closed");
}

/// Start takes the place of the button that filled the last seats.
#[test]
fn a_double_click_on_fill_does_not_start() {
    let server = server();
    let mut ada = Visitor::new("Ada", Profile::PHONE, server.address());
    for &setup in GAMES.iter() {
        ada.open_table(&Setup { seats: 3, settings: &[], ..setup });
        ada.browser.until_there("#begin .fill");
        let before = boxes(&mut ada, "#begin .fill")[0];
        ada.browser.double_click("#begin .fill", 150);
        ada.browser.until_there("#start.go");
        let after = boxes(&mut ada, "#start")[0];
        assert!(after[0] < before[2] && before[0] < after[2], "Start lies where Fill was");
        ada.browser.until("rest", "!document.querySelector('[data-fresh], [aria-busy]')");
        ada.browser.until_state("waiting");
        // The keyboard need not wait, and neither does a deliberate click.
        ada.browser.click("#start");
        ada.browser.until_state("running");
    }
}

#[test]
fn stop_stands_away_from_roll() {
    let server = server();
    let mut ada = Visitor::new("Ada", Profile::LAPTOP, server.address());
    let solo = Setup { seats: 1, ..*LONG };
    meet(&solo, std::slice::from_mut(&mut ada));
    for size in [(320, 568), (390, 844), (844, 390), (1280, 800)] {
        ada.browser.resize(size, Hand::Mouse);
        ada.browser.until_there("#hand button[value=roll]");
        let roll = boxes(&mut ada, "#hand button[value=roll]")[0];
        assert!(ada.act("roll"));
        let stop = boxes(&mut ada, "#hand button[value=stop]")[0];
        let apart = (stop[0] - roll[2]).max(stop[1] - roll[3]);
        assert!(apart >= 12.0, "{size:?}: Roll at {roll:?}, Stop at {stop:?}");
        assert!(ada.act("stop"));
    }
}

/// In the card game the primary button takes cards; Finish, which gives up the rest, is not primary.
#[test]
fn take_is_the_primary_button() {
    let server = server();
    let mut ada = Visitor::new("Ada", Profile::LAPTOP, server.address());
    let setup = Setup::of("labyrinth-cards");
    let solo = Setup { bots: 1, ..setup };
    meet(&solo, std::slice::from_mut(&mut ada));
    let colours = "const colour = (css) => [...document.querySelectorAll(css)].map((e) => getComputedStyle(e).backgroundColor);
        const plain = document.createElement('button'); const main = document.createElement('button'); main.className = 'main';
        document.querySelector('#hand').append(plain, main);
        const found = [colour('#hand .acts button[value^=take]'), colour('#hand .acts button[value=finish]'),
            getComputedStyle(plain).backgroundColor, getComputedStyle(main).backgroundColor];
        plain.remove(); main.remove(); return found;";
    let mut dice = e2e::Dice::new(2);
    let takes = |person: &mut Visitor| person.browser.count("#hand .acts button[value^=take]") > 0;
    ada.play_until(&mut dice, |ada, _| takes(ada));
    assert!(takes(&mut ada), "something can be taken");
    let found = ada.browser.script(colours);
    let all = |of: &Value, colour: &Value| {
        of.as_array().is_some_and(|of| of.iter().all(|one| one == colour))
    };
    assert_ne!(found[2], found[3], "a primary button looks another way");
    assert!(all(&found[0], &found[3]), "Take is primary: {found}");
    assert!(all(&found[1], &found[2]), "Finish is not: {found}");
    assert_ne!(found[1], json!([]), "Finish is there: {found}");
}

//! The Magic Labyrinth by keyboard alone, from the first page on.

use std::collections::BTreeSet;

use e2e::{Dice, Profile, Setup, Visitor};

use crate::server;

/// WebDriver's codes of these keys.
const TAB: char = '\u{e004}';
const ENTER: char = '\u{e006}';
const SPACE: char = ' ';
const ARROWS: [(&str, char); 4] =
    [("north", '\u{e013}'), ("east", '\u{e014}'), ("south", '\u{e015}'), ("west", '\u{e012}')];

/// The arrow key of a step.
fn arrow(step: &str) -> char {
    let found = ARROWS.iter().find(|(side, _)| step.ends_with(side));
    found.unwrap_or_else(|| panic!("no key for {step}")).1
}

/// Maximum number of Tab presses to reach an element.
const MOST_TABS: usize = 60;

/// Presses Tab until the focused element matches, and checks that the focus is visible on the way.
fn tab_to(person: &mut Visitor, css: &str) {
    for _ in 0..MOST_TABS {
        person.browser.key(TAB);
        let focus = person.browser.script(&format!(
            "const at = document.activeElement;
            if (at === document.body) return 'nothing';
            const drawn = getComputedStyle(at);
            if (drawn.outlineStyle === 'none' || parseFloat(drawn.outlineWidth) < 2) return `unseen ${{at.outerHTML}}`;
            return at.matches('{css}') ? 'there' : 'elsewhere';"
        ));
        match focus.as_str() {
            Some("there") => return,
            Some("elsewhere" | "nothing") => {}
            other => panic!("on the way to {css}: {other:?}"),
        }
    }
    panic!("{MOST_TABS} times Tab do not lead to {css}");
}

#[test]
fn from_home_to_the_end_by_keyboard_alone() {
    let server = server();
    let mut ada = Visitor::new("Ada", Profile::LAPTOP, server.address());
    ada.browser.go("/");
    tab_to(&mut ada, "a[href=\"/play/magic-labyrinth\"]");
    ada.browser.key(ENTER);
    ada.browser.until_there("#play-magic-labyrinth[open]");
    tab_to(&mut ada, "#play-magic-labyrinth .btn.go");
    tab_to(&mut ada, "#play-magic-labyrinth form.open button");
    ada.browser.go("/new/magic-labyrinth");
    ada.browser.until_there("body.at-opening");
    // One seat, no walls, three chips: a short game. Number fields are changed with arrow keys.
    let setup = [("seats", "1"), ("walls", "0"), ("chips", "3")];
    for (key, value) in setup {
        tab_to(&mut ada, &format!("#set-{key}"));
        let (down, left) = (ARROWS[2].1, format!("#set-{key}"));
        let now = format!("return document.querySelector('{left}').value");
        for _ in 0..100 {
            if ada.browser.script(&now) == *value {
                break;
            }
            ada.browser.key(down);
        }
        assert_eq!(ada.browser.script(&now), *value, "{key} is set by arrows");
    }
    tab_to(&mut ada, "form.settings > button.go");
    ada.browser.key(ENTER);
    ada.browser.until_state("waiting");
    ada.browser.until_there("#start:enabled");
    tab_to(&mut ada, "#start");
    ada.browser.key(SPACE);
    ada.browser.until_state("running");
    let (mut dice, mut pressed) = (Dice::new(5), BTreeSet::new());
    let key = |action: &str| match action {
        "roll" => SPACE,
        "stop" => ENTER,
        step => arrow(step),
    };
    for nth in 0.. {
        assert!(nth < 500, "{nth} keys and no end");
        if !ada.turn() {
            break;
        }
        let seq = ada.browser.seq();
        // Press each key once, steps last; then take the shortest way.
        let fresh = ada.actions().into_iter().filter(|action| !pressed.contains(&key(action)));
        let fresh = fresh.min_by_key(|action| action.starts_with("step"));
        let action = fresh.or_else(|| ada.choose(&mut dice)).expect("it is Ada's turn");
        let key = key(&action);
        pressed.insert(key);
        ada.browser.key(key);
        ada.browser.until_seq(seq + 1);
    }
    // Three chips need at least three steps, and there is always a step that was not made yet.
    assert!(pressed.len() > 4, "dice, end of the move, arrows: {pressed:?}");
    ada.browser.until_state("over");
}

#[test]
fn the_first_move_is_reached_by_tab_too() {
    let server = server();
    let setup =
        Setup { game: "magic-labyrinth", seats: 1, bots: 0, settings: &[], real_time: false };
    let mut ada = Visitor::new("Ada", Profile::LAPTOP, server.address());
    crate::meet(&setup, std::slice::from_mut(&mut ada));
    tab_to(&mut ada, "form.act button[name=action]");
    let seq = ada.browser.seq();
    ada.browser.key(ENTER);
    ada.browser.until_seq(seq + 1);
    tab_to(&mut ada, "form.act button[value^=step]");
    ada.browser.key(SPACE);
    ada.browser.until_seq(seq + 2);
}

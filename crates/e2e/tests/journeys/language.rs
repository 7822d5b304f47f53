//! The language of the browser, and another one in mid-game.

use e2e::{Dice, Profile, Setup, Visitor};

use crate::{LONG, meet, server};

/// The whole page has loaded in French.
const FRENCH: &str = "document.documentElement.lang === 'fr' && document.readyState === 'complete'";

#[test]
fn the_language_is_switched_in_mid_game() {
    let server = server();
    let solo = Setup { seats: 1, ..*LONG };
    let german = Profile { language: "de", ..Profile::LAPTOP };
    let mut ada = Visitor::new("Ada", german, server.address());
    let path = meet(&solo, std::slice::from_mut(&mut ada));
    let lang = "return document.documentElement.lang + ' ' + document.body.dataset.lang";
    assert_eq!(ada.browser.script(lang), "de de", "the browser's choice comes first");
    let mut dice = Dice::new(2);
    assert_eq!(ada.play_until(&mut dice, |_, done| done == 3), 3);
    let (seq, actions) = (ada.browser.seq(), ada.actions());
    let german = ada.browser.text("#log summary");

    ada.browser.click(".languages button[value=fr]");
    ada.browser.until("a page in French", FRENCH);
    assert_eq!(ada.browser.path(), path, "the switch leads back to the table");
    assert_eq!((ada.browser.seq(), ada.actions()), (seq, actions), "the game is where it was");
    let french = ada.browser.text("#log summary");
    assert!(!french.is_empty() && french != german, "{german}, {french}");

    // Updates by the stream are in the new language, too.
    assert_eq!(ada.play_until(&mut dice, |_, done| done == 2), 2);
    assert_eq!(ada.browser.script(lang), "fr fr");
    let stream = ada.browser.script("return document.querySelector('#stage').dataset.events");
    assert!(stream.as_str().is_some_and(|path| path.contains("page=fr")), "{stream}");
    ada.browser.go("/");
    assert_eq!(ada.browser.script(lang), "fr fr", "the choice is kept");
}

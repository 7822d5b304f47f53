//! One seat in two tabs and on two devices, and people who arrive by a deep link.

use e2e::{Dice, Profile, Setup, Visitor};

use crate::{LONG, meet, server};

const PIECES: &str = "return [...document.querySelectorAll('#board [id]')].map((e) => `${e.id} ${[...e.classList].filter((name) => !name.startsWith('fx-')).join(' ')}`)
    .concat([document.querySelector('#now, #end').textContent])";

#[test]
fn two_tabs_of_one_seat_agree() {
    let server = server();
    // With walls: a player who is sent home is seen there in both tabs.
    let solo = Setup { seats: 1, settings: &[("chips", "12")], ..Setup::of("magic-labyrinth") };
    let mut ada = Visitor::new("Ada", Profile::LAPTOP, server.address());
    let path = meet(&solo, std::slice::from_mut(&mut ada));
    let first = ada.browser.tab();
    let second = ada.browser.open_tab();
    ada.browser.go(&path);
    ada.browser.until_state("running");
    let mut dice = Dice::new(6);
    for (here, there) in [(&first, &second), (&second, &first), (&first, &second)] {
        ada.browser.look_at_tab(here);
        assert_eq!(ada.play_until(&mut dice, |_, done| done == 3), 3);
        let (seq, pieces) = (ada.browser.seq(), ada.browser.script(PIECES));
        ada.browser.look_at_tab(there);
        ada.browser.until_seq(seq);
        assert_eq!(ada.browser.script(PIECES), pieces, "both tabs show the same");
    }
}

#[test]
fn a_seat_moves_to_another_device_by_its_link() {
    let server = server();
    let new = |name, profile| Visitor::new(name, profile, server.address());
    let mut people = [new("Ada", Profile::LAPTOP), new("Bo", Profile::LAPTOP)];
    let path = meet(&LONG, &mut people);
    let [ada, _] = &mut people;
    ada.browser.click("#more form[action$=\"/seats/A/move\"] button");
    ada.browser.until_there("body.at-link .link a");
    let link = ada.browser.script("return document.querySelector('.link a').getAttribute('href')");
    let mut phone = new("Ada's phone", Profile::PHONE);
    phone.browser.go(link.as_str().expect("a link"));
    assert_eq!(phone.browser.count("#stage"), 0, "nothing happens by looking");
    phone.browser.click("main form button");
    phone.browser.until_there("#stage[data-seat=A]");
    assert_eq!(phone.browser.path(), path);
    ada.browser.go(&path);
    ada.browser.until_there("#stage[data-seat=watcher]");
    assert!(ada.actions().is_empty(), "the seat is no longer here");
    let [_, bo] = &mut people;
    let mut dice = Dice::new(8);
    // Either player may have the first turn: both can be continued on the phone.
    bo.play_until(&mut dice, |bo, _| {
        phone.browser.until_seq(bo.browser.seq());
        !phone.actions().is_empty()
    });
    assert_eq!(phone.play_until(&mut dice, |_, done| done == 2), 2);
}

#[test]
fn somebody_whose_first_page_is_that_of_a_game_opens_a_table() {
    let server = server();
    let mut ada = Visitor::new("Ada", Profile::LAPTOP, server.address());
    ada.browser.go("/new/mago-magino");
    ada.browser.click("main form.settings > button.go");
    ada.browser.until_state("waiting");
    assert_eq!(ada.browser.count("#stage[data-seat=A]"), 1);
}

//! One seat in two tabs, on two devices, and played by a bot for a while.

use e2e::{Dice, GAMES, Profile, Setup, Visitor};

use crate::{meet, server};

const PIECES: &str = "return [...document.querySelectorAll('#board [id]')].map((e) => `${e.id} ${e.getAttribute('class')}`)
    .concat([document.querySelector('#now').textContent])";

#[test]
fn two_tabs_of_one_seat_agree() {
    let server = server();
    let solo = Setup { seats: 1, ..GAMES[0] };
    let mut ada = Visitor::new("Ada", Profile::LAPTOP, server.address());
    let path = meet(&solo, std::slice::from_mut(&mut ada));
    let first = ada.browser.tab();
    let second = ada.browser.open_tab();
    ada.browser.go(&path);
    ada.browser.until_state("running");
    let mut dice = Dice::new(6);
    for (here, there) in [(&first, &second), (&second, &first), (&first, &second)] {
        ada.browser.look_at_tab(here);
        assert!(ada.turn(), "the game is longer than that");
        ada.play_until(&mut dice, |_, done| done == 3);
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
    let path = meet(&GAMES[0], &mut people);
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
    // Whoever begins: the game goes on from the phone.
    bo.play_until(&mut dice, |bo, _| {
        phone.browser.until_seq(bo.browser.seq());
        !phone.actions().is_empty()
    });
    assert_eq!(phone.play_until(&mut dice, |_, done| done == 2), 2);
}

#[test]
fn a_player_whom_a_bot_covers_comes_back() {
    let server = server();
    let new = |name| Visitor::new(name, Profile::LAPTOP, server.address());
    let long = Setup { settings: &[("walls", "0"), ("chips", "5")], ..GAMES[0] };
    let mut people = [new("Ada"), new("Bo")];
    let path = meet(&long, &mut people);
    let [ada, bo] = &mut people;
    // One may ask a bot to play for oneself at any time; for others, after a minute.
    let cover = format!(
        "const done = arguments[0]; fetch('{path}/seats/A/cover', {{ method: 'POST', body: new URLSearchParams() }})
            .then((answer) => done(answer.status), done)"
    );
    assert_eq!(ada.browser.script_async(&cover), 200);
    bo.browser
        .until("Ada to be covered", "document.querySelector('.player.s0 small, .players small')");
    let mut dice = Dice::new(7);
    // The bot plays: Bo's turn comes again and again.
    bo.play_until(&mut dice, |_, done| done == 12);
    ada.browser.until("something to do", "document.querySelector('form.act button[name=action]')");
    let mut acted = false;
    for _ in 0..50 {
        // The bot is quick: it may have done the same a moment before.
        ada.browser.until("a turn", "document.querySelector('form.act button[name=action]')");
        ada.play_until(&mut dice, |_, done| done == 1);
        acted = ada.browser.count("#players small") == 0;
        if acted {
            break;
        }
    }
    assert!(acted, "who acts is back");
    bo.browser.until("Ada to be back", "document.querySelector('#players small') === null");
}

//! A lost connection, and a server that restarts.

use e2e::{Dice, Profile, Relay, Setup, Visitor};

use crate::{LONG, meet, server, take_turns};

/// The banner that reports the lost connection is visible.
const SHOWN: &str = "document.querySelector('#line:not([hidden])') !== null";
const HIDDEN: &str = "document.querySelector('#line[hidden]') !== null";

#[test]
fn a_lost_line_heals() {
    a_lost_line_heals_in(Profile::LAPTOP);
}

pub(crate) fn a_lost_line_heals_in(profile: Profile) {
    let server = server();
    let relay = Relay::to(server.address());
    let mut people = [
        Visitor::new("Ada", profile, relay.address()),
        Visitor::new("Bo", Profile::LAPTOP, server.address()),
    ];
    meet(&LONG, &mut people);
    let mut dice = Dice::new(1);
    take_turns(&mut people, &mut dice, 4);
    let [ada, bo] = &mut people;
    // Ada plays until it is Bo's turn.
    ada.play_until(&mut dice, |ada, _| {
        bo.browser.until_seq(ada.browser.seq());
        !bo.actions().is_empty()
    });

    relay.cut();
    ada.browser.until("a banner", SHOWN);
    let before = bo.browser.seq();
    // One action only: after it, it may be Ada's turn, who has no connection.
    assert_eq!(bo.play_until(&mut dice, |_, done| done == 1), 1, "whoever has a line plays on");
    let seen = bo.browser.seq();
    assert!(seen > before, "and sees it");
    relay.mend(server.address());
    ada.browser.until("the banner to go", HIDDEN);
    ada.browser.until_seq(seen);
    take_turns(&mut people, &mut dice, 6);
}

#[test]
fn a_move_that_is_made_while_the_line_is_lost_gets_through_or_says_so() {
    let server = server();
    let relay = Relay::to(server.address());
    let solo = Setup { seats: 1, ..*LONG };
    let mut ada = Visitor::new("Ada", Profile::LAPTOP, relay.address());
    meet(&solo, std::slice::from_mut(&mut ada));
    assert!(ada.turn());
    let seq = ada.browser.seq();
    relay.cut();
    ada.browser.click("form.act button[name=action]");
    // The request is repeated, and then the error is shown next to the button.
    ada.browser.until_there(".refused");
    relay.mend(server.address());
    ada.browser.until("the banner to go", HIDDEN);
    assert_eq!(ada.browser.seq(), seq, "nothing was done");
    assert_eq!(ada.play_until(&mut Dice::new(3), |_, done| done == 1), 1);
    ada.browser.until_seq(seq + 1);
}

#[test]
fn a_server_that_starts_again_is_survived_in_mid_game() {
    let mut server = server();
    let relay = Relay::to(server.address());
    let new = |name| Visitor::new(name, Profile::LAPTOP, relay.address());
    let mut people = [new("Ada"), new("Bo")];
    meet(&LONG, &mut people);
    let mut dice = Dice::new(2);
    take_turns(&mut people, &mut dice, 4);
    let seen = people[0].browser.seq().max(people[1].browser.seq());

    for killed in [true, false] {
        if killed {
            server.kill();
        } else {
            let (status, _) = server.stop();
            assert!(status.success(), "{status}");
        }
        relay.cut();
        for person in &mut people {
            person.browser.until("a banner", SHOWN);
        }
        server.start_again();
        relay.mend(server.address());
        for person in &mut people {
            person.browser.until("the banner to go", HIDDEN);
            person.browser.until_seq(seen);
        }
        take_turns(&mut people, &mut dice, 4);
    }
    assert!(people[0].browser.seq() > seen, "the game went on");
}

#[test]
fn a_page_that_another_build_made_loads_itself_anew_once() {
    let server = server();
    let relay = Relay::to(server.address());
    let solo = Setup { seats: 1, ..*LONG };
    let mut ada = Visitor::new("Ada", Profile::LAPTOP, relay.address());
    meet(&solo, std::slice::from_mut(&mut ada));
    let seq = ada.browser.seq();
    relay.cut();
    ada.browser.until("a banner", SHOWN);
    ada.browser.script(
        "window.wasHere = true;
         const { dataset } = document.getElementById('stage');
         dataset.events = dataset.events.replace(/build=[0-9a-f]+/, 'build=0123456789ab');",
    );
    relay.mend(server.address());
    ada.browser
        .until("a page of this build", "!window.wasHere && document.getElementById('stage')");
    ada.browser.until("the banner to go", HIDDEN);
    ada.browser.until_seq(seq);
    ada.browser.script("window.wasHere = true");
    assert_eq!(ada.play_until(&mut Dice::new(3), |_, done| done == 1), 1);
    ada.browser.until_seq(seq + 1);
    assert_eq!(ada.browser.script("return window.wasHere"), true, "it was loaded once");
}

//! A bot plays for somebody who is away, until they come back.

use e2e::{Dice, Options, Profile, Visitor};

use crate::{LONG, meet, server_with};

/// Whether the page says that a bot plays for Ada. Who is away is told there too, without a picture.
const COVERED: &str = "document.querySelector('#player-A small svg') !== null";

/// Bo plays until it is not Bo's turn; gives an append at which it was not.
fn bo_waits(bo: &mut Visitor, dice: &mut Dice) -> u64 {
    loop {
        // Before the look: whatever comes after it is not Bo's.
        let seq = bo.browser.seq();
        let Some(action) = bo.choose(dice) else { return seq };
        bo.act(&action);
    }
}

#[test]
fn a_player_whom_a_bot_covers_comes_back() {
    // The bot leaves time enough to take the turn back.
    let server = server_with(Options::default().args(["--bot-pace", "1500"]));
    let new = |name| Visitor::new(name, Profile::LAPTOP, server.address());
    let mut people = [new("Ada"), new("Bo")];
    let path = meet(&LONG, &mut people);
    let [ada, bo] = &mut people;
    // One may let a bot play for oneself at any time; others must wait for a minute.
    let cover = format!(
        "const done = arguments[0];
        fetch('{path}/seats/A/cover', {{ method: 'POST', body: new URLSearchParams() }})
            .then((answer) => done(answer.status), done)"
    );
    assert_eq!(ada.browser.script_async(&cover), 200);
    for person in [&mut *ada, &mut *bo] {
        person.browser.until("Ada to be covered", COVERED);
    }
    let mut dice = Dice::new(7);
    let seq = bo_waits(bo, &mut dice);
    bo.browser.until_seq(seq + 1);

    // Whoever acts is back. The bot may be quicker: then the next turn is taken.
    let covered = format!("return {COVERED}");
    for _ in 0..20 {
        let seq = bo_waits(bo, &mut dice);
        ada.browser.until_seq(seq);
        if let Some(action) = ada.choose(&mut dice) {
            ada.act(&action);
        }
        if ada.browser.script(&covered) == false {
            break;
        }
    }
    for person in [&mut *ada, &mut *bo] {
        person.browser.until("Ada to be back", &format!("!({COVERED})"));
    }
    ada.browser.until_state("running");
}

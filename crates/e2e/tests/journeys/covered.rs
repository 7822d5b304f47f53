//! A bot plays for a player who is away, until they come back.

use e2e::{Dice, Options, Profile, Setup, Visitor, words};

use crate::{LONG, meet, server_with};

/// Whether the page says that a bot plays for Ada. Who is away is shown in the same place, without an
/// icon.
const COVERED: &str = "document.querySelector('#player-A small svg') !== null";

/// Bo plays until it is not Bo's turn. Returns an append at which it was not.
fn bo_waits(bo: &mut Visitor, dice: &mut Dice) -> u64 {
    loop {
        // Read before choosing: what comes later is not Bo's.
        let seq = bo.browser.seq();
        let Some(action) = bo.choose(dice) else { return seq };
        bo.act(&action);
    }
}

#[test]
fn a_player_whom_a_bot_covers_comes_back() {
    // The bot is slow enough for the player to take the turn back.
    let server = server_with(Options::default().args(["--bot-pace", "1500"]));
    let new = |name| Visitor::new(name, Profile::LAPTOP, server.address());
    let mut people = [new("Ada"), new("Bo")];
    let path = meet(&LONG, &mut people);
    let [ada, bo] = &mut people;
    // A player may let a bot play for themselves at any time; others must wait for a minute.
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

    // While the bot plays, Ada's page only offers to come back.
    assert_eq!(ada.browser.count(CONTROLS), 0, "no controls while a bot plays");
    ada.browser.click("#waits form[action$=\"/seats/A/back\"] button");
    for person in [&mut *ada, &mut *bo] {
        person.browser.until("Ada to be back", &format!("!({COVERED})"));
    }
    bo_waits(bo, &mut dice);
    assert_eq!(ada.play_until(&mut dice, |_, done| done == 1), 1, "Ada plays on");
    ada.browser.until_state("running");
}

/// Controls that act on the game.
const CONTROLS: &str = "form.act button, [data-act], #hand button";

#[test]
fn one_who_leaves_has_no_controls_and_finds_the_way_back() {
    let server = server_with(Options::default().args(["--bot-pace", "1500"]));
    let mut ada = Visitor::new("Ada", Profile::LAPTOP, server.address());
    let solo = Setup { seats: 1, ..*LONG };
    meet(&solo, std::slice::from_mut(&mut ada));
    assert!(ada.browser.count(CONTROLS) > 0, "Ada can act");
    ada.browser.click("#more form[action$=\"/seats/A/free\"] button");
    ada.browser.until("Ada to have left", COVERED);
    // The update that announces the bot also removes the controls.
    assert_eq!(ada.browser.count(CONTROLS), 0, "nothing to press after leaving");
    assert_eq!(ada.browser.count("#more form[action$=\"/free\"]"), 0, "nobody leaves twice");
    assert_eq!(ada.browser.text("#waits p"), words::text("covered-you", &[]));
    ada.browser.reload();
    ada.browser.until_there("#waits form[action$=\"/back\"] button");
    assert_eq!(ada.browser.count(CONTROLS), 0, "nor after a reload");
    ada.browser.click("#waits form[action$=\"/back\"] button");
    ada.browser.until("Ada to be back", &format!("!({COVERED})"));
    assert_eq!(ada.play_until(&mut Dice::new(3), |_, done| done == 1), 1, "Ada plays on");
}

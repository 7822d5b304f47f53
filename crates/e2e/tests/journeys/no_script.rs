//! Without script: forms alone lead from the first page to the end of a game.

use e2e::{Dice, Profile, Script, Setup, Visitor};

use crate::server;

/// Maximum number of actions of a short card game.
const MOST: usize = 200;

#[test]
fn forms_alone_lead_from_home_to_the_end() {
    let server = server();
    let profile = Profile { script: Script::Off, ..Profile::LAPTOP };
    let new = |name| Visitor::new(name, profile, server.address());
    let (mut ada, mut bo) = (new("Ada"), new("Bo"));
    // Every place for every card is a button in a collapsed list.
    let setup = Setup::of("labyrinth-cards");
    let path = ada.open_table(&setup);
    assert_eq!(ada.browser.count("html.js"), 0, "no script runs");
    let link = ada.link();
    bo.join(&link);
    bo.browser.until_there("#stage[data-seat=B]");
    for person in [&mut ada, &mut bo] {
        person.browser.click("#chairs form[action$=\"/ready\"] button");
        let ready = "document.querySelector('form[action$=\"/ready\"]') === null";
        person.browser.until("them to be ready", ready);
    }
    ada.browser.reload();
    ada.browser.click("#start");
    ada.browser.until_state("running");
    assert_eq!(ada.browser.path(), path, "a form leads back to its page");

    let (mut people, mut dice, mut done) = ([ada, bo], Dice::new(3), 0);
    while people[0].browser.count("#stage[data-state=running]") > 0 {
        assert!(done < MOST, "{done} actions and no end");
        for person in &mut people {
            person.browser.go(&path);
            while let Some(action) = person.choose(&mut dice) {
                let seq = person.browser.seq();
                person.browser.click(&format!("form.act button[name=action][value=\"{action}\"]"));
                person.browser.until_seq(seq + 1);
                assert_eq!(person.browser.path(), path, "an action leads back to the page");
                done += 1;
            }
        }
    }
    for person in &mut people {
        person.browser.go(&path);
        assert_eq!(person.browser.count("#stage[data-state=over] #end-title"), 1);
    }
}

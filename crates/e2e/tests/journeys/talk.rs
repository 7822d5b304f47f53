//! The chat.

use e2e::{Dice, Profile, Setup, Visitor};

use crate::maze::somebody_moves;
use crate::{LONG, meet, server, take_turns};

/// The field of the chat is enabled.
const OPEN: &str = "#chat input[name=text]:enabled";

/// Writes a message and sends it.
fn say(person: &mut Visitor, text: &str) {
    person.browser.fill("#chat input[name=text]", text);
    person.browser.click("#chat form button");
}

#[test]
fn what_was_written_is_there_once_after_a_reload_and_after_a_move() {
    let server = server();
    let new = |name| Visitor::new(name, Profile::LAPTOP, server.address());
    let mut people = [new("Ada"), new("Bo")];
    meet(&LONG, &mut people);
    let [ada, bo] = &mut people;
    say(ada, "Well met!");
    for person in [&mut *ada, &mut *bo] {
        person.browser.until_there("#chat-list li");
    }
    bo.browser.reload();
    bo.browser.until_there("#chat-list li");
    let mut dice = Dice::new(4);
    for _ in 0..2 {
        let seq = people[0].browser.seq();
        take_turns(&mut people, &mut dice, 1);
        for person in &mut people {
            person.browser.until_seq(seq + 1);
            assert_eq!(person.browser.count("#chat-list li"), 1, "{}", person.name);
        }
    }
}

/// MZ-40: the chat is disabled while the game demands silence, and says why.
#[test]
fn nobody_can_write_while_the_game_asks_for_silence() {
    let server = server();
    let new = |name| Visitor::new(name, Profile::LAPTOP, server.address());
    let mut people = [new("Ada"), new("Bo")];
    let setup = Setup {
        game: "magic-maze",
        seats: 2,
        bots: 0,
        settings: &[("scenario", "2"), ("sand", "600")],
        real_time: true,
    };
    meet(&setup, &mut people);
    people.iter_mut().for_each(|person| person.browser.until_there(OPEN));
    somebody_moves(&mut people);
    for person in &mut people {
        person.browser.until_there("#chat input[name=text]:disabled");
        person.browser.until_there("#chat .hint");
    }
}

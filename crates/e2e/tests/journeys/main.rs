//! Journeys of people through the pages, in real browsers.

mod covered;
mod finish;
mod fleeting;
mod keyboard;
mod language;
mod line;
mod maze;
mod motion;
mod no_script;
mod phone;
mod replay;
mod seat;
mod talk;
mod watcher;
mod webkit;

use e2e::{Clew, Dice, GAMES, Options, Setup, Visitor};

/// The Magic Labyrinth for so many chips that nobody wins before a journey is over: a chip takes a
/// roll and a step at least, and the move ends with it (ML-27).
const LONG: Setup = Setup { settings: &[("walls", "0"), ("chips", "12")], ..GAMES[0] };

/// A server whose bots do not take their time.
fn server() -> Clew {
    Clew::start(Options::default().args(["--bot-pace", "20"]))
}

/// One opens a table, the others come by its link, and the game begins.
fn meet(setup: &Setup, people: &mut [Visitor]) -> String {
    let (host, guests) = people.split_first_mut().expect("somebody opens the table");
    let path = host.open_table(setup);
    let link = host.link();
    for guest in guests.iter_mut() {
        guest.join(&link);
    }
    for _ in 0..setup.bots {
        host.add_bot();
    }
    host.start();
    for guest in guests {
        guest.browser.until_state("running");
    }
    path
}

/// Whoever's turn it is acts, and all see it, until so many actions are done.
fn take_turns(people: &mut [Visitor], dice: &mut Dice, actions: usize) {
    for _ in 0..actions {
        let seq = people.iter_mut().map(|person| person.browser.seq()).max().unwrap_or(0);
        people.iter_mut().for_each(|person| person.browser.until_seq(seq));
        let turn = people.iter_mut().position(|person| !person.actions().is_empty());
        let turn = &mut people[turn.expect("it is somebody's turn")];
        assert_eq!(turn.play_until(dice, |_, done| done == 1), 1, "{} can act", turn.name);
    }
}

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

use e2e::{Clew, Options, Setup, Visitor};

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

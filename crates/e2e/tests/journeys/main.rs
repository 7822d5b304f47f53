//! Journeys of people through the pages, in real browsers.

mod another_engine;
mod bump;
mod covered;
mod double_click;
mod finish;
mod fits;
mod fleeting;
mod home;
mod keyboard;
mod language;
mod layout;
mod line;
mod lobby;
mod maze;
mod motion;
mod no_script;
mod phone;
mod pictured;
mod reload;
mod replay;
mod seat;
mod talk;
mod watcher;

use std::sync::LazyLock;

use std::ops::{Deref, DerefMut};
use std::sync::{PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard};

use e2e::{Clew, Dice, Options, Setup, Visitor};

/// The Magic Labyrinth with more chips than a player can win during a journey: a chip takes at least a
/// roll and a step, and ends the move (ML-27).
static LONG: LazyLock<Setup> = LazyLock::new(|| Setup {
    settings: &[("walls", "0"), ("chips", "12")],
    ..Setup::of("magic-labyrinth")
});

/// Journeys run in parallel, except those that measure time.
static MACHINE: RwLock<()> = RwLock::new(());

/// A server, and the lock that its journey holds.
struct House<L> {
    clew: Clew,
    _leave: L,
}

impl<L> Deref for House<L> {
    type Target = Clew;

    fn deref(&self) -> &Clew {
        &self.clew
    }
}

impl<L> DerefMut for House<L> {
    fn deref_mut(&mut self) -> &mut Clew {
        &mut self.clew
    }
}

/// A server with fast bots. Each journey may have only one at a time.
fn server() -> House<RwLockReadGuard<'static, ()>> {
    server_with(quick())
}

fn server_with(options: Options) -> House<RwLockReadGuard<'static, ()>> {
    let leave = MACHINE.read().unwrap_or_else(PoisonError::into_inner);
    House { clew: Clew::start(options), _leave: leave }
}

/// A server for a journey that must run alone.
fn server_alone() -> House<RwLockWriteGuard<'static, ()>> {
    let leave = MACHINE.write().unwrap_or_else(PoisonError::into_inner);
    House { clew: Clew::start(quick()), _leave: leave }
}

fn quick() -> Options {
    Options::default().args(["--bot-pace", "20"])
}

/// The first person opens a table, the others join by its link, and the game starts.
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

/// Plays this number of actions, each by the player to move, and waits until all pages show them.
fn take_turns(people: &mut [Visitor], dice: &mut Dice, actions: usize) {
    for _ in 0..actions {
        let seq = people.iter_mut().map(|person| person.browser.seq()).max().unwrap_or(0);
        people.iter_mut().for_each(|person| person.browser.until_seq(seq));
        let turn = people.iter_mut().position(|person| !person.actions().is_empty());
        let turn = &mut people[turn.expect("it is somebody's turn")];
        assert_eq!(turn.play_until(dice, |_, done| done == 1), 1, "{} can act", turn.name);
    }
}

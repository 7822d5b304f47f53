//! Deadlines, pauses, and clocks that jump.

use game::Phase;
use table::{Command, Record, Rejected, UnixMillis};
use toy_game::Toy;

use crate::live::{Live, START, seat};

type Turns = Toy<true>;
type Rush = Toy<false>;

/// Milliseconds until the first deadline.
fn wait(live: &Live<impl game::Game>) -> u64 {
    live.table.deadline().expect("there is a deadline").0 - live.now.0
}

fn texts(live: &Live<impl game::Game>) -> Vec<String> {
    let last = live.appends.last().expect("there is an append");
    last.records().iter().map(Record::to_string).collect()
}

#[test]
fn an_action_before_the_deadline_counts_and_one_at_it_does_not() {
    let mut early = Live::<Turns>::started(5, &[]);
    let mut late = early.clone();
    let due = wait(&early);
    early.later(due - 1).act("A", "push 1").expect("in time");
    assert_eq!(texts(&early).len(), 1);

    let rejected = late.later(due).act("A", "push 1");
    assert_eq!(rejected, Err(Rejected::Stale));
    let written = texts(&late);
    assert!(written[0].starts_with("alarm ") && written[1].starts_with("chance "), "{written:?}");
    assert_eq!(written.len(), 2);
    late.act("A", "push 1").expect("it has been seen now");
}

#[test]
fn played_all_at_once_the_game_itself_judges_what_comes_late() {
    let mut live = Live::<Rush>::started(5, &[]);
    let order = live.action(seat("B"), "push 2");
    live.act("A", "push 1").expect("all may push");
    live.give(order).expect("all may push, whatever they have seen");
    let due = wait(&live);
    live.later(due).act("B", "push 3").expect("the alarm comes first, then the push");
    let written = texts(&live);
    assert!(written[0].starts_with("alarm ") && written[2].starts_with("act "), "{written:?}");
}

#[test]
fn whatever_comes_after_the_last_alarm_comes_too_late() {
    let mut live = Live::<Rush>::started(5, &[]);
    let rejected = live.later(60_000).act("A", "push 1");
    assert_eq!(rejected, Err(Rejected::Ended));
    let written = texts(&live);
    assert!(written.last().expect("records").starts_with("over "), "{written:?}");
    assert!(matches!(live.table.phase(), Some(Phase::Over(_))));
    assert_eq!(live.give(Command::Wake), Err(Rejected::NothingDue));
}

#[test]
fn nothing_is_due_before_the_deadline() {
    let mut live = Live::<Turns>::started(5, &[]);
    let due = wait(&live);
    assert_eq!(live.give(Command::Wake), Err(Rejected::NothingDue));
    assert_eq!(live.later(due - 1).give(Command::Wake), Err(Rejected::NothingDue));
    live.later(1).give(Command::Wake).expect("it is due");
}

#[test]
fn in_a_pause_no_time_passes_and_nobody_acts() {
    let mut live = Live::<Turns>::started(5, &[]);
    let due = wait(&live);
    live.later(400).give(Command::Pause).expect("it runs");
    assert_eq!(live.table.deadline(), None);
    assert_eq!(live.give(Command::Pause), Err(Rejected::Paused));
    assert_eq!(live.later(1_000_000).act("A", "push 1"), Err(Rejected::Paused));
    assert_eq!(live.give(Command::Wake), Err(Rejected::NothingDue));
    assert!(live.table.legal(seat("A")).is_empty());
    live.give(Command::Resume).expect("it is paused");
    assert_eq!(texts(&live), [format!("resume 00:00.400 {}", START.0 + 1_000_400)]);
    assert_eq!(live.give(Command::Resume), Err(Rejected::NotPaused));
    assert_eq!(wait(&live), due - 400);
    live.later(1).act("A", "push 1").expect("it runs");
    assert!(texts(&live)[0].starts_with("act 00:00.401 A "));
}

#[test]
fn a_deadline_that_has_come_is_raised_before_the_pause() {
    let mut live = Live::<Turns>::started(5, &[]);
    let due = wait(&live);
    live.later(due).give(Command::Pause).expect("it runs");
    let written = texts(&live);
    assert!(written[0].starts_with("alarm ") && written[2].starts_with("pause "), "{written:?}");
}

#[test]
fn a_clock_that_goes_back_stamps_nothing_earlier() {
    let mut live = Live::<Rush>::started(5, &[("goal", "90000")]);
    live.later(700).act("A", "push 1").expect("all may push");
    live.now = UnixMillis(3);
    live.act("B", "push 1").expect("all may push");
    assert!(texts(&live)[0].starts_with("act 00:00.700 B "));
    live.give(Command::Pause).expect("it runs");
    live.now = UnixMillis(1);
    live.give(Command::Resume).expect("it is paused");
    live.now = UnixMillis(11);
    live.act("B", "push 1").expect("all may push");
    assert!(texts(&live)[0].starts_with("act 00:00.710 B "));
    live.now = UnixMillis(u64::MAX);
    assert_eq!(live.give(Command::Wake), Ok(()));
    assert!(live.table.end().is_some());
}

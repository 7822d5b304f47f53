//! A real-time game at a table: Magic Maze.

use game::{FastDice, Seat, Talk, Viewer};
use magic_maze::{Action, Deed, MagicMaze, Sand};
use table::{Command, Record, Rejected};

use crate::live::{Live, seat};

type Mall = Live<MagicMaze>;

/// A seat that can slide a hero, and the shortest such slide.
fn slide(live: &Mall) -> (Seat, Action) {
    let seats = Seat::first(live.table.people().seats());
    let all = seats.flat_map(|seat| live.table.legal(seat).into_iter().map(move |a| (seat, a)));
    all.filter(|(_, action)| matches!(action, Action::Do { deed: Deed::Move { .. }, .. }))
        .min_by_key(|(_, action)| match action {
            Action::Do { deed: Deed::Move { count, .. }, .. } => *count,
            _ => u8::MAX,
        })
        .expect("somebody can slide")
}

fn begin(live: &mut Mall) {
    let (seat, action) = slide(live);
    live.act(seat.letter(), &action.to_string()).expect("it is legal");
}

fn sand(live: &Mall) -> Sand {
    live.table.view(Viewer::Watcher).expect("it is shown").sand
}

#[test]
fn mz_32_the_first_action_starts_the_sand() {
    let mut live = Mall::started(5, &[("seats", "2")]);
    live.later(60_000);
    assert_eq!(live.table.deadline(), None);
    let (from, _) = slide(&live);
    let to = if from == seat("A") { "B" } else { "A" };
    live.act(from.letter(), &format!("do-something {to}")).expect("that is no action");
    assert_eq!(live.table.deadline(), None);
    live.later(1_000);
    begin(&mut live);
    let due = live.table.deadline().expect("the sand runs");
    assert_eq!(due.0 - live.now.0, 180_000);
}

#[test]
fn mz_33_an_action_at_the_deadline_comes_too_late() {
    let mut early = Mall::started(5, &[("seats", "2")]);
    begin(&mut early);
    let mut late = early.clone();
    early.later(179_999);
    begin(&mut early);
    let (seat, action) = slide(&late);
    let rejected = late.later(180_000).act(seat.letter(), &action.to_string());
    assert_eq!(rejected, Err(Rejected::Ended));
    let last = late.appends.last().expect("there is an append");
    let kinds: Vec<String> = last.records().iter().map(Record::to_string).collect();
    assert!(kinds[0].starts_with("alarm 03:00.000"), "{kinds:?}");
    assert!(kinds[1].starts_with("over ") && kinds[1].ends_with(" lost"), "{kinds:?}");
}

#[test]
fn mz_34_a_pause_hides_the_mall_and_stops_the_sand() {
    let mut live = Mall::started(5, &[("seats", "2"), ("scenario", "2")]);
    begin(&mut live);
    let before = sand(&live);
    live.later(10_000).give(Command::Pause).expect("it runs");
    assert_eq!(live.table.view(Viewer::Seat(seat("A"))), None);
    assert_eq!(live.table.view(Viewer::Watcher), None);
    assert_eq!(live.table.may_talk(seat("A"), Talk::Eyes), Err(Rejected::Paused));
    assert!(live.table.legal(seat("A")).is_empty() && live.table.deadline().is_none());
    live.later(3_600_000).give(Command::Resume).expect("it is paused");
    assert_eq!(sand(&live), before, "game time leaves pauses out");
    assert_eq!(live.table.deadline().expect("it runs").0 - live.now.0, 170_000);
    let silence = live.table.may_talk(seat("A"), Talk::Words);
    assert!(matches!(silence, Err(Rejected::Refused(_))), "a pause opens no talk phase");
}

#[test]
fn mz_16_what_is_recorded_is_what_was_done() {
    // Search games with different seeds for a slide that another hero can block.
    for number in 0..=255 {
        let mut live = Mall::started(number, &[("seats", "2"), ("sand", "0")]);
        let mut dice = FastDice::new(number.into());
        (0..20).for_each(|_| assert!(live.act_randomly(&mut dice)));
        let Some((sender, long, rival, step)) = crossing(&live) else { continue };
        live.act(rival.letter(), &step.to_string()).expect("it is legal");
        live.act(sender.letter(), &long.to_string()).expect("it goes as far as it can");
        let last = live.appends.last().expect("there is an append").records();
        let Record::Act { action, .. } = &last[0] else { panic!("an action, not {}", last[0]) };
        assert_ne!(action.as_str(), long.to_string(), "it was shortened");
        return;
    }
    panic!("no game has two heroes whose ways cross");
}

/// A slide of one player, and a move of another after which the slide is no longer legal but still
/// accepted.
fn crossing(live: &Mall) -> Option<(Seat, Action, Seat, Action)> {
    let seats = || Seat::first(2);
    for (sender, rival) in seats().flat_map(|one| seats().map(move |other| (one, other))) {
        for long in live.table.legal(sender) {
            for step in live.table.legal(rival) {
                let mut trial = live.clone();
                let legal = |live: &Mall| live.table.legal(sender).contains(&long);
                if trial.act(rival.letter(), &step.to_string()).is_ok()
                    && !legal(&trial)
                    && trial.act(sender.letter(), &long.to_string()).is_ok()
                {
                    return Some((sender, long, rival, step));
                }
            }
        }
    }
    None
}
